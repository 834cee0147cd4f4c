# %% [raw]
# minutes = 120
#
# [title]
# en = "Can anyone do better?"
# fr = "Peut-on faire mieux ?"
#
# [goal]
# en = "Prove, by a search through all strategies, that no strategy finds every secret in fewer propositions."
# fr = "Prouver, en examinant toutes les stratégies, qu'aucune ne trouve tous les secrets en moins de propositions."
#
# [leaves_out]
# en = "Only the worst case counts here, not the average; and the games are small enough to be searched."
# fr = "Seul compte ici le pire des cas, pas la moyenne ; et les jeux sont assez petits pour être explorés."

# %% [markdown] lang="en"
# The program of the module before asks, at each step, the question that tells most. Its worst case is easy to know:
# play against every secret. But could another program do better? To say no is to speak of *all* programs,
# even of those nobody has written yet. In this module a program proves such sentences.
#
# A **strategy** says what to propose first, then, for each answer, what to propose next, and so on until the secret
# is found. Its **worst case** is the number of propositions it needs for the secret that gives it most trouble.
# The proposition that wins counts.
#
# A `Game` is as before: the guesses, the secrets, the function that gives the results, and the results that end the
# game. What the last module called guess and result is called **proposition** and **answer** here. The proposition
# comes first: `score(guess, secret)`. One thing is true of all games here:
# **a proposition wins for one secret at most**.
#
# You write five functions. Each of them **returns** its result, and leaves the games it receives as they were.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.
# %% [markdown] lang="fr"
# Le programme du module précédent pose, à chaque étape, la question qui en apprend le plus. On connaît facilement son
# pire cas : il suffit de le faire jouer contre chaque secret. Mais un autre programme ferait-il mieux ? Répondre non,
# c'est parler de *tous* les programmes, même de ceux que personne n'a encore écrits. Dans ce module, c'est un programme
# qui prouve de telles phrases.
#
# Une **stratégie** dit quoi proposer d'abord, puis, pour chaque réponse, quoi proposer ensuite, et ainsi de suite
# jusqu'à ce que le secret soit trouvé. Son **pire cas** est le nombre de propositions qu'il lui faut pour le secret
# qui lui donne le plus de mal. La proposition gagnante compte.
#
# Un `Game` est le même que précédemment : les propositions (champ *guesses*), les secrets, la fonction qui donne les
# réponses, et les réponses qui terminent la partie. La proposition vient en premier : `score(guess, secret)`.
# Tous les jeux de ce module ont un point commun : **une proposition est gagnante pour un secret au plus**.
#
# Vous allez écrire cinq fonctions. Chacune **renvoie** son résultat et laisse tels quels les jeux qu'elle reçoit.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

# %%
from collections.abc import Callable, Collection
from itertools import product
from typing import NamedTuple


class Game(NamedTuple):
    """All there is to know about a guessing game."""  # fr: Tout ce qu'il faut savoir d'un jeu de devinettes.

    guesses: Collection  # what may be proposed  # fr: ce qu'on peut proposer
    secrets: Collection  # what may have to be found  # fr: ce qu'il peut falloir trouver
    score: Callable  # score(guess, secret) is the answer  # fr: score(guess, secret) est la réponse
    endstates: Collection  # the answers that end the game  # fr: les réponses qui terminent la partie


class Pegs(NamedTuple):
    """The answer in Mastermind."""  # fr: La réponse au Mastermind.

    black: int  # well placed  # fr: bien placés
    white: int  # misplaced  # fr: mal placés


# %% earlier="mastermind_score partition"
from solutions.m08_entropy import mastermind_score, partition

# %% [markdown] lang="en"
# ## Some games
#
# `number_game(7)` and `mastermind_game('ABC', 2)` are those of the module before: "higher or lower" with the numbers
# from 1 to 7, Mastermind with three colours and two pegs. With `repeats=False`, no secret repeats a colour.
#
# `table_game` makes a game out of any table: one row for each proposition, one column for each secret, one character
# for each answer. `=` ends the game. In `LOCKS` there are three secrets, a, b and c; to propose `'a'` is to win or to
# learn nothing more than that it was not a; to propose `'x'` is to learn which of the three it is, without winning.
#
# The games hold lists and sets: to have fewer secrets, make a new game, `LOCKS._replace(secrets=['a', 'b'])`.
# %% [markdown] lang="fr"
# ## Quelques jeux
#
# `number_game(7)` et `mastermind_game('ABC', 2)` sont ceux du module précédent : « plus haut, plus bas » avec les
# nombres de 1 à 7, et le Mastermind à trois couleurs et deux pions. Avec `repeats=False`, aucun secret ne répète
# une couleur.
#
# `table_game` fait un jeu de n'importe quel tableau : une ligne par proposition, une colonne par secret, un caractère
# par réponse. `=` termine la partie. `LOCKS` (des serrures) a trois secrets, a, b et c ; proposer `'a'`, c'est gagner
# ou apprendre seulement que ce n'était pas a ; proposer `'x'`, c'est apprendre lequel des trois c'est, sans gagner.
#
# Les jeux contiennent des listes et des ensembles : pour avoir moins de secrets, faites un nouveau jeu,
# `LOCKS._replace(secrets=['a', 'b'])`.


