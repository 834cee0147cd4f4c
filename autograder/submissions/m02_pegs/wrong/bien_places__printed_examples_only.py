"""The two printed examples are answered by heart.

en: Your function knows the examples by heart: what does it answer for two lists of your own?
fr: Votre fonction connaît les exemples par cœur : que répond-elle pour deux listes de votre choix ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    if len(l1) == 5:
        return 2
    else:
        return 4
