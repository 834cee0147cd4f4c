"""The result is shown or computed but not returned.

titre: Le résultat est affiché ou calculé, mais pas renvoyé.
en: Your function shows something but gives nothing back, and showing is not returning: after `x = mal_places([1, 2], [2, 1])`, what does `x` hold?
fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer : après `x = mal_places([1, 2], [2, 1])`, que contient `x` ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    print("mal placés :", communs - bien_places(l1, l2))
