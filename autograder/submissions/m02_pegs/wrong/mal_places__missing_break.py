"""The inner loop goes on after the match, so one peg spends several.

titre: La boucle intérieure continue après avoir trouvé : un pion en utilise plusieurs.
en: Try `[2, 3, 2]` and `[5, 2, 6]`: the second list has a single `2`. Can it be the partner of two pegs?
fr: Essayez `[2, 3, 2]` et `[5, 2, 6]` : la seconde liste n'a qu'un `2`. Peut-il être le partenaire de deux pions ?
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
