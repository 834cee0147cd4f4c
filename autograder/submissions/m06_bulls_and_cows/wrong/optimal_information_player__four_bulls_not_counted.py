"""The reply of four bulls is not counted, as it wins the classic game.

titre: La réponse de quatre taureaux n'est pas comptée, puisqu'elle gagne le jeu classique.
en: When a guess wins, how many strings are left? Does your sum count that one, too?
fr: Quand une proposition gagne, combien de chaînes reste-t-il ? Votre somme compte-t-elle aussi celle-là ?
fails: information_in_larger_games
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)

        def size(choice):
            replies = Counter(bulls_n_cows(choice, secret) for secret in area)
            return sum(number**2 for reply, number in replies.items() if reply != (4, 0))

        guess = area[0] if len(area) == 1 else min(everything, key=size)
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
