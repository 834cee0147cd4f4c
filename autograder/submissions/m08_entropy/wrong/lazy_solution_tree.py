# %% all_secrets_remain
# en: Below each branch, the game is the whole game again.
# fr: Sous chaque branche, le jeu est de nouveau le jeu entier.
# ask.en: After this result, which secrets are still possible? And which secrets has the game of
#   your subtree?
# ask.fr: Après cette réponse, quels secrets sont encore possibles ? Et quels secrets a le jeu de
#   votre sous-arbre ?
# fails: lazy_solution_tree_goes_on_below
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result in partition(game.secrets, lambda v: game.score(decision, v)):
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game)))
    yield Node(decision, branches)


# %% branches_are_pairs
# en: The branches are plain pairs, whose fields have no names.
# fr: Les branches sont de simples couples, dont les champs n'ont pas de nom.
# ask.en: What does `next(lazy_solution_tree(number_game(3))).branches[0].result` give? What is the
#   difference between `(result, subtree)` and `Branch(result, subtree)`?
# ask.fr: Que donne `next(lazy_solution_tree(number_game(3))).branches[0].result` ? Quelle est la
#   différence entre `(result, subtree)` et `Branch(result, subtree)` ?
# fails: lazy_solution_tree_has_the_right_root
def lazy_solution_tree(game):
    secrets = set(game.secrets)
    decision = best_decision(secrets, game.guesses, game.score)
    branches = []
    for result, left in partition(secrets, lambda secret: game.score(decision, secret)).items():
        rest = game._replace(secrets=left)
        branches.append((result, None if result in game.endstates else lazy_solution_tree(rest)))
    yield Node(decision, branches)


# %% branches_in_a_dictionary_view
# en: The branches are the values of a dictionary, which are no list.
# fr: Les branches sont les valeurs d'un dictionnaire, qui ne sont pas une liste.
# ask.en: Of which type are the branches of your root? What should they be, so that
#   `node.branches[0]` is the first of them?
# ask.fr: De quel type sont les branches de votre racine ? Que faudrait-il pour que
#   `node.branches[0]` soit la première ?
# fails: lazy_solution_tree_yields_one_node
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = {}
    for result, left in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        subtree = None if result in game.endstates else lazy_solution_tree(game._replace(secrets=left))
        branches[result] = Branch(result, subtree)
    yield Node(decision, branches.values())


# %% branches_in_a_generator
# en: The branches are a generator.
# fr: Les branches sont un générateur.
# ask.en: Go through the branches of your root twice: what does the second loop find?
# ask.fr: Parcourez deux fois les branches de votre racine : que trouve la seconde boucle ?
# fails: lazy_solution_tree_yields_one_node
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = partition(game.secrets, lambda secret: game.score(decision, secret))
    yield Node(
        decision,
        (
            Branch(result, None if result in game.endstates else lazy_solution_tree(game._replace(secrets=part)))
            for result, part in parts.items()
        ),
    )


# %% decisions_one_level_below
# en: The decisions one level below are looked for before anybody asks for them.
# fr: Les décisions du niveau suivant sont cherchées avant que quelqu'un ne les demande.
# ask.en: Ask for the root only, and print the secrets each time `best_decision` is called: which of
#   these calls does the root need?
# ask.fr: Demandez seulement la racine, et affichez les secrets à chaque appel de `best_decision` :
#   desquels de ces appels la racine a-t-elle besoin ?
# fails: lazy_solution_tree_is_lazy
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            rest = game._replace(secrets=part)
            print("next decision will be", best_decision(rest.secrets, rest.guesses, rest.score))
            branches.append(Branch(result, lazy_solution_tree(rest)))
    yield Node(decision, branches)


# %% eager_subtrees
# en: Each subtree is computed at once, and only then wrapped up.
# fr: Chaque sous-arbre est calculé tout de suite, et seulement ensuite emballé.
# ask.en: Print something in your function and ask for the root only: how many times is it printed?
#   Is there a `next` inside your function itself, and when does it run?
# ask.fr: Affichez quelque chose dans votre fonction et demandez seulement la racine : combien
#   d'affichages ? Y a-t-il un `next` dans votre fonction elle-même, et quand s'exécute-t-il ?
# fails: lazy_solution_tree_is_lazy
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            node = next(lazy_solution_tree(game._replace(secrets=part)))
            branches.append(Branch(result, iter([node])))
    yield Node(decision, branches)


