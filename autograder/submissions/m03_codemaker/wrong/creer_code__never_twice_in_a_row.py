"""A peg never has the colour of the one before.

titre: Un pion n'a jamais la couleur du précédent.
en: Draw a hundred codes: do you ever see the same colour at two places side by side? Does a die remember its last throw?
fr: Tirez cent codes : voyez-vous parfois la même couleur à deux places voisines ? Un dé se souvient-il de son dernier lancer ?
fails: creer_code_draws_each_peg_by_itself
"""


def creer_code():
    code = [random.randint(1, 6)]
    while len(code) < 4:
        pion = random.randint(1, 6)
        if pion != code[-1]:
            code.append(pion)
    return code
