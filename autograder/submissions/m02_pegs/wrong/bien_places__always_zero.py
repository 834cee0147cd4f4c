"""The count never changes: == is written where = is meant.

en: Your answer is always 0: which line is meant to make it grow, and does it?
fr: Votre réponse est toujours 0 : quelle ligne est censée la faire grandir, et le fait-elle ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien == bien + 1
    return bien
