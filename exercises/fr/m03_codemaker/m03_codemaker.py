# # L’ordinateur garde le secret
#
# **But.** Écrire un jeu auquel on joue vraiment : un secret au hasard, des propositions saisies, des réponses, une fin.
# **Laissé de côté.** Ni fenêtres ni couleurs à l’écran : des nombres que l’on saisit et des nombres qui s’affichent.
# **Environ 75 minutes.**

# Dans ce module, l’ordinateur est le **meneur de jeu** : il tire un code secret de quatre couleurs de 1 à 6
# et répond aux propositions d’un joueur. Voici une partie dont le secret est 3 2 2 4 :
#
# | essai | saisie | réponse : bien placés, mal placés |
# |---|---|---|
# | 1 | 1 1 2 2 | 1 1 |
# | 2 | 4 2 2 3 | 2 2 |
# | 3 | 3 2 2 4 | trouvé, en trois essais |
#
# Vous allez écrire quatre fonctions : trois petites, puis le jeu, qui en est fait.
# À part une question posée avant une saisie, seul le jeu affiche quelque chose ;
# les autres **renvoient** leur résultat.
#
# Dans chaque fonction, remplacez les trois points `...` par vos propres lignes.
# Les lignes qui commencent par `assert` sont des exemples : exécutez-les après votre fonction.

# Collez ici vos propres fonctions des modules précédents :
# occurences, bien_places, mal_places.
# Les exemples et les cellules données peuvent en avoir besoin chez vous.
# Quand votre travail est examiné, une fonction qui manque ici, ou qui est fausse, est remplacée par une correcte.

# ## Un code au hasard
#
# `creer_code()` renvoie un nouveau code, dans une nouvelle liste : quatre nombres entiers de 1 à 6.
# Chacun des quatre est tiré pour lui-même, et les six couleurs ont la même probabilité ; une couleur peut donc
# se répéter, et la plupart des codes en répètent une. Chaque appel tire un nouveau code,
# sans tenir compte de ceux d’avant : le même code peut revenir.
#
# Servez-vous du module `random` : plusieurs de ses fonctions permettent un tel tirage.

import random

def creer_code():
    ...  # votre code ici

assert len(creer_code()) == 4
assert all(pion in [1, 2, 3, 4, 5, 6] for pion in creer_code())

# ## Ce que le joueur propose
#
# `demande_proposition()` demande une ligne avec `input` et renvoie ce qui a été saisi sous forme de liste
# de nombres entiers. Le joueur saisit les quatre nombres sur cette seule ligne, séparés par des espaces :
# un ou plusieurs, et il peut y en avoir aux deux bouts. Quand on saisit `3 2 4 1`, la fonction renvoie `[3, 2, 4, 1]`.
#
# Ce que vous affichez avant la saisie (« Votre proposition ? », ou rien) est à votre choix.

def demande_proposition():
    ...  # votre code ici

# Enlevez le # de la ligne suivante, exécutez-la et saisissez 3 2 4 1 : elle doit afficher [3, 2, 4, 1]
# print(demande_proposition())

# ## Est-ce gagné ?
#
# `gagne(bien, mal)` dit si une proposition qui reçoit cette réponse a trouvé le code :
# elle renvoie `True` quand les quatre pions sont bien placés, et `False` sinon.

def gagne(bien, mal):
    ...  # votre code ici

assert gagne(4, 0)
assert not gagne(2, 2)

# ## Le jeu
#
# Écrivez `jeu()` en trois étapes, et jouez après chacune.
#
# **1. Jouer jusqu’à ce que le code soit trouvé.** `jeu` tire un seul code secret avec `creer_code`, et ne le montre
# pas. Elle demande les propositions avec `demande_proposition`, et rien d’autre. Quand le code est trouvé,
# la partie s’arrête.
#
# Après chaque proposition fausse, `jeu` affiche la réponse : le nombre de bien placés, puis celui de mal placés.
# Ce sont deux nombres, même quand l’un d’eux est 0.
#
# **2. Compter les essais.** Quand le code est trouvé, `jeu` **renvoie** le nombre d’essais. Le dernier compte :
# un code trouvé du premier coup a demandé un essai.
#
# **3. Perdre après dix.** Après dix propositions fausses, `jeu` affiche que la partie est perdue, ne demande plus rien
# et renvoie `None`. Un code trouvé au dixième essai est une partie gagnée, comme une autre.
#
# Les mots affichés sont à votre choix, et aussi ce que vous faites d’une ligne qui n’est pas une proposition.
# N’utilisez pas `time.sleep`.
#
# Vous pouvez utiliser vos fonctions `bien_places` et `mal_places`.

