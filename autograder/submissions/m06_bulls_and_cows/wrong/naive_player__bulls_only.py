"""A string is kept when its number of bulls agrees.

titre: Une chaîne est gardée dès que son nombre de taureaux concorde.
en: Your guesses agree with the bulls of the turns before. And with their cows?
fr: Vos propositions sont d'accord avec les taureaux des tours précédents. Et avec leurs vaches ?
fails: naive_guesses_what_is_compatible
"""


def naive_player(answer):
    history = []
    area = list(everything)
    while True:
        guess = random.choice(area)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        if guess == answer:
            return history
        area = [other for other in area if other != guess and bulls_n_cows(other, guess)[0] == bulls]
