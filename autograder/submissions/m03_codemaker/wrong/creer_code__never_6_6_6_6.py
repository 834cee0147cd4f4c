"""All codes come but 6 6 6 6.

titre: Tous les codes sortent, sauf 6 6 6 6.
en: From which first number to which last one do you draw, and which code belongs to each of the two? How many codes are there?
fr: De quel premier nombre à quel dernier tirez-vous, et quel code correspond à chacun des deux ? Combien y a-t-il de codes ?
fails: creer_code_draws_each_peg_by_itself
"""


def creer_code():
    rang = random.randrange(1295)
    code = []
    for _ in range(4):
        code.insert(0, rang % 6 + 1)
        rang //= 6
    return code
