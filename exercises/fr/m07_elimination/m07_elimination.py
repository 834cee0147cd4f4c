# # Éliminer le plus possible
#
# **But.** Choisir chaque proposition pour ce que sa réponse apprendra, et mesurer ce joueur sur tous les codes secrets.
# **Laissé de côté.** Le joueur ne regarde qu’une réponse à l’avance : rien ici ne prouve qu’il soit le meilleur.
# **Environ 150 minutes.**

# Le programme du module 4 propose le premier code encore possible, quoi que sa réponse puisse apprendre.
# Le joueur de ce module regarde une réponse à l’avance : parmi tous les codes, il propose celui dont la réponse
# éliminera, en moyenne, le plus de codes encore possibles.
#
# Trois conventions valent partout :
#
# - MM(p, c) est le jeu à `p` pions et `c` couleurs, numérotées de 1 à `c` ; les couleurs peuvent se répéter. Un code
#   est une liste. Ce qui nous intéresse est MM(4, 8), avec ses 4096 codes ; de petits jeux, comme MM(2, 4) et ses
#   16 codes, servent aux essais ;
# - un **candidat** est un code compatible avec toutes les réponses déjà reçues : le code secret est l’un des
#   candidats ;
# - on peut proposer n’importe quel code, candidat ou non, et la proposition qui trouve le code secret compte comme
#   un essai.
#
# Les mots sont ceux des modules 1 à 5 : on parle de pions et de couleurs, non plus de caractères comme au module 6.
#
# Vous allez écrire sept fonctions. Chacune **renvoie** son résultat et laisse telles quelles les listes qu’elle reçoit.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

# Collez ici vos propres fonctions des modules précédents :
# tous_les_codes.
# Les exemples et les cellules données peuvent en avoir besoin chez vous.
# Quand votre travail est examiné, une fonction qui manque ici, ou qui est fausse, est remplacée par une correcte.

# Python sait compter pour vous, si vous le souhaitez : `Counter("banana")` est un dictionnaire qui contient 3 pour la
# lettre a, 2 pour n et 1 pour b. Il accepte tout ce qui peut être une clé de dictionnaire : nombres, textes, tuples,
# mais pas les listes.

import random
from collections import Counter

# ## La réponse
#
# `score_proposal(code, proposal)` est la réponse du jeu, le couple (bien placés, mal placés), sous forme de tuple, dans
# cet ordre. Les deux codes ont la même longueur, quelle qu’elle soit, et les couleurs sont des nombres quelconques
# à partir de 1 : la fonction `mal_places` du module 2 ne compte que six couleurs, alors qu’ici il y en a huit, ou plus.

def score_proposal(code, proposal):
    ...  # votre code ici

assert score_proposal([1, 2, 1, 3], [1, 2, 3, 1]) == (2, 2)
assert score_proposal([7, 8, 8], [8, 7, 7]) == (0, 2)

# ## Ce qu’une réponse élimine
#
# Supposez que le code secret soit l’un des `candidates`, tous aussi probables, et que l’on joue `proposal`.
# Les candidats qui donneraient la même réponse que le code secret restent ; les autres sont éliminés. La proposition
# trie donc les candidats selon leur réponse, en **parts** : quand le code secret est dans une part, cette part reste.
#
# Prenez les candidats 1 1, 1 2, 2 1, 2 2, et la proposition 1 2. Les réponses sont (1, 0), (2, 0), (0, 2), (1, 0) :
# trois parts, {1 1, 2 2}, {1 2} et {2 1}. Pour les codes secrets 1 1 et 2 2, deux candidats sont éliminés ;
# pour 1 2 et 2 1, trois le sont. La moyenne est (2 + 3 + 3 + 2) / 4 = 2,5.
#
# `expected_elimination(proposal, candidates)` est cette moyenne, sous forme de nombre flottant ou de `Fraction`, sans
# arrondi. Deux points sont fixés d’avance :
#
# - le code secret lui-même n’est jamais éliminé, même quand la proposition le trouve : dans l’exemple, pour le code
#   secret 1 2, trois candidats sont éliminés, et non quatre ;
# - `proposal` peut être ou non l’un des candidats. La liste `candidates` contient au moins un code, et chaque code
#   une seule fois.

def expected_elimination(proposal, candidates):
    ...  # votre code ici

assert expected_elimination([1, 2], [[1, 1], [1, 2], [2, 1], [2, 2]]) == 2.5
assert expected_elimination([3, 3], [[1, 1], [1, 2], [2, 1], [2, 2]]) == 0
assert expected_elimination([1, 2], [[1, 2]]) == 0

