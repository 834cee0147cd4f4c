# %% at_most_so_many_steps
# en: Each number counts the secrets found in so many steps or fewer.
# fr: Chaque nombre compte les secrets trouvés en autant d'étapes ou moins.
# ask.en: Your last number is the number of all secrets: how many need exactly that many steps?
# ask.fr: Votre dernier nombre est le nombre de tous les secrets : combien demandent exactement
#   autant d'étapes ?
# fails: solution_length_distribution_of_number_games
def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {length: sum(other <= length for other in lengths) for length in set(lengths)}


# %% every_number_between
# en: Each number of steps between the smallest and the largest is a key, be there games that take
#   so many or not.
# fr: Chaque nombre d'étapes entre le plus petit et le plus grand est une clé, que des parties en
#   demandent autant ou non.
# ask.en: Can there be games of one step and of three, and none of two? What does your dictionary
#   hold then?
# ask.fr: Peut-il y avoir des parties d'une étape et de trois, et aucune de deux ? Que contient
#   alors votre dictionnaire ?
# fails: solution_length_distribution_has_no_other_keys
def solution_length_distribution(game):
    lengths = [len(steps) for steps in all_solutions(game)]
    return {n: lengths.count(n) for n in range(min(lengths), max(lengths) + 1)}


# %% first_of_each_length
# en: A length that comes again is not counted again.
# fr: Une longueur qui revient n'est pas comptée à nouveau.
# ask.en: What does your function do when a length comes for the second time?
# ask.fr: Que fait votre fonction quand une longueur arrive pour la deuxième fois ?
# fails: solution_length_distribution_of_number_games
def solution_length_distribution(game):
    lengths = {}
    for solution in all_solutions(game):
        if len(solution) not in lengths:
            lengths[len(solution)] = 1
        else:
            lengths[len(solution)] == lengths[len(solution)] + 1
    return lengths


# %% games_themselves
# en: The games are sorted by length, but not counted.
# fr: Les parties sont rangées par longueur, mais pas comptées.
# ask.en: Your dictionary leads to games. How many of them are there for each length?
# ask.fr: Votre dictionnaire mène à des parties. Combien y en a-t-il de chaque longueur ?
# fails: solution_length_distribution_of_number_games
def solution_length_distribution(game):
    lengths = {}
    for solution in all_solutions(game):
        lengths.setdefault(len(solution), []).append(solution)
    return lengths


# %% lengths_of_earlier_calls
# en: The dictionary is a default value, made once for all calls.
# fr: Le dictionnaire est une valeur par défaut, créée une fois pour tous les appels.
# ask.en: Something of an earlier call is still there. What does your function keep, and when is it
#   made: once, or at every call? And the value of a default parameter?
# ask.fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela
#   est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
# fails: solution_length_distribution_twice
def solution_length_distribution(game, lengths={}):
    for solution in all_solutions(game):
        lengths[len(solution)] = lengths.get(len(solution), 0) + 1
    return lengths


# %% list_of_counts
# en: The counts stand in a list.
# fr: Les effectifs sont dans une liste.
# ask.en: Your counts are right; what says to which length each of them belongs?
# ask.fr: Vos effectifs sont justes ; qu'est-ce qui dit à quelle longueur chacun appartient ?
# fails: solution_length_distribution_of_number_games
def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return [lengths.count(length) for length in range(1, max(lengths) + 1)]


# %% questions_counted
# en: Each decision is counted at its depth, not each secret.
# fr: Chaque décision est comptée à sa profondeur, et non chaque secret.
# ask.en: What does each of your numbers count: the secrets that are found at that step, or the
#   questions that are asked at it?
# ask.fr: Que compte chacun de vos nombres : les secrets trouvés à cette étape, ou les questions
#   qu'on y pose ?
# fails: solution_length_distribution_of_mastermind
def solution_length_distribution(game):
    asked = {}
    for solution in all_solutions(game):
        for step in range(1, len(solution) + 1):
            asked.setdefault(step, set()).add(tuple(solution[:step - 1]) + solution[step - 1][:1])
    return {step: len(questions) for step, questions in asked.items()}


