# %% [raw]
# minutes = 240
#
# [title]
# en = "The best there is, and fast"
# fr = "Le mieux possible, et vite"
#
# [goal]
# en = "Write the known strategies in one form, measure them over all secrets, and compare them with the optimum."
# fr = "Écrire les stratégies connues sous une seule forme, les mesurer sur tous les secrets, les comparer à l'optimum."
#
# [leaves_out]
# en = "No optimum of the classic game, whose proof takes better bounds than yours here: small games show what it is."
# fr = "Pas d'optimum du jeu classique : sa preuve demande de meilleures bornes. De petits jeux en donnent l'idée."

# %% [markdown] lang="en"
# MM(p, c) is the game whose codes have `p` pegs in `c` colours, numbered from 1 to `c`. The classic game is MM(4, 6),
# with 1296 codes. A code is a list of numbers, and `tous_les_codes(p, c)` gives all of them in order.
# An **answer** is the pair (well placed, misplaced). A code is a **candidate** as long as it is consistent
# with all the answers received.
#
# A **strategy** is a function of two lists:
#
# - `candidates`, the codes still possible, in order; there is at least one;
# - `codes`, all the codes that may be proposed, in order; the candidates are among them.
#
# Mostly, `codes` are all the codes of the game; with the candidates in their place, only candidates may be proposed.
#
# A strategy returns the code to propose, a list, and leaves both lists as they were. It need not propose a candidate:
# a code that cannot be the secret may teach more.
#
# You write ten functions: a tool, five strategies, and four functions to measure them.
# The colours are at most six, so that `mal_places` is good enough; only `score_table` must know more of them.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.
# %% [markdown] lang="fr"
# MM(p, c) est le jeu dont les codes ont `p` pions de `c` couleurs, numérotées de 1 à `c`. Le jeu classique est
# MM(4, 6), qui a 1296 codes. Un code est une liste de nombres, et `tous_les_codes(p, c)` les donne tous dans l'ordre.
# Une **réponse** est le couple (bien placés, mal placés). Un code est un **candidat** tant qu'il est compatible avec
# toutes les réponses reçues.
#
# Une **stratégie** est une fonction de deux listes :
#
# - `candidates`, les codes encore possibles, dans l'ordre ; il y en a au moins un ;
# - `codes`, tous les codes qu'on a le droit de proposer, dans l'ordre ; les candidats en font partie.
#
# Le plus souvent, `codes` contient tous les codes du jeu ; si on met à leur place les candidats, seuls des candidats
# peuvent être proposés.
#
# Une stratégie renvoie le code à proposer, une liste, et laisse les deux listes telles quelles. Elle n'est pas obligée
# de proposer un candidat : un code qui ne peut pas être le secret en apprend parfois davantage.
#
# Vous allez écrire dix fonctions : un outil, cinq stratégies, et quatre fonctions pour les mesurer.
# Il y a au plus six couleurs, de sorte que `mal_places` suffit ; seule `score_table` doit en connaître davantage.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

# %% earlier="tous_les_codes occurences bien_places mal_places"
from solutions.m01_codes import tous_les_codes
from solutions.m02_pegs import bien_places, mal_places

# %% [markdown] lang="en"
# ## The parts
#
# Propose a code. Each candidate, were it the secret, would give some answer; the candidates that would give
# the same one form a **part**. Once the answer is known, the candidates left are those of its part.
#
# `parts(proposition, candidates)` is the dictionary that maps each answer, a pair (well placed, misplaced),
# to the list of the candidates that give it, in the order in which they stand in `candidates`.
# An answer that no candidate gives is not in it. The winning answer is like any other:
# when the proposition is itself a candidate, it is alone in its part.
# %% [markdown] lang="fr"
# ## Les parts
#
# Proposez un code. Chaque candidat, s'il était le secret, donnerait une certaine réponse ; les candidats qui
# donneraient la même forment une **part**. Une fois la réponse connue, les candidats qui restent sont ceux de sa part.
#
# `parts(proposition, candidates)` est le dictionnaire qui associe à chaque réponse, un couple (bien placés, mal
# placés), la liste des candidats qui la donnent, dans l'ordre où ils se trouvent dans `candidates`. Une réponse que ne
# donne aucun candidat n'y figure pas. La réponse gagnante est une réponse comme les autres : quand la proposition est
# elle-même un candidat, elle est seule dans sa part.


# %% task="parts" needs="bien_places mal_places"
def parts(proposition, candidates):
    ### BEGIN SOLUTION
    found = {}
    for candidate in candidates:
        answer = bien_places(proposition, candidate), mal_places(proposition, candidate)
        found.setdefault(answer, []).append(candidate)
    return found
    ### END SOLUTION


# %% examples="parts"
assert parts([1, 1], [[1, 1], [1, 2], [2, 1], [2, 2]]) == {(2, 0): [[1, 1]], (1, 0): [[1, 2], [2, 1]], (0, 0): [[2, 2]]}
assert parts([1, 2], [[2, 1], [2, 3], [3, 1]]) == {(0, 2): [[2, 1]], (0, 1): [[2, 3], [3, 1]]}

