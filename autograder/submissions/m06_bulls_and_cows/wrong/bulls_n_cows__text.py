"""The reply is written as text.

titre: La réponse est écrite sous forme de texte.
en: Your function gives a text: can one compare its number of bulls with another number?
fr: Votre fonction donne un texte : peut-on comparer son nombre de taureaux à un autre nombre ?
fails: bulls_of_small_games
"""


def bulls_n_cows(a, b):
    bulls = sum(x == y for x, y in zip(a, b))
    return f"{bulls}A{len(set(a) & set(b)) - bulls}B"