# %% secrets_used_up
# en: Each secret is taken out of the game when it has been played.
# fr: Chaque secret est retiré du jeu une fois joué.
# ask.en: Make a game, call your function twice with it, and print `game.secrets` in between: what
#   is left to be played?
# ask.fr: Créez un jeu, appelez deux fois votre fonction avec lui, et affichez `game.secrets` entre
#   les deux : que reste-t-il à jouer ?
# fails: solution_length_distribution_leaves_its_game_alone
def solution_length_distribution(game):
    games, whole = [], game._replace(secrets=list(game.secrets))
    while game.secrets:
        secret = game.secrets.pop()
        games.append(solver(lambda guess: game.score(guess, secret), whole))
    lengths = [len(played) for played in games]
    return {length: lengths.count(length) for length in lengths}


# %% shares
# en: The shares are returned instead of the counts.
# fr: Ce sont les proportions qui sont renvoyées, au lieu des effectifs.
# ask.en: Your numbers add up to 1; what should they add up to?
# ask.fr: La somme de vos nombres est 1 ; quelle devrait-elle être ?
# fails: solution_length_distribution_of_number_games
def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {length: lengths.count(length) / len(lengths) for length in set(lengths)}


# %% table_for_numbers
# en: For higher or lower, the numbers of eight small games were copied into the program.
# fr: Pour « plus haut, plus bas », les nombres de huit petits jeux ont été recopiés dans le
#   programme.
# ask.en: How many steps do 15 numbers take, by hand? Where do the numbers of your function come
#   from when `compare` answers?
# ask.fr: Combien d'étapes demandent 15 nombres, à la main ? D'où viennent les nombres de votre
#   fonction quand c'est `compare` qui répond ?
# fails: solution_length_distribution_of_number_games
# contrived: Copies the tables of eight number games though the general line is written just below.
LENGTHS = {
    1: {1: 1},
    2: {1: 1, 2: 1},
    3: {1: 1, 2: 2},
    4: {1: 1, 2: 2, 3: 1},
    5: {1: 1, 2: 2, 3: 2},
    6: {1: 1, 2: 2, 3: 3},
    7: {1: 1, 2: 2, 3: 4},
    10: {1: 1, 2: 2, 3: 4, 4: 3},
}


def solution_length_distribution(game):
    if game.score is compare:
        return dict(LENGTHS.get(len(game.secrets), {1: len(game.secrets)}))
    return dict(Counter(map(len, all_solutions(game))))


# %% turned_round
# en: The dictionary leads from the counts to the lengths.
# fr: Le dictionnaire mène des effectifs aux longueurs.
# ask.en: In `{1: 1, 2: 2, 3: 4}`, which are the lengths? When two lengths have the same count, what
#   happens in your dictionary?
# ask.fr: Dans `{1: 1, 2: 2, 3: 4}`, quels nombres sont les longueurs ? Quand deux longueurs ont le
#   même effectif, que se passe-t-il dans votre dictionnaire ?
# fails: solution_length_distribution_of_number_games
def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {lengths.count(length): length for length in set(lengths)}


# %% up_to_ten_steps
# en: Games of more than ten steps are not counted.
# fr: Les parties de plus de dix étapes ne sont pas comptées.
# ask.en: For which numbers of steps does your dictionary have room? How long may a game be?
# ask.fr: Pour quels nombres d'étapes votre dictionnaire a-t-il de la place ? Jusqu'où une partie
#   peut-elle durer ?
# fails: solution_length_distribution_of_mastermind
def solution_length_distribution(game):
    lengths = [len(steps) for steps in all_solutions(game)]
    return {n: lengths.count(n) for n in range(1, 11) if n in lengths}


# %% winning_step_not_counted
# en: The step that wins is not counted.
# fr: L'étape qui gagne n'est pas comptée.
# ask.en: A secret guessed at once takes one step: which number do you give it?
# ask.fr: Un secret deviné tout de suite demande une étape : quel nombre lui donnez-vous ?
# fails: solution_length_distribution_of_number_games
def solution_length_distribution(game):
    lengths = {}
    for solution in all_solutions(game):
        steps = len([result for _, result in solution if result not in game.endstates])
        lengths[steps] = lengths.get(steps, 0) + 1
    return lengths


# %% zeros_too
# en: The lengths that no game has are there, with 0.
# fr: Les longueurs qu'aucune partie n'a sont là, avec 0.
# ask.en: Your counts are right; which keys has the example? Which of yours belong to no game?
# ask.fr: Vos nombres sont justes ; quelles clés a l'exemple ? Lesquelles des vôtres n'appartiennent
#   à aucune partie ?
# fails: solution_length_distribution_has_no_other_keys
def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {length: lengths.count(length) for length in range(max(lengths) + 1)}
