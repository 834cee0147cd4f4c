# %% all_numbered
# en: Each peg gets a number of its own.
# fr: Chaque pion reçoit un numéro à lui.
# ask.en: Try `[1, 1]`: your function answers `'12'`. What should the pattern say about two pegs of
#   the same colour?
# ask.fr: Essayez `[1, 1]` : votre fonction répond `'12'`. Que doit dire le motif de deux pions de
#   la même couleur ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    motif = ""
    for i in range(len(code)):
        motif += str(i + 1)
    return motif


# %% by_frequency
# en: The most frequent colour gets number 1.
# fr: La couleur la plus fréquente reçoit le numéro 1.
# ask.en: Try `[1, 2, 2]`: your function answers `'211'`. Which colour is met first, and which
#   number should it get?
# ask.fr: Essayez `[1, 2, 2]` : votre fonction répond `'211'`. Quelle couleur rencontre-t-on en
#   premier, et quel numéro doit-elle recevoir ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
from collections import Counter


def masque(code):
    numeros = {}
    for couleur, nombre in Counter(code).most_common():
        numeros[couleur] = len(numeros) + 1
    return "".join(str(numeros[couleur]) for couleur in code)


# %% by_size_of_colour
# en: The colours are numbered by size.
# fr: Les couleurs sont numérotées de la plus petite à la plus grande.
# ask.en: Try `[2, 1]`: your function answers `'21'`. Which colour comes first in this code?
# ask.fr: Essayez `[2, 1]` : votre fonction répond `'21'`. Quelle couleur vient en premier dans ce
#   code ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    rangs = sorted(set(code))
    return "".join(str(rangs.index(couleur) + 1) for couleur in code)


# %% chained_replacements
# en: The colours are replaced one after the other in the text, so that numbers get replaced too.
# fr: Les couleurs sont remplacées l'une après l'autre dans le texte : des numéros sont remplacés
#   aussi.
# ask.en: Try `[2, 1]`: your function answers `'22'`. Follow the first peg: which values does it
#   take, one after the other?
# ask.fr: Essayez `[2, 1]` : votre fonction répond `'22'`. Suivez le premier pion : quelles valeurs
#   prend-il tour à tour ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    motif = "".join(str(couleur) for couleur in code)
    numero = 0
    for couleur in dict.fromkeys(code):
        numero += 1
        motif = motif.replace(str(couleur), str(numero))
    return motif


# %% changes_the_code
# en: The colours are replaced in the caller's code.
# fr: Les couleurs sont remplacées dans le code de l'appelant.
# ask.en: The pattern is right, but after the call `code` holds other numbers: whose list does your
#   function write into?
# ask.fr: Le motif est juste, mais après l'appel `code` contient d'autres nombres : dans quelle
#   liste votre fonction écrit-elle ?
# fails: masque_leaves_its_code_alone
def masque(code):
    numeros = {}
    for i in range(len(code)):
        if code[i] not in numeros:
            numeros[code[i]] = len(numeros) + 1
        code[i] = numeros[code[i]]
    return "".join(str(n) for n in code)


# %% colours_seen_so_far
# en: Each peg gets the number of colours seen so far.
# fr: Chaque pion reçoit le nombre de couleurs vues jusque-là.
# ask.en: Try `[1, 2, 1]`: your function answers `'122'`. Which number was given to the colour `1`
#   at the beginning?
# ask.fr: Essayez `[1, 2, 1]` : votre fonction répond `'122'`. Quel numéro la couleur `1` avait-elle
#   reçu au début ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(len(vues))
    return motif


# %% count_at_each_peg
# en: The answer is how often each peg's colour occurs, one figure for each peg.
# fr: Le résultat dit combien de fois vient la couleur de chaque pion, un chiffre par pion.
# ask.en: Try `[1, 1]`: your function answers `'22'`. Should the figures count the pegs, or number
#   the colours?
# ask.fr: Essayez `[1, 1]` : votre fonction répond `'22'`. Les chiffres doivent-ils compter les
#   pions ou numéroter les couleurs ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    return "".join(str(code.count(couleur)) for couleur in code)


# %% count_of_each_colour
# en: The answer is how often each colour occurs, one figure for each colour.
# fr: Le résultat dit combien de fois vient chaque couleur, un chiffre par couleur.
# ask.en: Try `[1, 1]`: your function answers `'2'`. Should the figures count the pegs, or number
#   the colours?
# ask.fr: Essayez `[1, 1]` : votre fonction répond `'2'`. Les chiffres doivent-ils compter les pions
#   ou numéroter les couleurs ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    comptes = {}
    for couleur in code:
        comptes[couleur] = comptes.get(couleur, 0) + 1
    return "".join(str(n) for n in comptes.values())


