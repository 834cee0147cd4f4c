"""The caller's list is emptied with pop.

en: The list is not the same after the call: what would a second question about it receive as an answer?
fr: La liste n'est plus la même après l'appel : quelle réponse recevrait une seconde question à son sujet ?
fails: occurences_leaves_its_list_alone
"""


def occurences(l, n):
    compteur = 0
    while len(l) > 0:
        if l.pop() == n:
            compteur += 1
    return compteur
