"""The "copy" of the code is a second name for the same list.

titre: La « copie » du code est un second nom de la même liste.
en: After the call, the first list has lost pegs. If you meant to work on a copy: does giving a list a second name make a second list?
fr: Après l'appel, la première liste a perdu des pions. Si vous vouliez travailler sur une copie : donner un second nom à une liste crée-t-il une seconde liste ?
fails: mal_places_leaves_its_lists_alone
"""


def mal_places(l1, l2):
    bien = bien_places(l1, l2)
    copie = l1
    communs = 0
    for pion in l2:
        if pion in copie:
            copie.remove(pion)
            communs += 1
    return communs - bien
