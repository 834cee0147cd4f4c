"""The counter never changes: == is written where = is meant.

en: Your answer is always 0: which line is meant to make it grow, and does it?
fr: Votre réponse est toujours 0 : quelle ligne est censée la faire grandir, et le fait-elle ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur == compteur + 1
    return compteur
