"""The second list is emptied once every peg is well placed.

titre: La seconde liste est vidée dès que tous les pions sont bien placés.
en: After `bien_places([1], [1])`, the second list is empty: where has its peg gone, and would the same call still answer `1`?
fr: Après `bien_places([1], [1])`, la seconde liste est vide : où est passé son pion, et le même appel répondrait-il encore `1` ?
fails: bien_places_leaves_its_lists_alone
"""


def bien_places(l1, l2):
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    if bien == len(l1):
        l2.clear()
    return bien
