# %% all_propositions_must_do
# en: `all` over the propositions: every first proposition must lead to the end.
# fr: `all` porte sur les propositions : toute première proposition doit mener au but.
# ask.en: You are free to choose the proposition. Does your function ask whether one of them does,
#   or whether each of them does?
# ask.fr: Vous choisissez librement la proposition. Votre fonction demande-t-elle si l'une d'elles
#   convient, ou si chacune convient ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        for answer, part in parts.items():
            if answer not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=part)):
                return False
    return True


# %% all_smallest_largest_parts
# en: Only propositions whose largest part is smallest are tried.
# fr: Seules les propositions dont la plus grande part est la plus petite sont essayées.
# ask.en: To say no is to speak of all programs: which propositions does your function try, and what
#   does it know of the others?
# ask.fr: Dire non, c'est parler de tous les programmes : quelles propositions votre fonction
#   essaie-t-elle, et que sait-elle des autres ?
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or not game.guesses:
        return False
    found = [partition(game.secrets, lambda secret, guess=guess: game.score(guess, secret)) for guess in game.guesses]
    best = min(max(map(len, parts.values())) for parts in found)
    for parts in found:
        if max(map(len, parts.values())) == best:
            if all(
                answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
                for answer, part in parts.items()
            ):
                return True
    return False


# %% as_many_steps_as_secrets
# en: With as many steps as secrets, the answer is `True` without looking.
# fr: Avec autant d'étapes que de secrets, la réponse est `True` sans chercher.
# ask.en: With as many steps as secrets, one may propose each secret in turn. And if there is one
#   for which no proposition wins?
# ask.fr: Avec autant d'étapes que de secrets, on peut proposer chaque secret à son tour. Et s'il y
#   en a un pour lequel aucune proposition n'est gagnante ?
# fails: solution_exists_where_only_the_answer_ends
def solution_exists(maxsteps, game):
    if len(game.secrets) <= maxsteps:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% counts_the_room_only
# en: Counting only: there is room for that many secrets, and no strategy is looked for.
# fr: Tout est affaire de compte : il y a de la place pour autant de secrets, et aucune stratégie
#   n'est cherchée.
# ask.en: Your count shows that some numbers of secrets are too large. Does it show that the
#   propositions of this game really split the secrets so well?
# ask.fr: Votre compte montre que certains nombres de secrets sont trop grands. Montre-t-il que les
#   propositions de ce jeu séparent vraiment aussi bien les secrets ?
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    answers = set()
    for guess in game.guesses:
        for secret in game.secrets:
            answers.add(game.score(guess, secret))
    others = len(answers - set(game.endstates))
    room = 0
    for step in range(maxsteps):
        room = 1 + others * room
    return len(game.secrets) <= room


# %% each_proposition_used_once
# en: A proposition used in one branch is not tried in any other.
# fr: Une proposition utilisée dans une branche n'est essayée dans aucune autre.
# ask.en: Two answers lead to two different games. If `'x'` is proposed in one of them, may it still
#   be proposed in the other? Which list do your inner calls share?
# ask.fr: Deux réponses mènent à deux parties différentes. Si l'on propose `'x'` dans l'une, peut-on
#   encore le proposer dans l'autre ? Quelle liste vos appels intérieurs partagent-ils ?
# fails: solution_exists_in_simple_games
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


# %% end_written_as_equals
# en: The answer `=` is taken for the end of every game.
# fr: La réponse `=` est prise pour la fin de tous les jeux.
# ask.en: Which answer ends `number_game(1)`, and which one Mastermind? Where does a game say so?
# ask.fr: Quelle réponse termine `number_game(1)`, et laquelle termine le Mastermind ? Où un jeu le
#   dit-il ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer == "=" or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% exactly_that_many_steps
# en: Without secrets, the answer is `True` only when no step is left.
# fr: Sans secret, la réponse n'est `True` que s'il ne reste aucune étape.
# ask.en: *At most* `maxsteps`: when the secret is found early, must the other steps be used up?
# ask.fr: *Au plus* `maxsteps` : quand le secret est trouvé plus tôt, faut-il épuiser les étapes qui
#   restent ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if maxsteps == 0 or not game.secrets:
        return maxsteps == 0 and not game.secrets
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        rest = [set() if answer in game.endstates else part for answer, part in parts.items()]
        if all(solution_exists(maxsteps - 1, game._replace(secrets=part)) for part in rest):
            return True
    return False


