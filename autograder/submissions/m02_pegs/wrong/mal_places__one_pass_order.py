"""In one pass, an earlier misplaced peg takes the partner of a later well placed one.

titre: En un seul passage, un pion mal placé prend le partenaire d'un pion bien placé qui vient plus loin.
en: When you call a peg misplaced, do you already know whether a later one is well placed? Try `[1, 2]` and `[2, 2]`.
fr: Quand vous déclarez un pion mal placé, savez-vous déjà si un pion suivant est bien placé ? Essayez `[1, 2]` et `[2, 2]`.
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if l1[i] == l2[i]:
            if l2[i] in reste:
                reste.remove(l2[i])
        elif l2[i] in reste:
            mal += 1
            reste.remove(l2[i])
    return mal
