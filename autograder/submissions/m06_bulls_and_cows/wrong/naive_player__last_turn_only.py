"""Only the last turn decides what is compatible.

titre: Seul le dernier tour décide de ce qui est compatible.
en: At the third turn, is the reply to the first guess still taken into account? Where is it remembered?
fr: Au troisième tour, la réponse à la première proposition est-elle encore prise en compte ? Où est-elle retenue ?
fails: naive_guesses_what_is_compatible
"""


def naive_player(answer):
    history = []
    area = everything
    while True:
        guess = random.choice(area)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        if guess == answer:
            return history
        area = [other for other in everything if is_compatible(other, [(guess, bulls, cows)])]
