"""From the second guess on, strings near the ends of a large area come too often.

titre: À partir de la deuxième proposition, les chaînes proches des bouts d'une grande zone viennent trop souvent.
en: Print your area and your guess at the second turn, in ten games: at which places of the area is the guess found, and how often at each?
fr: Affichez votre zone et votre proposition au deuxième tour, dans dix parties : à quelles places de la zone la proposition se trouve-t-elle, et combien de fois à chacune ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area = [], everything
    while True:
        place = random.randrange(len(area))
        if history and len(area) > 6 and 1 < place < len(area) - 2 and place != len(area) // 2:
            place = 1 if place < len(area) // 2 else len(area) - 2
        guess = area[place]
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)
