"""The answer is the length of the lists.

titre: La réponse est la longueur des listes.
en: Your answer is the length of the lists, whatever the pegs: when is a peg not misplaced?
fr: Votre réponse est la longueur des listes, quels que soient les pions : quand un pion n'est-il pas mal placé ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    mal = 0
    for pion in l1:
        if pion in l1 or pion in l2:
            mal += 1
    return mal
