# %% an_argument_is_needed
# en: The function cannot be called without an argument.
# fr: La fonction ne peut pas être appelée sans argument.
# ask.en: Try `demande_proposition()` with nothing between the parentheses: what does Python answer?
# ask.fr: Essayez `demande_proposition()` sans rien entre les parenthèses : que répond Python ?
# fails: demande_reads_one_line
def demande_proposition(texte):
    return [int(n) for n in texte.split()]


# %% asks_again
# en: More than one line is asked for.
# fr: Plus d'une ligne est demandée.
# ask.en: The player types the four numbers on one line: how many lines does your function ask for?
# ask.fr: Le joueur saisit les quatre nombres sur une ligne : combien de lignes votre fonction
#   demande-t-elle ?
# fails: demande_reads_one_line
def demande_proposition():
    proposition = []
    for i in range(4):
        proposition += [int(n) for n in input("Pion " + str(i + 1) + " : ").split()]
    return proposition


# %% asks_for_nothing
# en: The proposition is written in the function, nothing is typed.
# fr: La proposition est écrite dans la fonction, rien n'est tapé.
# ask.en: Who chooses the proposition, your function or the player? How does the player tell it?
# ask.fr: Qui choisit la proposition, votre fonction ou le joueur ? Comment le joueur la donne-t-il
#   ?
# fails: demande_reads_one_line
def demande_proposition():
    return [3, 2, 4, 1]


# %% colours_from_zero
# en: Each number is lowered by one.
# fr: Chaque nombre est diminué de un.
# ask.en: Type `3 2 4 1`: which colour was typed first, and which one is first in your list?
# ask.fr: Saisissez `3 2 4 1` : quelle couleur a-t-on saisie en premier, et laquelle est la première
#   de votre liste ?
# fails: demande_reads_one_line
def demande_proposition():
    return [int(n) - 1 for n in input("Proposition : ").split()]


# %% cut_at_commas
# en: The line is cut at commas, of which it has none.
# fr: La ligne est coupée aux virgules, et elle n'en contient aucune.
# ask.en: How many pieces does your function make of `3 2 4 1`? What stands between two numbers
#   there?
# ask.fr: En combien de morceaux votre fonction coupe-t-elle `3 2 4 1` ? Qu'y a-t-il entre deux
#   nombres ?
# fails: demande_reads_one_line
def demande_proposition():
    return input("Proposition : ").split(",")


# %% each_colour_once
# en: A colour that was typed twice is kept once.
# fr: Une couleur tapée deux fois n'est gardée qu'une fois.
# ask.en: Type `1 1 1 1`: how many pegs are in your list?
# ask.fr: Saisissez `1 1 1 1` : combien de pions y a-t-il dans votre liste ?
# fails: demande_reads_one_line
def demande_proposition():
    proposition = []
    for n in input("Proposition : ").split():
        if int(n) not in proposition:
            proposition.append(int(n))
    return proposition


# %% eval
# en: Python is asked to compute the line, which is no expression.
# fr: La ligne est donnée à calculer à Python, et ce n'est pas une expression.
# ask.en: Run `3 2 4 1` as a line of a program: can Python compute that? Which method of a text cuts
#   it at the spaces?
# ask.fr: Exécutez `3 2 4 1` comme une ligne de programme : Python peut-il calculer cela ? Quelle
#   méthode d'un texte le coupe aux espaces ?
# fails: demande_reads_one_line
def demande_proposition():
    return list(eval(input("Proposition : ")))


# %% first_number_forgotten
# en: The first number is left out.
# fr: Le premier nombre est oublié.
# ask.en: For `3 2 4 1`, which number is missing in your list? At which position does it stand?
# ask.fr: Pour `3 2 4 1`, quel nombre manque dans votre liste ? À quelle position se trouve-t-il ?
# fails: demande_reads_one_line
def demande_proposition():
    morceaux = input("Proposition : ").split()
    proposition = []
    for i in range(1, len(morceaux)):
        proposition.append(int(morceaux[i]))
    return proposition


# %% floats
# en: The numbers are floats.
# fr: Les nombres sont à virgule (`float`).
# ask.en: Compare what you return with `[3, 2, 4, 1]`: can a colour have decimals?
# ask.fr: Comparez ce que vous renvoyez à `[3, 2, 4, 1]` : une couleur peut-elle avoir des décimales
#   ?
# fails: demande_gives_a_list_of_integers
def demande_proposition():
    return [float(n) for n in input("Proposition : ").split()]


