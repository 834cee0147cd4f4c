"""The caller's list is emptied with pop.

titre: La liste de l'appelant est vidée avec `pop`.
en: After the call, the list is empty: what would be the answer to a second question about it?
fr: Après l'appel, la liste est vide : que répondrait-on à une seconde question à son sujet ?
fails: occurences_leaves_its_list_alone
"""


def occurences(l, n):
    compteur = 0
    while len(l) > 0:
        if l.pop() == n:
            compteur += 1
    return compteur
