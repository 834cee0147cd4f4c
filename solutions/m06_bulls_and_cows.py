# %% [raw]
# minutes = 150
#
# [title]
# en = "Bulls and Cows"
# fr = "Taureaux et vaches"
#
# [goal]
# en = "Measure what a guess teaches, let three players play by themselves, and find out which of them is best."
# fr = "Mesurer ce qu'apprend une proposition, faire jouer trois joueurs tout seuls et savoir lequel est le meilleur."
#
# [leaves_out]
# en = "No best strategy and no proof: what the best player can do is quoted, not computed."
# fr = "Pas de stratégie optimale ni de preuve : ce que peut le meilleur joueur est cité, non calculé."

# %% [markdown] lang="en"
# **Bulls and Cows** is older than Mastermind, and needs only pencil and paper. One player keeps a **secret**:
# a string of characters that are all different, four digits in the classic game, such as `'0123'` or `'5407'`.
# The other proposes **guesses** of the same kind. The reply to a guess is two numbers:
#
# - the **bulls**: characters that are in the secret, at the same place;
# - the **cows**: characters that are in the secret, at another place.
#
# The secret `'5407'` replies to the guess `'0457'` with two bulls, 4 and 7, and two cows, 0 and 5.
#
# A turn is the triple `(guess, bulls, cows)`, and a **history** is the list of the turns played so far, in order.
# Pairs and triples are tuples, written in parentheses, and a list is a list: `[2, 2]` is not the pair `(2, 2)`.
# A function that has to know the secret, in order to compute replies, receives it as its parameter `answer`.
#
# You write nine functions. The last three are players that look for the secret by themselves.
# Each function **returns** its result, and leaves the lists it receives as they were.
# Replace the three dots `...` by your own lines. The lines that start with `assert` are examples:
# run them after your function.
# %% [markdown] lang="fr"
# Le jeu des **taureaux et des vaches** (*Bulls and Cows*) est plus ancien que le Mastermind et se joue avec du papier
# et un crayon. Un joueur garde un **secret** : une chaîne de caractères tous différents, quatre chiffres dans le jeu
# classique, comme `'0123'` ou `'5407'`. L'autre fait des **propositions** de la même sorte.
# La réponse à une proposition tient en deux nombres :
#
# - les **taureaux** (*bulls*) : les caractères qui sont dans le secret, à la même place ;
# - les **vaches** (*cows*) : les caractères qui sont dans le secret, à une autre place.
#
# Le secret `'5407'` répond à la proposition `'0457'` par deux taureaux, 4 et 7, et deux vaches, 0 et 5.
#
# Un tour est le triplet `(guess, bulls, cows)`, et un **historique** est la liste des tours déjà joués, dans l'ordre.
# Couples et triplets sont des tuples, écrits entre parenthèses, et une liste est une liste : `[2, 2]` n'est pas le
# couple `(2, 2)`.
# Une fonction qui doit connaître le secret, pour calculer les réponses, le reçoit dans son paramètre `answer`.
#
# Vous allez écrire neuf fonctions. Les trois dernières sont des joueurs qui cherchent le secret tout seuls.
# Chaque fonction **renvoie** son résultat et laisse telles quelles les listes qu'elle reçoit.
# Remplacez les trois points `...` par vos propres lignes. Les lignes qui commencent par `assert` sont des exemples :
# exécutez-les après votre fonction.

# %% [markdown] lang="en"
# ## The strings one may play
#
# `admissible(alphabet, length)` is the list of all strings of that length, 1 or more, made of characters of the
# alphabet, no character twice. The alphabet is a string whose characters are all different and already in order;
# the list is in the order of the dictionary, the one that `sorted` gives.
# When the alphabet is too short for the length, the list is empty.
#
# Without arguments, `admissible()` is the list of the 5040 strings of the classic game.
# They are strings, not numbers: `'0123'` is one of them.
# %% [markdown] lang="fr"
# ## Les chaînes que l'on peut jouer
#
# `admissible(alphabet, length)` est la liste de toutes les chaînes de cette longueur, 1 ou plus, faites de caractères
# de l'alphabet, sans répétition. L'alphabet est une chaîne dont les caractères sont tous différents et déjà rangés ;
# la liste est dans l'ordre du dictionnaire, celui que donne `sorted`.
# Quand l'alphabet est trop court pour la longueur, la liste est vide.
#
# Sans argument, `admissible()` est la liste des 5040 chaînes du jeu classique.
# Ce sont des chaînes, pas des nombres : `'0123'` en fait partie.

# %%
import random
from itertools import permutations


# %% task="admissible"
def admissible(alphabet="0123456789", length=4):
    ### BEGIN SOLUTION
    return ["".join(characters) for characters in permutations(alphabet, length)]
    ### END SOLUTION


# %% examples="admissible"
assert admissible("123", 2) == ["12", "13", "21", "23", "31", "32"]
assert admissible("12", 3) == []
assert len(admissible()) == 5040
assert admissible()[0] == "0123"

# %% [markdown] lang="en" hint="admissible"
# Write the list for `'123'` and 2 by hand. When the first character is chosen, which ones are left for the second?
# The number of loops would depend on `length`: how can the strings of length 2 be made from those of length 1?
# %% [markdown] lang="fr" hint="admissible"
# Écrivez à la main la liste pour `'123'` et 2. Le premier caractère étant choisi, lesquels restent pour le second ?
# Le nombre de boucles dépendrait de `length` : comment obtenir les chaînes de longueur 2 à partir de celles de
# longueur 1 ?
# %% [markdown] lang="en" hint="admissible"
# The cell above imports `permutations`. Print `list(permutations('abc', 2))`: what are its elements,
# and in which order do they come? The method `join` of a string makes one string of several.
# %% [markdown] lang="fr" hint="admissible"
# La cellule ci-dessus importe `permutations`. Affichez `list(permutations('abc', 2))` : quels sont ses éléments,
# et dans quel ordre viennent-ils ? La méthode `join` d'une chaîne réunit plusieurs chaînes en une seule.

