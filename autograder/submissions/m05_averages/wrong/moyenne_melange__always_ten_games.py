"""Ten games are played and divided by ten, whatever n is.

titre: Dix parties sont jouées et divisées par dix, quel que soit `n`.
en: Call `moyenne_melange(1)` a few times: how many games does your function play then, and by which number is their total divided?
fr: Appelez `moyenne_melange(1)` plusieurs fois : combien de parties votre fonction joue-t-elle alors, et par quel nombre leur total est-il divisé ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    n = 10
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
