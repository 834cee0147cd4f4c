"""The well placed elements are not taken away from the common ones.

titre: Les éléments bien placés ne sont pas retranchés des éléments communs.
en: Compare a list with itself: how many elements are misplaced, and what does your function answer?
fr: Comparez une liste à elle-même : combien d'éléments sont mal placés, et que répond votre fonction ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    return communs
