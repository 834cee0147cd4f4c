"""The answer is 1 whatever the lists.

titre: La réponse est 1 quelles que soient les listes.
en: Your answer is `1` whatever the lists: what part do they play in it?
fr: Votre réponse est `1` quelles que soient les listes : quel rôle y jouent-elles ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    return 1
