"""The two printed examples are answered by heart.

titre: Les deux exemples affichés sont récités par cœur.
en: Your function gives the answers of the two examples, whatever the pegs: what does it answer for two lists of your own?
fr: Votre fonction donne les réponses des deux exemples, quels que soient les pions : que répond-elle pour deux listes de votre choix ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    if len(l1) == 5:
        return 2
    else:
        return 4