# %% first_proposition_only
# en: One proposition decides: no other one is tried when it fails.
# fr: Une seule proposition décide : aucune autre n'est essayée quand elle échoue.
# ask.en: How many propositions has your function tried when it answers `False`? Could another one
#   have succeeded?
# ask.fr: Combien de propositions votre fonction a-t-elle essayées quand elle répond `False` ? Une
#   autre aurait-elle pu réussir ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        for answer, part in parts.items():
            if answer not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=part)):
                return False
        return True
    return False


# %% known_means_found
# en: After an answer that leaves a single secret, nothing more is counted.
# fr: Après une réponse qui laisse un seul secret, plus rien n'est compté.
# ask.en: Once an answer leaves a single secret, you know it; it must still be proposed: how many
#   steps is that? Try `number_game(2)` with 1 step.
# ask.fr: Quand une réponse ne laisse qu'un secret, vous le connaissez ; il faut encore le proposer
#   : combien d'étapes cela fait-il ? Essayez `number_game(2)` avec 1 étape.
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            len(part) == 1
            or answer in game.endstates
            or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% largest_part_only
# en: Only the largest part is solved further.
# fr: Seule la plus grande part est résolue plus avant.
# ask.en: Is the largest part always the one that takes longest? Think of a part whose secrets no
#   proposition tells apart.
# ask.fr: La plus grande partie est-elle toujours celle qui demande le plus d'étapes ? Pensez à une
#   partie dont aucune proposition ne distingue les secrets.
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        others = [part for answer, part in parts.items() if answer not in game.endstates]
        if not others or solution_exists(maxsteps - 1, game._replace(secrets=max(others, key=len))):
            return True
    return False


# %% last_secret_not_proposed
# en: A single secret left counts as found, though it has not been proposed.
# fr: Un seul secret restant compte comme trouvé, alors qu'il n'a pas été proposé.
# ask.en: When one secret is left you know it; has it been proposed? Read again which proposition
#   counts, then try `number_game(1)` with 0 steps.
# ask.fr: Quand il ne reste qu'un secret, vous le connaissez ; a-t-il été proposé ? Relisez quelles
#   propositions comptent, puis essayez `number_game(1)` avec 0 étape.
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if len(game.secrets) <= 1:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(solution_exists(maxsteps - 1, game._replace(secrets=part)) for part in parts.values()):
            return True
    return False


# %% most_telling_proposition_only
# en: Only the proposition of largest entropy is tried at each step.
# fr: Seule la proposition de plus grande entropie est essayée à chaque étape.
# ask.en: Your function follows one strategy, the one that asks the most telling question. If that
#   one fails, must all others fail too?
# ask.fr: Votre fonction suit une seule stratégie, celle qui pose la question qui en apprend le
#   plus. Si celle-là échoue, toutes les autres échouent-elles ?
# fails: solution_exists_among_all_strategies
from math import log2


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or not game.guesses:
        return False

    def worth(guess):
        sizes = [len(part) for part in partition(game.secrets, lambda secret: game.score(guess, secret)).values()]
        total = sum(sizes)
        return round(sum(size / total * log2(total / size) for size in sizes), 9), guess in game.secrets

    guess = max(game.guesses, key=worth)
    parts = partition(game.secrets, lambda secret: game.score(guess, secret))
    return all(
        answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
        for answer, part in parts.items()
    )


# %% no_secret_is_no_solution
# en: Without any secret the answer is `False`.
# fr: Sans aucun secret, la réponse est `False`.
# ask.en: When there is nothing to find, how many propositions are needed? Read again what is said
#   about a game without secrets.
# ask.fr: Quand il n'y a rien à trouver, combien faut-il de propositions ? Relisez ce qui est dit
#   d'un jeu sans secret.
# fails: solution_exists_when_there_is_nothing_to_find
def solution_exists(maxsteps, game):
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return len(game.secrets) > 0
    return False


# %% nothing_when_false
# en: When no proposition does, nothing is returned.
# fr: Quand aucune proposition ne convient, rien n'est renvoyé.
# ask.en: When the loop has tried every proposition in vain, what does your function return?
# ask.fr: Quand la boucle a essayé toutes les propositions en vain, que renvoie votre fonction ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True