# %% [markdown] lang="en" solved=true
# ## Without a library
#
# A string of length n is a string of length n - 1 followed by a character it does not hold yet. Recursion says just
# that, and the order comes by itself: the shorter strings are in order, and so are the characters of the alphabet.
# We prefer `permutations`, whose name says what it does; but it is worth knowing that nothing in it is magic.
# %% [markdown] lang="fr" solved=true
# ## Sans bibliothèque
#
# Une chaîne de longueur n est une chaîne de longueur n - 1 suivie d'un caractère qu'elle ne contient pas encore. La
# récursivité dit exactement cela, et l'ordre vient tout seul : les chaînes plus courtes sont dans l'ordre, les
# caractères de l'alphabet aussi. Nous préférons `permutations`, dont le nom dit ce qu'elle fait ; mais il est bon de
# savoir qu'elle n'a rien de magique.


# %% another="admissible"
def admissible_by_recursion(alphabet="0123456789", length=4):
    if length == 0:
        return [""]
    shorter = admissible_by_recursion(alphabet, length - 1)
    return [start + character for start in shorter for character in alphabet if character not in start]


# %% [markdown] lang="en"
# The strings one may play are kept in the global list `everything`. Functions look them up there *when they are
# called*: later on, another list will stand there, and all your functions will play a smaller game without being
# changed. So do not keep a copy of it under another name, and never change the list itself.
# %% [markdown] lang="fr"
# Les chaînes que l'on peut jouer sont gardées dans la liste globale `everything`. C'est là que les fonctions vont les
# lire, *au moment où on les appelle* : plus loin, une autre liste y prendra place, et toutes vos fonctions joueront à
# un jeu plus petit sans être modifiées. N'en gardez donc pas de copie sous un autre nom, et ne modifiez jamais cette
# liste elle-même.

# %%
everything = admissible()

# %% [markdown] lang="en"
# ## Bulls and cows
#
# `bulls_n_cows(a, b)` is the reply, the pair `(bulls, cows)`, when one of two strings is the secret and the other
# the guess; which is which makes no difference. Both have the same length, whatever it is, and neither repeats a
# character. The characters may be any: digits, letters, others. (The name `bulls_and_cows` is tolerated.)
# %% [markdown] lang="fr"
# ## Taureaux et vaches
#
# `bulls_n_cows(a, b)` est la réponse, le couple `(bulls, cows)`, quand l'une des deux chaînes est le secret et l'autre
# la proposition ; peu importe laquelle. Elles ont la même longueur, quelle qu'elle soit, et aucune ne répète un
# caractère. Ces caractères sont quelconques : chiffres, lettres ou autres. (Le nom `bulls_and_cows` est toléré.)


# %% task="bulls_n_cows" also="bulls_and_cows"
def bulls_n_cows(a, b):
    ### BEGIN SOLUTION
    bulls = sum(x == y for x, y in zip(a, b))
    return bulls, len(set(a) & set(b)) - bulls
    ### END SOLUTION


# %% examples="bulls_n_cows"
assert bulls_n_cows("5407", "0457") == (2, 2)
assert bulls_n_cows("1234", "1234") == (4, 0)
assert bulls_n_cows("abc", "dea") == (0, 1)

# %% [markdown] lang="en" hint="bulls_n_cows"
# Write the two strings one under the other. Which question do you ask in each column?
# And when the answer is no, which second question, about the whole other string?
# %% [markdown] lang="fr" hint="bulls_n_cows"
# Écrivez les deux chaînes l'une sous l'autre. Quelle question posez-vous dans chaque colonne ?
# Et si la réponse est non, quelle seconde question, sur toute l'autre chaîne ?
# %% [markdown] lang="en" hint="bulls_n_cows"
# Bulls and cows together are the characters that both strings hold. No character is repeated:
# what does `set('abc') & set('dea')` tell you?
# %% [markdown] lang="fr" hint="bulls_n_cows"
# Taureaux et vaches ensemble sont les caractères que les deux chaînes ont en commun. Aucun n'est répété :
# que vous apprend `set('abc') & set('dea')` ?

# %% [markdown] lang="en"
# ## Compatible with a history
#
# A string is **compatible** with a history when it may still be the secret: were it the secret, each guess of the
# history would have received exactly the reply that it did receive. `is_compatible(guess, history)` says whether
# this is so: `True` or `False`. With the empty history, every string is compatible.
#
# A string that has already been played is treated like any other: a guess that won is compatible with its own reply.
# %% [markdown] lang="fr"
# ## Compatible avec un historique
#
# Une chaîne est **compatible** avec un historique quand elle peut encore être le secret : si elle l'était, chaque
# proposition de l'historique aurait reçu exactement la réponse qu'elle a reçue. `is_compatible(guess, history)` dit
# s'il en est ainsi : `True` ou `False`. Avec l'historique vide, toute chaîne est compatible.
#
# Une chaîne déjà jouée est traitée comme les autres : une proposition gagnante est compatible avec sa propre réponse.


# %% task="is_compatible" needs="bulls_n_cows"
def is_compatible(guess, history):
    ### BEGIN SOLUTION
    return all(bulls_n_cows(guess, earlier) == (bulls, cows) for earlier, bulls, cows in history)
    ### END SOLUTION


