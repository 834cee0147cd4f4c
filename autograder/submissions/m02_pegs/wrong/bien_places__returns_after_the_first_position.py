"""The return is inside the loop: the answer is given after the first position.

titre: Le `return` est dans la boucle : la réponse est donnée après la première position.
en: Only the first position decides your answer: try `[1, 2]` and `[3, 2]`. Does the second one count?
fr: Seule la première position décide de votre réponse : essayez `[1, 2]` et `[3, 2]`. La seconde compte-t-elle ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
        return bien
