"""Of equally good codes, the last one is kept.

en: In your loop, what happens when a later code is exactly as good as the best one so far?
fr: Dans votre boucle, que se passe-t-il quand un code suivant est exactement aussi bon que le meilleur trouvé jusque-là ?
fails: minimax_takes_the_smallest
"""


def minimax(candidates, codes):
    best = None
    for code in codes:
        score = max(len(part) for part in parts(code, candidates).values()), code not in candidates
        if best is None or score <= best:
            best, result = score, code
    return result
