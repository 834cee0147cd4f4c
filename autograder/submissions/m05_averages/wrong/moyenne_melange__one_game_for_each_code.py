"""One game is played for each of the 1296 codes, whatever n is.

titre: Une partie est jouée pour chacun des 1296 codes, quel que soit n.
en: How many games does `moyenne_melange(1)` play? What is `n` for in your function?
fr: Combien de parties `moyenne_melange(1)` joue-t-elle ? À quoi sert `n` dans votre fonction ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    total = 0
    for secret in codes:
        total += nombre_essais(secret, codes)
    return total / len(codes)
