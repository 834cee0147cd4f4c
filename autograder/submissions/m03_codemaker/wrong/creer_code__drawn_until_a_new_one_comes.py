"""A code that has been drawn before is drawn anew; when all have come, that never ends.

titre: Un code déjà sorti est tiré de nouveau ; quand ils sont tous sortis, cela ne finit plus.
en: A die that has just shown a six may show another. May a code that has been drawn be drawn once more?
fr: Un dé qui vient de montrer un six peut en montrer un autre. Un code déjà tiré peut-il l'être encore ?
fails: creer_code_draws_anew
"""

deja = []


def creer_code():
    code = [random.randint(1, 6) for _ in range(4)]
    while code in deja:
        code = [random.randint(1, 6) for _ in range(4)]
    deja.append(code)
    return code
