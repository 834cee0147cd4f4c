"""The pair used for comparing is returned.

titre: C'est le couple servant à comparer qui est renvoyé.
en: You compare pairs. Which element of the pair is the answer?
fr: Vous comparez des couples. Quel élément du couple est la réponse ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min((-len(part), possible) for possible, part in parts.items())
        candidates = list(parts[chosen[1]])
        return chosen

    return answer
