# %% append_in_the_third_loop
# en: The code is appended after the fourth loop instead of inside it.
# fr: Le code est ajouté après la quatrième boucle, et non dedans.
# ask.en: In `codes_de_quatre(2)`, which colours does the fourth peg take in your codes? How far is
#   your `append` indented?
# ask.fr: Dans `codes_de_quatre(2)`, quelles couleurs le quatrième pion prend-il dans vos codes ? De
#   combien votre `append` est-il décalé ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    code = [i, j, k, l]
                codes.append(code)
    return codes


# %% colours_as_text
# en: The colours are strings.
# fr: Les couleurs sont des chaînes.
# ask.en: `[1, 1, 1, 1]` is expected. What is the type of the pegs in your codes?
# ask.fr: `[1, 1, 1, 1]` est attendu. De quel type sont les pions de vos codes ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    couleurs = "123456789"[:c]
    return [[i, j, k, l] for i in couleurs for j in couleurs for k in couleurs for l in couleurs]


# %% colours_from_zero
# en: The colours go from 0 to c - 1.
# fr: Les couleurs vont de 0 à c - 1.
# ask.en: Which numbers does `range(c)` give? What should be the number of the first colour, and of
#   the last?
# ask.fr: Quels nombres donne `range(c)` ? Quel doit être le numéro de la première couleur, et celui
#   de la dernière ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(c):
        for j in range(c):
            for k in range(c):
                for l in range(c):
                    codes.append([i, j, k, l])
    return codes


# %% global_list
# en: The list of the codes is made before the function, and grows from one call to the next.
# fr: La liste des codes est créée avant la fonction, et grandit d'un appel à l'autre.
# ask.en: Call `len(codes_de_quatre(1))` twice. Where is your list created, and how often?
# ask.fr: Appelez deux fois `len(codes_de_quatre(1))`. Où votre liste est-elle créée, et combien de
#   fois ?
# fails: codes_de_quatre_twice
codes = []


def codes_de_quatre(c):
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([i, j, k, l])
    return codes


# %% integers
# en: Each code is one whole number.
# fr: Chaque code est un seul nombre entier.
# ask.en: `1111` is one number. How many elements has the list `[1, 1, 1, 1]`?
# ask.fr: `1111` est un seul nombre. Combien d'éléments a la liste `[1, 1, 1, 1]` ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append(1000 * i + 100 * j + 10 * k + l)
    return codes


# %% last_colour_forgotten
# en: range(1, c) stops before the last colour.
# fr: `range(1, c)` s'arrête avant la dernière couleur.
# ask.en: Which numbers does `range(1, 3)` give? Which colour is in none of your codes?
# ask.fr: Quels nombres donne `range(1, 3)` ? Quelle couleur n'est dans aucun de vos codes ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c):
        for j in range(1, c):
            for k in range(1, c):
                for l in range(1, c):
                    codes.append([i, j, k, l])
    return codes


# %% last_peg_first
# en: The pegs are written from the last loop to the first, so that the first peg changes at every
#   code.
# fr: Les pions sont écrits de la dernière boucle à la première : le premier pion change à chaque
#   code.
# ask.en: In `codes_de_quatre(2)`, `[1, 1, 1, 2]` comes second. Which of your loops makes the first
#   peg, and which one the last?
# ask.fr: Dans `codes_de_quatre(2)`, `[1, 1, 1, 2]` vient en deuxième. Laquelle de vos boucles donne
#   le premier pion, et laquelle le dernier ?
# fails: codes_de_quatre_in_order
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([l, k, j, i])
    return codes


# %% never_decreasing
# en: Each loop starts at the colour of the loop around it, so that the colours never decrease.
# fr: Chaque boucle part de la couleur de celle qui la contient : les couleurs ne diminuent jamais.
# ask.en: Look for `[2, 1, 1, 1]` among your codes of 2 colours. Where does your second loop start
#   when the first peg is `2`?
# ask.fr: Cherchez `[2, 1, 1, 1]` parmi vos codes de 2 couleurs. D'où part votre deuxième boucle
#   quand le premier pion est `2` ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(i, c + 1):
            for k in range(j, c + 1):
                for l in range(k, c + 1):
                    codes.append([i, j, k, l])
    return codes


# %% one_colour_per_code
# en: There is one loop, and all four pegs have its colour.
# fr: Il n'y a qu'une boucle, et les quatre pions ont sa couleur.
# ask.en: Look for `[1, 1, 1, 2]` among your codes of 2 colours. Must all pegs have the same colour?
# ask.fr: Cherchez `[1, 1, 1, 2]` parmi vos codes de 2 couleurs. Tous les pions doivent-ils avoir la
#   même couleur ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        codes.append([i, i, i, i])
    return codes


# %% one_level_too_shallow
# en: The pegs of all codes follow each other in one long list.
# fr: Les pions de tous les codes se suivent dans une seule longue liste.
# ask.en: `codes_de_quatre(1)` is `[[1, 1, 1, 1]]`: a list of one code. What does `+=` add to your
#   list: a code, or its four pegs?
# ask.fr: `codes_de_quatre(1)` vaut `[[1, 1, 1, 1]]` : la liste d'un seul code. Qu'ajoute `+=` à
#   votre liste : un code, ou ses quatre pions ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes += [i, j, k, l]
    return codes


