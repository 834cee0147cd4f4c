"""The answer is 1 whatever the lists.

titre: La réponse est 1 quelles que soient les listes.
en: Your answer is `1` whatever the lists: what part do they play in it?
fr: Votre réponse est `1` quelles que soient les listes : quel rôle y jouent-elles ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    return 1
