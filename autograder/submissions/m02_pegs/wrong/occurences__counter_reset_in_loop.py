"""The counter is set to 0 inside the loop, so only the last element decides.

titre: Le compteur est remis à 0 dans la boucle : seul le dernier élément décide.
en: Only the last element decides your answer: what becomes of those equal to `n` before it?
fr: Seul le dernier élément décide de votre réponse : que deviennent ceux qui, avant lui, sont égaux à `n` ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    for element in l:
        compteur = 0
        if element == n:
            compteur += 1
    return compteur