# %% one_end_state_only
# en: Only one of the end states is looked at.
# fr: Un seul des états finals est regardé.
# ask.en: `game.endstates` is a set: how many answers may it hold? Which of them does your function
#   look at?
# ask.fr: `game.endstates` est un ensemble : combien de réponses peut-il contenir ? Lesquelles votre
#   fonction regarde-t-elle ?
# fails: solution_exists_where_only_the_answer_ends
def solution_exists(maxsteps, game):
    won = sorted(game.endstates)[0]
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer == won or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% one_good_answer_is_enough
# en: `any` over the answers: one answer that can be solved is enough.
# fr: `any` porte sur les réponses : une seule réponse que l'on sait résoudre suffit.
# ask.en: Who chooses the answer, you or the secret? Of the answers to one proposition, how many
#   must lead to the end in time?
# ask.fr: Qui choisit la réponse, vous ou le secret ? Parmi les réponses à une proposition, combien
#   doivent mener à temps au but ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        for answer, part in parts.items():
            if answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part)):
                return True
    return False


# %% one_or_zero
# en: 1 or 0 is returned instead of a boolean.
# fr: C'est 1 ou 0 qui est renvoyé, au lieu d'un booléen.
# ask.en: `1` and `True` are equal, but which of the two answers the question whether something
#   exists?
# ask.fr: `1` et `True` sont égaux, mais lequel des deux répond à la question de savoir si quelque
#   chose existe ?
# fails: solution_exists_gives_a_boolean
def solution_exists(maxsteps, game):
    if not game.secrets:
        return 1
    if maxsteps == 0:
        return 0
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return 1
    return 0


# %% parts_of_equal_size_merged
# en: The parts are kept by their size, so that one hides another of the same size.
# fr: Les parts sont rangées par leur taille : l'une en cache une autre de même taille.
# ask.en: Two answers may leave as many secrets. In the dictionary you build, what becomes of the
#   first of these parts when the second comes?
# ask.fr: Deux réponses peuvent laisser le même nombre de secrets. Dans le dictionnaire que vous
#   construisez, que devient la première de ces parties quand arrive la seconde ?
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        by_size = {len(part): part for answer, part in parts.items() if answer not in game.endstates}
        if all(solution_exists(maxsteps - 1, game._replace(secrets=part)) for part in by_size.values()):
            return True
    return False


# %% possible_secrets_only
# en: Only the candidates are proposed.
# fr: Seuls les candidats sont proposés.
# ask.en: In `LOCKS`, `'x'` is not a secret, and yet it may be proposed. Which propositions does
#   your function try?
# ask.fr: Dans `LOCKS`, `'x'` n'est pas un secret, et pourtant on peut le proposer. Quelles
#   propositions votre fonction essaie-t-elle ?
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        if guess in game.secrets:
            parts = partition(game.secrets, lambda secret: game.score(guess, secret))
            if all(
                answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
                for answer, part in parts.items()
            ):
                return True
    return False


# %% power_of_the_answers
# en: The number of secrets is compared with a power of the number of answers.
# fr: Le nombre de secrets est comparé à une puissance du nombre de réponses.
# ask.en: With 0 steps nothing has been proposed: can even one secret be found? And are three
#   secrets which no proposition tells apart found sooner because many sequences of answers exist?
# ask.fr: En 0 étape rien n'a été proposé : peut-on trouver ne serait-ce qu'un secret ? Et trois
#   secrets qu'aucune proposition ne distingue sont-ils trouvés plus tôt parce qu'il existe beaucoup
#   de suites de réponses ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    answers = {game.score(guess, secret) for guess in game.guesses for secret in game.secrets}
    return len(game.secrets) <= len(answers) ** maxsteps


