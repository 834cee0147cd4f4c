# # L’ordinateur cherche le code
#
# **But.** Écrire un programme qui trouve tout seul n’importe quel code, à partir des réponses qu’on lui donne.
# **Laissé de côté.** Pas de choix savant des propositions : le premier code encore possible suffit.
# **Environ 90 minutes.**

# Les rôles changent : c’est **vous** qui pensez à un code, et l’ordinateur le cherche.
#
# Deux mots pour ce module. Un **essai** (`essai`) est ce que l’on sait d’une proposition : le triplet
# `(proposition, bien, mal)`, c’est-à-dire le code proposé, le nombre de bien placés et le nombre de mal placés
# de la réponse. Un code est **compatible** avec un essai si, s’il était le secret, il aurait donné exactement
# cette réponse.
#
# Le programme parcourt les 1296 codes *dans l’ordre*, 1 1 1 1, puis 1 1 1 2, … jusqu’à 6 6 6 6, et ne propose un code
# que s’il est compatible avec tous les essais déjà faits. Voici la partie contre le secret 3 2 2 4 :
#
# | essai | proposition | bien placés | mal placés |
# |---|---|---|---|
# | 1 | 1 1 1 1 | 0 | 0 |
# | 2 | 2 2 2 2 | 2 | 0 |
# | 3 | 2 2 3 3 | 1 | 2 |
# | 4 | 2 3 2 4 | 2 | 2 |
# | 5 | 2 3 4 2 | 0 | 4 |
# | 6 | 3 2 2 4 | 4 | 0 |
#
# Vous allez écrire deux fonctions qui **renvoient** `True` ou `False`, puis le programme qui joue.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

# Collez ici vos propres fonctions des modules précédents :
# occurences, bien_places, mal_places, tous_les_codes.
# Les exemples et les cellules données peuvent en avoir besoin chez vous.
# Quand votre travail est examiné, une fonction qui manque ici, ou qui est fausse, est remplacée par une correcte.

# ## Un essai
#
# `test_essai(code, essai)` dit si `code` est compatible avec un essai : s’il était le secret,
# la proposition de l’essai aurait-elle reçu cette réponse, **les deux** nombres ?
#
# Le code 1 1 2 1 répond à la proposition 1 1 1 1 par 3 bien placés et 0 mal placé.

def test_essai(code, essai):
    ...  # votre code ici

assert test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0))
assert not test_essai([1, 1, 2, 1], ([1, 2, 3, 1], 2, 2))

# ## Tous les essais
#
# `test_code(code, essais)` dit si `code` est compatible avec **tous** les essais de la liste `essais`.
# Tant que rien n’a été essayé (liste vide), tout code est possible.
# Les listes que reçoivent vos fonctions doivent rester telles quelles.

def test_code(code, essais):
    ...  # votre code ici

un_essai = [([1, 1, 1, 1], 0, 0)]
assert not test_code([1, 1, 2, 1], un_essai)
assert test_code([2, 2, 2, 2], un_essai)
trois_essais = [([1, 1, 1, 1], 0, 0), ([2, 2, 2, 2], 2, 0), ([2, 2, 3, 3], 1, 2)]
assert not test_code([2, 3, 2, 3], trois_essais)
assert test_code([2, 3, 2, 4], trois_essais)

# ## Le programme qui joue
#
# Vous pensez à un code, et `jeu_2()` joue une partie entière pour le trouver.
#
# - Elle affiche une seule proposition à la fois, par exemple `1 1 2 2`.
# - Elle demande la réponse avec `input` : le nombre de bien placés, puis le nombre de mal placés. Les deux sur une ligne
#   (`1 2`), ou en deux questions, un nombre chaque fois.
# - Elle propose le premier code, dans l’ordre, qui est compatible avec tous les essais déjà faits, comme ci-dessus.
# - Quand la réponse est quatre bien placés, elle s’arrête et renvoie le nombre d’essais, le dernier compris.
# - Quand aucun code n’est compatible avec les réponses, l’une d’elles est fausse : elle le dit, et s’arrête.
#
# Les mots sont à votre choix.

def jeu_2():
    ...  # votre code ici

# Pensez à un code, enlevez le # de la ligne suivante et répondez à l'ordinateur
# print(jeu_2())























# # Indices, si vous n’avancez plus

# ## Indice 1 pour test_essai
#
# Un essai est un seul argument, fait de trois parties. Comment donner un nom à chaque partie ?

# ## Indice 2 pour test_essai
#
# Jouez le meneur de jeu dont le secret est `code` : que répondez-vous à cette proposition ?
# Comparez ensuite vos deux nombres à ceux de l’essai.

# ## Indice 1 pour test_code
#
# Une seule contradiction suffit pour répondre « non ». Combien d’accords faut-il pour répondre « oui » ?

# ## Indice 2 pour test_code
#
# Dans une boucle sur les essais, à quel moment pouvez-vous renvoyer `False` ? Et `True` : dans la boucle, ou après ?

# ## Indice 1 pour jeu_2
#
# Un code refusé une fois reste refusé, puisqu’on ne fait qu’ajouter des essais. Un seul parcours de tous les codes
# suffit donc pour toute la partie : que faites-vous de chaque code quand vous le rencontrez ?

# ## Indice 2 pour jeu_2
#
# Quatre boucles imbriquées donnent tous les codes dans l’ordre ; la première boucle est celle du premier pion.
# Mais de laquelle des quatre `break` fait-il sortir ? Et `return` ?

# ## Indice 3 pour jeu_2
#
# Affichez votre liste d’essais après chaque réponse, dans la partie contre 3 2 2 4 : est-ce le tableau du début ?























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m04_codebreaker.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