# %% eager_with_a_memory
# en: The whole tree is computed at once, with all scores remembered.
# fr: Tout l'arbre est calculé tout de suite, toutes les réponses étant retenues.
# ask.en: Remembering makes each question cheap, but how many of them does your function ask before
#   it gives the root? What if the tree is endless?
# ask.fr: Se souvenir rend chaque question peu coûteuse, mais combien en pose votre fonction avant
#   de donner la racine ? Et si l'arbre est sans fin ?
# fails: lazy_solution_tree_is_lazy
from functools import cache


def lazy_solution_tree(game):
    score = cache(game.score)

    def tree(secrets):
        decision = best_decision(secrets, game.guesses, score)
        branches = []
        for result, part in partition(secrets, lambda v: score(decision, v)).items():
            branches.append(Branch(result, None if result in game.endstates else tree(part)))
        return iter([Node(decision, branches)])

    yield from tree(game.secrets)


# %% end_states_written_out
# en: The end states of two games stand in the function, and the game's own are not looked at.
# fr: Les réponses finales de deux jeux sont écrites dans la fonction ; celles du jeu ne sont pas
#   regardées.
# ask.en: Which results end a game that you have never seen, and which of its four fields says so?
# ask.fr: Quelles réponses terminent un jeu que vous n'avez jamais vu, et lequel de ses quatre
#   champs le dit ?
# fails: lazy_solution_tree_stops_at_end_states
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        ends = result == "found" or result == Pegs(len(str(decision)), 0)
        branches.append(Branch(result, None if ends else lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)


# %% first_secret
# en: The decision is the first possible secret.
# fr: La décision est le premier secret possible.
# ask.en: Is your decision the best one? You have a function that tells.
# ask.fr: Votre décision est-elle la meilleure ? Vous avez une fonction qui le dit.
# fails: lazy_solution_tree_has_the_right_root
def lazy_solution_tree(game):
    decision = sorted(game.secrets)[0]
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)


# %% guesses_reduced_too
# en: Below the root, only possible secrets may be guessed.
# fr: Sous la racine, seuls des secrets possibles peuvent être proposés.
# ask.en: Your subtrees look at the secrets that are left: may other guesses still be made, and
#   could they tell more?
# ask.fr: Vos sous-arbres regardent les secrets qui restent : d'autres propositions sont-elles
#   encore permises, et peuvent-elles en dire plus ?
# fails: lazy_solution_tree_goes_on_below
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(Game(part, part, game.score, game.endstates))))
    yield Node(decision, branches)


# %% last_part_everywhere
# en: Generators made in a loop look at the loop's variable when they run: all see its last value.
# fr: Les générateurs créés dans une boucle lisent sa variable quand ils s'exécutent : tous voient
#   sa dernière valeur.
# ask.en: Which secrets are left below each of your branches? If your generators are made in a loop:
#   they run when it is over, and which value has its variable then?
# ask.fr: Quels secrets reste-t-il sous chacune de vos branches ? Si vos générateurs sont fabriqués
#   dans une boucle : ils s'exécutent quand elle est finie, et quelle valeur a alors sa variable ?
# fails: lazy_solution_tree_goes_on_below
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            below = (next(lazy_solution_tree(game._replace(secrets=part))) for _ in (1,))
            branches.append(Branch(result, below))
    yield Node(decision, branches)


# %% never_none
# en: The end states are put into a set wrongly, as in the published solver: their parts, not
#   themselves. No subtree is None.
# fr: Les états finals sont mal mis dans un ensemble, comme dans le solveur publié : leurs éléments,
#   et non eux-mêmes ; aucun sous-arbre n'est `None`.
# ask.en: When is a subtree of yours None? Print what you compare the result with: is it an end
#   state, or a part of one?
# ask.fr: Quand l'un de vos sous-arbres vaut-il None ? Affichez ce à quoi vous comparez la réponse :
#   est-ce une réponse qui termine, ou un morceau d'une telle réponse ?
# fails: lazy_solution_tree_stops_at_end_states
def lazy_solution_tree(game):
    ends = set()
    for end in game.endstates:
        ends |= set(end)
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in ends:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)


# %% no_branch_for_the_end
# en: The results that end the game have no branch.
# fr: Les réponses qui terminent la partie n'ont pas de branche.
# ask.en: Suppose the guess is the secret: which branch does the game follow then?
# ask.fr: Supposez que la proposition est le secret : quelle branche la partie suit-elle alors ?
# fails: lazy_solution_tree_has_the_right_root
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result not in game.endstates:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)


# %% no_decision_below
# en: Below the root, the nodes have branches and no decision.
# fr: Sous la racine, les nœuds ont des branches et pas de décision.
# ask.en: Your root holds a decision. Which line fills it in, and does that line run for the nodes
#   below, too?
# ask.fr: Votre racine porte une décision. Quelle ligne l'y met, et cette ligne s'exécute-t-elle
#   aussi pour les nœuds d'en dessous ?
# fails: lazy_solution_tree_goes_on_below
# contrived: A flag that leaves the decisions out below the root: extra work to be wrong.
def lazy_solution_tree(game, top=True):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part), top=False)))
    yield Node(decision if top else None, branches)


# %% no_iterator
# en: The root is returned, not yielded.
# fr: La racine est renvoyée par `return`, et non produite par `yield`.
# ask.en: `next` wants something that produces values: which word makes a generator of a function?
# ask.fr: `next` veut quelque chose qui produit des valeurs : quel mot fait d'une fonction un
#   générateur ?
# fails: lazy_solution_tree_has_the_right_root
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    return Node(decision, branches)


# %% no_node
# en: The branches are yielded one after the other, and no node around them.
# fr: Les branches sont produites l'une après l'autre, sans nœud autour d'elles.
# ask.en: What does the first `next` give, and what should it give?
# ask.fr: Que donne le premier `next`, et que devrait-il donner ?
# fails: lazy_solution_tree_has_the_right_root
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            yield Branch(result, None)
        else:
            yield Branch(result, lazy_solution_tree(game._replace(secrets=part)))


# %% node_as_subtree
# en: `next` is called in the branch, so that the subtree is a node already.
# fr: `next` est appelé dans la branche : le sous-arbre est déjà un nœud.
# ask.en: Who should call `next` on a subtree, and when: your function, or whoever looks further
#   down?
# ask.fr: Qui doit appeler `next` sur un sous-arbre, et quand : votre fonction, ou qui regarde plus
#   bas ?
# fails: lazy_solution_tree_goes_on_below, lazy_solution_tree_is_lazy
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, next(lazy_solution_tree(game._replace(secrets=part)))))
    yield Node(decision, branches)


# %% one_end_state
# en: Of the end states, only one is looked at.
# fr: Parmi les réponses qui terminent la partie, une seule est regardée.
# ask.en: How many results may end a game? Which of them does your function look at?
# ask.fr: Combien de réponses peuvent terminer une partie ? Lesquelles votre fonction regarde-t-elle
#   ?
# fails: lazy_solution_tree_stops_at_end_states
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    end = list(game.endstates)[0]
    parts = partition(game.secrets, lambda secret: game.score(decision, secret))
    yield Node(
        decision,
        [
            Branch(result, None if result == end else lazy_solution_tree(game._replace(secrets=left)))
            for result, left in parts.items()
        ],
    )


# %% plain_tuples
# en: The nodes are plain tuples, whose fields have no names.
# fr: Les nœuds sont de simples tuples, dont les champs n'ont pas de nom.
# ask.en: What does `next(lazy_solution_tree(number_game(3))).decision` give? What is the difference
#   between `(decision, branches)` and `Node(decision, branches)`?
# ask.fr: Que donne `next(lazy_solution_tree(number_game(3))).decision` ? Quelle est la différence
#   entre `(decision, branches)` et `Node(decision, branches)` ?
# fails: lazy_solution_tree_has_the_right_root
def lazy_solution_tree(game):
    secrets = set(game.secrets)
    decision = best_decision(secrets, game.guesses, game.score)
    branches = []
    for result, left in partition(secrets, lambda secret: game.score(decision, secret)).items():
        rest = game._replace(secrets=left)
        branches.append(Branch(result, None if result in game.endstates else lazy_solution_tree(rest)))
    yield (decision, branches)


