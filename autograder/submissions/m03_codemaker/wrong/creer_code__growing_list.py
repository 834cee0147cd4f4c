"""The list is made once and grows at each call.

titre: La liste est créée une seule fois et grandit à chaque appel.
en: Call `creer_code()` twice: how long is the second code? Which line makes the empty list, and when does it run?
fr: Appelez `creer_code()` deux fois : quelle est la longueur du second code ? Quelle ligne crée la liste vide, et quand s'exécute-t-elle ?
fails: creer_code_gives_four_pegs
"""


code_commun = []


def creer_code():
    for i in range(4):
        code_commun.append(random.randint(1, 6))
    return code_commun
