"""In one pass over the first list, an earlier misplaced peg takes the partner of a later well placed one.

titre: En un seul passage sur la première liste, un pion mal placé prend le partenaire d'un pion bien placé qui vient plus loin.
en: Your function decides peg by peg, from left to right: try `[2, 2]` and `[1, 2]`, then exchange the two lists. Should the answer change?
fr: Votre fonction décide pion par pion, de gauche à droite : essayez `[2, 2]` et `[1, 2]`, puis échangez les deux listes. La réponse doit-elle changer ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste = list(l2)
    mal = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            if l1[i] in reste:
                reste.remove(l1[i])
        elif l1[i] in reste:
            reste.remove(l1[i])
            mal += 1
    return mal
