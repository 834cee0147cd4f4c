# %% [raw]
# minutes = 75
#
# [title]
# en = "The computer keeps the secret"
# fr = "L'ordinateur garde le secret"
#
# [goal]
# en = "Write a game that is really played: a secret at random, propositions that are typed, answers, an end."
# fr = "Écrire un jeu auquel on joue vraiment : un secret au hasard, des propositions saisies, des réponses, une fin."
#
# [leaves_out]
# en = "No windows and no colours on the screen: numbers that are typed and numbers that are shown."
# fr = "Ni fenêtres ni couleurs à l'écran : des nombres que l'on saisit et des nombres qui s'affichent."

# %% [markdown] lang="en"
# In this module the computer is the **codemaker**: it draws a secret code of four colours from 1 to 6,
# and answers the propositions of a player. Here is a game whose secret is 3 2 2 4:
#
# | try | typed | answer: well placed, misplaced |
# |---|---|---|
# | 1 | 1 1 2 2 | 1 1 |
# | 2 | 4 2 2 3 | 2 2 |
# | 3 | 3 2 2 4 | found, in three tries |
#
# You write four functions: three small ones, then the game, which is made of them.
# Apart from a question asked before a line is typed, only the game shows anything;
# the others **return** their result.
#
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.
# %% [markdown] lang="fr"
# Dans ce module, l'ordinateur est le **meneur de jeu** : il tire un code secret de quatre couleurs de 1 à 6
# et répond aux propositions d'un joueur. Voici une partie dont le secret est 3 2 2 4 :
#
# | essai | saisie | réponse : bien placés, mal placés |
# |---|---|---|
# | 1 | 1 1 2 2 | 1 1 |
# | 2 | 4 2 2 3 | 2 2 |
# | 3 | 3 2 2 4 | trouvé, en trois essais |
#
# Vous allez écrire quatre fonctions : trois petites, puis le jeu, qui en est fait.
# À part une question posée avant une saisie, seul le jeu affiche quelque chose ;
# les autres **renvoient** leur résultat.
#
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

# %% earlier="occurences bien_places mal_places"
from solutions.m02_pegs import bien_places, mal_places

# %% [markdown] lang="en"
# ## A code at random
#
# `creer_code()` returns a new code, in a new list: four whole numbers from 1 to 6.
# Each of the four is drawn by itself, and all six colours are equally likely; a colour may therefore repeat,
# and most codes do repeat one. Each call draws a new code, and what came before makes no difference to it:
# the same code may come again.
#
# Use the module `random`: several of its functions can make such a draw.
# %% [markdown] lang="fr"
# ## Un code au hasard
#
# `creer_code()` renvoie un nouveau code, dans une nouvelle liste : quatre nombres entiers de 1 à 6.
# Chacun des quatre est tiré pour lui-même, et les six couleurs ont la même probabilité ; une couleur peut donc
# se répéter, et la plupart des codes en répètent une. Chaque appel tire un nouveau code,
# sans tenir compte de ceux d'avant : le même code peut revenir.
#
# Servez-vous du module `random` : plusieurs de ses fonctions permettent un tel tirage.

# %%
import random


# %% task="creer_code"
def creer_code():
    ### BEGIN SOLUTION
    return [random.randint(1, 6) for _ in range(4)]
    ### END SOLUTION


# %% examples="creer_code"
assert len(creer_code()) == 4
assert all(pion in [1, 2, 3, 4, 5, 6] for pion in creer_code())

# %% [markdown] lang="en" hint="creer_code"
# `random.randint(1, 6)` is one throw of a die. A code is the list of four throws.
# Call your function a few times and look: does each call give another code?
# %% [markdown] lang="fr" hint="creer_code"
# `random.randint(1, 6)` est un lancer de dé. Un code est la liste de quatre lancers.
# Appelez votre fonction plusieurs fois et regardez : chaque appel donne-t-il un autre code ?
# %% [markdown] lang="en" hint="creer_code"
# Do you ever see the same colour twice in one code? With four dice, you would see it in about 72 codes out of 100.
# And do you ever see a 6?
# %% [markdown] lang="fr" hint="creer_code"
# Voyez-vous parfois deux fois la même couleur dans un code ? Avec quatre dés, cela arrive dans environ
# 72 codes sur 100. Et voyez-vous parfois un 6 ?

# %% [markdown] lang="en"
# ## What the player proposes
#
# `demande_proposition()` asks for one line with `input`, and returns what was typed as a list of whole numbers.
# The player types the four numbers on that one line, separated by spaces: one space or several, and there may be
# some at either end. When `3 2 4 1` is typed, the function returns `[3, 2, 4, 1]`.
#
# What you write before the line (“Your proposition?”, or nothing) is up to you.
# %% [markdown] lang="fr"
# ## Ce que le joueur propose
#
# `demande_proposition()` demande une ligne avec `input` et renvoie ce qui a été saisi sous forme de liste
# de nombres entiers. Le joueur saisit les quatre nombres sur cette seule ligne, séparés par des espaces :
# un ou plusieurs, et il peut y en avoir aux deux bouts. Quand on saisit `3 2 4 1`, la fonction renvoie `[3, 2, 4, 1]`.
#
# Ce que vous affichez avant la saisie (« Votre proposition ? », ou rien) est à votre choix.


# %% task="demande_proposition"
def demande_proposition():
    ### BEGIN SOLUTION
    return [int(nombre) for nombre in input("Proposition ? ").split()]
    ### END SOLUTION


# %% examples="demande_proposition" lang="en"
# Take away the # of the next line, run it, and type 3 2 4 1: it should show [3, 2, 4, 1]
# print(demande_proposition())
# %% examples="demande_proposition" lang="fr"
# Enlevez le # de la ligne suivante, exécutez-la et saisissez 3 2 4 1 : elle doit afficher [3, 2, 4, 1]
# print(demande_proposition())

# %% [markdown] lang="en" hint="demande_proposition"
# `input()` gives a text, whatever is typed. Which is the third character of `"3 2 4 1"`?
# Which method of a text cuts it where there are spaces?
# %% [markdown] lang="fr" hint="demande_proposition"
# `input()` donne un texte, quelle que soit la saisie. Quel est le troisième caractère de `"3 2 4 1"` ?
# Quelle méthode d'un texte le découpe là où il y a des espaces ?
# %% [markdown] lang="en" hint="demande_proposition"
# Is `"3"` equal to `3`? Python says no. What turns the one into the other, and for which of the pieces must it be done?
# %% [markdown] lang="fr" hint="demande_proposition"
# `"3"` est-il égal à `3` ? Python dit non. Qu'est-ce qui change l'un en l'autre,
# et pour quels morceaux faut-il le faire ?

# %% [markdown] lang="en"
# ## Is it won?
#
# `gagne(bien, mal)` says whether a proposition with that answer has found the code:
# it returns `True` when all four pegs are well placed, and `False` otherwise.
# %% [markdown] lang="fr"
# ## Est-ce gagné ?
#
# `gagne(bien, mal)` dit si une proposition qui reçoit cette réponse a trouvé le code :
# elle renvoie `True` quand les quatre pions sont bien placés, et `False` sinon.


# %% task="gagne"
def gagne(bien, mal):
    ### BEGIN SOLUTION
    return bien == 4
    ### END SOLUTION


# %% examples="gagne"
assert gagne(4, 0)
assert not gagne(2, 2)

# %% [markdown] lang="en" hint="gagne"
# The answer 2 2 says that the four colours are right. Are they all in their places?
# %% [markdown] lang="fr" hint="gagne"
# La réponse 2 2 dit que les quatre couleurs sont justes. Sont-elles toutes à leur place ?
# %% [markdown] lang="en" hint="gagne"
# A comparison such as `n > 3` is already `True` or `False`: you can return it as it is.
# %% [markdown] lang="fr" hint="gagne"
# Une comparaison comme `n > 3` vaut déjà `True` ou `False` : vous pouvez la renvoyer telle quelle.

