"""The code is a tuple.

titre: Le code est un tuple.
en: Compare your code with `[2, 5, 6, 2]`: which brackets does Python show around it?
fr: Comparez votre code à `[2, 5, 6, 2]` : quels signes Python montre-t-il autour ?
fails: creer_code_gives_a_list_of_integers
"""


def creer_code():
    a = random.randint(1, 6)
    b = random.randint(1, 6)
    c = random.randint(1, 6)
    d = random.randint(1, 6)
    return a, b, c, d
