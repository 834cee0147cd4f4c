# %% always_a_repeat
# en: Codes without a repeated colour are thrown away.
# fr: Les codes sans couleur répétée sont rejetés.
# ask.en: Draw a hundred codes: do you ever see four different colours? Among four dice, must two be
#   equal?
# ask.fr: Tirez cent codes : voyez-vous parfois quatre couleurs différentes ? Parmi quatre dés, deux
#   doivent-ils être égaux ?
# fails: creer_code_may_repeat_a_colour
def creer_code():
    code = [random.randint(1, 6) for i in range(4)]
    while len(set(code)) == 4:
        code = [random.randint(1, 6) for i in range(4)]
    return code


# %% asks_the_player
# en: The function asks for the code instead of drawing it.
# fr: La fonction demande le code au lieu de le tirer.
# ask.en: When `creer_code()` runs, somebody has to type: who makes the code in this game, the
#   player or the computer?
# ask.fr: Quand `creer_code()` s'exécute, quelqu'un doit saisir quelque chose : qui fait le code
#   dans ce jeu, le joueur ou l'ordinateur ?
# fails: creer_code_gives_four_pegs
def creer_code():
    return [int(n) for n in input("Code ? ").split()]


# %% colours_from_zero
# en: A colour may be 0.
# fr: Une couleur peut être 0.
# ask.en: Draw a hundred codes and look for the smallest and the largest number: are they the first
#   and the last colour?
# ask.fr: Tirez cent codes et cherchez le plus petit et le plus grand nombre : sont-ce la première
#   et la dernière couleur ?
# fails: creer_code_uses_the_six_colours
def creer_code():
    code = []
    for i in range(4):
        code.append(random.randint(0, 6))
    return code


# %% colours_to_seven
# en: A colour may be 7.
# fr: Une couleur peut être 7.
# ask.en: Draw a hundred codes and look for the largest number: is it a colour?
# ask.fr: Tirez cent codes et cherchez le plus grand nombre : est-ce une couleur ?
# fails: creer_code_uses_the_six_colours
def creer_code():
    return [random.randint(1, 7) for i in range(4)]


# %% colours_zero_to_five
# en: The colours are 0 to 5.
# fr: Les couleurs vont de 0 à 5.
# ask.en: Draw a hundred codes and look for the smallest and the largest number: are they the first
#   and the last colour?
# ask.fr: Tirez cent codes et cherchez le plus petit et le plus grand nombre : sont-ce la première
#   et la dernière couleur ?
# fails: creer_code_uses_the_six_colours
def creer_code():
    return [int(random.random() * 6) for i in range(4)]


# %% drawn_once
# en: The same code comes again and again, as when it is drawn while the file is loaded.
# fr: Le même code revient sans cesse, comme s'il était tiré au chargement du fichier.
# ask.en: Call `creer_code()` three times in a row: do you get three codes or one? Among the lines
#   that run at each call, which one could give another result the next time?
# ask.fr: Appelez `creer_code()` trois fois de suite : obtenez-vous trois codes ou un seul ? Parmi
#   les lignes qui s'exécutent à chaque appel, laquelle pourrait donner un autre résultat la fois
#   suivante ?
# fails: creer_code_draws_anew
code_tire = [random.randint(1, 6) for i in range(4)]


def creer_code():
    return code_tire


# %% each_set_of_colours_alike
# en: The colours are drawn as a set with repeats, all sets alike, and then put in order at random.
# fr: Les couleurs sont tirées comme un ensemble avec répétitions, tous aussi probables, puis
#   rangées au hasard.
# ask.en: 1 1 1 1 is one code, and 1 2 3 4 can be put in 24 orders: should both sets of colours come
#   as often?
# ask.fr: 1 1 1 1 ne fait qu'un code, et 1 2 3 4 se range de 24 façons : ces deux ensembles de
#   couleurs doivent-ils sortir aussi souvent ?
# fails: creer_code_draws_each_peg_by_itself
# contrived: Draws a multiset and shuffles it, far harder than four randint: made for a statistical
#   check.
from itertools import combinations_with_replacement

_sets = list(combinations_with_replacement(range(1, 7), 4))


