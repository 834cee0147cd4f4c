"""The caller's secret is turned into text, peg by peg.

titre: Le code secret de l'appelant est changé en texte, pion par pion.
en: Print the secret before and after the call: is the list that you were lent still the same?
fr: Affichez le secret avant et après l'appel : la liste qu'on vous a prêtée est-elle toujours la même ?
fails: nombre_essais_leaves_its_argument_alone
"""


def nombre_essais(secret, codes=None):
    for i in range(4):
        secret[i] = str(secret[i])
    cible = [int(c) for c in secret]
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(cible, code)
            essais.append((code, bien, mal_places(cible, code)))
            if bien == 4:
                return len(essais)
