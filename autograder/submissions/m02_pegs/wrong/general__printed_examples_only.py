"""The three printed examples are answered by heart.

titre: Les trois exemples affichés sont récités par cœur.
en: Your function gives the answers of the three examples, whatever the elements: what does it answer for two lists of your own?
fr: Votre fonction donne les réponses des trois exemples, quels que soient les éléments : que répond-elle pour deux listes de votre choix ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    if len(l1) == 5:
        return 2
    elif len(l1) == 1:
        return 1
    else:
        return 0
