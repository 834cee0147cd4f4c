"""Two expected numbers that are equal when rounded to two decimals are taken for equal.

titre: Deux nombres moyens égaux une fois arrondis à deux décimales passent pour égaux.
en: Print the expected numbers of the two codes, with all their digits: which one is smaller? What does your function make of them before it compares?
fr: Affichez les nombres moyens des deux codes, avec toutes leurs décimales : lequel est le plus petit ? Qu'en fait votre fonction avant de les comparer ?
fails: expected_size_takes_the_smallest
"""


def expected_size(candidates, codes):
    def score(code):
        squares = sum(len(part) ** 2 for part in parts(code, candidates).values())
        return round(squares / len(candidates), 2), code not in candidates

    return min(codes, key=score)
