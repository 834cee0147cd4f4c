"""A variable called min hides the function min.

en: Your function stops before it answers: read the last line of the error, then ask what each name on that line stands for.
fr: Votre fonction s'arrête avant de répondre : lisez la fin de l'erreur, puis cherchez ce que désigne chaque nom de cette ligne.
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    min = 0
    for couleur in range(1, 7):
        min = min + min(occurences(l1, couleur), occurences(l2, couleur))
    return min - bien_places(l1, l2)