# %%
def compare(guess, secret):
    """Where the secret is, seen from the guess."""  # fr: Où est le secret, vu de la proposition.
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    """Find a number from 1 to n."""  # fr: Trouver un nombre de 1 à n.
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})


def mastermind_game(colours, holes, repeats=True):
    """Guesses are all codes; secrets too, or only those without repeats."""
    # fr: On propose tous les codes ; les secrets aussi sont tous les codes, ou ceux sans répétition.
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, mastermind_score, {Pegs(holes, 0)})


def table_game(secrets, rows, endstates="="):
    """To each guess belongs its row of answers: one character for each secret, in order."""
    # fr: À chaque proposition sa ligne de réponses : un caractère par secret, dans l'ordre.

    def score(guess, secret):
        return rows[guess][secrets.index(secret)]

    return Game(list(rows), list(secrets), score, set(endstates))


LOCKS = table_game("abc", {"a": "=--", "b": "-=-", "c": "--=", "x": "123"})

# %% [markdown] lang="en"
# ## The two-number game
#
# Two numbers from 0 to 4 are secret, in order: a pair. A proposition is such a pair, too. The answer consists of three
# booleans, a `Comparison`:
#
# - `le`: the first number of the secret is less than or equal to the first one of the proposition, **and** the second
#   number of the secret is less than or equal to the second one of the proposition;
# - `ge`: the same with greater than or equal, again in both places;
# - `eq`: the secret is the proposition.
#
# To the proposition (2, 3), the secret (2, 1) answers `Comparison(le=True, ge=False, eq=False)`;
# the secret (3, 1) answers three times `False`: it is larger in one place, smaller in the other.
#
# A `Comparison` is a tuple, and equal to a plain one: `(True, False, False)` will do as well.
#
# `two_d()` returns this `Game`. Its propositions and its secrets are the 25 pairs, tuples of two numbers,
# in any order; a right proposition ends the game.
# %% [markdown] lang="fr"
# ## Le jeu des deux nombres
#
# Deux nombres de 0 à 4 sont secrets, dans l'ordre : c'est un couple. Une proposition est aussi un tel couple.
# La réponse est faite de trois booléens, une `Comparison` :
#
# - `le` (*less or equal*) : le premier nombre du secret est inférieur ou égal au premier de la proposition, **et** le
#   second nombre du secret est inférieur ou égal au second de la proposition ;
# - `ge` (*greater or equal*) : de même avec supérieur ou égal, toujours aux deux places ;
# - `eq` (*equal*) : le secret est la proposition.
#
# À la proposition (2, 3), le secret (2, 1) répond `Comparison(le=True, ge=False, eq=False)` ;
# le secret (3, 1) répond trois fois `False` : il est plus grand à une place, plus petit à l'autre.
#
# Une `Comparison` est un tuple, égal au tuple ordinaire : `(True, False, False)` convient aussi.
#
# `two_d()` renvoie ce `Game`. Ses propositions et ses secrets sont les 25 couples, des tuples de deux nombres, dans
# un ordre quelconque ; une proposition juste termine la partie.


# %%
class Comparison(NamedTuple):
    """The answer in the two-number game: the secret, compared with the guess."""  # fr: Le secret face à deux nombres.

    le: bool  # less or equal, in both places  # fr: inférieur ou égal, aux deux places
    ge: bool  # greater or equal, in both places  # fr: supérieur ou égal, aux deux places
    eq: bool  # equal  # fr: égal


# %% task="two_d"
def two_d():
    ### BEGIN SOLUTION
    pairs = list(product(range(5), repeat=2))

    def score(guess, secret):
        le = all(s <= g for g, s in zip(guess, secret))
        ge = all(s >= g for g, s in zip(guess, secret))
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})
    ### END SOLUTION


# %% examples="two_d"
game = two_d()
assert len(game.secrets) == 25
assert game.score((2, 3), (2, 1)) == Comparison(le=True, ge=False, eq=False)
assert game.score((2, 3), (3, 1)) == Comparison(le=False, ge=False, eq=False)
assert game.score((2, 3), (4, 3)) == Comparison(le=False, ge=True, eq=False)

# %% [markdown] lang="en" hint="two_d"
# Put the four fields of `Game` one under the other and write beside each what it is in this game. One of them is a
# function: define it inside `two_d`, or before it, and hand it over without calling it.
# %% [markdown] lang="fr" hint="two_d"
# Écrivez les quatre champs de `Game` l'un sous l'autre et, à côté de chacun, ce qu'il est dans ce jeu. L'un d'eux est
# une fonction : définissez-la dans `two_d`, ou avant, et donnez-la sans l'appeler.
# %% [markdown] lang="en" hint="two_d"
# How does Python compare tuples? Try `(1, 4) <= (2, 3)`. Is each number of the first one less than or equal to its
# partner in the second one?
# %% [markdown] lang="fr" hint="two_d"
# Comment Python compare-t-il des tuples ? Essayez `(1, 4) <= (2, 3)`. Chaque nombre du premier est-il inférieur ou égal
# à son vis-à-vis dans le second ?
# %% [markdown] lang="en" hint="two_d"
# A `NamedTuple` is a tuple, and `set` takes a tuple apart. Compare `set((1, 1, 2))` and `{(1, 1, 2)}`.
# Which answers should end this game, and how many are they?
# %% [markdown] lang="fr" hint="two_d"
# Un `NamedTuple` est un tuple, et `set` met un tuple en pièces. Comparez `set((1, 1, 2))` et `{(1, 1, 2)}`.
# Quelles réponses doivent terminer ce jeu, et combien sont-elles ?

# %% [markdown] lang="en"
# ## Does a strategy exist?
#
# `solution_exists(maxsteps, game)` tells whether there is a strategy that finds every secret of the game in at most
# `maxsteps` propositions. It returns `True` or `False`. `maxsteps` is 0 or more.
#
# - Any element of `game.guesses` may be proposed, whether it is a possible secret or not.
# - The proposition that wins counts: `number_game(1)` takes one step.
# - When an answer is in `game.endstates`, the game is over: nothing is left to find there.
# - Without any secret, nothing has to be found: the answer is `True`, even with 0 steps.
# - A secret for which no proposition wins is never found: the answer is `False`, whatever `maxsteps`.
#
# For `LOCKS`, two steps are enough: `'x'` first. Without `'x'` it would take three, one secret after the other.
#
# `partition` of the module before is of use here: `partition(secrets, func)` is a dictionary from each value of `func`
# to the set of the secrets that have it.
#
# It is all right to try everything. With the two-number game this may take ten seconds: 3 steps are not enough, 4 are.
# %% [markdown] lang="fr"
# ## Une stratégie existe-t-elle ?
#
# `solution_exists(maxsteps, game)` dit s'il y a une stratégie qui trouve tout secret du jeu en `maxsteps` propositions
# au plus. Elle renvoie `True` ou `False`. `maxsteps` vaut 0 ou plus.
#
# - On peut proposer n'importe quel élément de `game.guesses`, que ce soit un secret possible ou non.
# - La proposition gagnante compte : `number_game(1)` demande une étape.
# - Quand une réponse est dans `game.endstates`, la partie est finie : il ne reste là rien à trouver.
# - Sans aucun secret, il n'y a rien à trouver : la réponse est `True`, même avec 0 étape.
# - Un secret pour lequel aucune proposition n'est gagnante n'est jamais trouvé : la réponse est `False`, quel que soit
#   `maxsteps`.
#
# Pour `LOCKS`, deux étapes suffisent : d'abord `'x'`. Sans `'x'`, il en faudrait trois, un secret après l'autre.
#
# `partition`, du module précédent, est utile ici : `partition(secrets, func)` est un dictionnaire qui à chaque valeur
# de `func` associe l'ensemble des secrets qui l'ont.
#
# Vous pouvez tout essayer. Pour le jeu des deux nombres, cela peut prendre dix secondes : 3 étapes ne suffisent pas,
# 4 suffisent.


# %% task="solution_exists" needs="partition mastermind_score"
def solution_exists(maxsteps, game):
    ### BEGIN SOLUTION
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    return any(all(solution_exists(maxsteps - 1, rest) for rest in games_left(game, guess)) for guess in game.guesses)


def games_left(game, guess):
    """What remains to be played after a proposition: a game for each answer that is not the end."""
    # fr: Ce qui reste à jouer après une proposition : une partie pour chaque réponse qui n'est pas la fin.
    parts = partition(game.secrets, lambda secret: game.score(guess, secret))
    return [game._replace(secrets=part) for answer, part in parts.items() if answer not in game.endstates]
    ### END SOLUTION


# %% examples="solution_exists"
assert solution_exists(1, number_game(1))
assert not solution_exists(2, number_game(7))
assert solution_exists(3, number_game(7))
assert solution_exists(2, LOCKS)
assert not solution_exists(2, LOCKS._replace(guesses=["a", "b", "c"]))

# %% [markdown] lang="en" hint="solution_exists"
# Somebody proposes `'a'` in `LOCKS` and gets `-`. How many steps are left, and which game has to be won with them?
# Who could answer that question for you?
# %% [markdown] lang="fr" hint="solution_exists"
# Quelqu'un propose `'a'` dans `LOCKS` et reçoit `-`. Combien d'étapes reste-t-il, et quel jeu faut-il gagner avec
# elles ? Qui pourrait répondre à cette question pour vous ?
# %% [markdown] lang="en" hint="solution_exists"
# You choose the proposition, and the other player's secret chooses the answer. Of the propositions, must all be good,
# or is one enough? And of the answers to one proposition?
# %% [markdown] lang="fr" hint="solution_exists"
# Vous choisissez la proposition, et le secret de l'autre choisit la réponse. Parmi les propositions, faut-il que toutes
# conviennent, ou une seule suffit-elle ? Et parmi les réponses à une même proposition ?
# %% [markdown] lang="en" hint="solution_exists"
# For which games and which `maxsteps` do you know the answer at once, without any proposition?
# Write down your function's calls for `number_game(2)` and 1 step.
# %% [markdown] lang="fr" hint="solution_exists"
# Pour quels jeux et quels `maxsteps` connaissez-vous la réponse tout de suite, sans aucune proposition ?
# Écrivez les appels de votre fonction pour `number_game(2)` et 1 étape.

# %% [markdown] lang="en" solved=true
# ## Enough room
#
# The short function tries propositions even when counting shows that all is lost. Suppose that b answers do not end
# the game. With 1 step one finds 1 secret; with k steps, the first proposition finds 1 secret and leaves b parts for
# k - 1 steps: no more than 1 + b + b² + … secrets in all, k terms. A part that is larger than that is given up at once.
#
# On the two-number game and 4 steps this is more than a hundred times as fast. The short function says what is meant,
# and so we prefer it for small games; nobody wants to wait for it on the medium one, 1296 propositions and 360 secrets.
# There, one more idea is needed, the one of `first_guess_classes`: try 5 first propositions instead of 1296. With both,
# and with the parts taken from the largest to the smallest, some five seconds show that 4 steps are not enough.
# %% [markdown] lang="fr" solved=true
# ## Assez de place
#
# La fonction courte essaie des propositions même quand un simple compte montre que tout est perdu. Supposons que b
# réponses ne terminent pas la partie. En 1 étape on trouve 1 secret ; en k étapes, la première proposition trouve
# 1 secret et laisse b parties pour k - 1 étapes : au plus 1 + b + b² + … secrets en tout, k termes. Une partie plus
# grande que cela est abandonnée aussitôt.
#
# Sur le jeu des deux nombres et 4 étapes, c'est plus de cent fois plus rapide. La fonction courte dit ce qu'on veut
# dire, et nous la préférons pour les petits jeux ; mais personne ne veut l'attendre sur le jeu moyen, 1296 propositions
# et 360 secrets. Il y faut une idée de plus, celle de `first_guess_classes` : essayer 5 premières propositions au lieu
# de 1296. Avec les deux, et en prenant les parties de la plus grande à la plus petite, environ cinq secondes suffisent
# pour montrer que 4 étapes ne suffisent pas.


# %% fast="solution_exists"
def solution_exists_with_room(maxsteps, game):
    answers = {game.score(guess, secret) for guess in game.guesses for secret in game.secrets}
    others = len(answers.difference(game.endstates))
    room = [sum(others**level for level in range(steps)) for steps in range(maxsteps + 1)]

    def exists(steps, game):
        if len(game.secrets) > room[steps]:
            return False
        return not game.secrets or any(good(steps, games_left(game, guess)) for guess in game.guesses)

    def good(steps, games):
        """Is there room for each of them, and a strategy?"""
        # fr: Y a-t-il de la place pour chacune, et une stratégie ?
        fit = all(len(rest.secrets) <= room[steps - 1] for rest in games)
        return fit and all(exists(steps - 1, rest) for rest in games)

    return exists(maxsteps, game)


# %% [markdown] lang="en"
# ## The best worst case
#
# `lower_bound_on_worst_case_solution(game)` is the smallest `maxsteps` for which a strategy exists. No strategy has
# a better worst case, and at least one reaches it: this bound is exact.
#
# In the games it is given, every secret can be found. When there is no secret, 0 steps are enough.
#
# For the two-number game it should find 4. The program that asks the question which tells most needs 5 there.
# %% [markdown] lang="fr"
# ## Le meilleur pire cas
#
# `lower_bound_on_worst_case_solution(game)` est le plus petit `maxsteps` pour lequel une stratégie existe. Aucune
# stratégie n'a un meilleur pire cas, et au moins une y parvient : cette borne est exacte.
#
# Dans les jeux qu'elle reçoit, tout secret peut être trouvé. S'il n'y a aucun secret, 0 étape suffit.
#
# Pour le jeu des deux nombres, elle doit trouver 4. Le programme qui pose la question qui en apprend le plus y met 5.


# %% task="lower_bound_on_worst_case_solution" needs="solution_exists"
def lower_bound_on_worst_case_solution(game):
    ### BEGIN SOLUTION
    steps = 0
    while not solution_exists(steps, game):
        steps += 1
    return steps
    ### END SOLUTION


# %% examples="lower_bound_on_worst_case_solution" lang="en"
assert lower_bound_on_worst_case_solution(number_game(7)) == 3
assert lower_bound_on_worst_case_solution(number_game(8)) == 4
assert lower_bound_on_worst_case_solution(LOCKS) == 2
assert lower_bound_on_worst_case_solution(mastermind_game("ABC", 2)) == 3
# Take away the # of the next line when you have ten seconds: 4 should appear
# print(lower_bound_on_worst_case_solution(two_d()))
# %% examples="lower_bound_on_worst_case_solution" lang="fr"
assert lower_bound_on_worst_case_solution(number_game(7)) == 3
assert lower_bound_on_worst_case_solution(number_game(8)) == 4
assert lower_bound_on_worst_case_solution(LOCKS) == 2
assert lower_bound_on_worst_case_solution(mastermind_game("ABC", 2)) == 3
# Enlevez le # de la ligne suivante quand vous avez dix secondes : 4 doit apparaître
# print(lower_bound_on_worst_case_solution(two_d()))
# %% [notebook] solved=true
# print(lower_bound_on_worst_case_solution(two_d()))

