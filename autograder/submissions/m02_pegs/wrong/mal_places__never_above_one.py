"""=+ is written where += is meant, so the count stays at 1.

titre: `=+` est écrit à la place de `+=` : le compte reste à 1.
en: Your answer is never larger than `1`: try `[1, 2]` and `[2, 1]`. What happens at the second misplaced peg?
fr: Votre réponse ne dépasse jamais `1` : essayez `[1, 2]` et `[2, 1]`. Que se passe-t-il au second pion mal placé ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = 0
    for pion in reste2:
        if pion in reste1:
            reste1.remove(pion)
            mal =+ 1
    return mal
