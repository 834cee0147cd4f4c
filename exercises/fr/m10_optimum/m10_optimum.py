# # Le mieux possible, et vite
#
# **But.** Écrire les stratégies connues sous une seule forme, les mesurer sur tous les secrets, les comparer à l’optimum.
# **Laissé de côté.** Pas d’optimum du jeu classique : sa preuve demande de meilleures bornes. De petits jeux en donnent l’idée.
# **Environ 240 minutes.**

# MM(p, c) est le jeu dont les codes ont `p` pions de `c` couleurs, numérotées de 1 à `c`. Le jeu classique est
# MM(4, 6), qui a 1296 codes. Un code est une liste de nombres, et `tous_les_codes(p, c)` les donne tous dans l’ordre.
# Une **réponse** est le couple (bien placés, mal placés). Un code est un **candidat** tant qu’il est compatible avec
# toutes les réponses reçues.
#
# Une **stratégie** est une fonction de deux listes :
#
# - `candidates`, les codes encore possibles, dans l’ordre ; il y en a au moins un ;
# - `codes`, tous les codes qu’on a le droit de proposer, dans l’ordre ; les candidats en font partie.
#
# Le plus souvent, `codes` contient tous les codes du jeu ; si on met à leur place les candidats, seuls des candidats
# peuvent être proposés.
#
# Une stratégie renvoie le code à proposer, une liste, et laisse les deux listes telles quelles. Elle n’est pas obligée
# de proposer un candidat : un code qui ne peut pas être le secret en apprend parfois davantage.
#
# Vous allez écrire dix fonctions : un outil, cinq stratégies, et quatre fonctions pour les mesurer.
# Il y a au plus six couleurs, de sorte que `mal_places` suffit ; seule `score_table` doit en connaître davantage.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

# Collez ici vos propres fonctions des modules précédents :
# tous_les_codes, occurences, bien_places, mal_places.
# Les exemples et les cellules données peuvent en avoir besoin chez vous.
# Quand votre travail est examiné, une fonction qui manque ici, ou qui est fausse, est remplacée par une correcte.

# ## Les parts
#
# Proposez un code. Chaque candidat, s’il était le secret, donnerait une certaine réponse ; les candidats qui
# donneraient la même forment une **part**. Une fois la réponse connue, les candidats qui restent sont ceux de sa part.
#
# `parts(proposition, candidates)` est le dictionnaire qui associe à chaque réponse, un couple (bien placés, mal
# placés), la liste des candidats qui la donnent, dans l’ordre où ils se trouvent dans `candidates`. Une réponse que ne
# donne aucun candidat n’y figure pas. La réponse gagnante est une réponse comme les autres : quand la proposition est
# elle-même un candidat, elle est seule dans sa part.

def parts(proposition, candidates):
    ...  # votre code ici

assert parts([1, 1], [[1, 1], [1, 2], [2, 1], [2, 2]]) == {(2, 0): [[1, 1]], (1, 0): [[1, 2], [2, 1]], (0, 0): [[2, 2]]}
assert parts([1, 2], [[2, 1], [2, 3], [3, 1]]) == {(0, 2): [[2, 1]], (0, 1): [[2, 3], [3, 1]]}

# ## La stratégie que vous connaissez
#
# Essayer les codes dans l’ordre et proposer ceux qui sont compatibles avec les réponses, c’est aussi une stratégie ;
# et comme fonction des deux listes, elle est courte. `first_consistent(candidates, codes)` propose le premier candidat.

def first_consistent(candidates, codes):
    ...  # votre code ici

assert first_consistent([[1, 2], [2, 1]], [[1, 1], [1, 2], [2, 1], [2, 2]]) == [1, 2]

# ## Le pire des cas, aussi petit que possible
#
# Les quatre stratégies suivantes regardent un coup à l’avance : elles comparent les propositions
# d’après les tailles de leurs parts. Pour toutes les quatre,
#
# - on compare tous les codes de `codes`, qu’ils soient candidats ou non ;
# - la part de la réponse gagnante compte comme les autres, avec sa taille de 1 ;
# - entre des propositions aussi bonnes l’une que l’autre, un candidat passe avant un code qui n’en est pas un ;
#   on prend ensuite le plus petit code, celui qui vient le premier dans `codes`.
#
# Un candidat seul est donc toujours proposé : tous les codes se valent alors, et il est l’unique candidat.
#
# `minimax(candidates, codes)` (Knuth, 1977) propose le code dont la plus grande part est la plus petite.
# Si les candidats sont 1 1, 1 2 et 1 3, alors 1 1 a des parts de tailles 1 et 2 ; mais 2 1,
# qui ne peut pas être le secret, a trois parts de taille 1, et c’est lui qu’on propose.

