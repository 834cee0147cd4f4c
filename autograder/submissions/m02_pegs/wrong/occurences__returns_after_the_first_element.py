"""The return is inside the loop: the answer is given after the first element.

titre: Le `return` est dans la boucle : la réponse est donnée après le premier élément.
en: Only the first element decides your answer: try `[1, 4]` with `n = 4`. Does the second one count?
fr: Seul le premier élément décide de votre réponse : essayez `[1, 4]` avec `n = 4`. Le second compte-t-il ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        return compteur
