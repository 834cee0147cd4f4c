"""Every element is counted, because the loop variable is called n too.

titre: Tous les éléments sont comptés, car la variable de la boucle s'appelle `n` elle aussi.
en: Your answer is always the length of the list: in `[1, 2]` with `n = 2`, which element should not count?
fr: Votre réponse est toujours la longueur de la liste : dans `[1, 2]` avec `n = 2`, quel élément ne doit pas compter ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for n in l:
        if n == n:
            compteur += 1
    return compteur