# %% examples="is_compatible"
assert is_compatible("1567", [("1234", 1, 0)])
assert not is_compatible("5167", [("1234", 1, 0)])
assert not is_compatible("1567", [("1234", 1, 0), ("5678", 0, 2)])
assert is_compatible("1567", [])

# %% [markdown] lang="en" hint="is_compatible"
# Suppose that `guess` is the secret. What would it have replied to the first guess of the history?
# With what do you compare this reply?
# %% [markdown] lang="fr" hint="is_compatible"
# Supposez que `guess` soit le secret. Qu'aurait-il répondu à la première proposition de l'historique ?
# À quoi comparez-vous cette réponse ?
# %% [markdown] lang="en" hint="is_compatible"
# One disagreement is enough to say no. When do you know that the answer is yes: during the loop or after it?
# A loop `for x, y, z in l:` takes each triple of a list apart.
# %% [markdown] lang="fr" hint="is_compatible"
# Un seul désaccord suffit pour dire non. Quand savez-vous que la réponse est oui : pendant la boucle ou après ?
# Une boucle `for x, y, z in l:` sépare les éléments de chaque triplet d'une liste.

# %% [markdown] lang="en"
# ## The compatible area
#
# The **compatible area** is the list of the strings that may still be the secret.
#
# - `compatible_area(history)` gives the strings of `everything` that are compatible with the history, in order.
# - `compatible_area(history, old_compatible_area)` looks for them in the given list only, and gives them in the order
#   of that list. Whatever this list is, each string of the result is compatible with the *whole* history.
#   An empty list is a list like any other: nothing is found in it, and the result is empty.
#
# The second form saves time: as a game goes on, the area only gets smaller.
# %% [markdown] lang="fr"
# ## La zone compatible
#
# La **zone compatible** est la liste des chaînes qui peuvent encore être le secret.
#
# - `compatible_area(history)` donne les chaînes de `everything` qui sont compatibles avec l'historique, dans l'ordre.
# - `compatible_area(history, old_compatible_area)` ne les cherche que dans la liste donnée, et les donne dans l'ordre
#   de cette liste. Quelle que soit cette liste, chaque chaîne du résultat est compatible avec l'historique *entier*.
#   Une liste vide est une liste comme une autre : on n'y trouve rien, et le résultat est vide.
#
# La seconde forme fait gagner du temps : au fil d'une partie, la zone ne fait que diminuer.


# %% task="compatible_area" needs="is_compatible"
def compatible_area(history, old_compatible_area=None):
    ### BEGIN SOLUTION
    area = everything if old_compatible_area is None else old_compatible_area
    return [guess for guess in area if is_compatible(guess, history)]
    ### END SOLUTION


# %% examples="compatible_area"
assert compatible_area([("1234", 3, 0), ("1239", 3, 0), ("1230", 3, 0)]) == ["1235", "1236", "1237", "1238"]
assert compatible_area([("1234", 3, 0)], ["1243", "1254", "8234"]) == ["1254", "8234"]
assert compatible_area([("1234", 3, 0)], []) == []
assert len(compatible_area([("1234", 1, 1)])) == 720

# %% [markdown] lang="en" hint="compatible_area"
# Two questions: where to look, and what to keep. You have just written the function that answers the second.
# %% [markdown] lang="fr" hint="compatible_area"
# Deux questions : où chercher, et que garder. Vous venez d'écrire la fonction qui répond à la seconde.
# %% [markdown] lang="en" hint="compatible_area"
# `if area:` is false for `None`, and for which list too? How does one ask whether a value is `None`, and nothing else?
# %% [markdown] lang="fr" hint="compatible_area"
# `if area:` est faux pour `None`, et aussi pour quelle liste ? Comment demander si une valeur est `None`, et rien
# d'autre ?

# %% [markdown] lang="en"
# ## A player
#
# `naive_player(answer)` plays one game by itself, and returns its history. Each of its guesses is drawn at random,
# all with the same chance, among the strings that are compatible with the turns before; the first one among all those
# of `everything`. The game ends with the guess that is the secret, and this turn belongs to the history too.
#
# The player may use `answer` to compute replies, and for nothing else.
# %% [markdown] lang="fr"
# ## Un joueur
#
# `naive_player(answer)` joue une partie tout seul et renvoie son historique. Chacune de ses propositions est tirée au
# hasard, toutes avec la même chance, parmi les chaînes compatibles avec les tours précédents ; la première, parmi
# toutes celles de `everything`. La partie finit par la proposition qui est le secret, et ce tour fait lui aussi
# partie de l'historique.
#
# Le joueur peut se servir de `answer` pour calculer les réponses, et pour rien d'autre.


# %% task="naive_player" needs="compatible_area" slow=true
def naive_player(answer):
    ### BEGIN SOLUTION
    history, area, guess = [], everything, None
    while guess != answer:
        guess = random.choice(area)
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history, area)
    return history
    ### END SOLUTION


# %% examples="naive_player"
assert naive_player("5407")[-1] == ("5407", 4, 0)
assert is_compatible("5407", naive_player("5407"))
assert len(naive_player("5407")) <= 10

# %% [markdown] lang="en" hint="naive_player"
# Play a game against yourself on paper. What do you write down after each guess? What do you cross out?
# These are the two things to remember from one turn to the next.
# %% [markdown] lang="fr" hint="naive_player"
# Jouez une partie contre vous-même sur papier. Que notez-vous après chaque proposition ? Que barrez-vous ?
# Ce sont les deux choses à retenir d'un tour au suivant.
# %% [markdown] lang="en" hint="naive_player"
# `random.choice(l)` draws an element of a list. From which list is the first guess drawn, and from which the next?
# When the loop ends, has the winning turn been stored?
# %% [markdown] lang="fr" hint="naive_player"
# `random.choice(l)` tire un élément d'une liste. Dans quelle liste tirer la première proposition, et les suivantes ?
# Quand la boucle finit, le tour gagnant a-t-il été rangé ?

