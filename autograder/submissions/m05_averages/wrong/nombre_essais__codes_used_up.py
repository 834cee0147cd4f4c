"""The codes that are handed over are taken out of the caller's list.

titre: Les codes transmis sont retirés de la liste de celui qui appelle.
en: Print the length of the list before a game and after it: which line of your function changes it, and what does the next game find?
fr: Affichez la longueur de la liste avant une partie et après : quelle ligne de votre fonction la change, et que trouve la partie suivante ?
fails: nombre_essais_leaves_its_argument_alone
"""

def nombre_essais(secret, codes=None):
    if codes is None:
        codes = tous_les_codes(4, 6)
    essais = []
    while codes:
        code = codes.pop(0)
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
