"""To find its way in a long list, it sorts it.

titre: Pour se retrouver dans une longue liste, la fonction la trie.
en: Make two lists of forty pegs, call your function, and print the lists afterwards: in which order are they now?
fr: Faites deux listes de quarante pions, appelez votre fonction, puis affichez-les : dans quel ordre sont-elles ?
fails: mal_places_leaves_its_lists_alone
"""


def mal_places(l1, l2):
    bien = bien_places(l1, l2)
    communs = sum(min(l1.count(couleur), l2.count(couleur)) for couleur in set(l1))
    if len(l1) > 30:
        l1.sort()
    return communs - bien
