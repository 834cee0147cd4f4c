# %% [raw]
# minutes = 150
#
# [title]
# en = "What is a question worth?"
# fr = "Que vaut une question ?"
#
# [goal]
# en = "Measure what a question tells, and play any guessing game by asking the question that tells most."
# fr = "Mesurer ce qu'une question apprend, et jouer à tout jeu de devinettes en posant celle qui apprend le plus."
#
# [leaves_out]
# en = "No proof that one cannot do better: the best question at each step is not always the best plan."
# fr = "Pas de preuve qu'on ne peut faire mieux : la meilleure question à chaque étape n'est pas toujours le bon plan."

# %% [markdown] lang="en"
# In a guessing game somebody keeps a secret, you ask a question, the *guess*, and you get an answer, the *result*;
# at last a result says that the secret is found. (Other modules say *proposition* for the guess, and *answer* for the
# result.) Mastermind is such a game, "higher or lower" is another.
# Here you write ten short functions which together play them all: nothing in them but the first knows about pegs.
#
# The codes are strings of letters, a letter for each colour: `'AABC'` has four pegs and three colours.
# Each of your functions **returns** its result, and leaves what it receives as it was.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.
#
# Some results have several parts. A `NamedTuple` is a tuple whose elements have names besides their places:
# `Pegs(2, 1)` is equal to `(2, 1)`, its first element is also its `.black`, its second one its `.white`.
# %% [markdown] lang="fr"
# Dans un jeu où l'on devine, quelqu'un garde un secret, vous posez une question, la *proposition* (en anglais *guess*),
# et vous recevez une réponse (en anglais *result*) ; une dernière réponse dit que le secret est trouvé. Le Mastermind
# est un tel jeu, « plus haut, plus bas » en est un autre. Vous allez écrire dix courtes fonctions qui, ensemble, jouent
# à tous ces jeux : la première exceptée, aucune ne sait ce qu'est un pion.
#
# Les codes sont des chaînes de lettres, une lettre par couleur : `'AABC'` a quatre pions et trois couleurs.
# Chacune de vos fonctions **renvoie** son résultat et laisse tel quel ce qu'elle reçoit.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.
#
# Certains résultats ont plusieurs parties. Un `NamedTuple` est un tuple dont les éléments ont un nom en plus de leur
# place : `Pegs(2, 1)` est égal à `(2, 1)`, son premier élément est aussi son `.black`, le second son `.white`.

# %%
from collections.abc import Callable, Collection
from itertools import product
from math import log2
from typing import NamedTuple


class Pegs(NamedTuple):
    """The result of a guess in Mastermind."""  # fr: Le résultat d'une proposition au Mastermind.

    black: int  # well placed  # fr: bien placés
    white: int  # misplaced  # fr: mal placés


# %% [markdown] lang="en"
# ## The result in Mastermind
#
# `mastermind_score(g1, g2)` compares two codes of the same length, whatever it is, made of any letters:
# `Pegs(black, white)`, the number of well placed pegs, then the number of misplaced ones.
# Both codes may repeat letters; each peg counts once, and either code may be the secret: the result is the same.
# %% [markdown] lang="fr"
# ## La réponse au Mastermind
#
# `mastermind_score(g1, g2)` compare deux codes de même longueur, quelle qu'elle soit, faits de lettres quelconques :
# `Pegs(black, white)`, le nombre de pions bien placés, puis le nombre de mal placés.
# Les deux codes peuvent répéter des lettres ; chaque pion compte une fois, et l'un ou l'autre code peut être
# le secret : la réponse est la même.


# %% task="mastermind_score"
def mastermind_score(g1, g2):
    ### BEGIN SOLUTION
    black = sum(a == b for a, b in zip(g1, g2))
    common = sum(min(g1.count(letter), g2.count(letter)) for letter in set(g1))
    return Pegs(black, common - black)
    ### END SOLUTION


# %% examples="mastermind_score"
assert mastermind_score("AABC", "ABDE") == Pegs(1, 1)
assert mastermind_score("AABB", "AABB") == Pegs(black=4, white=0)
assert mastermind_score("ABC", "CAB").white == 3

# %% [markdown] lang="en" hint="mastermind_score"
# You have counted well placed and misplaced pegs before, with numbers from 1 to 6.
# Which letters must be counted now, and in which of the two codes can you find them?
# %% [markdown] lang="fr" hint="mastermind_score"
# Vous avez déjà compté des pions bien placés et mal placés, avec des nombres de 1 à 6.
# Quelles lettres faut-il compter maintenant, et dans lequel des deux codes les trouver ?
# %% [markdown] lang="en" hint="mastermind_score"
# For `'AABB'` and `'ABAB'`: how many A do the two codes have in common, how many B?
# How many of these pegs are well placed, and what is left for the others?
# %% [markdown] lang="fr" hint="mastermind_score"
# Pour `'AABB'` et `'ABAB'` : combien de A les deux codes ont-ils en commun, combien de B ?
# Combien de ces pions sont bien placés, et que reste-t-il pour les autres ?

