"""The history is created once, and goes on from game to game.

titre: L'historique est créé une seule fois, et continue d'une partie à l'autre.
en: With how many turns does your second game begin? When is the list created that you append to?
fr: Avec combien de tours votre seconde partie commence-t-elle ? Quand la liste à laquelle vous ajoutez est-elle créée ?
fails: naive_plays_whole_games
"""


def naive_player(answer, history=[]):
    area = everything
    while True:
        guess = random.choice(area)
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history[-1:], area)
