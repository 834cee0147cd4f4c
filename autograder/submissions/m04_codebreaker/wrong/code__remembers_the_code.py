"""The first answer given about a code is kept for ever, whatever the tries.

titre: La première réponse donnée sur un code est gardée pour toujours, quels que soient les essais.
en: Ask about the same code with an empty list, then with a list that contradicts it: does the answer change?
fr: Interrogez la fonction sur le même code avec une liste vide, puis avec une liste qui le contredit : la réponse change-t-elle ?
fails: code_twice
"""

memoire = {}


def test_code(code, essais):
    cle = str(code)
    if cle not in memoire:
        memoire[cle] = all(test_essai(code, essai) for essai in essais)
    return memoire[cle]
