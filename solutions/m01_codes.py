# %% [raw]
# minutes = 45
#
# [title]
# en = "Counting the codes"
# fr = "Compter les codes"
#
# [goal]
# en = "Know how many codes the game has, and list them all."
# fr = "Savoir combien de codes compte le jeu, et les énumérer tous."
#
# [leaves_out]
# en = "No proposition and no answer yet: only the codes themselves."
# fr = "Ni proposition ni réponse pour l'instant : seulement les codes eux-mêmes."

# %% [markdown] lang="en"
# A **code** is a list of `p` pegs; each peg is a number from 1 to `c`, its **colour**.
# Colours may repeat. The classic game has p = 4 pegs and c = 6 colours.
#
# You write three functions; two more give bonus points. Each of them **returns** its result (`return`).
# Their names are French. Keep them: `nombre_codes`, number of codes; `codes_de_quatre`, codes of four;
# `tous_les_codes`, all the codes; `masque`, the pattern; `repartition`, the shares.
#
# In each function, replace the three dots `...` by your own lines. The lines that start with `assert`
# are examples: run them after your function. When nothing happens, your function agrees with them;
# an `AssertionError` shows the first example that it does not agree with. (A plain file runs all its examples each
# time, and stops at those of the first function that is not written yet.)
# %% [markdown] lang="fr"
# Un **code** est une liste de `p` pions ; chaque pion est un nombre de 1 à `c`, sa **couleur**.
# Les couleurs peuvent se répéter. Le jeu classique a p = 4 pions et c = 6 couleurs.
#
# Vous allez écrire trois fonctions ; deux autres rapportent des points bonus. Chacune **renvoie** son résultat
# (`return`). Gardez leurs noms : `nombre_codes`, `codes_de_quatre`, `tous_les_codes`, `masque` et `repartition`.
#
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes. Les lignes qui commencent par `assert`
# sont des exemples : exécutez-les après votre fonction. S'il ne se passe rien, votre fonction est d'accord avec eux ;
# une `AssertionError` montre le premier exemple avec lequel elle ne l'est pas. (Un simple fichier exécute chaque fois
# tous ses exemples, et s'arrête à ceux de la première fonction qui n'est pas encore écrite.)

# %% [markdown] lang="en"
# ## How many codes
#
# `nombre_codes(p, c)` is the number of codes of `p` pegs with `c` colours, a whole number of type `int`;
# `p` and `c` are at least 1.
# Here are some of them, a row for each number of pegs:
#
# | p | c = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
# |---|---|---|---|---|---|---|---|---|---|
# | 1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
# | 2 | 1 | 4 | 9 | 16 | 25 | 36 | 49 | 64 | 81 |
# | 3 | 1 | 8 | 27 | 64 | 125 | 216 | 343 | 512 | 729 |
# | 4 | 1 | 16 | 81 | 256 | 625 | 1296 | 2401 | 4096 | 6561 |
# | 5 | 1 | 32 | 243 | 1024 | 3125 | 7776 | 16807 | 32768 | 59049 |
# | 6 | 1 | 64 | 729 | 4096 | 15625 | 46656 | 117649 | 262144 | 531441 |
#
# Find a formula: the numbers grow too fast to count the codes one by one.
# %% [markdown] lang="fr"
# ## Combien de codes
#
# `nombre_codes(p, c)` est le nombre de codes de `p` pions avec `c` couleurs, un entier de type `int` ;
# `p` et `c` valent au moins 1.
# En voici quelques-uns, une ligne pour chaque nombre de pions :
#
# | p | c = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
# |---|---|---|---|---|---|---|---|---|---|
# | 1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
# | 2 | 1 | 4 | 9 | 16 | 25 | 36 | 49 | 64 | 81 |
# | 3 | 1 | 8 | 27 | 64 | 125 | 216 | 343 | 512 | 729 |
# | 4 | 1 | 16 | 81 | 256 | 625 | 1296 | 2401 | 4096 | 6561 |
# | 5 | 1 | 32 | 243 | 1024 | 3125 | 7776 | 16807 | 32768 | 59049 |
# | 6 | 1 | 64 | 729 | 4096 | 15625 | 46656 | 117649 | 262144 | 531441 |
#
# Trouvez une formule : ces nombres grandissent trop vite pour compter les codes un par un.

# %% task="nombre_codes"
def nombre_codes(p, c):
    ### BEGIN SOLUTION
    return c**p
    ### END SOLUTION


# %% examples="nombre_codes"
assert nombre_codes(4, 6) == 1296
assert nombre_codes(4, 8) == 4096
assert nombre_codes(6, 9) == 531441

# %% [markdown] lang="en" hint="nombre_codes"
# With one peg there are as many codes as colours. Add a second peg: for each colour of the first,
# how many choices are there for the second?
# %% [markdown] lang="fr" hint="nombre_codes"
# Avec un seul pion, il y a autant de codes que de couleurs. Ajoutez un deuxième pion : pour chaque couleur du premier,
# combien de choix reste-t-il pour le deuxième ?
# %% [markdown] lang="en" hint="nombre_codes"
# Read the table row by row: by what must the number above be multiplied to get the one below?
# %% [markdown] lang="fr" hint="nombre_codes"
# Lisez le tableau ligne par ligne : par quoi faut-il multiplier le nombre du dessus pour obtenir celui du dessous ?

# %% [markdown] lang="en"
# ## All codes of four pegs
#
# `codes_de_quatre(c)` is the list of all codes of 4 pegs with `c` colours. Each code is a list of 4 numbers.
# With 2 colours there are 16 codes:
#
# `[1, 1, 1, 1]`, `[1, 1, 1, 2]`, `[1, 1, 2, 1]`, `[1, 1, 2, 2]`, … `[2, 2, 2, 2]`
#
# The codes come in dictionary order: the first peg counts most, and 1 comes before 2.
# %% [markdown] lang="fr"
# ## Tous les codes de quatre pions
#
# `codes_de_quatre(c)` est la liste de tous les codes de 4 pions avec `c` couleurs. Chaque code est une liste
# de 4 nombres. Avec 2 couleurs, il y a 16 codes :
#
# `[1, 1, 1, 1]`, `[1, 1, 1, 2]`, `[1, 1, 2, 1]`, `[1, 1, 2, 2]`, … `[2, 2, 2, 2]`
#
# Les codes sont dans l'ordre du dictionnaire : le premier pion compte le plus, et 1 vient avant 2.


# %% task="codes_de_quatre"
def codes_de_quatre(c):
    ### BEGIN SOLUTION
    codes = []
    for premier in range(1, c + 1):
        for deuxieme in range(1, c + 1):
            for troisieme in range(1, c + 1):
                for quatrieme in range(1, c + 1):
                    codes.append([premier, deuxieme, troisieme, quatrieme])
    return codes
    ### END SOLUTION


# %% examples="codes_de_quatre"
assert codes_de_quatre(1) == [[1, 1, 1, 1]]
assert codes_de_quatre(2)[1] == [1, 1, 1, 2]
assert len(codes_de_quatre(6)) == 1296

# %% [markdown] lang="en" hint="codes_de_quatre"
# Begin with the first peg alone: a loop that shows the colours 1 to c. How do you write the colours of the second peg
# for each colour of the first?
# %% [markdown] lang="fr" hint="codes_de_quatre"
# Commencez par le premier pion seul : une boucle qui affiche les couleurs de 1 à c. Comment écrivez-vous les couleurs
# du deuxième pion pour chaque couleur du premier ?
# %% [markdown] lang="en" hint="codes_de_quatre"
# One loop for each peg, each inside the one before: four loops. In which of them is a code complete, so that you can
# append it to the list?
# %% [markdown] lang="fr" hint="codes_de_quatre"
# Une boucle pour chaque pion, chacune dans la précédente : quatre boucles. Dans laquelle un code est-il complet,
# prêt à être ajouté à la liste ?