def creer_code():
    code = list(random.choice(_sets))
    random.shuffle(code)
    return code


# %% five_pegs
# en: The code has five pegs.
# fr: Le code a cinq pions.
# ask.en: How many pegs does `creer_code()` give? Where in your function is their number decided?
# ask.fr: Combien de pions `creer_code()` donne-t-elle ? À quel endroit de votre fonction leur
#   nombre se décide-t-il ?
# fails: creer_code_gives_four_pegs
def creer_code():
    code = []
    i = 0
    while i <= 4:
        code.append(random.randint(1, 6))
        i += 1
    return code


# %% floats_one_to_seven
# en: The pegs are numbers with decimals.
# fr: Les pions sont des nombres à virgule.
# ask.en: Compare your code with `[2, 5, 6, 2]`: are its pegs written with a point? Is `2.0` of the
#   same type as `2`, and which colour would `3.77` be?
# ask.fr: Comparez votre code à `[2, 5, 6, 2]` : ses pions s'écrivent-ils avec un point ? `2.0`
#   est-il du même type que `2`, et quelle couleur serait `3.77` ?
# fails: creer_code_gives_a_list_of_integers
def creer_code():
    return [random.random() * 6 + 1 for i in range(4)]


# %% floats_uniform
# en: The pegs are drawn among all the numbers between 1 and 6, not only the whole ones.
# fr: Les pions sont tirés parmi tous les nombres entre 1 et 6, et non les seuls entiers.
# ask.en: Your pegs have decimals: how many colours can they then have, and how often is a peg
#   exactly a 6?
# ask.fr: Vos pions ont des décimales : combien de couleurs peuvent-ils alors avoir, et un pion
#   est-il souvent exactement un 6 ?
# fails: creer_code_uses_the_six_colours, creer_code_gives_a_list_of_integers
def creer_code():
    return [random.uniform(1, 6) for i in range(4)]


# %% four_colours_only
# en: The number of pegs is taken for the number of colours.
# fr: Le nombre de pions est pris pour le nombre de couleurs.
# ask.en: A code has four pegs; how many colours are there to choose from, and which ones do your
#   codes never hold?
# ask.fr: Un code a quatre pions ; combien de couleurs a-t-on à choisir, et lesquelles ne sont
#   jamais dans vos codes ?
# fails: creer_code_uses_the_six_colours
def creer_code():
    return [random.randint(1, 4) for i in range(4)]


# %% four_times_the_same
# en: One colour is drawn and repeated four times.
# fr: Une seule couleur est tirée et répétée quatre fois.
# ask.en: Draw twenty codes: are the four pegs always of the same colour, or do you always see the
#   same codes? How many times is a die thrown for one code?
# ask.fr: Tirez vingt codes : les quatre pions sont-ils toujours de la même couleur, ou voyez-vous
#   toujours les mêmes codes ? Combien de fois lance-t-on un dé pour un code ?
# fails: creer_code_may_repeat_a_colour
def creer_code():
    return [random.randint(1, 6)] * 4


# %% growing_list
# en: The list is made once and grows at each call.
# fr: La liste est créée une seule fois et grandit à chaque appel.
# ask.en: Call `creer_code()` twice: how long is the second code? Which line makes the empty list,
#   and when does it run?
# ask.fr: Appelez `creer_code()` deux fois : quelle est la longueur du second code ? Quelle ligne
#   crée la liste vide, et quand s'exécute-t-elle ?
# fails: creer_code_gives_four_pegs
code_commun = []


def creer_code():
    for i in range(4):
        code_commun.append(random.randint(1, 6))
    return code_commun


# %% last_place_stays_zero
# en: The list starts with four zeros, and the last one is never replaced.
# fr: La liste part de quatre zéros, et le dernier n'est jamais remplacé.
# ask.en: Look at the last peg of a few codes: does it ever change? Which places does your loop
#   fill?
# ask.fr: Regardez le dernier pion de quelques codes : change-t-il parfois ? Quelles places votre
#   boucle remplit-elle ?
# fails: creer_code_uses_the_six_colours
def creer_code():
    code = [0, 0, 0, 0]
    for i in range(len(code) - 1):
        code[i] = random.randint(1, 6)
    return code