# %% [markdown] lang="en" solved=true
# ## Counters
#
# A `Counter` counts all letters at once, and `&` keeps the smaller count of each. It is a matter of taste: the loop
# above shows the rule, this one line names it. Sets would not do: a set holds each letter once, so that `'AABB'`
# compared with itself would have 4 well placed pegs, 2 letters in common, and minus 2 misplaced pegs.
# %% [markdown] lang="fr" solved=true
# ## Des compteurs
#
# Un `Counter` compte toutes les lettres d'un coup, et `&` garde le plus petit des deux nombres de chacune. C'est
# affaire de goût : la boucle ci-dessus montre la règle, cette seule ligne la nomme. Des ensembles ne conviendraient
# pas : un ensemble contient chaque lettre une fois, si bien que `'AABB'`, comparé à lui-même, aurait 4 pions bien
# placés, 2 lettres en commun, et moins 2 pions mal placés.

# %% solved=true
from collections import Counter


# %% another="mastermind_score"
def mastermind_score_with_counters(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    return Pegs(black, (Counter(g1) & Counter(g2)).total() - black)


# %% [markdown] lang="en"
# ## Two games
#
# A `Game` is all one has to know in order to play: the guesses, the secrets, the function that gives the result,
# and the end states, which are the results that end the game. In this module, only guessing the secret itself gives
# an end state.
#
# - `mastermind_game('ABC', 2)` is Mastermind with three colours and two pegs; with `repeats=False`, no secret repeats
#   a colour, though guesses still may. The *medium game* is `mastermind_game('ABCDEF', 4, repeats=False)`:
#   1296 guesses, 360 secrets.
# - `number_game(7)` is "higher or lower" with the numbers from 1 to 7. Its `score` is `compare`:
#   seen from the guess 4, the secret 2 is `'lower'`.
#
# The guess always comes before the secret: `score(guess, secret)`. Here the order matters.
# %% [markdown] lang="fr"
# ## Deux jeux
#
# Un `Game` est tout ce qu'il faut connaître pour jouer : les propositions, les secrets, la fonction qui donne
# la réponse, et les réponses qui terminent la partie. Dans ce module, il faut proposer le secret lui-même pour obtenir
# une telle réponse.
#
# - `mastermind_game('ABC', 2)` est le Mastermind à trois couleurs et deux pions ; avec `repeats=False`, aucun secret ne
#   répète une couleur, mais les propositions le peuvent toujours. Le *jeu moyen* est
#   `mastermind_game('ABCDEF', 4, repeats=False)` : 1296 propositions, 360 secrets.
# - `number_game(7)` est « plus haut, plus bas » avec les nombres de 1 à 7. Sa fonction `score` est `compare` :
#   vu de la proposition 4, le secret 2 est `'lower'`, plus bas.
#
# La proposition vient toujours avant le secret : `score(guess, secret)`. Ici, l'ordre compte.


# %%
class Game(NamedTuple):
    """All there is to know about a guessing game."""  # fr: Tout ce qu'il faut savoir d'un jeu de devinettes.

    guesses: Collection  # what may be asked  # fr: ce qu'on peut demander
    secrets: Collection  # what may have to be found  # fr: ce qu'il peut falloir trouver
    score: Callable  # score(guess, secret) is the result  # fr: score(guess, secret) est le résultat
    endstates: Collection  # the results that end the game  # fr: les résultats qui terminent la partie


def mastermind_game(colours, holes, repeats=True):
    """Guesses are all codes; secrets too, or only those without repeats."""
    # fr: On propose tous les codes ; les secrets aussi sont tous les codes, ou ceux sans répétition.
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, mastermind_score, {Pegs(holes, 0)})


def compare(guess, secret):
    """Where the secret is, seen from the guess."""  # fr: Où est le secret, vu de la proposition.
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    """Find a number from 1 to n."""  # fr: Trouver un nombre de 1 à n.
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})


# %% [markdown] lang="en"
# ## Sorting by result
#
# `partition(S, func)` sorts the elements of `S` by the value that `func` gives them:
# a dictionary from each value to the **set** of the elements that have it. `S` is a list, a set, a range or another
# collection; the values may be of any kind that a dictionary accepts as keys. A value that no element has is no key.
# %% [markdown] lang="fr"
# ## Trier par réponse
#
# `partition(S, func)` trie les éléments de `S` selon la valeur que `func` leur donne :
# un dictionnaire qui à chaque valeur associe l'**ensemble** des éléments qui l'ont. `S` est une liste, un ensemble,
# un intervalle (range) ou une autre collection ; les valeurs peuvent être tout ce qu'un dictionnaire accepte comme clé.
# Une valeur qu'aucun élément n'a n'est pas une clé.


# %% task="partition"
def partition(S, func):
    ### BEGIN SOLUTION
    parts = {}
    for element in S:
        parts.setdefault(func(element), set()).add(element)
    return parts
    ### END SOLUTION


# %% examples="partition"
assert partition(["to", "be", "or", "not"], len) == {2: {"to", "be", "or"}, 3: {"not"}}
assert partition(range(1, 8), lambda n: compare(4, n)) == {"lower": {1, 2, 3}, "found": {4}, "higher": {5, 6, 7}}

