"""The well-placed elements are marked with "#" and "##", which may themselves be elements.

titre: Les éléments bien placés sont marqués par « # » et « ## », qui peuvent être eux-mêmes des éléments.
en: In `[7, 8]` and `[7, "#"]`, the 7 is well placed, and nothing is misplaced. Does `"#"` mean something else in your function?
fr: Dans `[7, 8]` et `[7, "#"]`, le 7 est bien placé, et rien n'est mal placé. Le `"#"` a-t-il un autre sens dans votre fonction ?
fails: general_with_any_elements
"""


def mal_places_general(l1, l2):
    a = list(l1)
    b = list(l2)
    for i in range(min(len(a), len(b))):
        if a[i] == b[i]:
            a[i] = "#"
            b[i] = "##"
    mal = 0
    for element in a:
        if element in b:
            b.remove(element)
            mal += 1
    return mal
