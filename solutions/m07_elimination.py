# %% [raw]
# minutes = 150
#
# [title]
# en = "The player who eliminates most"
# fr = "Éliminer le plus possible"
#
# [goal]
# en = "Choose each proposition for what its answer will teach, and measure that player on every secret."
# fr = "Choisir chaque proposition pour ce que sa réponse apprendra, et mesurer ce joueur sur tous les codes secrets."
#
# [leaves_out]
# en = "The player looks one answer ahead and no further: nothing here proves that it is the best."
# fr = "Le joueur ne regarde qu'une réponse à l'avance : rien ici ne prouve qu'il soit le meilleur."

# %% [markdown] lang="en"
# The program of module 4 proposes the first code that is still possible, whatever its answer may teach.
# The player of this module looks one answer ahead: of all codes, it proposes the one whose answer will eliminate
# most of the codes still possible, on average.
#
# Three conventions hold everywhere:
#
# - MM(p, c) is the game with `p` pegs and `c` colours, numbered from 1 to `c`; colours may repeat. A code is a list. We
#   are after MM(4, 8), with its 4096 codes; small games, such as MM(2, 4) with its 16 codes, serve to try things out;
# - a **candidate** is a code that is consistent with all answers so far: the secret is one of the candidates;
# - any code may be proposed, be it a candidate or not, and the proposition that finds the secret counts as a try.
#
# The words are those of modules 1 to 5: what module 6 calls *guess* and *reply* is a proposition and an answer here.
#
# You write seven functions. Each of them **returns** its result, and leaves the lists it receives as they were.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.
# %% [markdown] lang="fr"
# Le programme du module 4 propose le premier code encore possible, quoi que sa réponse puisse apprendre.
# Le joueur de ce module regarde une réponse à l'avance : parmi tous les codes, il propose celui dont la réponse
# éliminera, en moyenne, le plus de codes encore possibles.
#
# Trois conventions valent partout :
#
# - MM(p, c) est le jeu à `p` pions et `c` couleurs, numérotées de 1 à `c` ; les couleurs peuvent se répéter. Un code
#   est une liste. Ce qui nous intéresse est MM(4, 8), avec ses 4096 codes ; de petits jeux, comme MM(2, 4) et ses
#   16 codes, servent aux essais ;
# - un **candidat** est un code compatible avec toutes les réponses déjà reçues : le code secret est l'un des
#   candidats ;
# - on peut proposer n'importe quel code, candidat ou non, et la proposition qui trouve le code secret compte comme
#   un essai.
#
# Les mots sont ceux des modules 1 à 5 : on parle de pions et de couleurs, non plus de caractères comme au module 6.
#
# Vous allez écrire sept fonctions. Chacune **renvoie** son résultat et laisse telles quelles les listes qu'elle reçoit.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

# %% earlier="tous_les_codes"
from solutions.m01_codes import tous_les_codes

# %% [markdown] lang="en"
# Python counts for you, if you wish: `Counter("banana")` is a dictionary that holds 3 for the letter a,
# 2 for n and 1 for b. It takes whatever may be a key of a dictionary: numbers, texts, tuples, but not lists.
# %% [markdown] lang="fr"
# Python sait compter pour vous, si vous le souhaitez : `Counter("banana")` est un dictionnaire qui contient 3 pour la
# lettre a, 2 pour n et 1 pour b. Il accepte tout ce qui peut être une clé de dictionnaire : nombres, textes, tuples,
# mais pas les listes.

# %%
import random
from collections import Counter

# %% [markdown] lang="en"
# ## The answer
#
# `score_proposal(code, proposal)` is the answer of the game, the pair (well placed, misplaced), as a tuple, in this
# order. Both are codes of the same length, whatever it is, and the colours are any numbers from 1 on:
# the `mal_places` of module 2 counts six colours only, and here there are eight, or more.
# %% [markdown] lang="fr"
# ## La réponse
#
# `score_proposal(code, proposal)` est la réponse du jeu, le couple (bien placés, mal placés), sous forme de tuple, dans
# cet ordre. Les deux codes ont la même longueur, quelle qu'elle soit, et les couleurs sont des nombres quelconques
# à partir de 1 : la fonction `mal_places` du module 2 ne compte que six couleurs, alors qu'ici il y en a huit, ou plus.


