"""The answer is 0 as soon as the lengths differ.

titre: La réponse est 0 dès que les longueurs diffèrent.
en: Try `[1]` and `[2, 1]`: the lengths differ, and yet the `1` is in both lists. Is it misplaced?
fr: Essayez `[1]` et `[2, 1]` : les longueurs diffèrent, et pourtant le `1` est dans les deux listes. Est-il mal placé ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    if len(l1) != len(l2):
        return 0
    reste = list(l2)
    mal = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            mal += 1
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            mal -= 1
    return mal
