"""At most two pegs of a code have the same colour.

titre: Deux pions d'un code au plus ont la même couleur.
en: Draw a thousand codes: how often may a colour come in one code, and how often does it?
fr: Tirez mille codes : combien de fois une couleur peut-elle se trouver dans un code, et combien de fois s'y trouve-t-elle ?
fails: creer_code_may_repeat_a_colour
"""


def creer_code():
    code = [random.randint(1, 6) for _ in range(4)]
    while max(code.count(couleur) for couleur in code) > 2:
        code = [random.randint(1, 6) for _ in range(4)]
    return code
