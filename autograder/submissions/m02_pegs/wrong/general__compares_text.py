"""The occurrences are counted on the texts of the elements, so True and 1 differ.

titre: Les occurrences sont comptées sur les textes des éléments : `True` et 1 diffèrent.
en: For Python, is `"1"` equal to `1`? And `True` to `1`? And for your function?
fr: Pour Python, `"1"` est-il égal à `1` ? Et `True` à `1` ? Et pour votre fonction ?
fails: general_with_any_elements, general_with_lists_as_elements, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    textes = []
    for element in l2:
        textes.append(str(element))
    communs = 0
    for element in l1:
        if str(element) in textes:
            textes.remove(str(element))
            communs += 1
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien
