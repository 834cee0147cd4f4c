"""The three printed examples are answered by heart.

titre: Les trois exemples affichés sont récités par cœur.
en: Your function gives the answers of the three examples, whatever the list: what does it answer for a list of your own?
fr: Votre fonction donne les réponses des trois exemples, quelle que soit la liste : que répond-elle pour une liste de votre choix ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    if n == 1:
        return 3
    if n == 2:
        return 2
    return 0