# %% [markdown] lang="en" hint="partition"
# Sort three cards into heaps by hand. What do you do with a card whose heap is there already,
# and what with the first card of a new heap?
# %% [markdown] lang="fr" hint="partition"
# Rangez trois cartes en tas, à la main. Que faites-vous d'une carte dont le tas existe déjà,
# et que faites-vous de la première carte d'un nouveau tas ?
# %% [markdown] lang="en" hint="partition"
# `add` puts an element into a set and returns nothing. `in` tells whether a dictionary has a key.
# Is it a good idea to give the same empty set to several keys?
# %% [markdown] lang="fr" hint="partition"
# `add` met un élément dans un ensemble et ne renvoie rien. `in` dit si un dictionnaire a une clé.
# Est-ce une bonne idée de donner le même ensemble vide à plusieurs clés ?

# %% [markdown] lang="en"
# ## Entropy
#
# `entropy(P)` measures in *bits* how hard it is to foresee which of several outcomes comes, from their weights `P`.
# With W the sum of the weights, an outcome of weight w has the probability p = w / W, and the entropy is the sum,
# over the outcomes, of p × log2(1 / p), the logarithm in base 2. Two equal weights make 1 bit, four make 2 bits.
#
# - The weights are numbers, none of them negative, and need not add up to 1: `[1, 1]`, `[0.5, 0.5]` and `[30, 30]`
#   have the same entropy.
# - A weight of 0 adds nothing. When there is no other, or no weight at all, the entropy is 0.
# - `P` is anything a `for` loop goes through, **once** perhaps: a list, the values of a dictionary, a generator.
# - The result is not rounded.
# %% [markdown] lang="fr"
# ## L'entropie
#
# `entropy(P)` mesure en *bits* combien il est difficile de prévoir laquelle de plusieurs issues se produira, d'après
# leurs poids `P`. Si W est la somme des poids, une issue de poids w a la probabilité p = w / W, et l'entropie est la
# somme, sur les issues, de p × log2(1 / p), le logarithme en base 2. Deux poids égaux font 1 bit, quatre font 2 bits.
#
# - Les poids sont des nombres, aucun n'est négatif, et leur somme n'est pas forcément 1 : `[1, 1]`, `[0.5, 0.5]` et
#   `[30, 30]` ont la même entropie.
# - Un poids de 0 n'ajoute rien. S'il n'y en a pas d'autre, ou pas de poids du tout, l'entropie est 0.
# - `P` est tout ce qu'une boucle `for` peut parcourir, peut-être **une seule fois** : une liste, les valeurs d'un
#   dictionnaire, un générateur.
# - Le résultat n'est pas arrondi.


# %% task="entropy"
def entropy(P):
    ### BEGIN SOLUTION
    weights = [weight for weight in P if weight > 0]
    total = sum(weights)
    return sum(weight / total * log2(total / weight) for weight in weights)
    ### END SOLUTION


# %% examples="entropy"
assert round(entropy([1, 1]), 6) == 1
assert round(entropy([2, 1, 1]), 6) == 1.5
assert round(entropy([5, 0]), 6) == 0
assert round(entropy(n for n in [4, 4, 4, 4]), 6) == 2

# %% [markdown] lang="en" hint="entropy"
# Compute by hand for the weights 2, 1, 1: the three probabilities, then the three terms. What do you need to know
# before you can compute the first probability?
# %% [markdown] lang="fr" hint="entropy"
# Calculez à la main pour les poids 2, 1, 1 : les trois probabilités, puis les trois termes. De quoi avez-vous besoin
# avant de pouvoir calculer la première probabilité ?
# %% [markdown] lang="en" hint="entropy"
# Try `g = (n for n in [1, 1])`, then `sum(g)` twice. Where could you keep the weights, so as to use them twice?
# %% [markdown] lang="fr" hint="entropy"
# Essayez `g = (n for n in [1, 1])`, puis deux fois `sum(g)`. Où garder les poids, pour vous en servir deux fois ?
# %% [markdown] lang="en" hint="entropy"
# What does `log2(0)` do? And a division by 0? Which weights must not get there?
# %% [markdown] lang="fr" hint="entropy"
# Que fait `log2(0)` ? Et une division par 0 ? Quels poids ne doivent pas arriver jusque-là ?

# %% [markdown] lang="en"
# ## What a guess is worth
#
# `decision_entropy(V, g, score)` is the entropy of the result that the guess `g` will get, in bits, when the secret is
# any element of the collection `V`, each as likely as another. Results are what `score(g, v)` gives,
# and a result weighs as much as the number of secrets that give it. The entropy is not rounded.
#
# With 7 numbers, 4 is worth 1.449 bits: its three results weigh 3, 1 and 3.
# %% [markdown] lang="fr"
# ## Ce que vaut une proposition
#
# `decision_entropy(V, g, score)` est l'entropie de la réponse que recevra la proposition `g`, en bits, quand le secret
# est un élément quelconque de la collection `V`, tous étant aussi probables. Les réponses sont ce que donne
# `score(g, v)`, et une réponse a pour poids le nombre de secrets qui la donnent. L'entropie n'est pas arrondie.
#
# Avec 7 nombres, 4 vaut 1.449 bit : ses trois réponses ont pour poids 3, 1 et 3.


