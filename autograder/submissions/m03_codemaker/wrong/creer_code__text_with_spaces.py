"""A code is a text, its numbers apart.

titre: Un code est un texte, les nombres séparés par des espaces.
en: Compare your code with `[2, 5, 6, 2]`: is it the same kind of object?
fr: Comparez votre code à `[2, 5, 6, 2]` : est-ce la même sorte d'objet ?
fails: creer_code_gives_a_list_of_integers
"""


def creer_code():
    return " ".join(str(random.randint(1, 6)) for _ in range(4))
