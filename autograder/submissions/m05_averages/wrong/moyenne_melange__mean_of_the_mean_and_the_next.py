"""Each new number is averaged with the average so far.

titre: Chaque nouveau nombre est moyenné avec la moyenne jusque-là.
en: Call `moyenne_melange(1)` a few times: with which other number is the only game averaged?
fr: Appelez `moyenne_melange(1)` plusieurs fois : avec quel autre nombre fait-on la moyenne de la seule partie jouée ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    resultat = 0
    for i in range(n):
        random.shuffle(codes)
        resultat = (resultat + nombre_essais(random.choice(codes), codes)) / 2
    return resultat