# %% task="decision_entropy" needs="partition entropy mastermind_score"
def decision_entropy(V, g, score):
    ### BEGIN SOLUTION
    parts = partition(V, lambda v: score(g, v))
    return entropy(len(part) for part in parts.values())
    ### END SOLUTION


# %% examples="decision_entropy"
assert round(decision_entropy({1, 2, 3}, 1, compare), 6) == 0.918296
assert round(decision_entropy(range(1, 8), 4, compare), 6) == 1.448816
assert round(decision_entropy(["AB", "AC", "BA", "CA"], "AA", mastermind_score), 6) == 0

# %% [markdown] lang="en" hint="decision_entropy"
# Two of your functions follow each other here. What does the first one sort, and by what?
# %% [markdown] lang="fr" hint="decision_entropy"
# Deux de vos fonctions se suivent ici. Que trie la première, et selon quoi ?
# %% [markdown] lang="en" hint="decision_entropy"
# `partition` wants a function of one argument, and `score` has two. `lambda n: n + 2` is a function of `n` alone,
# made with an addition, which has two.
# %% [markdown] lang="fr" hint="decision_entropy"
# `partition` demande une fonction d'un seul argument, et `score` en a deux. `lambda n: n + 2` est une fonction de `n`
# seul, faite avec une addition, qui en a deux.

# %% [markdown] lang="en"
# ## The best question
#
# `best_decision(V, G, score)` is the guess of the collection `G` which is worth most when the secret is in `V`:
#
# - no guess of `G` has a larger `decision_entropy`. Two entropies that differ by less than 1e-9 are **equal** here:
#   sums of floats depend on the order of the terms, and their last digits mean nothing;
# - among equal guesses, one that is a possible secret, an element of `V`, is preferred: it may win at once;
# - when there is still a choice, any of them will do.
#
# When a single secret is left, all guesses are worth 0 bits, and so the second rule names that secret.
# `V` and `G` may be gone through as often as you like; all elements of `V` are in `G`, too.
# %% [markdown] lang="fr"
# ## La meilleure question
#
# `best_decision(V, G, score)` est la proposition de la collection `G` qui vaut le plus quand le secret est dans `V` :
#
# - aucune proposition de `G` n'a une plus grande `decision_entropy`. Deux entropies qui diffèrent de moins de 1e-9 sont
#   ici **égales** : une somme de flottants dépend de l'ordre des termes, et ses derniers chiffres ne signifient rien ;
# - entre propositions égales, on préfère un secret possible, c'est-à-dire un élément de `V` : il peut gagner tout de
#   suite ;
# - s'il reste un choix, n'importe laquelle convient.
#
# Quand il ne reste qu'un secret, toutes les propositions valent 0 bit, et la deuxième règle désigne donc ce secret.
# On peut parcourir `V` et `G` autant de fois qu'on veut ; tout élément de `V` est aussi dans `G`.


# %% task="best_decision" needs="decision_entropy mastermind_score"
def best_decision(V, G, score):
    ### BEGIN SOLUTION
    possible = set(V)
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in possible))
    ### END SOLUTION


# %% examples="best_decision"
assert best_decision([1, 2, 3], range(1, 8), compare) == 2
assert best_decision([6], range(1, 8), compare) == 6
assert best_decision(["AC", "CA"], ["AB", "AC", "BC", "CA"], mastermind_score) in ("AC", "CA")

# %% [markdown] lang="en" hint="best_decision"
# With a loop: what do you have to remember from one guess to the next? What do you do when a guess is worth as much
# as the one you remember?
# %% [markdown] lang="fr" hint="best_decision"
# Avec une boucle : que devez-vous retenir d'une proposition à l'autre ? Que faites-vous quand une proposition vaut
# autant que celle que vous avez retenue ?
# %% [markdown] lang="en" hint="best_decision"
# Which is larger in Python, `(1.5, False)` or `(1.5, True)`? And `(1.4, True)` or `(1.5, False)`?
# %% [markdown] lang="fr" hint="best_decision"
# Lequel est le plus grand en Python, `(1.5, False)` ou `(1.5, True)` ? Et `(1.4, True)` ou `(1.5, False)` ?
# %% [markdown] lang="en" hint="best_decision"
# Is `0.1 + 0.2 == 0.3` true? Try it, and then `round(0.1 + 0.2, 9) == round(0.3, 9)`.
# %% [markdown] lang="fr" hint="best_decision"
# `0.1 + 0.2 == 0.3` est-il vrai ? Essayez, puis essayez `round(0.1 + 0.2, 9) == round(0.3, 9)`.

# %% [markdown] lang="en" solved=true
# ## Stopping early
#
# N secrets never make more than log2(N) bits: that much is reached when each of them gives a result of its own.
# A possible secret that does so cannot be beaten, and one need not look at the other guesses. Late in a game this
# happens nearly always: with two secrets left, the first one will do.
#
# A whole tree of the medium game asks `score` 1867680 times with the short function, some five seconds, and 1391342
# times with this one. What remains is mostly the same pairs of codes again: give the game `cache(mastermind_score)`,
# with `cache` from `functools`, and each of its 466560 pairs is compared once.
# %% [markdown] lang="fr" solved=true
# ## S'arrêter tôt
#
# N secrets ne font jamais plus de log2(N) bits : on y arrive quand chacun donne une réponse à lui. Un secret possible
# qui y parvient ne peut pas être battu, et il est inutile de regarder les autres propositions. Vers la fin d'une
# partie, c'est presque toujours le cas : s'il reste deux secrets, le premier convient.
#
# L'arbre complet du jeu moyen appelle `score` 1867680 fois avec la fonction courte, soit environ cinq secondes,
# et 1391342 fois avec celle-ci. Le reste, ce sont surtout les mêmes paires de codes qui reviennent : donnez au jeu
# `cache(mastermind_score)`, avec `cache` du module `functools`, et chacune de ses 466560 paires est comparée une fois.


# %% fast="best_decision"
def best_decision_stopping_early(V, G, score):
    possible = set(V)
    for g in G:
        if g in possible and len({score(g, v) for v in possible}) == len(possible):
            return g
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in possible))


# %% [markdown] lang="en"
# ## A tree that grows where one looks
#
# All games that can be played with these decisions form a tree. Its node holds a decision; for each result
# a branch leads from there to the next node. Trees are large, some are endless, and who plays one game needs one path.
# So let the tree be *lazy*: it grows when somebody looks.
# %% [markdown] lang="fr"
# ## Un arbre qui pousse là où l'on regarde
#
# Toutes les parties qu'on peut jouer avec ces décisions forment un arbre. Un nœud porte une décision ; pour chaque
# réponse, une branche mène de là au nœud suivant. Les arbres sont grands, certains sont sans fin, et qui joue une
# partie n'a besoin que d'un chemin. Que l'arbre soit donc *paresseux* : il pousse quand quelqu'un regarde.


# %%
class Node(NamedTuple):
    """A decision, and where its results lead."""  # fr: Une décision, et où mènent ses résultats.

    decision: object  # the guess  # fr: la proposition
    branches: list  # of Branch, one for each result that is possible  # fr: de Branch, une par résultat possible


class Branch(NamedTuple):
    """One of the results of a decision, and what comes after it."""  # fr: Un résultat d'une décision, et la suite.

    result: object
    subtree: object  # the lazy tree of the rest of the game, or None when the game is over
    # fr: l'arbre paresseux de la suite, ou None quand la partie est finie


# %% [markdown] lang="en"
# `lazy_solution_tree(game)` is a generator that yields one thing, the root of the tree:
# `next(lazy_solution_tree(game))` is `Node(decision, branches)`.
#
# - `decision` is a best decision, chosen as above among all guesses of the game.
# - `branches` is a list or a tuple, in any order: one `Branch(result, subtree)` for each result that some secret
#   of the game gives to this decision.
# - `subtree` is again such a generator: the lazy tree of the game in which only the secrets that give this result
#   are left, and everything else is as before. When the result is an end state, `subtree` is `None`.
#
# **Lazy** means: to ask for the root is to choose its decision and to sort the secrets, and nothing more.
# No decision further down is looked for before somebody calls `next` on its subtree. You may suppose that a game
# has at least one secret.
# %% [markdown] lang="fr"
# `lazy_solution_tree(game)` est un générateur qui produit une seule chose, la racine de l'arbre :
# `next(lazy_solution_tree(game))` est `Node(decision, branches)`.
#
# - `decision` est l'une des meilleures décisions, choisie comme ci-dessus parmi toutes les propositions du jeu.
# - `branches` est une liste ou un tuple, dans un ordre quelconque : un `Branch(result, subtree)` pour chaque réponse
#   qu'un secret du jeu donne à cette décision.
# - `subtree` est à nouveau un tel générateur : l'arbre paresseux du jeu où il ne reste que les secrets qui donnent
#   cette réponse, tout le reste étant inchangé. Quand la réponse termine la partie, `subtree` est `None`.
#
# **Paresseux** signifie ceci : demander la racine, c'est choisir sa décision et trier les secrets, rien de plus.
# Aucune décision plus bas n'est cherchée avant que quelqu'un n'appelle `next` sur son sous-arbre. Vous pouvez supposer
# qu'un jeu a au moins un secret.


# %% task="lazy_solution_tree" needs="best_decision partition mastermind_score"
def lazy_solution_tree(game):
    ### BEGIN SOLUTION
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        rest = game._replace(secrets=part)
        branches.append(Branch(result, None if result in game.endstates else lazy_solution_tree(rest)))
    yield Node(decision, branches)
    ### END SOLUTION


# %% examples="lazy_solution_tree"
assert next(lazy_solution_tree(number_game(7))).decision == 4
assert {branch.result for branch in next(lazy_solution_tree(number_game(7))).branches} == {"lower", "found", "higher"}
assert list(next(lazy_solution_tree(number_game(1))).branches) == [Branch("found", None)]
assert len(list(lazy_solution_tree(number_game(7)))) == 1

