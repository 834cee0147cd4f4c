"""The "copy" of the code is a second name for the same list.

en: Your lists are not the same after the call. If you thought you were working on a copy: does a second name make a second list?
fr: Vos listes ne sont plus les mêmes après l'appel. Si vous pensiez travailler sur une copie : un second nom fait-il une seconde liste ?
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