# %% task="score_proposal"
def score_proposal(code, proposal):
    ### BEGIN SOLUTION
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = sum(min(code.count(colour), proposal.count(colour)) for colour in set(proposal))
    return well_placed, common - well_placed
    ### END SOLUTION


# %% examples="score_proposal"
assert score_proposal([1, 2, 1, 3], [1, 2, 3, 1]) == (2, 2)
assert score_proposal([7, 8, 8], [8, 7, 7]) == (0, 2)

# %% [markdown] lang="en" hint="score_proposal"
# Which colours must be counted, when you do not know how many there are? Where can you read them?
# %% [markdown] lang="fr" hint="score_proposal"
# Quelles couleurs faut-il compter, quand on ne sait pas combien il y en a ? Où peut-on les lire ?
# %% [markdown] lang="en" hint="score_proposal"
# Against the code 7 8 8, the proposition 8 8 8 has two well placed pegs and nothing else.
# What does your function find in common, and what must be taken away?
# %% [markdown] lang="fr" hint="score_proposal"
# Face au code 7 8 8, la proposition 8 8 8 a deux pions bien placés et rien d'autre.
# Que trouve votre fonction en commun, et que faut-il retirer ?

# %% [markdown] lang="en"
# ## What an answer eliminates
#
# Suppose that the secret is one of the `candidates`, all of them equally likely, and that `proposal` is played.
# The candidates that would give the same answer as the secret remain; the others are eliminated. So the proposition
# sorts the candidates by their answer, into **parts**: when the secret is in a part, that part remains.
#
# Take the candidates 1 1, 1 2, 2 1, 2 2, and the proposition 1 2. The answers are (1, 0), (2, 0), (0, 2), (1, 0):
# three parts, {1 1, 2 2}, {1 2} and {2 1}. For the secrets 1 1 and 2 2, two candidates are eliminated;
# for 1 2 and 2 1, three are. The average is (2 + 3 + 3 + 2) / 4 = 2.5.
#
# `expected_elimination(proposal, candidates)` is that average, as a float or a `Fraction`, not rounded. Two points
# are settled beforehand:
#
# - the secret itself is never eliminated, not even when the proposition finds it: in the example, for the secret 1 2,
#   three candidates are eliminated, and not four;
# - `proposal` may be one of the candidates or not. The list `candidates` holds at least one code, and each code once.
# %% [markdown] lang="fr"
# ## Ce qu'une réponse élimine
#
# Supposez que le code secret soit l'un des `candidates`, tous aussi probables, et que l'on joue `proposal`.
# Les candidats qui donneraient la même réponse que le code secret restent ; les autres sont éliminés. La proposition
# trie donc les candidats selon leur réponse, en **parts** : quand le code secret est dans une part, cette part reste.
#
# Prenez les candidats 1 1, 1 2, 2 1, 2 2, et la proposition 1 2. Les réponses sont (1, 0), (2, 0), (0, 2), (1, 0) :
# trois parts, {1 1, 2 2}, {1 2} et {2 1}. Pour les codes secrets 1 1 et 2 2, deux candidats sont éliminés ;
# pour 1 2 et 2 1, trois le sont. La moyenne est (2 + 3 + 3 + 2) / 4 = 2.5.
#
# `expected_elimination(proposal, candidates)` est cette moyenne, sous forme de nombre flottant ou de `Fraction`, sans
# arrondi. Deux points sont fixés d'avance :
#
# - le code secret lui-même n'est jamais éliminé, même quand la proposition le trouve : dans l'exemple, pour le code
#   secret 1 2, trois candidats sont éliminés, et non quatre ;
# - `proposal` peut être ou non l'un des candidats. La liste `candidates` contient au moins un code, et chaque code
#   une seule fois.


