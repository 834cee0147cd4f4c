# # Taureaux et vaches
#
# **But.** Mesurer ce qu’apprend une proposition, faire jouer trois joueurs tout seuls et savoir lequel est le meilleur.
# **Laissé de côté.** Pas de stratégie optimale ni de preuve : ce que peut le meilleur joueur est cité, non calculé.
# **Environ 150 minutes.**

# Le jeu des **taureaux et des vaches** (*Bulls and Cows*) est plus ancien que le Mastermind et se joue avec du papier
# et un crayon. Un joueur garde un **secret** : une chaîne de caractères tous différents, quatre chiffres dans le jeu
# classique, comme `'0123'` ou `'5407'`. L’autre fait des **propositions** de la même sorte.
# La réponse à une proposition tient en deux nombres :
#
# - les **taureaux** (*bulls*) : les caractères qui sont dans le secret, à la même place ;
# - les **vaches** (*cows*) : les caractères qui sont dans le secret, à une autre place.
#
# Le secret `'5407'` répond à la proposition `'0457'` par deux taureaux, 4 et 7, et deux vaches, 0 et 5.
#
# Un tour est le triplet `(guess, bulls, cows)`, et un **historique** est la liste des tours déjà joués, dans l’ordre.
# Couples et triplets sont des tuples, écrits entre parenthèses, et une liste est une liste : `[2, 2]` n’est pas le
# couple `(2, 2)`.
# Une fonction qui doit connaître le secret, pour calculer les réponses, le reçoit dans son paramètre `answer`.
#
# Vous allez écrire neuf fonctions. Les trois dernières sont des joueurs qui cherchent le secret tout seuls.
# Chaque fonction **renvoie** son résultat et laisse telles quelles les listes qu’elle reçoit.
# Remplacez les trois points `...` par vos propres lignes. Les lignes qui commencent par `assert` sont des exemples :
# exécutez-les après votre fonction.

# ## Les chaînes que l’on peut jouer
#
# `admissible(alphabet, length)` est la liste de toutes les chaînes de cette longueur, 1 ou plus, faites de caractères
# de l’alphabet, sans répétition. L’alphabet est une chaîne dont les caractères sont tous différents et déjà rangés ;
# la liste est dans l’ordre du dictionnaire, celui que donne `sorted`.
# Quand l’alphabet est trop court pour la longueur, la liste est vide.
#
# Sans argument, `admissible()` est la liste des 5040 chaînes du jeu classique.
# Ce sont des chaînes, pas des nombres : `'0123'` en fait partie.

import random
from itertools import permutations

def admissible(alphabet="0123456789", length=4):
    ...  # votre code ici

assert admissible("123", 2) == ["12", "13", "21", "23", "31", "32"]
assert admissible("12", 3) == []
assert len(admissible()) == 5040
assert admissible()[0] == "0123"

# Les chaînes que l’on peut jouer sont gardées dans la liste globale `everything`. C’est là que les fonctions vont les
# lire, *au moment où on les appelle* : plus loin, une autre liste y prendra place, et toutes vos fonctions joueront à
# un jeu plus petit sans être modifiées. N’en gardez donc pas de copie sous un autre nom, et ne modifiez jamais cette
# liste elle-même.

everything = admissible()

# ## Taureaux et vaches
#
# `bulls_n_cows(a, b)` est la réponse, le couple `(bulls, cows)`, quand l’une des deux chaînes est le secret et l’autre
# la proposition ; peu importe laquelle. Elles ont la même longueur, quelle qu’elle soit, et aucune ne répète un
# caractère. Ces caractères sont quelconques : chiffres, lettres ou autres. (Le nom `bulls_and_cows` est toléré.)

def bulls_n_cows(a, b):
    ...  # votre code ici

assert bulls_n_cows("5407", "0457") == (2, 2)
assert bulls_n_cows("1234", "1234") == (4, 0)
assert bulls_n_cows("abc", "dea") == (0, 1)

# ## Compatible avec un historique
#
# Une chaîne est **compatible** avec un historique quand elle peut encore être le secret : si elle l’était, chaque
# proposition de l’historique aurait reçu exactement la réponse qu’elle a reçue. `is_compatible(guess, history)` dit
# s’il en est ainsi : `True` ou `False`. Avec l’historique vide, toute chaîne est compatible.
#
# Une chaîne déjà jouée est traitée comme les autres : une proposition gagnante est compatible avec sa propre réponse.

def is_compatible(guess, history):
    ...  # votre code ici

assert is_compatible("1567", [("1234", 1, 0)])
assert not is_compatible("5167", [("1234", 1, 0)])
assert not is_compatible("1567", [("1234", 1, 0), ("5678", 0, 2)])
assert is_compatible("1567", [])

# ## La zone compatible
#
# La **zone compatible** est la liste des chaînes qui peuvent encore être le secret.
#
# - `compatible_area(history)` donne les chaînes de `everything` qui sont compatibles avec l’historique, dans l’ordre.
# - `compatible_area(history, old_compatible_area)` ne les cherche que dans la liste donnée, et les donne dans l’ordre
#   de cette liste. Quelle que soit cette liste, chaque chaîne du résultat est compatible avec l’historique *entier*.
#   Une liste vide est une liste comme une autre : on n’y trouve rien, et le résultat est vide.
#
# La seconde forme fait gagner du temps : au fil d’une partie, la zone ne fait que diminuer.

def compatible_area(history, old_compatible_area=None):
    ...  # votre code ici

assert compatible_area([("1234", 3, 0), ("1239", 3, 0), ("1230", 3, 0)]) == ["1235", "1236", "1237", "1238"]
assert compatible_area([("1234", 3, 0)], ["1243", "1254", "8234"]) == ["1254", "8234"]
assert compatible_area([("1234", 3, 0)], []) == []
assert len(compatible_area([("1234", 1, 1)])) == 720

# ## Un joueur
#
# `naive_player(answer)` joue une partie tout seul et renvoie son historique. Chacune de ses propositions est tirée au
# hasard, toutes avec la même chance, parmi les chaînes compatibles avec les tours précédents ; la première, parmi
# toutes celles de `everything`. La partie finit par la proposition qui est le secret, et ce tour fait lui aussi
# partie de l’historique.
#
# Le joueur peut se servir de `answer` pour calculer les réponses, et pour rien d’autre.

def naive_player(answer):
    ...  # votre code ici

assert naive_player("5407")[-1] == ("5407", 4, 0)
assert is_compatible("5407", naive_player("5407"))
assert len(naive_player("5407")) <= 10

# ## Ce qu’apprend une proposition
#
# Une bonne proposition laisse peu de chaînes. Combien elle en laisse dépend de la réponse, que personne ne connaît
# d’avance ; mais on peut calculer une moyenne. Chaque chaîne de la zone compatible peut être le secret, toutes avec la
# même chance. Supposez, pour chacune à son tour, qu’elle le soit : la proposition reçoit alors une réponse, et il
# reste une nouvelle zone compatible.
# `expected_new_compatible_area(guess, history)` est la moyenne des tailles de ces nouvelles zones.
#
# Prenez le petit jeu `everything = admissible('123', 2)`, un historique vide et la proposition `'12'` :
#
# | secret | 12 | 13 | 21 | 23 | 31 | 32 |
# |---|---|---|---|---|---|---|
# | réponse | 2, 0 | 1, 0 | 0, 2 | 0, 1 | 0, 1 | 1, 0 |
# | nouvelle zone | 12 | 13, 32 | 21 | 23, 31 | 23, 31 | 13, 32 |
# | sa taille | 1 | 2 | 1 | 2 | 2 | 2 |
#
# La moyenne est 10/6. Remarquez que la réponse gagnante compte comme les autres : elle laisse une chaîne, le secret.
# La proposition peut être toute chaîne de `everything`, compatible ou non. L’historique laisse au moins une chaîne.
# Le résultat est un nombre, flottant ou `Fraction`, non arrondi.
#
# **Elle doit être rapide.** Écrite comme elle est définie, en parcourant de nouveau `everything` pour chaque secret
# possible, elle met de dix secondes à une demi-minute pour le dernier exemple ci-dessous : 720 secrets possibles,
# 5040 chaînes chaque fois. Ne chercher que dans la zone qui reste avant la proposition prend deux secondes,
# et c’est accepté.
#
# Regardez maintenant le tableau de nouveau. Deux secrets qui donnent la même réponse laissent la même nouvelle zone :
# les chaînes qui donnent cette réponse. Une réponse donnée par `size` secrets est donc comptée `size` fois, chaque
# fois avec la valeur `size`. La moyenne est la somme des carrés des tailles, divisée par la somme des tailles :
# ici (1 + 4 + 1 + 4) / (1 + 2 + 1 + 2). Un seul parcours de la zone suffit, sans construire de nouvelle zone.

from collections import Counter

def expected_new_compatible_area(guess, history):
    ...  # votre code ici

assert abs(expected_new_compatible_area("1243", [("1234", 3, 0), ("1239", 3, 0)]) - 5) < 1e-9
assert abs(expected_new_compatible_area("1567", [("1234", 1, 1)]) - 119.9) < 1e-9

# ## Un jeu plus petit
#
# À partir d’ici, nous jouons avec les chaînes de 3 chiffres de 1 à 7 : il y en a 210. Exécutez une fois la cellule
# suivante ; vos fonctions n’ont pas à changer. Si l’une d’elles continue à jouer avec 4 chiffres, où va-t-elle
# chercher ses chaînes ?
#
# Avant d’exécuter de nouveau un exemple de plus haut, exécutez de nouveau aussi la cellule `everything = admissible()`.

everything = admissible("1234567", 3)

# ## Toutes les deuxièmes propositions comparées
#
# La première proposition d’une partie est jouée, et sa réponse connue. Quelle est la meilleure deuxième proposition ?
# `first_turn_stats(answer, first_guess)` donne un dictionnaire. Ses clés sont toutes les chaînes de `everything` ;
# la valeur de chacune est le couple formé de deux choses :
#
# - la chaîne est-elle compatible avec ce premier tour : `True` ou `False` ;
# - la taille moyenne, non arrondie, de la nouvelle zone compatible si elle est la deuxième proposition.

def first_turn_stats(answer, first_guess):
    ...  # votre code ici

assert len(first_turn_stats("126", "123")) == 210
assert first_turn_stats("126", "123")["134"] == (False, 2.5)
assert first_turn_stats("126", "123")["124"][0]
assert abs(first_turn_stats("126", "123")["124"][1] - 25 / 6) < 1e-9

# ## Le joueur qui veut en savoir le plus
#
# Après la première proposition `'123'` contre `'126'`, la meilleure deuxième n’est *pas* compatible : elle ne peut pas
# gagner, mais elle laisse 2,5 chaînes en moyenne au lieu de 4,17. Le joueur suivant fait de telles propositions.
# `optimal_information_player(answer)` joue une partie tout seul et renvoie son historique, comme `naive_player`,
# avec ces règles :
#
# 1. la première proposition est tirée au hasard parmi toutes les chaînes de `everything` ;
# 2. quand une seule chaîne est encore compatible, elle est jouée ;
# 3. sinon, la proposition est la chaîne de `everything`, compatible ou non, dont la nouvelle zone compatible est en
#    moyenne la plus petite. De plusieurs chaînes aussi bonnes, on joue la première dans l’ordre.
#
# Égal veut dire égal : 7/3 calculé de deux façons peut différer à la dernière décimale, et la mauvaise chaîne paraît
# alors meilleure. Les sommes de carrés sont des entiers, qui ne connaissent pas d’arrondi.
#
# Quand les moyennes sont rapides, une partie prend environ une seconde. Quand `'317'` est tirée en premier contre
# `'543'`, les règles ne laissent plus de choix : 317, 124, 275, 253, 543.

def optimal_information_player(answer):
    ...  # votre code ici

assert optimal_information_player("543")[-1] == ("543", 3, 0)
assert len(optimal_information_player("543")) <= 5

# ## Le même, parmi les propositions compatibles
#
# `optimal_information_compatible_player(answer)` suit les mêmes règles, à un mot près : la proposition dont la nouvelle
# zone compatible est en moyenne la plus petite n’est cherchée que parmi les chaînes *compatibles*. Les égalités se
# règlent comme avant.

def optimal_information_compatible_player(answer):
    ...  # votre code ici

assert optimal_information_compatible_player("543")[-1] == ("543", 3, 0)
assert len(optimal_information_compatible_player("543")) <= 6

# ## L’expérience (facultatif)
#
# Lequel de vos joueurs est le meilleur ? Faites-les jouer contre des secrets tirés au hasard et comparez les moyennes :
# `experiment` reçoit le nombre de parties de chaque joueur. Les plus rapides peuvent en jouer davantage ; ce que
# demande la cellule d’après prend une demi-minute.
#
# Faites ensuite jouer aussi une copie de `optimal_information_player` où les égalités vont à une chaîne compatible,
# s’il y en a une.

from statistics import NormalDist, mean, variance

tries = {}


def experiment(games):
    """Faire jouer tant de parties à chaque joueur, montrer sa moyenne ; les essais restent dans `tries`."""
    for player, number in games.items():
        played = tries[player.__name__] = [len(player(random.choice(everything))) for _ in range(number)]
        print(f"{player.__name__:38} {number:6} {mean(played):.3f}")

# Enlevez le # des lignes suivantes pour les exécuter :
# experiment({naive_player: 2000, optimal_information_player: 50, optimal_information_compatible_player: 200})

# Deux moyennes d’un même joueur diffèrent aussi. Le *test de Welch* donne la probabilité que le seul hasard écarte deux
# moyennes au moins autant que les vôtres, si les joueurs se valent en vérité. Une petite probabilité plaide pour une
# vraie différence. La leçon raconte comment cette même expérience a mené un jour à une conclusion fausse.
#
# `welch` montre cette probabilité pour deux joueurs, et combien de parties *chacun* devrait jouer pour que neuf
# expériences sur dix voient une différence aussi grande que la vôtre. Vos parties suffisaient-elles ? Sinon, une grande
# probabilité ne dit rien : ni que les joueurs diffèrent, ni qu’ils se valent.

def welch(one, other):
    """Montrer la probabilité que le seul hasard écarte autant deux moyennes, et les parties qui suffisent à chacun."""
    mine, yours = tries[one.__name__], tries[other.__name__]
    typical = (variance(mine) / len(mine) + variance(yours) / len(yours)) ** 0.5
    chance = 2 * NormalDist().cdf(-abs(mean(mine) - mean(yours)) / typical)
    print(f"{one.__name__} / {other.__name__}: p = {chance:.3g}, {games_needed(mine, yours)}")


def games_needed(one, other):
    """Les parties de chaque joueur qui montrent une telle différence dans neuf expériences sur dix."""
    if mean(one) == mean(other):
        return "∞"
    return round((1.96 + 1.28) ** 2 * (variance(one) + variance(other)) / (mean(one) - mean(other)) ** 2)

# Enlevez le # des lignes suivantes pour les exécuter :
# welch(naive_player, optimal_information_player)
# welch(naive_player, optimal_information_compatible_player)
# welch(optimal_information_player, optimal_information_compatible_player)

# ## Trois images (facultatif)
#
# Elles demandent la bibliothèque `matplotlib` : `pip install matplotlib`. Sans elle, le reste fonctionne quand même.
#
# La première montre en combien d’essais vos joueurs ont gagné les parties de l’expérience. Deux joueurs ont presque la
# même moyenne : lequel a les plus longues mauvaises parties, et lequel gagne plus souvent tout de suite ?

def histogram(players, labels):
    """Montrer les essais des parties que des joueurs ont jouées ; `labels` : l'axe horizontal, l'axe vertical."""
    try:
        from matplotlib import pyplot
    except ImportError:
        print("pip install matplotlib")
        return
    played = [tries[player.__name__] for player in players]
    names = [f"{player.__name__}: {mean(tries[player.__name__]):.3f}" for player in players]
    most = max(max(numbers) for numbers in played)
    figure, axes = pyplot.subplots(figsize=(7, 5), layout="constrained")
    axes.hist(played, bins=[place + 0.5 for place in range(most + 1)], density=True, label=names)
    axes.set_xticks(range(1, most + 1))
    axes.set_xlabel(labels[0])
    axes.set_ylabel(labels[1])
    axes.spines[["top", "right"]].set_visible(False)
    figure.legend(loc="outside upper left", frameon=False)
    pyplot.show()

# Enlevez le # des lignes suivantes pour les exécuter :
# histogram(
#     [naive_player, optimal_information_player, optimal_information_compatible_player], ["essais", "part des parties"]
# )

# La deuxième montre `first_turn_stats` : chaque point est une deuxième proposition, et chaque boîte contient la moitié
# centrale de ses points. Comparez `('126', '213')` et `('126', '123')` : de quel côté est la meilleure proposition ?
# Et les propositions compatibles se valent-elles toutes ? Dans l’une des deux parties elles laissent de 6,72 à
# 7,28 chaînes.

def box_plot(stats, title, labels):
    """Montrer les tailles moyennes après un premier tour ; `labels` : compatibles, non compatibles, l'axe vertical."""
    try:
        from matplotlib import pyplot
    except ImportError:
        print("pip install matplotlib")
        return
    means = [[area for possible, area in stats.values() if possible is side] for side in (True, False)]
    _, axes = pyplot.subplots(figsize=(6, 6), layout="constrained")
    axes.boxplot(means, widths=0.6, showfliers=False, medianprops={"color": "black", "linewidth": 2})
    for place, (values, colour) in enumerate(zip(means, ("tab:blue", "tab:orange")), 1):
        across = [place + random.uniform(-0.27, 0.27) for _ in values]
        axes.scatter(across, values, s=16, color=colour, alpha=0.6, linewidths=0)
        axes.axhline(min(values), color=colour, linestyle=":", linewidth=1)
    axes.set_xticks(
        [1, 2], [f"{label}: {len(values)}\nmin = {min(values):.2f}" for label, values in zip(labels, means)]
    )
    axes.set_ylabel(labels[2])
    axes.set_title(title)
    axes.spines[["top", "right"]].set_visible(False)
    pyplot.show()

# Enlevez le # des lignes suivantes pour les exécuter :
# labels = ["compatibles", "non compatibles", "taille moyenne de la nouvelle zone"]
# box_plot(first_turn_stats("126", "213"), "213 → (0, 2)", labels)
# box_plot(first_turn_stats("126", "123"), "123 → (2, 0)", labels)

# La troisième montre une partie : chacune des 210 chaînes est un point de l’espace dont les coordonnées sont ses trois
# chiffres, coloré selon le tour qui montre qu’elle n’est pas le secret.

def cloud(history, labels):
    """Montrer quand chaque chaîne a été mise hors de cause ; `labels` : la barre de couleurs, le secret, un axe."""
    try:
        from matplotlib import pyplot, ticker
    except ImportError:
        print("pip install matplotlib")
        return
    turns, secret = len(history), history[-1][0]
    others = [guess for guess in everything if guess != secret]
    cleared = [
        next((turn for turn in range(1, turns) if not is_compatible(guess, history[:turn])), turns) for guess in others
    ]
    axes = pyplot.figure(figsize=(8, 6), layout="constrained").add_subplot(projection="3d")
    places = [[int(guess[place]) for guess in others] for place in range(3)]
    sizes, colours = [15 + 18 * turn for turn in cleared], pyplot.get_cmap("viridis_r", turns)
    points = axes.scatter(*places, c=cleared, s=sizes, cmap=colours, vmin=0.5, vmax=turns + 0.5, depthshade=False)
    axes.scatter(*map(int, secret), color="red", marker="*", s=300, label=f"{labels[1]} {secret}", depthshade=False)
    bar = pyplot.colorbar(points, ax=axes, shrink=0.6, pad=0.08, ticks=range(1, turns + 1), label=labels[0])
    bar.ax.set_yticklabels([f"{turn} ({guess})" for turn, (guess, bulls, cows) in enumerate(history, 1)])
    for rank, axis in enumerate((axes.xaxis, axes.yaxis, axes.zaxis), 1):
        axis.set_major_locator(ticker.MultipleLocator(1))
        axis.set_label_text(f"{labels[2]} {rank}")
    axes.legend(loc="upper left")
    axes.set_box_aspect(None, zoom=0.9)
    pyplot.show()

# Enlevez le # des lignes suivantes pour les exécuter :
# cloud(optimal_information_player("543"), ["hors de cause après le tour", "secret", "chiffre"])























