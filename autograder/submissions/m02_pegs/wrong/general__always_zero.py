"""The answer is 0 whatever the lists.

titre: La réponse est 0 quelles que soient les listes.
en: Your answer is always `0`: try `[1]` and `[2, 1]`. Which element is misplaced, and what in your function should notice it?
fr: Votre réponse est toujours `0` : essayez `[1]` et `[2, 1]`. Quel élément est mal placé, et qu'est-ce qui devrait le remarquer dans votre fonction ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    return 0
