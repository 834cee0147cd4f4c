"""The pegs are characters.

titre: Les pions sont des caractères.
en: Compare your code with `[2, 5, 6, 2]`: is it the same kind of object, and are its pegs?
fr: Comparez votre code à `[2, 5, 6, 2]` : est-ce la même sorte d'objet, et ses pions aussi ?
fails: creer_code_gives_a_list_of_integers
"""


def creer_code():
    return [random.choice("123456") for i in range(4)]
