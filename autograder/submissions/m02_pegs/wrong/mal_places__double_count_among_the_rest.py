"""The well placed pegs are set aside, but a remaining peg of the code still answers several times.

titre: Les pions bien placés sont mis à part, mais un pion restant du code répond encore plusieurs fois.
en: Among the pegs that are not well placed, can one be the partner of two others? Try `[1, 2, 3]` and `[2, 4, 2]`.
fr: Parmi les pions qui ne sont pas bien placés, l'un d'eux peut-il être le partenaire de deux autres ? Essayez `[1, 2, 3]` et `[2, 4, 2]`.
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = 0
    for pion in reste2:
        if pion in reste1:
            mal += 1
    return mal
