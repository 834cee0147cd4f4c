"""The elements already used are marked with None, which may itself be an element.

en: The elements may be anything: what does your function do with a misplaced None?
fr: Les éléments peuvent être n'importe quoi : que fait votre fonction d'un None mal placé ?
fails: general_with_any_elements, general_with_different_lengths
"""


def mal_places_general(l1, l2):
    a = list(l1)
    b = list(l2)
    for i in range(min(len(a), len(b))):
        if a[i] == b[i]:
            a[i] = None
            b[i] = None
    mal = 0
    for element in a:
        if element is not None and element in b:
            b[b.index(element)] = None
            mal += 1
    return mal