# %% [markdown] lang="en"
# ## The game
#
# Write `jeu()` in three steps, and play after each of them.
#
# **1. Play until the code is found.** `jeu` draws one secret with `creer_code`, and does not show it.
# It asks for propositions with `demande_proposition`, and for nothing else. When the code is found, the game ends.
#
# After each wrong proposition, `jeu` shows the answer: the number of well placed pegs, then the number
# of misplaced pegs. Both are numbers, even when one of them is 0.
#
# **2. Count the tries.** When the code is found, `jeu` **returns** the number of tries. The last one counts:
# a code found at once has taken one try.
#
# **3. Lose after ten.** After ten wrong propositions, `jeu` shows that the game is lost, asks for nothing more
# and returns `None`. A code found at the tenth try is a game won, like any other.
#
# The words are up to you, and so is what you do with a line that is no proposition. Do not use `time.sleep`.
#
# You may use your functions `bien_places` and `mal_places`.
# %% [markdown] lang="fr"
# ## Le jeu
#
# Écrivez `jeu()` en trois étapes, et jouez après chacune.
#
# **1. Jouer jusqu'à ce que le code soit trouvé.** `jeu` tire un seul code secret avec `creer_code`, et ne le montre
# pas. Elle demande les propositions avec `demande_proposition`, et rien d'autre. Quand le code est trouvé,
# la partie s'arrête.
#
# Après chaque proposition fausse, `jeu` affiche la réponse : le nombre de bien placés, puis celui de mal placés.
# Ce sont deux nombres, même quand l'un d'eux est 0.
#
# **2. Compter les essais.** Quand le code est trouvé, `jeu` **renvoie** le nombre d'essais. Le dernier compte :
# un code trouvé du premier coup a demandé un essai.
#
# **3. Perdre après dix.** Après dix propositions fausses, `jeu` affiche que la partie est perdue, ne demande plus rien
# et renvoie `None`. Un code trouvé au dixième essai est une partie gagnée, comme une autre.
#
# Les mots affichés sont à votre choix, et aussi ce que vous faites d'une ligne qui n'est pas une proposition.
# N'utilisez pas `time.sleep`.
#
# Vous pouvez utiliser vos fonctions `bien_places` et `mal_places`.


# %% task="jeu" needs="creer_code demande_proposition gagne mal_places bien_places"
def jeu():
    ### BEGIN SOLUTION
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo !")
            return essai
        print(bien, mal)
    print("Perdu / lost:", secret)
    return None
    ### END SOLUTION


# %% examples="jeu" lang="en"
# Take away the # of the next line to play; after your last try, it shows how many you needed
# print(jeu())
# %% examples="jeu" lang="fr"
# Enlevez le # de la ligne suivante pour jouer ; après votre dernier essai, elle affiche combien il vous en a fallu
# print(jeu())

# %% [markdown] lang="en" hint="jeu"
# Sort the steps: which ones happen once, before the first proposition? Which ones happen at each try?
# Which ones after the last?
# %% [markdown] lang="fr" hint="jeu"
# Triez les étapes : lesquelles ont lieu une fois, avant la première proposition ? Lesquelles à chaque essai ?
# Lesquelles après le dernier ?
# %% [markdown] lang="en" hint="jeu"
# A `return` in the middle of a loop ends the loop and the function at once. What do you know, then,
# when Python arrives at the line after the loop?
# %% [markdown] lang="fr" hint="jeu"
# Un `return` au milieu d'une boucle termine d'un coup la boucle et la fonction. Que savez-vous donc
# quand Python arrive à la ligne qui suit la boucle ?
# %% [markdown] lang="en" hint="jeu"
# Play on paper with a code found at the first try, then with one found at the tenth: what is the value of your counter
# each time, just before the end?
# %% [markdown] lang="fr" hint="jeu"
# Jouez sur papier avec un code trouvé au premier essai, puis avec un code trouvé au dixième : que vaut votre compteur
# à chaque fois, juste avant la fin ?

# %% [markdown] lang="en" solved=true
# ## Another way
#
# The loop can also run as long as the code is not found. One must then say twice when to stop, and ask whether
# the tenth try was the right one: the loop above, with a `return` in it, has fewer ways to go wrong.
# We prefer the first.
# %% [markdown] lang="fr" solved=true
# ## Autrement
#
# La boucle peut aussi tourner tant que le code n'est pas trouvé. Il faut alors dire deux fois quand s'arrêter,
# et se demander si le dixième essai était le bon : la boucle ci-dessus, avec son `return`, laisse moins
# d'occasions de se tromper. Nous préférons la première.


# %% another="jeu"
def jeu_avec_while():
    secret = creer_code()
    essais = 0
    bien = mal = 0
    while not gagne(bien, mal) and essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        print(bien, mal)
    if gagne(bien, mal):
        return essais
    print("Perdu / lost:", secret)
    return None