# %% list_of_an_earlier_call
# en: A code that comes again is the same list as the first time, with what was done to it since.
# fr: Un code qui revient est la même liste que la première fois, avec ce qu'on y a changé depuis.
# ask.en: Draw some hundred codes and write `code.append(0)` after each call: does a code of five
#   pegs come? Where is the list of an earlier call kept?
# ask.fr: Tirez quelques centaines de codes, en écrivant `code.append(0)` après chaque appel : un
#   code de cinq pions sort-il ? Où est gardée la liste d'un appel précédent ?
# fails: creer_code_draws_anew
_tous = [[a, b, c, d] for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) for d in range(1, 7)]


def creer_code():
    return random.choice(_tous)


# %% list_of_texts
# en: The pegs are characters.
# fr: Les pions sont des caractères.
# ask.en: Compare your code with `[2, 5, 6, 2]`: is it the same kind of object, and are its pegs?
# ask.fr: Comparez votre code à `[2, 5, 6, 2]` : est-ce la même sorte d'objet, et ses pions aussi ?
# fails: creer_code_gives_a_list_of_integers
def creer_code():
    return [random.choice("123456") for i in range(4)]


# %% name_not_imported
# en: The name `randint` is used, but only `random` was imported.
# fr: Le nom `randint` est utilisé, alors que seul `random` a été importé.
# ask.en: Python does not know one of the names of your function: which one? Where should it come
#   from: a line of your function, or a module?
# ask.fr: Python ne connaît pas l'un des noms de votre fonction : lequel ? D'où devrait-il venir :
#   d'une ligne de votre fonction, ou d'un module ?
# fails: creer_code_gives_four_pegs
def creer_code():
    return [randint(1, 6) for i in range(4)]


# %% needs_an_argument
# en: The function cannot be called without an argument.
# fr: La fonction ne peut pas être appelée sans argument.
# ask.en: Try `creer_code()` with nothing between the parentheses: what does Python answer? What
#   your function waits for, does the statement not say it already?
# ask.fr: Essayez `creer_code()` sans rien entre les parenthèses : que répond Python ? Ce que votre
#   fonction attend, l'énoncé ne le dit-il pas déjà ?
# fails: creer_code_gives_four_pegs
def creer_code(n):
    return [random.randint(1, 6) for i in range(n)]


# %% nested_lists
# en: Each peg is a list of its own.
# fr: Chaque pion est une liste à lui seul.
# ask.en: Compare your code with `[2, 5, 6, 2]`, element by element: what does yours hold in the
#   place of each number?
# ask.fr: Comparez votre code à `[2, 5, 6, 2]`, élément par élément : qu'y a-t-il dans le vôtre à la
#   place de chaque nombre ?
# fails: creer_code_gives_four_pegs
def creer_code():
    code = []
    for i in range(4):
        code.append([random.randint(1, 6)])
    return code


# %% never_four_alike
# en: A code of one colour is thrown away.
# fr: Un code d'une seule couleur est rejeté.
# ask.en: Draw ten thousand codes: is `1 1 1 1` ever among them? May a code have a single colour?
# ask.fr: Tirez dix mille codes : `1 1 1 1` en fait-il parfois partie ? Un code peut-il n'avoir
#   qu'une couleur ?
# fails: creer_code_draws_each_peg_by_itself
def creer_code():
    code = [random.randint(1, 6) for _ in range(4)]
    while len(set(code)) == 1:
        code = [random.randint(1, 6) for _ in range(4)]
    return code


# %% never_three_alike
# en: At most two pegs of a code have the same colour.
# fr: Deux pions d'un code au plus ont la même couleur.
# ask.en: Draw a thousand codes: how often may a colour come in one code, and how often does it?
# ask.fr: Tirez mille codes : combien de fois une couleur peut-elle se trouver dans un code, et
#   combien de fois s'y trouve-t-elle ?
# fails: creer_code_draws_each_peg_by_itself
def creer_code():
    code = [random.randint(1, 6) for _ in range(4)]
    while max(code.count(couleur) for couleur in code) > 2:
        code = [random.randint(1, 6) for _ in range(4)]
    return code


