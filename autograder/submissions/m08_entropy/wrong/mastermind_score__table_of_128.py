"""The letters are counted in tables of 128 places, one for each character of ASCII.

titre: Les lettres sont comptées dans des tableaux de 128 places, une par caractère ASCII.
en: What is `ord('é')`, and how many places have your tables? Compare `'é'` with itself.
fr: Que vaut `ord('é')`, et combien de cases ont vos tableaux ? Comparez `'é'` à lui-même.
fails: mastermind_score_of_any_codes
"""


def mastermind_score(g1, g2):
    counts1, counts2 = [0] * 128, [0] * 128
    for a, b in zip(g1, g2):
        counts1[ord(a)] += 1
        counts2[ord(b)] += 1
    black = sum(a == b for a, b in zip(g1, g2))
    return Pegs(black, sum(map(min, counts1, counts2)) - black)
