"""A peg answers for several, and the count is never set back to 0: two mistakes, of which one must not hide the other.

titre: Un pion répond pour plusieurs, et le compte n'est jamais remis à 0 : deux erreurs, dont l'une ne doit pas cacher l'autre.
en: In `[1, 2, 3, 4]` and `[2, 5, 2, 2]`, the first list has a single `2`: with how many pegs of the second can it form a pair? And what should the count be when a call begins?
fr: Dans `[1, 2, 3, 4]` et `[2, 5, 2, 2]`, la première liste n'a qu'un `2` : avec combien de pions de la seconde peut-il former une paire ? Et que doit valoir le compte quand un appel commence ?
fails: mal_places_spends_each_peg_once, mal_places_twice
"""

total = 0


def mal_places(l1, l2):
    global total
    for i in range(len(l1)):
        if l2[i] in l1 and l2[i] != l1[i]:
            total = total + 1
    return total
