"""Positions computed before the removals no longer exist after them.

titre: Des positions relevées avant les suppressions n'existent plus après elles.
en: Try `[4, 1]` with `n = 4`: your function stops. After the `4`, does the next position it looks at still exist?
fr: Essayez `[4, 1]` avec `n = 4` : votre fonction s'arrête. Après le `4`, la position suivante qu'elle regarde existe-t-elle encore ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    reste = list(l)
    compteur = 0
    for i in range(len(l)):
        if reste[i] == n:
            reste.pop(i)
            compteur += 1
    return compteur
