"""One list is changed in place and stored in every try.

titre: Une seule liste est changée sur place et rangée dans chaque essai.
en: After 1 1 1 1, no other code seems possible to your program: print the list of tries while the codes go by. Does it still hold what was proposed?
fr: Après 1 1 1 1, plus aucun code ne semble possible à votre programme : affichez la liste des essais pendant que les codes défilent. Contient-elle encore ce qui a été proposé ?
fails: nombre_essais_counts_every_proposition
"""


def nombre_essais(secret, codes=None):
    code = [1, 1, 1, 1]
    essais = []
    for a in range(1, 7):
        code[0] = a
        for b in range(1, 7):
            code[1] = b
            for c in range(1, 7):
                code[2] = c
                for d in range(1, 7):
                    code[3] = d
                    if test_code(code, essais):
                        bien = bien_places(secret, code)
                        mal = mal_places(secret, code)
                        essais.append((code, bien, mal))
                        if bien == 4:
                            return len(essais)