# %% powers_of_three
# en: The room is counted as 3 to the power of the steps, as if no game had more answers.
# fr: La place est comptée comme 3 puissance le nombre d'étapes, comme si aucun jeu n'avait plus de
#   réponses.
# ask.en: Your count supposes no more than three answers at each step. In a game where one
#   proposition gets a different answer for each of 12 secrets, how many steps are needed?
# ask.fr: Votre calcul suppose trois réponses au plus à chaque étape. Dans un jeu où une proposition
#   reçoit une réponse différente pour chacun des 12 secrets, combien d'étapes faut-il ?
# fails: solution_exists_in_larger_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or len(game.secrets) > 3**maxsteps:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% prints_instead_of_returning
# en: The result is printed, and nothing is returned.
# fr: Le résultat est affiché, et rien n'est renvoyé.
# ask.en: The result appears on the screen, but what does the call inside your function receive?
# ask.fr: Le résultat apparaît à l'écran, mais que reçoit l'appel qui se trouve dans votre fonction
#   ?
# fails: solution_exists_in_simple_games
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


# %% propositions_by_number
# en: The propositions are taken by their numbers, which a set does not have.
# fr: Les propositions sont prises par leur numéro, alors que celles d'un ensemble n'en ont pas.
# ask.en: The propositions of a game may be a list or a set: what can you do with either of them,
#   and what with a list only?
# ask.fr: Les propositions d'un jeu peuvent être une liste ou un ensemble : que peut-on faire avec
#   l'un comme avec l'autre, et avec une liste seulement ?
# fails: solution_exists_in_larger_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for i in range(len(game.guesses)):
        guess = game.guesses[i]
        parts = partition(game.secrets, lambda secret, guess=guess: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=left))
            for answer, left in parts.items()
        ):
            return True
    return False


