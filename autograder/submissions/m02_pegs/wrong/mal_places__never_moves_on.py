"""A call does not come to its end: a loop that never moves on, for example.

titre: Un appel ne se termine pas : une boucle qui n'avance jamais, par exemple.
en: This call does not come to its end, or asks for too much memory: is something in your function repeated again and again, or does something grow? What changes each time, and does that bring the end nearer?
fr: Cet appel ne se termine pas, ou demande trop de mémoire : quelque chose se répète-t-il sans cesse dans votre fonction, ou y grandit-il ? Qu'est-ce qui change à chaque fois, et cela rapproche-t-il de la fin ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    couleur = 1
    while couleur <= 6:
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - bien_places(l1, l2)