# %% [markdown] lang="en" hint="lower_bound_on_worst_case_solution"
# What does `solution_exists` say of `number_game(8)` with 0 steps, with 1, with 2, and so on? Which of these numbers
# of steps is the one you look for?
# %% [markdown] lang="fr" hint="lower_bound_on_worst_case_solution"
# Que dit `solution_exists` de `number_game(8)` avec 0 étape, avec 1, avec 2, et ainsi de suite ? Lequel de ces nombres
# d'étapes cherchez-vous ?
# %% [markdown] lang="en" hint="lower_bound_on_worst_case_solution"
# A game in which one can only try one secret after the other needs as many steps as it has secrets. Up to which number
# does your function search?
# %% [markdown] lang="fr" hint="lower_bound_on_worst_case_solution"
# Un jeu où l'on ne peut qu'essayer un secret après l'autre demande autant d'étapes qu'il a de secrets. Jusqu'à quel
# nombre votre fonction cherche-t-elle ?

# %% [markdown] lang="en"
# ## A codemaker who has not chosen yet
#
# Nobody sees the secret before the end. So an evil codemaker need not choose one: it is enough to give answers that
# some secret could have given, and to keep as many secrets as possible for later.
#
# `evil_codemaker(game)` returns a **function** `answer(guess)`, which gives the answer to a proposition:
#
# - the **candidates** are the secrets that agree with all the answers given so far; at first, all of them;
# - among the answers that some candidate gives to the proposition, it is the one that leaves **most candidates**;
# - when several leave as many, the **smallest** answer, as `min` compares them. (So in `LOCKS`,
#   in the two-number game and in Mastermind, the answer that ends the game is given only when no other is possible;
#   in `number_game`, `'found'` goes before `'higher'` and `'lower'`.)
#
# Thus it never contradicts itself. Each call of `evil_codemaker` starts a new, independent game.
# %% [markdown] lang="fr"
# ## Un meneur de jeu qui n'a pas encore choisi
#
# Personne ne voit le secret avant la fin. Un meneur de jeu retors (*evil codemaker*) n'a donc pas besoin d'en choisir
# un : il lui suffit de donner des réponses qu'un secret aurait pu donner, et de garder autant de secrets que possible
# pour la suite.
#
# `evil_codemaker(game)` renvoie une **fonction** `answer(guess)`, qui donne la réponse à une proposition :
#
# - les **candidats** sont les secrets qui s'accordent avec toutes les réponses déjà données ; au début, tous ;
# - parmi les réponses qu'un candidat donne à la proposition, c'est celle qui laisse **le plus de candidats** ;
# - si plusieurs en laissent autant, c'est la **plus petite** réponse, au sens de `min`. (Ainsi, dans
#   `LOCKS`, dans le jeu des deux nombres et au Mastermind, la réponse qui termine la partie n'est donnée que si aucune
#   autre n'est possible ; dans `number_game`, `'found'` passe avant `'higher'` et `'lower'`.)
#
# Ainsi, il ne se contredit jamais. Chaque appel de `evil_codemaker` commence une nouvelle partie, indépendante.


# %% task="evil_codemaker" needs="partition mastermind_score"
def evil_codemaker(game):
    ### BEGIN SOLUTION
    candidates = game.secrets

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = parts[chosen]
        return chosen

    return answer
    ### END SOLUTION


# %% examples="evil_codemaker"
answer = evil_codemaker(LOCKS)
assert answer("b") == "-"
assert answer("x") == "1"
assert answer("c") == "-"
assert answer("a") == "="
answer = evil_codemaker(number_game(7))
assert [answer(2), answer(5)] == ["higher", "higher"]

# %% [markdown] lang="en" hint="evil_codemaker"
# On paper, with `number_game(7)` and the propositions 2, 5, 7: what does the codemaker have to remember from one
# proposition to the next? Where can it be kept, so that each game has its own?
# %% [markdown] lang="fr" hint="evil_codemaker"
# Sur papier, avec `number_game(7)` et les propositions 2, 5, 7 : que doit retenir le meneur de jeu d'une proposition
# à la suivante ? Où le garder, pour que chaque partie ait le sien ?
# %% [markdown] lang="en" hint="evil_codemaker"
# A function defined inside another one sees the variables of that one. To give one of them a new value,
# it must declare it as `nonlocal` first; or it changes the content of a list.
# %% [markdown] lang="fr" hint="evil_codemaker"
# Une fonction définie dans une autre voit les variables de celle-ci. Pour donner à l'une d'elles une nouvelle valeur,
# elle doit d'abord la déclarer `nonlocal` ; ou bien elle change le contenu d'une liste.
# %% [markdown] lang="en" hint="evil_codemaker"
# `min` compares tuples by their first elements, then by the second ones: `min((-3, 'b'), (-3, 'a'), (-1, 'c'))`.
# Which two things decide between two answers?
# %% [markdown] lang="fr" hint="evil_codemaker"
# `min` compare des tuples par leurs premiers éléments, puis par les seconds : `min((-3, 'b'), (-3, 'a'), (-1, 'c'))`.
# Quelles sont les deux choses qui départagent deux réponses ?

