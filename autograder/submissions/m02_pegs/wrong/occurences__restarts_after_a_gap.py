"""The count goes back to 0 at each different element, so only the last group is left.

titre: Le compte revient à 0 à chaque élément différent : il ne reste que le dernier groupe.
en: Try `[4, 1]` with `n = 4`: what is left of the count after the `1`?
fr: Essayez `[4, 1]` avec `n = 4` : que reste-t-il du compte après le `1` ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        else:
            compteur = 0
    return compteur
