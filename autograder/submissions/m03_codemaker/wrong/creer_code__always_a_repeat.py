"""Codes without a repeated colour are thrown away.

titre: Les codes sans couleur répétée sont rejetés.
en: Draw a hundred codes: do you ever see four different colours? Among four dice, must two be equal?
fr: Tirez cent codes : voyez-vous parfois quatre couleurs différentes ? Parmi quatre dés, deux doivent-ils être égaux ?
fails: creer_code_may_repeat_a_colour
"""


def creer_code():
    code = [random.randint(1, 6) for i in range(4)]
    while len(set(code)) == 4:
        code = [random.randint(1, 6) for i in range(4)]
    return code
