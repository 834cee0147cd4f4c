"""The four colours are always different.

titre: Les quatre couleurs sont toujours différentes.
en: Draw a few codes and look at them: does a colour ever come twice? With four dice, could the same number come twice?
fr: Tirez quelques codes et regardez-les : une couleur y vient-elle parfois deux fois ? Avec quatre dés, pourriez-vous obtenir deux fois le même nombre ?
fails: creer_code_may_repeat_a_colour
"""


def creer_code():
    return random.sample(range(1, 7), 4)
