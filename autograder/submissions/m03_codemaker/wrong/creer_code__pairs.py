"""Two colours are drawn, and each is put twice.

titre: Deux couleurs sont tirées, et chacune est mise deux fois.
en: Compare the first two pegs of each of your codes: could they differ? How many dice are thrown for one code?
fr: Comparez les deux premiers pions de chacun de vos codes : pourraient-ils différer ? Combien de dés lance-t-on pour un code ?
fails: creer_code_draws_each_peg_by_itself
"""


def creer_code():
    code = []
    for i in range(2):
        pion = random.randint(1, 6)
        code.append(pion)
        code.append(pion)
    return code
