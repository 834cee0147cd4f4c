"""Positions computed before the deletions no longer exist after them.

en: If the lists become shorter on the way, do all the positions you planned to visit still exist?
fr: Si les listes raccourcissent en chemin, toutes les positions que vous vouliez visiter existent-elles encore ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    reste1 = l1[:]
    reste2 = l2[:]
    bien = 0
    for i in range(len(l1)):
        if reste1[i] == reste2[i]:
            bien += 1
            del reste1[i]
            del reste2[i]
    return bien