# %% task="expected_elimination" needs="score_proposal"
def expected_elimination(proposal, candidates):
    ### BEGIN SOLUTION
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return len(candidates) - sum(size**2 for size in parts.values()) / len(candidates)
    ### END SOLUTION


# %% examples="expected_elimination"
assert expected_elimination([1, 2], [[1, 1], [1, 2], [2, 1], [2, 2]]) == 2.5
assert expected_elimination([3, 3], [[1, 1], [1, 2], [2, 1], [2, 2]]) == 0
assert expected_elimination([1, 2], [[1, 2]]) == 0

# %% [markdown] lang="en" hint="expected_elimination"
# You need the sizes of the parts and nothing else. What could be the keys of a dictionary of counters?
# %% [markdown] lang="fr" hint="expected_elimination"
# Il vous faut les tailles des parts et rien d'autre. Quelles pourraient être les clés d'un dictionnaire de compteurs ?
# %% [markdown] lang="en" hint="expected_elimination"
# There are 10 candidates, in parts of 5, 3 and 2. For how many secrets does the part of 5 remain,
# and how many candidates are eliminated then? The same for the other two: what is the average over the 10 secrets?
# %% [markdown] lang="fr" hint="expected_elimination"
# Il y a 10 candidats, en parts de 5, 3 et 2. Pour combien de codes secrets la part de 5 reste-t-elle, et combien de
# candidats sont alors éliminés ? De même pour les deux autres : quelle est la moyenne sur les 10 codes secrets ?

# %% [markdown] lang="en"
# ## The best proposition
#
# `best_proposal(candidates, proposals)` is the code, a list, of `proposals` that eliminates most: the one for which
# `expected_elimination` is largest. Often several codes share that value. Then the choice must not be left to chance,
# or two programs that follow the same rule play different games. The rule, in this order:
#
# 1. the largest expectation;
# 2. if several codes have it, a candidate comes before a code that is not one: it may be the secret;
# 3. if there are still several, the smallest, in the order of a dictionary: 1 2 comes before 2 1.
#
# Every candidate is among the `proposals`, and both lists may come in any order. With a single candidate left,
# every proposition eliminates 0 candidates: by the second rule, the candidate itself is played.
#
# *Equal* means equal. Sums of floats are not exact: `0.1 + 0.2 == 0.3` is `False` in Python, and in the same way, two
# expectations that are equal may seem to differ, according to the order in which they were added up. Compare whole
# numbers: among propositions for the same candidates, do you need the divisions at all?
# %% [markdown] lang="fr"
# ## La meilleure proposition
#
# `best_proposal(candidates, proposals)` est le code de `proposals` qui élimine le plus : celui pour lequel
# `expected_elimination` est le plus grand. Souvent, plusieurs codes partagent cette valeur. Il ne faut pas alors
# laisser faire le hasard, sinon deux programmes qui suivent la même règle jouent des parties différentes. La règle,
# dans cet ordre :
#
# 1. la plus grande espérance ;
# 2. si plusieurs codes l'atteignent, un candidat passe avant un code qui n'en est pas un : il peut être le code
#    secret ;
# 3. s'il en reste plusieurs, le plus petit, dans l'ordre du dictionnaire : 1 2 vient avant 2 1.
#
# Tout candidat est parmi les `proposals`, et les deux listes peuvent arriver dans n'importe quel ordre. S'il ne reste
# qu'un candidat, toute proposition élimine 0 candidat : d'après la deuxième règle, c'est ce candidat que l'on joue.
#
# *Égal* veut dire égal. Les sommes de nombres flottants ne sont pas exactes : `0.1 + 0.2 == 0.3` vaut `False` en
# Python, et de même, deux espérances égales peuvent paraître différentes selon l'ordre dans lequel on les a
# additionnées. Comparez des nombres entiers : entre propositions pour les mêmes candidats, a-t-on seulement besoin des
# divisions ?


