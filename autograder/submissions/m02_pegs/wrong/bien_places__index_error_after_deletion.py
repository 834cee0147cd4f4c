"""Positions computed before the deletions no longer exist after them.

titre: Des positions relevées avant les suppressions n'existent plus après elles.
en: Try `[1, 2]` and `[1, 3]`: your function stops. After the first pegs, does the next position it looks at still exist?
fr: Essayez `[1, 2]` et `[1, 3]` : votre fonction s'arrête. Après les premiers pions, la position suivante qu'elle regarde existe-t-elle encore ?
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
