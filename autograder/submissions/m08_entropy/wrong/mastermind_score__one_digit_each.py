"""Both numbers are packed into one of two digits, and taken apart again.

titre: Les deux nombres sont réunis en un seul de deux chiffres, puis séparés.
en: Compare `'ABCDEFGHIJ'` with `'BCDEFGHIJA'`: how many misplaced pegs can a long code have?
fr: Comparez `'ABCDEFGHIJ'` et `'BCDEFGHIJA'` : combien de pions mal placés un long code peut-il avoir ?
fails: mastermind_score_of_any_codes
"""


def mastermind_score(g1, g2):
    answer = 0
    for letter in set(g1):
        answer += min(g1.count(letter), g2.count(letter))
    for a, b in zip(g1, g2):
        answer += 9 * (a == b)
    return Pegs(*divmod(answer, 10))
