"""Only the well placed pegs are compared.

titre: Seuls les pions bien placés sont comparés.
en: A try holds two numbers. Try the code `[1, 2, 3, 4]` with the try `([2, 1, 5, 5], 0, 1)`: how many pegs are misplaced, and does your function notice?
fr: Un essai contient deux nombres. Essayez le code `[1, 2, 3, 4]` avec l'essai `([2, 1, 5, 5], 0, 1)` : combien de pions sont mal placés, et votre fonction s'en aperçoit-elle ?
fails: essai_compares_the_misplaced
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien
