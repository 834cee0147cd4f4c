# %% asks_again_after_the_end
# en: The last decision is asked about once more when the game is over.
# fr: La dernière décision est posée une fois de plus quand la partie est finie.
# ask.en: Who keeps the secret has said that it is found: what does your function do after that?
# ask.fr: Celui qui garde le secret a dit qu'il est trouvé : que fait encore votre fonction après
#   cela ?
# fails: solver_asks_each_question_once
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        played.append((decision, result))
        tree = subtrees[result]
    assert scorer(decision) in game.endstates
    return played


# %% asks_twice
# en: `scorer` is called for each use of its result.
# fr: `scorer` est appelé à chaque usage de son résultat.
# ask.en: How many times is `scorer` called in one turn of your loop? If a person had to answer each
#   time, what would they say?
# ask.fr: Combien de fois `scorer` est-elle appelée dans un tour de votre boucle ? Si une personne
#   devait répondre chaque fois, que dirait-elle ?
# fails: solver_asks_each_question_once
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        subtrees = dict(branches)
        if scorer(decision) not in subtrees:
            raise ValueError("contradiction")
        played.append((decision, scorer(decision)))
        tree = subtrees[scorer(decision)]
    return played


# %% asks_until_it_fits
# en: After a result without a branch, the same question is asked again and again.
# fr: Après une réponse sans branche, la même question est posée encore et encore.
# ask.en: A codemaker who is wrong once will give the same answer again: how many times does your
#   loop ask?
# ask.fr: Un meneur de jeu qui se trompe redonnera la même réponse : combien de fois votre boucle
#   pose-t-elle la question ?
# fails: solver_notices_contradictions
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        subtrees = dict(branches)
        result = scorer(decision)
        while result not in subtrees:
            print("This is not possible, try again.")
            result = scorer(decision)
        played.append((decision, result))
        tree = subtrees[result]
    return played


# %% believes_any_victory
# en: An end state is believed, even when no possible secret gives it.
# fr: Un état final est cru, même quand aucun secret possible ne le donne.
# ask.en: The guess was no possible secret, and yet the result says that it is found: who is wrong?
#   In which order do you ask the two questions?
# ask.fr: La proposition n'était pas un secret possible, et pourtant la réponse dit qu'elle est le
#   secret : qui se trompe ? Dans quel ordre posez-vous vos deux questions ?
# fails: solver_notices_contradictions
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while True:
        decision, branches = next(tree)
        result = scorer(decision)
        played.append((decision, result))
        if result in game.endstates:
            return played
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        tree = subtrees[result]


# %% contradiction_passed_over
# en: A contradiction is only said on the screen, and the steps so far are returned.
# fr: Une contradiction est seulement dite à l'écran, et les étapes faites sont renvoyées.
# ask.en: Your function returns as if nothing had happened: can a program that calls yours notice
#   that something is wrong?
# ask.fr: Votre fonction renvoie une liste comme si de rien n'était : un programme qui l'appelle
#   peut-il remarquer que quelque chose ne va pas ?
# fails: solver_notices_contradictions
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            print("ValueError: contradiction")
            break
        played.append((decision, result))
        tree = subtrees[result]
    return played


# %% contradiction_unnoticed
# en: A result without a branch ends the game as if it were found.
# fr: Une réponse sans branche termine la partie comme si le secret était trouvé.
# ask.en: Your function stops as if the secret were found: has any result said so?
# ask.fr: Votre fonction s'arrête comme si le secret était trouvé : une réponse l'a-t-elle dit ?
# fails: solver_notices_contradictions
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        played.append((decision, result))
        tree = dict(branches).get(result)
    return played


# %% decisions_only
# en: The results are left out of the list.
# fr: Les réponses manquent dans la liste.
# ask.en: Each element of the list has two parts: which of them is missing?
# ask.fr: Chaque élément de la liste a deux parties : laquelle manque ?
# fails: solver_finds_each_number
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        played.append(decision)
        tree = subtrees[result]
    return played


# %% dictionary
# en: The game is returned as a dictionary.
# fr: La partie est renvoyée sous forme de dictionnaire.
# ask.en: Your decisions and results are right; what kind of collection was asked for?
# ask.fr: Vos décisions et vos réponses sont justes ; quelle sorte de collection demandait-on ?
# fails: solver_finds_each_number
def solver(scorer, game):
    played, tree = {}, lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        played[decision] = scorer(decision)
        subtrees = dict(branches)
        if played[decision] not in subtrees:
            raise ValueError("contradiction")
        tree = subtrees[played[decision]]
    return played


# %% error_returned
# en: The ValueError is returned, not raised.
# fr: La `ValueError` est renvoyée, et non levée.
# ask.en: What is the difference between giving an exception back and stopping with it? Which word
#   does the second?
# ask.fr: Quelle différence y a-t-il entre renvoyer une exception et s'arrêter par elle ? Quel mot
#   fait le second ?
# fails: solver_notices_contradictions
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            return ValueError("contradiction")
        played.append((decision, result))
        tree = subtrees[result]
    return played


# %% first_secrets_in_order
# en: The first secret still possible is asked, whatever it is worth.
# fr: C'est le premier secret encore possible qui est proposé, quoi qu'il vaille.
# ask.en: Your games are right answers to wrong questions: which decision does the tree hold at this
#   point?
# ask.fr: Vos parties sont justes, mais pas leurs questions : quelle décision l'arbre porte-t-il à
#   cet endroit ?
# fails: solver_finds_each_number
def solver(scorer, game):
    played, left = [], list(game.secrets)
    while left:
        decision = left[0]
        result = scorer(decision)
        left = [v for v in left if game.score(decision, v) == result]
        if left:
            played.append((decision, result))
            if result in game.endstates:
                return played
    raise ValueError("contradiction")


# %% five_questions_at_most
# en: The loop makes five rounds, enough for Mastermind with 6 colours and 4 pegs.
# fr: La boucle fait cinq tours, assez pour le Mastermind à 6 couleurs et 4 pions.
# ask.en: How many questions does your function ask at most? And how many may it take to find one
#   peg of 8 colours?
# ask.fr: Combien de questions votre fonction pose-t-elle au plus ? Et combien en faut-il parfois
#   pour trouver un pion de 8 couleurs ?
# fails: solver_finds_each_code
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    for _ in range(5):
        decision, branches = next(tree)
        result = scorer(decision)
        if result not in dict(branches):
            raise ValueError(result)
        played.append((decision, result))
        tree = dict(branches)[result]
        if tree is None:
            break
    return played


# %% key_error_at_a_contradiction
# en: A contradiction ends in a KeyError.
# fr: Une contradiction finit par une `KeyError`.
# ask.en: Your program stops with a KeyError: which exception should whoever calls it be able to
#   expect?
# ask.fr: Votre programme s'arrête sur une KeyError : à quelle exception celui qui l'appelle
#   devrait-il pouvoir s'attendre ?
# fails: solver_notices_contradictions
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        played.append((decision, result))
        tree = dict(branches)[result]
    return played


# %% last_step_missing
# en: The step that finds the secret is not in the list.
# fr: L'étape qui trouve le secret n'est pas dans la liste.
# ask.en: Which is the last decision of your list, and which was the last one that was asked about?
# ask.fr: Quelle est la dernière décision de votre liste, et quelle est la dernière pour laquelle on
#   a demandé une réponse ?
# fails: solver_finds_each_number
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while True:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        if result in game.endstates:
            return played
        played.append((decision, result))
        tree = subtrees[result]


# %% name_not_defined
# en: The end states are looked for under a name that the function does not have, as in the
#   published solver.
# fr: Les états finals sont cherchés sous un nom que la fonction n'a pas, comme dans le solveur
#   publié.
# ask.en: Look at the line that is named: which of its names does your function not know? If it is
#   meant for the end states: where does a game keep them?
# ask.fr: Regardez la ligne indiquée : lequel de ses noms votre fonction ne connaît-elle pas ? S'il
#   devait désigner les réponses qui terminent : où un jeu les garde-t-il ?
# fails: solver_finds_each_number
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        played.append((decision, result))
        subtrees = dict(branches)
        if result not in subtrees:
            assert result in endstates
            raise ValueError("contradiction")
        tree = None if result in endstates else subtrees[result]
    return played


