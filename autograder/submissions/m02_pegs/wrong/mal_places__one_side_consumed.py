"""The well placed pegs are taken out of the code, but not out of the proposition.

titre: Les pions bien placés sont retirés du code, mais pas de la proposition.
en: A well placed peg has served in both lists: try `[1, 1]` and `[1, 2]`. With which peg of the second does the last `1` of the first form a pair?
fr: Un pion bien placé a servi dans les deux listes : essayez `[1, 1]` et `[1, 2]`. Avec quel pion de la seconde le dernier `1` de la première forme-t-il une paire ?
fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six
"""


def mal_places(l1, l2):
    reste1 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
    mal = 0
    for pion in l2:
        if pion in reste1:
            reste1.remove(pion)
            mal += 1
    return mal