# %% propositions_taken_out
# en: After the first proposition, only the secrets that are left may be proposed.
# fr: Après la première proposition, seuls les secrets restants peuvent être proposés.
# ask.en: You make a smaller game: its secrets are fewer, and its propositions? May `'x'` still be
#   proposed at the second step?
# ask.fr: Vous fabriquez un jeu plus petit : il a moins de secrets ; et ses propositions ? Peut-on
#   encore proposer `'x'` à la deuxième étape ?
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(guesses=part, secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% remembered_from_game_to_game
# en: Results are remembered for the steps and the secrets, from one game to the next.
# fr: Les résultats sont retenus selon les étapes et les secrets, d'un jeu à l'autre.
# ask.en: Two games may have the same secrets and other propositions. What remains in your
#   dictionary when a new game is asked about?
# ask.fr: Deux jeux peuvent avoir les mêmes secrets et d'autres propositions. Que reste-t-il dans
#   votre dictionnaire quand on vous interroge sur un nouveau jeu ?
# fails: solution_exists_for_one_game_after_another
deja_vu = {}


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    key = maxsteps, frozenset(game.secrets)
    if key not in deja_vu:
        deja_vu[key] = False
        for guess in game.guesses:
            parts = {}
            for secret in game.secrets:
                parts.setdefault(game.score(guess, secret), []).append(secret)
            if all(
                answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
                for answer, part in parts.items()
            ):
                deja_vu[key] = True
                break
    return deja_vu[key]


# %% remembered_without_the_steps
# en: Results are remembered for a set of secrets, whatever the number of steps.
# fr: Les résultats sont retenus pour un ensemble de secrets, quel que soit le nombre d'étapes.
# ask.en: The same secrets can come back with fewer steps left: is your remembered answer still
#   right then?
# ask.fr: Les mêmes secrets peuvent revenir avec moins d'étapes : la réponse que vous avez retenue
#   est-elle alors encore juste ?
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    known = {}

    def exists(steps, secrets):
        if not secrets:
            return True
        if steps == 0:
            return False
        key = frozenset(secrets)
        if key not in known:
            known[key] = False
            for guess in game.guesses:
                parts = {}
                for secret in secrets:
                    parts.setdefault(game.score(guess, secret), []).append(secret)
                if all(answer in game.endstates or exists(steps - 1, part) for answer, part in parts.items()):
                    known[key] = True
                    break
        return known[key]

    return exists(maxsteps, game.secrets)


# %% returns_the_proposition
# en: The good proposition is returned instead of `True`.
# fr: C'est la bonne proposition qui est renvoyée, au lieu de `True`.
# ask.en: Your function has found a good proposition. Was it asked which one, or only whether there
#   is one?
# ask.fr: Votre fonction a trouvé une bonne proposition. Lui demandait-on laquelle, ou seulement
#   s'il y en a une ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return guess
    return False


# %% room_for_three_answers
# en: The room is counted as if every game had two answers besides the winning one.
# fr: La place est comptée comme si tous les jeux avaient deux réponses outre la gagnante.
# ask.en: You give up beyond a certain number of secrets. For how many different answers is that
#   number right, and how many has Mastermind?
# ask.fr: Vous abandonnez au-delà d'un certain nombre de secrets. Pour combien de réponses
#   différentes ce nombre est-il juste, et combien le Mastermind en a-t-il ?
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or len(game.secrets) >= 2**maxsteps:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% room_of_the_last_level_only
# en: The room is counted on the last level only: secrets found earlier are forgotten.
# fr: La place n'est comptée qu'au dernier niveau : les secrets trouvés plus tôt sont oubliés.
# ask.en: Count by hand for `number_game(3)` and 2 steps: how many secrets are found at the first
#   proposition, how many at the second? Does your count add them?
# ask.fr: Comptez à la main pour `number_game(3)` et 2 étapes : combien de secrets sont trouvés à la
#   première proposition, combien à la deuxième ? Votre calcul les additionne-t-il ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    answers = {game.score(guess, secret) for guess in game.guesses for secret in game.secrets}
    others = len(answers - set(game.endstates))

    def exists(steps, secrets):
        if not secrets:
            return True
        if steps == 0 or len(secrets) > others ** (steps - 1):
            return False
        for guess in game.guesses:
            parts = partition(secrets, lambda secret: game.score(guess, secret))
            if all(answer in game.endstates or exists(steps - 1, part) for answer, part in parts.items()):
                return True
        return False

    return exists(maxsteps, game.secrets)


# %% secret_before_proposition
# en: `score` is called with the secret first.
# fr: `score` est appelée avec le secret en premier.
# ask.en: In which order does `score` expect the proposition and the secret? Try `LOCKS.score('x',
#   'a')` and `LOCKS.score('a', 'x')`.
# ask.fr: Dans quel ordre `score` attend-elle la proposition et le secret ? Essayez
#   `LOCKS.score('x', 'a')` et `LOCKS.score('a', 'x')`.
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = {}
        for secret in game.secrets:
            parts.setdefault(game.score(secret, guess), []).append(secret)
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% secrets_never_narrowed
# en: The function calls itself with the whole game: the answer changes nothing.
# fr: La fonction s'appelle avec le jeu entier : la réponse ne change rien.
# ask.en: What has the answer taught you? Which secrets does the inner call have to find, and which
#   ones does it get?
# ask.fr: Que vous a appris la réponse ? Quels secrets l'appel intérieur doit-il trouver, et
#   lesquels reçoit-il ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(answer in game.endstates or solution_exists(maxsteps - 1, game) for answer in parts):
            return True
    return False


# %% secrets_taken_out
# en: The secrets are popped from the game's own list.
# fr: Les secrets sont retirés par `pop` de la liste même du jeu.
# ask.en: After a call, print `game.secrets`. What will the next call with the same game see?
# ask.fr: Après un appel, affichez `game.secrets`. Que verra le prochain appel avec le même jeu ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    secrets = []
    while game.secrets:
        secrets.append(game.secrets.pop())
    for guess in game.guesses:
        parts = {}
        for secret in secrets:
            parts.setdefault(game.score(guess, secret), []).append(secret)
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% seven_steps_suffice
# en: With more than six steps, the answer is `True` without looking.
# fr: Avec plus de six étapes, la réponse est `True` sans chercher.
# ask.en: Try `solution_exists(7, game)` for a game in which no proposition wins: how many steps
#   would it take?
# ask.fr: Essayez `solution_exists(7, game)` pour un jeu où aucune proposition n'est gagnante :
#   combien d'étapes faudrait-il ?
# fails: solution_exists_where_only_the_answer_ends
# contrived: True for more than six steps: wrong only in games longer than those of the lesson.
def solution_exists(maxsteps, game):
    if not game.secrets or maxsteps > 6:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% smallest_largest_part_only
# en: Only the proposition whose largest part is smallest is tried at each step.
# fr: Seule la proposition dont la plus grande part est la plus petite est essayée à chaque étape.
# ask.en: Your function follows one strategy, the one that makes the largest part smallest. If that
#   one fails, must all others fail too?
# ask.fr: Votre fonction suit une seule stratégie, celle qui rend la plus grande partie la plus
#   petite possible. Si celle-là échoue, toutes les autres échouent-elles ?
# fails: solution_exists_among_all_strategies
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or not game.guesses:
        return False
    tried = []
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        largest = max(len(part) for part in parts.values())
        tried.append((largest, guess not in game.secrets, len(tried), parts))
    best_parts = min(tried)[-1]
    for answer, part in best_parts.items():
        if answer not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=part)):
            return False
    return True


