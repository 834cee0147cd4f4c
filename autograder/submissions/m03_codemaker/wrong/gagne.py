# %% all_colours_right
# en: The well placed and the misplaced pegs are added up.
# fr: Les pions bien placés et les mal placés sont additionnés.
# ask.en: The answer 2 2 says that the four colours are right: are the four pegs in their places?
# ask.fr: La réponse 2 2 dit que les quatre couleurs sont justes : les quatre pions sont-ils à leur
#   place ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    return bien + mal == 4


# %% always
# en: It is always won.
# fr: C'est toujours gagné.
# ask.en: Try `gagne(0, 0)`: what has been found? Does your function look at `bien` at all?
# ask.fr: Essayez `gagne(0, 0)` : qu'a-t-on trouvé ? Votre fonction regarde-t-elle vraiment `bien` ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    bien = 4
    return bien == 4


# %% arguments_swapped
# en: The two arguments are taken in the opposite order.
# fr: Les deux arguments sont pris dans l'ordre inverse.
# ask.en: In `gagne(4, 0)`, which of the two numbers is that of the well placed pegs?
# ask.fr: Dans `gagne(4, 0)`, lequel des deux nombres est celui des bien placés ?
# fails: gagne_with_four_well_placed
def gagne(mal, bien):
    return bien == 4


# %% asks_for_the_answer
# en: The function asks for the answer although it receives it.
# fr: La fonction demande la réponse alors qu'elle la reçoit.
# ask.en: The two numbers are already in `bien` and `mal` when your function begins: what is left to
#   be typed?
# ask.fr: Les deux nombres sont déjà dans `bien` et `mal` quand votre fonction commence : que
#   reste-t-il à saisir ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    bien = int(input("Combien de bien placés ? "))
    return bien == 4


# %% code_and_proposition_expected
# en: The function takes its two arguments for lists and compares them.
# fr: La fonction prend ses deux arguments pour des listes et les compare.
# ask.en: In `gagne(2, 2)`, what are the two numbers: two codes, or one answer?
# ask.fr: Dans `gagne(2, 2)`, que sont les deux nombres : deux codes, ou une réponse ?
# fails: gagne_with_four_well_placed
def gagne(code, proposition):
    return code == proposition


# %% exactly_three
# en: The number three stands for all the pegs.
# fr: Le nombre trois vaut pour tous les pions.
# ask.en: Try `gagne(3, 0)`, then `gagne(4, 0)`: how many pegs does a code have?
# ask.fr: Essayez `gagne(3, 0)`, puis `gagne(4, 0)` : combien de pions un code a-t-il ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    return bien == 3


# %% four_of_either
# en: Four misplaced pegs win as well.
# fr: Quatre pions mal placés font gagner aussi.
# ask.en: Try `gagne(0, 4)`: is any peg in its place?
# ask.fr: Essayez `gagne(0, 4)` : un pion est-il à sa place ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    return bien == 4 or mal == 4


# %% list_of_one
# en: The result is put into a list, which counts as true.
# fr: Le résultat est mis dans une liste, qui compte comme vraie.
# ask.en: What does `bool([False])` give? How many brackets has the answer you return?
# ask.fr: Que donne `bool([False])` ? Combien de crochets a la réponse que vous renvoyez ?
# fails: gagne_with_four_well_placed
# contrived: Puts the boolean into a list of one, which no learner has a reason to do.
def gagne(bien, mal):
    return [bien == 4]


# %% more_well_placed_than_misplaced
# en: It is won as soon as more pegs are well placed than misplaced.
# fr: C'est gagné dès qu'il y a plus de bien placés que de mal placés.
# ask.en: Try `gagne(2, 1)`: are all the pegs in their places?
# ask.fr: Essayez `gagne(2, 1)` : tous les pions sont-ils à leur place ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    return bien > mal


# %% never
# en: It is never won.
# fr: Ce n'est jamais gagné.
# ask.en: Try `gagne(4, 0)`: all four pegs are in their places. Which condition is not met, then?
# ask.fr: Essayez `gagne(4, 0)` : les quatre pions sont à leur place. Quelle condition n'est donc
#   pas remplie ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    return bien == 4 and mal == 4


# %% no_misplaced
# en: The game is won when no peg is misplaced.
# fr: La partie est gagnée quand aucun pion n'est mal placé.
# ask.en: The answer 0 0 has no misplaced peg: has it found the code?
# ask.fr: La réponse 0 0 ne compte aucun mal placé : le code est-il trouvé ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    if mal == 0:
        return True
    else:
        return False