# %% [markdown] lang="en" hint="parts"
# On paper, with the proposition 1 2 and the candidates 2 1, 2 3, 3 1: write the answer beside each candidate.
# How do you bring together those with the same answer?
# %% [markdown] lang="fr" hint="parts"
# Sur papier, avec la proposition 1 2 et les candidats 2 1, 2 3, 3 1 : notez la réponse à côté de chaque candidat.
# Comment rassemblez-vous ceux qui ont la même réponse ?
# %% [markdown] lang="en" hint="parts"
# When an answer is met for the first time, its list does not exist yet. Look at what `setdefault` does,
# or `collections.defaultdict`.
# %% [markdown] lang="fr" hint="parts"
# Quand une réponse se présente pour la première fois, sa liste n'existe pas encore. Regardez ce que fait `setdefault`,
# ou bien `collections.defaultdict`.

# %% [markdown] lang="en"
# ## The strategy you know
#
# Trying the codes in order and proposing those that are consistent with the answers is a strategy too, and as a
# function of the two lists it is short. `first_consistent(candidates, codes)` proposes the first candidate.
# %% [markdown] lang="fr"
# ## La stratégie que vous connaissez
#
# Essayer les codes dans l'ordre et proposer ceux qui sont compatibles avec les réponses, c'est aussi une stratégie ;
# et comme fonction des deux listes, elle est courte. `first_consistent(candidates, codes)` propose le premier candidat.


# %% task="first_consistent"
def first_consistent(candidates, codes):
    ### BEGIN SOLUTION
    return candidates[0]
    ### END SOLUTION


# %% examples="first_consistent"
assert first_consistent([[1, 2], [2, 1]], [[1, 1], [1, 2], [2, 1], [2, 2]]) == [1, 2]

# %% [markdown] lang="en" hint="first_consistent"
# The candidates are given in order. Is anything left to compute?
# %% [markdown] lang="fr" hint="first_consistent"
# Les candidats sont donnés dans l'ordre. Reste-t-il quelque chose à calculer ?
# %% [markdown] lang="en" hint="first_consistent"
# To look at an element of a list, must one take it out of the list? Compare `l[0]` with `l.pop(0)`.
# %% [markdown] lang="fr" hint="first_consistent"
# Pour regarder un élément d'une liste, faut-il l'en retirer ? Comparez `l[0]` et `l.pop(0)`.

# %% [markdown] lang="en"
# ## The smallest worst case
#
# The next four strategies look one step ahead: they compare the propositions by the sizes of their parts.
# For all four of them,
#
# - every code of `codes` is compared, be it a candidate or not;
# - the part of the winning answer counts like the others, with its size of 1;
# - among equally good propositions, a candidate goes before a code that is not one;
#   then the smallest code is taken, the one that comes first in `codes`.
#
# So a single candidate is always proposed: every code is equally good then, and it is the only candidate.
#
# `minimax(candidates, codes)` (Knuth, 1977) proposes the code whose largest part is the smallest.
# If the candidates are 1 1, 1 2 and 1 3, then 1 1 has parts of sizes 1 and 2; but 2 1,
# which cannot be the secret, has three parts of size 1 and is proposed.
# %% [markdown] lang="fr"
# ## Le pire des cas, aussi petit que possible
#
# Les quatre stratégies suivantes regardent un coup à l'avance : elles comparent les propositions
# d'après les tailles de leurs parts. Pour toutes les quatre,
#
# - on compare tous les codes de `codes`, qu'ils soient candidats ou non ;
# - la part de la réponse gagnante compte comme les autres, avec sa taille de 1 ;
# - entre des propositions aussi bonnes l'une que l'autre, un candidat passe avant un code qui n'en est pas un ;
#   on prend ensuite le plus petit code, celui qui vient le premier dans `codes`.
#
# Un candidat seul est donc toujours proposé : tous les codes se valent alors, et il est l'unique candidat.
#
# `minimax(candidates, codes)` (Knuth, 1977) propose le code dont la plus grande part est la plus petite.
# Si les candidats sont 1 1, 1 2 et 1 3, alors 1 1 a des parts de tailles 1 et 2 ; mais 2 1,
# qui ne peut pas être le secret, a trois parts de taille 1, et c'est lui qu'on propose.


# %% task="minimax" needs="parts"
def minimax(candidates, codes):
    ### BEGIN SOLUTION
    def score(code):
        return max(map(len, parts(code, candidates).values())), code not in candidates

    return min(codes, key=score)
    ### END SOLUTION


