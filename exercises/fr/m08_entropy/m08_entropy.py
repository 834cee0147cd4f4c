# # Que vaut une question ?
#
# **But.** Mesurer ce qu’une question apprend, et jouer à tout jeu de devinettes en posant celle qui apprend le plus.
# **Laissé de côté.** Pas de preuve qu’on ne peut faire mieux : la meilleure question à chaque étape n’est pas toujours le bon plan.
# **Environ 150 minutes.**

# Dans un jeu où l’on devine, quelqu’un garde un secret, vous posez une question, la *proposition* (en anglais *guess*),
# et vous recevez une réponse (en anglais *result*) ; une dernière réponse dit que le secret est trouvé. Le Mastermind
# est un tel jeu, « plus haut, plus bas » en est un autre. Vous allez écrire dix courtes fonctions qui, ensemble, jouent
# à tous ces jeux : la première exceptée, aucune ne sait ce qu’est un pion.
#
# Les codes sont des chaînes de lettres, une lettre par couleur : `'AABC'` a quatre pions et trois couleurs.
# Chacune de vos fonctions **renvoie** son résultat et laisse tel quel ce qu’elle reçoit.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.
#
# Certains résultats ont plusieurs parties. Un `NamedTuple` est un tuple dont les éléments ont un nom en plus de leur
# place : `Pegs(2, 1)` est égal à `(2, 1)`, son premier élément est aussi son `.black`, le second son `.white`.

from collections.abc import Callable, Collection
from itertools import product
from math import log2
from typing import NamedTuple


class Pegs(NamedTuple):
    """Le résultat d'une proposition au Mastermind."""

    black: int  # bien placés
    white: int  # mal placés

# ## La réponse au Mastermind
#
# `mastermind_score(g1, g2)` compare deux codes de même longueur, quelle qu’elle soit, faits de lettres quelconques :
# `Pegs(black, white)`, le nombre de pions bien placés, puis le nombre de mal placés.
# Les deux codes peuvent répéter des lettres ; chaque pion compte une fois, et l’un ou l’autre code peut être
# le secret : la réponse est la même.

def mastermind_score(g1, g2):
    ...  # votre code ici

assert mastermind_score("AABC", "ABDE") == Pegs(1, 1)
assert mastermind_score("AABB", "AABB") == Pegs(black=4, white=0)
assert mastermind_score("ABC", "CAB").white == 3

# ## Deux jeux
#
# Un `Game` est tout ce qu’il faut connaître pour jouer : les propositions, les secrets, la fonction qui donne
# la réponse, et les réponses qui terminent la partie. Dans ce module, il faut proposer le secret lui-même pour obtenir
# une telle réponse.
#
# - `mastermind_game('ABC', 2)` est le Mastermind à trois couleurs et deux pions ; avec `repeats=False`, aucun secret ne
#   répète une couleur, mais les propositions le peuvent toujours. Le *jeu moyen* est
#   `mastermind_game('ABCDEF', 4, repeats=False)` : 1296 propositions, 360 secrets.
# - `number_game(7)` est « plus haut, plus bas » avec les nombres de 1 à 7. Sa fonction `score` est `compare` :
#   vu de la proposition 4, le secret 2 est `'lower'`, plus bas.
#
# La proposition vient toujours avant le secret : `score(guess, secret)`. Ici, l’ordre compte.

class Game(NamedTuple):
    """Tout ce qu'il faut savoir d'un jeu de devinettes."""

    guesses: Collection  # ce qu'on peut demander
    secrets: Collection  # ce qu'il peut falloir trouver
    score: Callable  # score(guess, secret) est le résultat
    endstates: Collection  # les résultats qui terminent la partie


def mastermind_game(colours, holes, repeats=True):
    """On propose tous les codes ; les secrets aussi sont tous les codes, ou ceux sans répétition."""
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, mastermind_score, {Pegs(holes, 0)})


def compare(guess, secret):
    """Où est le secret, vu de la proposition."""
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    """Trouver un nombre de 1 à n."""
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})