# %% [markdown] lang="en"
# ## What a guess teaches
#
# A good guess leaves few strings. How many it leaves depends on the reply, which nobody knows beforehand; but a mean
# can be computed. Every string of the compatible area may be the secret, all with the same chance.
# Suppose, for each of them in turn, that it is: the guess then receives a reply, and a new compatible area is left.
# `expected_new_compatible_area(guess, history)` is the mean of the sizes of these new areas.
#
# Take the small game `everything = admissible('123', 2)`, an empty history, and the guess `'12'`:
#
# | secret | 12 | 13 | 21 | 23 | 31 | 32 |
# |---|---|---|---|---|---|---|
# | reply | 2, 0 | 1, 0 | 0, 2 | 0, 1 | 0, 1 | 1, 0 |
# | new area | 12 | 13, 32 | 21 | 23, 31 | 23, 31 | 13, 32 |
# | its size | 1 | 2 | 1 | 2 | 2 | 2 |
#
# The mean is 10/6. Notice that the winning reply counts like any other: it leaves one string, the secret.
# The guess may be any string of `everything`, compatible or not. The history leaves at least one string.
# The result is a number, a float or a `Fraction`, not rounded.
#
# **It must be fast.** Written as it is defined, with `everything` searched again for each possible secret, the last
# example below takes from ten seconds to half a minute: 720 possible secrets, 5040 strings each time. To look only in
# the area that is left before the guess takes two seconds, and is accepted.
#
# Now look at the table again. Two secrets that give the same reply leave the same new area: the strings that give that
# reply. So a reply given by `size` secrets is counted `size` times, each time with the value `size`. The mean is the
# sum of the sizes squared, divided by the sum of the sizes: here (1 + 4 + 1 + 4) / (1 + 2 + 1 + 2).
# One walk through the area is enough, and no new area is needed.
# %% [markdown] lang="fr"
# ## Ce qu'apprend une proposition
#
# Une bonne proposition laisse peu de chaînes. Combien elle en laisse dépend de la réponse, que personne ne connaît
# d'avance ; mais on peut calculer une moyenne. Chaque chaîne de la zone compatible peut être le secret, toutes avec la
# même chance. Supposez, pour chacune à son tour, qu'elle le soit : la proposition reçoit alors une réponse, et il
# reste une nouvelle zone compatible.
# `expected_new_compatible_area(guess, history)` est la moyenne des tailles de ces nouvelles zones.
#
# Prenez le petit jeu `everything = admissible('123', 2)`, un historique vide et la proposition `'12'` :
#
# | secret | 12 | 13 | 21 | 23 | 31 | 32 |
# |---|---|---|---|---|---|---|
# | réponse | 2, 0 | 1, 0 | 0, 2 | 0, 1 | 0, 1 | 1, 0 |
# | nouvelle zone | 12 | 13, 32 | 21 | 23, 31 | 23, 31 | 13, 32 |
# | sa taille | 1 | 2 | 1 | 2 | 2 | 2 |
#
# La moyenne est 10/6. Remarquez que la réponse gagnante compte comme les autres : elle laisse une chaîne, le secret.
# La proposition peut être toute chaîne de `everything`, compatible ou non. L'historique laisse au moins une chaîne.
# Le résultat est un nombre, flottant ou `Fraction`, non arrondi.
#
# **Elle doit être rapide.** Écrite comme elle est définie, en parcourant de nouveau `everything` pour chaque secret
# possible, elle met de dix secondes à une demi-minute pour le dernier exemple ci-dessous : 720 secrets possibles,
# 5040 chaînes chaque fois. Ne chercher que dans la zone qui reste avant la proposition prend deux secondes,
# et c'est accepté.
#
# Regardez maintenant le tableau de nouveau. Deux secrets qui donnent la même réponse laissent la même nouvelle zone :
# les chaînes qui donnent cette réponse. Une réponse donnée par `size` secrets est donc comptée `size` fois, chaque
# fois avec la valeur `size`. La moyenne est la somme des carrés des tailles, divisée par la somme des tailles :
# ici (1 + 4 + 1 + 4) / (1 + 2 + 1 + 2). Un seul parcours de la zone suffit, sans construire de nouvelle zone.

# %%
from collections import Counter


# %% task="expected_new_compatible_area" needs="compatible_area" slow=true
def expected_new_compatible_area(guess, history):
    ### BEGIN SOLUTION
    area = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size**2 for size in sizes) / len(area)
    ### END SOLUTION


# %% examples="expected_new_compatible_area"
assert abs(expected_new_compatible_area("1243", [("1234", 3, 0), ("1239", 3, 0)]) - 5) < 1e-9
assert abs(expected_new_compatible_area("1567", [("1234", 1, 1)]) - 119.9) < 1e-9

# %% [markdown] lang="en" hint="expected_new_compatible_area"
# With `everything = admissible('123', 2)`, an empty history and the guess `'12'`, which four replies are possible?
# How many strings give each of them? That is all you need to know.
# %% [markdown] lang="fr" hint="expected_new_compatible_area"
# Avec `everything = admissible('123', 2)`, un historique vide et la proposition `'12'`, quelles sont les quatre
# réponses possibles ? Combien de chaînes donnent chacune ? C'est tout ce qu'il faut savoir.
# %% [markdown] lang="en" hint="expected_new_compatible_area"
# A reply is a pair, and a pair can be the key of a dictionary. What does `Counter('banana')` count,
# and what are its `values()`?
# %% [markdown] lang="fr" hint="expected_new_compatible_area"
# Une réponse est un couple, et un couple peut être la clé d'un dictionnaire. Que compte `Counter('banana')`,
# et que sont ses `values()` ?

