"""The codes that are not possible are counted as tries.

titre: Les codes qui ne sont pas possibles sont comptés comme des essais.
en: The secret 2 2 2 2 is found by the second proposition, and your function says `259`: what is a try, a code that is examined or a code that is proposed?
fr: Le secret 2 2 2 2 est trouvé par la deuxième proposition, et votre fonction dit `259` : qu'est-ce qu'un essai, un code examiné ou un code proposé ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    n = 1
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            if bien == 4:
                return n
            essais.append((code, bien, mal_places(secret, code)))
        else:
            n += 1
