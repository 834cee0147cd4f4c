"""Only the letters A to F are counted.

titre: Seules les lettres A à F sont comptées.
en: Compare `'Z'` with itself: through which letters does your loop go?
fr: Comparez `'Z'` à lui-même : quelles lettres votre boucle parcourt-elle ?
fails: mastermind_score_of_any_codes
"""


def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    common = 0
    for letter in "ABCDEF":
        common += min(g1.count(letter), g2.count(letter))
    return Pegs(black, common - black)