# %% [markdown] lang="en" solved=true
# ## The definition, word for word
#
# This one says what the mean is, and needs no observation; it compares each possible secret with each other one.
# It is the one to trust, and a good test of the other on small games. But it takes two seconds where the count takes
# two hundredths, and the players below ask for thousands of such means. We prefer the count.
# %% [markdown] lang="fr" solved=true
# ## La définition, mot pour mot
#
# Celle-ci dit ce qu'est la moyenne et ne demande aucune remarque ; elle compare chaque secret possible à chaque autre.
# C'est à elle qu'il faut se fier, et elle permet de vérifier l'autre sur de petits jeux. Mais elle met deux secondes
# là où le dénombrement met deux centièmes, et les joueurs ci-dessous demandent des milliers de ces moyennes. Nous
# préférons le dénombrement.


# %% another="expected_new_compatible_area"
def expected_area_as_defined(guess, history):
    area = compatible_area(history)
    sizes = [len(compatible_area([(guess, *bulls_n_cows(guess, secret))], area)) for secret in area]
    return sum(sizes) / len(sizes)


# %% [markdown] lang="en"
# ## A smaller game
#
# From here on we play with strings of 3 digits from 1 to 7: there are 210 of them. Run the next cell once;
# your functions need no change. If one of them goes on playing with 4 digits, where does it look for its strings?
#
# Before you run an example from above again, run the cell `everything = admissible()` again too.
# %% [markdown] lang="fr"
# ## Un jeu plus petit
#
# À partir d'ici, nous jouons avec les chaînes de 3 chiffres de 1 à 7 : il y en a 210. Exécutez une fois la cellule
# suivante ; vos fonctions n'ont pas à changer. Si l'une d'elles continue à jouer avec 4 chiffres, où va-t-elle
# chercher ses chaînes ?
#
# Avant d'exécuter de nouveau un exemple de plus haut, exécutez de nouveau aussi la cellule `everything = admissible()`.

# %%
everything = admissible("1234567", 3)

# %% [markdown] lang="en"
# ## All second guesses compared
#
# The first guess of a game is played, and its reply is known. Which second guess is best?
# `first_turn_stats(answer, first_guess)` gives a dictionary. Its keys are all the strings of `everything`; the value
# of each is the pair made of
#
# - whether the string is compatible with that first turn: `True` or `False`;
# - the expected new compatible area, not rounded, if it is the second guess.
# %% [markdown] lang="fr"
# ## Toutes les deuxièmes propositions comparées
#
# La première proposition d'une partie est jouée, et sa réponse connue. Quelle est la meilleure deuxième proposition ?
# `first_turn_stats(answer, first_guess)` donne un dictionnaire. Ses clés sont toutes les chaînes de `everything` ;
# la valeur de chacune est le couple formé de deux choses :
#
# - la chaîne est-elle compatible avec ce premier tour : `True` ou `False` ;
# - la taille moyenne, non arrondie, de la nouvelle zone compatible si elle est la deuxième proposition.


# %% task="first_turn_stats" needs="expected_new_compatible_area" slow=true
def first_turn_stats(answer, first_guess):
    ### BEGIN SOLUTION
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {
        guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything
    }
    ### END SOLUTION


# %% examples="first_turn_stats"
assert len(first_turn_stats("126", "123")) == 210
assert first_turn_stats("126", "123")["134"] == (False, 2.5)
assert first_turn_stats("126", "123")["124"][0]
assert abs(first_turn_stats("126", "123")["124"][1] - 25 / 6) < 1e-9

# %% [markdown] lang="en" hint="first_turn_stats"
# Both numbers are asked of the same history. How many turns does it hold, and which function gives its reply?
# %% [markdown] lang="fr" hint="first_turn_stats"
# Les deux valeurs concernent le même historique. Combien de tours contient-il, et quelle fonction donne sa réponse ?
# %% [markdown] lang="en" hint="first_turn_stats"
# You have written a function for each half of the pair. A dictionary is filled by `d[key] = value`, in a loop over
# which list?
# %% [markdown] lang="fr" hint="first_turn_stats"
# Vous avez écrit une fonction pour chaque moitié du couple. Un dictionnaire se remplit par `d[key] = value`, dans une
# boucle sur quelle liste ?

