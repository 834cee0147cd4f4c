"""An absent value is added to the list, as one creates a missing key.

titre: Une valeur absente est ajoutée à la liste, comme on crée une clé manquante.
en: After `occurences([], 1)`, the list is no longer empty: may a function add elements to a list it was only asked to look at?
fr: Après `occurences([], 1)`, la liste n'est plus vide : une fonction peut-elle ajouter des éléments à une liste qu'on lui demande seulement de regarder ?
fails: occurences_leaves_its_list_alone
"""


def occurences(l, n):
    nb = 0
    for x in l:
        if x == n:
            nb += 1
    if nb == 0:
        l.append(n)
    return nb
