# %% [raw]
# minutes = 90
#
# [title]
# en = "The computer looks for the code"
# fr = "L'ordinateur cherche le code"
#
# [goal]
# en = "Write a program that finds any code by itself, from the answers it is given."
# fr = "Écrire un programme qui trouve tout seul n'importe quel code, à partir des réponses qu'on lui donne."
#
# [leaves_out]
# en = "No clever choice of propositions: the first code that is still possible will do."
# fr = "Pas de choix savant des propositions : le premier code encore possible suffit."

# %% [markdown] lang="en"
# Now the roles change: **you** think of a code, and the computer looks for it.
#
# Two words for this module. A **try** (`essai`) is what is known of one proposition: the triple
# `(proposition, bien, mal)`, that is, the code proposed, the number of well placed pegs and the number
# of misplaced pegs that were answered. A code is **consistent** with a try if, were it the secret, it would have
# given that very answer.
#
# The program goes through all 1296 codes *in order*, 1 1 1 1, then 1 1 1 2, … up to 6 6 6 6, and proposes a code
# only if it is consistent with all the tries made so far. Here is the game against the secret 3 2 2 4:
#
# | try | proposition | well placed | misplaced |
# |---|---|---|---|
# | 1 | 1 1 1 1 | 0 | 0 |
# | 2 | 2 2 2 2 | 2 | 0 |
# | 3 | 2 2 3 3 | 1 | 2 |
# | 4 | 2 3 2 4 | 2 | 2 |
# | 5 | 2 3 4 2 | 0 | 4 |
# | 6 | 3 2 2 4 | 4 | 0 |
#
# You write two functions that **return** `True` or `False`, then the program that plays.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.
# %% [markdown] lang="fr"
# Les rôles changent : c'est **vous** qui pensez à un code, et l'ordinateur le cherche.
#
# Deux mots pour ce module. Un **essai** (`essai`) est ce que l'on sait d'une proposition : le triplet
# `(proposition, bien, mal)`, c'est-à-dire le code proposé, le nombre de bien placés et le nombre de mal placés
# de la réponse. Un code est **compatible** avec un essai si, s'il était le secret, il aurait donné exactement
# cette réponse.
#
# Le programme parcourt les 1296 codes *dans l'ordre*, 1 1 1 1, puis 1 1 1 2, … jusqu'à 6 6 6 6, et ne propose un code
# que s'il est compatible avec tous les essais déjà faits. Voici la partie contre le secret 3 2 2 4 :
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
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

# %% earlier="occurences bien_places mal_places tous_les_codes"
from solutions.m01_codes import tous_les_codes
from solutions.m02_pegs import bien_places, mal_places

# %% [markdown] lang="en"
# ## One try
#
# `test_essai(code, essai)` says whether `code` is consistent with one try: were it the secret,
# would the proposition of the try have received that answer, **both** numbers?
#
# The code 1 1 2 1 answers the proposition 1 1 1 1 with 3 well placed and 0 misplaced.
# %% [markdown] lang="fr"
# ## Un essai
#
# `test_essai(code, essai)` dit si `code` est compatible avec un essai : s'il était le secret,
# la proposition de l'essai aurait-elle reçu cette réponse, **les deux** nombres ?
#
# Le code 1 1 2 1 répond à la proposition 1 1 1 1 par 3 bien placés et 0 mal placé.


# %% task="test_essai" needs="mal_places bien_places"
def test_essai(code, essai):
    ### BEGIN SOLUTION
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal
    ### END SOLUTION


# %% examples="test_essai"
assert test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0))
assert not test_essai([1, 1, 2, 1], ([1, 2, 3, 1], 2, 2))

# %% [markdown] lang="en" hint="test_essai"
# A try is one argument made of three parts. How do you give each part a name?
# %% [markdown] lang="fr" hint="test_essai"
# Un essai est un seul argument, fait de trois parties. Comment donner un nom à chaque partie ?
# %% [markdown] lang="en" hint="test_essai"
# Play the codemaker whose secret is `code`: what do you answer to that proposition?
# Then compare your two numbers with those of the try.
# %% [markdown] lang="fr" hint="test_essai"
# Jouez le meneur de jeu dont le secret est `code` : que répondez-vous à cette proposition ?
# Comparez ensuite vos deux nombres à ceux de l'essai.