# %% [markdown] lang="en"
# ## The player who wants to know most
#
# After the first guess `'123'` against `'126'`, the best second guess is *not* compatible: it cannot win, but it leaves
# 2.5 strings on average instead of 4.17. The next player takes such guesses. `optimal_information_player(answer)` plays
# one game by itself and returns its history, as `naive_player` does, with these rules:
#
# 1. the first guess is drawn at random among all the strings of `everything`;
# 2. when one single string is still compatible, it is played;
# 3. otherwise, the guess is the string of `everything`, compatible or not, that has the smallest expected new
#    compatible area. Of several equally good strings, the first in order is played.
#
# Equal means equal: 7/3 computed in two ways may differ in its last decimal, and then the wrong string seems better.
# Sums of squares are integers; they know no rounding.
#
# When the means are fast, a game takes about a second. When `'317'` is drawn first against `'543'`, the rules leave
# no choice: 317, 124, 275, 253, 543.
# %% [markdown] lang="fr"
# ## Le joueur qui veut en savoir le plus
#
# Après la première proposition `'123'` contre `'126'`, la meilleure deuxième n'est *pas* compatible : elle ne peut pas
# gagner, mais elle laisse 2.5 chaînes en moyenne au lieu de 4.17. Le joueur suivant fait de telles propositions.
# `optimal_information_player(answer)` joue une partie tout seul et renvoie son historique, comme `naive_player`,
# avec ces règles :
#
# 1. la première proposition est tirée au hasard parmi toutes les chaînes de `everything` ;
# 2. quand une seule chaîne est encore compatible, elle est jouée ;
# 3. sinon, la proposition est la chaîne de `everything`, compatible ou non, dont la nouvelle zone compatible est en
#    moyenne la plus petite. De plusieurs chaînes aussi bonnes, on joue la première dans l'ordre.
#
# Égal veut dire égal : 7/3 calculé de deux façons peut différer à la dernière décimale, et la mauvaise chaîne paraît
# alors meilleure. Les sommes de carrés sont des entiers, qui ne connaissent pas d'arrondi.
#
# Quand les moyennes sont rapides, une partie prend environ une seconde. Quand `'317'` est tirée en premier contre
# `'543'`, les règles ne laissent plus de choix : 317, 124, 275, 253, 543.


# %% task="optimal_information_player" needs="expected_new_compatible_area" slow=true
def optimal_information_player(answer):
    ### BEGIN SOLUTION
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
    ### END SOLUTION


# %% examples="optimal_information_player"
assert optimal_information_player("543")[-1] == ("543", 3, 0)
assert len(optimal_information_player("543")) <= 5

# %% [markdown] lang="en" hint="optimal_information_player"
# `min(words, key=len)` gives the shortest of some words. If two are equally short, which one?
# What is minimised here, over which list?
# %% [markdown] lang="fr" hint="optimal_information_player"
# `min(words, key=len)` donne le plus court de quelques mots. Si deux sont aussi courts, lequel ?
# Que minimise-t-on ici, et sur quelle liste ?
# %% [markdown] lang="en" hint="optimal_information_player"
# When one single string is left, every guess leaves one string: all of them are equally good for rule 3.
# Which would then be played, at every turn?
# %% [markdown] lang="fr" hint="optimal_information_player"
# Quand il ne reste qu'une chaîne, toute proposition en laisse une : pour la règle 3, toutes se valent.
# Laquelle serait alors jouée, à chaque tour ?

# %% [markdown] lang="en"
# ## The same, among compatible guesses
#
# `optimal_information_compatible_player(answer)` follows the same rules, but for one word: the guess with the smallest
# expected new compatible area is looked for among the *compatible* strings only. Ties are settled as before.
# %% [markdown] lang="fr"
# ## Le même, parmi les propositions compatibles
#
# `optimal_information_compatible_player(answer)` suit les mêmes règles, à un mot près : la proposition dont la nouvelle
# zone compatible est en moyenne la plus petite n'est cherchée que parmi les chaînes *compatibles*. Les égalités se
# règlent comme avant.


# %% task="optimal_information_compatible_player" needs="expected_new_compatible_area" slow=true
def optimal_information_compatible_player(answer):
    ### BEGIN SOLUTION
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        guess = min(
            compatible_area(history),
            key=lambda candidate: expected_new_compatible_area(candidate, history),
        )
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
    ### END SOLUTION


# %% examples="optimal_information_compatible_player"
assert optimal_information_compatible_player("543")[-1] == ("543", 3, 0)
assert len(optimal_information_compatible_player("543")) <= 6

# %% [markdown] lang="en" hint="optimal_information_compatible_player"
# Which line of the player above says where to look? What is to stand there instead?
# %% [markdown] lang="fr" hint="optimal_information_compatible_player"
# Quelle ligne du joueur précédent dit où chercher ? Que faut-il y mettre à la place ?
# %% [markdown] lang="en" hint="optimal_information_compatible_player"
# When one single compatible string is left, what does rule 3 play now? Is rule 2 still needed?
# %% [markdown] lang="fr" hint="optimal_information_compatible_player"
# Quand il ne reste qu'une chaîne compatible, que joue maintenant la règle 3 ? La règle 2 est-elle encore nécessaire ?

# %% [markdown] lang="en" solved=true
# ## One frame for both
#
# The two players differ in one expression: where to look. A function of the area that is left can say it, and be
# handed to a third one that plays. We show the two players in full, so that each can be read by itself; with a third
# and a fourth strategy, the frame would be worth it.
# %% [markdown] lang="fr" solved=true
# ## Un seul cadre pour les deux
#
# Les deux joueurs ne diffèrent que par une expression : où chercher. Une fonction de la zone qui reste peut le dire,
# et être confiée à une troisième, qui joue. Nous montrons les deux joueurs en entier, pour que chacun se lise seul ;
# avec une troisième et une quatrième stratégie, ce cadre en vaudrait la peine.


# %% solved=true
def game(answer, choices_of):
    """The history of a game in which the best guess is looked for among `choices_of(area)`."""
    # fr: L'histoire d'une partie dont chaque proposition est la meilleure de `choices_of(area)`.
    guess, history, area = random.choice(everything), [], everything
    while True:
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history[-1:], area)
        choices = area if len(area) == 1 else choices_of(area)
        guess = min(choices, key=lambda choice: sum_of_squares(choice, area))


def sum_of_squares(guess, area):
    """The expected new area, but for the division: the area is the same for all guesses."""
    # fr: La taille moyenne de la nouvelle zone, à la division près : la zone est la même pour toutes les propositions.
    return sum(size**2 for size in Counter(bulls_n_cows(guess, secret) for secret in area).values())