# %% [markdown] lang="en"
# ## All codes of any number of pegs
#
# `tous_les_codes(p, c)` does the same for `p` pegs: the list of all codes of `p` pegs with `c` colours,
# in the same order. Each call makes a new list of new codes.
#
# One loop for each peg no longer works: you do not know beforehand how many loops you need. Start from shorter codes:
# when you have all codes of 2 pegs, how do you get those of 3 pegs?
#
# The first line of the function is given. With `p=4, c=6`, the call `tous_les_codes()` gives the codes of the classic
# game, and `tous_les_codes(2)` those of 2 pegs with 6 colours.
# %% [markdown] lang="fr"
# ## Tous les codes, pour tout nombre de pions
#
# `tous_les_codes(p, c)` fait de même pour `p` pions : la liste de tous les codes de `p` pions avec `c` couleurs,
# dans le même ordre. Chaque appel fabrique une nouvelle liste, de nouveaux codes.
#
# Une boucle pour chaque pion ne suffit plus : vous ne savez pas d'avance combien de boucles il faut. Partez de codes
# plus courts : quand vous avez tous les codes de 2 pions, comment obtenez-vous ceux de 3 pions ?
#
# La première ligne de la fonction est donnée. Avec `p=4, c=6`, l'appel `tous_les_codes()` donne les codes du jeu
# classique, et `tous_les_codes(2)` ceux de 2 pions avec 6 couleurs.


# %% task="tous_les_codes"
def tous_les_codes(p=4, c=6):
    ### BEGIN SOLUTION
    if p == 0:
        return [[]]
    return [code + [couleur] for code in tous_les_codes(p - 1, c) for couleur in range(1, c + 1)]
    ### END SOLUTION


# %% examples="tous_les_codes"
assert tous_les_codes(2, 3) == [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3], [3, 1], [3, 2], [3, 3]]
assert len(tous_les_codes()) == 1296

# %% [markdown] lang="en" hint="tous_les_codes"
# Write the 9 codes of 2 pegs and 3 colours on paper, in order. Which peg changes at every line, which one seldom?
# %% [markdown] lang="fr" hint="tous_les_codes"
# Écrivez sur papier, dans l'ordre, les 9 codes de 2 pions et 3 couleurs.
# Quel pion change à chaque ligne, lequel rarement ?
# %% [markdown] lang="en" hint="tous_les_codes"
# All codes of 1 peg and 3 colours: `[1]`, `[2]`, `[3]`. Lengthen each of them by each colour.
# Which loop is inside the other, so that the codes of 2 pegs come in order?
# %% [markdown] lang="fr" hint="tous_les_codes"
# Tous les codes de 1 pion et 3 couleurs : `[1]`, `[2]`, `[3]`. Prolongez chacun par chaque couleur.
# Quelle boucle est dans l'autre, pour que les codes de 2 pions soient dans l'ordre ?
# %% [markdown] lang="en" hint="tous_les_codes"
# Start with `codes = [[]]`: a single code, without any peg. Then do the same thing `p` times: make a new list from
# `codes`, in which each code is longer by one peg. What takes the place of `codes` before you do it again?
# %% [markdown] lang="fr" hint="tous_les_codes"
# Partez de `codes = [[]]` : un seul code, sans aucun pion. Faites ensuite `p` fois la même chose : à partir de `codes`,
# fabriquez une nouvelle liste dont chaque code a un pion de plus. Que devient `codes` avant de recommencer ?

# %% [markdown] lang="en" solved=true
# ## Another way
#
# The codes can also be built peg by peg, with a loop in the place of the recursion: start with the empty code, and
# lengthen every code you have by each colour in turn. Between this one and the recursion, take the one you find easier
# to explain.
# %% [markdown] lang="fr" solved=true
# ## Autrement
#
# On peut aussi construire les codes pion par pion, avec une boucle à la place de la récursivité : partez du code vide,
# et prolongez chacun des codes obtenus par chaque couleur. Entre cette version et la récursive, prenez celle que vous
# expliquez le mieux.


# %% another="tous_les_codes"
def tous_les_codes_par_etapes(p=4, c=6):
    codes = [[]]
    for _ in range(p):
        codes = [code + [couleur] for code in codes for couleur in range(1, c + 1)]
    return codes


