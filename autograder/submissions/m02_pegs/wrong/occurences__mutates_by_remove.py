"""The elements are counted while being removed from the caller's list.

en: Print the list before and after the call: must one take anything out of it, or move anything, to count?
fr: Affichez la liste avant et après l'appel : faut-il en retirer ou y déplacer quoi que ce soit pour compter ?
fails: occurences_leaves_its_list_alone
"""


def occurences(l, n):
    compteur = 0
    while n in l:
        l.remove(n)
        compteur += 1
    return compteur
