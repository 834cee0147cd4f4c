"""The inner loop goes on after the match, so one peg spends several.

en: Once a peg has found its partner in the other list, does it go on looking for another?
fr: Une fois qu'un pion a trouvé son partenaire dans l'autre liste, en cherche-t-il encore un autre ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    n = len(l1)
    pris = [False] * n
    for i in range(n):
        if l1[i] == l2[i]:
            pris[i] = True
    mal = 0
    for i in range(n):
        if l1[i] != l2[i]:
            for j in range(n):
                if not pris[j] and l1[j] == l2[i]:
                    pris[j] = True
                    mal += 1
    return mal