# %% [markdown] lang="en"
# ## What repeats in a code (bonus)
#
# The **pattern** of a code says which of its pegs have the same colour, whatever the colours are.
# `masque(code)` is this pattern as a string: the colours are renumbered from 1 in the order of their first appearance.
# The code 5 5 2 3 has the pattern `'1123'`; so has 6 6 1 4. Here the colours are numbers from 1 to 9.
# Do not change the list you are given.
# %% [markdown] lang="fr"
# ## Ce qui se répète dans un code (bonus)
#
# Le **masque** (ou motif) d'un code dit quels pions ont la même couleur, quelles que soient les couleurs.
# `masque(code)` est ce masque sous forme de chaîne : les couleurs y sont renumérotées à partir de 1,
# par ordre d'apparition.
# Le code 5 5 2 3 a pour masque `'1123'` ; 6 6 1 4 aussi. Ici, les couleurs sont des nombres de 1 à 9.
# Ne modifiez pas la liste que vous recevez.


# %% task="masque" bonus=true
def masque(code):
    ### BEGIN SOLUTION
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
    return motif
    ### END SOLUTION


# %% examples="masque"
assert masque([5, 5, 2, 3]) == "1123"
assert masque([6, 6, 1, 4]) == "1123"
assert masque([2, 2, 2, 2]) == "1111"

# %% [markdown] lang="en" hint="masque"
# Renumber 5 5 2 3 by hand, from left to right. What do you look up when you meet the second 5?
# %% [markdown] lang="fr" hint="masque"
# Renumérotez 5 5 2 3 à la main, de gauche à droite. Que consultez-vous en rencontrant le second 5 ?
# %% [markdown] lang="en" hint="masque"
# Keep the colours already met in a list, in the order in which they came. What does `index` tell you about one of them?
# %% [markdown] lang="fr" hint="masque"
# Gardez dans une liste les couleurs déjà vues, dans leur ordre d'arrivée. Que vous apprend `index` sur l'une d'elles ?

# %% [markdown] lang="en"
# ## How many codes of each kind (bonus)
#
# The **multiplicities** of a code say how often each of its colours occurs, largest first:
# 5 5 2 3 has (2, 1, 1), and 2 2 2 2 has (4,).
# `repartition(p, c)` is a dictionary: its keys are the multiplicities, as tuples, and its values the numbers of codes.
# Only multiplicities that occur are in it; `c` is at most 9.
# %% [markdown] lang="fr"
# ## Combien de codes de chaque sorte (bonus)
#
# Les **multiplicités** d'un code disent combien de fois apparaît chacune de ses couleurs,
# de la plus fréquente à la moins fréquente :
# 5 5 2 3 a (2, 1, 1), et 2 2 2 2 a (4,).
# `repartition(p, c)` est un dictionnaire : ses clés sont les multiplicités, sous forme de tuples,
# et ses valeurs les nombres de codes.
# On n'y trouve que les multiplicités qui existent ; `c` vaut au plus 9.


# %% task="repartition" needs="tous_les_codes" bonus=true
def repartition(p, c):
    ### BEGIN SOLUTION
    nombres = {}
    for code in tous_les_codes(p, c):
        multiplicites = tuple(sorted((code.count(couleur) for couleur in set(code)), reverse=True))
        nombres[multiplicites] = nombres.get(multiplicites, 0) + 1
    return nombres
    ### END SOLUTION


# %% examples="repartition"
assert repartition(2, 3) == {(2,): 3, (1, 1): 6}
assert repartition(4, 8) == {(1, 1, 1, 1): 1680, (2, 1, 1): 2016, (2, 2): 168, (3, 1): 224, (4,): 8}

# %% [markdown] lang="en" hint="repartition"
# Start with one code: how do you get (2, 1, 1) from [5, 5, 2, 3]? Which numbers do you sort?
# %% [markdown] lang="fr" hint="repartition"
# Commencez par un seul code : comment obtenez-vous (2, 1, 1) à partir de [5, 5, 2, 3] ? Quels nombres triez-vous ?
# %% [markdown] lang="en" hint="repartition"
# Then go through all codes, and keep one counter for each kind. What do you do when a kind comes for the first time?
# %% [markdown] lang="fr" hint="repartition"
# Parcourez ensuite tous les codes, en tenant un compteur pour chaque sorte.
# Que faites-vous quand une sorte apparaît pour la première fois ?
