"""The first code is left out.

titre: Le premier code est oublié.
en: Which secret does your function play first? Is 1 1 1 1 among those it plays?
fr: Quel secret votre fonction joue-t-elle en premier ? 1 1 1 1 fait-il partie de ceux qu'elle joue ?
fails: maximum_of_other_games
"""


def maximum():
    return max(nombre_essais(code) for code in tous_les_codes(4, 6)[1:])