# %% default_argument_kept
# en: The colours met are kept from one call to the next.
# fr: Les couleurs rencontrées sont gardées d'un appel à l'autre.
# ask.en: Call `masque([1])`, then `masque([2])`: the two answers differ. Which colours are already
#   met when a call begins?
# ask.fr: Appelez `masque([1])`, puis `masque([2])` : les deux réponses diffèrent. Quelles couleurs
#   sont déjà vues quand un appel commence ?
# fails: masque_twice
def masque(code, vues=[]):
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
    return motif


# %% each_colour_once
# en: A colour already met is left out.
# fr: Une couleur déjà rencontrée est omise.
# ask.en: Try `[1, 1]`: your function answers `'1'`. How many figures should a pattern of two pegs
#   have?
# ask.fr: Essayez `[1, 1]` : votre fonction répond `'1'`. Combien de chiffres le motif de deux pions
#   doit-il avoir ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
            motif += str(len(vues))
    return motif


# %% empties_the_code
# en: The pegs are taken out of the caller's code.
# fr: Les pions sont retirés du code de l'appelant.
# ask.en: The pattern is right, but after the call `code` is empty: could the player still use it?
# ask.fr: Le motif est juste, mais après l'appel `code` est vide : le joueur pourrait-il encore s'en
#   servir ?
# fails: masque_leaves_its_code_alone
def masque(code):
    vues = []
    motif = ""
    while len(code) > 0:
        couleur = code.pop(0)
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
    return motif


# %% exactly_four_pegs
# en: The loop counts to 4, whatever the length.
# fr: La boucle compte jusqu'à 4, quelle que soit la longueur.
# ask.en: Try a code of one peg, then one of five: which positions does your function look at, and
#   which ones exist?
# ask.fr: Essayez un code d'un pion, puis un code de cinq : quelles positions votre fonction
#   regarde-t-elle, et lesquelles existent ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for i in range(4):
        if code[i] not in vues:
            vues.append(code[i])
        motif += str(vues.index(code[i]) + 1)
    return motif


# %% first_four_pegs
# en: Only the first four pegs are looked at.
# fr: Seuls les quatre premiers pions sont examinés.
# ask.en: Try a code of five pegs: how many figures does your pattern have?
# ask.fr: Essayez un code de cinq pions : combien de chiffres votre motif a-t-il ?
# fails: masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for couleur in code[:4]:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
    return motif


# %% first_peg_only
# en: Each peg is compared with the first one only.
# fr: Chaque pion n'est comparé qu'au premier.
# ask.en: Try `[1, 2, 3]`: your function answers `'122'`. Do the last two pegs have the same colour?
# ask.fr: Essayez `[1, 2, 3]` : votre fonction répond `'122'`. Les deux derniers pions ont-ils la
#   même couleur ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    motif = ""
    for couleur in code:
        if couleur == code[0]:
            motif += "1"
        else:
            motif += "2"
    return motif


# %% from_the_right
# en: The colours are numbered from the last peg on.
# fr: Les couleurs sont numérotées à partir du dernier pion.
# ask.en: Try `[1, 2]`: your function answers `'21'`. From which end of the code does the numbering
#   begin?
# ask.fr: Essayez `[1, 2]` : votre fonction répond `'21'`. Par quel bout du code la numérotation
#   commence-t-elle ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for couleur in code[::-1]:
        if couleur not in vues:
            vues.append(couleur)
        motif = str(vues.index(couleur) + 1) + motif
    return motif


# %% from_zero
# en: The numbers start from 0.
# fr: Les numéros commencent à 0.
# ask.en: Your function answers `'0'` for the code `[2]`: with which number should the numbering
#   start?
# ask.fr: Votre fonction répond `'0'` pour le code `[2]` : par quel numéro la numérotation doit-elle
#   commencer ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur))
    return motif


# %% global_counter
# en: The numbers go on from one call to the next.
# fr: Les numéros continuent d'un appel à l'autre.
# ask.en: Make the same call twice: the numbers have grown. From which number should each call
#   start?
# ask.fr: Faites deux fois le même appel : les numéros ont augmenté. De quel numéro chaque appel
#   doit-il partir ?
# fails: masque_twice
dernier = 0


def masque(code):
    global dernier
    numeros = {}
    for couleur in code:
        if couleur not in numeros:
            dernier += 1
            numeros[couleur] = dernier
    return "".join(str(numeros[couleur]) for couleur in code)