# %% nothing_when_not_won
# en: Nothing is returned when the game is not won.
# fr: Rien n'est renvoyé quand la partie n'est pas gagnée.
# ask.en: What does `print(gagne(0, 0))` show? Which line of your function gives the answer in that
#   case?
# ask.fr: Qu'affiche `print(gagne(0, 0))` ? Quelle ligne de votre fonction donne la réponse dans ce
#   cas ?
# fails: gagne_says_true_or_false
def gagne(bien, mal):
    if bien == 4:
        return True


# %% once_and_for_all
# en: That a game was won is a global variable which is never set back to False.
# fr: La victoire est une variable globale qui n'est jamais remise à `False`.
# ask.en: Call `gagne(4, 0)`, then `gagne(1, 2)`: is the second game won too?
# ask.fr: Appelez `gagne(4, 0)`, puis `gagne(1, 2)` : la seconde partie est-elle gagnée, elle aussi
#   ?
# fails: gagne_twice
trouve = False


def gagne(bien, mal):
    global trouve
    if bien == 4:
        trouve = True
    return trouve


# %% one_argument_only
# en: The function takes only one argument.
# fr: La fonction ne prend qu'un argument.
# ask.en: Call `gagne(4, 0)`, with two numbers: what does Python answer?
# ask.fr: Appelez `gagne(4, 0)`, avec deux nombres : que répond Python ?
# fails: gagne_with_four_well_placed
def gagne(bien):
    return bien == 4


# %% one_or_zero
# en: The result is 1 or 0.
# fr: Le résultat est 1 ou 0.
# ask.en: What does `print(gagne(4, 0))` show? Which two values has Python for yes and no?
# ask.fr: Qu'affiche `print(gagne(4, 0))` ? Quelles sont, en Python, les deux valeurs pour oui et
#   non ?
# fails: gagne_says_true_or_false
def gagne(bien, mal):
    if bien == 4:
        return 1
    return 0


# %% opposite
# en: True and False are exchanged.
# fr: `True` et `False` sont échangés.
# ask.en: Try `gagne(4, 0)`, then `gagne(0, 0)`: which of the two games is won?
# ask.fr: Essayez `gagne(4, 0)`, puis `gagne(0, 0)` : laquelle des deux parties est gagnée ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    return bien != 4


# %% prints_instead_of_returning
# en: The result is shown or computed but not returned.
# fr: Le résultat est affiché ou calculé, mais pas renvoyé.
# ask.en: After `x = gagne(4, 0)`, what does `x` hold? Showing is not returning.
# ask.fr: Après `x = gagne(4, 0)`, que contient `x` ? Afficher n'est pas renvoyer.
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    if bien == 4:
        print(True)
    else:
        print(False)


# %% returns_bien
# en: The number of well placed pegs is returned in the place of a yes or a no.
# fr: Le nombre de bien placés est renvoyé à la place d'un oui ou d'un non.
# ask.en: Your function returns a number: is 1 true or false for an `if`? And is the game won with
#   one well placed peg?
# ask.fr: Votre fonction renvoie un nombre : 1 est-il vrai ou faux pour un `if` ? Et la partie
#   est-elle gagnée avec un seul bien placé ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    return bien


# %% shows_it_too
# en: A won game is told by `gagne` as well.
# fr: `gagne` annonce aussi que la partie est gagnée.
# ask.en: What appears on the screen when you call `gagne(4, 0)` alone? Which of your functions
#   should be the only one to show anything?
# ask.fr: Qu'est-ce qui apparaît à l'écran quand vous appelez `gagne(4, 0)` seule ? Laquelle de vos
#   fonctions devrait être la seule à afficher quelque chose ?
# fails: gagne_says_true_or_false
def gagne(bien, mal):
    if bien == 4:
        print("Gagné !")
        return True
    return False


# %% three_are_enough
# en: Three well placed pegs are enough.
# fr: Trois pions bien placés suffisent.
# ask.en: With the answer 3 0, is there a peg left to find?
# ask.fr: Avec la réponse 3 0, reste-t-il un pion à trouver ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    return bien >= 3


# %% true_and_false_as_texts
# en: The result is the text 'True' or the text 'False'.
# fr: Le résultat est le texte `'True'` ou le texte `'False'`.
# ask.en: What does `bool("False")` give? Is `"False"` with quotes the same as without?
# ask.fr: Que donne `bool("False")` ? Est-ce que `"False"`, avec ses guillemets, est la même chose
#   que sans ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    if bien == 4:
        return "True"
    else:
        return "False"


# %% words
# en: The result is a sentence, won or lost.
# fr: Le résultat est une phrase, gagné ou perdu.
# ask.en: What does `bool("perdu")` give? Is a text that is not empty true or false for an `if`?
# ask.fr: Que donne `bool("perdu")` ? Un texte qui n'est pas vide est-il vrai ou faux pour un `if` ?
# fails: gagne_with_four_well_placed
def gagne(bien, mal):
    if bien == 4:
        return "gagné"
    return "perdu"
