"""The flag starts at False, and can only stay there.

titre: Le drapeau part de `False`, et ne peut que le rester.
en: Try `test_code([2, 2, 2, 2], [([1, 1, 1, 1], 0, 0)])`, a code that is possible: what does your function answer, and at which line is that decided?
fr: Essayez `test_code([2, 2, 2, 2], [([1, 1, 1, 1], 0, 0)])`, un code possible : que répond votre fonction, et à quelle ligne cela se décide-t-il ?
fails: code_accepts_a_possible_code
"""


def test_code(code, essais):
    possible = False
    for essai in essais:
        possible = possible and test_essai(code, essai)
    return possible
