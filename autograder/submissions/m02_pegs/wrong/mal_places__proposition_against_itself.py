"""The misplaced pegs are looked for in the proposition itself instead of the code.

titre: Les pions mal placés sont cherchés dans la proposition elle-même au lieu du code.
en: Try `[1, 2]` and `[3, 3]`: your function answers `2`. In which list has it found the colour `3`?
fr: Essayez `[1, 2]` et `[3, 3]` : votre fonction répond `2`. Dans quelle liste a-t-elle trouvé la couleur `3` ?
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
