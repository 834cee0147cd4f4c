"""Games of more than seven tries are not counted.

titre: Les parties de plus de sept essais ne sont pas comptées.
en: Which numbers of tries does your dictionary have room for? What becomes of a game that takes longer?
fr: Pour quels nombres d'essais votre dictionnaire a-t-il de la place ? Que devient une partie plus longue ?
fails: alone_draws_among_all_codes
"""

import random


def play_alone(n, p=4, c=8):
    essais = [len(guess([random.randint(1, c) for _ in range(p)], p, c)) for _ in range(n)]
    return {k: essais.count(k) for k in range(1, 8) if k in essais}
