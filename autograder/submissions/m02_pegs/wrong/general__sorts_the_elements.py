"""The lists inside the lists are sorted on the way, those of the caller.

titre: Les listes contenues dans les listes sont triées au passage, celles de l'appelant.
en: Print your two lists before and after `mal_places_general([[2, 1], 3], [3, [2, 1]])`: what has become of the inner lists?
fr: Affichez vos deux listes avant et après `mal_places_general([[2, 1], 3], [3, [2, 1]])` : que sont devenues les listes intérieures ?
fails: general_leaves_its_lists_alone
"""


def mal_places_general(l1, l2):
    for element in l1 + l2:
        if isinstance(element, list):
            element.sort(key=repr)
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    restes = list(l2)
    for element in l1:
        if element in restes:
            restes.remove(element)
    return len(l2) - len(restes) - bien
