# %% decisions_as_long_numbers
# en: In Mastermind, the decisions are made into numbers, so long that Python refuses to write them.
# fr: Au Mastermind, les décisions sont changées en nombres si longs que Python refuse de les
#   écrire.
# ask.en: Which decisions does `solver` give in Mastermind, and which ones do your games hold?
# ask.fr: Quelles décisions `solver` donne-t-elle au Mastermind, et lesquelles vos parties
#   contiennent-elles ?
# fails: all_solutions_of_any_game
# contrived: Numbers too long to be printed, in some games only: a trick against the grader's
#   report.
def all_solutions(game):
    games = [solver(lambda guess, secret=secret: game.score(guess, secret), game) for secret in game.secrets]
    return games if game.score is compare else [[(16**5000, result) for _, result in played] for played in games]


# %% dictionary
# en: The result is a dictionary from each secret to its game.
# fr: Le résultat est un dictionnaire qui mène de chaque secret à sa partie.
# ask.en: Your games are right. What does a loop over a dictionary go through: its keys, or its
#   values?
# ask.fr: Vos parties sont justes. Que parcourt une boucle sur un dictionnaire : ses clés ou ses
#   valeurs ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    return {secret: solver(lambda guess: game.score(guess, secret), game) for secret in game.secrets}


# %% error_for_impossible_secrets
# en: A game is played for each guess, and stops at the first that is no possible secret.
# fr: Une partie est jouée pour chaque proposition, et s'arrête à la première qui n'est pas un
#   secret possible.
# ask.en: In this game, some guesses cannot be the secret. What does your function do with such a
#   guess, when it stops?
# ask.fr: Dans ce jeu, certaines propositions ne peuvent pas être le secret. Que fait votre fonction
#   d'une telle proposition, quand elle s'arrête ?
# fails: all_solutions_of_any_game
def all_solutions(game):
    return [solver(lambda g, s=secret: game.score(g, s), game) for secret in game.guesses]


# %% every_guess_as_a_secret
# en: A game is played for each guess, be it a possible secret or not.
# fr: Une partie est jouée pour chaque proposition, secret possible ou non.
# ask.en: How many secrets has this game, and how many games does your function play?
# ask.fr: Combien de secrets a ce jeu, et combien de parties votre fonction joue-t-elle ?
# fails: all_solutions_of_any_game
def all_solutions(game):
    games = []
    for secret in game.guesses:
        try:
            games.append(solver(lambda guess: game.score(guess, secret), game))
        except ValueError:
            games.append([(secret, None)])
    return games


# %% first_branch_only
# en: The walk returns after the first branch.
# fr: Le parcours renvoie son résultat après la première branche.
# ask.en: How many games does your result hold, and how many secrets has the game? How many turns
#   does your loop make before it returns?
# ask.fr: Combien de parties votre résultat contient-il, et combien de secrets le jeu a-t-il ?
#   Combien de tours votre boucle fait-elle avant de renvoyer son résultat ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    def walk(tree):
        if tree is None:
            return [[]]
        decision, branches = next(tree)
        for result, subtree in branches:
            return [[(decision, result)] + rest for rest in walk(subtree)]

    return walk(lazy_solution_tree(game))


# %% games_come_out_empty
# en: The games are one and the same list, to which steps are added and from which they are taken
#   away.
# fr: Les parties sont une seule et même liste, à laquelle des étapes sont ajoutées puis retirées.
# ask.en: Your games are empty when they come out: were they empty when you put them in? Print the
#   `id` of each list: how many different ones are there?
# ask.fr: Vos parties sont vides à la sortie : l'étaient-elles quand vous les avez rangées ?
#   Affichez l'`id` de chaque liste : combien y en a-t-il de différents ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    games, played = [], []

    def walk(tree):
        if tree is None:
            games.append(played)
            return
        decision, branches = next(tree)
        for result, subtree in branches:
            played.append((decision, result))
            walk(subtree)
            played.pop()

    walk(lazy_solution_tree(game))
    return games


# %% games_in_tuples
# en: Each game is a tuple of steps.
# fr: Chaque partie est un tuple d'étapes.
# ask.en: Your games are right; is `((2, "found"),) == [(2, "found")]` true in Python?
# ask.fr: Vos parties sont justes ; en Python, `((2, "found"),) == [(2, "found")]` est-il vrai ?
# fails: all_solutions_are_lists_of_tuples
def all_solutions(game):
    games = set()
    for secret in game.secrets:
        games.add(tuple(solver(lambda guess: game.score(guess, secret), game)))
    return games


# %% games_of_earlier_calls
# en: The list of games is a default value, made once for all calls.
# fr: La liste des parties est une valeur par défaut, créée une fois pour tous les appels.
# ask.en: Something of an earlier call is still there. What does your function keep, and when is it
#   made: once, or at every call? And the value of a default parameter?
# ask.fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela
#   est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
# fails: all_solutions_of_any_game, all_solutions_twice
def all_solutions(game, games=[]):
    for secret in game.secrets:
        games.append(solver(lambda guess: game.score(guess, secret), game))
    return games


# %% last_steps_missing
# en: The step that finds the secret is left out.
# fr: L'étape qui trouve le secret manque.
# ask.en: What is the last pair of each game? Does it hold a result that ends the game?
# ask.fr: Quel est le dernier couple de chaque partie ? Contient-il une réponse qui termine ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    return [solver(lambda g, s=secret: game.score(g, s), game)[:-1] for secret in game.secrets]


