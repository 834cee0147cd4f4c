# # Que vaut le programme ?
#
# **But.** Mesurer un programme : combien d’essais en moyenne, combien au pire, et ce que change l’ordre des codes.
# **Laissé de côté.** Pas encore de meilleure stratégie : le programme est celui du module précédent, quoi qu’il vaille.
# **Environ 75 minutes.**

# Le programme du module précédent parcourt les 1296 codes dans l’ordre et propose ceux qui sont compatibles
# avec les réponses déjà reçues. Que vaut-il ? Pour le savoir, faites-le jouer contre lui-même : personne ne saisit
# rien, et rien n’a besoin de s’afficher.
#
# Vous allez écrire quatre fonctions. Chacune **renvoie** son résultat.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.
#
# Les nombres à trouver sont dits plus bas. Ce qui compte est que votre programme les trouve **en jouant** : un nombre
# écrit d’avance, même juste, ne vaut rien.

# Collez ici vos propres fonctions des modules précédents :
# tous_les_codes, occurences, bien_places, mal_places, creer_code, test_essai, test_code.
# Les exemples et les cellules données peuvent en avoir besoin chez vous.
# Quand votre travail est examiné, une fonction qui manque ici, ou qui est fausse, est remplacée par une correcte.

# ## Une partie
#
# `nombre_essais(secret)` est le nombre d’essais qu’il faut au programme pour trouver ce secret : la partie de `jeu_2`,
# où les réponses sont calculées au lieu d’être saisies. La proposition qui trouve le code compte comme un essai.
# Le secret 3 2 2 4 demande 6 essais ; 1 1 1 1 en demande un.
#
# Le programme doit trouver le code grâce aux réponses : le secret sert à les calculer, et à rien d’autre.
#
# Le second paramètre, `codes`, est là pour la dernière question. C’est une liste de codes, comme celle que renvoie
# `tous_les_codes(4, 6)`. Votre fonction parcourt cette liste, dans son ordre, sans la modifier. Dans un appel comme
# `nombre_essais(secret)`, `codes` vaut `None` : votre fonction parcourt alors tous les codes dans l’ordre.

def nombre_essais(secret, codes=None):
    ...  # votre code ici

assert nombre_essais([3, 2, 2, 4]) == 6
assert nombre_essais([1, 1, 1, 1]) == 1
assert nombre_essais([2, 2, 2, 2]) == 2

# ## La moyenne
#
# `moyenne()` est la moyenne de `nombre_essais` sur les 1296 secrets : elle appelle `nombre_essais` pour chacun d’eux.
# Vous devriez trouver environ 5,76.
# Renvoyez le nombre tel que vous l’avez calculé, ou correctement arrondi à deux décimales ou plus.
#
# Soyez patient : 1296 parties sont jouées, où des centaines de milliers de codes sont testés. Cela peut prendre
# une minute ; essayez d’abord la moyenne sur quelques secrets seulement.

def moyenne():
    ...  # votre code ici

# Enlevez le # de la ligne suivante quand vous avez une minute : environ 5.76 doit apparaître
# print(moyenne())

# ## Le pire des cas
#
# `maximum()` est le plus grand nombre d’essais que demande l’un des 1296 secrets. Elle appelle aussi `nombre_essais`.

def maximum():
    ...  # votre code ici

# Enlevez le # de la ligne suivante quand vous avez une minute
# print(maximum())

# ## Dans un autre ordre
#
# Faut-il essayer les codes dans l’ordre ? `moyenne_melange(n)` est le nombre moyen d’essais sur `n` parties. Dans
# chacune, le secret est tiré au hasard, et les codes sont parcourus dans un ordre mélangé : votre fonction appelle
# `nombre_essais` avec le secret et la liste des codes mélangés.
#
# Vous pouvez mélanger une fois pour les `n` parties, ou de nouveau à chaque partie ; un autre appel mélange de nouveau.
# On peut demander tout `n` à partir de 1, même plus de 1296 : un même secret peut revenir.
#
# Pour `n` grand, vous devriez trouver environ 4,64 : plus d’un essai de moins, par le seul hasard. Si vous ne
# mélangez qu’une fois, la moyenne dépend de cet ordre-là : le plus souvent de 4,57 à 4,77, parfois davantage.

import random

def moyenne_melange(n):
    ...  # votre code ici

assert 1 <= moyenne_melange(1) <= 10
assert 2 < moyenne_melange(10) < 8























# # Indices, si vous n’avancez plus

# ## Indice 1 pour nombre_essais
#
# Dans `jeu_2`, quelqu’un saisissait deux nombres après chaque proposition. Qui connaît ici le secret,
# et quelles fonctions donnent les deux nombres ?

# ## Indice 2 pour nombre_essais
#
# Écrivez à la main la partie contre 1 1 1 2. Quelle est la longueur de votre liste d’essais quand le code est trouvé ?
# La dernière proposition en fait-elle partie ?

# ## Indice 1 pour moyenne
#
# Une moyenne est un total divisé par un effectif. Qu’additionne-t-on ici, et sur combien de parties ?

# ## Indice 2 pour moyenne
#
# Multipliez votre moyenne, avant tout arrondi, par 1296 : vous devriez obtenir un nombre entier, le total des essais.
# Est-ce le cas ?
# Si vous trouvez exactement 5, laquelle des deux divisions `/` et `//` avez-vous employée ?

# ## Indice 1 pour maximum
#
# Que faut-il retenir d’une partie à l’autre, et quand cela change-t-il ?

# ## Indice 2 pour maximum
#
# Avez-vous parcouru tous les secrets, ceux qui répètent une couleur et ceux qui n’en répètent pas,
# de 1 1 1 1 jusqu’à 6 6 6 6 compris ?

# ## Indice 1 pour moyenne_melange
#
# `random.shuffle(liste)` modifie la liste qu’on lui donne. Que renvoie-t-elle ? Affichez-le, puis affichez la liste.

# ## Indice 2 pour moyenne_melange
#
# Si vous trouvez 5,76, l’ordre n’était pas mélangé : la liste que parcourt la partie est-elle bien celle que
# vous avez mélangée ?























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m05_averages.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
