"""The result is the list of the positions, not their number.

titre: Le résultat est la liste des positions, pas leur nombre.
en: Your function says where `n` is: does the statement ask where it is, or how many times?
fr: Votre fonction dit où se trouve `n` : l'énoncé demande-t-il où il est, ou combien de fois ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    positions = []
    for i in range(len(l)):
        if l[i] == n:
            positions.append(i)
    return positions