def minimax(candidates, codes):
    ...  # votre code ici

assert minimax([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert minimax([[1, 3], [2, 2]], tous_les_codes(2, 3)) == [1, 3]
assert minimax(tous_les_codes(2, 3), tous_les_codes(2, 3)) == [1, 1]

# ## La plus petite taille attendue
#
# Une grande part n’est pas seulement mauvaise, elle est aussi probable : parmi 4 candidats, une part de taille 3
# se présente avec la probabilité 3/4. Le nombre attendu de candidats restants, pour des parts de tailles 3 et 1,
# est 3 × 3/4 + 1 × 1/4 = 2,5.
#
# `expected_size(candidates, codes)` (Irving, 1978) propose le code pour lequel ce nombre est le plus petit.
# Les égalités se règlent comme ci-dessus ; il faut donc que deux nombres égaux soient reconnus égaux :
# comparez-les exactement.

def expected_size(candidates, codes):
    ...  # votre code ici

assert expected_size([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert expected_size(tous_les_codes(2, 3), tous_les_codes(2, 3)) == [1, 2]

# ## La plus grande entropie
#
# L’entropie de la réponse mesure, en bits, ce qu’elle apprend en moyenne. Une part de probabilité q compte pour
# −q × log2(q) : des parts de tailles 2, 1, 1 parmi 4 candidats donnent 1/2 + 1/2 + 1/2 = 1,5 bit ; deux parts de
# taille 2 donnent 1 bit, une part unique en donne 0.
#
# `max_entropy(candidates, codes)` (Neuwirth, 1982) propose le code de plus grande entropie. Les égalités se règlent
# comme ci-dessus. Calculées en flottants, des entropies égales peuvent différer par leurs dernières décimales :
# des entropies qui diffèrent de moins de 1e-9 comptent comme égales.

from math import inf, log2, prod

def max_entropy(candidates, codes):
    ...  # votre code ici

assert max_entropy([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert max_entropy(tous_les_codes(2, 4), tous_les_codes(2, 4)) == [1, 2]

# ## Le plus grand nombre de parts
#
# `most_parts(candidates, codes)` (Kooi, 2005) propose le code qui a le plus grand nombre de parts,
# quelles que soient leurs tailles. Les égalités se règlent comme ci-dessus.

def most_parts(candidates, codes):
    ...  # votre code ici

assert most_parts([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert most_parts(tous_les_codes(2, 3), tous_les_codes(2, 3)) == [1, 2]

# ## Tous les secrets
#
# `evaluate(strategy, p, c)` fait jouer une stratégie, donnée comme fonction, contre chaque secret de MM(p, c).
# Elle renvoie un dictionnaire : à un nombre d’essais correspond le nombre de secrets trouvés en autant d’essais.
# Un nombre d’essais qui ne se présente pas n’est pas une clé. La proposition qui trouve le secret compte comme
# un essai. À chaque essai, la stratégie reçoit les candidats qui restent, dans l’ordre, et tous les codes du jeu.
#
# Une stratégie peut être mauvaise. Quand tous les candidats donnent la même réponse à sa proposition,
# et que ce n’est pas la réponse gagnante, on n’a rien appris : la stratégie recevrait de nouveau les deux mêmes listes
# et ferait sans fin la même proposition. Dans ce cas, `evaluate` lève une `ValueError`.
#
# Sur le jeu classique, vous devriez trouver les nombres de ce tableau. Soyez patient, chaque ligne sauf la première
# peut prendre des minutes ; commencez par de petits jeux.
#
# | stratégie | essais en tout | au plus |
# |---|---|---|
# | `first_consistent` | 7471 | 9 |
# | `minimax` | 5801 | 5 |
# | `expected_size` | 5696 | 6 |
# | `max_entropy` | 5722 | 6 |
# | `most_parts` | 5668 | 6 |

from collections import Counter
from functools import cache

def evaluate(strategy, p, c):
    ...  # votre code ici

assert evaluate(first_consistent, 2, 2) == {1: 1, 2: 2, 3: 1}
assert evaluate(minimax, 2, 3) == {1: 1, 2: 2, 3: 5, 4: 1}
assert evaluate(expected_size, 2, 3) == {1: 1, 2: 4, 3: 4}

# ## Toutes les réponses à la fois
#
# Il n’y a qu’un nombre limité de couples de codes. `score_table(p, c)` calcule d’avance toutes les réponses : un
# tableau numpy qui a une ligne et une colonne par code, numérotés à partir de 0 dans l’ordre. Son élément `[i, j]` est
# dix fois le nombre de bien placés plus le nombre de mal placés, pour les codes numéros i et j. Dans MM(2, 2), dont les
# codes sont 1 1, 1 2, 2 1, 2 2, l’élément `[1, 2]` vaut 2 : les deux pions sont mal placés.
#
# Les éléments sont des entiers. Ici, `c` peut dépasser 6 ; `p` vaut au plus 9.
#
# La vitesse compte. Votre fonction est chronométrée à côté d’une autre, qui parcourt tous les couples de codes par deux
# boucles Python, sur la même machine, l’une après l’autre : des points sont donnés pour aller deux fois plus vite,
# d’autres, plus nombreux, pour aller six fois plus vite. Des tableaux entiers calculés d’un coup font bien mieux
# encore. (Les autres fonctions se passent de numpy.)

import numpy as np

def score_table(p, c):
    ...  # votre code ici

assert score_table(2, 2).tolist() == [[20, 10, 10, 0], [10, 20, 2, 10], [10, 2, 20, 10], [0, 10, 10, 20]]
assert score_table(2, 7).shape == (49, 49)

# ## L’optimum
#
# Toutes ces stratégies regardent un coup à l’avance. Quelle serait la meilleure de toutes ? `optimal_total(p, c)` est
# le plus petit nombre total d’essais, sur tous les secrets de MM(p, c), qu’une stratégie, quelle qu’elle soit,
# puisse atteindre ; tout code peut être proposé. Dans MM(2, 2), aucune stratégie ne demande moins de 8 essais
# pour les quatre secrets.
#
# On ne la demande que pour de petits jeux : deux pions et jusqu’à 6 couleurs, trois pions et jusqu’à 3 couleurs,
# quatre ou cinq pions et 2 couleurs. Chacun devrait prendre quelques secondes au plus.

def optimal_total(p, c):
    ...  # votre code ici

assert optimal_total(2, 2) == 8
assert optimal_total(3, 2) == 18
assert optimal_total(2, 3) == 21

# ## Une stratégie comme donnée
#
# On peut aussi noter une stratégie sous forme d’**arbre**, un couple `(proposition, branches)` : `branches` est un
# dictionnaire qui associe à des réponses les arbres à suivre. La réponse gagnante n’a pas de branche, puisque la partie
# est finie ; un arbre dont les `branches` sont `{}` est une dernière proposition. En voici un pour MM(2, 2).

SMALL_TREE = ([1, 1], {(1, 0): ([1, 2], {(0, 2): ([2, 1], {})}), (0, 0): ([2, 2], {})})

# `check_tree(tree, p, c)` s’assure que l’arbre est une stratégie pour MM(p, c) qui trouve tous les secrets,
# et renvoie son nombre total d’essais sur tous les secrets. `SMALL_TREE` en a 1 + 2 + 3 + 2 = 8.
#
# À la racine, tous les codes sont candidats ; derrière une branche, ceux qui donnent sa réponse. Partout dans l’arbre,
#
# - la proposition doit être un code du jeu : `p` pions, des couleurs de 1 à `c` ;
# - chaque réponse que donne un candidat doit avoir sa branche, sauf la réponse gagnante ;
# - il ne doit pas y avoir d’autre branche.
#
# Si l’un de ces points n’est pas respecté, `check_tree` lève une `ValueError`, avec un message qui dit ce qui ne va
# pas. Une proposition qui n’apprend rien est permise : elle ne fait que coûter des essais. Les couples et les
# dictionnaires ont toujours la bonne forme ; seul ce qu’ils disent peut être faux.

def check_tree(tree, p, c):
    ...  # votre code ici

assert check_tree(SMALL_TREE, 2, 2) == 8
assert check_tree(([1], {(0, 0): ([2], {(0, 0): ([3], {})})}), 1, 3) == 6























# # Indices, si vous n’avancez plus

# ## Indice 1 pour parts
#
# Sur papier, avec la proposition 1 2 et les candidats 2 1, 2 3, 3 1 : notez la réponse à côté de chaque candidat.
# Comment rassemblez-vous ceux qui ont la même réponse ?

# ## Indice 2 pour parts
#
# Quand une réponse se présente pour la première fois, sa liste n’existe pas encore. Regardez ce que fait `setdefault`,
# ou bien `collections.defaultdict`.

# ## Indice 1 pour first_consistent
#
# Les candidats sont donnés dans l’ordre. Reste-t-il quelque chose à calculer ?

# ## Indice 2 pour first_consistent
#
# Pour regarder un élément d’une liste, faut-il l’en retirer ? Comparez `l[0]` et `l.pop(0)`.

# ## Indice 1 pour minimax
#
# Pour chaque code, un seul nombre dit s’il est bon. Lequel, et doit-il être grand ou petit ?

# ## Indice 2 pour minimax
#
# Python compare les tuples de gauche à droite : `(2, False) < (2, True) < (3, False)`, car `False < True`.
# Que mettre à la seconde place ? Et lequel de plusieurs éléments minimaux `min` donne-t-elle ?

# ## Indice 1 pour expected_size
#
# Écrivez le nombre attendu comme une seule fraction pour des parts de tailles 3 et 1, puis 2 et 2.
# Quel est son dénominateur, et dépend-il de la proposition ?

# ## Indice 2 pour expected_size
#
# En Python, `0.1 + 0.2 == 0.3` est-il vrai ? Comment comparer sans aucune division ?

# ## Indice 1 pour max_entropy
#
# Calculez d’abord l’entropie d’une seule proposition, et vérifiez-la sur les trois exemples du texte.
# Par quoi faut-il diviser la taille d’une part pour en faire une probabilité ?

# ## Indice 2 pour max_entropy
#
# Trouvez d’abord la plus grande entropie. Rassemblez ensuite, dans l’ordre, tous les codes qui s’en approchent assez :
# lequel passe en premier, s’il y a des candidats parmi eux, et s’il n’y en a pas ?

# ## Indice 1 pour most_parts
#
# Qu’est-ce qui a changé depuis les stratégies précédentes ? Si vos fonctions se ressemblent, quelle ligne
# fait la différence ?

# ## Indice 2 pour most_parts
#
# `max` prend aussi le premier de plusieurs éléments maximaux ; mais de `(5, True)` et `(5, False)`, lequel est le plus
# grand ?

# ## Indice 1 pour evaluate
#
# Écrivez d’abord une partie, pour un secret : que savez-vous des candidats après la réponse ?
# Jouez-la ensuite pour chaque secret. Quand est-il certain qu’une partie ne finira jamais ?

# ## Indice 2 pour evaluate
#
# Toutes les parties commencent par la même proposition, et les secrets d’une même part partagent aussi la suivante.
# Combien de fois faut-il appeler la stratégie pour le premier essai, si toutes les parties sont jouées ensemble ?

# ## Indice 1 pour score_table
#
# Soit `pegs` la colonne des premiers pions de tous les codes. Essayez `np.equal.outer(pegs, pegs)`, ou
# `pegs[:, None] == pegs[None, :]` : quelle est la forme du résultat, et que dit-il des codes i et j ?

# ## Indice 2 pour score_table
#
# Les pions communs sont une somme, sur les couleurs, du plus petit de deux nombres. Pour une couleur, les nombres
# de tous les codes forment un tableau ; `np.minimum` s’applique aussi à des tableaux entiers.
# Sur quoi faut-il encore boucler, et combien de tours cela fait-il ?

# ## Indice 1 pour optimal_total
#
# Quel est le total pour un candidat ? Pour deux ? Proposez maintenant un code : chaque candidat coûte cet essai-là,
# et ensuite ? Quelle part ne demande plus aucun essai ?

# ## Indice 2 pour optimal_total
#
# Quelles propositions amèneraient votre fonction à s’appeler elle-même avec exactement les mêmes candidats ?
# On peut les laisser de côté : pourquoi ?

# ## Indice 3 pour optimal_total
#
# On rencontre encore et encore les mêmes candidats, par des chemins différents. `functools.cache` retient les résultats
# d’une fonction ; il lui faut des arguments qu’un dictionnaire accepte comme clés, par exemple des tuples de tuples.

# ## Indice 1 pour check_tree
#
# Parcourez `SMALL_TREE` un crayon à la main : quels codes reste-t-il à chaque endroit, et combien d’essais
# chaque endroit a-t-il coûté à ceux qui y arrivent ?

# ## Indice 2 pour check_tree
#
# Chaque branche mène à un arbre plus petit, où moins de questions restent ouvertes. Que faut-il dire, en plus de cet
# arbre, à une fonction qui le vérifie ? Comparez les réponses de `parts` aux clés des branches, dans les deux sens.























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m10_optimum.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