def jeu():
    ...  # votre code ici

# Enlevez le # de la ligne suivante pour jouer ; après votre dernier essai, elle affiche combien il vous en a fallu
# print(jeu())

# ## Un plateau avec des boutons (facultatif)
#
# Dans un notebook, les mêmes fonctions peuvent jouer derrière des boutons. C’est la bibliothèque `ipywidgets` qui les
# fabrique : `pip install ipywidgets`. Sans elle, le reste fonctionne quand même.
#
# Un jeu à boutons n’a pas de boucle. `on_click` confie une fonction à chaque bouton, qui l’appelle à chaque clic en se
# passant lui-même en argument. Entre deux clics, rien ne tourne ; ce que le jeu doit retenir est gardé dans des listes.
#
# - `add` ajoute à la proposition le numéro du bouton cliqué ; quelle ligne trouve ce numéro ?
# - `answer` fait ce que fait un tour de votre boucle dans `jeu`. Où vos propres fonctions sont-elles appelées ?
# - `show` est seule à écrire sur le plateau : quand il montre quelque chose de faux, il n’y a qu’un endroit à regarder.
#
# Une erreur dans l’une de vos fonctions apparaît sous les boutons. Changez ensuite le jeu : affichez le nombre d’essais
# restants, jouez avec cinq pions, ou coloriez les boutons (`button.style.button_color = "orange"`).
#
# Avec `from autograder import play`, `play(score=(bien_places, mal_places), code=creer_code)` donne à vos fonctions
# un plateau plus grand.

def board(labels):
    """Un jeu à boutons, joué par vos propres fonctions ; `labels` : les mots des boutons, puis ce qui est dit."""
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

# Enlevez le # de la ligne suivante ; dans un notebook, elle doit être la dernière de sa cellule
# board(["Proposer", "Effacer", "bien placés", "mal placés", "Trouvé !", "Perdu. Le code était"])























# # Indices, si vous n’avancez plus

# ## Indice 1 pour creer_code
#
# `random.randint(1, 6)` est un lancer de dé. Un code est la liste de quatre lancers.
# Appelez votre fonction plusieurs fois et regardez : chaque appel donne-t-il un autre code ?

# ## Indice 2 pour creer_code
#
# Voyez-vous parfois deux fois la même couleur dans un code ? Avec quatre dés, cela arrive dans environ
# 72 codes sur 100. Et voyez-vous parfois un 6 ?

# ## Indice 1 pour demande_proposition
#
# `input()` donne un texte, quelle que soit la saisie. Quel est le troisième caractère de `"3 2 4 1"` ?
# Quelle méthode d’un texte le découpe là où il y a des espaces ?

# ## Indice 2 pour demande_proposition
#
# `"3"` est-il égal à `3` ? Python dit non. Qu’est-ce qui change l’un en l’autre,
# et pour quels morceaux faut-il le faire ?

# ## Indice 1 pour gagne
#
# La réponse 2 2 dit que les quatre couleurs sont justes. Sont-elles toutes à leur place ?

# ## Indice 2 pour gagne
#
# Une comparaison comme `n > 3` vaut déjà `True` ou `False` : vous pouvez la renvoyer telle quelle.

# ## Indice 1 pour jeu
#
# Triez les étapes : lesquelles ont lieu une fois, avant la première proposition ? Lesquelles à chaque essai ?
# Lesquelles après le dernier ?

# ## Indice 2 pour jeu
#
# Un `return` au milieu d’une boucle termine d’un coup la boucle et la fonction. Que savez-vous donc
# quand Python arrive à la ligne qui suit la boucle ?

# ## Indice 3 pour jeu
#
# Jouez sur papier avec un code trouvé au premier essai, puis avec un code trouvé au dixième : que vaut votre compteur
# à chaque fois, juste avant la fin ?























# Pour le verdict, dans un terminal, dans le dossier de ce fichier :
#
#     mastermind check m03_codemaker.py
#
# Cette commande n’existe pas ? Tapez  pip install  suivi du nom du fichier mastermind_workbook-….whl
# que votre enseignant vous a donné ; ou, dans une copie du cahier,  pip install .
