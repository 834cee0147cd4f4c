"""Only the misplaced pegs are compared.

titre: Seuls les pions mal placés sont comparés.
en: A try holds two numbers. Try the code `[1, 1, 2, 1]` with the try `([1, 1, 1, 1], 2, 0)`: how many pegs are well placed, and does your function notice?
fr: Un essai contient deux nombres. Essayez le code `[1, 1, 2, 1]` avec l'essai `([1, 1, 1, 1], 2, 0)` : combien de pions sont bien placés, et votre fonction s'en aperçoit-elle ?
fails: essai_compares_the_well_placed
"""


def test_essai(code, essai):
    if mal_places(code, essai[0]) == essai[2]:
        return True
    else:
        return False
