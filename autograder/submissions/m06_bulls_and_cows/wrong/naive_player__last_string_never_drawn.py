"""The last string of the area is never drawn when there are others.

titre: La dernière chaîne de la zone n'est jamais tirée quand il y en a d'autres.
en: Draw a hundred times an index for a list of two elements: does your line ever give the last one?
fr: Tirez cent fois un indice pour une liste de deux éléments : votre ligne donne-t-elle parfois le dernier ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history = []
    area = everything
    while True:
        guess = area[random.randrange(max(1, len(area) - 1))]
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)
