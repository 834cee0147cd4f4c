"""The positions are those of a code of four pegs.

titre: Les positions sont celles d'un code de quatre pions.
en: How many pegs has the code of this example, and up to which position does your loop go?
fr: Combien de pions a le code de cet exemple, et jusqu'à quelle position votre boucle va-t-elle ?
fails: mastermind_score_without_repeats
"""


def mastermind_score(g1, g2):
    black = 0
    for i in range(4):
        if g1[i] == g2[i]:
            black += 1
    common = sum(min(g1.count(c), g2.count(c)) for c in set(g1))
    return Pegs(black, common - black)
