"""The codes seem to be counted one by one: with many of them, it takes too long.

titre: Les codes semblent comptés un par un : dès qu'il y en a beaucoup, c'est trop long.
en: How many codes of 10 pegs are there with 10 colours? If your program goes through all of them, how long does it take?
fr: Combien y a-t-il de codes de 10 pions avec 10 couleurs ? Si votre programme les parcourt tous, combien de temps faut-il ?
fails: nombre_codes_beyond_the_table, nombre_codes_gives_an_integer, nombre_codes_twice
"""


def nombre_codes(p, c):
    return len(tous_les_codes(p, c))
