"""A code that has been drawn does not come again; when all have come, the function looks for another one for ever.

titre: Un code déjà sorti ne revient pas ; quand ils sont tous sortis, la fonction en cherche un autre sans fin.
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
