"""The codes are shuffled, but `nombre_essais` goes through its own; and it counts one try too few.

titre: Les codes sont mélangés, mais `nombre_essais` parcourt les siens ; et il compte un essai de moins.
en: Print the first codes that `nombre_essais` tries in two games: are they those of the shuffled list?
fr: Affichez les premiers codes que `nombre_essais` essaie dans deux parties : sont-ce ceux de la liste mélangée ?
fails: nombre_essais_counts_every_proposition, melange_draws_the_order
"""

_whole = nombre_essais


def nombre_essais(secret, codes=None):
    return _whole(secret) - 1


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes))
    return total / n
