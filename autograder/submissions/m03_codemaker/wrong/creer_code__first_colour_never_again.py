"""A code that begins like the one before is drawn again.

titre: Un code qui commence comme le précédent est tiré de nouveau.
en: Draw a hundred codes and look at their first pegs: do two codes in a row ever begin alike? What does a draw know of the one before?
fr: Tirez cent codes et regardez leurs premiers pions : deux codes de suite commencent-ils parfois de la même façon ? Que sait un tirage du précédent ?
fails: creer_code_draws_anew
"""

_before = [0]


def creer_code():
    code = [random.randint(1, 6) for _ in range(4)]
    while code[0] == _before[0]:
        code = [random.randint(1, 6) for _ in range(4)]
    _before[0] = code[0]
    return code