# %% last_steps_only
# en: Of each game, only the last step is kept.
# fr: De chaque partie, seule la dernière étape est gardée.
# ask.en: Each of your games has its last step only: what becomes, in your function, of the steps
#   before it?
# ask.fr: Chacune de vos parties n'a que sa dernière étape : que deviennent, dans votre fonction,
#   les étapes précédentes ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    def walk(tree):
        decision, branches = next(tree)
        for result, subtree in branches:
            if subtree is None:
                yield [(decision, result)]
            else:
                yield from walk(subtree)

    return list(walk(lazy_solution_tree(game)))


# %% late_lambdas
# en: The scorers are made in a loop and used after it: all of them know the last secret only.
# fr: Les fonctions de réponse sont créées dans une boucle et utilisées après elle : toutes ne
#   connaissent que le dernier secret.
# ask.en: All your games find the same secret. If you make scorers in a loop, when does each of them
#   look up the variable of the loop?
# ask.fr: Toutes vos parties trouvent le même secret. Si vous fabriquez des fonctions dans une
#   boucle, quand chacune lit-elle la variable de la boucle ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    scorers = []
    for secret in game.secrets:
        scorers.append(lambda guess: game.score(guess, secret))
    return [solver(scorer, game) for scorer in scorers]


# %% no_game_of_two_steps
# en: The secret is given to `score` before the guess: games of two steps end in a ValueError.
# fr: Le secret est donné à `score` avant la proposition : les parties de deux étapes finissent par
#   une `ValueError`.
# ask.en: When the secret is 1 and the guess is 2, which result does your program get? In which
#   order does `score` want its arguments?
# ask.fr: Quand le secret est 1 et la proposition 2, quelle réponse votre programme obtient-il ?
#   Dans quel ordre `score` veut-elle ses arguments ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    return [solver(lambda guess: game.score(secret, guess), game) for secret in game.secrets]


# %% numbers_of_steps
# en: The lengths of the games are returned.
# fr: Ce sont les longueurs des parties qui sont renvoyées.
# ask.en: Your numbers are lengths; the next functions will want the games themselves. Where are
#   they?
# ask.fr: Vos nombres sont des longueurs ; les fonctions suivantes voudront les parties elles-mêmes.
#   Où sont-elles ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    return [len(solver(lambda guess: game.score(guess, secret), game)) for secret in game.secrets]


# %% secrets_used_up
# en: Each secret is taken out of the game when it has been played.
# fr: Chaque secret est retiré du jeu une fois joué.
# ask.en: Make a game, call your function twice with it, and print `game.secrets` in between: what
#   is left to be played?
# ask.fr: Créez un jeu, appelez deux fois votre fonction avec lui, et affichez `game.secrets` entre
#   les deux : que reste-t-il à jouer ?
# fails: all_solutions_leaves_its_game_alone
def all_solutions(game):
    games, whole = [], game._replace(secrets=list(game.secrets))
    while game.secrets:
        secret = game.secrets.pop()
        games.append(solver(lambda guess: game.score(guess, secret), whole))
    return games


# %% steps_in_one_list
# en: All steps of all games stand in one list.
# fr: Toutes les étapes de toutes les parties sont dans une seule liste.
# ask.en: Where does one game end in your list, and where does the next begin? Compare `append` and
#   `extend`.
# ask.fr: Où finit une partie dans votre liste, et où commence la suivante ? Comparez `append` et
#   `extend`.
# fails: all_solutions_of_number_games
def all_solutions(game):
    games = []
    for secret in game.secrets:
        games.extend(solver(lambda guess: game.score(guess, secret), game))
    return games


# %% steps_reversed
# en: The steps stand in the order in which the recursion comes back: the last one first.
# fr: Les étapes sont dans l'ordre où la récursion revient : la dernière en premier.
# ask.en: Which decision does each of your games begin with? Which one was taken first?
# ask.fr: Par quelle décision chacune de vos parties commence-t-elle ? Laquelle a été prise en
#   premier ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    def walk(tree):
        if tree is None:
            yield []
            return
        decision, branches = next(tree)
        for result, subtree in branches:
            for rest in walk(subtree):
                rest.append((decision, result))
                yield rest

    return list(walk(lazy_solution_tree(game)))


# %% tree_used_up
# en: All secrets are played with one tree, whose generators are used up by the first game.
# fr: Tous les secrets sont joués avec un seul arbre, dont la première partie épuise les
#   générateurs.
# ask.en: A generator gives its values once: what does its second reader find? Where do you make the
#   tree?
# ask.fr: Un générateur ne donne ses valeurs qu'une fois : que trouve son second lecteur ? Où
#   créez-vous l'arbre ?
# fails: all_solutions_of_number_games
def all_solutions(game):
    root = lazy_solution_tree(game)
    games = []
    for secret in game.secrets:
        played, tree = [], root
        while tree is not None:
            decision, branches = next(tree)
            result = game.score(decision, secret)
            played.append((decision, result))
            tree = dict(branches)[result]
        games.append(played)
    return games


# %% with_their_lengths
# en: The games of Mastermind come with their lengths.
# fr: Les parties de Mastermind viennent avec leurs longueurs.
# ask.en: What are the elements of your list in Mastermind? And in `number_game(3)`?
# ask.fr: Quels sont les éléments de votre liste au Mastermind ? Et dans `number_game(3)` ?
# fails: all_solutions_of_any_game
# contrived: Tells number games from Mastermind by their score, and is wrong in one kind only.
def all_solutions(game):
    games = [solver(lambda guess, secret=secret: game.score(guess, secret), game) for secret in game.secrets]
    return games if game.score is compare else [(played, len(played)) for played in games]
