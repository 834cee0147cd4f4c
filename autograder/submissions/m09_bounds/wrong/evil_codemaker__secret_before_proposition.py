"""`score` is called with the secret first.

titre: `score` est appelée avec le secret en premier.
en: Seen from the proposition 2, is the secret 7 higher or lower? In which order does `score` expect them?
fr: Vu de la proposition 2, le secret 7 est-il plus haut ou plus bas ? Dans quel ordre `score` les attend-elle ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(secret, guess))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer
