# # Peut-on faire mieux ?
#
# **But.** Prouver, en examinant toutes les stratégies, qu’aucune ne trouve tous les secrets en moins de propositions.
# **Laissé de côté.** Seul compte ici le pire des cas, pas la moyenne ; et les jeux sont assez petits pour être explorés.
# **Environ 120 minutes.**

# Le programme du module précédent pose, à chaque étape, la question qui en apprend le plus. On connaît facilement son
# pire cas : il suffit de le faire jouer contre chaque secret. Mais un autre programme ferait-il mieux ? Répondre non,
# c’est parler de *tous* les programmes, même de ceux que personne n’a encore écrits. Dans ce module, c’est un programme
# qui prouve de telles phrases.
#
# Une **stratégie** dit quoi proposer d’abord, puis, pour chaque réponse, quoi proposer ensuite, et ainsi de suite
# jusqu’à ce que le secret soit trouvé. Son **pire cas** est le nombre de propositions qu’il lui faut pour le secret
# qui lui donne le plus de mal. La proposition gagnante compte.
#
# Un `Game` est le même que précédemment : les propositions (champ *guesses*), les secrets, la fonction qui donne les
# réponses, et les réponses qui terminent la partie. La proposition vient en premier : `score(guess, secret)`.
# Tous les jeux de ce module ont un point commun : **une proposition est gagnante pour un secret au plus**.
#
# Vous allez écrire cinq fonctions. Chacune **renvoie** son résultat et laisse tels quels les jeux qu’elle reçoit.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

from collections.abc import Callable, Collection
from itertools import product
from typing import NamedTuple


class Game(NamedTuple):
    """Tout ce qu'il faut savoir d'un jeu de devinettes."""

    guesses: Collection  # ce qu'on peut proposer
    secrets: Collection  # ce qu'il peut falloir trouver
    score: Callable  # score(guess, secret) est la réponse
    endstates: Collection  # les réponses qui terminent la partie


class Pegs(NamedTuple):
    """La réponse au Mastermind."""

    black: int  # bien placés
    white: int  # mal placés

# Collez ici vos propres fonctions des modules précédents :
# mastermind_score, partition.
# Les exemples et les cellules données peuvent en avoir besoin chez vous.
# Quand votre travail est examiné, une fonction qui manque ici, ou qui est fausse, est remplacée par une correcte.

# ## Quelques jeux
#
# `number_game(7)` et `mastermind_game('ABC', 2)` sont ceux du module précédent : « plus haut, plus bas » avec les
# nombres de 1 à 7, et le Mastermind à trois couleurs et deux pions. Avec `repeats=False`, aucun secret ne répète
# une couleur.
#
# `table_game` fait un jeu de n’importe quel tableau : une ligne par proposition, une colonne par secret, un caractère
# par réponse. `=` termine la partie. `LOCKS` (des serrures) a trois secrets, a, b et c ; proposer `'a'`, c’est gagner
# ou apprendre seulement que ce n’était pas a ; proposer `'x'`, c’est apprendre lequel des trois c’est, sans gagner.
#
# Les jeux contiennent des listes et des ensembles : pour avoir moins de secrets, faites un nouveau jeu,
# `LOCKS._replace(secrets=['a', 'b'])`.

def compare(guess, secret):
    """Où est le secret, vu de la proposition."""
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    """Trouver un nombre de 1 à n."""
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})


def mastermind_game(colours, holes, repeats=True):
    """On propose tous les codes ; les secrets aussi sont tous les codes, ou ceux sans répétition."""
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, mastermind_score, {Pegs(holes, 0)})


def table_game(secrets, rows, endstates="="):
    """À chaque proposition sa ligne de réponses : un caractère par secret, dans l'ordre."""

    def score(guess, secret):
        return rows[guess][secrets.index(secret)]

    return Game(list(rows), list(secrets), score, set(endstates))


LOCKS = table_game("abc", {"a": "=--", "b": "-=-", "c": "--=", "x": "123"})

# ## Le jeu des deux nombres
#
# Deux nombres de 0 à 4 sont secrets, dans l’ordre : c’est un couple. Une proposition est aussi un tel couple.
# La réponse est faite de trois booléens, une `Comparison` :
#
# - `le` (*less or equal*) : le premier nombre du secret est inférieur ou égal au premier de la proposition, **et** le
#   second nombre du secret est inférieur ou égal au second de la proposition ;
# - `ge` (*greater or equal*) : de même avec supérieur ou égal, toujours aux deux places ;
# - `eq` (*equal*) : le secret est la proposition.
#
# À la proposition (2, 3), le secret (2, 1) répond `Comparison(le=True, ge=False, eq=False)` ;
# le secret (3, 1) répond trois fois `False` : il est plus grand à une place, plus petit à l’autre.
#
# Une `Comparison` est un tuple, égal au tuple ordinaire : `(True, False, False)` convient aussi.
#
# `two_d()` renvoie ce `Game`. Ses propositions et ses secrets sont les 25 couples, des tuples de deux nombres, dans
# un ordre quelconque ; une proposition juste termine la partie.

class Comparison(NamedTuple):
    """Le secret face à deux nombres."""

    le: bool  # inférieur ou égal, aux deux places
    ge: bool  # supérieur ou égal, aux deux places
    eq: bool  # égal

def two_d():
    ...  # votre code ici

game = two_d()
assert len(game.secrets) == 25
assert game.score((2, 3), (2, 1)) == Comparison(le=True, ge=False, eq=False)
assert game.score((2, 3), (3, 1)) == Comparison(le=False, ge=False, eq=False)
assert game.score((2, 3), (4, 3)) == Comparison(le=False, ge=True, eq=False)

# ## Une stratégie existe-t-elle ?
#
# `solution_exists(maxsteps, game)` dit s’il y a une stratégie qui trouve tout secret du jeu en `maxsteps` propositions
# au plus. Elle renvoie `True` ou `False`. `maxsteps` vaut 0 ou plus.
#
# - On peut proposer n’importe quel élément de `game.guesses`, que ce soit un secret possible ou non.
# - La proposition gagnante compte : `number_game(1)` demande une étape.
# - Quand une réponse est dans `game.endstates`, la partie est finie : il ne reste là rien à trouver.
# - Sans aucun secret, il n’y a rien à trouver : la réponse est `True`, même avec 0 étape.
# - Un secret pour lequel aucune proposition n’est gagnante n’est jamais trouvé : la réponse est `False`, quel que soit
#   `maxsteps`.
#
# Pour `LOCKS`, deux étapes suffisent : d’abord `'x'`. Sans `'x'`, il en faudrait trois, un secret après l’autre.
#
# `partition`, du module précédent, est utile ici : `partition(secrets, func)` est un dictionnaire qui à chaque valeur
# de `func` associe l’ensemble des secrets qui l’ont.
#
# Vous pouvez tout essayer. Pour le jeu des deux nombres, cela peut prendre dix secondes : 3 étapes ne suffisent pas,
# 4 suffisent.

def solution_exists(maxsteps, game):
    ...  # votre code ici

assert solution_exists(1, number_game(1))
assert not solution_exists(2, number_game(7))
assert solution_exists(3, number_game(7))
assert solution_exists(2, LOCKS)
assert not solution_exists(2, LOCKS._replace(guesses=["a", "b", "c"]))

# ## Le meilleur pire cas
#
# `lower_bound_on_worst_case_solution(game)` est le plus petit `maxsteps` pour lequel une stratégie existe. Aucune
# stratégie n’a un meilleur pire cas, et au moins une y parvient : cette borne est exacte.
#
# Dans les jeux qu’elle reçoit, tout secret peut être trouvé. S’il n’y a aucun secret, 0 étape suffit.
#
# Pour le jeu des deux nombres, elle doit trouver 4. Le programme qui pose la question qui en apprend le plus y met 5.

def lower_bound_on_worst_case_solution(game):
    ...  # votre code ici

assert lower_bound_on_worst_case_solution(number_game(7)) == 3
assert lower_bound_on_worst_case_solution(number_game(8)) == 4
assert lower_bound_on_worst_case_solution(LOCKS) == 2
assert lower_bound_on_worst_case_solution(mastermind_game("ABC", 2)) == 3
# Enlevez le # de la ligne suivante quand vous avez dix secondes : 4 doit apparaître
# print(lower_bound_on_worst_case_solution(two_d()))

# ## Un meneur de jeu qui n’a pas encore choisi
#
# Personne ne voit le secret avant la fin. Un meneur de jeu retors (*evil codemaker*) n’a donc pas besoin d’en choisir
# un : il lui suffit de donner des réponses qu’un secret aurait pu donner, et de garder autant de secrets que possible
# pour la suite.
#
# `evil_codemaker(game)` renvoie une **fonction** `answer(guess)`, qui donne la réponse à une proposition :
#
# - les **candidats** sont les secrets qui s’accordent avec toutes les réponses déjà données ; au début, tous ;
# - parmi les réponses qu’un candidat donne à la proposition, c’est celle qui laisse **le plus de candidats** ;
# - si plusieurs en laissent autant, c’est la **plus petite** réponse, au sens de `min`. (Ainsi, dans
#   `LOCKS`, dans le jeu des deux nombres et au Mastermind, la réponse qui termine la partie n’est donnée que si aucune
#   autre n’est possible ; dans `number_game`, `'found'` passe avant `'higher'` et `'lower'`.)
#
# Ainsi, il ne se contredit jamais. Chaque appel de `evil_codemaker` commence une nouvelle partie, indépendante.