# %% another="optimal_information_player"
def information_player_in_a_frame(answer):
    return game(answer, lambda area: everything)


# %% another="optimal_information_compatible_player"
def compatible_player_in_a_frame(answer):
    return game(answer, lambda area: area)


# %% [markdown] lang="en"
# ## The experiment (optional)
#
# Which of your players is best? Let each of them play against random secrets, and compare the means: `experiment` takes
# the number of games of each player. The fast ones may play more; what stands in the cell below it takes half a minute.
#
# Then let a copy of `optimal_information_player` play as well, in which ties go to a compatible string if there is one.
# %% [markdown] lang="fr"
# ## L'expérience (facultatif)
#
# Lequel de vos joueurs est le meilleur ? Faites-les jouer contre des secrets tirés au hasard et comparez les moyennes :
# `experiment` reçoit le nombre de parties de chaque joueur. Les plus rapides peuvent en jouer davantage ; ce que
# demande la cellule d'après prend une demi-minute.
#
# Faites ensuite jouer aussi une copie de `optimal_information_player` où les égalités vont à une chaîne compatible,
# s'il y en a une.

# %%
from statistics import NormalDist, mean, variance

tries = {}


def experiment(games):
    """Let each player of a dictionary play so many games; keep the tries in `tries`, and show their mean."""
    # fr: Faire jouer tant de parties à chaque joueur, montrer sa moyenne ; les essais restent dans `tries`.
    for player, number in games.items():
        played = tries[player.__name__] = [len(player(random.choice(everything))) for _ in range(number)]
        print(f"{player.__name__:38} {number:6} {mean(played):.3f}")


# %% [notebook]
# experiment({naive_player: 2000, optimal_information_player: 50, optimal_information_compatible_player: 200})

# %% [markdown] lang="en"
# Two means of the same player differ too. *Welch's test* gives the probability that chance alone makes two means differ
# at least as much as yours do, if the players are in truth equally good. A small probability speaks for a true
# difference. The lesson tells how this very experiment once led to a wrong conclusion.
#
# `welch` shows this probability for two players, and how many games *each* should play, so that nine experiments out
# of ten see a difference as large as yours. Were your games enough? If not, a large probability says nothing: neither
# that the players differ, nor that they do not.
# %% [markdown] lang="fr"
# Deux moyennes d'un même joueur diffèrent aussi. Le *test de Welch* donne la probabilité que le seul hasard écarte deux
# moyennes au moins autant que les vôtres, si les joueurs se valent en vérité. Une petite probabilité plaide pour une
# vraie différence. La leçon raconte comment cette même expérience a mené un jour à une conclusion fausse.
#
# `welch` montre cette probabilité pour deux joueurs, et combien de parties *chacun* devrait jouer pour que neuf
# expériences sur dix voient une différence aussi grande que la vôtre. Vos parties suffisaient-elles ? Sinon, une grande
# probabilité ne dit rien : ni que les joueurs diffèrent, ni qu'ils se valent.


# %%
def welch(one, other):
    """Show the probability that chance alone makes two means differ so much, and the games of each that are enough."""
    # fr: Montrer la probabilité que le seul hasard écarte autant deux moyennes, et les parties qui suffisent à chacun.
    mine, yours = tries[one.__name__], tries[other.__name__]
    typical = (variance(mine) / len(mine) + variance(yours) / len(yours)) ** 0.5
    chance = 2 * NormalDist().cdf(-abs(mean(mine) - mean(yours)) / typical)
    print(f"{one.__name__} / {other.__name__}: p = {chance:.3g}, {games_needed(mine, yours)}")


def games_needed(one, other):
    """The games of each player that show such a difference of means in nine experiments out of ten."""
    # fr: Les parties de chaque joueur qui montrent une telle différence dans neuf expériences sur dix.
    if mean(one) == mean(other):
        return "∞"
    return round((1.96 + 1.28) ** 2 * (variance(one) + variance(other)) / (mean(one) - mean(other)) ** 2)


# %% [notebook]
# welch(naive_player, optimal_information_player)
# welch(naive_player, optimal_information_compatible_player)
# welch(optimal_information_player, optimal_information_compatible_player)

# %% [markdown] lang="en"
# ## Three pictures (optional)
#
# They need the library `matplotlib`: `pip install matplotlib`. Without it, the rest works all the same.
#
# The first one shows in how many tries your players won the games of the experiment. Two players with nearly the same
# mean: which of them has the longer bad games, and which wins more often at once?
# %% [markdown] lang="fr"
# ## Trois images (facultatif)
#
# Elles demandent la bibliothèque `matplotlib` : `pip install matplotlib`. Sans elle, le reste fonctionne quand même.
#
# La première montre en combien d'essais vos joueurs ont gagné les parties de l'expérience. Deux joueurs ont presque la
# même moyenne : lequel a les plus longues mauvaises parties, et lequel gagne plus souvent tout de suite ?


# %%
def histogram(players, labels):
    """Show the tries of the games that some players have played; `labels`: the horizontal axis, the vertical one."""
    # fr: Montrer les essais des parties que des joueurs ont jouées ; `labels` : l'axe horizontal, l'axe vertical.
    try:
        from matplotlib import pyplot
    except ImportError:
        print("pip install matplotlib")
        return
    played = [tries[player.__name__] for player in players]
    names = [f"{player.__name__}: {mean(tries[player.__name__]):.3f}" for player in players]
    most = max(max(numbers) for numbers in played)
    figure, axes = pyplot.subplots(figsize=(7, 5), layout="constrained")
    axes.hist(played, bins=[place + 0.5 for place in range(most + 1)], density=True, label=names)
    axes.set_xticks(range(1, most + 1))
    axes.set_xlabel(labels[0])
    axes.set_ylabel(labels[1])
    axes.spines[["top", "right"]].set_visible(False)
    figure.legend(loc="outside upper left", frameon=False)
    pyplot.show()


