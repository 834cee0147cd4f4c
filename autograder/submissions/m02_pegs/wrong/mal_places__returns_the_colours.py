"""The result is the list of the misplaced colours, not their number.

titre: Le résultat est la liste des couleurs mal placées, pas leur nombre.
en: Your function says which colours are misplaced: does the statement ask which ones they are, or how many pegs there are?
fr: Votre fonction dit quelles couleurs sont mal placées : l'énoncé demande-t-il lesquelles, ou combien de pions ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = []
    for pion in reste2:
        if pion in reste1:
            reste1.remove(pion)
            mal.append(pion)
    return mal
