"""Two loops count every pair of equal pegs at different positions.

en: Try [1, 2, 2] and [2, 1, 1]: in how many pairs does the same peg take part?
fr: Essayez [1, 2, 2] et [2, 1, 1] : à combien de paires le même pion participe-t-il ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        for j in range(len(l2)):
            if i != j and l1[i] == l2[j]:
                mal += 1
    return mal
