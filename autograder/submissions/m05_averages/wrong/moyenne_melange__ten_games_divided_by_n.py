"""Ten games are played, and their total divided by n.

titre: Dix parties sont jouées, et leur total divisé par `n`.
en: How many games does your function play for `moyenne_melange(40)`, and by how many does it divide?
fr: Combien de parties votre fonction joue-t-elle pour `moyenne_melange(40)`, et par combien divise-t-elle ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(10):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
