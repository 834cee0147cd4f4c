"""The two numbers of an answer are added up before they are compared.

titre: Les deux nombres d'une réponse sont additionnés avant d'être comparés.
en: Do 1 well placed and 2 misplaced say the same as 2 well placed and 1 misplaced? Print the game against 3 2 2 4 and compare it with the one of the module before.
fr: Un bien placé et 2 mal placés disent-ils la même chose que 2 bien placés et 1 mal placé ? Affichez la partie contre 3 2 2 4 et comparez-la à celle du module précédent.
fails: nombre_essais_counts_every_proposition
"""


def communs(code1, code2):
    return bien_places(code1, code2) + mal_places(code1, code2)


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while restants:
        code = restants[0]
        n += 1
        if code == secret:
            return n
        restants = [c for c in restants[1:] if communs(c, code) == communs(secret, code)]
