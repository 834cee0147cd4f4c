"""The lists are sorted, then compared position by position.

en: Sort [1, 2, 3] and [2, 3, 4]: the 2 is in both. Does it land in the same column?
fr: Triez [1, 2, 3] et [2, 3, 4] : le 2 est dans les deux. Tombe-t-il dans la même colonne ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    trie1 = sorted(l1)
    trie2 = sorted(l2)
    return bien_places(trie1, trie2) - bien_places(l1, l2)
