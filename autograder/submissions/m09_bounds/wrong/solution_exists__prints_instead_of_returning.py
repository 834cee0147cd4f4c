"""The result is printed, and nothing is returned.

titre: Le résultat est affiché, et rien n'est renvoyé.
en: The result appears on the screen, but what does the call inside your function receive?
fr: Le résultat apparaît à l'écran, mais que reçoit l'appel qui se trouve dans votre fonction ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        print(True)
    elif maxsteps == 0:
        print(False)
    else:
        for guess in game.guesses:
            parts = partition(game.secrets, lambda secret: game.score(guess, secret))
            if all(
                answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
                for answer, part in parts.items()
            ):
                print(True)
                return
        print(False)
