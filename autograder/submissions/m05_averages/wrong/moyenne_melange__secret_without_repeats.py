"""The secret is a sample of four different colours.

en: Can your secret be 3 2 2 4? What does `random.sample` do with what it has already drawn?
fr: Votre secret peut-il être 3 2 2 4 ? Que fait `random.sample` de ce qu'il a déjà tiré ?
fails: melange_draws_its_secrets
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.sample(range(1, 7), 4), codes)
    return total / n
