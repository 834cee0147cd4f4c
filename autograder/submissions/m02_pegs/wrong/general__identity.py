"""The elements are compared with `is`, so equal lists or texts are missed.

en: Two lists may be equal without being the same object: which of these two questions do you ask?
fr: Deux listes peuvent être égales sans être le même objet : laquelle de ces deux questions posez-vous ?
fails: general_with_any_elements, general_with_lists_as_elements, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    libres = [True] * len(l2)
    communs = 0
    for a in l1:
        for j in range(len(l2)):
            if libres[j] and l2[j] is a:
                libres[j] = False
                communs += 1
                break
    bien = 0
    for a, b in zip(l1, l2):
        if a is b:
            bien += 1
    return communs - bien