# %% [markdown] lang="en" hint="lazy_solution_tree"
# Calling a function that contains `yield` runs none of its lines: they run at `next`. So what does your function do,
# and what does it not do yet, when it calls itself?
# %% [markdown] lang="fr" hint="lazy_solution_tree"
# Appeler une fonction qui contient `yield` n'exécute aucune de ses lignes : elles s'exécutent à `next`. Que fait donc
# votre fonction, et que ne fait-elle pas encore, quand elle s'appelle elle-même ?
# %% [markdown] lang="en" hint="lazy_solution_tree"
# For `number_game(3)`, draw the root and its branches. Which game is played below `'lower'`?
# What are its guesses, its secrets, its score, its end states?
# %% [markdown] lang="fr" hint="lazy_solution_tree"
# Pour `number_game(3)`, dessinez la racine et ses branches. À quel jeu joue-t-on sous `'lower'` ?
# Quels en sont les propositions, les secrets, la fonction de réponse, les réponses qui terminent ?
# %% [markdown] lang="en" hint="lazy_solution_tree"
# `game._replace(secrets={1})` is a new game that differs from `game` in this one field.
# %% [markdown] lang="fr" hint="lazy_solution_tree"
# `game._replace(secrets={1})` est un nouveau jeu qui ne diffère de `game` que par ce champ.

# %% [markdown] lang="en"
# ## Playing
#
# `solver(scorer, game)` plays one game. `scorer` is whoever keeps the secret: a function of one argument,
# `scorer(decision)`, which gives the result. Go down the lazy tree: ask about its decision, follow the branch of the
# result, until an end state. The list of the pairs `(decision, result)`, which are tuples, is returned, in order,
# the last one included.
#
# Behind `scorer` there may be a person: ask once about each decision, and no more after the end.
#
# When a result has no branch, even if it is an end state, no possible secret agrees with all the results. Then
# `solver` raises a `ValueError`.
# %% [markdown] lang="fr"
# ## Jouer
#
# `solver(scorer, game)` joue une partie. `scorer` est celui qui garde le secret : une fonction d'un argument,
# `scorer(decision)`, qui donne la réponse. Descendez l'arbre paresseux : demandez la réponse à sa décision, suivez la
# branche de cette réponse, jusqu'à la fin de la partie. La fonction renvoie la liste des couples `(decision, result)`,
# qui sont des tuples, dans l'ordre, le dernier compris.
#
# Derrière `scorer`, il y a peut-être une personne : posez une seule fois chaque question, et plus aucune après la fin.
#
# Quand une réponse n'a pas de branche, même si c'est une réponse qui termine, aucun secret possible ne s'accorde avec
# toutes les réponses. Dans ce cas, `solver` lève une `ValueError`.


# %% task="solver" needs="lazy_solution_tree mastermind_score" slow=true
def solver(scorer, game):
    ### BEGIN SOLUTION
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError(f"no secret gives {result} to {decision} after {played}")
            # fr: aucun secret ne donne {result} à {decision} après {played}
        played.append((decision, result))
        tree = subtrees[result]
    return played
    ### END SOLUTION


# %% examples="solver" lang="en"
assert solver(lambda guess: compare(guess, 3), number_game(7)) == [(4, "lower"), (2, "higher"), (3, "found")]
# Take away the # of the next line: it should raise a ValueError, after three questions
# solver(lambda guess: "lower", number_game(7))
# Or play yourself, with a number from 1 to 7 in mind: answer lower, higher or found
# print(solver(lambda guess: input(f"{guess}? "), number_game(7)))
# %% examples="solver" lang="fr"
assert solver(lambda guess: compare(guess, 3), number_game(7)) == [(4, "lower"), (2, "higher"), (3, "found")]
# Enlevez le # de la ligne suivante : elle doit lever une ValueError, après trois questions
# solver(lambda guess: "lower", number_game(7))
# Ou jouez vous-même, un nombre de 1 à 7 en tête : répondez lower (plus bas), higher (plus haut) ou found (trouvé)
# print(solver(lambda guess: input(f"{guess}? "), number_game(7)))

# %% [markdown] lang="en" hint="solver"
# Play `number_game(7)` on paper, with 3 as the secret. What changes at each turn, and what tells you to stop?
# %% [markdown] lang="fr" hint="solver"
# Jouez à `number_game(7)` sur papier, avec 3 pour secret. Qu'est-ce qui change à chaque tour, et qu'est-ce qui vous dit
# d'arrêter ?
# %% [markdown] lang="en" hint="solver"
# `scorer` must not be called twice for the same decision: where can its result stay until you need it again?
# %% [markdown] lang="fr" hint="solver"
# `scorer` ne doit pas être appelée deux fois pour la même décision : où garder sa réponse jusqu'à ce que vous en ayez
# de nouveau besoin ?
# %% [markdown] lang="en" hint="solver"
# `raise ValueError(message)` stops a function. In which of your lines do you know that no branch fits?
# %% [markdown] lang="fr" hint="solver"
# `raise ValueError(message)` arrête une fonction. À quelle ligne savez-vous qu'aucune branche ne convient ?

