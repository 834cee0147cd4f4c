# %% [raw]
# minutes = 60
#
# [title]
# en = "Well placed, misplaced"
# fr = "Bien placés, mal placés"
#
# [goal]
# en = "Compare two codes the way the codemaker does, even when colours repeat."
# fr = "Comparer deux codes comme le fait le meneur de jeu, même quand des couleurs se répètent."
#
# [leaves_out]
# en = "No game yet and no random code: nothing is typed here, and nothing needs to be printed."
# fr = "Pas encore de partie ni de code au hasard : ici, rien à saisir et rien à afficher."

# %% [markdown] lang="en"
# A **code** is a list of pegs, and a peg is a number: its colour, from 1 to 6.
# One player keeps a code secret; the other makes a **proposition**, a list of the same length.
# The answer to a proposition is two numbers:
#
# - the **well placed** pegs: the right colour at the right position;
# - the **misplaced** pegs: a colour of the code, but at another position.
#
# Each peg counts once. The code 1 2 1 3 answers the proposition 1 2 3 1
# with 2 well placed and 2 misplaced: the last two pegs have swapped places.
#
# You write four functions. The first three lead to the answer of the game;
# the last one is harder and gives bonus points.
# Each of them **returns** its result (`return`), and leaves the lists it receives as they were.
#
# In each function, replace the three dots `...` by your own lines. The lines that start with `assert`
# are examples: run them after your function. When nothing happens, your function agrees with them;
# an `AssertionError` shows the first example that it does not agree with.
# %% [markdown] lang="fr"
# Un **code** est une liste de pions, et un pion est un nombre : sa couleur, de 1 à 6.
# Un joueur garde un code secret ; l'autre fait une **proposition**, une liste de même longueur.
# La réponse à une proposition tient en deux nombres :
#
# - les pions **bien placés** : la bonne couleur à la bonne position ;
# - les pions **mal placés** : une couleur du code, mais à une autre position.
#
# Chaque pion compte une seule fois. Le code 1 2 1 3 répond à la proposition 1 2 3 1
# par 2 bien placés et 2 mal placés : les deux derniers pions ont échangé leurs places.
#
# Vous allez écrire quatre fonctions. Les trois premières mènent à la réponse du jeu ;
# la dernière est plus difficile et rapporte des points bonus.
# Chacune **renvoie** son résultat (`return`) et laisse telles quelles les listes qu'elle reçoit.
#
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes. Les lignes qui commencent par `assert`
# sont des exemples : exécutez-les après votre fonction. S'il ne se passe rien, votre fonction est d'accord avec eux ;
# une `AssertionError` montre le premier exemple avec lequel elle ne l'est pas.

# %% [markdown] lang="en"
# ## Counting a value
#
# `occurences(l, n)` is the number of times the value `n` is in the list `l`.
# (The French exercise sheet behind this course spells it with one r. Keep that name; `occurrences` is tolerated.)
#
# The list may have any length and hold any numbers. When `n` is not there,
# or when the list is empty, the answer is the number 0.
# %% [markdown] lang="fr"
# ## Compter une valeur
#
# `occurences(l, n)` est le nombre de fois où la valeur `n` se trouve dans la liste `l`.
# (La feuille d'exercices à l'origine de ce cours l'écrit avec un seul r. Gardez ce nom ; `occurrences` est toléré.)
#
# La liste peut avoir n'importe quelle longueur et contenir n'importe quels nombres.
# Quand `n` n'y est pas, ou quand la liste est vide, la réponse est le nombre 0.

# %% task="occurences" also="occurrences"
def occurences(l, n):
    ### BEGIN SOLUTION
    return sum(element == n for element in l)
    ### END SOLUTION


# %% examples="occurences"
assert occurences([1, 2, 4, 3, 5, 1, 2, 1], 1) == 3
assert occurences([1, 2, 4, 3, 5, 1, 2, 1], 2) == 2
assert occurences([1, 2, 4, 3, 5, 1, 2, 1], 6) == 0

# %% [markdown] lang="en" hint="occurences"
# On paper, with [4, 1, 4] and n = 4: put your finger on each element in turn.
# What do you have to remember from one element to the next?
# %% [markdown] lang="fr" hint="occurences"
# Sur papier, avec [4, 1, 4] et n = 4 : posez le doigt sur chaque élément, l'un après l'autre.
# Que devez-vous retenir d'un élément au suivant ?
# %% [markdown] lang="en" hint="occurences"
# A counter starts at a known value before the loop and is returned after it.
# Which of your lines are inside the loop, and which are not?
# %% [markdown] lang="fr" hint="occurences"
# Un compteur reçoit une valeur de départ avant la boucle et il est renvoyé après elle.
# Lesquelles de vos lignes sont dans la boucle, lesquelles n'y sont pas ?

# %% [markdown] lang="en"
# ## Well placed
#
# `bien_places(l1, l2)` is the number of positions at which both lists hold the same element.
# Both lists have the same length: 4 in the classic game, but your function must work for any length,
# even for two empty lists.
# %% [markdown] lang="fr"
# ## Bien placés
#
# `bien_places(l1, l2)` est le nombre de positions où les deux listes contiennent le même élément.
# Les deux listes ont la même longueur : 4 dans le jeu classique, mais votre fonction doit convenir à toute longueur,
# même à deux listes vides.


# %% task="bien_places"
def bien_places(l1, l2):
    ### BEGIN SOLUTION
    return sum(a == b for a, b in zip(l1, l2))
    ### END SOLUTION


# %% examples="bien_places"
assert bien_places([1, 2, 1, 1, 3], [2, 2, 1, 2, 4]) == 2
assert bien_places([1, 2, 3, 4, 5, 1, 2], [1, 2, 3, 4, 2, 2, 1]) == 4

# %% [markdown] lang="en" hint="bien_places"
# Write the two lists one under the other. Which question do you ask in each column?
# %% [markdown] lang="fr" hint="bien_places"
# Écrivez les deux listes l'une sous l'autre. Quelle question posez-vous dans chaque colonne ?
# %% [markdown] lang="en" hint="bien_places"
# `range(len(l1))` gives the positions of a list; `zip(l1, l2)` gives the columns themselves.
# Choose the one you prefer, and count.
# %% [markdown] lang="fr" hint="bien_places"
# `range(len(l1))` donne les positions d'une liste ; `zip(l1, l2)` donne directement les colonnes.
# Choisissez ce que vous préférez, puis comptez.

# %% [markdown] lang="en"
# ## Misplaced
#
# `mal_places(l1, l2)` is the number of misplaced pegs between two lists of the same length, whatever it is,
# whose elements are colours from 1 to 6. Either list may be the code: the answer is the same.
#
# A peg is spent once: against the code 1 2 3 4, the proposition 2 5 2 2 has one misplaced peg,
# not three, because the code holds a single 2. A well placed peg is spent too.
#
# For each colour, count its pegs in both lists: the *smaller* count is what the lists have in common.
# Added up over the six colours, that gives all common pegs, well placed ones included.
# %% [markdown] lang="fr"
# ## Mal placés
#
# `mal_places(l1, l2)` est le nombre de pions mal placés entre deux listes de même longueur, quelle qu'elle soit,
# dont les éléments sont des couleurs de 1 à 6. L'une ou l'autre peut être le code : la réponse est la même.
#
# Un pion ne sert qu'une fois : face au code 1 2 3 4, la proposition 2 5 2 2 a un seul pion mal placé,
# et non trois, car le code ne contient qu'un 2. Un pion bien placé a déjà servi, lui aussi.
#
# Pour chaque couleur, comptez ses pions dans les deux listes : le *plus petit* des deux nombres est ce que
# les listes ont en commun. La somme sur les six couleurs donne tous les pions communs, y compris les bien placés.


# %% task="mal_places" needs="occurences bien_places"
def mal_places(l1, l2):
    ### BEGIN SOLUTION
    communs = sum(min(occurences(l1, couleur), occurences(l2, couleur)) for couleur in range(1, 7))
    return communs - bien_places(l1, l2)
    ### END SOLUTION


# %% examples="mal_places"
assert mal_places([1, 2, 2, 1, 3], [1, 2, 1, 4, 2]) == 2
assert mal_places([1, 2, 1, 3], [1, 2, 3, 1]) == 2

