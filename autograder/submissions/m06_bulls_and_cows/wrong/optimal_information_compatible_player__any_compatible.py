"""A compatible string is drawn at random.

titre: Une chaîne compatible est tirée au hasard.
en: Two games that begin with the same turn go on differently. After the first guess, what do the rules leave to chance?
fr: Deux parties qui commencent par le même tour continuent différemment. Après la première proposition, que laissent les règles au hasard ?
fails: compatible_player_guesses_what_teaches_most
"""


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        guess = random.choice(compatible_area(history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
