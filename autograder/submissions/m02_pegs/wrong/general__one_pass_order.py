"""In one pass, an earlier misplaced element takes the partner of a later well placed one.

en: When you reach the second element, do you already know whether the third one is well placed?
fr: Au deuxième élément, savez-vous déjà si le troisième est bien placé ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths
"""


def mal_places_general(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if i < len(l1) and l1[i] == l2[i]:
            if l2[i] in reste:
                reste.remove(l2[i])
        elif l2[i] in reste:
            reste.remove(l2[i])
            mal += 1
    return mal
