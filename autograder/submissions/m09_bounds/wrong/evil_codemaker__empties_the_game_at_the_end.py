"""When the secret is found, the game's own list of secrets is emptied.

titre: Quand le secret est trouvé, la liste de secrets du jeu lui-même est vidée.
en: The game is over; may somebody play it again? Print `game.secrets` before and after: whose list did you change?
fr: La partie est finie ; peut-on en jouer une autre ? Affichez `game.secrets` avant et après : à qui est la liste que vous avez modifiée ?
fails: evil_codemaker_leaves_the_game_alone
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        if chosen in game.endstates:
            game.secrets.clear()
        return chosen

    return answer