# %% [markdown] lang="en" solved=true
# ## Evil against greedy
#
# What `evil_codemaker` returns is a `scorer`, such as `solver` of the module before expects: let them play.
# With our functions, `solver(evil_codemaker(game), game)` needs 5 propositions for `game = two_d()`: (2, 2), (0, 4),
# (3, 1), (1, 3), (4, 0). The codemaker has found the only secret that takes so many.
#
# It might be still more evil: a smaller part can be the harder one, and when `number_game` leaves it a choice between
# answers as good, the smallest of them, `'found'`, ends the game. We prefer a rule that is easy to say.
# %% [markdown] lang="fr" solved=true
# ## Retors contre glouton
#
# Ce que renvoie `evil_codemaker` est un `scorer`, tel que `solver`, du module précédent, l'attend : faites-les jouer.
# Avec nos fonctions, `solver(evil_codemaker(game), game)` a besoin de 5 propositions pour `game = two_d()` : (2, 2),
# (0, 4), (3, 1), (1, 3), (4, 0). Le meneur de jeu a trouvé le seul secret qui en demande autant.
#
# Il pourrait être plus retors encore : une partie plus petite est parfois la plus difficile, et quand `number_game` lui
# laisse le choix entre des réponses aussi bonnes, la plus petite, `'found'`, termine la partie. Nous préférons
# une règle facile à dire.

# %% [markdown] lang="en"
# ## First propositions
#
# Before the first answer all colours are alike, and all positions too: to begin with 1 1 2 3 or with 4 2 4 6 is
# the same game under other names. Two codes are **of the same class** when one becomes the other by renaming colours
# (different colours keep different names) and by moving positions.
#
# `first_guess_classes(p, c)` is the list of the classes of the codes of p pegs and c colours, p and c at least 1,
# each class shown by its smallest code, and these codes in order. Codes are lists of numbers from 1 to c, as in the
# first modules, in the order of a dictionary. For 4 pegs and 6 colours, 5 classes are left of 1296 codes.
# All codes may be looked at: the function will be called for 6 pegs at most, or for 7, 8 or 9 pegs and three colours at
# most. But there may be thirty colours for one peg: to try all their renamings would take too long.
# %% [markdown] lang="fr"
# ## Premières propositions
#
# Avant la première réponse, toutes les couleurs se valent, et toutes les positions aussi : commencer par 1 1 2 3 ou par
# 4 2 4 6, c'est le même jeu sous d'autres noms. Deux codes sont **de la même classe** si l'un devient l'autre quand on
# renomme les couleurs (des couleurs différentes gardent des noms différents) et qu'on déplace les positions.
#
# `first_guess_classes(p, c)` est la liste des classes des codes de p pions et c couleurs, p et c valant au moins 1 ;
# chaque classe est représentée par son plus petit code, et ces codes sont dans l'ordre. Les codes sont des listes de
# nombres de 1 à c, comme dans les premiers modules, dans l'ordre du dictionnaire. Pour 4 pions et 6 couleurs, il reste
# 5 classes sur 1296 codes. Vous pouvez parcourir tous les codes : la fonction sera appelée pour 6 pions au plus, ou
# pour 7, 8 ou 9 pions et trois couleurs au plus. Mais il peut y avoir trente couleurs pour un pion : essayer toutes les
# façons de les renommer prendrait trop de temps.


# %% task="first_guess_classes"
def first_guess_classes(p, c):
    ### BEGIN SOLUTION
    smallest = {}
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        smallest.setdefault(multiplicities, list(code))
    return list(smallest.values())
    ### END SOLUTION


# %% examples="first_guess_classes"
assert first_guess_classes(2, 5) == [[1, 1], [1, 2]]
assert first_guess_classes(4, 6) == [[1, 1, 1, 1], [1, 1, 1, 2], [1, 1, 2, 2], [1, 1, 2, 3], [1, 2, 3, 4]]
assert first_guess_classes(4, 1) == [[1, 1, 1, 1]]

# %% [markdown] lang="en" hint="first_guess_classes"
# Which of 5 5 5 2, 3 1 1 3, 2 4 4 4 and 1 2 2 3 are of the same class? What can you count in a code that does not
# change when colours are renamed or positions moved?
# %% [markdown] lang="fr" hint="first_guess_classes"
# Lesquels de 5 5 5 2, 3 1 1 3, 2 4 4 4 et 1 2 2 3 sont de la même classe ? Que pouvez-vous compter dans un code qui ne
# change pas quand on renomme les couleurs ou déplace les positions ?
# %% [markdown] lang="en" hint="first_guess_classes"
# Go through the codes in order, from 1 1 1 1 on. When is a code the smallest one of its class?
# What do you need to remember of the codes before?
# %% [markdown] lang="fr" hint="first_guess_classes"
# Parcourez les codes dans l'ordre, à partir de 1 1 1 1. Quand un code est-il le plus petit de sa classe ?
# Que devez-vous retenir des codes précédents ?

