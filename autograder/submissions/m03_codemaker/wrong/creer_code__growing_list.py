"""The list is made once and grows at each call.

en: Call `creer_code()` twice: how long is the second code? Where does the list begin empty?
fr: Appelez `creer_code()` deux fois : quelle est la longueur du second code ? Où la liste commence-t-elle vide ?
fails: creer_code_gives_four_pegs
"""


code_commun = []


def creer_code():
    for i in range(4):
        code_commun.append(random.randint(1, 6))
    return code_commun
