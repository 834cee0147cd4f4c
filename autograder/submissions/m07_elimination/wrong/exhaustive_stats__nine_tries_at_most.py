"""The table has places for nine tries at most.

titre: Le tableau a de la place pour neuf essais au plus.
en: MM(1, 10) has ten codes: add up your values. Is every secret among them, and up to how many tries does your function count?
fr: MM(1, 10) a dix codes : additionnez vos valeurs. Tous les codes secrets y sont-ils, et jusqu'à combien d'essais votre fonction compte-t-elle ?
fails: exhaustive_of_larger_games
"""


def exhaustive_stats(p, c):
    tries = [len(guess(secret, p, c)) for secret in tous_les_codes(p, c)]
    return {number: tries.count(number) for number in range(1, 10) if number in tries}
