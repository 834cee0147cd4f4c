"""The function cannot be called without an argument.

titre: La fonction ne peut pas être appelée sans argument.
en: Try `creer_code()` with nothing between the parentheses: what does Python answer? What your function waits for, does the statement not say it already?
fr: Essayez `creer_code()` sans rien entre les parenthèses : que répond Python ? Ce que votre fonction attend, l'énoncé ne le dit-il pas déjà ?
fails: creer_code_gives_four_pegs
"""


def creer_code(n):
    return [random.randint(1, 6) for i in range(n)]
