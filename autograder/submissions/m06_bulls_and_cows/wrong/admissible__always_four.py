"""Four nested loops, whatever the length.

titre: Il y a quatre boucles imbriquées, quelle que soit la longueur.
en: How long are the strings of `admissible('1234', 2)`? Where is `length` used?
fr: De quelle longueur sont les chaînes de `admissible('1234', 2)` ? Où `length` sert-il ?
fails: admissible_of_small_alphabets
"""


def admissible(alphabet="0123456789", length=4):
    strings = []
    for a in alphabet:
        for b in alphabet:
            for c in alphabet:
                for d in alphabet:
                    if len({a, b, c, d}) == 4:
                        strings.append(a + b + c + d)
    return strings
