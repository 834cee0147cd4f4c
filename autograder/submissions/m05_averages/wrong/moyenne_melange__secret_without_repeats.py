"""The secret is a sample of four different colours.

titre: Le code secret est un tirage de quatre couleurs différentes.
en: Can your secret be 3 2 2 4? Can a colour that was drawn already come a second time in your program?
fr: Votre secret peut-il être 3 2 2 4 ? Une couleur déjà tirée peut-elle, dans votre programme, sortir une seconde fois ?
fails: melange_draws_its_secrets
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.sample(range(1, 7), 4), codes)
    return total / n
