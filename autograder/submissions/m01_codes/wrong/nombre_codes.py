# %% always_1296
# en: The answer is always the number of the classic game.
# fr: C'est toujours le nombre du jeu classique.
# ask.en: Your answer is always `1296`: is that still right with `1` peg and `2` colours?
# ask.fr: Votre réponse est toujours `1296` : est-ce encore juste avec `1` pion et `2` couleurs ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return 1296


# %% always_four_pegs
# en: The number of pegs is always 4.
# fr: Le nombre de pions est toujours 4.
# ask.en: Your answer is the same for `1` peg and for `4`: does the number of pegs play any part in
#   it?
# ask.fr: Votre réponse est la même pour `1` pion et pour `4` : le nombre de pions y joue-t-il un
#   rôle ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return c * c * c * c


# %% always_six_colours
# en: The number of colours is always 6.
# fr: Le nombre de couleurs est toujours 6.
# ask.en: Your answer is the same for `1` colour and for `6`: does the number of colours play any
#   part in it?
# ask.fr: Votre réponse est la même pour `1` couleur et pour `6` : le nombre de couleurs y joue-t-il
#   un rôle ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return 6**p


# %% caret
# en: ^ is taken for the power: it is another operation on the bits.
# fr: `^` est pris pour la puissance : c'est une autre opération, sur les bits.
# ask.en: Try `1` peg and `1` colour: your function answers `0`. What does each operator that you
#   use do in Python?
# ask.fr: Essayez `1` pion et `1` couleur : votre fonction répond `0`. Que fait en Python chaque
#   opérateur que vous employez ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return c ^ p


# %% choices_of_colours
# en: Combinations are counted: which colours are used, each once and in no order.
# fr: Ce sont des combinaisons : les couleurs utilisées, chacune une fois et sans ordre.
# ask.en: With `2` pegs and `2` colours, your function answers `1`: which codes can you write
#   besides `[1, 2]`?
# ask.fr: Avec `2` pions et `2` couleurs, votre fonction répond `1` : quels codes pouvez-vous écrire
#   en plus de `[1, 2]` ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
import math


def nombre_codes(p, c):
    return math.comb(c, p)


# %% counts_one_by_one
# en: The codes seem to be counted one by one: with many of them, it takes too long.
# fr: Les codes semblent comptés un par un : dès qu'il y en a beaucoup, c'est trop long.
# ask.en: How many codes of 10 pegs are there with 10 colours? If your program goes through all of
#   them, how long does it take?
# ask.fr: Combien y a-t-il de codes de 10 pions avec 10 couleurs ? Si votre programme les parcourt
#   tous, combien de temps faut-il ?
# fails: nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return len(tous_les_codes(p, c))


# %% examples_only
# en: The three printed examples are answered by heart.
# fr: Les trois exemples affichés sont récités par cœur.
# ask.en: Your function knows the numbers of the examples: what does it answer for `1` peg and `2`
#   colours?
# ask.fr: Votre fonction connaît les nombres des exemples : que répond-elle pour `1` pion et `2`
#   couleurs ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
# contrived: Three printed numbers told apart by c alone: this answers the examples, it is no
#   attempt to count.
def nombre_codes(p, c):
    if c == 6:
        return 1296
    elif c == 8:
        return 4096
    else:
        return 531441


# %% factorial
# en: The answer is the factorial of the number of colours.
# fr: C'est la factorielle du nombre de couleurs.
# ask.en: Your answer does not depend on the number of pegs: for `3` colours, should `1` peg and `2`
#   pegs give the same number?
# ask.fr: Votre réponse ne dépend pas du nombre de pions : pour `3` couleurs, `1` pion et `2` pions
#   doivent-ils donner le même nombre ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    produit = 1
    for k in range(1, c + 1):
        produit *= k
    return produit


# %% global_product
# en: The product goes on from the call before.
# fr: Le produit continue à partir de l'appel précédent.
# ask.en: Make the same call twice: the number has grown. From which number should each call start?
# ask.fr: Faites deux fois le même appel : le nombre a augmenté. De quel nombre chaque appel doit-il
#   partir ?
# fails: nombre_codes_twice
nombre = 1


def nombre_codes(p, c):
    global nombre
    for _ in range(p):
        nombre *= c
    return nombre


# %% last_colour_forgotten
# en: The colours stop before c.
# fr: Les couleurs s'arrêtent avant `c`.
# ask.en: For `1` peg and `6` colours, your function answers `5`: which colour does it leave out?
# ask.fr: Pour `1` pion et `6` couleurs, votre fonction répond `5` : quelle couleur oublie-t-elle ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return len(range(1, c)) ** p


# %% no_end
# en: The function calls itself for one peg fewer, and never stops.
# fr: La fonction s'appelle pour un pion de moins, et ne s'arrête jamais.
# ask.en: Follow `nombre_codes(1, 1)` by hand: which function calls itself again and again? For
#   which number of pegs should it answer without another call?
# ask.fr: Suivez `nombre_codes(1, 1)` à la main : quelle fonction s'appelle elle-même encore et
#   encore ? Pour quel nombre de pions devrait-elle répondre sans faire d'autre appel ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return c * nombre_codes(p - 1, c)