# ## La meilleure proposition
#
# `best_proposal(candidates, proposals)` est le code de `proposals` qui élimine le plus : celui pour lequel
# `expected_elimination` est le plus grand. Souvent, plusieurs codes partagent cette valeur. Il ne faut pas alors
# laisser faire le hasard, sinon deux programmes qui suivent la même règle jouent des parties différentes. La règle,
# dans cet ordre :
#
# 1. la plus grande espérance ;
# 2. si plusieurs codes l’atteignent, un candidat passe avant un code qui n’en est pas un : il peut être le code
#    secret ;
# 3. s’il en reste plusieurs, le plus petit, dans l’ordre du dictionnaire : 1 2 vient avant 2 1.
#
# Tout candidat est parmi les `proposals`, et les deux listes peuvent arriver dans n’importe quel ordre. S’il ne reste
# qu’un candidat, toute proposition élimine 0 candidat : d’après la deuxième règle, c’est ce candidat que l’on joue.
#
# *Égal* veut dire égal. Les sommes de nombres flottants ne sont pas exactes : `0.1 + 0.2 == 0.3` vaut `False` en
# Python, et de même, deux espérances égales peuvent paraître différentes selon l’ordre dans lequel on les a
# additionnées. Comparez des nombres entiers : entre propositions pour les mêmes candidats, a-t-on seulement besoin des
# divisions ?

def best_proposal(candidates, proposals):
    ...  # votre code ici

assert best_proposal([[1, 2], [1, 3], [1, 4]], [[1, 1], [1, 2], [1, 3], [1, 4], [2, 3]]) == [2, 3]
assert best_proposal([[1, 2], [2, 1]], [[2, 1], [1, 1], [1, 2], [1, 3]]) == [1, 2]
assert best_proposal([[3, 2]], [[1, 1], [3, 2]]) == [3, 2]

# ## Une partie
#
# `guess(secret, p=4, c=8)` joue à MM(p, c) contre ce code secret, et renvoie la liste des propositions, dans l’ordre,
# la gagnante comprise. Au début, tous les codes sont candidats ; chaque réponse laisse ceux qui l’auraient donnée ;
# et `best_proposal` choisit la proposition suivante parmi tous les codes du jeu.
#
# La première proposition est à part : c’est 1 2 … p dès qu’il y a assez de couleurs, c ≥ p. C’est permis :
# avant la première réponse on ne sait rien, quel que soit le code secret ; la première proposition est donc la même
# dans toutes les parties, et on peut la fixer une fois pour toutes. Dans MM(4, 8), `best_proposal` choisirait lui aussi
# 1 2 3 4, mais seulement après 4096 × 4096 réponses, soit une demi-minute ou plus. Dans certains jeux plus petits, il
# choisirait un autre code ; nous gardons 1 2 … p malgré tout. Quand c < p, un tel code n’existe pas, et c’est
# `best_proposal` qui décide.
#
# Le code secret sert à calculer les réponses, et à rien d’autre. Une partie de MM(4, 8) prend quelques secondes ; elle
# ne doit pas prendre plus d’une minute.

def guess(secret, p=4, c=8):
    ...  # votre code ici

assert guess([1, 2, 3, 4]) == [[1, 2, 3, 4]]
assert guess([3, 1], 2, 4) == [[1, 2], [2, 3], [3, 1]]
assert guess([1, 1, 1], 3, 2) == [[1, 1, 2], [1, 2, 2], [1, 1, 1]]

# ## Quelques parties au hasard
#
# `play_alone(n, p=4, c=8)` joue `n` parties avec `guess`. Le code secret de chaque partie est tiré au hasard parmi tous
# les codes, tous aussi probables ; le même peut revenir. Le résultat est un dictionnaire : à chaque nombre d’essais
# qui se présente correspond le nombre de parties qui en ont demandé autant ; les autres nombres n’y sont pas.
#
# Dix parties de MM(4, 8) prennent une à deux minutes : commencez par `play_alone(100, 2, 4)`.

def play_alone(n, p=4, c=8):
    ...  # votre code ici

assert play_alone(20, 1, 1) == {1: 20}
assert sum(play_alone(30, 2, 4).values()) == 30

# ## Tous les codes secrets
#
# On peut se passer du hasard : `exhaustive_stats(p, c)` joue une fois exactement chaque code secret de MM(p, c), et
# renvoie le dictionnaire qui donne, pour chaque nombre d’essais, le nombre de codes secrets qui en demandent autant.
# On n’y trouve que les nombres qui se présentent.
#
# Les jeux MM(2, 4) et MM(3, 4) ne demandent qu’un instant. Pour MM(4, 8), un programme simple a besoin d’une nuit
# entière : 4096 parties de quelques secondes chacune. Gardez-le pour plus tard ; ceux qui auront terminé découvriront
# comment le faire en quelques minutes.

def exhaustive_stats(p, c):
    ...  # votre code ici

