"""The misplaced pegs are added in a branch that is never reached.

titre: Les pions mal placés sont ajoutés dans une branche qui n'est jamais atteinte.
en: Your answer is always `0`: try `[1, 2]` and `[2, 1]`, where both pegs are misplaced. What in your function should notice it?
fr: Votre réponse est toujours `0` : essayez `[1, 2]` et `[2, 1]`, où les deux pions sont mal placés. Qu'est-ce qui devrait le remarquer dans votre fonction ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    bien = 0
    mal = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
            if l1[i] != l2[i] and l2[i] in l1:
                mal += 1
    return mal
