"""A second name is given to each list, which is then emptied.

en: Your lists are not the same after the call. If you thought you were working on copies: does a second name make a second list?
fr: Vos listes ne sont plus les mêmes après l'appel. Si vous pensiez travailler sur des copies : un second nom fait-il une seconde liste ?
fails: bien_places_leaves_its_lists_alone
"""


def bien_places(l1, l2):
    copie1 = l1
    copie2 = l2
    bien = 0
    while len(copie1) > 0:
        if copie1.pop() == copie2.pop():
            bien += 1
    return bien
