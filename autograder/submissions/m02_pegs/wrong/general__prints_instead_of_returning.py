"""The result is shown or computed but not returned.

titre: Le résultat est affiché ou calculé, mais pas renvoyé.
en: Your function shows something but gives nothing back, and showing is not returning: after `x = mal_places_general([1], [2, 1])`, what does `x` hold?
fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer : après `x = mal_places_general([1], [2, 1])`, que contient `x` ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    print(communs)