# %% integer
# en: The pattern is returned as a whole number.
# fr: Le motif est renvoyé comme un nombre entier.
# ask.en: For the code `[1, 1]` you give `11`, a whole number: of what type is `'11'`?
# ask.fr: Pour le code `[1, 1]`, vous donnez `11`, un nombre entier : de quel type est `'11'` ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = 0
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif = motif * 10 + vues.index(couleur) + 1
    return motif


# %% keeps_the_colours
# en: The colours are written as they are.
# fr: Les couleurs sont écrites telles quelles.
# ask.en: Your function answers `'2'` for the code `[2]`: which number does the first colour of a
#   code always get?
# ask.fr: Votre fonction répond `'2'` pour le code `[2]` : quel numéro la première couleur d'un code
#   reçoit-elle toujours ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    motif = ""
    for couleur in code:
        motif += str(couleur)
    return motif


# %% last_peg_forgotten
# en: The loop stops before the last peg.
# fr: La boucle s'arrête avant le dernier pion.
# ask.en: For the code `[1]` your pattern is empty: which peg does your function never look at?
# ask.fr: Pour le code `[1]`, votre motif est vide : quel pion votre fonction ne regarde-t-elle
#   jamais ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for i in range(len(code) - 1):
        if code[i] not in vues:
            vues.append(code[i])
        motif += str(vues.index(code[i]) + 1)
    return motif


# %% letters
# en: The pattern is written in letters instead of figures.
# fr: Le motif est écrit en lettres au lieu de chiffres.
# ask.en: For the code `[1]` you give `'a'`: with what does the question ask you to number the
#   colours?
# ask.fr: Pour le code `[1]`, vous donnez `'a'` : avec quoi demande-t-on de numéroter les couleurs ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += "abcdefghi"[vues.index(couleur)]
    return motif


# %% list
# en: The numbers are returned in a list.
# fr: Les numéros sont renvoyés dans une liste.
# ask.en: For the code `[1]` you give `[1]`: what is `'1'` in Python, and what type should the
#   pattern have?
# ask.fr: Pour le code `[1]`, vous donnez `[1]` : qu'est-ce que `'1'` en Python, et de quel type
#   doit être le motif ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = []
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif.append(vues.index(couleur) + 1)
    return motif


# %% list_of_texts
# en: The figures are strings, but in a list.
# fr: Les chiffres sont des chaînes, mais dans une liste.
# ask.en: For the code `[1]` you give `['1']`: is that a string, or a list with a string in it?
# ask.fr: Pour le code `[1]`, vous donnez `['1']` : est-ce une chaîne, ou une liste qui contient une
#   chaîne ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = []
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif.append(str(vues.index(couleur) + 1))
    return motif


# %% never_moves_on
# en: The index grows only when the colour is new.
# fr: L'indice n'avance que si la couleur est nouvelle.
# ask.en: Your function does not finish when a colour comes back: what should change at each turn of
#   the loop, and does it then?
# ask.fr: Votre fonction ne se termine pas quand une couleur revient : qu'est-ce qui doit changer à
#   chaque tour, et cela change-t-il alors ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    i = 0
    while i < len(code):
        if code[i] not in vues:
            vues.append(code[i])
            motif += str(len(vues))
            i += 1
    return motif


# %% never_remembers
# en: The colours met are never put into the list.
# fr: Les couleurs rencontrées ne sont jamais mises dans la liste.
# ask.en: Your pattern has only the figure `1`: try `[1, 2]`. What does your function remember when
#   it comes to the second peg?
# ask.fr: Votre motif n'a que le chiffre `1` : essayez `[1, 2]`. Que retient votre fonction en
#   arrivant au deuxième pion ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur in vues:
            motif += str(vues.index(couleur) + 1)
        else:
            motif += str(len(vues) + 1)
    return motif


# %% number_of_colours
# en: The answer is how many different colours there are.
# fr: Le résultat est le nombre de couleurs différentes.
# ask.en: Try `[1, 2]`: your function answers `'2'`. Does the number of colours say which pegs are
#   alike?
# ask.fr: Essayez `[1, 2]` : votre fonction répond `'2'`. Le nombre de couleurs dit-il quels pions
#   sont semblables ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    return str(len(set(code)))


