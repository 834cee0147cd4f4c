"""One colour is drawn and repeated four times.

en: Your four pegs always have the same colour: how many times is a die thrown for one code?
fr: Vos quatre pions sont toujours de la même couleur : combien de fois lance-t-on un dé pour un code ?
fails: creer_code_draws_each_peg_by_itself
"""


def creer_code():
    return [random.randint(1, 6)] * 4