# %% [markdown] lang="en"
# ## All games
#
# `all_solutions(game)` is a list (or another iterable) of the games for all secrets, one for each, in any order.
# Each of them is what `solver` gives for that secret: the list of its pairs `(decision, result)`.
# %% [markdown] lang="fr"
# ## Toutes les parties
#
# `all_solutions(game)` est la liste (ou un autre itérable) des parties pour tous les secrets, une par secret,
# dans un ordre quelconque.
# Chacune est ce que `solver` donne pour ce secret : la liste de ses couples `(decision, result)`.


# %% task="all_solutions" needs="lazy_solution_tree solver mastermind_score" slow=true
def all_solutions(game):
    ### BEGIN SOLUTION
    return list(paths(lazy_solution_tree(game)))


def paths(tree):
    """The ways from the root of a tree to its ends."""  # fr: Les chemins de la racine d'un arbre à ses extrémités.
    if tree is None:
        yield []
        return
    decision, branches = next(tree)
    for result, subtree in branches:
        for path in paths(subtree):
            yield [(decision, result), *path]
    ### END SOLUTION


# %% examples="all_solutions"
assert sorted(all_solutions(number_game(3))) == [
    [(2, "found")],
    [(2, "higher"), (3, "found")],
    [(2, "lower"), (1, "found")],
]
assert len(list(all_solutions(mastermind_game("ABCD", 2)))) == 16

# %% [markdown] lang="en" hint="all_solutions"
# There are two ways: to play against each secret in turn, or to walk through the whole tree.
# For the first, `solver` needs somebody who keeps the secret: which function of one argument does?
# The second is much faster in large games.
# %% [markdown] lang="fr" hint="all_solutions"
# Il y a deux chemins : jouer contre chaque secret, l'un après l'autre, ou parcourir tout l'arbre.
# Pour le premier, `solver` a besoin de quelqu'un qui garde le secret : quelle fonction d'un argument en est capable ?
# Le second est bien plus rapide dans les grands jeux.
# %% [markdown] lang="en" hint="all_solutions"
# For the second, suppose that you have all games of each subtree. What must be put in front of them?
# And which list of games has a subtree that is `None`?
# %% [markdown] lang="fr" hint="all_solutions"
# Pour le second, supposez que vous avez toutes les parties de chaque sous-arbre. Que faut-il mettre devant elles ?
# Et quelle est la liste des parties d'un sous-arbre qui vaut `None` ?

# %% [markdown] lang="en" solved=true
# ## One secret after the other
#
# The walk through the tree looks for each decision once, though many games share it. It is shorter still to play
# against each secret in turn, and whoever has understood `solver` has nothing more to understand. But then each game
# looks again for its first decision, the most costly of all: 360 times in the medium game. So we prefer the walk.
# %% [markdown] lang="fr" solved=true
# ## Un secret après l'autre
#
# Le parcours de l'arbre cherche chaque décision une fois, bien que de nombreuses parties la partagent. Il est plus
# court encore de jouer contre chaque secret, et qui a compris `solver` n'a plus rien à comprendre. Mais alors chaque
# partie cherche de nouveau sa première décision, la plus coûteuse de toutes : 360 fois dans le jeu moyen. Nous
# préférons donc le parcours.


# %% another="all_solutions"
def all_solutions_one_by_one(game):
    return [solver(lambda guess, secret=secret: game.score(guess, secret), game) for secret in game.secrets]


# %% [markdown] lang="en"
# ## The worst case
#
# `worst_case_solution(game)` is a longest of all games, as a list of pairs; when several are longest, any of them.
# %% [markdown] lang="fr"
# ## Le pire des cas
#
# `worst_case_solution(game)` est une plus longue de toutes les parties, sous forme de liste de couples ; si plusieurs
# sont les plus longues, n'importe laquelle.


# %% task="worst_case_solution" needs="all_solutions mastermind_score" slow=true
def worst_case_solution(game):
    ### BEGIN SOLUTION
    return max(all_solutions(game), key=len)
    ### END SOLUTION


# %% examples="worst_case_solution"
assert worst_case_solution(number_game(1)) == [(1, "found")]
assert len(worst_case_solution(number_game(7))) == 3
assert len(worst_case_solution(mastermind_game("ABCD", 2))) == 4

# %% [markdown] lang="en" hint="worst_case_solution"
# What is the larger of `[9]` and `[1, 2]` for Python? And for you, here?
# %% [markdown] lang="fr" hint="worst_case_solution"
# Laquelle de `[9]` et `[1, 2]` est la plus grande pour Python ? Et pour vous, ici ?
# %% [markdown] lang="en" hint="worst_case_solution"
# Functions that compare accept a `key`: try `sorted([[9], [1, 2], []], key=len)`, and without `key=len`.
# %% [markdown] lang="fr" hint="worst_case_solution"
# Les fonctions qui comparent acceptent une clé, `key` : essayez `sorted([[9], [1, 2], []], key=len)`, puis sans
# `key=len`.

