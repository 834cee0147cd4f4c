"""All steps of all games stand in one list.

titre: Toutes les étapes de toutes les parties sont dans une seule liste.
en: Where does one game end in your list, and where does the next begin? Compare `append` and `extend`.
fr: Où finit une partie dans votre liste, et où commence la suivante ? Comparez `append` et `extend`.
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    games = []
    for secret in game.secrets:
        games.extend(solver(lambda guess: game.score(guess, secret), game))
    return games
