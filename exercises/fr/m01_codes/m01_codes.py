# # Compter les codes
#
# **But.** Savoir combien de codes compte le jeu, et les énumérer tous.
# **Laissé de côté.** Ni proposition ni réponse pour l’instant : seulement les codes eux-mêmes.
# **Environ 45 minutes.**

# Un **code** est une liste de `p` pions ; chaque pion est un nombre de 1 à `c`, sa **couleur**.
# Les couleurs peuvent se répéter. Le jeu classique a p = 4 pions et c = 6 couleurs.
#
# Vous allez écrire trois fonctions ; deux autres rapportent des points bonus. Chacune **renvoie** son résultat
# (`return`). Gardez leurs noms : `nombre_codes`, `codes_de_quatre`, `tous_les_codes`, `masque` et `repartition`.
#
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes. Les lignes qui commencent par `assert`
# sont des exemples : exécutez-les après votre fonction. S’il ne se passe rien, votre fonction est d’accord avec eux ;
# une `AssertionError` montre le premier exemple avec lequel elle ne l’est pas. (Un simple fichier exécute chaque fois
# tous ses exemples, et s’arrête à ceux de la première fonction qui n’est pas encore écrite.)

# ## Combien de codes
#
# `nombre_codes(p, c)` est le nombre de codes de `p` pions avec `c` couleurs, un entier de type `int` ;
# `p` et `c` valent au moins 1.
# En voici quelques-uns, une ligne pour chaque nombre de pions :
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
# Trouvez une formule : ces nombres grandissent trop vite pour compter les codes un par un.

def nombre_codes(p, c):
    ...  # votre code ici

assert nombre_codes(4, 6) == 1296
assert nombre_codes(4, 8) == 4096
assert nombre_codes(6, 9) == 531441

# ## Tous les codes de quatre pions
#
# `codes_de_quatre(c)` est la liste de tous les codes de 4 pions avec `c` couleurs. Chaque code est une liste
# de 4 nombres. Avec 2 couleurs, il y a 16 codes :
#
# `[1, 1, 1, 1]`, `[1, 1, 1, 2]`, `[1, 1, 2, 1]`, `[1, 1, 2, 2]`, … `[2, 2, 2, 2]`
#
# Les codes sont dans l’ordre du dictionnaire : le premier pion compte le plus, et 1 vient avant 2.

def codes_de_quatre(c):
    ...  # votre code ici

assert codes_de_quatre(1) == [[1, 1, 1, 1]]
assert codes_de_quatre(2)[1] == [1, 1, 1, 2]
assert len(codes_de_quatre(6)) == 1296

# ## Tous les codes, pour tout nombre de pions
#
# `tous_les_codes(p, c)` fait de même pour `p` pions : la liste de tous les codes de `p` pions avec `c` couleurs,
# dans le même ordre. Chaque appel fabrique une nouvelle liste, de nouveaux codes.
#
# Une boucle pour chaque pion ne suffit plus : vous ne savez pas d’avance combien de boucles il faut. Partez de codes
# plus courts : quand vous avez tous les codes de 2 pions, comment obtenez-vous ceux de 3 pions ?
#
# La première ligne de la fonction est donnée. Avec `p=4, c=6`, l’appel `tous_les_codes()` donne les codes du jeu
# classique, et `tous_les_codes(2)` ceux de 2 pions avec 6 couleurs.

def tous_les_codes(p=4, c=6):
    ...  # votre code ici

assert tous_les_codes(2, 3) == [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3], [3, 1], [3, 2], [3, 3]]
assert len(tous_les_codes()) == 1296

# ## Ce qui se répète dans un code (bonus)
#
# Le **masque** (ou motif) d’un code dit quels pions ont la même couleur, quelles que soient les couleurs.
# `masque(code)` est ce masque sous forme de chaîne : les couleurs y sont renumérotées à partir de 1,
# par ordre d’apparition.
# Le code 5 5 2 3 a pour masque `'1123'` ; 6 6 1 4 aussi. Ici, les couleurs sont des nombres de 1 à 9.
# Ne modifiez pas la liste que vous recevez.

def masque(code):
    ...  # votre code ici

assert masque([5, 5, 2, 3]) == "1123"
assert masque([6, 6, 1, 4]) == "1123"
assert masque([2, 2, 2, 2]) == "1111"

# ## Combien de codes de chaque sorte (bonus)
#
# Les **multiplicités** d’un code disent combien de fois apparaît chacune de ses couleurs,
# de la plus fréquente à la moins fréquente :
# 5 5 2 3 a (2, 1, 1), et 2 2 2 2 a (4,).
# `repartition(p, c)` est un dictionnaire : ses clés sont les multiplicités, sous forme de tuples,
# et ses valeurs les nombres de codes.
# On n’y trouve que les multiplicités qui existent ; `c` vaut au plus 9.

def repartition(p, c):
    ...  # votre code ici

assert repartition(2, 3) == {(2,): 3, (1, 1): 6}
assert repartition(4, 8) == {(1, 1, 1, 1): 1680, (2, 1, 1): 2016, (2, 2): 168, (3, 1): 224, (4,): 8}























# # Indices, si vous n’avancez plus

# ## Indice 1 pour nombre_codes
#
# Avec un seul pion, il y a autant de codes que de couleurs. Ajoutez un deuxième pion : pour chaque couleur du premier,
# combien de choix reste-t-il pour le deuxième ?

# ## Indice 2 pour nombre_codes
#
# Lisez le tableau ligne par ligne : par quoi faut-il multiplier le nombre du dessus pour obtenir celui du dessous ?

# ## Indice 1 pour codes_de_quatre
#
# Commencez par le premier pion seul : une boucle qui affiche les couleurs de 1 à c. Comment écrivez-vous les couleurs
# du deuxième pion pour chaque couleur du premier ?

# ## Indice 2 pour codes_de_quatre
#
# Une boucle pour chaque pion, chacune dans la précédente : quatre boucles. Dans laquelle un code est-il complet,
# prêt à être ajouté à la liste ?

# ## Indice 1 pour tous_les_codes
#
# Écrivez sur papier, dans l’ordre, les 9 codes de 2 pions et 3 couleurs.
# Quel pion change à chaque ligne, lequel rarement ?

# ## Indice 2 pour tous_les_codes
#
# Tous les codes de 1 pion et 3 couleurs : `[1]`, `[2]`, `[3]`. Prolongez chacun par chaque couleur.
# Quelle boucle est dans l’autre, pour que les codes de 2 pions soient dans l’ordre ?

# ## Indice 3 pour tous_les_codes
#
# Partez de `codes = [[]]` : un seul code, sans aucun pion. Faites ensuite `p` fois la même chose : à partir de `codes`,
# fabriquez une nouvelle liste dont chaque code a un pion de plus. Que devient `codes` avant de recommencer ?

# ## Indice 1 pour masque
#
# Renumérotez 5 5 2 3 à la main, de gauche à droite. Que consultez-vous en rencontrant le second 5 ?

# ## Indice 2 pour masque
#
# Gardez dans une liste les couleurs déjà vues, dans leur ordre d’arrivée. Que vous apprend `index` sur l’une d’elles ?

# ## Indice 1 pour repartition
#
# Commencez par un seul code : comment obtenez-vous (2, 1, 1) à partir de [5, 5, 2, 3] ? Quels nombres triez-vous ?

# ## Indice 2 pour repartition
#
# Parcourez ensuite tous les codes, en tenant un compteur pour chaque sorte.
# Que faites-vous quand une sorte apparaît pour la première fois ?























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m01_codes.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