# %% [markdown] lang="en" solved=true
# ## Without looking at all codes
#
# A class is a way to write p as a sum of at most c numbers, the largest first: 4, 3 + 1, 2 + 2, 2 + 1 + 1,
# 1 + 1 + 1 + 1. Its smallest code repeats colour 1 as often as the first number says, then colour 2, and so on.
# There are 42 such sums for p = 10, and this function finds them at once, where the first one would go through
# 10 000 000 000 codes. For four pegs we prefer the first: it needs no idea but that of a class.
# %% [markdown] lang="fr" solved=true
# ## Sans regarder tous les codes
#
# Une classe est une façon d'écrire p comme somme de c nombres au plus, le plus grand d'abord : 4, 3 + 1, 2 + 2,
# 2 + 1 + 1, 1 + 1 + 1 + 1. Son plus petit code répète la couleur 1 autant de fois que le dit le premier nombre, puis la
# couleur 2, et ainsi de suite. Il y a 42 telles sommes pour p = 10, et cette fonction les trouve aussitôt, là où la
# première parcourrait 10 000 000 000 codes. Pour quatre pions nous préférons la première : elle ne demande pas d'autre
# idée que celle de classe.


# %% another="first_guess_classes"
def first_guess_classes_as_sums(p, c, colour=1, largest=None):
    if p == 0:
        return [[]]
    if colour > c:
        return []
    return [
        [colour] * n + rest
        for n in range(min(p, largest or p), 0, -1)
        for rest in first_guess_classes_as_sums(p - n, c, colour + 1, n)
    ]


# %% [markdown] lang="en"
# ## One language for all games (optional)
#
# Neither the functions of the module before nor those of this one know what a peg is: they speak of propositions,
# secrets, answers and ends, and of nothing else. Whatever can be said in that small language, they can play. So let
# yours meet: what `evil_codemaker` returns is a `scorer`, as your `solver` expects one.
#
# `duel(game)` gives two numbers: how many propositions your `solver` needs against your `evil_codemaker`, and how many
# against the secret that gives it most trouble. Compare the second one with what is best in the worst case,
# `lower_bound_on_worst_case_solution(game)`: in which game could another program do better? Compare the two with each
# other: in which game is the codemaker less evil than it might be?
#
# This part and the next one have no points.
# %% [markdown] lang="fr"
# ## Un seul langage pour tous les jeux (facultatif)
#
# Ni les fonctions du module précédent ni celles de ce module ne savent ce qu'est un pion : elles parlent de
# propositions, de secrets, de réponses et de fins de partie, et de rien d'autre. Tout ce qui se dit dans ce petit
# langage, elles savent y jouer. Faites donc se rencontrer les vôtres : ce que renvoie `evil_codemaker` est un `scorer`,
# tel que votre `solver` l'attend.
#
# `duel(game)` donne deux nombres : combien de propositions il faut à votre `solver` contre votre `evil_codemaker`, et
# combien contre le secret qui lui donne le plus de mal. Comparez le second avec ce qu'on peut faire de mieux dans le
# pire des cas, `lower_bound_on_worst_case_solution(game)` : dans quel jeu un autre programme ferait-il mieux ?
# Comparez les deux entre eux : dans quel jeu le meneur de jeu est-il moins retors qu'il ne pourrait l'être ?
#
# Cette partie et la suivante ne rapportent pas de points.

# %% lang="en"
# Paste here your own functions of the module before, with what they import, and its classes Node and Branch:
# entropy, decision_entropy, best_decision, lazy_solution_tree, solver, all_solutions, worst_case_solution.
# %% lang="fr"
# Collez ici vos propres fonctions du module précédent, avec ce qu'elles importent, et ses classes Node et Branch :
# entropy, decision_entropy, best_decision, lazy_solution_tree, solver, all_solutions, worst_case_solution.
# %% earlier="solver worst_case_solution" solved=true
from solutions.m08_entropy import solver, worst_case_solution


# %%
def duel(game):
    """The propositions your solver needs: against your evil codemaker, and against the secret that suits it least."""
    # fr: Les propositions qu'il faut à votre solver : contre votre evil_codemaker, et contre le pire des secrets.
    return len(solver(evil_codemaker(game), game)), len(worst_case_solution(game))


# %% lang="en"
# Take away the # of the next lines; the last one may take a minute or two
# print(duel(number_game(7)), duel(LOCKS), duel(two_d()))
# print(duel(mastermind_game("ABCDEF", 4, repeats=False)))
# %% lang="fr"
# Enlevez le # des lignes suivantes ; la dernière peut prendre une minute ou deux
# print(duel(number_game(7)), duel(LOCKS), duel(two_d()))
# print(duel(mastermind_game("ABCDEF", 4, repeats=False)))
# %% [notebook] solved=true
# print(duel(number_game(7)), duel(LOCKS), duel(two_d()))
# print(duel(mastermind_game("ABCDEF", 4, repeats=False)))

