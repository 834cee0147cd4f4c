# # Bien placés, mal placés
#
# **But.** Comparer deux codes comme le fait le meneur de jeu, même quand des couleurs se répètent.
# **Laissé de côté.** Pas encore de partie ni de code au hasard : ici, rien à saisir et rien à afficher.
# **Environ 60 minutes.**

# Un **code** est une liste de pions, et un pion est un nombre : sa couleur, de 1 à 6.
# Un joueur garde un code secret ; l’autre fait une **proposition**, une liste de même longueur.
# La réponse à une proposition tient en deux nombres :
#
# - les pions **bien placés** : la bonne couleur à la bonne position ;
# - les pions **mal placés** : une couleur du code, mais à une autre position.
#
# Chaque pion compte une seule fois. Le code 1 2 1 3 répond à la proposition 1 2 3 1
# par 2 bien placés et 2 mal placés : les deux derniers pions ont échangé leurs places.
#
# Vous allez écrire quatre fonctions. Les trois premières mènent à la réponse du jeu ;
# la dernière est plus difficile et rapporte des points bonus.
# Chacune **renvoie** son résultat (`return`) et laisse telles quelles les listes qu’elle reçoit.
#
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes. Les lignes qui commencent par `assert`
# sont des exemples : exécutez-les après votre fonction. S’il ne se passe rien, votre fonction est d’accord avec eux ;
# une `AssertionError` montre le premier exemple avec lequel elle ne l’est pas.

# ## Compter une valeur
#
# `occurences(l, n)` est le nombre de fois où la valeur `n` se trouve dans la liste `l`.
# (La feuille d’exercices à l’origine de ce cours l’écrit avec un seul r. Gardez ce nom ; `occurrences` est toléré.)
#
# La liste peut avoir n’importe quelle longueur et contenir n’importe quels nombres.
# Quand `n` n’y est pas, ou quand la liste est vide, la réponse est le nombre 0.

def occurences(l, n):
    ...  # votre code ici

assert occurences([1, 2, 4, 3, 5, 1, 2, 1], 1) == 3
assert occurences([1, 2, 4, 3, 5, 1, 2, 1], 2) == 2
assert occurences([1, 2, 4, 3, 5, 1, 2, 1], 6) == 0

# ## Bien placés
#
# `bien_places(l1, l2)` est le nombre de positions où les deux listes contiennent le même élément.
# Les deux listes ont la même longueur : 4 dans le jeu classique, mais votre fonction doit convenir à toute longueur,
# même à deux listes vides.

def bien_places(l1, l2):
    ...  # votre code ici

assert bien_places([1, 2, 1, 1, 3], [2, 2, 1, 2, 4]) == 2
assert bien_places([1, 2, 3, 4, 5, 1, 2], [1, 2, 3, 4, 2, 2, 1]) == 4

# ## Mal placés
#
# `mal_places(l1, l2)` est le nombre de pions mal placés entre deux listes de même longueur, quelle qu’elle soit,
# dont les éléments sont des couleurs de 1 à 6. L’une ou l’autre peut être le code : la réponse est la même.
#
# Un pion ne sert qu’une fois : face au code 1 2 3 4, la proposition 2 5 2 2 a un seul pion mal placé,
# et non trois, car le code ne contient qu’un 2. Un pion bien placé a déjà servi, lui aussi.
#
# Pour chaque couleur, comptez ses pions dans les deux listes : le *plus petit* des deux nombres est ce que
# les listes ont en commun. La somme sur les six couleurs donne tous les pions communs, y compris les bien placés.

def mal_places(l1, l2):
    ...  # votre code ici

assert mal_places([1, 2, 2, 1, 3], [1, 2, 1, 4, 2]) == 2
assert mal_places([1, 2, 1, 3], [1, 2, 3, 1]) == 2

# ## Des listes quelconques (bonus)
#
# `mal_places_general(l1, l2)` fait de même pour deux listes quelconques. Trois points sont fixés d’avance :
#
# - les éléments peuvent être n’importe quoi : nombres, chaînes, et même listes. Deux éléments sont
#   égaux quand `==` le dit ; `True` et `1` sont donc le même élément ;
# - les listes peuvent avoir des longueurs différentes. On compare les positions tant que les deux listes
#   en ont, mais on compte les occurrences dans les listes entières : `[1]` et `[2, 1]` ont un élément mal placé ;
# - une liste vide n’a rien à placer : la réponse est 0.

def mal_places_general(l1, l2):
    ...  # votre code ici

assert mal_places_general(["a", 1, "b", True, "c"], ["a", "a", 1, 1, "b"]) == 2
assert mal_places_general([1], [2, 1]) == 1
assert mal_places_general([], []) == 0























# # Indices, si vous n’avancez plus

# ## Indice 1 pour occurences
#
# Sur papier, avec [4, 1, 4] et n = 4 : posez le doigt sur chaque élément, l’un après l’autre.
# Que devez-vous retenir d’un élément au suivant ?

# ## Indice 2 pour occurences
#
# Un compteur reçoit une valeur de départ avant la boucle et il est renvoyé après elle.
# Lesquelles de vos lignes sont dans la boucle, lesquelles n’y sont pas ?

# ## Indice 1 pour bien_places
#
# Écrivez les deux listes l’une sous l’autre. Quelle question posez-vous dans chaque colonne ?

# ## Indice 2 pour bien_places
#
# `range(len(l1))` donne les positions d’une liste ; `zip(l1, l2)` donne directement les colonnes.
# Choisissez ce que vous préférez, puis comptez.

# ## Indice 1 pour mal_places
#
# Prenez [1, 2, 2, 1, 3] et [1, 2, 1, 4, 2]. Pour chaque couleur, notez combien chaque liste en contient.
# Lequel des deux nombres dit combien de pions de cette couleur sont dans les deux listes ?

# ## Indice 2 pour mal_places
#
# Vous avez déjà écrit une fonction qui compte une couleur et une autre qui compte les bien placés.
# Quelles couleurs votre boucle doit-elle parcourir ? Le 6 en fait-il partie ?

# ## Indice 3 pour mal_places
#
# Comparez votre total à un cas où tout est bien placé : [1, 2] et [1, 2].
# Que doit-il rester pour les pions mal placés ?

# ## Indice 1 pour mal_places_general
#
# `range(1, 7)` n’énumère plus ce que les listes peuvent contenir. Où trouver les valeurs à compter ?

# ## Indice 2 pour mal_places_general
#
# Un ensemble refuse certains éléments, et un dictionnaire les refuse comme clés : essayez `{[1, 2]}`.
# Que pouvez-vous faire d’une *copie* de liste pour vous souvenir des éléments déjà utilisés ?























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m02_pegs.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