# %% no_return
# en: The number is computed and lost.
# fr: Le nombre est calculé et perdu.
# ask.en: Your function gives nothing back: after `x = nombre_codes(1, 1)`, what does `x` hold?
#   Which word hands over a result?
# ask.fr: Votre fonction ne renvoie rien : après `x = nombre_codes(1, 1)`, que contient `x` ? Quel
#   mot rend un résultat à celui qui appelle ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    total = 1
    for i in range(p):
        total *= c


# %% one_peg_too_few
# en: One multiplication is missing.
# fr: Il manque une multiplication.
# ask.en: For `1` peg and `6` colours, your function answers `1`: how many pegs does it really take
#   into account?
# ask.fr: Pour `1` pion et `6` couleurs, votre fonction répond `1` : de combien de pions tient-elle
#   vraiment compte ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    total = 1
    for i in range(1, p):
        total = total * c
    return total


# %% one_peg_too_many
# en: The product starts from c and is then multiplied p times.
# fr: Le produit part de `c` et est ensuite multiplié `p` fois.
# ask.en: For `1` peg and `6` colours, your function answers `36`: how many pegs would a code need
#   for that number?
# ask.fr: Pour `1` pion et `6` couleurs, votre fonction répond `36` : combien de pions faudrait-il à
#   un code pour arriver à ce nombre ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    total = c
    for i in range(p):
        total = total * c
    return total


# %% order_ignored
# en: Combinations with repetition are counted: the order of the pegs does not count.
# fr: Ce sont des combinaisons avec répétition : l'ordre des pions ne compte pas.
# ask.en: With `2` pegs and `2` colours, your function answers `3`: are `[1, 2]` and `[2, 1]` the
#   same code?
# ask.fr: Avec `2` pions et `2` couleurs, votre fonction répond `3` : `[1, 2]` et `[2, 1]` sont-ils
#   le même code ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
import math


def nombre_codes(p, c):
    return math.comb(c + p - 1, p)


# %% power_reversed
# en: The power is taken the wrong way round: p to the power c.
# fr: La puissance est prise à l'envers : `p` à la puissance `c`.
# ask.en: With `1` peg and `6` colours, your function answers `1`: how many different codes can you
#   write with a single peg?
# ask.fr: Avec `1` pion et `6` couleurs, votre fonction répond `1` : combien de codes différents
#   peut-on écrire avec un seul pion ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return p**c


# %% prints_instead_of_returning
# en: The number is shown but not returned.
# fr: Le nombre est affiché mais pas renvoyé.
# ask.en: Your function shows something but gives nothing back, and showing is not returning: after
#   `x = nombre_codes(1, 1)`, what does `x` hold?
# ask.fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer
#   : après `x = nombre_codes(1, 1)`, que contient `x` ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    print(c**p)


# %% product
# en: The answer is pegs times colours.
# fr: C'est le nombre de pions fois celui des couleurs.
# ask.en: Write all codes of `2` pegs and `3` colours on paper: there are more than `6`. Once the
#   first peg is chosen, how many choices remain for the second?
# ask.fr: Écrivez sur papier tous les codes de `2` pions et `3` couleurs : il y en a plus de `6`. Le
#   premier pion une fois choisi, combien de choix reste-t-il pour le deuxième ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return p * c


# %% return_in_the_loop
# en: The return is inside the loop, so that there is one multiplication only.
# fr: Le `return` est dans la boucle : il n'y a qu'une multiplication.
# ask.en: Your answer is the number of colours, however many pegs there are: how many
#   multiplications are made before your function ends?
# ask.fr: Votre réponse est le nombre de couleurs, quel que soit le nombre de pions : combien de
#   multiplications se font avant la fin de votre fonction ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    total = 1
    for i in range(p):
        total *= c
        return total


# %% returns_float
# en: The power is a float, as the one of math.pow is.
# fr: La puissance est un nombre à virgule, comme celle de `math.pow`.
# ask.en: The number is a `float`, as `1.0` is: which operation or function of yours gives the first
#   one? Which operations on whole numbers always give a whole number?
# ask.fr: Le nombre est un `float`, comme `1.0` : quelle opération ou quelle fonction donne chez
#   vous le premier ? Quelles opérations sur des entiers donnent toujours un entier ?
# fails: nombre_codes_gives_an_integer
import math


def nombre_codes(p, c):
    return math.pow(c, p)


# %% returns_text
# en: The number is returned as a string.
# fr: Le nombre est renvoyé sous forme de chaîne.
# ask.en: For `1` peg and `6` colours, your answer `'6'` is a text, not a number: could one add `1`
#   to it?
# ask.fr: Pour `1` pion et `6` couleurs, votre réponse `'6'` est un texte, pas un nombre :
#   pourrait-on lui ajouter `1` ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    return str(c**p)


