"""What cannot be the secret is crossed out in everything itself.

titre: Ce qui ne peut pas être le code secret est barré dans `everything` même.
en: Print `everything` after a game: what is left of it for the next one?
fr: Affichez `everything` après une partie : qu'en reste-t-il pour la suivante ?
fails: naive_leaves_everything_alone
"""


def naive_player(answer):
    history = []
    while not history or history[-1][0] != answer:
        guess = random.choice([guess for guess in everything if guess is not None])
        history.append((guess, *bulls_n_cows(guess, answer)))
        for rank, other in enumerate(everything):
            if other is not None and not is_compatible(other, history):
                everything[rank] = None
    return history
