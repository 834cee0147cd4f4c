"""Among answers that leave as many candidates, the smallest is looked for in their texts.

titre: Parmi les réponses qui laissent autant de candidats, la plus petite est cherchée dans leurs textes.
en: A game may answer by numbers: which is smaller, 9 or 10? And `'9'` or `'10'`?
fr: Un jeu peut répondre par des nombres : lequel est le plus petit, 9 ou 10 ? Et `'9'` ou `'10'` ?
fails: evil_codemaker_takes_the_smallest_of_equals
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), str(possible)))
        candidates = list(parts[chosen])
        return chosen

    return answer