# ## Trier par réponse
#
# `partition(S, func)` trie les éléments de `S` selon la valeur que `func` leur donne :
# un dictionnaire qui à chaque valeur associe l’**ensemble** des éléments qui l’ont. `S` est une liste, un ensemble,
# un intervalle (range) ou une autre collection ; les valeurs peuvent être tout ce qu’un dictionnaire accepte comme clé.
# Une valeur qu’aucun élément n’a n’est pas une clé.

def partition(S, func):
    ...  # votre code ici

assert partition(["to", "be", "or", "not"], len) == {2: {"to", "be", "or"}, 3: {"not"}}
assert partition(range(1, 8), lambda n: compare(4, n)) == {"lower": {1, 2, 3}, "found": {4}, "higher": {5, 6, 7}}

# ## L’entropie
#
# `entropy(P)` mesure en *bits* combien il est difficile de prévoir laquelle de plusieurs issues se produira, d’après
# leurs poids `P`. Si W est la somme des poids, une issue de poids w a la probabilité p = w / W, et l’entropie est la
# somme, sur les issues, de p × log2(1 / p), le logarithme en base 2. Deux poids égaux font 1 bit, quatre font 2 bits.
#
# - Les poids sont des nombres, aucun n’est négatif, et leur somme n’est pas forcément 1 : `[1, 1]`, `[0.5, 0.5]` et
#   `[30, 30]` ont la même entropie.
# - Un poids de 0 n’ajoute rien. S’il n’y en a pas d’autre, ou pas de poids du tout, l’entropie est 0.
# - `P` est tout ce qu’une boucle `for` peut parcourir, peut-être **une seule fois** : une liste, les valeurs d’un
#   dictionnaire, un générateur.
# - Le résultat n’est pas arrondi.

def entropy(P):
    ...  # votre code ici

assert round(entropy([1, 1]), 6) == 1
assert round(entropy([2, 1, 1]), 6) == 1.5
assert round(entropy([5, 0]), 6) == 0
assert round(entropy(n for n in [4, 4, 4, 4]), 6) == 2

# ## Ce que vaut une proposition
#
# `decision_entropy(V, g, score)` est l’entropie de la réponse que recevra la proposition `g`, en bits, quand le secret
# est un élément quelconque de la collection `V`, tous étant aussi probables. Les réponses sont ce que donne
# `score(g, v)`, et une réponse a pour poids le nombre de secrets qui la donnent. L’entropie n’est pas arrondie.
#
# Avec 7 nombres, 4 vaut 1,449 bit : ses trois réponses ont pour poids 3, 1 et 3.

def decision_entropy(V, g, score):
    ...  # votre code ici

assert round(decision_entropy({1, 2, 3}, 1, compare), 6) == 0.918296
assert round(decision_entropy(range(1, 8), 4, compare), 6) == 1.448816
assert round(decision_entropy(["AB", "AC", "BA", "CA"], "AA", mastermind_score), 6) == 0

# ## La meilleure question
#
# `best_decision(V, G, score)` est la proposition de la collection `G` qui vaut le plus quand le secret est dans `V` :
#
# - aucune proposition de `G` n’a une plus grande `decision_entropy`. Deux entropies qui diffèrent de moins de 1e-9 sont
#   ici **égales** : une somme de flottants dépend de l’ordre des termes, et ses derniers chiffres ne signifient rien ;
# - entre propositions égales, on préfère un secret possible, c’est-à-dire un élément de `V` : il peut gagner tout de
#   suite ;
# - s’il reste un choix, n’importe laquelle convient.
#
# Quand il ne reste qu’un secret, toutes les propositions valent 0 bit, et la deuxième règle désigne donc ce secret.
# On peut parcourir `V` et `G` autant de fois qu’on veut ; tout élément de `V` est aussi dans `G`.

def best_decision(V, G, score):
    ...  # votre code ici

assert best_decision([1, 2, 3], range(1, 8), compare) == 2
assert best_decision([6], range(1, 8), compare) == 6
assert best_decision(["AC", "CA"], ["AB", "AC", "BC", "CA"], mastermind_score) in ("AC", "CA")

