"""range(1, n): one game less than n is played, and the total divided by n.

titre: `range(1, n)` : une partie de moins que `n` est jouée, et le total divisé par `n`.
en: Call `moyenne_melange(1)`: how many games does your loop play then?
fr: Appelez `moyenne_melange(1)` : combien de parties votre boucle joue-t-elle alors ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(1, n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
