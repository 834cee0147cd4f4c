"""The number of turns is returned.

titre: C'est le nombre de tours qui est renvoyé.
en: Your function gives a number: which guesses were played in that game?
fr: Votre fonction donne un nombre : quelles propositions ont été jouées dans cette partie ?
fails: naive_plays_whole_games
"""


def naive_player(answer):
    area = everything
    turns = 1
    guess = random.choice(area)
    while guess != answer:
        area = compatible_area([(guess, *bulls_n_cows(guess, answer))], area)
        guess = random.choice(area)
        turns += 1
    return turns