# %% task="best_proposal" needs="score_proposal expected_elimination"
def best_proposal(candidates, proposals):
    ### BEGIN SOLUTION
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return min(proposals, key=rank)
    ### END SOLUTION


# %% examples="best_proposal"
assert best_proposal([[1, 2], [1, 3], [1, 4]], [[1, 1], [1, 2], [1, 3], [1, 4], [2, 3]]) == [2, 3]
assert best_proposal([[1, 2], [2, 1]], [[2, 1], [1, 1], [1, 2], [1, 3]]) == [1, 2]
assert best_proposal([[3, 2]], [[1, 1], [3, 2]]) == [3, 2]

# %% [markdown] lang="en" hint="best_proposal"
# With the candidates 1 2, 1 3, 1 4, write down the answers to the proposition 2 3, and those to the proposition 1 2.
# Which of the two sorts the candidates better? Is it a candidate?
# %% [markdown] lang="fr" hint="best_proposal"
# Avec les candidats 1 2, 1 3, 1 4, écrivez les réponses à la proposition 2 3, puis celles à la proposition 1 2.
# Laquelle des deux trie le mieux les candidats ? Est-ce un candidat ?
# %% [markdown] lang="en" hint="best_proposal"
# Three rules, one after the other: Python compares tuples in that way. Which is the smaller, `(4, True, [1, 2])` or
# `(4, False, [2, 1])`? And what does the `key` of `min` do?
# %% [markdown] lang="fr" hint="best_proposal"
# Trois règles, l'une après l'autre : c'est ainsi que Python compare les tuples. Lequel est le plus petit,
# `(4, True, [1, 2])` ou `(4, False, [2, 1])` ? Et à quoi sert le paramètre `key` de `min` ?
# %% [markdown] lang="en" hint="best_proposal"
# When the number of candidates is fixed, the more are eliminated, the fewer remain. Which whole number, made of the
# sizes of the parts, is smallest when the expectation is largest?
# %% [markdown] lang="fr" hint="best_proposal"
# Quand le nombre de candidats est fixé, plus on en élimine, moins il en reste. Quel nombre entier, calculé à partir
# des tailles des parts, est le plus petit quand l'espérance est la plus grande ?

# %% [markdown] lang="en"
# ## A game
#
# `guess(secret, p=4, c=8)` plays MM(p, c) against that secret, and is the list of the propositions, in order,
# the winning one included. All codes are candidates at first; each answer leaves those that would have given it; and
# `best_proposal` chooses the next proposition among all codes of the game.
#
# The first proposition is special: it is 1 2 … p whenever there are enough colours for it, c ≥ p. This is allowed:
# before the first answer nothing is known, whatever the secret is, so the first proposition is the same in every
# game, and one may settle it once for all. In MM(4, 8), `best_proposal` would choose 1 2 3 4 too, but only after
# 4096 × 4096 answers, that is half a minute or more. In some smaller games it would choose another code;
# we keep to 1 2 … p all the same. When c < p, such a code does not exist, and `best_proposal` decides.
#
# The secret serves to compute the answers, and for nothing else. A game of MM(4, 8) takes some seconds; it must not
# take more than a minute.
# %% [markdown] lang="fr"
# ## Une partie
#
# `guess(secret, p=4, c=8)` joue à MM(p, c) contre ce code secret, et renvoie la liste des propositions, dans l'ordre,
# la gagnante comprise. Au début, tous les codes sont candidats ; chaque réponse laisse ceux qui l'auraient donnée ;
# et `best_proposal` choisit la proposition suivante parmi tous les codes du jeu.
#
# La première proposition est à part : c'est 1 2 … p dès qu'il y a assez de couleurs, c ≥ p. C'est permis :
# avant la première réponse on ne sait rien, quel que soit le code secret ; la première proposition est donc la même
# dans toutes les parties, et on peut la fixer une fois pour toutes. Dans MM(4, 8), `best_proposal` choisirait lui aussi
# 1 2 3 4, mais seulement après 4096 × 4096 réponses, soit une demi-minute ou plus. Dans certains jeux plus petits, il
# choisirait un autre code ; nous gardons 1 2 … p malgré tout. Quand c < p, un tel code n'existe pas, et c'est
# `best_proposal` qui décide.
#
# Le code secret sert à calculer les réponses, et à rien d'autre. Une partie de MM(4, 8) prend quelques secondes ; elle
# ne doit pas prendre plus d'une minute.