# %% never_twice_in_a_row
# en: A peg never has the colour of the one before.
# fr: Un pion n'a jamais la couleur du précédent.
# ask.en: Draw a hundred codes: do you ever see the same colour at two places side by side? Does a
#   die remember its last throw?
# ask.fr: Tirez cent codes : voyez-vous parfois la même couleur à deux places voisines ? Un dé se
#   souvient-il de son dernier lancer ?
# fails: creer_code_draws_each_peg_by_itself
def creer_code():
    code = [random.randint(1, 6)]
    while len(code) < 4:
        pion = random.randint(1, 6)
        if pion != code[-1]:
            code.append(pion)
    return code


# %% no_repeats
# en: The four colours are always different.
# fr: Les quatre couleurs sont toujours différentes.
# ask.en: Draw a few codes and look at them: does a colour ever come twice? With four dice, could
#   the same number come twice?
# ask.fr: Tirez quelques codes et regardez-les : une couleur y vient-elle parfois deux fois ? Avec
#   quatre dés, pourriez-vous obtenir deux fois le même nombre ?
# fails: creer_code_may_repeat_a_colour
def creer_code():
    return random.sample(range(1, 7), 4)


# %% none_left_in_the_end
# en: A code that has been drawn does not come again; when all have come, the function looks for
#   another one for ever.
# fr: Un code déjà sorti ne revient pas ; quand ils sont tous sortis, la fonction en cherche un
#   autre sans fin.
# ask.en: A die that has just shown a six may show another. May a code that has been drawn be drawn
#   once more?
# ask.fr: Un dé qui vient de montrer un six peut en montrer un autre. Un code déjà tiré peut-il
#   l'être encore ?
# fails: creer_code_draws_anew
deja = []


def creer_code():
    code = [random.randint(1, 6) for _ in range(4)]
    while code in deja:
        code = [random.randint(1, 6) for _ in range(4)]
    deja.append(code)
    return code


# %% one_never_comes
# en: The colour 1 is never drawn.
# fr: La couleur 1 n'est jamais tirée.
# ask.en: Draw a hundred codes and look for the smallest colour: which one is missing?
# ask.fr: Tirez cent codes et cherchez la plus petite couleur : laquelle manque ?
# fails: creer_code_uses_the_six_colours
def creer_code():
    code = []
    for i in range(4):
        code.append(random.randint(2, 6))
    return code


# %% one_number
# en: The code is one whole number of four digits.
# fr: Le code est un seul nombre entier de quatre chiffres.
# ask.en: What is the first peg of your code? What does Python answer to `creer_code()[0]`?
# ask.fr: Quel est le premier pion de votre code ? Que répond Python à `creer_code()[0]` ?
# fails: creer_code_gives_four_pegs
def creer_code():
    code = 0
    for i in range(4):
        code = 10 * code + random.randint(1, 6)
    return code


# %% one_text
# en: The code is one text of four digits.
# fr: Le code est un seul texte de quatre chiffres.
# ask.en: Compare your code with `[2, 5, 6, 2]`: is it the same kind of object?
# ask.fr: Comparez votre code à `[2, 5, 6, 2]` : est-ce la même sorte d'objet ?
# fails: creer_code_gives_a_list_of_integers
def creer_code():
    code = ""
    for i in range(4):
        code += str(random.randint(1, 6))
    return code


# %% pairs
# en: Two colours are drawn, and each is put twice.
# fr: Deux couleurs sont tirées, et chacune est mise deux fois.
# ask.en: Compare the first two pegs of each of your codes: could they differ? How many dice are
#   thrown for one code?
# ask.fr: Comparez les deux premiers pions de chacun de vos codes : pourraient-ils différer ?
#   Combien de dés lance-t-on pour un code ?
# fails: creer_code_may_repeat_a_colour
def creer_code():
    code = []
    for i in range(2):
        pion = random.randint(1, 6)
        code.append(pion)
        code.append(pion)
    return code


