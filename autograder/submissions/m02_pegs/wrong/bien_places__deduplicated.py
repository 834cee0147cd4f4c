"""A colour is counted once, even if several of its pegs are well placed.

titre: Une couleur est comptée une seule fois, même si plusieurs de ses pions sont bien placés.
en: Try `[4, 2, 4]` and `[4, 3, 4]`: two pegs of the same colour are well placed. How many does your function count?
fr: Essayez `[4, 2, 4]` et `[4, 3, 4]` : deux pions de même couleur sont bien placés. Combien votre fonction en compte-t-elle ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    deja_vu = []
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i] and l1[i] not in deja_vu:
            bien += 1
            deja_vu.append(l1[i])
    return bien