# %% rounded_power
# en: Large numbers of codes are off by a little: they have been floats.
# fr: Les grands nombres de codes sont un peu faux : ils ont été des nombres à virgule.
# ask.en: With `20` pegs and `7` colours, which figure does your number end with? Can one get there
#   by multiplying nothing but `7`s? How many figures can a `float` hold?
# ask.fr: Avec `20` pions et `7` couleurs, par quel chiffre finit votre nombre ? Peut-on y arriver
#   en ne multipliant que des `7` entre eux ? Combien de chiffres un `float` retient-il ?
# fails: nombre_codes_beyond_the_table
import math


def nombre_codes(p, c):
    return int(math.pow(c, p))


# %% shorter_codes_too
# en: The codes of 1, 2, … p pegs are all added up.
# fr: Les codes de 1, 2, … `p` pions sont tous additionnés.
# ask.en: For `2` pegs and `1` colour, your function answers `2`: how many pegs do the codes that it
#   counts have?
# ask.fr: Pour `2` pions et `1` couleur, votre fonction répond `2` : combien de pions ont les codes
#   qu'elle compte ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
def nombre_codes(p, c):
    total = 0
    for k in range(1, p + 1):
        total += c**k
    return total


# %% sixty_four_bits
# en: numpy's integers have 64 bits, and say nothing when a number needs more.
# fr: Les entiers de numpy ont 64 bits, et se taisent quand un nombre en demande davantage.
# ask.en: Ask for `64` pegs and `2` colours: what comes out, and what is `2**64`? Which numbers does
#   Python itself compute without any limit?
# ask.fr: Demandez `64` pions et `2` couleurs : qu'obtenez-vous, et que vaut `2**64` ? Quels nombres
#   Python lui-même calcule-t-il sans aucune limite ?
# fails: nombre_codes_beyond_the_table
import numpy as np


def nombre_codes(p, c):
    return np.power(c, p)


# %% table_copied
# en: The table is copied, and there is nothing beyond it.
# fr: Le tableau est recopié, et il n'y a rien au-delà.
# ask.en: What does your function do with `7` pegs, or with `10` colours? Can a table hold the
#   answer for every p and every c?
# ask.fr: Que fait votre fonction avec `7` pions, ou avec `10` couleurs ? Un tableau peut-il
#   contenir la réponse pour tous les p et tous les c ?
# fails: nombre_codes_beyond_the_table
TABLE = [
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [1, 4, 9, 16, 25, 36, 49, 64, 81],
    [1, 8, 27, 64, 125, 216, 343, 512, 729],
    [1, 16, 81, 256, 625, 1296, 2401, 4096, 6561],
    [1, 32, 243, 1024, 3125, 7776, 16807, 32768, 59049],
    [1, 64, 729, 4096, 15625, 46656, 117649, 262144, 531441],
]


def nombre_codes(p, c):
    return TABLE[p - 1][c - 1]


# %% up_to_six_pegs
# en: There is one branch for each number of pegs up to 6, and nothing after.
# fr: Il y a une branche pour chaque nombre de pions jusqu'à 6, et rien après.
# ask.en: What does your function answer for `7` pegs? How could one piece of code serve for every
#   number of pegs?
# ask.fr: Que répond votre fonction pour `7` pions ? Comment un même morceau de code pourrait-il
#   servir pour tout nombre de pions ?
# fails: nombre_codes_beyond_the_table
def nombre_codes(p, c):
    if p == 1:
        return c
    elif p == 2:
        return c * c
    elif p == 3:
        return c * c * c
    elif p == 4:
        return c * c * c * c
    elif p == 5:
        return c * c * c * c * c
    elif p == 6:
        return c * c * c * c * c * c


# %% without_repeats
# en: Arrangements are counted: each colour is used only once.
# fr: Ce sont des arrangements : chaque couleur ne sert qu'une fois.
# ask.en: With `2` pegs and `1` colour, your function answers `0`: is the code `[1, 1]` not one? May
#   a colour come back in a code?
# ask.fr: Avec `2` pions et `1` couleur, votre fonction répond `0` : le code `[1, 1]` n'en est-il
#   pas un ? Une couleur peut-elle revenir dans un code ?
# fails: nombre_codes_of_the_table, nombre_codes_beyond_the_table
import math


def nombre_codes(p, c):
    return math.perm(c, p)


# %% zero_beyond_the_table
# en: More than 6 pegs or 9 colours are refused: 0.
# fr: Plus de 6 pions ou de 9 couleurs sont refusés : 0.
# ask.en: Your function answers `0` for `1` peg and `10` colours: are there really no codes outside
#   the table?
# ask.fr: Votre fonction répond `0` pour `1` pion et `10` couleurs : n'y a-t-il vraiment aucun code
#   en dehors du tableau ?
# fails: nombre_codes_beyond_the_table
# contrived: Whoever has c**p has no reason to answer 0 as soon as the table of the lesson ends.
def nombre_codes(p, c):
    if p > 6 or c > 9:
        return 0
    return c**p