# %% occurrences_so_far
# en: Each peg says how often its colour has already been met.
# fr: Chaque pion dit combien de fois sa couleur a déjà été rencontrée.
# ask.en: Try `[1, 2]`: your function answers `'11'`. Should two different colours get the same
#   number?
# ask.fr: Essayez `[1, 2]` : votre fonction répond `'11'`. Deux couleurs différentes doivent-elles
#   recevoir le même numéro ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    motif = ""
    for i in range(len(code)):
        motif += str(code[: i + 1].count(code[i]))
    return motif


# %% order_of_a_set
# en: The numbers follow the order of a set.
# fr: Les numéros suivent l'ordre d'un ensemble.
# ask.en: Try `[2, 1]`: your function answers `'21'`. What remembers the order in which the colours
#   came, and what loses it?
# ask.fr: Essayez `[2, 1]` : votre fonction répond `'21'`. Qu'est-ce qui garde l'ordre d'arrivée des
#   couleurs, et qu'est-ce qui le perd ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    couleurs = list(set(code))
    motif = ""
    for couleur in code:
        motif += str(couleurs.index(couleur) + 1)
    return motif


# %% position_of_first_appearance
# en: Each colour gets the position at which it appears first.
# fr: Chaque couleur reçoit la position où elle apparaît en premier.
# ask.en: Try `[1, 1, 2]`: your function answers `'113'`. How many colours are there, and which
#   number should the second one get?
# ask.fr: Essayez `[1, 1, 2]` : votre fonction répond `'113'`. Combien y a-t-il de couleurs, et quel
#   numéro la deuxième doit-elle recevoir ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    motif = ""
    for couleur in code:
        motif += str(code.index(couleur) + 1)
    return motif


# %% previous_peg_only
# en: Each peg is compared with the one before it, and no other.
# fr: Chaque pion n'est comparé qu'au précédent.
# ask.en: Try `[1, 2, 1]`: your function answers `'123'`. With which pegs should the last one be
#   compared?
# ask.fr: Essayez `[1, 2, 1]` : votre fonction répond `'123'`. À quels pions faut-il comparer le
#   dernier ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    numero = 1
    motif = "1"
    for i in range(1, len(code)):
        if code[i] != code[i - 1]:
            numero += 1
        motif += str(numero)
    return motif


# %% prints_instead_of_returning
# en: The pattern is shown but not returned.
# fr: Le motif est affiché mais pas renvoyé.
# ask.en: Your function shows something but gives nothing back, and showing is not returning: after
#   `x = masque([1])`, what does `x` hold?
# ask.fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer
#   : après `x = masque([1])`, que contient `x` ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        print(vues.index(couleur) + 1, end="")


# %% return_in_the_loop
# en: The return is inside the loop.
# fr: Le `return` est dans la boucle.
# ask.en: Your answer is always `'1'`: how many pegs has your function looked at when it ends?
# ask.fr: Votre réponse est toujours `'1'` : combien de pions votre fonction a-t-elle regardés quand
#   elle se termine ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
        return motif


# %% separators
# en: The numbers are joined with hyphens.
# fr: Les numéros sont joints par des traits d'union.
# ask.en: For the code `[1, 1]` your pattern has more than `2` characters: which ones are too many?
# ask.fr: Pour le code `[1, 1]`, votre motif a plus de `2` caractères : lesquels sont de trop ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    numeros = []
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        numeros.append(str(vues.index(couleur) + 1))
    return "-".join(numeros)


# %% six_colours_only
# en: A table has room for the colours 1 to 6 only.
# fr: Un tableau n'a de place que pour les couleurs 1 à 6.
# ask.en: Try the code `[9]`: how far do the colours go in your function, and how far in the
#   question?
# ask.fr: Essayez le code `[9]` : jusqu'où vont les couleurs dans votre fonction, et jusqu'où dans
#   l'énoncé ?
# fails: masque_of_any_code
def masque(code):
    numeros = [0] * 7
    dernier = 0
    motif = ""
    for couleur in code:
        if numeros[couleur] == 0:
            dernier += 1
            numeros[couleur] = dernier
        motif += str(numeros[couleur])
    return motif


# %% sorted_first
# en: The code is sorted before it is renumbered.
# fr: Le code est trié avant d'être renuméroté.
# ask.en: Try `[1, 2, 1]`: your function answers `'112'`. Which pegs does your answer declare alike,
#   and which are?
# ask.fr: Essayez `[1, 2, 1]` : votre fonction répond `'112'`. Quels pions votre réponse
#   déclare-t-elle semblables, et lesquels le sont ?
# fails: masque_renumbers_by_first_appearance, masque_of_any_code
def masque(code):
    vues = []
    motif = ""
    for couleur in sorted(code):
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
    return motif
