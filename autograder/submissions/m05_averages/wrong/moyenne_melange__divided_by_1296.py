"""The total of n games is divided by 1296.

titre: Le total de `n` parties est divisé par 1296.
en: How many games have you played, and by how many do you divide? Try it with 10 games.
fr: Combien de parties avez-vous jouées, et par combien divisez-vous ? Essayez avec 10 parties.
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / len(codes)