# %% gives_nothing_back
# en: The list is shown or computed but not returned.
# fr: La liste est affichée ou calculée, mais pas renvoyée.
# ask.en: After `p = demande_proposition()`, what does `p` hold? Showing is not returning.
# ask.fr: Après `p = demande_proposition()`, que contient `p` ? Afficher n'est pas renvoyer.
# fails: demande_reads_one_line
def demande_proposition():
    proposition = [int(n) for n in input("Proposition : ").split()]
    print(proposition)


# %% int_of_a_list
# en: The pieces of the line are turned into a number all at once.
# fr: Les morceaux de la ligne sont changés en nombre tous à la fois.
# ask.en: Type `3 2 4 1` and read the error: which value is not of the expected type? Print it just
#   before the line where the program stops: is it one text, or a whole list?
# ask.fr: Saisissez `3 2 4 1` et lisez l'erreur : quelle valeur n'est pas du type attendu ?
#   Affichez-la juste avant la ligne où le programme s'arrête : est-ce un texte, ou toute une liste
#   ?
# fails: demande_reads_one_line
def demande_proposition():
    proposition = int(input("Proposition : ").split())
    return proposition


# %% int_of_something_else
# en: A piece of the line which is no number is given to `int`: a space, a comma's side, or the
#   whole line.
# fr: Un morceau de la ligne qui n'est pas un nombre est donné à `int` : un espace, le bord d'une
#   virgule ou la ligne entière.
# ask.en: Look at the pieces your function makes of `3 2 4 1` before it stops: how many are there,
#   and is each of them a number?
# ask.fr: Regardez les morceaux que votre fonction fait de `3 2 4 1` avant de s'arrêter : combien y
#   en a-t-il, et chacun est-il un nombre ?
# fails: demande_reads_one_line
def demande_proposition():
    proposition = []
    for c in input("Proposition : "):
        proposition.append(int(c))
    return proposition


# %% last_number_forgotten
# en: The last number is left out.
# fr: Le dernier nombre est oublié.
# ask.en: For `3 2 4 1`, which number is missing in your list? Which positions does your function
#   look at?
# ask.fr: Pour `3 2 4 1`, quel nombre manque dans votre liste ? Quelles positions votre fonction
#   regarde-t-elle ?
# fails: demande_reads_one_line
def demande_proposition():
    morceaux = input("Proposition : ").split()
    proposition = []
    for i in range(len(morceaux) - 1):
        proposition.append(int(morceaux[i]))
    return proposition


# %% list_in_a_list
# en: The list of numbers is put into another list.
# fr: La liste des nombres est mise dans une autre liste.
# ask.en: How many elements has the list you return? Compare it with `[3, 2, 4, 1]`, bracket by
#   bracket.
# ask.fr: Combien d'éléments a la liste que vous renvoyez ? Comparez-la à `[3, 2, 4, 1]`, crochet
#   par crochet.
# fails: demande_reads_one_line
def demande_proposition():
    proposition = []
    proposition.append([int(n) for n in input("Proposition : ").split()])
    return proposition


# %% list_kept
# en: The list is made once and keeps the numbers of earlier propositions.
# fr: La liste est créée une seule fois et garde les nombres des propositions précédentes.
# ask.en: Ask for two propositions in a row: how long is the second list? Which line makes the empty
#   list, and when does it run?
# ask.fr: Demandez deux propositions de suite : quelle est la longueur de la seconde liste ? Quelle
#   ligne crée la liste vide, et quand s'exécute-t-elle ?
# fails: demande_reads_one_line
proposition_commune = []


def demande_proposition():
    for n in input("Proposition : ").split():
        proposition_commune.append(int(n))
    return proposition_commune


# %% list_of_characters
# en: The line is turned into the list of its characters, spaces included.
# fr: La ligne est changée en liste de ses caractères, espaces compris.
# ask.en: How many elements has the list you return for `3 2 4 1`, and what are the ones between the
#   digits?
# ask.fr: Combien d'éléments a la liste que vous renvoyez pour `3 2 4 1`, et que sont ceux entre les
#   chiffres ?
# fails: demande_reads_one_line
def demande_proposition():
    return list(input("Proposition : "))


# %% map_object
# en: The result of `map` is returned as it is, which is no list.
# fr: Le résultat de `map` est renvoyé tel quel, et ce n'est pas une liste.
# ask.en: Show what you return: does it look like `[3, 2, 4, 1]`? What would make a list of it?
# ask.fr: Affichez ce que vous renvoyez : cela ressemble-t-il à `[3, 2, 4, 1]` ? Qu'est-ce qui en
#   ferait une liste ?
# fails: demande_reads_one_line
def demande_proposition():
    return map(int, input("Proposition : ").split())