# ## Un arbre qui pousse là où l’on regarde
#
# Toutes les parties qu’on peut jouer avec ces décisions forment un arbre. Un nœud porte une décision ; pour chaque
# réponse, une branche mène de là au nœud suivant. Les arbres sont grands, certains sont sans fin, et qui joue une
# partie n’a besoin que d’un chemin. Que l’arbre soit donc *paresseux* : il pousse quand quelqu’un regarde.

class Node(NamedTuple):
    """Une décision, et où mènent ses résultats."""

    decision: object  # la proposition
    branches: list  # de Branch, une par résultat possible


class Branch(NamedTuple):
    """Un résultat d'une décision, et la suite."""

    result: object
    subtree: object  # l'arbre paresseux de la suite, ou None quand la partie est finie

# `lazy_solution_tree(game)` est un générateur qui produit une seule chose, la racine de l’arbre :
# `next(lazy_solution_tree(game))` est `Node(decision, branches)`.
#
# - `decision` est l’une des meilleures décisions, choisie comme ci-dessus parmi toutes les propositions du jeu.
# - `branches` est une liste ou un tuple, dans un ordre quelconque : un `Branch(result, subtree)` pour chaque réponse
#   qu’un secret du jeu donne à cette décision.
# - `subtree` est à nouveau un tel générateur : l’arbre paresseux du jeu où il ne reste que les secrets qui donnent
#   cette réponse, tout le reste étant inchangé. Quand la réponse termine la partie, `subtree` est `None`.
#
# **Paresseux** signifie ceci : demander la racine, c’est choisir sa décision et trier les secrets, rien de plus.
# Aucune décision plus bas n’est cherchée avant que quelqu’un n’appelle `next` sur son sous-arbre. Vous pouvez supposer
# qu’un jeu a au moins un secret.

def lazy_solution_tree(game):
    ...  # votre code ici

assert next(lazy_solution_tree(number_game(7))).decision == 4
assert {branch.result for branch in next(lazy_solution_tree(number_game(7))).branches} == {"lower", "found", "higher"}
assert list(next(lazy_solution_tree(number_game(1))).branches) == [Branch("found", None)]
assert len(list(lazy_solution_tree(number_game(7)))) == 1

# ## Jouer
#
# `solver(scorer, game)` joue une partie. `scorer` est celui qui garde le secret : une fonction d’un argument,
# `scorer(decision)`, qui donne la réponse. Descendez l’arbre paresseux : demandez la réponse à sa décision, suivez la
# branche de cette réponse, jusqu’à la fin de la partie. La fonction renvoie la liste des couples `(decision, result)`,
# qui sont des tuples, dans l’ordre, le dernier compris.
#
# Derrière `scorer`, il y a peut-être une personne : posez une seule fois chaque question, et plus aucune après la fin.
#
# Quand une réponse n’a pas de branche, même si c’est une réponse qui termine, aucun secret possible ne s’accorde avec
# toutes les réponses. Dans ce cas, `solver` lève une `ValueError`.

def solver(scorer, game):
    ...  # votre code ici

assert solver(lambda guess: compare(guess, 3), number_game(7)) == [(4, "lower"), (2, "higher"), (3, "found")]
# Enlevez le # de la ligne suivante : elle doit lever une ValueError, après trois questions
# solver(lambda guess: "lower", number_game(7))
# Ou jouez vous-même, un nombre de 1 à 7 en tête : répondez lower (plus bas), higher (plus haut) ou found (trouvé)
# print(solver(lambda guess: input(f"{guess}? "), number_game(7)))

# ## Toutes les parties
#
# `all_solutions(game)` est la liste (ou un autre itérable) des parties pour tous les secrets, une par secret,
# dans un ordre quelconque.
# Chacune est ce que `solver` donne pour ce secret : la liste de ses couples `(decision, result)`.

def all_solutions(game):
    ...  # votre code ici

assert sorted(all_solutions(number_game(3))) == [
    [(2, "found")],
    [(2, "higher"), (3, "found")],
    [(2, "lower"), (1, "found")],
]
assert len(list(all_solutions(mastermind_game("ABCD", 2)))) == 16

