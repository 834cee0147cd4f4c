"""Only one of the hardest codes is played.

titre: Un seul des codes les plus difficiles est joué.
en: How does one know that 6 6 6 5 is among the hardest codes? With other numbers of tries, another code may be the hardest.
fr: D'où sait-on que 6 6 6 5 est l'un des codes les plus difficiles ? Avec d'autres nombres d'essais, ce pourrait être un autre code.
fails: maximum_over_all_secrets
"""


def maximum():
    return nombre_essais([6, 6, 6, 5])
