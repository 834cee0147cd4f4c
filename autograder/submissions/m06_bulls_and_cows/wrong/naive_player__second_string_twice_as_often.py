"""From the second guess on, the second string of the area is drawn twice as often as another one.

titre: À partir de la deuxième proposition, la deuxième chaîne de la zone est tirée deux fois plus souvent qu'une autre.
en: At the second turn of many games, note at which place of the area the guess is found: is the second place as frequent as the first?
fr: Au deuxième tour de nombreuses parties, notez à quelle place de la zone se trouve la proposition : la deuxième place est-elle aussi fréquente que la première ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area = [], everything
    while True:
        guess = random.choice(area + area[1:2] if history else area)
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)
