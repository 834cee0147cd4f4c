# %% arguments_swapped
# en: The game and the number of steps change places in the call.
# fr: Le jeu et le nombre d'étapes changent de place dans l'appel.
# ask.en: Read the error: is a number taken for a game somewhere? In which order does
#   `solution_exists` want its two arguments?
# ask.fr: Lisez l'erreur : un nombre y est-il pris pour un jeu ? Dans quel ordre `solution_exists`
#   veut-elle ses deux arguments ?
# fails: lower_bound_is_the_smallest_number_of_steps
def lower_bound_on_worst_case_solution(game):
    steps = 0
    while not solution_exists(game, steps):
        steps += 1
    return steps


# %% counts_the_room_only
# en: Counting only: the smallest number of steps with room for all secrets.
# fr: Tout est affaire de compte : c'est le plus petit nombre d'étapes où tous les secrets ont de la
#   place.
# ask.en: Your count is a lower bound, but is it reached? Ask `solution_exists` whether so many
#   steps are enough.
# ask.fr: Votre compte est bien une borne inférieure, mais est-elle atteinte ? Demandez à
#   `solution_exists` si autant d'étapes suffisent.
# fails: lower_bound_is_the_smallest_number_of_steps
def lower_bound_on_worst_case_solution(game):
    answers = {game.score(guess, secret) for guess in game.guesses for secret in game.secrets}
    others = len(answers - set(game.endstates))
    steps, room = 0, 0
    while room < len(game.secrets):
        room = 1 + others * room
        steps += 1
    return steps


# %% doubled_each_time
# en: The number of steps is doubled until a strategy exists.
# fr: Le nombre d'étapes est doublé jusqu'à ce qu'une stratégie existe.
# ask.en: Which numbers of steps do you try? Is there one between the last two that you have
#   skipped?
# ask.fr: Quels nombres d'étapes essayez-vous ? Y en a-t-il un, entre les deux derniers, que vous
#   avez sauté ?
# fails: lower_bound_is_the_smallest_number_of_steps
def lower_bound_on_worst_case_solution(game):
    if solution_exists(0, game):
        return 0
    steps = 1
    while not solution_exists(steps, game):
        steps *= 2
    return steps


# %% empty_list_only
# en: That no secret is left is seen of a list only.
# fr: On ne voit qu'aucun secret ne reste que s'ils sont dans une liste.
# ask.en: Is an empty set equal to `[]`? Which question tells that any collection is empty?
# ask.fr: Un ensemble vide est-il égal à `[]` ? Quelle question dit de toute collection qu'elle est
#   vide ?
# fails: lower_bound_of_a_game_without_secrets
def lower_bound_on_worst_case_solution(game):
    if game.secrets == []:
        return 0
    steps = 1
    while not solution_exists(steps, game):
        steps += 1
    return steps


# %% gives_up_after_six
# en: The search ends at 6 steps, and nothing is returned after it.
# fr: La recherche finit à 6 étapes, et rien n'est renvoyé ensuite.
# ask.en: A game with seven secrets that can only be tried one after the other: how many steps does
#   it take, and up to which number does your loop go?
# ask.fr: Un jeu à sept secrets qu'on ne peut qu'essayer l'un après l'autre : combien d'étapes
#   demande-t-il, et jusqu'à quel nombre va votre boucle ?
# fails: lower_bound_is_the_smallest_number_of_steps
def lower_bound_on_worst_case_solution(game):
    for steps in range(7):
        if solution_exists(steps, game):
            return steps


# %% last_number_that_fails
# en: The largest number of steps that is not enough is returned.
# fr: C'est le plus grand nombre d'étapes insuffisant qui est renvoyé.
# ask.en: Your result is a number of steps: is it enough? Ask `solution_exists` about it.
# ask.fr: Votre résultat est un nombre d'étapes : suffit-il ? Demandez-le à `solution_exists`.
# fails: lower_bound_is_the_smallest_number_of_steps
def lower_bound_on_worst_case_solution(game):
    steps = 0
    while not solution_exists(steps + 1, game):
        steps += 1
    return steps


# %% logarithm
# en: The logarithm in base 2 of the number of secrets is returned.
# fr: C'est le logarithme en base 2 du nombre de secrets qui est renvoyé.
# ask.en: Your count supposes that each answer halves what is left. Is that so in this game? What
#   does `solution_exists` say?
# ask.fr: Votre calcul suppose que chaque réponse divise par deux ce qui reste. Est-ce le cas dans
#   ce jeu ? Qu'en dit `solution_exists` ?
# fails: lower_bound_is_the_smallest_number_of_steps
from math import ceil, log2


def lower_bound_on_worst_case_solution(game):
    return ceil(log2(len(game.secrets) + 1))


# %% logarithm_in_base_three
# en: The bound is never below the logarithm in base 3 of the number of secrets, even where a
#   proposition has more answers.
# fr: La borne n'est jamais au-dessous du logarithme en base 3 du nombre de secrets, même si une
#   proposition a plus de réponses.
# ask.en: In a game where one proposition gets a different answer for each of 12 secrets, how many
#   steps are needed? Which larger number does your function give, and why that one?
# ask.fr: Dans un jeu où une proposition reçoit une réponse différente pour chacun des 12 secrets,
#   combien d'étapes faut-il ? Quel nombre plus grand votre fonction donne-t-elle, et pourquoi
#   celui-là ?
# fails: lower_bound_is_the_smallest_number_of_steps
# contrived: Starts from a bound with base 3, wrong only where a proposition has more answers.
from math import ceil, log