# %% method_without_parentheses
# en: The method is named but not called, and the method itself is returned.
# fr: La méthode est nommée mais pas appelée, et c'est elle qui est renvoyée.
# ask.en: Show what you return: is it a list? What makes a method run?
# ask.fr: Affichez ce que vous renvoyez : est-ce une liste ? Qu'est-ce qui fait qu'une méthode
#   s'exécute ?
# fails: demande_reads_one_line
def demande_proposition():
    ligne = input("Proposition : ")
    return ligne.split


# %% never_satisfied
# en: Every line is refused and asked for again, without end.
# fr: Chaque ligne est refusée et redemandée, sans fin.
# ask.en: Type `3 2 4 1`: why does your function ask again? Which line could end it, and is there
#   one that hides an error of Python's?
# ask.fr: Saisissez `3 2 4 1` : pourquoi votre fonction redemande-t-elle ? Quelle ligne pourrait la
#   terminer, et y en a-t-il une qui cache une erreur de Python ?
# fails: demande_reads_one_line
def demande_proposition():
    while True:
        try:
            return [int(n) for n in input("Proposition : ")]
        except:
            print("Erreur, recommencez")


# %% one_number
# en: The digits are glued together into one number.
# fr: Les chiffres sont collés ensemble en un seul nombre.
# ask.en: You return one number: how would `bien_places` look at its second peg?
# ask.fr: Vous renvoyez un seul nombre : comment `bien_places` regarderait-elle son deuxième pion ?
# fails: demande_reads_one_line
def demande_proposition():
    return int(input("Proposition : ").replace(" ", ""))


# %% only_the_last_converted
# en: The last number alone is turned from text to number.
# fr: Seul le dernier nombre est changé de texte en nombre.
# ask.en: Look at the list for `3 2 4 1`: which of its elements are texts, and which are numbers?
# ask.fr: Regardez la liste obtenue pour `3 2 4 1` : lesquels de ses éléments sont des textes, et
#   lesquels des nombres ?
# fails: demande_gives_a_list_of_integers
def demande_proposition():
    proposition = input("Proposition : ").split()
    for i in range(len(proposition)):
        nombre = int(proposition[i])
    proposition[i] = nombre
    return proposition


# %% refuses_repeats
# en: A proposition in which a colour is repeated is refused.
# fr: Une proposition où une couleur se répète est refusée.
# ask.en: Type `1 1 1 1`: why does your function ask again? May a player propose a colour more than
#   once?
# ask.fr: Saisissez `1 1 1 1` : pourquoi votre fonction redemande-t-elle ? Un joueur peut-il
#   proposer plusieurs fois une couleur ?
# fails: demande_reads_one_line
def demande_proposition():
    proposition = [int(n) for n in input("Proposition : ").split()]
    while len(set(proposition)) != 4:
        proposition = [int(n) for n in input("Encore : ").split()]
    return proposition


# %% refuses_six
# en: A proposition with a 6 is refused.
# fr: Une proposition qui contient un 6 est refusée.
# ask.en: Type `6 5 4 3`: why does your function ask again? Which is the last of the colours?
# ask.fr: Saisissez `6 5 4 3` : pourquoi votre fonction redemande-t-elle ? Quelle est la dernière
#   des couleurs ?
# fails: demande_reads_one_line
def demande_proposition():
    while True:
        proposition = [int(n) for n in input("Proposition : ").split()]
        if all(n in range(1, 6) for n in proposition):
            return proposition


# %% returns_in_the_loop
# en: The function returns after the first number.
# fr: La fonction renvoie après le premier nombre.
# ask.en: For `3 2 4 1`, your list holds one number: where are the three others, and what does your
#   function do after the first?
# ask.fr: Pour `3 2 4 1`, votre liste contient un seul nombre : où sont les trois autres, et que
#   fait votre fonction après le premier ?
# fails: demande_reads_one_line
def demande_proposition():
    proposition = []
    for n in input("Proposition : ").split():
        proposition.append(int(n))
        return proposition


# %% reversed
# en: The numbers come back in the opposite order.
# fr: Les nombres reviennent dans l'ordre inverse.
# ask.en: Type `3 2 4 1`: which number does your list begin with?
# ask.fr: Saisissez `3 2 4 1` : par quel nombre votre liste commence-t-elle ?
# fails: demande_reads_one_line
def demande_proposition():
    proposition = []
    for n in input("Proposition : ").split():
        proposition.insert(0, int(n))
    return proposition


# %% shows_it_too
# en: What was typed is shown as well as returned.
# fr: Ce qui a été saisi est affiché, en plus d'être renvoyé.
# ask.en: What does the player read on the screen after each line? Which of your functions should be
#   the only one to show anything?
# ask.fr: Que lit le joueur à l'écran après chaque ligne ? Laquelle de vos fonctions devrait être la
#   seule à afficher quelque chose ?
# fails: demande_does_not_show_it
def demande_proposition():
    proposition = [int(nombre) for nombre in input("Proposition : ").split()]
    print("Vous proposez", proposition)
    return proposition