# # Indices, si vous n’avancez plus

# ## Indice 1 pour admissible
#
# Écrivez à la main la liste pour `'123'` et 2. Le premier caractère étant choisi, lesquels restent pour le second ?
# Le nombre de boucles dépendrait de `length` : comment obtenir les chaînes de longueur 2 à partir de celles de
# longueur 1 ?

# ## Indice 2 pour admissible
#
# La cellule ci-dessus importe `permutations`. Affichez `list(permutations('abc', 2))` : quels sont ses éléments,
# et dans quel ordre viennent-ils ? La méthode `join` d’une chaîne réunit plusieurs chaînes en une seule.

# ## Indice 1 pour bulls_n_cows
#
# Écrivez les deux chaînes l’une sous l’autre. Quelle question posez-vous dans chaque colonne ?
# Et si la réponse est non, quelle seconde question, sur toute l’autre chaîne ?

# ## Indice 2 pour bulls_n_cows
#
# Taureaux et vaches ensemble sont les caractères que les deux chaînes ont en commun. Aucun n’est répété :
# que vous apprend `set('abc') & set('dea')` ?

# ## Indice 1 pour is_compatible
#
# Supposez que `guess` soit le secret. Qu’aurait-il répondu à la première proposition de l’historique ?
# À quoi comparez-vous cette réponse ?

# ## Indice 2 pour is_compatible
#
# Un seul désaccord suffit pour dire non. Quand savez-vous que la réponse est oui : pendant la boucle ou après ?
# Une boucle `for x, y, z in l:` sépare les éléments de chaque triplet d’une liste.

# ## Indice 1 pour compatible_area
#
# Deux questions : où chercher, et que garder. Vous venez d’écrire la fonction qui répond à la seconde.

# ## Indice 2 pour compatible_area
#
# `if area:` est faux pour `None`, et aussi pour quelle liste ? Comment demander si une valeur est `None`, et rien
# d’autre ?

# ## Indice 1 pour naive_player
#
# Jouez une partie contre vous-même sur papier. Que notez-vous après chaque proposition ? Que barrez-vous ?
# Ce sont les deux choses à retenir d’un tour au suivant.

# ## Indice 2 pour naive_player
#
# `random.choice(l)` tire un élément d’une liste. Dans quelle liste tirer la première proposition, et les suivantes ?
# Quand la boucle finit, le tour gagnant a-t-il été rangé ?

# ## Indice 1 pour expected_new_compatible_area
#
# Avec `everything = admissible('123', 2)`, un historique vide et la proposition `'12'`, quelles sont les quatre
# réponses possibles ? Combien de chaînes donnent chacune ? C’est tout ce qu’il faut savoir.

# ## Indice 2 pour expected_new_compatible_area
#
# Une réponse est un couple, et un couple peut être la clé d’un dictionnaire. Que compte `Counter('banana')`,
# et que sont ses `values()` ?

# ## Indice 1 pour first_turn_stats
#
# Les deux valeurs concernent le même historique. Combien de tours contient-il, et quelle fonction donne sa réponse ?

# ## Indice 2 pour first_turn_stats
#
# Vous avez écrit une fonction pour chaque moitié du couple. Un dictionnaire se remplit par `d[key] = value`, dans une
# boucle sur quelle liste ?

# ## Indice 1 pour optimal_information_player
#
# `min(words, key=len)` donne le plus court de quelques mots. Si deux sont aussi courts, lequel ?
# Que minimise-t-on ici, et sur quelle liste ?

# ## Indice 2 pour optimal_information_player
#
# Quand il ne reste qu’une chaîne, toute proposition en laisse une : pour la règle 3, toutes se valent.
# Laquelle serait alors jouée, à chaque tour ?

# ## Indice 1 pour optimal_information_compatible_player
#
# Quelle ligne du joueur précédent dit où chercher ? Que faut-il y mettre à la place ?

# ## Indice 2 pour optimal_information_compatible_player
#
# Quand il ne reste qu’une chaîne compatible, que joue maintenant la règle 3 ? La règle 2 est-elle encore nécessaire ?























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m06_bulls_and_cows.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
