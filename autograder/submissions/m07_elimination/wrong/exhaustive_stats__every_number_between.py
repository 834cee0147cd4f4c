"""All numbers from the smallest to the largest number of tries are keys, those of no secret too.

titre: Tous les nombres du plus petit au plus grand nombre d'essais sont des clés, même ceux d'aucun code secret.
en: If some secrets take one try, the others three, and none takes two: which keys does your dictionary have?
fr: Si certains codes secrets demandent un essai, les autres trois, et aucun deux : quelles clés a votre dictionnaire ?
fails: exhaustive_holds_no_zeros
"""


def exhaustive_stats(p=4, c=8):
    tries = [len(guess(secret, p, c)) for secret in tous_les_codes(p, c)]
    return {number: tries.count(number) for number in range(min(tries), max(tries) + 1)}
