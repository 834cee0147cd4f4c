"""=+ is written where += is meant, so the count stays at 1.

titre: `=+` est écrit à la place de `+=` : le compte reste à 1.
en: Your answer is never larger than `1`: take two lists that agree at two positions. What happens at the second one?
fr: Votre réponse ne dépasse jamais `1` : prenez deux listes égales à deux positions. Que se passe-t-il à la seconde ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien =+ 1
    return bien
