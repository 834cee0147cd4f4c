"""The result is shown or computed but not returned.

en: Your function gives nothing back: after x = bien_places([1], [1]), what is in x? Showing a number is not returning it.
fr: Votre fonction ne renvoie rien : après x = bien_places([1], [1]), que contient x ? Afficher un nombre n'est pas le renvoyer.
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    print("bien placés :", bien)
