"""The result is shown or computed but not returned.

titre: Le résultat est affiché ou calculé, mais pas renvoyé.
en: Your function shows something but gives nothing back, and showing is not returning: after `x = bien_places([1], [1])`, what does `x` hold?
fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer : après `x = bien_places([1], [1])`, que contient `x` ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    print("bien placés :", bien)
