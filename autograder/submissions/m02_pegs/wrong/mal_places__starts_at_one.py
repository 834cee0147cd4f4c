"""The first peg of the proposition is never looked at: range(1, len(l2)).

titre: Le premier pion de la proposition n'est jamais examiné : `range(1, len(l2))`.
en: Try `[1, 2, 3]` and `[3, 4, 5]`, where only the first peg of the second list is misplaced: is it counted?
fr: Essayez `[1, 2, 3]` et `[3, 4, 5]`, où seul le premier pion de la seconde liste est mal placé : est-il compté ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    reste1 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
    mal = 0
    for i in range(1, len(l2)):
        if l1[i] != l2[i] and l2[i] in reste1:
            reste1.remove(l2[i])
            mal += 1
    return mal