# ## Le pire des cas
#
# `worst_case_solution(game)` est une plus longue de toutes les parties, sous forme de liste de couples ; si plusieurs
# sont les plus longues, n’importe laquelle.

def worst_case_solution(game):
    ...  # votre code ici

assert worst_case_solution(number_game(1)) == [(1, "found")]
assert len(worst_case_solution(number_game(7))) == 3
assert len(worst_case_solution(mastermind_game("ABCD", 2))) == 4

# ## Combien durent les parties
#
# `solution_length_distribution(game)` est un dictionnaire qui à un nombre d’étapes associe le nombre de secrets trouvés
# en exactement autant d’étapes ; celle qui gagne compte. Une longueur qu’aucune partie n’a n’est pas une clé.
#
# Essayez ensuite le jeu moyen. Son arbre contient 376 décisions, chacune choisie parmi 1296 propositions : si vous
# parcourez l’arbre une seule fois, il y faut environ cinq secondes avec nos fonctions, peut-être une minute avec
# les vôtres ; si vous rejouez contre chaque secret, comptez une demi-heure. Aucun secret n’est trouvé en une étape,
# car la première proposition répète une lettre ; 5 étapes suffisent pour tous.

def solution_length_distribution(game):
    ...  # votre code ici

assert solution_length_distribution(number_game(7)) == {1: 1, 2: 2, 3: 4}
# Enlevez le # de la ligne suivante quand vous avez le temps (voir plus haut) : la somme des nombres doit être 360
# print(solution_length_distribution(mastermind_game("ABCDEF", 4, repeats=False)))

# ## La meilleure première proposition (facultatif)
#
# Quelle première proposition en apprend le plus ? La leçon énonce une règle empirique : employer exactement la moitié
# des couleurs. Laissez vos propres fonctions dire où elle vaut. Avant la première réponse, des propositions qui ne
# diffèrent que par les noms de leurs couleurs ou par leurs places se valent ; il suffit donc d’une proposition de
# chaque sorte, et `first_guess(colours, holes)` n’interroge votre `best_decision` que sur celles-là.

def first_guess(colours, holes):
    """La sorte de première proposition qui vaut le plus quand aucun secret ne répète une couleur."""
    game, kinds = mastermind_game(colours, holes, repeats=False), {}
    for guess in game.guesses:
        kinds.setdefault(tuple(sorted(guess.count(letter) for letter in set(guess))), guess)
    return best_decision(game.secrets, list(kinds.values()), game.score)

# Enlevez le # des lignes suivantes ; puis essayez d'autres jeux, et cherchez où la règle échoue
# print(first_guess("ABCD", 3), first_guess("ABCDEF", 3), first_guess("ABCDEF", 4))
# print(first_guess("ABCD", 4), first_guess("ABCDE", 5))























# # Indices, si vous n’avancez plus

# ## Indice 1 pour mastermind_score
#
# Vous avez déjà compté des pions bien placés et mal placés, avec des nombres de 1 à 6.
# Quelles lettres faut-il compter maintenant, et dans lequel des deux codes les trouver ?

# ## Indice 2 pour mastermind_score
#
# Pour `'AABB'` et `'ABAB'` : combien de A les deux codes ont-ils en commun, combien de B ?
# Combien de ces pions sont bien placés, et que reste-t-il pour les autres ?

# ## Indice 1 pour partition
#
# Rangez trois cartes en tas, à la main. Que faites-vous d’une carte dont le tas existe déjà,
# et que faites-vous de la première carte d’un nouveau tas ?

# ## Indice 2 pour partition
#
# `add` met un élément dans un ensemble et ne renvoie rien. `in` dit si un dictionnaire a une clé.
# Est-ce une bonne idée de donner le même ensemble vide à plusieurs clés ?

# ## Indice 1 pour entropy
#
# Calculez à la main pour les poids 2, 1, 1 : les trois probabilités, puis les trois termes. De quoi avez-vous besoin
# avant de pouvoir calculer la première probabilité ?