# %% task="guess" needs="score_proposal best_proposal tous_les_codes" slow=true
def guess(secret, p=4, c=8):
    ### BEGIN SOLUTION
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while (answer := score_proposal(secret, proposal)) != (p, 0):
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
    ### END SOLUTION


# %% examples="guess"
assert guess([1, 2, 3, 4]) == [[1, 2, 3, 4]]
assert guess([3, 1], 2, 4) == [[1, 2], [2, 3], [3, 1]]
assert guess([1, 1, 1], 3, 2) == [[1, 1, 2], [1, 2, 2], [1, 1, 1]]

# %% [markdown] lang="en" hint="guess"
# Play MM(2, 4) by hand against 3 1. Which candidates does the answer to 1 2 leave, and what does `best_proposal`
# give for them?
# %% [markdown] lang="fr" hint="guess"
# Jouez à la main à MM(2, 4) contre 3 1. Quels candidats laisse la réponse à 1 2, et que donne `best_proposal`
# pour eux ?
# %% [markdown] lang="en" hint="guess"
# When does the game end: when one candidate is left, or when an answer says that all is well placed?
# What is the difference for the secret 3 1?
# %% [markdown] lang="fr" hint="guess"
# Quand la partie finit-elle : quand il ne reste qu'un candidat, ou quand une réponse dit que tout est bien placé ?
# Quelle est la différence pour le code secret 3 1 ?

# %% [markdown] lang="en"
# ## Some games at random
#
# `play_alone(n, p=4, c=8)` plays `n` games with `guess`. The secret of each game is drawn at random among all codes,
# all of them equally likely; the same secret may come again. The result is a dictionary: to each number of tries that
# occurs belongs the number of games that took so many; numbers that do not occur are not in it.
#
# Ten games of MM(4, 8) take from one minute to two: begin with `play_alone(100, 2, 4)`.
# %% [markdown] lang="fr"
# ## Quelques parties au hasard
#
# `play_alone(n, p=4, c=8)` joue `n` parties avec `guess`. Le code secret de chaque partie est tiré au hasard parmi tous
# les codes, tous aussi probables ; le même peut revenir. Le résultat est un dictionnaire : à chaque nombre d'essais
# qui se présente correspond le nombre de parties qui en ont demandé autant ; les autres nombres n'y sont pas.
#
# Dix parties de MM(4, 8) prennent une à deux minutes : commencez par `play_alone(100, 2, 4)`.


# %% task="play_alone" needs="guess tous_les_codes" slow=true
def play_alone(n, p=4, c=8):
    ### BEGIN SOLUTION
    codes = tous_les_codes(p, c)
    return dict(Counter(len(guess(random.choice(codes), p, c)) for _ in range(n)))
    ### END SOLUTION


# %% examples="play_alone"
assert play_alone(20, 1, 1) == {1: 20}
assert sum(play_alone(30, 2, 4).values()) == 30

# %% [markdown] lang="en" hint="play_alone"
# `random.choice` draws from a list, `random.randint(1, c)` draws a colour. How does one get a whole secret with the
# one, and with the other? Can your secret be 1 1, in MM(2, 4)?
# %% [markdown] lang="fr" hint="play_alone"
# `random.choice` tire dans une liste, `random.randint(1, c)` tire une couleur. Comment obtient-on un code secret entier
# avec l'une, et avec l'autre ? Votre code secret peut-il être 1 1, dans MM(2, 4) ?
# %% [markdown] lang="en" hint="play_alone"
# Which lines belong to one game, and are repeated n times? Is the drawing of the secret one of them?
# %% [markdown] lang="fr" hint="play_alone"
# Quelles lignes font partie d'une seule partie, et sont répétées n fois ? Le tirage du code secret en est-il ?

