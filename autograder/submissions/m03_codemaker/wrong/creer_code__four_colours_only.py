"""The number of pegs is taken for the number of colours.

titre: Le nombre de pions est pris pour le nombre de couleurs.
en: A code has four pegs; how many colours are there to choose from, and which ones do your codes never hold?
fr: Un code a quatre pions ; combien de couleurs a-t-on à choisir, et lesquelles ne sont jamais dans vos codes ?
fails: creer_code_uses_the_six_colours
"""


def creer_code():
    return [random.randint(1, 4) for i in range(4)]
