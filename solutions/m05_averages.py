# %% [raw]
# minutes = 75
#
# [title]
# en = "How good is the program?"
# fr = "Que vaut le programme ?"
#
# [goal]
# en = "Measure a program: its tries on average, its tries at worst, and what the order of the codes changes."
# fr = "Mesurer un programme : combien d'essais en moyenne, combien au pire, et ce que change l'ordre des codes."
#
# [leaves_out]
# en = "No better strategy yet: the program is the one of the module before, whatever it is worth."
# fr = "Pas encore de meilleure stratégie : le programme est celui du module précédent, quoi qu'il vaille."

# %% [markdown] lang="en"
# The program of the module before goes through all 1296 codes in order and proposes those that are consistent
# with the answers so far. How good is it? To know, let it play against itself: nobody types anything,
# and nothing needs to be shown.
#
# You write four functions. Each of them **returns** its result.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.
#
# The numbers you will find are told below. What counts is that your program finds them **by playing**: a number written
# down beforehand, even the right one, is worth nothing.
# %% [markdown] lang="fr"
# Le programme du module précédent parcourt les 1296 codes dans l'ordre et propose ceux qui sont compatibles
# avec les réponses déjà reçues. Que vaut-il ? Pour le savoir, faites-le jouer contre lui-même : personne ne saisit
# rien, et rien n'a besoin de s'afficher.
#
# Vous allez écrire quatre fonctions. Chacune **renvoie** son résultat.
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.
#
# Les nombres à trouver sont dits plus bas. Ce qui compte est que votre programme les trouve **en jouant** : un nombre
# écrit d'avance, même juste, ne vaut rien.

# %% earlier="tous_les_codes occurences bien_places mal_places creer_code test_essai test_code"
from solutions.m01_codes import tous_les_codes
from solutions.m02_pegs import bien_places, mal_places
from solutions.m04_codebreaker import test_code

# %% [markdown] lang="en"
# ## One game
#
# `nombre_essais(secret)` is the number of tries the program needs to find that secret: the game of `jeu_2`,
# with the answers computed instead of typed. The proposition that finds the code counts as a try.
# The secret 3 2 2 4 takes 6 tries; 1 1 1 1 takes one.
#
# The program must find the code through the answers: the secret serves to compute them, and for nothing else.
#
# The second parameter, `codes`, is for the last task. It is a list of codes, such as `tous_les_codes(4, 6)` returns.
# Your function goes through this list, in its order, and leaves it as it is. In a call such as
# `nombre_essais(secret)`, `codes` is `None`: then your function goes through all the codes in order.
# %% [markdown] lang="fr"
# ## Une partie
#
# `nombre_essais(secret)` est le nombre d'essais qu'il faut au programme pour trouver ce secret : la partie de `jeu_2`,
# où les réponses sont calculées au lieu d'être saisies. La proposition qui trouve le code compte comme un essai.
# Le secret 3 2 2 4 demande 6 essais ; 1 1 1 1 en demande un.
#
# Le programme doit trouver le code grâce aux réponses : le secret sert à les calculer, et à rien d'autre.
#
# Le second paramètre, `codes`, est là pour la dernière question. C'est une liste de codes, comme celle que renvoie
# `tous_les_codes(4, 6)`. Votre fonction parcourt cette liste, dans son ordre, sans la modifier. Dans un appel comme
# `nombre_essais(secret)`, `codes` vaut `None` : votre fonction parcourt alors tous les codes dans l'ordre.


# %% task="nombre_essais" needs="test_code tous_les_codes"
def nombre_essais(secret, codes=None):
    ### BEGIN SOLUTION
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
    raise ValueError(f"{secret} is not a code")
    # fr: {secret} n'est pas un code
    ### END SOLUTION


# %% examples="nombre_essais"
assert nombre_essais([3, 2, 2, 4]) == 6
assert nombre_essais([1, 1, 1, 1]) == 1
assert nombre_essais([2, 2, 2, 2]) == 2

