"""One colour is drawn and repeated four times.

titre: Une seule couleur est tirée et répétée quatre fois.
en: Draw twenty codes: are the four pegs always of the same colour, or do you always see the same codes? How many times is a die thrown for one code?
fr: Tirez vingt codes : les quatre pions sont-ils toujours de la même couleur, ou voyez-vous toujours les mêmes codes ? Combien de fois lance-t-on un dé pour un code ?
fails: creer_code_draws_each_peg_by_itself
"""


def creer_code():
    return [random.randint(1, 6)] * 4