# %% [markdown] lang="en" hint="mal_places"
# Take [1, 2, 2, 1, 3] and [1, 2, 1, 4, 2]. For each colour, write how many each list holds.
# Which of the two numbers tells how many pegs of that colour are in both lists?
# %% [markdown] lang="fr" hint="mal_places"
# Prenez [1, 2, 2, 1, 3] et [1, 2, 1, 4, 2]. Pour chaque couleur, notez combien chaque liste en contient.
# Lequel des deux nombres dit combien de pions de cette couleur sont dans les deux listes ?
# %% [markdown] lang="en" hint="mal_places"
# You have already written a function that counts a colour and one that counts the well placed pegs.
# Which colours must your loop go through? Is 6 among them?
# %% [markdown] lang="fr" hint="mal_places"
# Vous avez déjà écrit une fonction qui compte une couleur et une autre qui compte les bien placés.
# Quelles couleurs votre boucle doit-elle parcourir ? Le 6 en fait-il partie ?
# %% [markdown] lang="en" hint="mal_places"
# Compare your total with a case where everything is well placed: [1, 2] and [1, 2].
# What should be left for the misplaced pegs?
# %% [markdown] lang="fr" hint="mal_places"
# Comparez votre total à un cas où tout est bien placé : [1, 2] et [1, 2].
# Que doit-il rester pour les pions mal placés ?

# %% [markdown] lang="en" solved=true
# ## Another way
#
# One can also cross out what is spent: first the well placed pegs of both lists, then, one by one, the pegs that
# find a partner among those that are left. It needs no list of colours, and is longer; and one has to understand that
# all well placed pegs must be crossed out before one looks for the others. We prefer the first: it only counts.
# %% [markdown] lang="fr" solved=true
# ## Autrement
#
# On peut aussi barrer ce qui a servi : d'abord les bien placés des deux listes, puis, un par un, les pions qui
# trouvent un partenaire parmi ceux qui restent. Cela ne demande pas de liste de couleurs et c'est plus long ; et il
# faut comprendre que tous les bien placés doivent être barrés avant de chercher les autres. Nous préférons la première
# solution : elle ne fait que compter.


# %% another="mal_places"
def mal_places_en_barrant(l1, l2):
    restes1 = [a for a, b in zip(l1, l2) if a != b]
    restes2 = [b for a, b in zip(l1, l2) if a != b]
    total = 0
    for couleur in restes1:
        if couleur in restes2:
            restes2.remove(couleur)
            total += 1
    return total


# %% [markdown] lang="en"
# ## Any lists at all (bonus)
#
# `mal_places_general(l1, l2)` does the same for any two lists. Three things are settled beforehand:
#
# - the elements may be anything: numbers, strings, even lists. Two elements are the same
#   when `==` says so; therefore `True` and `1` are the same element;
# - the lists may have different lengths. Positions are compared as far as both lists go,
#   while occurrences are counted in the whole lists: `[1]` and `[2, 1]` have one misplaced element;
# - an empty list has nothing to place: the answer is 0.
# %% [markdown] lang="fr"
# ## Des listes quelconques (bonus)
#
# `mal_places_general(l1, l2)` fait de même pour deux listes quelconques. Trois points sont fixés d'avance :
#
# - les éléments peuvent être n'importe quoi : nombres, chaînes, et même listes. Deux éléments sont
#   égaux quand `==` le dit ; `True` et `1` sont donc le même élément ;
# - les listes peuvent avoir des longueurs différentes. On compare les positions tant que les deux listes
#   en ont, mais on compte les occurrences dans les listes entières : `[1]` et `[2, 1]` ont un élément mal placé ;
# - une liste vide n'a rien à placer : la réponse est 0.


# %% task="mal_places_general" needs="occurences bien_places" bonus=true
def mal_places_general(l1, l2):
    ### BEGIN SOLUTION
    restants = list(l2)
    for element in l1:
        if element in restants:
            restants.remove(element)
    communs = len(l2) - len(restants)
    return communs - sum(a == b for a, b in zip(l1, l2))
    ### END SOLUTION


# %% examples="mal_places_general"
assert mal_places_general(["a", 1, "b", True, "c"], ["a", "a", 1, 1, "b"]) == 2
assert mal_places_general([1], [2, 1]) == 1
assert mal_places_general([], []) == 0

# %% [markdown] lang="en" hint="mal_places_general"
# `range(1, 7)` no longer lists what the lists may contain. Where else can you find the values to count?
# %% [markdown] lang="fr" hint="mal_places_general"
# `range(1, 7)` n'énumère plus ce que les listes peuvent contenir. Où trouver les valeurs à compter ?
# %% [markdown] lang="en" hint="mal_places_general"
# A set refuses some elements, and a dictionary refuses them as keys: try `{[1, 2]}`.
# What can you do with a *copy* of a list to remember which elements have been spent?
# %% [markdown] lang="fr" hint="mal_places_general"
# Un ensemble refuse certains éléments, et un dictionnaire les refuse comme clés : essayez `{[1, 2]}`.
# Que pouvez-vous faire d'une *copie* de liste pour vous souvenir des éléments déjà utilisés ?
