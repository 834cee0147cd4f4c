"""The result is the list of the positions, not their number.

en: Your function says where the well placed pegs are. The question is how many there are.
fr: Votre fonction dit où sont les pions bien placés. La question est : combien y en a-t-il ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    places = []
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            places.append(i)
    return places
