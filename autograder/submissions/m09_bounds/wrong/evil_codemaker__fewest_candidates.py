"""The answer that leaves fewest candidates is given.

titre: C'est la réponse qui laisse le moins de candidats qui est donnée.
en: How many candidates does your answer leave, and how many would another one leave? Which does the evil codemaker want?
fr: Combien de candidats votre réponse laisse-t-elle, et combien une autre en laisserait-elle ? Que veut le meneur de jeu retors ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer
