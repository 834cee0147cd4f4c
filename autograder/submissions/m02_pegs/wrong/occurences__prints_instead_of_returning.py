"""The result is shown or computed but not returned.

titre: Le résultat est affiché ou calculé, mais pas renvoyé.
en: Your function shows something but gives nothing back, and showing is not returning: after `x = occurences([3], 3)`, what does `x` hold?
fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer : après `x = occurences([3], 3)`, que contient `x` ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    print(compteur)
