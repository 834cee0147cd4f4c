"""The result is a string of digits.

titre: Le résultat est une chaîne de chiffres.
en: Your function answers with text: is `"2"` equal to `2`, and can you add `1` to it?
fr: Votre fonction répond par un texte : `"2"` est-il égal à `2`, et peut-on lui ajouter `1` ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    mal = communs - bien_places(l1, l2)
    return str(mal)
