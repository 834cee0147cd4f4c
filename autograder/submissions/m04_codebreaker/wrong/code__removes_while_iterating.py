"""The tries that agree are removed from the list the loop walks through.

titre: Les essais en accord sont retirés de la liste que la boucle parcourt.
en: Show each try your loop meets, with a list of three: does it meet all of them?
fr: Affichez chaque essai que rencontre votre boucle, avec une liste de trois : les rencontre-t-elle tous ?
fails: code_accepts_a_possible_code
"""


def test_code(code, essais):
    for essai in essais:
        if test_essai(code, essai):
            essais.remove(essai)
    return len(essais) == 0
