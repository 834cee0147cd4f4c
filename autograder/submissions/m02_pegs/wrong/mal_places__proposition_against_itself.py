"""The misplaced pegs are looked for in the proposition itself instead of the code.

titre: Les pions mal placés sont cherchés dans la proposition elle-même au lieu du code.
en: Try `[1, 2]` and `[2, 1]`: your function answers `0`. In which list does it look for the colours of the second one?
fr: Essayez `[1, 2]` et `[2, 1]` : votre fonction répond `0`. Dans quelle liste cherche-t-elle les couleurs de la seconde ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i]:
            autres = l2[:i] + l2[i + 1 :]
            if l2[i] in autres:
                mal += 1
    return mal
