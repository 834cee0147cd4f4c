"""The game's propositions are sorted in place.

en: `sort` returns nothing, because it changes the list itself: whose list is it? What does `sorted` do?
fr: `sort` ne renvoie rien, car elle modifie la liste elle-même : à qui est cette liste ? Que fait `sorted` ?
fails: evil_codemaker_leaves_the_game_alone
"""


def evil_codemaker(game):
    candidates = game.secrets
    game.guesses.sort(reverse=True)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = parts[chosen]
        return chosen

    return answer
