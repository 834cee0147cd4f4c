"""The codes are shuffled, then played one after the other: each comes once before any comes again.

titre: Les codes sont mélangés, puis joués l'un après l'autre : chacun vient une fois avant qu'aucun revienne.
en: Call `play_alone(16, 2, 4)` several times: why is the result always the same? May a secret come again before all others have come?
fr: Appelez plusieurs fois `play_alone(16, 2, 4)` : pourquoi le résultat est-il toujours le même ? Un code secret peut-il revenir avant que tous les autres soient venus ?
fails: alone_leaves_it_to_chance
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    random.shuffle(codes)
    return dict(Counter(len(guess(codes[game % len(codes)], p, c)) for game in range(n)))
