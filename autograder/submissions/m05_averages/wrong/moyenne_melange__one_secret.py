"""The codes are shuffled, the secret is always the same.

titre: Les codes sont mélangés, le code secret est toujours le même.
en: Show the secret of each game: which line of your function chooses it, and among how many of the 1296 codes?
fr: Affichez le secret de chaque partie : quelle ligne de votre fonction le choisit, et parmi combien des 1296 codes ?
fails: melange_draws_its_secrets
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais([3, 2, 2, 4], codes)
    return total / n
