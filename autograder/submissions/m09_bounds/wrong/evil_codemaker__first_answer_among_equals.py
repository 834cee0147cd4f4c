"""Among answers that leave as many candidates, the first one met is given.

titre: Parmi les réponses qui laissent autant de candidats, c'est la première rencontrée qui est donnée.
en: When two answers leave as many candidates, which one does your function give: the smallest, or the one that came first?
fr: Quand deux réponses laissent le même nombre de candidats, laquelle votre fonction donne-t-elle : la plus petite, ou la première rencontrée ?
fails: evil_codemaker_takes_the_smallest_of_equals
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = {}
        for secret in candidates:
            parts.setdefault(game.score(guess, secret), []).append(secret)
        chosen = max(parts, key=lambda possible: len(parts[possible]))
        candidates = parts[chosen]
        return chosen

    return answer