# %% [markdown] lang="en"
# ## How long games last
#
# `solution_length_distribution(game)` is a dictionary from a number of steps to the number of secrets that are found in
# exactly so many; the step that wins counts. A length that no game has is no key.
#
# Then try the medium game. Its tree holds 376 decisions, each chosen among 1296 guesses: if you walk through the tree
# once, it takes some five seconds with our functions, perhaps a minute with yours; if you play against each secret
# anew, count on half an hour. No secret is found in one step, because the first guess repeats a letter;
# 5 steps are enough for all.
# %% [markdown] lang="fr"
# ## Combien durent les parties
#
# `solution_length_distribution(game)` est un dictionnaire qui à un nombre d'étapes associe le nombre de secrets trouvés
# en exactement autant d'étapes ; celle qui gagne compte. Une longueur qu'aucune partie n'a n'est pas une clé.
#
# Essayez ensuite le jeu moyen. Son arbre contient 376 décisions, chacune choisie parmi 1296 propositions : si vous
# parcourez l'arbre une seule fois, il y faut environ cinq secondes avec nos fonctions, peut-être une minute avec
# les vôtres ; si vous rejouez contre chaque secret, comptez une demi-heure. Aucun secret n'est trouvé en une étape,
# car la première proposition répète une lettre ; 5 étapes suffisent pour tous.


# %% task="solution_length_distribution" needs="all_solutions mastermind_score" slow=true
def solution_length_distribution(game):
    ### BEGIN SOLUTION
    lengths = [len(solution) for solution in all_solutions(game)]
    return {length: lengths.count(length) for length in sorted(set(lengths))}
    ### END SOLUTION


# %% examples="solution_length_distribution" lang="en"
assert solution_length_distribution(number_game(7)) == {1: 1, 2: 2, 3: 4}
# Take away the # of the next line when you have the time (see above): the numbers should add up to 360
# print(solution_length_distribution(mastermind_game("ABCDEF", 4, repeats=False)))
# %% examples="solution_length_distribution" lang="fr"
assert solution_length_distribution(number_game(7)) == {1: 1, 2: 2, 3: 4}
# Enlevez le # de la ligne suivante quand vous avez le temps (voir plus haut) : la somme des nombres doit être 360
# print(solution_length_distribution(mastermind_game("ABCDEF", 4, repeats=False)))
# %% [notebook] solved=true
# print(solution_length_distribution(mastermind_game("ABCDEF", 4, repeats=False)))

# %% [markdown] lang="en" hint="solution_length_distribution"
# Write the lengths of the games of `number_game(3)` in a row. How many of them are 1, how many are 2?
# %% [markdown] lang="fr" hint="solution_length_distribution"
# Écrivez à la suite les longueurs des parties de `number_game(3)`. Combien valent 1, combien valent 2 ?
# %% [markdown] lang="en" hint="solution_length_distribution"
# A dictionary can count: what must be done when a length comes for the first time, and what when it comes again?
# The numbers must add up to the number of secrets.
# %% [markdown] lang="fr" hint="solution_length_distribution"
# Un dictionnaire sait compter : que faire quand une longueur arrive pour la première fois, et que faire quand elle
# revient ? La somme des nombres doit être le nombre de secrets.

# %% [markdown] lang="en"
# ## The best first guess (optional)
#
# Which first guess tells most? The lesson states a rule of thumb: use exactly half the colours. Let your own functions
# say where it holds. Before the first result, guesses that differ by the names of their colours or by their places are
# worth the same; so one guess of each kind is enough, and `first_guess(colours, holes)` asks your `best_decision`
# about these few only.
# %% [markdown] lang="fr"
# ## La meilleure première proposition (facultatif)
#
# Quelle première proposition en apprend le plus ? La leçon énonce une règle empirique : employer exactement la moitié
# des couleurs. Laissez vos propres fonctions dire où elle vaut. Avant la première réponse, des propositions qui ne
# diffèrent que par les noms de leurs couleurs ou par leurs places se valent ; il suffit donc d'une proposition de
# chaque sorte, et `first_guess(colours, holes)` n'interroge votre `best_decision` que sur celles-là.


# %%
def first_guess(colours, holes):
    """The kind of first guess that is worth most when no secret repeats a colour."""
    # fr: La sorte de première proposition qui vaut le plus quand aucun secret ne répète une couleur.
    game, kinds = mastermind_game(colours, holes, repeats=False), {}
    for guess in game.guesses:
        kinds.setdefault(tuple(sorted(guess.count(letter) for letter in set(guess))), guess)
    return best_decision(game.secrets, list(kinds.values()), game.score)


# %% lang="en"
# Take away the # of the next lines; then try other games, and look where the rule fails
# print(first_guess("ABCD", 3), first_guess("ABCDEF", 3), first_guess("ABCDEF", 4))
# print(first_guess("ABCD", 4), first_guess("ABCDE", 5))
# %% lang="fr"
# Enlevez le # des lignes suivantes ; puis essayez d'autres jeux, et cherchez où la règle échoue
# print(first_guess("ABCD", 3), first_guess("ABCDEF", 3), first_guess("ABCDEF", 4))
# print(first_guess("ABCD", 4), first_guess("ABCDE", 5))
# %% [notebook] solved=true
# print(first_guess("ABCD", 3), first_guess("ABCDEF", 3), first_guess("ABCDEF", 4))
# print(first_guess("ABCD", 4), first_guess("ABCDE", 5))