# %% [markdown] lang="en"
# ## All secrets
#
# Chance is not needed: `exhaustive_stats(p, c)` plays each secret of MM(p, c) exactly once, and is the dictionary
# from the number of tries to the number of secrets that take so many. Only numbers that occur are in it.
#
# The games MM(2, 4) and MM(3, 4) take an instant. For MM(4, 8), a plain program needs a whole night:
# 4096 games of some seconds each. Leave it for later; those who have finished will find a way to do it in minutes.
# %% [markdown] lang="fr"
# ## Tous les codes secrets
#
# On peut se passer du hasard : `exhaustive_stats(p, c)` joue une fois exactement chaque code secret de MM(p, c), et
# renvoie le dictionnaire qui donne, pour chaque nombre d'essais, le nombre de codes secrets qui en demandent autant.
# On n'y trouve que les nombres qui se présentent.
#
# Les jeux MM(2, 4) et MM(3, 4) ne demandent qu'un instant. Pour MM(4, 8), un programme simple a besoin d'une nuit
# entière : 4096 parties de quelques secondes chacune. Gardez-le pour plus tard ; ceux qui auront terminé découvriront
# comment le faire en quelques minutes.


# %% task="exhaustive_stats" needs="guess best_proposal tous_les_codes" slow=true
def exhaustive_stats(p, c):
    ### BEGIN SOLUTION
    return dict(Counter(len(guess(secret, p, c)) for secret in tous_les_codes(p, c)))
    ### END SOLUTION


# %% examples="exhaustive_stats"
assert exhaustive_stats(2, 4) == {1: 1, 2: 4, 3: 8, 4: 3}
assert sum(exhaustive_stats(3, 3).values()) == 27

# %% [markdown] lang="en" hint="exhaustive_stats"
# What is the same as in `play_alone`, and which line changes?
# %% [markdown] lang="fr" hint="exhaustive_stats"
# Qu'y a-t-il de commun avec `play_alone`, et quelle ligne change ?
# %% [markdown] lang="en" hint="exhaustive_stats"
# What must the values of your dictionary add up to, for MM(2, 4)? How many secrets can take a single try?
# %% [markdown] lang="fr" hint="exhaustive_stats"
# Quelle doit être la somme des valeurs de votre dictionnaire pour MM(2, 4) ? Combien de codes secrets peuvent ne
# demander qu'un seul essai ?

# %% [markdown] lang="en"
# ## By pattern
#
# Are the codes that repeat a colour harder to find? `stats_by_pattern(p, c)` tells apart what `exhaustive_stats` puts
# together. Its keys are the multiplicities of the codes, those of `repartition` in module 1: how often each colour of
# the code occurs, largest first, as a tuple. The code 5 5 2 3 has (2, 1, 1). Each value is a dictionary from the number
# of tries to the number of secrets, for the secrets of that kind only. Here too, only what occurs is in them.
# %% [markdown] lang="fr"
# ## Selon ce qui se répète
#
# Les codes qui répètent une couleur sont-ils plus difficiles à trouver ? `stats_by_pattern(p, c)` sépare ce que
# `exhaustive_stats` réunit. Ses clés sont les multiplicités des codes, celles de `repartition` au module 1 : combien
# de fois apparaît chaque couleur du code, de la plus fréquente à la moins fréquente, sous forme de tuple. Le code
# 5 5 2 3 a (2, 1, 1). Chaque valeur est un dictionnaire qui donne, pour chaque nombre d'essais, le nombre de codes
# secrets, parmi ceux de cette sorte seulement. Là aussi, on n'y trouve que ce qui se présente.


# %% task="stats_by_pattern" needs="guess best_proposal tous_les_codes" slow=true
def stats_by_pattern(p, c):
    ### BEGIN SOLUTION
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(colour) for colour in set(secret)), reverse=True))
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
    ### END SOLUTION