# %% [markdown] lang="en"
# ## A board with buttons (optional)
#
# In a notebook, the same functions can play behind buttons. The library `ipywidgets` makes them:
# `pip install ipywidgets`. Without it, the rest works all the same.
#
# A game with buttons has no loop. Each button is given a function by `on_click`, and calls it whenever it is clicked,
# with itself as the argument. Between two clicks nothing runs; what the game must remember is kept in lists.
#
# - `add` puts the number of the button that was clicked into the proposition; which line finds that number?
# - `answer` does what one turn of your loop in `jeu` does. Where are your own functions called?
# - `show` alone writes on the board, so that there is one place to look when it shows something wrong.
#
# An error in one of your functions appears below the buttons. Then change the game: show how many tries are left,
# play with five pegs, or colour the buttons (`button.style.button_color = "orange"`).
#
# With `from autograder import play`, `play(score=(bien_places, mal_places), code=creer_code)` gives your functions
# a larger board.
# %% [markdown] lang="fr"
# ## Un plateau avec des boutons (facultatif)
#
# Dans un notebook, les mêmes fonctions peuvent jouer derrière des boutons. C'est la bibliothèque `ipywidgets` qui les
# fabrique : `pip install ipywidgets`. Sans elle, le reste fonctionne quand même.
#
# Un jeu à boutons n'a pas de boucle. `on_click` confie une fonction à chaque bouton, qui l'appelle à chaque clic en se
# passant lui-même en argument. Entre deux clics, rien ne tourne ; ce que le jeu doit retenir est gardé dans des listes.
#
# - `add` ajoute à la proposition le numéro du bouton cliqué ; quelle ligne trouve ce numéro ?
# - `answer` fait ce que fait un tour de votre boucle dans `jeu`. Où vos propres fonctions sont-elles appelées ?
# - `show` est seule à écrire sur le plateau : quand il montre quelque chose de faux, il n'y a qu'un endroit à regarder.
#
# Une erreur dans l'une de vos fonctions apparaît sous les boutons. Changez ensuite le jeu : affichez le nombre d'essais
# restants, jouez avec cinq pions, ou coloriez les boutons (`button.style.button_color = "orange"`).
#
# Avec `from autograder import play`, `play(score=(bien_places, mal_places), code=creer_code)` donne à vos fonctions
# un plateau plus grand.


# %%
def board(labels):
    """A game with buttons, played by your own functions; `labels`: what stands on the buttons, then what is said."""
    # fr: Un jeu à boutons, joué par vos propres fonctions ; `labels` : les mots des boutons, puis ce qui est dit.
    try:
        from ipywidgets import HTML, Button, HBox, Output, VBox
    except ImportError:
        print("pip install ipywidgets")
        return None
    secret, proposition, lines = creer_code(), [], []
    text, errors = HTML(), Output()
    numbers = [Button(description=str(colour), layout={"width": "3em"}) for colour in range(1, 7)]
    propose, erase = Button(description=labels[0], button_style="primary"), Button(description=labels[1])

    def show():
        text.value = "<br>".join(lines + [" ".join(map(str, proposition)) or "…"])
        propose.disabled = len(proposition) < 4

    def add(button):
        if len(proposition) < 4:
            proposition.append(int(button.description))
        show()

    def take_back(button):
        del proposition[-1:]
        show()

    @errors.capture(clear_output=True)
    def answer(button):
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        lines.append(f"{len(lines) + 1}. {proposition}: {bien} {labels[2]}, {mal} {labels[3]}")
        proposition.clear()
        show()
        if gagne(bien, mal) or len(lines) == 10:
            text.value = "<br>".join(lines + [labels[4] if gagne(bien, mal) else f"{labels[5]} {secret}"])
            for button in [*numbers, propose, erase]:
                button.disabled = True

    for button in numbers:
        button.on_click(add)
    propose.on_click(answer)
    erase.on_click(take_back)
    show()
    return VBox([text, HBox(numbers), HBox([propose, erase]), errors])


# %% lang="en"
# Take away the # of the next line; in a notebook, it must be the last line of its cell
# board(["Propose", "Erase", "well placed", "misplaced", "Found!", "Lost. The code was"])
# %% lang="fr"
# Enlevez le # de la ligne suivante ; dans un notebook, elle doit être la dernière de sa cellule
# board(["Proposer", "Effacer", "bien placés", "mal placés", "Trouvé !", "Perdu. Le code était"])
