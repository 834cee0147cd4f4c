"""In one pass, an earlier misplaced element takes the partner of a later well placed one.

titre: En un seul passage, un élément mal placé prend le partenaire d'un élément bien placé qui vient plus loin.
en: When you call an element misplaced, do you already know whether a later one is well placed? Try `[1, 2]` and `[2, 2]`.
fr: Quand vous déclarez un élément mal placé, savez-vous déjà si un élément suivant est bien placé ? Essayez `[1, 2]` et `[2, 2]`.
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
