"""A variable called min hides the function min.

titre: Une variable appelée `min` cache la fonction `min`.
en: Your function stops every time: read the error, then ask what each name on its line stands for. If you wrote a minimum of your own, try it alone on `(2, 2)`.
fr: Votre fonction s'arrête à chaque fois : lisez l'erreur, puis cherchez ce que désigne chaque nom de sa ligne. Si vous avez écrit votre propre minimum, essayez-le seul sur `(2, 2)`.
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    min = 0
    for couleur in range(1, 7):
        min = min + min(occurences(l1, couleur), occurences(l2, couleur))
    return min - bien_places(l1, l2)
