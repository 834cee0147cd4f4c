"""Of many codes, only the first three hundred are compared.

titre: De nombreux codes, seuls les trois cents premiers sont comparés.
en: How many codes has MM(4, 6), and how many of them does your function compare?
fr: Combien de codes MM(4, 6) compte-t-il, et combien votre fonction en compare-t-elle ?
fails: minimax_prefers_candidates
"""


def minimax(candidates, codes):
    def score(code):
        return max(map(len, parts(code, candidates).values())), code not in candidates

    return min(codes[:300], key=score)