# %% [markdown] lang="en"
# ## All tries
#
# `test_code(code, essais)` says whether `code` is consistent with **all** the tries of the list `essais`.
# As long as nothing has been tried (an empty list), every code is possible.
# The lists your functions receive must stay as they are.
# %% [markdown] lang="fr"
# ## Tous les essais
#
# `test_code(code, essais)` dit si `code` est compatible avec **tous** les essais de la liste `essais`.
# Tant que rien n'a été essayé (liste vide), tout code est possible.
# Les listes que reçoivent vos fonctions doivent rester telles quelles.


# %% task="test_code" needs="test_essai"
def test_code(code, essais):
    ### BEGIN SOLUTION
    return all(test_essai(code, essai) for essai in essais)
    ### END SOLUTION


# %% examples="test_code"
un_essai = [([1, 1, 1, 1], 0, 0)]
assert not test_code([1, 1, 2, 1], un_essai)
assert test_code([2, 2, 2, 2], un_essai)
trois_essais = [([1, 1, 1, 1], 0, 0), ([2, 2, 2, 2], 2, 0), ([2, 2, 3, 3], 1, 2)]
assert not test_code([2, 3, 2, 3], trois_essais)
assert test_code([2, 3, 2, 4], trois_essais)

# %% [markdown] lang="en" hint="test_code"
# One contradiction is enough to answer “no”. How many agreements are needed to answer “yes”?
# %% [markdown] lang="fr" hint="test_code"
# Une seule contradiction suffit pour répondre « non ». Combien d'accords faut-il pour répondre « oui » ?
# %% [markdown] lang="en" hint="test_code"
# In a loop over the tries, at which moment may you return `False`? And `True`: inside the loop, or after it?
# %% [markdown] lang="fr" hint="test_code"
# Dans une boucle sur les essais, à quel moment pouvez-vous renvoyer `False` ? Et `True` : dans la boucle, ou après ?

# %% [markdown] lang="en" solved=true
# ## With a loop
#
# What `all` does can be written out: leave at the first try that does not agree, and say `True` after the loop, when
# none of them has objected. It is what one often writes first, and one sees where it stops. We prefer `all`: it says
# what is asked, and nothing can be returned too early.
# %% [markdown] lang="fr" solved=true
# ## Avec une boucle
#
# Ce que fait `all` peut s'écrire en détail : sortir au premier essai qui ne s'accorde pas, et dire `True` après la
# boucle, quand aucun n'a fait d'objection. C'est souvent ce qu'on écrit d'abord, et l'on voit où cela s'arrête. Nous
# préférons `all` : il dit ce que l'on demande, et l'on ne peut rien renvoyer trop tôt.


