"""The number of tries of each game is drawn from a table, without playing.

titre: Le nombre d'essais de chaque partie est tiré dans un tableau, sans jouer.
en: How many games does `moyenne_melange(40)` play? Let `nombre_essais` return 3 for every secret: what does it answer then, and what should it?
fr: Combien de parties `moyenne_melange(40)` joue-t-elle ? Faites renvoyer 3 à `nombre_essais` pour chaque secret : que répond-elle alors, et que devrait-elle répondre ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += random.choices([2, 3, 4, 5, 6, 7], [17, 89, 442, 504, 197, 44])[0]
    return total / n
