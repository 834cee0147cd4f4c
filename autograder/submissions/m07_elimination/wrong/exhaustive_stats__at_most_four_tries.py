"""The table has places for four tries at most.

en: Add up your values: is every secret among them? How many tries can your table hold at most?
fr: Additionnez vos valeurs : tous les codes secrets y sont-ils ? Combien d'essais votre tableau peut-il contenir au plus ?
fails: exhaustive_of_larger_games
"""


def exhaustive_stats(p, c):
    stats = {n: 0 for n in range(1, 5)}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c))
        if tries in stats:
            stats[tries] += 1
    return {tries: number for tries, number in stats.items() if number > 0}
