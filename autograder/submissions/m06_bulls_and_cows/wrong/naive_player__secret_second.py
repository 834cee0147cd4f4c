"""The first guess is drawn, the second one is the secret.

titre: La première proposition est tirée au hasard, la deuxième est le secret.
en: Your second guess wins each time: from what does your function know it? What may a player know after one reply?
fr: Votre deuxième proposition gagne à chaque fois : d'où votre fonction la tient-elle ? Que peut savoir un joueur après une seule réponse ?
fails: naive_guesses_what_is_compatible
"""


def naive_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    if guess != answer:
        history.append((answer, *bulls_n_cows(answer, answer)))
    return history
