"""The codes of each game come from a generator, which can be gone through once.

en: Print `list(codes)` twice, one after the other, with your codes: what is left for the second call?
fr: Affichez `list(codes)` deux fois de suite, avec vos codes : que reste-t-il pour le second appel ?
fails: optimal_total_of_one_game_after_another
"""


every = {(p, c): iter(tous_les_codes(p, c)) for p in range(1, 6) for c in range(1, 7)}
correct = optimal_total


def optimal_total(p, c):
    codes = list(every[p, c])
    return correct(p, c) if codes else 0