# %% another="test_code"
def test_code_en_boucle(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


# %% [markdown] lang="en"
# ## The program that plays
#
# You think of a code, and `jeu_2()` plays one whole game to find it.
#
# - It shows one proposition at a time, such as `1 1 2 2`.
# - It asks for the answer with `input`: the number of well placed pegs, then the number of misplaced pegs. Both on one
#   line (`1 2`), or in two questions, one number each.
# - It proposes the first code, in order, that is consistent with all the tries so far, as in the game above.
# - When the answer is four well placed pegs, it ends and returns the number of tries, the last one included.
# - When no code is consistent with the answers, one of them must be wrong: the program says so, and ends.
#
# The words are yours.
# %% [markdown] lang="fr"
# ## Le programme qui joue
#
# Vous pensez à un code, et `jeu_2()` joue une partie entière pour le trouver.
#
# - Elle affiche une seule proposition à la fois, par exemple `1 1 2 2`.
# - Elle demande la réponse avec `input` : le nombre de bien placés, puis le nombre de mal placés. Les deux sur une ligne
#   (`1 2`), ou en deux questions, un nombre chaque fois.
# - Elle propose le premier code, dans l'ordre, qui est compatible avec tous les essais déjà faits, comme ci-dessus.
# - Quand la réponse est quatre bien placés, elle s'arrête et renvoie le nombre d'essais, le dernier compris.
# - Quand aucun code n'est compatible avec les réponses, l'une d'elles est fausse : elle le dit, et s'arrête.
#
# Les mots sont à votre choix.


# %% task="jeu_2" needs="test_code tous_les_codes"
def jeu_2():
    ### BEGIN SOLUTION
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
    return None
    ### END SOLUTION


# %% examples="jeu_2" lang="en"
# Think of a code, take away the # of the next line, and answer the computer
# print(jeu_2())
# %% examples="jeu_2" lang="fr"
# Pensez à un code, enlevez le # de la ligne suivante et répondez à l'ordinateur
# print(jeu_2())

# %% [markdown] lang="en" hint="jeu_2"
# A code that was refused once stays refused, because tries are only added. So one walk through all the codes
# is enough for the whole game: what do you do with each code when you meet it?
# %% [markdown] lang="fr" hint="jeu_2"
# Un code refusé une fois reste refusé, puisqu'on ne fait qu'ajouter des essais. Un seul parcours de tous les codes
# suffit donc pour toute la partie : que faites-vous de chaque code quand vous le rencontrez ?
# %% [markdown] lang="en" hint="jeu_2"
# Four loops, one inside the other, give all the codes in order; the first loop is for the first peg.
# But which of the four does `break` leave? And `return`?
# %% [markdown] lang="fr" hint="jeu_2"
# Quatre boucles imbriquées donnent tous les codes dans l'ordre ; la première boucle est celle du premier pion.
# Mais de laquelle des quatre `break` fait-il sortir ? Et `return` ?
# %% [markdown] lang="en" hint="jeu_2"
# Show your list of tries after each answer, in the game against 3 2 2 4: is it the table at the top?
# %% [markdown] lang="fr" hint="jeu_2"
# Affichez votre liste d'essais après chaque réponse, dans la partie contre 3 2 2 4 : est-ce le tableau du début ?

# %% [markdown] lang="en" solved=true
# ## Another way
#
# One can also keep the list of the codes that are still possible, propose the first one, and shorten the list after
# each answer. A code is then held against the last trial only, and one can say at any time how many codes are left;
# but after each answer the whole list is gone through, even the codes that will never be proposed. The first version
# looks at each code once, and stops at the secret: we prefer it for a game whose order is fixed. A player who chooses
# among the codes that are left, as in module 7, needs the list.
# %% [markdown] lang="fr" solved=true
# ## Autrement
#
# On peut aussi garder la liste des codes encore possibles, proposer le premier, et raccourcir la liste après chaque
# réponse. Un code n'est alors comparé qu'au dernier essai, et l'on peut dire à tout moment combien de codes restent ;
# mais après chaque réponse on parcourt toute la liste, même les codes qui ne seront jamais proposés. La première
# version examine chaque code une seule fois et s'arrête au secret : nous la préférons pour une partie dont l'ordre est
# fixé. Un joueur qui choisit parmi les codes restants, comme au module 7, a besoin de la liste.


# %% another="jeu_2"
def jeu_2_en_filtrant():
    candidats = tous_les_codes(4, 6)
    essais = 0
    while candidats:
        proposition = candidats[0]
        print(proposition)
        bien, mal = map(int, input("bien mal ? ").split())
        essais += 1
        if bien == 4:
            return essais
        candidats = [code for code in candidats if test_essai(code, (proposition, bien, mal))]
    print("Contradiction !")
    return None


# %% [markdown] lang="en" solved=true
# ## Faster
#
# A game asks `test_code` about all 1296 codes, and the next module plays 1296 games. Most codes are refused
# by their well placed pegs alone, which cost little to count; and the pegs two codes have in common do not depend
# on the order of the pegs, so that few results have to be kept to know them all.
# The first version says what it means: write that one first, and this one when you have to wait for it.
# %% [markdown] lang="fr" solved=true
# ## Plus vite
#
# Une partie interroge `test_code` sur les 1296 codes, et le module suivant joue 1296 parties. La plupart des codes
# sont refusés par leurs seuls bien placés, qui coûtent peu à compter ; et les pions que deux codes ont en commun
# ne dépendent pas de l'ordre des pions, si bien qu'il suffit de garder peu de résultats pour les connaître tous.
# La première version dit ce qu'elle veut dire : écrivez d'abord celle-là, et celle-ci quand il faut l'attendre.

# %% solved=true
from functools import cache
from operator import eq


# %% solved=true
@cache
def _communs(code, proposition):
    """Pegs in common of two sorted codes."""  # fr: Les pions communs à deux codes triés.
    return bien_places(code, proposition) + mal_places(code, proposition)


# %% fast="test_essai"
def test_essai_rapide(code, essai):
    proposition, bien, mal = essai
    if sum(map(eq, code, proposition)) != bien:
        return False
    return _communs(tuple(sorted(code)), tuple(sorted(proposition))) == bien + mal


# %% fast="test_code"
def test_code_rapide(code, essais):
    for essai in essais:
        if not test_essai_rapide(code, essai):
            return False
    return True