# %% prepared_codes
# en: The code is one of a few that were written down beforehand.
# fr: Le code est choisi parmi quelques codes écrits d'avance.
# ask.en: How many different codes can your function give, and how many are there? Is one colour
#   more frequent than another at the first place?
# ask.fr: Combien de codes différents votre fonction peut-elle donner, et combien en existe-t-il ?
#   Une couleur est-elle plus fréquente qu'une autre à la première place ?
# fails: creer_code_is_fair
CODES = [[1, 2, 3, 4], [6, 5, 4, 3], [2, 2, 5, 6], [1, 1, 6, 6], [3, 4, 5, 6], [4, 2, 4, 2], [5, 1, 3, 2], [6, 6, 6, 1]]


def creer_code():
    return list(random.choice(CODES))


# %% prints_instead_of_returning
# en: The code is shown but not returned.
# fr: Le code est affiché mais pas renvoyé.
# ask.en: After `x = creer_code()`, what does `x` hold? Showing is not returning.
# ask.fr: Après `x = creer_code()`, que contient `x` ? Afficher n'est pas renvoyer.
# fails: creer_code_gives_four_pegs
def creer_code():
    code = []
    for i in range(4):
        code.append(random.randint(1, 6))
    print(code)


# %% rounded
# en: Rounding makes the first and the last colour rarer than the others.
# fr: Un arrondi rend la première et la dernière couleur plus rares que les autres.
# ask.en: Draw 6000 codes and count each colour at the first place: are the six counts close to each
#   other? Which colours come less often than the others?
# ask.fr: Tirez 6000 codes et comptez chaque couleur à la première place : les six nombres sont-ils
#   proches les uns des autres ? Quelles couleurs viennent plus rarement que les autres ?
# fails: creer_code_is_fair
def creer_code():
    code = []
    for i in range(4):
        code.append(round(random.random() * 5) + 1)
    return code


# %% same_list_refilled
# en: One list, made once, is refilled and returned at each call.
# fr: Une seule liste, créée une fois, est remplie à nouveau et renvoyée à chaque appel.
# ask.en: Draw two codes, `a` and then `b`, and look at `a` again: how many lists are there?
# ask.fr: Tirez deux codes, `a` puis `b`, et regardez de nouveau `a` : combien y a-t-il de listes ?
# fails: creer_code_draws_anew
pions = [0] * 4


def creer_code():
    for i in range(4):
        pions[i] = random.randint(1, 6)
    return pions


# %% seed_when_loaded
# en: The seed is fixed when the file is loaded, so each run gives the same codes.
# fr: La graine est fixée au chargement du fichier : chaque exécution donne les mêmes codes.
# ask.en: Start your program twice and write down the first three codes each time: what do you see?
#   Which line decides where chance begins?
# ask.fr: Lancez deux fois votre programme et notez à chaque fois les trois premiers codes : que
#   voyez-vous ? Quelle ligne décide d'où part le hasard ?
# fails: creer_code_is_new_at_each_run
random.seed(42)


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


# %% set
# en: The pegs are gathered in a set, where no colour can be twice.
# fr: Les pions sont réunis dans un ensemble, où aucune couleur ne peut être deux fois.
# ask.en: Call `creer_code()` ten times: are there always four pegs? And what is the order of the
#   pegs in a set?
# ask.fr: Appelez `creer_code()` dix fois : y a-t-il toujours quatre pions ? Et quel est l'ordre des
#   pions dans un ensemble ?
# fails: creer_code_gives_four_pegs
def creer_code():
    return {random.randint(1, 6) for i in range(4)}


# %% shows_the_code
# en: The code is returned, and printed, too.
# fr: Le code est renvoyé, et affiché en plus.
# ask.en: Who reads what your function shows, when the game calls it? What is a `print` good for
#   while you are looking for a mistake, and what afterwards?
# ask.fr: Qui lit ce que votre fonction affiche, quand c'est le jeu qui l'appelle ? À quoi sert un
#   `print` tant que vous cherchez une erreur, et ensuite ?
# fails: creer_code_gives_a_list_of_integers
def creer_code():
    code = [random.randint(1, 6) for _ in range(4)]
    print("code :", code)
    return code


