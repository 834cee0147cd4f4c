"""The two numbers are in a list.

titre: Les deux nombres sont dans une liste.
en: What does `mastermind_score("A", "B").black` give? What must the function return for that to be a number?
fr: Que donne `mastermind_score("A", "B").black` ? Que doit renvoyer la fonction pour que ce soit un nombre ?
fails: mastermind_score_gives_pegs
"""


def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    common = sum(min(g1.count(letter), g2.count(letter)) for letter in set(g1))
    return [black, common - black]
