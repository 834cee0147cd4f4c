"""The list of games is a default value, made once for all calls.

titre: La liste des parties est une valeur par défaut, créée une fois pour tous les appels.
en: Something of an earlier call is still there. What does your function keep, and when is it made: once, or at every call? And the value of a default parameter?
fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
fails: all_solutions_of_any_game, all_solutions_twice
"""


def all_solutions(game, games=[]):
    for secret in game.secrets:
        games.append(solver(lambda guess: game.score(guess, secret), game))
    return games
