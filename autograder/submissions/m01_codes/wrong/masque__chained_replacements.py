"""The colours are replaced one after the other in the text, so that numbers get replaced too.

titre: Les couleurs sont remplacées l'une après l'autre dans le texte : des numéros sont remplacés aussi.
en: Try `[2, 1]`: your function answers `'22'`. Follow the first peg: which values does it take, one after the other?
fr: Essayez `[2, 1]` : votre fonction répond `'22'`. Suivez le premier pion : quelles valeurs prend-il tour à tour ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    motif = "".join(str(couleur) for couleur in code)
    numero = 0
    for couleur in dict.fromkeys(code):
        numero += 1
        motif = motif.replace(str(couleur), str(numero))
    return motif