def lower_bound_on_worst_case_solution(game):
    if not game.secrets:
        return 0
    steps = ceil(log(len(game.secrets), 3))
    while not solution_exists(steps, game):
        steps += 1
    return steps


# %% number_of_secrets
# en: The number of secrets is returned.
# fr: C'est le nombre de secrets qui est renvoyé.
# ask.en: To propose one secret after the other is a strategy, rarely the best. What does
#   `solution_exists` say of one step less?
# ask.fr: Proposer les secrets l'un après l'autre est une stratégie, rarement la meilleure. Que dit
#   `solution_exists` d'une étape de moins ?
# fails: lower_bound_is_the_smallest_number_of_steps
def lower_bound_on_worst_case_solution(game):
    steps = len(game.secrets)
    while solution_exists(steps, game):
        return steps


# %% one_too_many
# en: The counter is raised before it is returned.
# fr: Le compteur est augmenté avant d'être renvoyé.
# ask.en: Try your result minus 1 with `solution_exists`: is that enough, too?
# ask.fr: Essayez votre résultat moins 1 avec `solution_exists` : cela suffit-il aussi ?
# fails: lower_bound_is_the_smallest_number_of_steps
def lower_bound_on_worst_case_solution(game):
    steps = 0
    exists = False
    while not exists:
        exists = solution_exists(steps, game)
        steps += 1
    return steps


# %% prints_instead_of_returning
# en: The number is printed, and nothing is returned.
# fr: Le nombre est affiché, et rien n'est renvoyé.
# ask.en: The number appears on the screen, but what is `x` worth after `x =
#   lower_bound_on_worst_case_solution(LOCKS)`?
# ask.fr: Le nombre apparaît à l'écran, mais que vaut `x` après `x =
#   lower_bound_on_worst_case_solution(LOCKS)` ?
# fails: lower_bound_is_the_smallest_number_of_steps
def lower_bound_on_worst_case_solution(game):
    steps = 0
    while not solution_exists(steps, game):
        steps += 1
    print(steps)


# %% returns_whether_it_exists
# en: The answer of `solution_exists` is returned instead of the number of steps.
# fr: C'est la réponse de `solution_exists` qui est renvoyée, au lieu du nombre d'étapes.
# ask.en: Your loop knows two things when it stops: that a strategy exists, and with how many steps.
#   Which of them was asked for?
# ask.fr: Quand elle s'arrête, votre boucle sait deux choses : qu'une stratégie existe, et avec
#   combien d'étapes. Laquelle demandait-on ?
# fails: lower_bound_is_the_smallest_number_of_steps
def lower_bound_on_worst_case_solution(game):
    steps = 0
    while not solution_exists(steps, game):
        steps += 1
    return solution_exists(steps, game)


# %% starts_at_one
# en: The search starts at 1 step.
# fr: La recherche commence à 1 étape.
# ask.en: How many steps does a game without secrets need? With which number does your search begin?
# ask.fr: Combien d'étapes demande un jeu sans secret ? Par quel nombre votre recherche
#   commence-t-elle ?
# fails: lower_bound_of_a_game_without_secrets
def lower_bound_on_worst_case_solution(game):
    steps = 1
    while not solution_exists(steps, game):
        steps += 1
    return steps


# %% starts_where_it_stopped
# en: The number of steps is global and never goes back to 0.
# fr: Le nombre d'étapes est global et ne revient jamais à 0.
# ask.en: Ask for the bound of `number_game(8)`, then for that of `number_game(1)`: at which number
#   does the second search begin?
# ask.fr: Demandez la borne de `number_game(8)`, puis celle de `number_game(1)` : à quel nombre la
#   seconde recherche commence-t-elle ?
# fails: lower_bound_of_one_game_after_another
steps = 0


def lower_bound_on_worst_case_solution(game):
    global steps
    while not solution_exists(steps, game):
        steps += 1
    return steps


# %% worst_case_of_one_strategy
# en: The worst case of the strategy that asks the most telling question is returned.
# fr: C'est le pire des cas de la stratégie qui pose la question la plus instructive qui est
#   renvoyé.
# ask.en: You have played one strategy. Does `solution_exists` find another one that is faster?
# ask.fr: Vous avez joué une stratégie. `solution_exists` en trouve-t-elle une autre, plus rapide ?
# fails: lower_bound_is_the_smallest_number_of_steps
from math import log2


def lower_bound_on_worst_case_solution(game):
    if not game.secrets:
        return 0

    def worth(guess):
        sizes = [len(part) for part in partition(game.secrets, lambda secret: game.score(guess, secret)).values()]
        total = sum(sizes)
        return round(sum(size / total * log2(total / size) for size in sizes), 9), guess in game.secrets

    best = max(game.guesses, key=worth)
    parts = partition(game.secrets, lambda secret: game.score(best, secret))
    others = [part for answer, part in parts.items() if answer not in game.endstates]
    return 1 + max([lower_bound_on_worst_case_solution(game._replace(secrets=part)) for part in others] + [0])
