"""The table has places for four tries at most.

titre: Le tableau a de la place pour quatre essais au plus.
en: Add up your values: is every secret among them? Up to how many tries does your function count?
fr: Additionnez vos valeurs : tous les codes secrets y sont-ils ? Jusqu'à combien d'essais votre fonction compte-t-elle ?
fails: exhaustive_of_larger_games
"""


def exhaustive_stats(p, c):
    stats = {n: 0 for n in range(1, 5)}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c))
        if tries in stats:
            stats[tries] += 1
    return {tries: number for tries, number in stats.items() if number > 0}
