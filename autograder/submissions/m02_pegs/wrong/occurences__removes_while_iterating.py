"""Elements are removed from the list the loop is walking through.

titre: Des éléments sont retirés de la liste que la boucle est en train de parcourir.
en: Try `[3, 3]` with `n = 3`: an element leaves the list while you count. At which position is the second `3` then?
fr: Essayez `[3, 3]` avec `n = 3` : un élément quitte la liste pendant que vous comptez. À quelle position est alors le second `3` ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
            l.remove(element)
    return compteur