# %% one_list_written_over
# en: One list is filled with each code in turn, and appended each time.
# fr: Une même liste reçoit chaque code tour à tour, et elle est ajoutée chaque fois.
# ask.en: How many lists does your function make for its codes? What becomes of those appended
#   before when you write the next code?
# ask.fr: Combien de listes votre fonction crée-t-elle pour ses codes ? Que deviennent ceux déjà
#   ajoutés quand vous écrivez le suivant ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    code = [0, 0, 0, 0]
    for code[0] in range(1, c + 1):
        for code[1] in range(1, c + 1):
            for code[2] in range(1, c + 1):
                for code[3] in range(1, c + 1):
                    codes.append(code)
    return codes


# %% pegs_as_floats
# en: The pegs are worked out by /, and are floats.
# fr: Les pions sont calculés par `/`, et sont des nombres à virgule (`float`).
# ask.en: `1.0` is a `float`. Where does the first `float` appear in your function? Which operation
#   gives a whole number?
# ask.fr: `1.0` est un `float`. Où apparaît le premier `float` dans votre fonction ? Quelle
#   opération donne un nombre entier ?
# fails: codes_de_quatre_are_lists
def codes_de_quatre(c):
    codes = []
    for n in range(c**4):
        code = []
        for poids in (c**3, c**2, c, 1):
            reste = n % poids
            code.append((n - reste) / poids + 1)
            n = reste
        codes.append(code)
    return codes


# %% prints_instead_of_returning
# en: The codes are shown but not returned.
# fr: Les codes sont affichés mais pas renvoyés.
# ask.en: Your function shows the codes, and showing is not returning: after `x =
#   codes_de_quatre(1)`, what does `x` hold?
# ask.fr: Votre fonction affiche les codes, et afficher n'est pas renvoyer : après `x =
#   codes_de_quatre(1)`, que contient `x` ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    print([i, j, k, l])


# %% return_in_the_loop
# en: The return is inside the loop over the first peg.
# fr: Le `return` est dans la boucle du premier pion.
# ask.en: Which colours does the first peg take in your codes of 2 colours? After how many turns of
#   the first loop does your function end?
# ask.fr: Quelles couleurs le premier pion prend-il dans vos codes de 2 couleurs ? Après combien de
#   tours de la première boucle votre fonction se termine-t-elle ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([i, j, k, l])
        return codes


# %% returns_the_number
# en: The codes are counted, not listed.
# fr: Les codes sont comptés, et non énumérés.
# ask.en: Your function gives how many codes there are. Where are the codes themselves?
# ask.fr: Votre fonction donne le nombre de codes. Où sont les codes eux-mêmes ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    return c**4


# %% same_variable_twice
# en: Two of the loops have the same variable.
# fr: Deux des boucles ont la même variable.
# ask.en: Look for `[1, 1, 1, 2]` among your codes of 2 colours, then for `[1, 1, 2, 2]`: how often
#   is it there? Has each of your loops a variable of its own?
# ask.fr: Cherchez `[1, 1, 1, 2]` parmi vos codes de 2 couleurs, puis `[1, 1, 2, 2]` : combien de
#   fois y est-il ? Chacune de vos boucles a-t-elle sa propre variable ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for k in range(1, c + 1):
                    codes.append([i, j, k, k])
    return codes


# %% six_colours
# en: c is ignored: always 6 colours.
# fr: `c` est ignoré : toujours 6 couleurs.
# ask.en: With 1 colour there is a single code, `[1, 1, 1, 1]`. Where does your function use `c`?
# ask.fr: Avec 1 couleur, il n'y a qu'un code, `[1, 1, 1, 1]`. Où votre fonction se sert-elle de `c`
#   ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, 7):
        for j in range(1, 7):
            for k in range(1, 7):
                for l in range(1, 7):
                    codes.append([i, j, k, l])
    return codes


# %% strings
# en: Each code is a string.
# fr: Chaque code est une chaîne.
# ask.en: `"1111"` is a string. Which brackets make a list of four numbers?
# ask.fr: `"1111"` est une chaîne. Quels crochets font une liste de quatre nombres ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append(str(i) + str(j) + str(k) + str(l))
    return codes


# %% three_loops
# en: There are three loops, and the codes have three pegs.
# fr: Il y a trois boucles, et les codes ont trois pions.
# ask.en: How many pegs have your codes, and how many should they have?
# ask.fr: Combien de pions ont vos codes, et combien devraient-ils en avoir ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                codes.append([i, j, k])
    return codes


# %% tuples
# en: Each code is a tuple.
# fr: Chaque code est un tuple.
# ask.en: `(1, 1, 1, 1)` is a tuple. Which brackets does a list have?
# ask.fr: `(1, 1, 1, 1)` est un tuple. Quels crochets a une liste ?
# fails: codes_de_quatre_are_lists
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append((i, j, k, l))
    return codes


# %% without_repeats
# en: Codes in which a colour comes twice are left out.
# fr: Les codes où une couleur revient sont écartés.
# ask.en: With 1 colour there is one code, `[1, 1, 1, 1]`. May a colour come back in a code?
# ask.fr: Avec 1 couleur, il y a un code, `[1, 1, 1, 1]`. Une couleur peut-elle revenir dans un code
#   ?
# fails: codes_de_quatre_has_each_code_once
def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    if len({i, j, k, l}) == 4:
                        codes.append([i, j, k, l])
    return codes
