"""All numbers from the smallest to the largest number of tries are keys, those of no game too.

titre: Tous les nombres du plus petit au plus grand nombre d'essais sont des clés, même ceux d'aucune partie.
en: If some games take one try, the others three, and none takes two: which keys does your dictionary have?
fr: Si certaines parties demandent un essai, les autres trois, et aucune deux : quelles clés a votre dictionnaire ?
fails: alone_holds_no_zeros
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    tries = [len(guess(random.choice(codes), p, c)) for _ in range(n)]
    return {number: tries.count(number) for number in range(min(tries), max(tries) + 1)}
