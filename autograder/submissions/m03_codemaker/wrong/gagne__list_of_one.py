"""The result is put into a list, which counts as true.

titre: Le résultat est mis dans une liste, qui compte comme vraie.
en: What does `bool([False])` give? How many brackets has the answer you return?
fr: Que donne `bool([False])` ? Combien de crochets a la réponse que vous renvoyez ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    return [bien == 4]
