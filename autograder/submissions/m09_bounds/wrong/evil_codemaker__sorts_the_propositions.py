"""The game's propositions are sorted in place.

titre: Les propositions du jeu sont triées sur place.
en: The game's propositions are in another order: `sort` and `reverse` change the list itself. Whose list is it? What does `sorted` do?
fr: Les propositions du jeu sont dans un autre ordre : `sort` et `reverse` modifient la liste elle-même. À qui est cette liste ? Que fait `sorted` ?
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