# %% [markdown] lang="en" hint="nombre_essais"
# In `jeu_2`, someone typed two numbers after each proposition. Who knows the secret here,
# and which functions give the two numbers?
# %% [markdown] lang="fr" hint="nombre_essais"
# Dans `jeu_2`, quelqu'un saisissait deux nombres après chaque proposition. Qui connaît ici le secret,
# et quelles fonctions donnent les deux nombres ?
# %% [markdown] lang="en" hint="nombre_essais"
# Write down the game against 1 1 1 2 by hand. How long is your list of tries when the code is found?
# Does the last proposition belong to it?
# %% [markdown] lang="fr" hint="nombre_essais"
# Écrivez à la main la partie contre 1 1 1 2. Quelle est la longueur de votre liste d'essais quand le code est trouvé ?
# La dernière proposition en fait-elle partie ?

# %% [markdown] lang="en" solved=true
# ## Another way
#
# One can also keep the list of the codes that are still possible, and shorten it after each answer. Each code is held
# against the last trial only; but those that come after the secret are gone through, too, and never tried. The first
# version stops at the secret, and needs no second list: we prefer it.
# %% [markdown] lang="fr" solved=true
# ## Autrement
#
# On peut aussi garder la liste des codes encore possibles, et la raccourcir après chaque réponse. Chaque code n'est
# comparé qu'au dernier essai ; mais ceux qui suivent le secret sont parcourus aussi, et jamais essayés. La première
# version s'arrête au secret, et se passe d'une seconde liste : nous la préférons.


# %% another="nombre_essais"
def nombre_essais_en_filtrant(secret, codes=None):
    restants = codes or tous_les_codes(4, 6)
    nombre = 1
    while restants[0] != secret:
        proposition = restants[0]
        reponse = bien_places(secret, proposition), mal_places(secret, proposition)
        restants = [
            code for code in restants if (bien_places(code, proposition), mal_places(code, proposition)) == reponse
        ]
        nombre += 1
    return nombre


# %% [markdown] lang="en"
# ## The average
#
# `moyenne()` is the average of `nombre_essais` over all 1296 secrets: it calls `nombre_essais` for each of them.
# You should find about 5.76.
# Return the number as you have computed it, or correctly rounded to two decimals or more.
#
# Be patient: 1296 games are played, in which hundreds of thousands of codes are tested. It may take a minute;
# try it first on the average over a few secrets only.
# %% [markdown] lang="fr"
# ## La moyenne
#
# `moyenne()` est la moyenne de `nombre_essais` sur les 1296 secrets : elle appelle `nombre_essais` pour chacun d'eux.
# Vous devriez trouver environ 5.76.
# Renvoyez le nombre tel que vous l'avez calculé, ou correctement arrondi à deux décimales ou plus.
#
# Soyez patient : 1296 parties sont jouées, où des centaines de milliers de codes sont testés. Cela peut prendre
# une minute ; essayez d'abord la moyenne sur quelques secrets seulement.


# %% task="moyenne" needs="nombre_essais" slow=true
def moyenne():
    ### BEGIN SOLUTION
    codes = tous_les_codes(4, 6)
    return sum(nombre_essais(secret) for secret in codes) / len(codes)
    ### END SOLUTION


# %% examples="moyenne" lang="en"
# Take away the # of the next line when you have a minute: about 5.76 should appear
# print(moyenne())
# %% examples="moyenne" lang="fr"
# Enlevez le # de la ligne suivante quand vous avez une minute : environ 5.76 doit apparaître
# print(moyenne())
# %% [notebook] solved=true
# print(moyenne())

# %% [markdown] lang="en" hint="moyenne"
# An average is a total divided by a count. What is added up here, and over how many games?
# %% [markdown] lang="fr" hint="moyenne"
# Une moyenne est un total divisé par un effectif. Qu'additionne-t-on ici, et sur combien de parties ?
# %% [markdown] lang="en" hint="moyenne"
# Multiply your average, before any rounding, by 1296: you should get a whole number, the total number of tries.
# Do you?
# If you get 5 exactly, which of the two divisions `/` and `//` have you used?
# %% [markdown] lang="fr" hint="moyenne"
# Multipliez votre moyenne, avant tout arrondi, par 1296 : vous devriez obtenir un nombre entier, le total des essais.
# Est-ce le cas ?
# Si vous trouvez exactement 5, laquelle des deux divisions `/` et `//` avez-vous employée ?

# %% [markdown] lang="en"
# ## The worst case
#
# `maximum()` is the largest number of tries that any of the 1296 secrets takes. It calls `nombre_essais`, too.
# %% [markdown] lang="fr"
# ## Le pire des cas
#
# `maximum()` est le plus grand nombre d'essais que demande l'un des 1296 secrets. Elle appelle aussi `nombre_essais`.


# %% task="maximum" needs="nombre_essais" slow=true
def maximum():
    ### BEGIN SOLUTION
    return max(nombre_essais(secret) for secret in tous_les_codes(4, 6))
    ### END SOLUTION


# %% examples="maximum" lang="en"
# Take away the # of the next line when you have a minute
# print(maximum())
# %% examples="maximum" lang="fr"
# Enlevez le # de la ligne suivante quand vous avez une minute
# print(maximum())
# %% [notebook] solved=true
# print(maximum())

# %% [markdown] lang="en" hint="maximum"
# What must be remembered from one game to the next, and when does it change?
# %% [markdown] lang="fr" hint="maximum"
# Que faut-il retenir d'une partie à l'autre, et quand cela change-t-il ?
# %% [markdown] lang="en" hint="maximum"
# Have you gone through all the secrets, those that repeat a colour and those that do not,
# from 1 1 1 1 up to 6 6 6 6 included?
# %% [markdown] lang="fr" hint="maximum"
# Avez-vous parcouru tous les secrets, ceux qui répètent une couleur et ceux qui n'en répètent pas,
# de 1 1 1 1 jusqu'à 6 6 6 6 compris ?

# %% [markdown] lang="en"
# ## In another order
#
# Must the codes be tried in order? `moyenne_melange(n)` is the average number of tries over `n` games. In each of them,
# the secret is drawn at random, and the codes are gone through in a shuffled order: your function calls
# `nombre_essais` with the secret and the list of shuffled codes.
#
# You may shuffle once for the `n` games, or again for each game; another call shuffles again. Any `n` from 1 on may be
# asked for, more than 1296 too: the same secret may come back.
#
# For a large `n`, you should find about 4.64: more than one try less, by chance alone. When you shuffle only once,
# the average keeps to that one order: mostly from 4.57 to 4.77, sometimes more.
# %% [markdown] lang="fr"
# ## Dans un autre ordre
#
# Faut-il essayer les codes dans l'ordre ? `moyenne_melange(n)` est le nombre moyen d'essais sur `n` parties. Dans
# chacune, le secret est tiré au hasard, et les codes sont parcourus dans un ordre mélangé : votre fonction appelle
# `nombre_essais` avec le secret et la liste des codes mélangés.
#
# Vous pouvez mélanger une fois pour les `n` parties, ou de nouveau à chaque partie ; un autre appel mélange de nouveau.
# On peut demander tout `n` à partir de 1, même plus de 1296 : un même secret peut revenir.
#
# Pour `n` grand, vous devriez trouver environ 4.64 : plus d'un essai de moins, par le seul hasard. Si vous ne
# mélangez qu'une fois, la moyenne dépend de cet ordre-là : le plus souvent de 4.57 à 4.77, parfois davantage.

# %%
import random


# %% task="moyenne_melange" needs="nombre_essais creer_code" slow=true
def moyenne_melange(n):
    ### BEGIN SOLUTION
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
    ### END SOLUTION


# %% examples="moyenne_melange"
assert 1 <= moyenne_melange(1) <= 10
assert 2 < moyenne_melange(10) < 8

