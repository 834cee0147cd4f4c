"""After a deletion the loop moves on, and the next position is skipped.

en: Make two neighbouring positions agree: once the first has been counted, is the second still looked at?
fr: Rendez égales deux positions voisines : une fois la première comptée, la seconde est-elle encore regardée ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    reste1 = list(l1)
    reste2 = list(l2)
    bien = 0
    i = 0
    while i < len(reste1):
        if reste1[i] == reste2[i]:
            bien += 1
            reste1.pop(i)
            reste2.pop(i)
        i += 1
    return bien