# ## Indice 2 pour entropy
#
# Essayez `g = (n for n in [1, 1])`, puis deux fois `sum(g)`. Où garder les poids, pour vous en servir deux fois ?

# ## Indice 3 pour entropy
#
# Que fait `log2(0)` ? Et une division par 0 ? Quels poids ne doivent pas arriver jusque-là ?

# ## Indice 1 pour decision_entropy
#
# Deux de vos fonctions se suivent ici. Que trie la première, et selon quoi ?

# ## Indice 2 pour decision_entropy
#
# `partition` demande une fonction d’un seul argument, et `score` en a deux. `lambda n: n + 2` est une fonction de `n`
# seul, faite avec une addition, qui en a deux.

# ## Indice 1 pour best_decision
#
# Avec une boucle : que devez-vous retenir d’une proposition à l’autre ? Que faites-vous quand une proposition vaut
# autant que celle que vous avez retenue ?

# ## Indice 2 pour best_decision
#
# Lequel est le plus grand en Python, `(1.5, False)` ou `(1.5, True)` ? Et `(1.4, True)` ou `(1.5, False)` ?

# ## Indice 3 pour best_decision
#
# `0.1 + 0.2 == 0.3` est-il vrai ? Essayez, puis essayez `round(0.1 + 0.2, 9) == round(0.3, 9)`.

# ## Indice 1 pour lazy_solution_tree
#
# Appeler une fonction qui contient `yield` n’exécute aucune de ses lignes : elles s’exécutent à `next`. Que fait donc
# votre fonction, et que ne fait-elle pas encore, quand elle s’appelle elle-même ?

# ## Indice 2 pour lazy_solution_tree
#
# Pour `number_game(3)`, dessinez la racine et ses branches. À quel jeu joue-t-on sous `'lower'` ?
# Quels en sont les propositions, les secrets, la fonction de réponse, les réponses qui terminent ?

# ## Indice 3 pour lazy_solution_tree
#
# `game._replace(secrets={1})` est un nouveau jeu qui ne diffère de `game` que par ce champ.

# ## Indice 1 pour solver
#
# Jouez à `number_game(7)` sur papier, avec 3 pour secret. Qu’est-ce qui change à chaque tour, et qu’est-ce qui vous dit
# d’arrêter ?

# ## Indice 2 pour solver
#
# `scorer` ne doit pas être appelée deux fois pour la même décision : où garder sa réponse jusqu’à ce que vous en ayez
# de nouveau besoin ?

# ## Indice 3 pour solver
#
# `raise ValueError(message)` arrête une fonction. À quelle ligne savez-vous qu’aucune branche ne convient ?

# ## Indice 1 pour all_solutions
#
# Il y a deux chemins : jouer contre chaque secret, l’un après l’autre, ou parcourir tout l’arbre.
# Pour le premier, `solver` a besoin de quelqu’un qui garde le secret : quelle fonction d’un argument en est capable ?
# Le second est bien plus rapide dans les grands jeux.

# ## Indice 2 pour all_solutions
#
# Pour le second, supposez que vous avez toutes les parties de chaque sous-arbre. Que faut-il mettre devant elles ?
# Et quelle est la liste des parties d’un sous-arbre qui vaut `None` ?

# ## Indice 1 pour worst_case_solution
#
# Laquelle de `[9]` et `[1, 2]` est la plus grande pour Python ? Et pour vous, ici ?

# ## Indice 2 pour worst_case_solution
#
# Les fonctions qui comparent acceptent une clé, `key` : essayez `sorted([[9], [1, 2], []], key=len)`, puis sans
# `key=len`.

# ## Indice 1 pour solution_length_distribution
#
# Écrivez à la suite les longueurs des parties de `number_game(3)`. Combien valent 1, combien valent 2 ?

# ## Indice 2 pour solution_length_distribution
#
# Un dictionnaire sait compter : que faire quand une longueur arrive pour la première fois, et que faire quand elle
# revient ? La somme des nombres doit être le nombre de secrets.























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m08_entropy.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
