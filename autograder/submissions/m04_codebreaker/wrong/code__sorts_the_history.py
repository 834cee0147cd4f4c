"""The list of tries is sorted in place.

titre: La liste des essais est triée sur place.
en: Show the list of tries before and after the call: is it still in the order of the game?
fr: Affichez la liste d'essais avant et après l'appel : est-elle encore dans l'ordre de la partie ?
fails: code_leaves_its_arguments_alone
"""


def test_code(code, essais):
    essais.sort()
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True
