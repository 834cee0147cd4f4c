"""A second name is given to each list, which is then emptied.

titre: Un second nom est donné à chaque liste, qui est ensuite vidée.
en: After the call, both lists are empty. If you meant to work on copies: does giving a list a second name make a second list?
fr: Après l'appel, les deux listes sont vides. Si vous vouliez travailler sur des copies : donner un second nom à une liste crée-t-il une seconde liste ?
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