# %% sorted
# en: The numbers are sorted.
# fr: Les nombres sont triés.
# ask.en: Type `3 2 4 1`: are the four pegs of your list still in their places?
# ask.fr: Saisissez `3 2 4 1` : les quatre pions de votre liste sont-ils encore à leur place ?
# fails: demande_reads_one_line
def demande_proposition():
    return sorted(int(n) for n in input("Proposition : ").split())


# %% space_at_the_end
# en: A space at the end of the line leaves an empty piece.
# fr: Un espace à la fin de la ligne laisse un morceau vide.
# ask.en: Type a space after the last number: what is the last piece of the line, and is it a
#   number?
# ask.fr: Saisissez un espace après le dernier nombre : quel est le dernier morceau de la ligne, et
#   est-ce un nombre ?
# fails: demande_allows_many_spaces
import re


def demande_proposition():
    ligne = input("Proposition : ").lstrip()
    return [int(n) for n in re.split(" +", ligne)]


# %% space_at_the_start
# en: A space at the start of the line leaves an empty piece.
# fr: Un espace au début de la ligne laisse un morceau vide.
# ask.en: Type a space before the first number: what is the first piece of the line, and is it a
#   number?
# ask.fr: Saisissez un espace avant le premier nombre : quel est le premier morceau de la ligne, et
#   est-ce un nombre ?
# fails: demande_allows_many_spaces
def demande_proposition():
    ligne = input("Proposition : ")
    while "  " in ligne:
        ligne = ligne.replace("  ", " ")
    return [int(n) for n in ligne.split(" ")]


# %% sum
# en: The numbers are added up.
# fr: Les nombres sont additionnés.
# ask.en: You return one number: could somebody tell from it which colour was at the first place?
# ask.fr: Vous renvoyez un seul nombre : pourrait-on en déduire la couleur de la première place ?
# fails: demande_reads_one_line
def demande_proposition():
    return sum(int(n) for n in input("Proposition : ").split())


# %% texts
# en: The pieces of the line are returned as texts.
# fr: Les morceaux de la ligne sont renvoyés sous forme de textes.
# ask.en: Is `'3'` equal to `3`? Compare what you return with `[3, 2, 4, 1]`.
# ask.fr: Est-ce que `'3'` est égal à `3` ? Comparez ce que vous renvoyez à `[3, 2, 4, 1]`.
# fails: demande_gives_a_list_of_integers
def demande_proposition():
    proposition = input("Proposition : ").split()
    for n in proposition:
        n = int(n)
    return proposition


# %% three_spaces
# en: Two spaces become one, but only once: three spaces are too many.
# fr: Deux espaces n'en font plus qu'un, mais une seule fois : trois espaces sont de trop.
# ask.en: Type three spaces between two numbers: how many are left when the line is cut?
# ask.fr: Saisissez trois espaces entre deux nombres : combien en reste-t-il quand la ligne est
#   découpée ?
# fails: demande_allows_many_spaces
def demande_proposition():
    ligne = input("Proposition : ").strip().replace("  ", " ")
    return [int(n) for n in ligne.split(" ")]


# %% tuple
# en: A tuple is returned.
# fr: C'est un tuple qui est renvoyé.
# ask.en: Compare what you return with `[3, 2, 4, 1]`: which brackets does Python show around it?
# ask.fr: Comparez ce que vous renvoyez à `[3, 2, 4, 1]` : quels signes Python montre-t-il autour ?
# fails: demande_gives_a_list_of_integers
def demande_proposition():
    a, b, c, d = input("Proposition : ").split()
    return int(a), int(b), int(c), int(d)


# %% two_spaces
# en: The line is read as if there were exactly one space between two numbers.
# fr: La ligne est lue comme s'il y avait exactement un espace entre deux nombres.
# ask.en: Type the four numbers with two spaces between them: what do you find between the first
#   space and the second?
# ask.fr: Saisissez les quatre nombres avec deux espaces entre eux : que trouvez-vous entre le
#   premier espace et le second ?
# fails: demande_allows_many_spaces
def demande_proposition():
    return [int(n) for n in input("Proposition : ").split(" ")]


# %% whole_line
# en: The line is returned as it was typed.
# fr: La ligne est renvoyée telle qu'elle a été tapée.
# ask.en: What is the second element of what you return for `3 2 4 1`: a number, or a space?
# ask.fr: Quel est le deuxième élément de ce que vous renvoyez pour `3 2 4 1` : un nombre, ou un
#   espace ?
# fails: demande_reads_one_line
def demande_proposition():
    proposition = input("Proposition : ")
    return proposition
