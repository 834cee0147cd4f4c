"""The lists are sorted, then compared position by position.

titre: Les listes sont triées, puis comparées position par position.
en: Try `[1, 2, 3]` and `[2, 3, 4]`: the `2` and the `3` are misplaced. Do they fall in the same columns once each list is sorted?
fr: Essayez `[1, 2, 3]` et `[2, 3, 4]` : le `2` et le `3` sont mal placés. Tombent-ils dans les mêmes colonnes une fois chaque liste triée ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    trie1 = sorted(l1)
    trie2 = sorted(l2)
    return bien_places(trie1, trie2) - bien_places(l1, l2)
