"""The pegs are gathered in a set, where no colour can be twice.

titre: Les pions sont réunis dans un ensemble, où aucune couleur ne peut être deux fois.
en: Call `creer_code()` ten times: are there always four pegs? And what is the order of the pegs in a set?
fr: Appelez `creer_code()` dix fois : y a-t-il toujours quatre pions ? Et quel est l'ordre des pions dans un ensemble ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    return {random.randint(1, 6) for i in range(4)}
