"""Elements are removed from the list the loop is walking through.

en: Try [3, 3] with n = 3: the second one is not counted. If something shortens the list on the way, where has it gone?
fr: Essayez [3, 3] avec n = 3 : le second n'est pas compté. Si la liste raccourcit en chemin, où est-il passé ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
            l.remove(element)
    return compteur