# %% [markdown] lang="en" hint="moyenne_melange"
# `random.shuffle(liste)` changes the list it is given. What does it return? Print it, then print the list.
# %% [markdown] lang="fr" hint="moyenne_melange"
# `random.shuffle(liste)` modifie la liste qu'on lui donne. Que renvoie-t-elle ? Affichez-le, puis affichez la liste.
# %% [markdown] lang="en" hint="moyenne_melange"
# If you find 5.76, the order was not shuffled: is the list in which the game looks the very list you have shuffled?
# %% [markdown] lang="fr" hint="moyenne_melange"
# Si vous trouvez 5.76, l'ordre n'était pas mélangé : la liste que parcourt la partie est-elle bien celle que
# vous avez mélangée ?

# %% [markdown] lang="en" solved=true
# ## One order for all games
#
# One may also shuffle once, before the games: it saves the other shuffles, and one line is left. But the average then
# belongs to that one order, however many games are played; call the function several times, and look. We want to know
# what chance is worth, whatever the order: so we prefer to shuffle again.
# %% [markdown] lang="fr" solved=true
# ## Un seul ordre pour toutes les parties
#
# On peut aussi mélanger une seule fois, avant les parties : on économise les autres mélanges, et il ne reste qu'une
# ligne. Mais la moyenne est alors celle de cet ordre-là, quel que soit le nombre de parties ; appelez la fonction
# plusieurs fois, et regardez. Nous voulons savoir ce que vaut le hasard, quel que soit l'ordre : nous préférons donc
# mélanger de nouveau.


# %% another="moyenne_melange"
def moyenne_melange_un_seul_ordre(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    return sum(nombre_essais(random.choice(codes), codes) for _ in range(n)) / n


# %% [markdown] lang="en" solved=true
# ## All games at once
#
# The 1296 games have much in common: all of them begin with 1 1 1 1, and all secrets that give the same answers
# see the same propositions. So play them together: propose the first code of a group, sort the group by answer,
# and go on with each part. Every secret is compared with the propositions of its own game only, 7471 comparisons
# in all, instead of nearly a million tests. This takes a fiftieth of a second.
#
# The short function above says what a game is; that is why we prefer it, as long as one can wait.
# %% [markdown] lang="fr" solved=true
# ## Toutes les parties à la fois
#
# Les 1296 parties ont beaucoup en commun : toutes commencent par 1 1 1 1, et tous les secrets qui donnent les mêmes
# réponses voient les mêmes propositions. Jouez-les donc ensemble : proposez le premier code d'un groupe, triez le
# groupe par réponse, et continuez avec chaque partie. Chaque secret n'est comparé qu'aux propositions de sa propre
# partie, 7471 comparaisons en tout, au lieu de près d'un million de tests. Cela prend un cinquantième de seconde.
#
# La courte fonction ci-dessus dit ce qu'est une partie ; c'est pourquoi nous la préférons, tant qu'on peut attendre.

# %% solved=true
from functools import cache


@cache
def toutes_les_parties():
    """For each code, the number of tries it takes."""  # fr: Pour chaque code, le nombre d'essais qu'il demande.
    tries = {}
    groups = [(1, tous_les_codes(4, 6))]
    while groups:
        rank, group = groups.pop()
        proposition = group[0]
        parts = {}
        for secret in group:
            answer = bien_places(secret, proposition), mal_places(secret, proposition)
            parts.setdefault(answer, []).append(secret)
        tries[tuple(proposition)] = rank
        groups += [(rank + 1, part) for answer, part in parts.items() if answer != (4, 0)]
    return tries


# %% fast="nombre_essais"
def nombre_essais_rapide(secret, codes=None):
    if codes is None:
        return toutes_les_parties()[tuple(secret)]
    essais = []
    for code in codes:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
    raise ValueError(f"{secret} is not among these codes")
    # fr: {secret} n'est pas parmi ces codes