# %% [markdown] lang="en"
# ## Why not four? (optional)
#
# In the *medium game* of the module before, 1296 propositions and 360 secrets, your solver never needs more than 5
# propositions. Is there a strategy that never needs more than 4? Your `lower_bound_on_worst_case_solution` could tell,
# if anybody could wait for it. Three thoughts bring the proof within reach:
#
# - Before the first answer, the 5 propositions of `first_guess_classes(4, 6)` stand for all 1296.
# - To refute a first proposition, **one** answer to it is enough: one that leaves more than can be found in the
#   3 steps that remain. The evil codemaker gives such an answer if its habit is a good one.
# - Most searches end before they begin. With 1 step there is room for 1 secret, with 2 steps for 14, with 3 for 183;
#   the lesson says why. Let your `solution_exists` give up whatever is larger than its room. Count the answers of a
#   game once, not again for each of its parts; and run the examples of the function again.
#
# `survives(guess, maxsteps, game)` tells whether the first proposition `guess` is refuted in this way.
# %% [markdown] lang="fr"
# ## Pourquoi pas quatre ? (facultatif)
#
# Dans le *jeu moyen* du module précédent, 1296 propositions et 360 secrets, votre programme n'a jamais besoin de plus
# de 5 propositions. Y a-t-il une stratégie à laquelle 4 suffisent toujours ? Votre
# `lower_bound_on_worst_case_solution` le dirait, si l'on pouvait l'attendre. Trois idées mettent la preuve à portée :
#
# - Avant la première réponse, les 5 propositions de `first_guess_classes(4, 6)` valent pour toutes les 1296.
# - Pour réfuter une première proposition, **une seule** de ses réponses suffit : une qui laisse plus qu'on ne peut
#   trouver dans les 3 étapes restantes. Le meneur de jeu retors donne une telle réponse, si son habitude est bonne.
# - La plupart des recherches se terminent avant de commencer. En 1 étape il y a place pour 1 secret, en 2 étapes pour
#   14, en 3 pour 183 ; la leçon dit pourquoi. Que votre `solution_exists` abandonne tout ce qui dépasse sa place.
#   Comptez les réponses d'un jeu une fois, et non pour chacune de ses parties ; relancez ensuite les exemples de la
#   fonction.
#
# `survives(guess, maxsteps, game)` dit si la première proposition `guess` est réfutée de cette façon.


# %%
def survives(guess, maxsteps, game):
    """Whether the evil codemaker answers a first proposition so that the steps which remain are not enough."""
    # fr: Si le meneur de jeu retors répond à une première proposition de façon que le reste des étapes ne suffise pas.
    result = evil_codemaker(game)(guess)
    left = [secret for secret in game.secrets if game.score(guess, secret) == result]
    return result not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=left))


# %% lang="en"
# Take away the # of the next lines; five times True, and 4 propositions are never enough
# medium = mastermind_game("ABCDEF", 4, repeats=False)
# for code in first_guess_classes(4, 6):
#     print(code, survives("".join("ABCDEF"[colour - 1] for colour in code), 4, medium))
# %% lang="fr"
# Enlevez le # des lignes suivantes ; cinq fois True, et 4 propositions ne suffisent jamais
# medium = mastermind_game("ABCDEF", 4, repeats=False)
# for code in first_guess_classes(4, 6):
#     print(code, survives("".join("ABCDEF"[colour - 1] for colour in code), 4, medium))

# %% [markdown] lang="en" solved=true
# ## What ours show
#
# With our functions, the duels are (2, 3), (2, 2), (5, 5) and (5, 5). Another program could do better in the two-number
# game, whose best worst case is 4; in the others, no program can. And in `number_game(7)` the codemaker loses sooner
# than it might: after 4 and 6, it says `'found'`, the smallest of three answers that leave one secret each.
#
# The five first propositions are refuted in some three seconds, once you have run
# `solution_exists = solution_exists_with_room`. Hardly anything is searched: after each of the 1296 second
# propositions, some answer leaves more than the 14 secrets for which 2 steps have room.
# %% [markdown] lang="fr" solved=true
# ## Ce que montrent les nôtres
#
# Avec nos fonctions, les duels donnent (2, 3), (2, 2), (5, 5) et (5, 5). Un autre programme ferait mieux dans le jeu
# des deux nombres, dont le meilleur pire cas est 4 ; dans les autres, aucun ne le peut. Et dans `number_game(7)`,
# le meneur de jeu perd plus tôt qu'il ne pourrait : après 4 et 6, il dit `'found'`, la plus petite de trois réponses
# qui laissent chacune un secret.
#
# Les cinq premières propositions sont réfutées en trois secondes environ, une fois exécuté
# `solution_exists = solution_exists_with_room`. On ne cherche presque rien : après chacune des 1296 deuxièmes
# propositions, une réponse laisse plus que les 14 secrets pour lesquels 2 étapes ont place.
# %% [notebook] solved=true
# solution_exists = solution_exists_with_room
# medium = mastermind_game("ABCDEF", 4, repeats=False)
# for code in first_guess_classes(4, 6):
#     print(code, survives("".join("ABCDEF"[colour - 1] for colour in code), 4, medium))
