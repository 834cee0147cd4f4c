"""The answer is 0 whatever the lists.

en: Your answer is 0 whatever the lists: what part do they play in it?
fr: Votre réponse est 0 quelles que soient les listes : quel rôle y jouent-elles ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    return 0
