"""range(1, n), after a single shuffle: one game less than n is played, and the total divided by n.

titre: `range(1, n)`, après un seul mélange : une partie de moins que `n` est jouée, et le total divisé par `n`.
en: Call `moyenne_melange(1)`: how many games does your function play then?
fr: Appelez `moyenne_melange(1)` : combien de parties votre fonction joue-t-elle alors ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    return sum(nombre_essais(random.choice(codes), codes) for game in range(1, n)) / n