def evil_codemaker(game):
    ...  # votre code ici

answer = evil_codemaker(LOCKS)
assert answer("b") == "-"
assert answer("x") == "1"
assert answer("c") == "-"
assert answer("a") == "="
answer = evil_codemaker(number_game(7))
assert [answer(2), answer(5)] == ["higher", "higher"]

# ## Premières propositions
#
# Avant la première réponse, toutes les couleurs se valent, et toutes les positions aussi : commencer par 1 1 2 3 ou par
# 4 2 4 6, c’est le même jeu sous d’autres noms. Deux codes sont **de la même classe** si l’un devient l’autre quand on
# renomme les couleurs (des couleurs différentes gardent des noms différents) et qu’on déplace les positions.
#
# `first_guess_classes(p, c)` est la liste des classes des codes de p pions et c couleurs, p et c valant au moins 1 ;
# chaque classe est représentée par son plus petit code, et ces codes sont dans l’ordre. Les codes sont des listes de
# nombres de 1 à c, comme dans les premiers modules, dans l’ordre du dictionnaire. Pour 4 pions et 6 couleurs, il reste
# 5 classes sur 1296 codes. Vous pouvez parcourir tous les codes : la fonction sera appelée pour 6 pions au plus, ou
# pour 7, 8 ou 9 pions et trois couleurs au plus. Mais il peut y avoir trente couleurs pour un pion : essayer toutes les
# façons de les renommer prendrait trop de temps.

def first_guess_classes(p, c):
    ...  # votre code ici

assert first_guess_classes(2, 5) == [[1, 1], [1, 2]]
assert first_guess_classes(4, 6) == [[1, 1, 1, 1], [1, 1, 1, 2], [1, 1, 2, 2], [1, 1, 2, 3], [1, 2, 3, 4]]
assert first_guess_classes(4, 1) == [[1, 1, 1, 1]]

# ## Un seul langage pour tous les jeux (facultatif)
#
# Ni les fonctions du module précédent ni celles de ce module ne savent ce qu’est un pion : elles parlent de
# propositions, de secrets, de réponses et de fins de partie, et de rien d’autre. Tout ce qui se dit dans ce petit
# langage, elles savent y jouer. Faites donc se rencontrer les vôtres : ce que renvoie `evil_codemaker` est un `scorer`,
# tel que votre `solver` l’attend.
#
# `duel(game)` donne deux nombres : combien de propositions il faut à votre `solver` contre votre `evil_codemaker`, et
# combien contre le secret qui lui donne le plus de mal. Comparez le second avec ce qu’on peut faire de mieux dans le
# pire des cas, `lower_bound_on_worst_case_solution(game)` : dans quel jeu un autre programme ferait-il mieux ?
# Comparez les deux entre eux : dans quel jeu le meneur de jeu est-il moins retors qu’il ne pourrait l’être ?
#
# Cette partie et la suivante ne rapportent pas de points.

# Collez ici vos propres fonctions du module précédent, avec ce qu'elles importent, et ses classes Node et Branch :
# entropy, decision_entropy, best_decision, lazy_solution_tree, solver, all_solutions, worst_case_solution.

def duel(game):
    """Les propositions qu'il faut à votre solver : contre votre evil_codemaker, et contre le pire des secrets."""
    return len(solver(evil_codemaker(game), game)), len(worst_case_solution(game))

# Enlevez le # des lignes suivantes ; la dernière peut prendre une minute ou deux
# print(duel(number_game(7)), duel(LOCKS), duel(two_d()))
# print(duel(mastermind_game("ABCDEF", 4, repeats=False)))

# ## Pourquoi pas quatre ? (facultatif)
#
# Dans le *jeu moyen* du module précédent, 1296 propositions et 360 secrets, votre programme n’a jamais besoin de plus
# de 5 propositions. Y a-t-il une stratégie à laquelle 4 suffisent toujours ? Votre
# `lower_bound_on_worst_case_solution` le dirait, si l’on pouvait l’attendre. Trois idées mettent la preuve à portée :
#
# - Avant la première réponse, les 5 propositions de `first_guess_classes(4, 6)` valent pour toutes les 1296.
# - Pour réfuter une première proposition, **une seule** de ses réponses suffit : une qui laisse plus qu’on ne peut
#   trouver dans les 3 étapes restantes. Le meneur de jeu retors donne une telle réponse, si son habitude est bonne.
# - La plupart des recherches se terminent avant de commencer. En 1 étape il y a place pour 1 secret, en 2 étapes pour
#   14, en 3 pour 183 ; la leçon dit pourquoi. Que votre `solution_exists` abandonne tout ce qui dépasse sa place.
#   Comptez les réponses d’un jeu une fois, et non pour chacune de ses parties ; relancez ensuite les exemples de la
#   fonction.
#
# `survives(guess, maxsteps, game)` dit si la première proposition `guess` est réfutée de cette façon.

