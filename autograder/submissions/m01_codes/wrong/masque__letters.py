"""The pattern is written in letters instead of figures.

titre: Le motif est écrit en lettres au lieu de chiffres.
en: For the code `[1]` you give `'a'`: with what does the question ask you to number the colours?
fr: Pour le code `[1]`, vous donnez `'a'` : avec quoi demande-t-on de numéroter les couleurs ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += "abcdefghi"[vues.index(couleur)]
    return motif