# %% results_as_long_numbers
# en: The results are made into numbers, so long that Python refuses to write them.
# fr: Les réponses sont changées en nombres si longs que Python refuse de les écrire.
# ask.en: A branch bears the result as `score` gives it. What do yours bear?
# ask.fr: Une branche porte la réponse telle que `score` la donne. Que portent les vôtres ?
# fails: lazy_solution_tree_has_the_right_root
# contrived: Results replaced by numbers too long to be printed: a trick against the grader's
#   report.
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = partition(game.secrets, lambda secret: game.score(decision, secret))
    yield Node(decision, [Branch(16**5000 + number, None) for number, result in enumerate(parts)])


# %% score_arguments_swapped
# en: The secret is given to `score` before the guess: lower and higher are exchanged.
# fr: Le secret est donné à `score` avant la proposition : plus petit et plus grand sont échangés.
# ask.en: Below `'lower'`, are there the smaller secrets or the larger ones? In which order does
#   `score` want its arguments?
# ask.fr: Sous `'lower'`, y a-t-il les plus petits secrets ou les plus grands ? Dans quel ordre
#   `score` veut-elle ses arguments ?
# fails: lazy_solution_tree_has_the_right_root
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(v, decision)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)


# %% secrets_instead_of_subtrees
# en: The branches hold the secrets that are left, not the tree of what comes next.
# fr: Les branches contiennent les secrets qui restent, et non l'arbre de la suite.
# ask.en: What stands in your branches: the secrets that are left, or the tree of the game that goes
#   on with them?
# ask.fr: Que contiennent vos branches : les secrets qui restent, ou l'arbre du jeu qui continue
#   avec eux ?
# fails: lazy_solution_tree_goes_on_below
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        branches.append(Branch(result, None if result in game.endstates else part))
    yield Node(decision, branches)


# %% secrets_used_up
# en: The secrets are taken out of the game one by one while they are sorted.
# fr: Les secrets sont retirés du jeu un à un pendant qu'ils sont répartis.
# ask.en: Make a game, ask for the root of its tree, then print `game.secrets`: where did they go?
# ask.fr: Créez un jeu, demandez la racine de son arbre, puis affichez `game.secrets` : où sont-ils
#   passés ?
# fails: lazy_solution_tree_leaves_its_game_alone
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = {}
    while game.secrets:
        secret = game.secrets.pop()
        parts.setdefault(game.score(decision, secret), set()).add(secret)
    branches = []
    for result, part in parts.items():
        below = None if result in game.endstates else lazy_solution_tree(game._replace(secrets=part))
        branches.append(Branch(result, below))
    yield Node(decision, branches)


# %% stops_when_one_secret_is_left
# en: The tree ends where a single secret is left, be it named or not.
# fr: L'arbre finit là où il reste un seul secret, qu'il ait été proposé ou non.
# ask.en: When a single secret is left and it has not been guessed yet, is the game over?
# ask.fr: Quand il reste un seul secret et qu'il n'a pas encore été proposé, la partie est-elle
#   finie ?
# fails: lazy_solution_tree_stops_at_end_states
def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if len(part) == 1:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)


# %% yields_for_ever
# en: The root is yielded again and again.
# fr: La racine est produite encore et encore.
# ask.en: How many values does `for node in lazy_solution_tree(number_game(1))` go through? How many
#   should it?
# ask.fr: Combien de valeurs parcourt `for node in lazy_solution_tree(number_game(1))` ? Combien
#   devrait-il y en avoir ?
# fails: lazy_solution_tree_yields_one_node
def lazy_solution_tree(game):
    while True:
        decision = best_decision(game.secrets, game.guesses, game.score)
        branches = []
        for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
            rest = game._replace(secrets=part)
            branches.append(Branch(result, None if result in game.endstates else lazy_solution_tree(rest)))
        yield Node(decision, branches)
