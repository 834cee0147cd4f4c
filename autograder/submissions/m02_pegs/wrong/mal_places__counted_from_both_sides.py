"""Each misplaced peg is counted once from the code and once from the proposition.

titre: Chaque pion mal placé est compté une fois depuis le code et une fois depuis la proposition.
en: Try `[1, 2]` and `[2, 3]`: only the `2` is misplaced. How many times does your function count it?
fr: Essayez `[1, 2]` et `[2, 3]` : seul le `2` est mal placé. Combien de fois votre fonction le compte-t-elle ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            if l1[i] in l2:
                mal += 1
            if l2[i] in l1:
                mal += 1
    return mal