# %% examples="stats_by_pattern"
assert stats_by_pattern(2, 2) == {(1, 1): {1: 1, 2: 1}, (2,): {2: 1, 3: 1}}
assert stats_by_pattern(2, 4) == {(1, 1): {1: 1, 2: 3, 3: 5, 4: 3}, (2,): {2: 1, 3: 3}}

# %% [markdown] lang="en" hint="stats_by_pattern"
# The values of the large dictionary are dictionaries themselves. What must happen when the first secret of a kind
# comes, and what when a number of tries comes for the first time within its kind?
# %% [markdown] lang="fr" hint="stats_by_pattern"
# Les valeurs du grand dictionnaire sont elles-mêmes des dictionnaires. Que doit-il se passer quand arrive le premier
# code secret d'une sorte, et quand un nombre d'essais se présente pour la première fois dans sa sorte ?
# %% [markdown] lang="en" hint="stats_by_pattern"
# Write the multiplicities of 5 2 5 3 and of 2 3 5 5. Should these two codes be counted together?
# Which operation makes them equal?
# %% [markdown] lang="fr" hint="stats_by_pattern"
# Écrivez les multiplicités de 5 2 5 3 et de 2 3 5 5. Ces deux codes doivent-ils être comptés ensemble ?
# Quelle opération les rend égales ?

# %% [markdown] lang="en" solved=true
# ## All secrets together
#
# How can MM(4, 8) be played with all its secrets? `guess` begins anew for each of them: 4096 games, and for each move
# the answers of some candidates to 4096 propositions, 13 billion answers in all. But all secrets that have
# given the same answers so far are in the same situation, and see the same next proposition. So play them together:
# choose a proposition for the group, sort the group by answer, and go on with each part. There are 4410 groups, one
# choice for each, and 68 million answers: some minutes instead of a night.
#
# A group is nothing else than the list of candidates, so `best_proposal` is called with each list only once.
# The result is 1, 4, 61, 592, 2465, 971 and 2 secrets in 1 to 7 tries: 20725 tries in all, 5.059814 on average.
# %% [markdown] lang="fr" solved=true
# ## Tous les codes secrets à la fois
#
# Comment jouer à MM(4, 8) avec tous ses codes secrets ? `guess` recommence pour chacun d'eux : 4096 parties, et à
# chaque coup les réponses de certains candidats à 4096 propositions, soit 13 milliards de réponses en tout. Mais tous
# les codes secrets qui ont donné jusqu'ici les mêmes réponses sont dans la même situation, et voient la même
# proposition suivante. Jouez-les donc ensemble : choisissez une proposition pour le groupe, triez le groupe par
# réponse, et continuez avec chaque part. Il y a 4410 groupes, un seul choix pour chacun, et 68 millions de réponses :
# quelques minutes au lieu d'une nuit.
#
# Un groupe n'est rien d'autre que la liste des candidats : `best_proposal` n'est donc appelé qu'une fois avec chaque
# liste. Le résultat est 1, 4, 61, 592, 2465, 971 et 2 codes secrets en 1 à 7 essais : 20725 essais en tout, 5.059814 en
# moyenne.


# %% solved=true
def all_games(p, c, first=None):
    """For each code, as a tuple, the propositions that find it; the best one comes first if no other is given."""
    # fr: Pour chaque code (un tuple), les propositions qui le trouvent ; la meilleure d'abord, si aucune n'est donnée.
    codes = tous_les_codes(p, c)
    games = {}
    groups = [([first or best_proposal(codes, codes)], codes)]
    while groups:
        propositions, group = groups.pop()
        parts = {}
        for code in group:
            parts.setdefault(score_proposal(code, propositions[-1]), []).append(code)
        for answer, part in parts.items():
            if answer == (p, 0):
                games[tuple(part[0])] = propositions
            else:
                groups.append(([*propositions, best_proposal(part, codes)], part))
    return games


