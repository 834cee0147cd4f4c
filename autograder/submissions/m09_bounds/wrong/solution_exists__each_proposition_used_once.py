"""A proposition used in one branch is not tried in any other.

titre: Une proposition utilisée dans une branche n'est essayée dans aucune autre.
en: Two answers lead to two different games. If `'x'` is proposed in one of them, may it still be proposed in the other? Which list do your inner calls share?
fr: Deux réponses mènent à deux parties différentes. Si l'on propose `'x'` dans l'une, peut-on encore le proposer dans l'autre ? Quelle liste vos appels intérieurs partagent-ils ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    unused = list(game.guesses)

    def exists(steps, secrets):
        if not secrets:
            return True
        if steps == 0:
            return False
        for guess in list(unused):
            if guess not in unused:
                continue
            unused.remove(guess)
            parts = {}
            for secret in secrets:
                parts.setdefault(game.score(guess, secret), []).append(secret)
            if all(answer in game.endstates or exists(steps - 1, part) for answer, part in parts.items()):
                return True
            unused.append(guess)
        return False

    return exists(maxsteps, game.secrets)
