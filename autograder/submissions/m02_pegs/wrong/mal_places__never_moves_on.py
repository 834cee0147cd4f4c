"""The while loop never moves on to the next colour.

titre: La boucle `while` ne passe jamais à la couleur suivante.
en: Your function does not finish: does something in it start again and again? What changes each time, and does that bring the end nearer?
fr: Votre fonction ne se termine pas : quelque chose y recommence-t-il sans cesse ? Qu'est-ce qui change à chaque fois, et cela rapproche-t-il de la fin ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    couleur = 1
    while couleur <= 6:
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
