"""With ten pegs of one colour or more, the result is wrong.

titre: Avec dix pions d'une couleur ou plus, le résultat est faux.
en: Try two lists with a dozen pegs of colour `1`: how many does your function count? Where does it keep that number, and how large may it be there?
fr: Essayez deux listes où il y a une douzaine de pions de couleur `1` : combien votre fonction en compte-t-elle ? Où garde-t-elle ce nombre, et jusqu'où peut-il aller là ?
fails: mal_places_for_any_length
"""


def mal_places(l1, l2):
    comptes1 = sum(10 ** (pion - 1) for pion in l1)
    comptes2 = sum(10 ** (pion - 1) for pion in l2)
    communs = 0
    while comptes1 and comptes2:
        communs += min(comptes1 % 10, comptes2 % 10)
        comptes1 //= 10
        comptes2 //= 10
    return communs - bien_places(l1, l2)
