"""The smallest size found so far begins at 10, and many candidates leave more.

titre: La plus petite taille trouvée part de 10, et de nombreux candidats en laissent davantage.
en: How many candidates does the best code leave at worst here? With which value does your function begin?
fr: Combien de candidats le meilleur code laisse-t-il ici dans le pire des cas ? Par quelle valeur votre fonction commence-t-elle ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    best, smallest = None, (10, True)
    for code in codes:
        score = max(map(len, parts(code, candidates).values())), code not in candidates
        if score < smallest:
            best, smallest = code, score
    return best