assert exhaustive_stats(2, 4) == {1: 1, 2: 4, 3: 8, 4: 3}
assert sum(exhaustive_stats(3, 3).values()) == 27

# ## Selon ce qui se répète
#
# Les codes qui répètent une couleur sont-ils plus difficiles à trouver ? `stats_by_pattern(p, c)` sépare ce que
# `exhaustive_stats` réunit. Ses clés sont les multiplicités des codes, celles de `repartition` au module 1 : combien
# de fois apparaît chaque couleur du code, de la plus fréquente à la moins fréquente, sous forme de tuple. Le code
# 5 5 2 3 a (2, 1, 1). Chaque valeur est un dictionnaire qui donne, pour chaque nombre d’essais, le nombre de codes
# secrets, parmi ceux de cette sorte seulement. Là aussi, on n’y trouve que ce qui se présente.

def stats_by_pattern(p, c):
    ...  # votre code ici

assert stats_by_pattern(2, 2) == {(1, 1): {1: 1, 2: 1}, (2,): {2: 1, 3: 1}}
assert stats_by_pattern(2, 4) == {(1, 1): {1: 1, 2: 3, 3: 5, 4: 3}, (2,): {2: 1, 3: 3}}























# # Indices, si vous n’avancez plus

# ## Indice 1 pour score_proposal
#
# Quelles couleurs faut-il compter, quand on ne sait pas combien il y en a ? Où peut-on les lire ?

# ## Indice 2 pour score_proposal
#
# Face au code 7 8 8, la proposition 8 8 8 a deux pions bien placés et rien d’autre.
# Que trouve votre fonction en commun, et que faut-il retirer ?

# ## Indice 1 pour expected_elimination
#
# Il vous faut les tailles des parts et rien d’autre. Quelles pourraient être les clés d’un dictionnaire de compteurs ?

# ## Indice 2 pour expected_elimination
#
# Il y a 10 candidats, en parts de 5, 3 et 2. Pour combien de codes secrets la part de 5 reste-t-elle, et combien de
# candidats sont alors éliminés ? De même pour les deux autres : quelle est la moyenne sur les 10 codes secrets ?

# ## Indice 1 pour best_proposal
#
# Avec les candidats 1 2, 1 3, 1 4, écrivez les réponses à la proposition 2 3, puis celles à la proposition 1 2.
# Laquelle des deux trie le mieux les candidats ? Est-ce un candidat ?

# ## Indice 2 pour best_proposal
#
# Trois règles, l’une après l’autre : c’est ainsi que Python compare les tuples. Lequel est le plus petit,
# `(4, True, [1, 2])` ou `(4, False, [2, 1])` ? Et à quoi sert le paramètre `key` de `min` ?

# ## Indice 3 pour best_proposal
#
# Quand le nombre de candidats est fixé, plus on en élimine, moins il en reste. Quel nombre entier, calculé à partir
# des tailles des parts, est le plus petit quand l’espérance est la plus grande ?

# ## Indice 1 pour guess
#
# Jouez à la main à MM(2, 4) contre 3 1. Quels candidats laisse la réponse à 1 2, et que donne `best_proposal`
# pour eux ?

# ## Indice 2 pour guess
#
# Quand la partie finit-elle : quand il ne reste qu’un candidat, ou quand une réponse dit que tout est bien placé ?
# Quelle est la différence pour le code secret 3 1 ?

# ## Indice 1 pour play_alone
#
# `random.choice` tire dans une liste, `random.randint(1, c)` tire une couleur. Comment obtient-on un code secret entier
# avec l’une, et avec l’autre ? Votre code secret peut-il être 1 1, dans MM(2, 4) ?

# ## Indice 2 pour play_alone
#
# Quelles lignes font partie d’une seule partie, et sont répétées n fois ? Le tirage du code secret en est-il ?

# ## Indice 1 pour exhaustive_stats
#
# Qu’y a-t-il de commun avec `play_alone`, et quelle ligne change ?

# ## Indice 2 pour exhaustive_stats
#
# Quelle doit être la somme des valeurs de votre dictionnaire pour MM(2, 4) ? Combien de codes secrets peuvent ne
# demander qu’un seul essai ?

# ## Indice 1 pour stats_by_pattern
#
# Les valeurs du grand dictionnaire sont elles-mêmes des dictionnaires. Que doit-il se passer quand arrive le premier
# code secret d’une sorte, et quand un nombre d’essais se présente pour la première fois dans sa sorte ?

# ## Indice 2 pour stats_by_pattern
#
# Écrivez les multiplicités de 5 2 5 3 et de 2 3 5 5. Ces deux codes doivent-ils être comptés ensemble ?
# Quelle opération les rend égales ?























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m07_elimination.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