# %% one_step_only
# en: The function returns after its first step.
# fr: La fonction renvoie après sa première étape.
# ask.en: How many turns does your loop make before it returns?
# ask.fr: Combien de tours votre boucle fait-elle avant de renvoyer son résultat ?
# fails: solver_finds_each_number
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        played.append((decision, result))
        tree = subtrees[result]
        return played


# %% only_possible_secrets_asked
# en: The solver looks for its own decisions, among the secrets still possible only.
# fr: Le solveur cherche lui-même ses décisions, parmi les seuls secrets encore possibles.
# ask.en: A guess that cannot be the secret may tell more than all those that can. Which decision
#   does the lazy tree hold at this point?
# ask.fr: Une proposition qui ne peut pas être le secret peut apprendre plus que toutes celles qui
#   le peuvent. Quelle décision l'arbre paresseux porte-t-il à cet endroit ?
# fails: solver_finds_each_code
def solver(scorer, game):
    played, left = [], sorted(game.secrets)
    while left:
        decision = best_decision(left, left, game.score)
        result = scorer(decision)
        left = [v for v in left if game.score(decision, v) == result]
        if left:
            played.append((decision, result))
            if result in game.endstates:
                return played
    raise ValueError("contradiction")


# %% results_first
# en: The pairs are turned round.
# fr: Les couples sont retournés.
# ask.en: Your pairs are complete; which part comes first?
# ask.fr: Vos couples sont complets ; quelle partie vient en premier ?
# fails: solver_finds_each_number
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        played.append((result, decision))
        tree = subtrees[result]
    return played


# %% secrets_crossed_out
# en: The secrets that a result excludes are removed from the game itself.
# fr: Les secrets qu'une réponse exclut sont retirés du jeu lui-même.
# ask.en: Make a game, play it once, then print `game.secrets`: can it be played a second time?
# ask.fr: Créez un jeu, jouez une partie, puis affichez `game.secrets` : peut-on y jouer une seconde
#   fois ?
# fails: solver_leaves_its_game_alone
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        for secret in list(game.secrets):
            if game.score(decision, secret) != result:
                game.secrets.remove(secret)
        if not game.secrets:
            raise ValueError("no secret is left")
        played.append((decision, result))
        tree = dict(branches)[result]
    return played


# %% starts_again_at_the_root
# en: Each turn begins with a new tree of the whole game.
# fr: Chaque tour commence par un nouvel arbre du jeu entier.
# ask.en: Which tree does your second turn look at? Does it know the first result?
# ask.fr: Quel arbre votre second tour regarde-t-il ? Connaît-il la première réponse ?
# fails: solver_finds_each_number
def solver(scorer, game):
    played = []
    while True:
        decision, branches = next(lazy_solution_tree(game))
        result = scorer(decision)
        if result not in dict(branches):
            raise ValueError("contradiction")
        played.append((decision, result))
        if result in game.endstates:
            return played


# %% steps_in_lists
# en: The steps are lists.
# fr: Les étapes sont des listes.
# ask.en: Your steps are right; is `[[2, "found"]] == [(2, "found")]` true in Python? What do the
#   examples compare your result with?
# ask.fr: Vos étapes sont justes ; en Python, `[[2, "found"]] == [(2, "found")]` est-il vrai ? À
#   quoi les exemples comparent-ils votre résultat ?
# fails: solver_gives_a_list_of_tuples
def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        played.append([decision, result])
        tree = subtrees[result]
    return played


# %% ten_turns_at_most
# en: After ten turns the function gives up, as on the board of the game.
# fr: Après dix tours, la fonction abandonne, comme sur le plateau du jeu.
# ask.en: How many steps may a game have? Which of your lines ends it, and what should end it?
# ask.fr: Combien d'étapes une partie peut-elle avoir ? Laquelle de vos lignes y met fin, et
#   qu'est-ce qui devrait y mettre fin ?
# fails: solver_finds_each_code
def solver(scorer, game):
    steps, tree = [], lazy_solution_tree(game)
    for _ in range(10):
        node = next(tree)
        result = scorer(node.decision)
        steps.append((node.decision, result))
        found = [branch for branch in node.branches if branch.result == result]
        if not found:
            raise ValueError("contradiction")
        tree = found[0].subtree
        if tree is None:
            return steps
    raise ValueError("too many turns")