def survives(guess, maxsteps, game):
    """Si le meneur de jeu retors répond à une première proposition de façon que le reste des étapes ne suffise pas."""
    result = evil_codemaker(game)(guess)
    left = [secret for secret in game.secrets if game.score(guess, secret) == result]
    return result not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=left))

# Enlevez le # des lignes suivantes ; cinq fois True, et 4 propositions ne suffisent jamais
# medium = mastermind_game("ABCDEF", 4, repeats=False)
# for code in first_guess_classes(4, 6):
#     print(code, survives("".join("ABCDEF"[colour - 1] for colour in code), 4, medium))























# # Indices, si vous n’avancez plus

# ## Indice 1 pour two_d
#
# Écrivez les quatre champs de `Game` l’un sous l’autre et, à côté de chacun, ce qu’il est dans ce jeu. L’un d’eux est
# une fonction : définissez-la dans `two_d`, ou avant, et donnez-la sans l’appeler.

# ## Indice 2 pour two_d
#
# Comment Python compare-t-il des tuples ? Essayez `(1, 4) <= (2, 3)`. Chaque nombre du premier est-il inférieur ou égal
# à son vis-à-vis dans le second ?

# ## Indice 3 pour two_d
#
# Un `NamedTuple` est un tuple, et `set` met un tuple en pièces. Comparez `set((1, 1, 2))` et `{(1, 1, 2)}`.
# Quelles réponses doivent terminer ce jeu, et combien sont-elles ?

# ## Indice 1 pour solution_exists
#
# Quelqu’un propose `'a'` dans `LOCKS` et reçoit `-`. Combien d’étapes reste-t-il, et quel jeu faut-il gagner avec
# elles ? Qui pourrait répondre à cette question pour vous ?

# ## Indice 2 pour solution_exists
#
# Vous choisissez la proposition, et le secret de l’autre choisit la réponse. Parmi les propositions, faut-il que toutes
# conviennent, ou une seule suffit-elle ? Et parmi les réponses à une même proposition ?

# ## Indice 3 pour solution_exists
#
# Pour quels jeux et quels `maxsteps` connaissez-vous la réponse tout de suite, sans aucune proposition ?
# Écrivez les appels de votre fonction pour `number_game(2)` et 1 étape.

# ## Indice 1 pour lower_bound_on_worst_case_solution
#
# Que dit `solution_exists` de `number_game(8)` avec 0 étape, avec 1, avec 2, et ainsi de suite ? Lequel de ces nombres
# d’étapes cherchez-vous ?

# ## Indice 2 pour lower_bound_on_worst_case_solution
#
# Un jeu où l’on ne peut qu’essayer un secret après l’autre demande autant d’étapes qu’il a de secrets. Jusqu’à quel
# nombre votre fonction cherche-t-elle ?

# ## Indice 1 pour evil_codemaker
#
# Sur papier, avec `number_game(7)` et les propositions 2, 5, 7 : que doit retenir le meneur de jeu d’une proposition
# à la suivante ? Où le garder, pour que chaque partie ait le sien ?

# ## Indice 2 pour evil_codemaker
#
# Une fonction définie dans une autre voit les variables de celle-ci. Pour donner à l’une d’elles une nouvelle valeur,
# elle doit d’abord la déclarer `nonlocal` ; ou bien elle change le contenu d’une liste.

# ## Indice 3 pour evil_codemaker
#
# `min` compare des tuples par leurs premiers éléments, puis par les seconds : `min((-3, 'b'), (-3, 'a'), (-1, 'c'))`.
# Quelles sont les deux choses qui départagent deux réponses ?

# ## Indice 1 pour first_guess_classes
#
# Lesquels de 5 5 5 2, 3 1 1 3, 2 4 4 4 et 1 2 2 3 sont de la même classe ? Que pouvez-vous compter dans un code qui ne
# change pas quand on renomme les couleurs ou déplace les positions ?

# ## Indice 2 pour first_guess_classes
#
# Parcourez les codes dans l’ordre, à partir de 1 1 1 1. Quand un code est-il le plus petit de sa classe ?
# Que devez-vous retenir des codes précédents ?























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m09_bounds.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