# %% examples="minimax"
assert minimax([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert minimax([[1, 3], [2, 2]], tous_les_codes(2, 3)) == [1, 3]
assert minimax(tous_les_codes(2, 3), tous_les_codes(2, 3)) == [1, 1]

# %% [markdown] lang="en" hint="minimax"
# For each code, one number tells how good it is. Which one, and must it be large or small?
# %% [markdown] lang="fr" hint="minimax"
# Pour chaque code, un seul nombre dit s'il est bon. Lequel, et doit-il être grand ou petit ?
# %% [markdown] lang="en" hint="minimax"
# Python compares tuples from left to right: `(2, False) < (2, True) < (3, False)`, because `False < True`.
# What could stand at the second place? And which of several smallest elements does `min` give?
# %% [markdown] lang="fr" hint="minimax"
# Python compare les tuples de gauche à droite : `(2, False) < (2, True) < (3, False)`, car `False < True`.
# Que mettre à la seconde place ? Et lequel de plusieurs éléments minimaux `min` donne-t-elle ?

# %% [markdown] lang="en"
# ## The smallest expected size
#
# A large part is not only bad, it is also likely: a part of size 3 among 4 candidates comes with probability 3/4.
# The expected number of candidates left, with parts of sizes 3 and 1, is 3 × 3/4 + 1 × 1/4 = 2.5.
#
# `expected_size(candidates, codes)` (Irving, 1978) proposes the code for which this number is the smallest.
# Ties are resolved as above; so two equal numbers must be found equal: compare them exactly.
# %% [markdown] lang="fr"
# ## La plus petite taille attendue
#
# Une grande part n'est pas seulement mauvaise, elle est aussi probable : parmi 4 candidats, une part de taille 3
# se présente avec la probabilité 3/4. Le nombre attendu de candidats restants, pour des parts de tailles 3 et 1,
# est 3 × 3/4 + 1 × 1/4 = 2.5.
#
# `expected_size(candidates, codes)` (Irving, 1978) propose le code pour lequel ce nombre est le plus petit.
# Les égalités se règlent comme ci-dessus ; il faut donc que deux nombres égaux soient reconnus égaux :
# comparez-les exactement.


# %% task="expected_size" needs="parts"
def expected_size(candidates, codes):
    ### BEGIN SOLUTION
    def score(code):
        return sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates

    return min(codes, key=score)
    ### END SOLUTION


# %% examples="expected_size"
assert expected_size([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert expected_size(tous_les_codes(2, 3), tous_les_codes(2, 3)) == [1, 2]

# %% [markdown] lang="en" hint="expected_size"
# Write the expected number as one fraction for parts of sizes 3 and 1, then for parts of sizes 2 and 2.
# What is its denominator, and does it depend on the proposition?
# %% [markdown] lang="fr" hint="expected_size"
# Écrivez le nombre attendu comme une seule fraction pour des parts de tailles 3 et 1, puis 2 et 2.
# Quel est son dénominateur, et dépend-il de la proposition ?
# %% [markdown] lang="en" hint="expected_size"
# Is `0.1 + 0.2 == 0.3` true in Python? How can you compare without any division?
# %% [markdown] lang="fr" hint="expected_size"
# En Python, `0.1 + 0.2 == 0.3` est-il vrai ? Comment comparer sans aucune division ?

# %% [markdown] lang="en"
# ## The largest entropy
#
# The entropy of the answer measures, in bits, how much it teaches on average. A part of probability q counts for
# −q × log2(q): parts of sizes 2, 1, 1 among 4 candidates give 1/2 + 1/2 + 1/2 = 1.5 bits; two parts of size 2
# give 1 bit, a single part 0.
#
# `max_entropy(candidates, codes)` (Neuwirth, 1982) proposes the code of the largest entropy. Ties are resolved as
# above. Computed with floats, equal entropies may differ by their last digits: entropies that differ by less than 1e-9
# count as equal.
# %% [markdown] lang="fr"
# ## La plus grande entropie
#
# L'entropie de la réponse mesure, en bits, ce qu'elle apprend en moyenne. Une part de probabilité q compte pour
# −q × log2(q) : des parts de tailles 2, 1, 1 parmi 4 candidats donnent 1/2 + 1/2 + 1/2 = 1.5 bit ; deux parts de
# taille 2 donnent 1 bit, une part unique en donne 0.
#
# `max_entropy(candidates, codes)` (Neuwirth, 1982) propose le code de plus grande entropie. Les égalités se règlent
# comme ci-dessus. Calculées en flottants, des entropies égales peuvent différer par leurs dernières décimales :
# des entropies qui diffèrent de moins de 1e-9 comptent comme égales.

# %%
from math import inf, log2, prod


# %% task="max_entropy" needs="parts"
def max_entropy(candidates, codes):
    ### BEGIN SOLUTION
    def score(code):
        sizes = map(len, parts(code, candidates).values())
        return prod(size**size for size in sizes), code not in candidates

    return min(codes, key=score)
    ### END SOLUTION


# %% examples="max_entropy"
assert max_entropy([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert max_entropy(tous_les_codes(2, 4), tous_les_codes(2, 4)) == [1, 2]

# %% [markdown] lang="en" hint="max_entropy"
# Compute the entropy of one proposition first, and check it against the three examples of the text.
# By what must the size of a part be divided to make it a probability?
# %% [markdown] lang="fr" hint="max_entropy"
# Calculez d'abord l'entropie d'une seule proposition, et vérifiez-la sur les trois exemples du texte.
# Par quoi faut-il diviser la taille d'une part pour en faire une probabilité ?
# %% [markdown] lang="en" hint="max_entropy"
# Find the largest entropy first. Then collect, in order, all the codes that come near enough to it:
# which of them goes first, if there are candidates among them, and if there are none?
# %% [markdown] lang="fr" hint="max_entropy"
# Trouvez d'abord la plus grande entropie. Rassemblez ensuite, dans l'ordre, tous les codes qui s'en approchent assez :
# lequel passe en premier, s'il y a des candidats parmi eux, et s'il n'y en a pas ?

# %% [markdown] lang="en" solved=true
# ## Entropy without logarithms
#
# For N candidates, the entropy of parts of sizes n₁, n₂, … is log2(N) − (n₁ × log2(n₁) + n₂ × log2(n₂) + …) / N. It is
# the largest when the sum is the smallest, that is, when the *product* of the numbers nᵢ to the power nᵢ is the
# smallest: a whole number, which Python compares exactly. We prefer it to the bits: there is no tolerance to choose.
# Below, the same with bits: the best value first, then everything that comes near enough.
# %% [markdown] lang="fr" solved=true
# ## L'entropie sans logarithmes
#
# Pour N candidats, l'entropie de parts de tailles n₁, n₂, … est log2(N) − (n₁ × log2(n₁) + n₂ × log2(n₂) + …) / N. Elle
# est la plus grande quand la somme est la plus petite, c'est-à-dire quand le *produit* des nᵢ à la puissance nᵢ l'est :
# un nombre entier, que Python compare exactement. Nous le préférons aux bits : il n'y a pas de tolérance à choisir.
# Ci-dessous, la même chose avec des bits : d'abord la meilleure valeur, puis tout ce qui s'en approche assez.


# %% another="max_entropy"
def max_entropy_in_bits(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    entropies = [entropy(code) for code in codes]
    equally_good = [code for code, bits in zip(codes, entropies) if bits > max(entropies) - 1e-9]
    possible = [code for code in equally_good if code in candidates]
    return (possible or equally_good)[0]


# %% [markdown] lang="en"
# ## The largest number of parts
#
# `most_parts(candidates, codes)` (Kooi, 2005) proposes the code with the largest number of parts, whatever their sizes.
# Ties are resolved as above.
# %% [markdown] lang="fr"
# ## Le plus grand nombre de parts
#
# `most_parts(candidates, codes)` (Kooi, 2005) propose le code qui a le plus grand nombre de parts,
# quelles que soient leurs tailles. Les égalités se règlent comme ci-dessus.


# %% task="most_parts" needs="parts"
def most_parts(candidates, codes):
    ### BEGIN SOLUTION
    return min(codes, key=lambda code: (-len(parts(code, candidates)), code not in candidates))
    ### END SOLUTION


# %% examples="most_parts"
assert most_parts([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert most_parts(tous_les_codes(2, 3), tous_les_codes(2, 3)) == [1, 2]

# %% [markdown] lang="en" hint="most_parts"
# What has changed since the strategies before? If your functions look alike, which line makes the difference?
# %% [markdown] lang="fr" hint="most_parts"
# Qu'est-ce qui a changé depuis les stratégies précédentes ? Si vos fonctions se ressemblent, quelle ligne
# fait la différence ?
# %% [markdown] lang="en" hint="most_parts"
# `max` also takes the first of several largest elements; but in `(5, True)` and `(5, False)`, which one is the largest?
# %% [markdown] lang="fr" hint="most_parts"
# `max` prend aussi le premier de plusieurs éléments maximaux ; mais de `(5, True)` et `(5, False)`, lequel est le plus
# grand ?

# %% [markdown] lang="en"
# ## All the secrets
#
# `evaluate(strategy, p, c)` plays a strategy, given as a function, against every secret of MM(p, c).
# It returns a dictionary: to a number of tries belongs the number of secrets that were found in so many tries.
# A number of tries that does not occur is not a key. The proposition that finds the secret counts as a try.
# At each try, the strategy receives the candidates left, in order, and all the codes of the game.
#
# A strategy may be a bad one. When all the candidates give the same answer to its proposition,
# and it is not the winning one, nothing has been learnt: the strategy would receive the same two lists again
# and make the same proposition for ever. In that case, `evaluate` raises a `ValueError`.
#
# On the classic game, you should find the numbers of this table. Be patient, each line but the first may take minutes;
# small games first.
#
# | strategy | tries in all | most tries |
# |---|---|---|
# | `first_consistent` | 7471 | 9 |
# | `minimax` | 5801 | 5 |
# | `expected_size` | 5696 | 6 |
# | `max_entropy` | 5722 | 6 |
# | `most_parts` | 5668 | 6 |
# %% [markdown] lang="fr"
# ## Tous les secrets
#
# `evaluate(strategy, p, c)` fait jouer une stratégie, donnée comme fonction, contre chaque secret de MM(p, c).
# Elle renvoie un dictionnaire : à un nombre d'essais correspond le nombre de secrets trouvés en autant d'essais.
# Un nombre d'essais qui ne se présente pas n'est pas une clé. La proposition qui trouve le secret compte comme
# un essai. À chaque essai, la stratégie reçoit les candidats qui restent, dans l'ordre, et tous les codes du jeu.
#
# Une stratégie peut être mauvaise. Quand tous les candidats donnent la même réponse à sa proposition,
# et que ce n'est pas la réponse gagnante, on n'a rien appris : la stratégie recevrait de nouveau les deux mêmes listes
# et ferait sans fin la même proposition. Dans ce cas, `evaluate` lève une `ValueError`.
#
# Sur le jeu classique, vous devriez trouver les nombres de ce tableau. Soyez patient, chaque ligne sauf la première
# peut prendre des minutes ; commencez par de petits jeux.
#
# | stratégie | essais en tout | au plus |
# |---|---|---|
# | `first_consistent` | 7471 | 9 |
# | `minimax` | 5801 | 5 |
# | `expected_size` | 5696 | 6 |
# | `max_entropy` | 5722 | 6 |
# | `most_parts` | 5668 | 6 |

# %%
from collections import Counter
from functools import cache


# %% task="evaluate" needs="first_consistent minimax expected_size max_entropy most_parts tous_les_codes" slow=true
def evaluate(strategy, p, c):
    ### BEGIN SOLUTION
    codes, tries = tous_les_codes(p, c), []
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError(f"{proposition} teaches nothing when these are possible: {candidates}")
            # fr: {proposition} n'apprend rien quand ceux-ci sont possibles : {candidates}
        if found.pop((p, 0), None):
            tries.append(rank)
        groups += [(rank + 1, part) for part in found.values()]
    return dict(sorted(Counter(tries).items()))
    ### END SOLUTION


# %% examples="evaluate"
assert evaluate(first_consistent, 2, 2) == {1: 1, 2: 2, 3: 1}
assert evaluate(minimax, 2, 3) == {1: 1, 2: 2, 3: 5, 4: 1}
assert evaluate(expected_size, 2, 3) == {1: 1, 2: 4, 3: 4}

# %% [markdown] lang="en" hint="evaluate"
# Write one game first, for one secret: what do you know about the candidates after the answer?
# Then play it for every secret. When is it certain that a game will never end?
# %% [markdown] lang="fr" hint="evaluate"
# Écrivez d'abord une partie, pour un secret : que savez-vous des candidats après la réponse ?
# Jouez-la ensuite pour chaque secret. Quand est-il certain qu'une partie ne finira jamais ?
# %% [markdown] lang="en" hint="evaluate"
# All the games begin with the same proposition, and the secrets of one part also share the next one.
# How many times must the strategy be called for the first try, if all games are played together?
# %% [markdown] lang="fr" hint="evaluate"
# Toutes les parties commencent par la même proposition, et les secrets d'une même part partagent aussi la suivante.
# Combien de fois faut-il appeler la stratégie pour le premier essai, si toutes les parties sont jouées ensemble ?

# %% [markdown] lang="en" solved=true
# ## Game by game, and answers remembered
#
# Played together, the games of MM(4, 6) call `minimax` 1378 times; one by one, 5801 times, and the longest call of all,
# the first one, is made 1296 times over. The function below plays them one by one. It is the definition;
# we prefer the first one as soon as there are more than a hundred codes.
#
# Nearly all the time goes into answers, and the same pair of codes is compared again and again.
# `parts_remembered` computes each of them once; what it remembers of MM(4, 6) fills about 300 megabytes.
# %% [markdown] lang="fr" solved=true
# ## Partie par partie, et des réponses retenues
#
# Jouées ensemble, les parties de MM(4, 6) appellent `minimax` 1378 fois ; une par une, 5801 fois, et l'appel le plus
# long de tous, le premier, est fait 1296 fois. La fonction ci-dessous les joue une par une. C'est la définition ; nous
# préférons la première dès qu'il y a plus d'une centaine de codes.
#
# Presque tout le temps passe en réponses, et les deux mêmes codes sont comparés encore et encore.
# `parts_remembered` ne calcule chacune qu'une fois ; ce qu'elle retient de MM(4, 6) occupe environ 300 mégaoctets.


# %% another="evaluate"
def evaluate_one_by_one(strategy, p, c):
    codes, tally = tous_les_codes(p, c), {}
    for secret in codes:
        candidates, tries = codes, 1
        while (proposition := strategy(candidates, codes)) != secret:
            answer = bien_places(proposition, secret), mal_places(proposition, secret)
            left = parts(proposition, candidates)[answer]
            if len(left) == len(candidates):
                raise ValueError(f"{proposition} teaches nothing when these are possible: {candidates}")
                # fr: {proposition} n'apprend rien quand ceux-ci sont possibles : {candidates}
            candidates, tries = left, tries + 1
        tally[tries] = tally.get(tries, 0) + 1
    return tally


# %% solved=true
@cache
def known_answers(proposition):
    """The answers to a proposition that have been computed so far."""
    # fr: Les réponses à une proposition calculées jusqu'ici.
    return {}


# %% fast="parts"
def parts_remembered(proposition, candidates):
    known, found = known_answers(tuple(proposition)), {}
    for candidate in candidates:
        key = tuple(candidate)
        if key not in known:
            known[key] = bien_places(proposition, candidate), mal_places(proposition, candidate)
        found.setdefault(known[key], []).append(candidate)
    return found


# %% [markdown] lang="en"
# ## All the answers at once
#
# There are only so many pairs of codes. `score_table(p, c)` computes all the answers beforehand: an array of numpy
# with one row and one column for each code, numbered from 0 in order. Its entry `[i, j]` is ten times the number of
# well placed pegs plus the number of misplaced ones, for the codes number i and j. In MM(2, 2),
# whose codes are 1 1, 1 2, 2 1, 2 2, the entry `[1, 2]` is 2: both pegs are misplaced.
#
# The entries are integers. Here `c` may be larger than 6; `p` is at most 9.
#
# Speed counts. Your function is timed beside one that goes through all pairs of codes in two loops of Python,
# on the same machine, one after the other: some points are for being twice as fast, more for being six times as fast.
# Whole arrays computed at once go far beyond that. (The other functions do without numpy.)
# %% [markdown] lang="fr"
# ## Toutes les réponses à la fois
#
# Il n'y a qu'un nombre limité de couples de codes. `score_table(p, c)` calcule d'avance toutes les réponses : un
# tableau numpy qui a une ligne et une colonne par code, numérotés à partir de 0 dans l'ordre. Son élément `[i, j]` est
# dix fois le nombre de bien placés plus le nombre de mal placés, pour les codes numéros i et j. Dans MM(2, 2), dont les
# codes sont 1 1, 1 2, 2 1, 2 2, l'élément `[1, 2]` vaut 2 : les deux pions sont mal placés.
#
# Les éléments sont des entiers. Ici, `c` peut dépasser 6 ; `p` vaut au plus 9.
#
# La vitesse compte. Votre fonction est chronométrée à côté d'une autre, qui parcourt tous les couples de codes par deux
# boucles Python, sur la même machine, l'une après l'autre : des points sont donnés pour aller deux fois plus vite,
# d'autres, plus nombreux, pour aller six fois plus vite. Des tableaux entiers calculés d'un coup font bien mieux
# encore. (Les autres fonctions se passent de numpy.)

# %%
import numpy as np


# %% task="score_table" needs="tous_les_codes"
def score_table(p, c):
    ### BEGIN SOLUTION
    codes = np.array(tous_les_codes(p, c))
    well_placed = sum(np.equal.outer(pegs, pegs).view(np.int8) for pegs in codes.T)
    counts = [(codes == colour).sum(axis=1, dtype=np.int8) for colour in range(1, c + 1)]
    in_common = sum(np.minimum.outer(count, count) for count in counts)
    return 9 * well_placed + in_common
    ### END SOLUTION


# %% examples="score_table"
assert score_table(2, 2).tolist() == [[20, 10, 10, 0], [10, 20, 2, 10], [10, 2, 20, 10], [0, 10, 10, 20]]
assert score_table(2, 7).shape == (49, 49)

# %% [markdown] lang="en" hint="score_table"
# Let `pegs` be the column of the first pegs of all codes. Try `np.equal.outer(pegs, pegs)`, or
# `pegs[:, None] == pegs[None, :]`: what is the shape of the result, and what does it say about codes i and j?
# %% [markdown] lang="fr" hint="score_table"
# Soit `pegs` la colonne des premiers pions de tous les codes. Essayez `np.equal.outer(pegs, pegs)`, ou
# `pegs[:, None] == pegs[None, :]` : quelle est la forme du résultat, et que dit-il des codes i et j ?
# %% [markdown] lang="en" hint="score_table"
# The common pegs are a sum over the colours of the smaller of two counts. For one colour, the counts of all codes form
# one array; `np.minimum` works on whole arrays too. Over what do you still have to loop, and how many turns is that?
# %% [markdown] lang="fr" hint="score_table"
# Les pions communs sont une somme, sur les couleurs, du plus petit de deux nombres. Pour une couleur, les nombres
# de tous les codes forment un tableau ; `np.minimum` s'applique aussi à des tableaux entiers.
# Sur quoi faut-il encore boucler, et combien de tours cela fait-il ?

# %% [markdown] lang="en" solved=true
# ## In one go
#
# Broadcasting also does it without any loop. It is shorter to say, but makes an array of one entry for each pair of
# codes *and* each colour, of eight bytes each: 80 megabytes for MM(4, 6), and takes some fifty times as long. We prefer
# the sums, one peg and one colour at a time, in integers of one byte.
#
# With the table, a strategy needs no codes any more, only their numbers. `evaluate_with_table` counts, for a group of
# candidates, the sizes of the parts of *all* propositions at once: a row for each proposition, a column for each
# answer. A strategy is then a score of such rows, to be made small. All of MM(4, 6) takes about a second instead of
# minutes.
# %% [markdown] lang="fr" solved=true
# ## D'un seul coup
#
# Les règles de numpy pour combiner des tableaux de formes différentes permettent aussi de se passer de toute boucle.
# C'est plus court à dire, mais crée un tableau d'un élément par couple de codes *et* par couleur, de huit octets
# chacun : 80 mégaoctets pour MM(4, 6), et un calcul quelque cinquante fois plus lent. Nous préférons les sommes, un
# pion et une couleur à la fois, en entiers d'un octet.
#
# Avec cette table, une stratégie n'a plus besoin des codes, seulement de leurs numéros. `evaluate_with_table` compte,
# pour un groupe de candidats, les tailles des parts de *toutes* les propositions à la fois : une ligne par proposition,
# une colonne par réponse. Une stratégie est alors une note de telles lignes, à rendre petite. Tout MM(4, 6) prend
# environ une seconde au lieu de minutes.


# %% another="score_table"
def score_table_in_one_go(p, c):
    codes = np.array(tous_les_codes(p, c))
    well_placed = (codes[:, None, :] == codes[None, :, :]).sum(axis=2)
    counts = (codes[:, :, None] == np.arange(1, c + 1)).sum(axis=1)
    in_common = np.minimum(counts[:, None, :], counts[None, :, :]).sum(axis=2)
    return 9 * well_placed + in_common


# %% solved=true
def evaluate_with_table(score, p, c):
    """As `evaluate`, for a strategy given as a score: an array of part sizes, a row a proposition -> a value a row."""
    # fr: Comme `evaluate`, avec un score pour stratégie : tableau de tailles, une ligne par proposition -> une valeur par ligne.
    table, tries = score_table(p, c).astype(int), []
    everything = np.arange(len(table))
    groups = [(1, everything)]
    while groups:
        rank, candidates = groups.pop()
        answers = table[:, candidates]
        cells = answers + 10 * (p + 1) * everything[:, None]
        sizes = np.bincount(cells.ravel(), minlength=10 * (p + 1) * len(table)).reshape(len(table), -1)
        impossible = ~np.isin(everything, candidates)
        best = np.lexsort((impossible, score(sizes)))[0]
        for answer in np.unique(answers[best]):
            if answer == 10 * p:
                tries.append(rank)
            else:
                groups.append((rank + 1, candidates[answers[best] == answer]))
    return dict(sorted(Counter(tries).items()))


assert evaluate_with_table(lambda sizes: sizes.max(axis=1), 2, 3) == evaluate(minimax, 2, 3)
assert evaluate_with_table(lambda sizes: (sizes**2).sum(axis=1), 3, 3) == evaluate(expected_size, 3, 3)
assert evaluate_with_table(lambda sizes: -(sizes > 0).sum(axis=1), 3, 3) == evaluate(most_parts, 3, 3)

# %% [markdown] lang="en"
# ## The optimum
#
# All these strategies look one step ahead. What would be the best of all? `optimal_total(p, c)` is the smallest total
# number of tries, over all the secrets of MM(p, c), that any strategy whatsoever can reach; any code may be proposed.
# In MM(2, 2), no strategy needs fewer than 8 tries for the four secrets.
#
# It is asked for small games only: two pegs and up to 6 colours, three pegs and up to 3 colours,
# four or five pegs and 2 colours. Each should take a few seconds at most.
# %% [markdown] lang="fr"
# ## L'optimum
#
# Toutes ces stratégies regardent un coup à l'avance. Quelle serait la meilleure de toutes ? `optimal_total(p, c)` est
# le plus petit nombre total d'essais, sur tous les secrets de MM(p, c), qu'une stratégie, quelle qu'elle soit,
# puisse atteindre ; tout code peut être proposé. Dans MM(2, 2), aucune stratégie ne demande moins de 8 essais
# pour les quatre secrets.
#
# On ne la demande que pour de petits jeux : deux pions et jusqu'à 6 couleurs, trois pions et jusqu'à 3 couleurs,
# quatre ou cinq pions et 2 couleurs. Chacun devrait prendre quelques secondes au plus.


# %% task="optimal_total" needs="parts tous_les_codes" slow=true
def optimal_total(p, c):
    ### BEGIN SOLUTION
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        n, total = len(candidates), 1 if len(candidates) == 1 else inf
        for proposition in codes:
            left = [part for answer, part in parts(proposition, candidates).items() if answer != (p, 0)]
            bound = n + sum(2 * len(part) - 1 for part in left)
            if bound < total and max(map(len, left)) < n:
                total = min(total, n + sum(best(tuple(part)) for part in left))
        return total

    return best(tuple(map(tuple, codes)))
    ### END SOLUTION


# %% examples="optimal_total"
assert optimal_total(2, 2) == 8
assert optimal_total(3, 2) == 18
assert optimal_total(2, 3) == 21

# %% [markdown] lang="en" hint="optimal_total"
# What is the total for one candidate? For two? Now propose a code: every candidate costs this one try, and then?
# Which part needs no further try?
# %% [markdown] lang="fr" hint="optimal_total"
# Quel est le total pour un candidat ? Pour deux ? Proposez maintenant un code : chaque candidat coûte cet essai-là,
# et ensuite ? Quelle part ne demande plus aucun essai ?
# %% [markdown] lang="en" hint="optimal_total"
# Which propositions would make your function call itself with the very same candidates? They can be left out: why?
# %% [markdown] lang="fr" hint="optimal_total"
# Quelles propositions amèneraient votre fonction à s'appeler elle-même avec exactement les mêmes candidats ?
# On peut les laisser de côté : pourquoi ?
# %% [markdown] lang="en" hint="optimal_total"
# The same candidates are met again and again, on different ways. `functools.cache` remembers the results of a function;
# it wants arguments that a dictionary takes as keys, such as tuples of tuples.
# %% [markdown] lang="fr" hint="optimal_total"
# On rencontre encore et encore les mêmes candidats, par des chemins différents. `functools.cache` retient les résultats
# d'une fonction ; il lui faut des arguments qu'un dictionnaire accepte comme clés, par exemple des tuples de tuples.

# %% [markdown] lang="en" solved=true
# ## Why some propositions need not be examined
#
# A part of n candidates costs at least 2n − 1 tries: one of them may be found at once, the others take two tries or
# more. Added up over the parts, this is a *lower bound* for a proposition, known before anything is searched. When it
# is not below the best total found so far, the proposition is dropped unexamined, and the result is still proven. Here
# it saves little; in MM(4, 6), better bounds make the difference between seconds and years.
# %% [markdown] lang="fr" solved=true
# ## Pourquoi certaines propositions n'ont pas à être examinées
#
# Une part de n candidats coûte au moins 2n − 1 essais : l'un d'eux peut être trouvé tout de suite, les autres demandent
# deux essais ou plus. Additionné sur les parts, cela donne pour une proposition une *borne inférieure*, connue
# avant toute recherche. Quand elle n'est pas en dessous du meilleur total déjà trouvé, on abandonne la proposition
# sans l'examiner, et le résultat reste prouvé. Ici, on y gagne peu ; dans MM(4, 6), de meilleures bornes font
# la différence entre des secondes et des années.

# %% [markdown] lang="en"
# ## A strategy as data
#
# A strategy can also be written down as a **tree**, a pair `(proposition, branches)`: `branches` is a dictionary that
# maps answers to the trees to follow. The winning answer has no branch, since the game is over;
# a tree whose `branches` are `{}` is a last proposition. Here is one for MM(2, 2).
# %% [markdown] lang="fr"
# ## Une stratégie comme donnée
#
# On peut aussi noter une stratégie sous forme d'**arbre**, un couple `(proposition, branches)` : `branches` est un
# dictionnaire qui associe à des réponses les arbres à suivre. La réponse gagnante n'a pas de branche, puisque la partie
# est finie ; un arbre dont les `branches` sont `{}` est une dernière proposition. En voici un pour MM(2, 2).

# %%
SMALL_TREE = ([1, 1], {(1, 0): ([1, 2], {(0, 2): ([2, 1], {})}), (0, 0): ([2, 2], {})})

# %% [markdown] lang="en"
# `check_tree(tree, p, c)` makes sure that the tree is a strategy for MM(p, c) that finds every secret,
# and returns its total number of tries over all the secrets. `SMALL_TREE` has 1 + 2 + 3 + 2 = 8.
#
# At the root, all the codes are candidates; behind a branch, those that give its answer. Everywhere in the tree,
#
# - the proposition must be a code of the game: `p` pegs, colours from 1 to `c`;
# - each answer that a candidate gives must have its branch, except the winning one;
# - there must be no other branch.
#
# When one of these is not so, `check_tree` raises a `ValueError`, with a message that tells what is wrong.
# A proposition that teaches nothing is allowed: it only costs tries. The pairs and the dictionaries are always what
# they should be; only what they say may be wrong.
# %% [markdown] lang="fr"
# `check_tree(tree, p, c)` s'assure que l'arbre est une stratégie pour MM(p, c) qui trouve tous les secrets,
# et renvoie son nombre total d'essais sur tous les secrets. `SMALL_TREE` en a 1 + 2 + 3 + 2 = 8.
#
# À la racine, tous les codes sont candidats ; derrière une branche, ceux qui donnent sa réponse. Partout dans l'arbre,
#
# - la proposition doit être un code du jeu : `p` pions, des couleurs de 1 à `c` ;
# - chaque réponse que donne un candidat doit avoir sa branche, sauf la réponse gagnante ;
# - il ne doit pas y avoir d'autre branche.
#
# Si l'un de ces points n'est pas respecté, `check_tree` lève une `ValueError`, avec un message qui dit ce qui ne va
# pas. Une proposition qui n'apprend rien est permise : elle ne fait que coûter des essais. Les couples et les
# dictionnaires ont toujours la bonne forme ; seul ce qu'ils disent peut être faux.


# %% task="check_tree" needs="parts tous_les_codes"
def check_tree(tree, p, c):
    ### BEGIN SOLUTION
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in codes:
            raise ValueError(f"{proposition} is not a code of MM({p}, {c})")
            # fr: {proposition} n'est pas un code de MM({p}, {c})
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if found.keys() != branches.keys():
            raise ValueError(f"after {proposition}, {set(found)} can be answered; the branches are {set(branches)}")
            # fr: après {proposition}, on peut répondre {set(found)} ; les branches sont {set(branches)}
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    codes = tous_les_codes(p, c)
    return total(tree, codes)
    ### END SOLUTION


# %% examples="check_tree"
assert check_tree(SMALL_TREE, 2, 2) == 8
assert check_tree(([1], {(0, 0): ([2], {(0, 0): ([3], {})})}), 1, 3) == 6

# %% [markdown] lang="en" hint="check_tree"
# Walk through `SMALL_TREE` with a pencil: which codes are left at each place, and how many tries has each place cost
# those who get there?
# %% [markdown] lang="fr" hint="check_tree"
# Parcourez `SMALL_TREE` un crayon à la main : quels codes reste-t-il à chaque endroit, et combien d'essais
# chaque endroit a-t-il coûté à ceux qui y arrivent ?
# %% [markdown] lang="en" hint="check_tree"
# Each branch leads to a smaller tree with fewer questions open. What must a function that checks it be told,
# besides that tree? Compare the answers of `parts` with the keys of the branches, in both directions.
# %% [markdown] lang="fr" hint="check_tree"
# Chaque branche mène à un arbre plus petit, où moins de questions restent ouvertes. Que faut-il dire, en plus de cet
# arbre, à une fonction qui le vérifie ? Comparez les réponses de `parts` aux clés des branches, dans les deux sens.

# %% [markdown] lang="en" solved=true
# ## The tree of a strategy
#
# A strategy that is a function becomes data when it is asked everything it could be asked. Whoever receives the tree
# can check it without knowing, or believing, the program that made it.
# %% [markdown] lang="fr" solved=true
# ## L'arbre d'une stratégie
#
# Une stratégie qui est une fonction devient une donnée quand on lui demande tout ce qu'on pourrait lui demander.
# Celui qui reçoit l'arbre peut le vérifier sans connaître le programme qui l'a produit, et sans le croire.


# %% solved=true
def tree_of(strategy, candidates, codes):
    """What a strategy proposes in every case, as a tree."""
    # fr: Ce qu'une stratégie propose dans chaque cas, sous forme d'arbre.
    proposition = strategy(candidates, codes)
    winning = (len(proposition), 0)
    following = {answer: part for answer, part in parts(proposition, candidates).items() if answer != winning}
    return proposition, {answer: tree_of(strategy, part, codes) for answer, part in following.items()}


assert tree_of(first_consistent, tous_les_codes(2, 2), tous_les_codes(2, 2)) == SMALL_TREE
assert check_tree(tree_of(minimax, tous_les_codes(2, 3), tous_les_codes(2, 3)), 2, 3) == 24
