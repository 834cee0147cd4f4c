"""The function cannot be called without an argument.

en: Try `creer_code()` with nothing between the parentheses: what does Python answer, and who would have told your function how many pegs to draw?
fr: Essayez `creer_code()` sans rien entre les parenthèses : que répond Python, et qui aurait dit à votre fonction combien de pions tirer ?
fails: creer_code_gives_four_pegs
"""


def creer_code(n):
    return [random.randint(1, 6) for i in range(n)]