# %% [notebook] lang="en"
# histogram(
#     [naive_player, optimal_information_player, optimal_information_compatible_player], ["tries", "share of the games"]
# )
# %% [notebook] lang="fr"
# histogram(
#     [naive_player, optimal_information_player, optimal_information_compatible_player], ["essais", "part des parties"]
# )

# %% [markdown] lang="en"
# The second one shows `first_turn_stats`: each point is a second guess, and each box holds the middle half of its
# points. Compare `('126', '213')` with `('126', '123')`: on which side is the best guess? And are all compatible
# guesses equal? In one of the two games they leave from 6.72 to 7.28 strings.
# %% [markdown] lang="fr"
# La deuxième montre `first_turn_stats` : chaque point est une deuxième proposition, et chaque boîte contient la moitié
# centrale de ses points. Comparez `('126', '213')` et `('126', '123')` : de quel côté est la meilleure proposition ?
# Et les propositions compatibles se valent-elles toutes ? Dans l'une des deux parties elles laissent de 6.72 à
# 7.28 chaînes.


# %%
def box_plot(stats, title, labels):
    """Show the expected new areas after a first turn; `labels`: compatible, not compatible, the vertical axis."""
    # fr: Montrer les tailles moyennes après un premier tour ; `labels` : compatibles, non compatibles, l'axe vertical.
    try:
        from matplotlib import pyplot
    except ImportError:
        print("pip install matplotlib")
        return
    means = [[area for possible, area in stats.values() if possible is side] for side in (True, False)]
    _, axes = pyplot.subplots(figsize=(6, 6), layout="constrained")
    axes.boxplot(means, widths=0.6, showfliers=False, medianprops={"color": "black", "linewidth": 2})
    for place, (values, colour) in enumerate(zip(means, ("tab:blue", "tab:orange")), 1):
        across = [place + random.uniform(-0.27, 0.27) for _ in values]
        axes.scatter(across, values, s=16, color=colour, alpha=0.6, linewidths=0)
        axes.axhline(min(values), color=colour, linestyle=":", linewidth=1)
    axes.set_xticks(
        [1, 2], [f"{label}: {len(values)}\nmin = {min(values):.2f}" for label, values in zip(labels, means)]
    )
    axes.set_ylabel(labels[2])
    axes.set_title(title)
    axes.spines[["top", "right"]].set_visible(False)
    pyplot.show()


# %% [notebook] lang="en"
# labels = ["compatible", "not compatible", "expected new compatible area"]
# box_plot(first_turn_stats("126", "213"), "213 → (0, 2)", labels)
# box_plot(first_turn_stats("126", "123"), "123 → (2, 0)", labels)
# %% [notebook] lang="fr"
# labels = ["compatibles", "non compatibles", "taille moyenne de la nouvelle zone"]
# box_plot(first_turn_stats("126", "213"), "213 → (0, 2)", labels)
# box_plot(first_turn_stats("126", "123"), "123 → (2, 0)", labels)

# %% [markdown] lang="en"
# The third one shows a game: each of the 210 strings is a point of space whose coordinates are its three digits,
# coloured by the turn that shows it is not the secret.
# %% [markdown] lang="fr"
# La troisième montre une partie : chacune des 210 chaînes est un point de l'espace dont les coordonnées sont ses trois
# chiffres, coloré selon le tour qui montre qu'elle n'est pas le secret.


# %%
def cloud(history, labels):
    """Show when each string of a game stopped being a suspect; `labels`: the colour bar, the secret, an axis."""
    # fr: Montrer quand chaque chaîne a été mise hors de cause ; `labels` : la barre de couleurs, le secret, un axe.
    try:
        from matplotlib import pyplot, ticker
    except ImportError:
        print("pip install matplotlib")
        return
    turns, secret = len(history), history[-1][0]
    others = [guess for guess in everything if guess != secret]
    cleared = [
        next((turn for turn in range(1, turns) if not is_compatible(guess, history[:turn])), turns) for guess in others
    ]
    axes = pyplot.figure(figsize=(8, 6), layout="constrained").add_subplot(projection="3d")
    places = [[int(guess[place]) for guess in others] for place in range(3)]
    sizes, colours = [15 + 18 * turn for turn in cleared], pyplot.get_cmap("viridis_r", turns)
    points = axes.scatter(*places, c=cleared, s=sizes, cmap=colours, vmin=0.5, vmax=turns + 0.5, depthshade=False)
    axes.scatter(*map(int, secret), color="red", marker="*", s=300, label=f"{labels[1]} {secret}", depthshade=False)
    bar = pyplot.colorbar(points, ax=axes, shrink=0.6, pad=0.08, ticks=range(1, turns + 1), label=labels[0])
    bar.ax.set_yticklabels([f"{turn} ({guess})" for turn, (guess, bulls, cows) in enumerate(history, 1)])
    for rank, axis in enumerate((axes.xaxis, axes.yaxis, axes.zaxis), 1):
        axis.set_major_locator(ticker.MultipleLocator(1))
        axis.set_label_text(f"{labels[2]} {rank}")
    axes.legend(loc="upper left")
    axes.set_box_aspect(None, zoom=0.9)
    pyplot.show()


# %% [notebook] lang="en"
# cloud(optimal_information_player("543"), ["no longer a suspect after turn", "secret", "digit"])
# %% [notebook] lang="fr"
# cloud(optimal_information_player("543"), ["hors de cause après le tour", "secret", "chiffre"])
