"""The game ends with four bulls, whatever the length of the strings.

titre: La partie finit à quatre taureaux, quelle que soit la longueur des chaînes.
en: Print each guess of one game on strings of 2 characters: is the answer ever guessed? What does your function wait for before it stops?
fr: Affichez chaque proposition d'une partie sur des chaînes de 2 caractères : la réponse est-elle proposée ? Qu'attend votre fonction pour s'arrêter ?
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