# %% another="exhaustive_stats"
def exhaustive_stats_at_once(p, c):
    first = list(range(1, p + 1)) if c >= p else None
    return dict(Counter(map(len, all_games(p, c, first).values())))


# %% [markdown] lang="en" solved=true
# The short function above says what is counted, one secret at a time; we prefer it as long as one can wait.
# For MM(4, 8), take this one.
#
# ## Without the fixed first move
#
# In `all_games`, leave out `first`, and `best_proposal` chooses the first proposition like all others. The totals stay
# the same for MM(2, c), for MM(3, c) with four colours or more, and for MM(4, 7) and MM(4, 8). But with few colours
# 1 2 … p is not the best choice: the total falls from 80 to 73 in MM(3, 3), where the game begins with 1 1 2, and
# from 5742 to 5696 in MM(4, 6), where it begins with 1 1 2 3. A fixed first move saves time, and may cost tries.
#
# Another rule is as easily tried: choose among the candidates only, with `best_proposal(part, part)`. This is the game
# MM*(p, c). In MM(4, 8) its total is 21041.
# %% [markdown] lang="fr" solved=true
# La courte fonction donnée plus haut dit ce que l'on compte, un code secret à la fois ; nous la préférons tant que l'on
# peut attendre. Pour MM(4, 8), prenez celle-ci.
#
# ## Sans premier coup imposé
#
# Dans `all_games`, omettez `first` : `best_proposal` choisit alors la première proposition comme les autres. Les totaux
# restent les mêmes pour MM(2, c), pour MM(3, c) avec quatre couleurs ou plus, et pour MM(4, 7) et MM(4, 8). Mais avec
# peu de couleurs, 1 2 … p n'est pas le meilleur choix : le total passe de 80 à 73 dans MM(3, 3), où la partie commence
# par 1 1 2, et de 5742 à 5696 dans MM(4, 6), où elle commence par 1 1 2 3. Un premier coup imposé gagne du temps, et
# peut coûter des essais.
#
# Une autre règle est aussi facile à essayer : choisir parmi les candidats seulement, par `best_proposal(part, part)`.
# C'est le jeu MM*(p, c). Dans MM(4, 8), son total est 21041.


# %% solved=true
def totals(p, c):
    """The tries of all games together: with 1 2 … p first, then with the best proposition first."""
    # fr: Les essais de toutes les parties : 1 2 … p d'abord, puis la meilleure proposition d'abord.
    return [sum(map(len, all_games(p, c, first).values())) for first in (list(range(1, p + 1)), None)]


assert totals(2, 4) == [45, 45]
assert totals(3, 3) == [80, 73]

# %% [markdown] lang="en" solved=true
# ## Remembering
#
# There is a second way to choose only once for the same candidates, without changing `guess` at all: remember what
# has been chosen. `cache` keeps the results of a function, provided that its arguments can be keys of a dictionary;
# lists cannot, so tuples are made of them. Little has to be written, and much is kept in memory;
# it helps when the same situations come again, as they do here from secret to secret.
# %% [markdown] lang="fr" solved=true
# ## Se souvenir
#
# Il y a une seconde manière de ne choisir qu'une fois pour les mêmes candidats, sans rien changer à `guess` : se
# souvenir de ce qui a été choisi. `cache` garde les résultats d'une fonction, à condition que ses arguments puissent
# être des clés de dictionnaire ; les listes ne le peuvent pas, on en fait donc des tuples. Il y a peu à écrire, et
# beaucoup à garder en mémoire ; cela sert quand les mêmes situations reviennent, comme ici d'un code secret à l'autre.

# %% solved=true
from functools import cache


@cache
def best_rank(candidates, proposals):
    """The place of the best proposition in the list."""  # fr: La place de la meilleure proposition dans la liste.

    def left(rank):
        proposal = proposals[rank]
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return min(range(len(proposals)), key=left)


# %% fast="best_proposal"
def best_proposal_remembered(candidates, proposals):
    return proposals[best_rank(tuple(map(tuple, candidates)), tuple(map(tuple, proposals)))]
