"""Each supposed reply is added to the history and stays there.

titre: Chaque réponse supposée est ajoutée à l'historique et y reste.
en: When the second secret is supposed, is the turn of the first one still in your list? Which turns should be in it?
fr: Quand on suppose le deuxième secret, le tour du premier est-il encore dans votre liste ? Quels tours devrait-elle contenir ?
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    supposed = list(history)
    total = 0
    for secret in area:
        supposed.append((guess, *bulls_n_cows(guess, secret)))
        total += len(compatible_area(supposed, area))
    return total / len(area)