# %% six_never_comes
# en: The colour 6 is never drawn.
# fr: La couleur 6 n'est jamais tirée.
# ask.en: Draw a hundred codes and look for the largest colour: which one is it? If you wrote an
#   upper bound, is it 6, and can it be drawn?
# ask.fr: Tirez cent codes et cherchez la plus grande couleur : laquelle est-ce ? Si vous avez écrit
#   une borne supérieure, est-ce 6, et peut-elle être tirée ?
# fails: creer_code_uses_the_six_colours
def creer_code():
    code = []
    for i in range(4):
        code.append(random.randrange(1, 6))
    return code


# %% six_too_often
# en: A seventh value is turned into a six, which then comes twice as often.
# fr: Une septième valeur est changée en six, qui vient alors deux fois plus souvent.
# ask.en: Draw 6000 codes and count the sixes at the first place, then the fives: should there be
#   more of the ones than of the others?
# ask.fr: Tirez 6000 codes et comptez les six à la première place, puis les cinq : devrait-il y
#   avoir plus des uns que des autres ?
# fails: creer_code_is_fair
def creer_code():
    code = []
    for i in range(4):
        pion = random.randint(1, 7)
        if pion > 6:
            pion = 6
        code.append(pion)
    return code


# %% sorted
# en: The code is sorted.
# fr: Le code est trié.
# ask.en: Draw ten codes: is the first peg ever larger than the last? May a code be 6 1 6 2?
# ask.fr: Tirez dix codes : le premier pion est-il parfois plus grand que le dernier ? Un code
#   peut-il être 6 1 6 2 ?
# fails: creer_code_is_fair
def creer_code():
    code = [random.randint(1, 6) for i in range(4)]
    code.sort()
    return code


# %% sorted_largest_first
# en: The code is sorted, the largest colour first.
# fr: Le code est trié, la plus grande couleur en premier.
# ask.en: Draw ten codes: is the last peg ever larger than the first? May a code be 2 6 1 6?
# ask.fr: Tirez dix codes : le dernier pion est-il parfois plus grand que le premier ? Un code
#   peut-il être 2 6 1 6 ?
# fails: creer_code_is_fair
def creer_code():
    code = [random.randint(1, 6) for i in range(4)]
    return sorted(code, reverse=True)


# %% three_pegs
# en: The code has three pegs.
# fr: Le code a trois pions.
# ask.en: Call `creer_code()` twice and compare each result with `[2, 5, 6, 2]`: is it a list, and
#   of how many pegs?
# ask.fr: Appelez `creer_code()` deux fois et comparez chaque résultat à `[2, 5, 6, 2]` : est-ce une
#   liste, et de combien de pions ?
# fails: creer_code_gives_four_pegs
def creer_code():
    code = []
    for i in range(1, 4):
        code.append(random.randint(1, 6))
    return code


# %% tuple
# en: The code is a tuple.
# fr: Le code est un tuple.
# ask.en: Compare your code with `[2, 5, 6, 2]`: which brackets does Python show around it?
# ask.fr: Comparez votre code à `[2, 5, 6, 2]` : quels signes Python montre-t-il autour ?
# fails: creer_code_gives_a_list_of_integers
def creer_code():
    a = random.randint(1, 6)
    b = random.randint(1, 6)
    c = random.randint(1, 6)
    d = random.randint(1, 6)
    return a, b, c, d


# %% two_dice_added
# en: Each peg is the sum of two smaller dice, and the middle colours come more often.
# fr: Chaque pion est la somme de deux petits dés, et les couleurs du milieu viennent plus souvent.
# ask.en: Draw 6000 codes and count each colour at the first place: are the six counts close to each
#   other? Which colours come less often than the others?
# ask.fr: Tirez 6000 codes et comptez chaque couleur à la première place : les six nombres sont-ils
#   proches les uns des autres ? Quelles couleurs viennent plus rarement que les autres ?
# fails: creer_code_is_fair
# contrived: Adds two dice of different kinds for one peg, where one randint(1, 6) is asked for.
def creer_code():
    return [random.randint(1, 3) + random.randint(0, 3) for i in range(4)]
