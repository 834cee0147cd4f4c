"""Each guess is drawn from everything, whatever was replied.

titre: Chaque proposition est tirée de `everything`, quelles que soient les réponses.
en: From which list is the second guess drawn? Does the reply to the first one matter?
fr: Dans quelle liste tire-t-on la deuxième proposition ? La réponse à la première compte-t-elle ?
fails: naive_guesses_what_is_compatible
"""


def naive_player(answer):
    history = []
    while True:
        guess = random.choice(everything)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        if guess == answer:
            return history