# %% sorts_the_games_own_list
# en: The game's own list of propositions is sorted, so as to try some of them first.
# fr: La liste des propositions du jeu est triée, pour en essayer certaines d'abord.
# ask.en: `sort` and `reverse` change the list itself. After a call, print `game.guesses`: whose
#   list was it?
# ask.fr: `sort` et `reverse` modifient la liste elle-même. Après un appel, affichez `game.guesses`
#   : à qui était cette liste ?
# fails: solution_exists_leaves_the_game_alone, solution_exists_in_larger_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    game.guesses.sort(reverse=True)
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% steps_never_lowered
# en: The inner call has as many steps as the outer one.
# fr: L'appel intérieur a autant d'étapes que l'extérieur.
# ask.en: How many steps does the inner call of your function get? When does the chain of calls end?
# ask.fr: Combien d'étapes l'appel intérieur de votre fonction reçoit-il ? Quand la suite des appels
#   prend-elle fin ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% steps_used_up_in_the_loop
# en: `maxsteps` is lowered in the loop, once for each proposition that is tried.
# fr: `maxsteps` est diminué dans la boucle, une fois pour chaque proposition essayée.
# ask.en: Print `maxsteps` at each turn of your loop. To try another *first* proposition, does one
#   have fewer steps?
# ask.fr: Affichez `maxsteps` à chaque tour de votre boucle. Pour essayer une autre *première*
#   proposition, a-t-on moins d'étapes ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    for guess in game.guesses:
        if maxsteps <= 0:
            return False
        maxsteps -= 1
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False


# %% win_takes_one_step_more
# en: After the winning answer, the part is solved again with the steps that are left.
# fr: Après la réponse gagnante, la part est résolue à nouveau avec les étapes restantes.
# ask.en: Follow your function for `number_game(1)` and 1 step: the only answer is `'found'`. What
#   does it do then?
# ask.fr: Suivez votre fonction pour `number_game(1)` et 1 étape : la seule réponse est `'found'`.
#   Que fait-elle alors ?
# fails: solution_exists_in_simple_games
def solution_exists(maxsteps, game):
    if len(game.secrets) == 0:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(solution_exists(maxsteps - 1, game._replace(secrets=part)) for part in parts.values()):
            return True
    return False


# %% wins_when_names_are_equal
# en: A proposition is thought to win when it is equal to the secret, whatever the answer.
# fr: Une proposition est tenue pour gagnante quand elle est égale au secret, quelle que soit la
#   réponse.
# ask.en: What says that a game is over: that proposition and secret look the same, or the answer?
#   Look at a game whose propositions have other names than its secrets.
# ask.fr: Qu'est-ce qui dit qu'une partie est finie : que la proposition et le secret s'écrivent
#   pareil, ou la réponse ? Regardez un jeu dont les propositions portent d'autres noms que les
#   secrets.
# fails: solution_exists_where_only_the_answer_ends
def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            set(part) == {guess} or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for part in parts.values()
        ):
            return True
    return False


# %% zero_steps_first
# en: 0 steps are looked at before the secrets: without secrets, 0 steps give `False`.
# fr: Le cas de 0 étape est examiné avant les secrets : sans secret, 0 étape donne `False`.
# ask.en: With 0 steps and no secret at all, which of your first two questions answers? Which one
#   should?
# ask.fr: Avec 0 étape et aucun secret, laquelle de vos deux premières questions répond ? Laquelle
#   devrait répondre ?
# fails: solution_exists_when_there_is_nothing_to_find
def solution_exists(maxsteps, game):
    if maxsteps == 0:
        return False
    if len(game.secrets) == 0:
        return True
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        good = True
        for answer, part in parts.items():
            if answer not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=part)):
                good = False
        if good:
            return True
    return False
