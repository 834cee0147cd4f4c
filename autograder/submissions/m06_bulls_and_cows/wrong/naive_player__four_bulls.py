"""The game ends with four bulls, whatever the length of the strings.

titre: La partie finit à quatre taureaux, quelle que soit la longueur des chaînes.
en: How many bulls does a winning guess get when the strings have 2 characters? Which number does your loop wait for?
fr: Combien de taureaux vaut la proposition gagnante quand les chaînes ont 2 caractères ? Quel nombre votre boucle attend-elle ?
fails: naive_plays_whole_games
"""


def naive_player(answer):
    history, area, bulls = [], everything, 0
    while bulls != 4:
        guess = random.choice(area)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        area = compatible_area(history, area)
    return history
