"""Each peg is compared with the one before it, and no other.

titre: Chaque pion n'est comparé qu'au précédent.
en: Try `[1, 2, 1]`: your function answers `'123'`. With which pegs should the last one be compared?
fr: Essayez `[1, 2, 1]` : votre fonction répond `'123'`. À quels pions faut-il comparer le dernier ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    numero = 1
    motif = "1"
    for i in range(1, len(code)):
        if code[i] != code[i - 1]:
            numero += 1
        motif += str(numero)
    return motif
