"""The first guess is drawn, the second one is the secret.

titre: La première proposition est tirée au hasard, la deuxième est le secret.
en: The secret is guessed more often than chance allows: from what does your function know it? What may a player know after one reply?
fr: Le secret est proposé plus souvent que le hasard ne le permet : d'où votre fonction le tient-elle ? Que peut savoir un joueur après une seule réponse ?
fails: naive_guesses_what_is_compatible
"""


def naive_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    if guess != answer:
        history.append((answer, *bulls_n_cows(answer, answer)))
    return history
