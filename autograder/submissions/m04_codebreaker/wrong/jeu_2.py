# %% all_codes
# en: Every code is proposed, without looking at the answers.
# fr: Tous les codes sont proposés, sans tenir compte des réponses.
# ask.en: What do your propositions owe to the answers? Play against 3 2 2 4 and compare your second
#   proposition with the first answer.
# ask.fr: En quoi vos propositions tiennent-elles compte des réponses ? Jouez contre 3 2 2 4 et
#   comparez votre deuxième proposition à la première réponse.
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    n = 0
    for code in tous_les_codes(4, 6):
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n


# %% asks_before_showing
# en: The answer is asked for before the proposition is shown.
# fr: La réponse est demandée avant que la proposition soit affichée.
# ask.en: Run your program: which proposition is on the screen, and which question waits for an
#   answer about it? Which of the two comes first?
# ask.fr: Lancez votre programme : quelle proposition est à l'écran, et quelle question attend une
#   réponse à son sujet ? Laquelle des deux vient en premier ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien, mal = map(int, input("bien mal ? ").split())
            print(code)
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% asks_mal_first
# en: The misplaced pegs are asked before the well placed ones.
# fr: Les mal placés sont demandés avant les bien placés.
# ask.en: Which of the two numbers does the statement want first? Is the first number typed the one
#   your program takes for the well placed pegs?
# ask.fr: Lequel des deux nombres l'énoncé veut-il en premier ? Le premier nombre saisi est-il celui
#   que votre programme prend pour les bien placés ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            mal = int(input("Combien de mal placés ? "))
            bien = int(input("Combien de bien placés ? "))
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% asks_the_answer_again
# en: At a contradiction, the game goes on: an answer is asked for.
# fr: À une contradiction, la partie continue : une réponse est demandée.
# ask.en: When the answers contradict each other, does your program end? What does it ask next, and
#   what could be answered to that?
# ask.fr: Quand les réponses se contredisent, votre programme s'arrête-t-il ? Que demande-t-il
#   ensuite, et que pourrait-on y répondre ?
# fails: jeu_2_notices_a_contradiction
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            while not any(test_code(c, essais + [(code, bien, mal)]) for c in tous_les_codes(4, 6)):
                print("Vous vous êtes trompé, recommencez.")
                bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)


# %% colours_from_zero
# en: The codes are made of the numbers 0 to 5.
# fr: Les codes sont faits des nombres de 0 à 5.
# ask.en: Which numbers stand for the colours in this game? Show your first proposition.
# ask.fr: Quels nombres représentent les couleurs dans ce jeu ? Affichez votre première proposition.
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    essais = []
    for i in range(6**4):
        code = [i // 216, i // 36 % 6, i // 6 % 6, i % 6]
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% contradiction_after_victory
# en: After a victory, what is said is what is said at a contradiction, too.
# fr: Après une victoire, ce qui est dit l'est aussi à une contradiction.
# ask.en: What does your program show at the end of a game that is won, and what when the answers
#   contradict each other? Which line shows each of the two, and when is it run?
# ask.fr: Qu'affiche votre programme à la fin d'une partie gagnée, et quand les réponses se
#   contredisent ? Quelle ligne affiche chacun des deux, et quand est-elle exécutée ?
# fails: jeu_2_notices_a_contradiction
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
    print("Vos réponses se contredisent.")


# %% contradiction_in_silence
# en: When no code is left, the game ends without a word.
# fr: Quand il ne reste aucun code, la partie s'arrête sans un mot.
# ask.en: Answer 0 4 to 1 1 1 1: how does the person who answers learn that there is a mistake?
# ask.fr: Répondez 0 4 à 1 1 1 1 : comment celui qui répond apprend-il qu'il y a une erreur ?
# fails: jeu_2_notices_a_contradiction
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)


# %% contradiction_told_as_a_victory
# en: When no code is left, the program says that it has found the code.
# fr: Quand il ne reste aucun code, le programme dit qu'il a trouvé.
# ask.en: What does your program show when the code is found, and what when no code is left? In
#   which of the two has it won?
# ask.fr: Qu'affiche votre programme quand le code est trouvé, et quand il ne reste aucun code ?
#   Dans lequel des deux cas a-t-il gagné ?
# fails: jeu_2_notices_a_contradiction
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("J'ai trouvé !")
    return len(essais)


# %% counter_of_all_games
# en: The counter lives outside of the function and goes on in the next game.
# fr: Le compteur est hors de la fonction et continue à la partie suivante.
# ask.en: Play two games without starting the program again: from which number does the second one
#   count?
# ask.fr: Jouez deux parties sans relancer le programme : à partir de quel nombre la seconde
#   compte-t-elle ?
# fails: jeu_2_can_be_played_again
coups = 0


def jeu_2():
    global coups
    essais = []
    for code in tous_les_codes():
        if test_code(code, essais):
            print("Je propose", code)
            coups += 1
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                return coups
    print("Vos réponses se contredisent.")


# %% counter_reset_each_turn
# en: The counter is set to 0 at each turn.
# fr: Le compteur est remis à 0 à chaque tour.
# ask.en: In a game of six tries, what is the value of your counter after each of them?
# ask.fr: Dans une partie de six essais, que vaut votre compteur après chacun d'eux ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        n = 0
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            n += 1
            essais.append((code, bien, mal))
            if bien == 4:
                return n
    print("Contradiction !")


# %% counts_the_codes_looked_at
# en: All codes that were looked at are counted, proposed or not.
# fr: Tous les codes examinés sont comptés, proposés ou non.
# ask.en: Count on your fingers the codes that were shown: is that what your counter counts?
# ask.fr: Comptez sur vos doigts les codes affichés : est-ce bien cela que compte votre compteur ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    n = 0
    for code in tous_les_codes(4, 6):
        n += 1
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return n
    print("Contradiction !")


# %% descending
# en: The colours go down from 6 to 1.
# fr: Les couleurs descendent de 6 à 1.
# ask.en: Which code comes first in the order of the statement, and which one do you propose first?
# ask.fr: Quel code vient en premier dans l'ordre de l'énoncé, et lequel proposez-vous en premier ?
# fails: jeu_2_goes_through_the_codes_in_order
def jeu_2():
    essais = []
    for code in reversed(tous_les_codes(4, 6)):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% error_told_after_each_answer
# en: After each answer but the winning one, the game says that there is an error.
# fr: Après chaque réponse, sauf celle qui gagne, la partie dit qu'il y a une erreur.
# ask.en: Play a game with right answers: when does your program speak of an error? After which
#   instruction is it known that no code is left?
# ask.fr: Jouez une partie avec des réponses justes : quand votre programme parle-t-il d'une erreur
#   ? Après quelle instruction sait-on qu'il ne reste aucun code ?
# fails: jeu_2_notices_a_contradiction
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien = int(input("bien ? "))
            mal = int(input("mal ? "))
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
            print("erreur")


# %% exits
# en: The whole program is ended when the code is found.
# fr: Tout le programme est arrêté quand le code est trouvé.
# ask.en: After the game, is there somebody left to receive the number of tries? What does the line
#   where your program stops end: the function, or the whole program?
# ask.fr: Après la partie, reste-t-il quelqu'un pour recevoir le nombre d'essais ? À quoi met fin la
#   ligne où votre programme s'arrête : à la fonction, ou à tout le programme ?
# fails: jeu_2_ends_when_it_has_won
import sys


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Gagné en", len(essais), "essais")
                sys.exit()
    print("Contradiction !")


# %% first_answer_only
# en: Each code is compared with the first answer only.
# fr: Chaque code n'est comparé qu'à la première réponse.
# ask.en: After the second answer, does your program know more than after the first one? Compare its
#   third proposition with the second answer.
# ask.fr: Après la deuxième réponse, votre programme en sait-il plus qu'après la première ? Comparez
#   sa troisième proposition à la deuxième réponse.
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if essais == [] or test_essai(code, essais[0]):
            print(*code)
            bien, mal = map(int, input("> ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Réponses contradictoires")


# %% first_peg_fastest
# en: The first peg changes fastest: 1 1 1 1, 2 1 1 1, 3 1 1 1…
# fr: Le premier pion change le plus vite : 1 1 1 1, 2 1 1 1, 3 1 1 1…
# ask.en: In the order of the statement, which code follows 1 1 1 1? Which of the four pegs changes
#   at every step?
# ask.fr: Dans l'ordre de l'énoncé, quel code suit 1 1 1 1 ? Lequel des quatre pions change à chaque
#   pas ?
# fails: jeu_2_goes_through_the_codes_in_order
def jeu_2():
    essais = []
    for d in range(1, 7):
        for c in range(1, 7):
            for b in range(1, 7):
                for a in range(1, 7):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        print(code)
                        bien, mal = map(int, input("bien mal ? ").split())
                        essais.append((code, bien, mal))
                        if bien == 4:
                            return len(essais)
    print("Contradiction !")


# %% five_colours
# en: The codes are made of five colours.
# fr: Les codes sont faits de cinq couleurs.
# ask.en: Is there a 6 in any of the codes you propose? Play against 6 1 6 2.
# ask.fr: L'un au moins des codes que vous proposez contient-il un 6 ? Jouez contre 6 1 6 2.
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for a in range(1, 6):
        for b in range(1, 6):
            for c in range(1, 6):
                for d in range(1, 6):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        print(code)
                        bien, mal = map(int, input("bien mal ? ").split())
                        essais.append((code, bien, mal))
                        if bien == 4:
                            return len(essais)
    print("Contradiction !")


# %% forgets_the_zeros
# en: An answer 0 0 is not written down.
# fr: Une réponse 0 0 n'est pas notée.
# ask.en: The answer 0 0 looks empty: does it tell nothing about the code? Which colours may still
#   be in it?
# ask.fr: La réponse 0 0 paraît vide : ne dit-elle rien du code ? Quelles couleurs peuvent encore
#   s'y trouver ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    essais = []
    n = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            n += 1
            if bien == 4:
                return n
            if bien or mal:
                essais.append((code, bien, mal))
    print("Contradiction !")


# %% index_error_at_contradiction
# en: The first candidate is taken even when there is none.
# fr: Le premier candidat est pris même quand il n'y en a aucun.
# ask.en: Answer 0 4 to 1 1 1 1: how many codes are left, and which one does your program take?
# ask.fr: Répondez 0 4 à 1 1 1 1 : combien de codes reste-t-il, et lequel votre programme prend-il ?
# fails: jeu_2_notices_a_contradiction
def jeu_2():
    candidats = tous_les_codes(4, 6)
    bien = 0
    n = 0
    while bien != 4:
        code = candidats[0]
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        candidats = [c for c in candidats if test_essai(c, (code, bien, mal))]
    return n


# %% last_answer_from_the_start
# en: At each turn the search starts again from the first code, with the last answer only.
# fr: À chaque tour, la recherche repart du premier code, avec la seule dernière réponse.
# ask.en: Does your program propose the same code twice in one game? What does it still know of the
#   answers before the last one?
# ask.fr: Votre programme propose-t-il deux fois le même code dans une partie ? Que sait-il encore
#   des réponses d'avant la dernière ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    codes = tous_les_codes(4, 6)
    proposition = codes[0]
    essais = 0
    while essais < 50:
        print("Je propose", proposition)
        bien, mal = map(int, input("Votre réponse : ").split())
        essais += 1
        if bien == 4:
            return essais
        trouve = False
        for code in codes:
            if not trouve and test_essai(code, (proposition, bien, mal)):
                suivante = code
                trouve = True
        if not trouve:
            print("Impossible !")
            return None
        proposition = suivante


# %% last_answer_only
# en: Each code is compared with the last answer only.
# fr: Chaque code n'est comparé qu'à la dernière réponse.
# ask.en: Write down the game against 6 1 6 2: at each move, compare the proposition with the first
#   answer. Is that answer still taken into account?
# ask.fr: Notez la partie contre 6 1 6 2 : à chaque coup, comparez la proposition à la première
#   réponse. Cette réponse compte-t-elle encore ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    dernier = []
    n = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, dernier):
            print(code)
            n += 1
            bien, mal = map(int, input("bien, mal : ").split())
            if bien == 4:
                return n
            dernier = [(code, bien, mal)]
    print("Il y a une erreur dans les réponses.")


# %% last_candidate
# en: The last of the codes still possible is proposed after each answer, the first code at the
#   beginning.
# fr: Après chaque réponse, c'est le dernier des codes encore possibles qui est proposé ; au début,
#   le premier code.
# ask.en: Among the codes that are still possible, which one comes first in order? Which one do you
#   take?
# ask.fr: Parmi les codes encore possibles, lequel vient en premier dans l'ordre ? Lequel
#   prenez-vous ?
# fails: jeu_2_goes_through_the_codes_in_order
def jeu_2():
    candidats = tous_les_codes(4, 6)
    code = candidats[0]
    n = 0
    while candidats:
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n
        candidats = [c for c in candidats if test_essai(c, (code, bien, mal))]
        if candidats:
            code = candidats[-1]
    print("Contradiction !")


# %% never_6666
# en: The walk through the codes ends just before the last one.
# fr: Le parcours des codes s'arrête juste avant le dernier.
# ask.en: Take 6 6 6 6 as your secret: does the program ever propose it? Which code is the last one
#   it can propose?
# ask.fr: Prenez 6 6 6 6 comme secret : le programme le propose-t-il ? Quel est le dernier code
#   qu'il peut proposer ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    codes = tous_les_codes(4, 6)
    for k in range(len(codes) - 1):
        if test_code(codes[k], essais):
            print(codes[k])
            bien, mal = map(int, input("? ").split())
            essais.append((codes[k], bien, mal))
            if bien == 4:
                return len(essais)
    print("Vos réponses se contredisent")


# %% never_ends
# en: Nothing ends the game when the code is found.
# fr: Rien n'arrête la partie quand le code est trouvé.
# ask.en: The answer is four well placed pegs: what does your program still ask? Which line ought to
#   end the game, and does it leave every loop?
# ask.fr: La réponse est quatre bien placés : que demande encore votre programme ? Quelle ligne
#   devrait mettre fin à la partie, et fait-elle sortir de toutes les boucles ?
# fails: jeu_2_ends_when_it_has_won
def jeu_2():
    essais = []
    candidats = tous_les_codes(4, 6)
    while len(candidats) > 0:
        code = candidats[0]
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        essais.append((code, bien, mal))
        if bien == 4:
            print("Gagné en", len(essais))
        candidats = [c for c in candidats if test_essai(c, essais[-1])]
    print("Contradiction !")


# %% number_of_tries_never_told
# en: The number of tries is neither returned nor shown.
# fr: Le nombre d'essais n'est ni renvoyé ni affiché.
# ask.en: At the end of a game, how do you learn in how many tries your program has won?
# ask.fr: À la fin d'une partie, comment apprenez-vous en combien d'essais votre programme a gagné ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien == 4:
                print("Trouvé !")
                return
            essais.append((code, bien, mal))
    print("Contradiction !")


# %% numbers_left_as_text
# en: The numbers typed are left as text.
# fr: Les nombres tapés restent du texte.
# ask.en: Show your history after the first answer: is `'4'` equal to `4`?
# ask.fr: Affichez votre historique après la première réponse : `'4'` est-il égal à `4` ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = input("bien mal ? ").split()
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% one_candidate_left
# en: The game stops when one candidate is left, which is never proposed.
# fr: La partie s'arrête quand il reste un candidat, qui n'est jamais proposé.
# ask.en: The last code is known, but has it been played?
# ask.fr: Le dernier code est connu, mais a-t-il été joué ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    candidats = tous_les_codes(4, 6)
    essais = 0
    while len(candidats) > 1:
        proposition = candidats[0]
        print(proposition)
        bien, mal = map(int, input("bien mal ? ").split())
        essais += 1
        if bien == 4:
            return essais
        candidats = [code for code in candidats if test_essai(code, (proposition, bien, mal))]
    if len(candidats) == 0:
        print("Contradiction !")
    else:
        print("J'ai trouvé.")
        return essais


# %% one_question
# en: The program ends after the first answer, a return being one step too far to the left.
# fr: Le programme finit après la première réponse : un `return` est un cran trop à gauche.
# ask.en: The first answer is not four well placed pegs: what does your program do after it?
# ask.fr: La première réponse n'est pas quatre bien placés : que fait votre programme ensuite ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Gagné !")
            return len(essais)


# %% one_try_too_many
# en: The counter starts at 1 and the winning proposition adds 1.
# fr: Le compteur part de 1, et la proposition gagnante ajoute 1.
# ask.en: Think of 1 1 1 1: the first proposition wins. How many tries does your program return?
# ask.fr: Pensez à 1 1 1 1 : la première proposition gagne. Combien d'essais votre programme
#   renvoie-t-il ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    n = 1
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Essai", n, ":", code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            n += 1
            if bien == 4:
                return n
    print("Contradiction !")


# %% only_bien
# en: The number of misplaced pegs is asked and never used.
# fr: Le nombre de mal placés est demandé et n'est jamais utilisé.
# ask.en: Play against 6 1 6 2. Of the two numbers of the first answers, which one do your
#   propositions contradict?
# ask.fr: Jouez contre 6 1 6 2. Des deux nombres des premières réponses, lequel vos propositions
#   contredisent-elles ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        possible = True
        for proposition, bien, mal in essais:
            if bien_places(code, proposition) != bien:
                possible = False
        if possible:
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% only_mal
# en: The number of well placed pegs is only used to see the victory.
# fr: Le nombre de bien placés ne sert qu'à voir la victoire.
# ask.en: The first answer says how many pegs of 1 1 1 1 are well placed: does your second
#   proposition have as many 1s?
# ask.fr: La première réponse dit combien de pions de 1 1 1 1 sont bien placés : votre deuxième
#   proposition a-t-elle autant de 1 ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if all(mal_places(code, p) == m for p, b, m in essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% own_secret
# en: The program thinks of a secret and answers itself.
# fr: Le programme choisit un code secret et se répond à lui-même.
# ask.en: Who knows the secret: your program, or the person at the keyboard? When does that person
#   answer?
# ask.fr: Qui connaît le code : votre programme, ou la personne au clavier ? Quand cette personne
#   répond-elle ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    secret = [3, 2, 2, 4]
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien = bien_places(code, secret)
            mal = mal_places(code, secret)
            print(bien, mal)
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)


# %% random_candidate
# en: A code still possible is drawn at random.
# fr: Un code encore possible est tiré au hasard.
# ask.en: When several codes are possible, which one does the statement want you to propose, and how
#   does your program choose one?
# ask.fr: Quand plusieurs codes sont possibles, lequel l'énoncé demande-t-il de proposer, et comment
#   votre programme en choisit-il un ?
# fails: jeu_2_goes_through_the_codes_in_order
import random


def jeu_2():
    hasard = random.Random(7)
    candidats = tous_les_codes(4, 6)
    n = 0
    while candidats:
        code = hasard.choice(candidats)
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n
        candidats = [c for c in candidats if test_essai(c, (code, bien, mal))]
    print("Contradiction !")


# %% reads_two_characters
# en: The first two characters of the line are read as numbers.
# fr: Les deux premiers caractères de la ligne sont lus comme des nombres.
# ask.en: The player types `1 2`, two numbers with a space between them: into which pieces does your
#   function cut that line?
# ask.fr: Le joueur saisit `1 2`, deux nombres séparés par un espace : en quels morceaux votre
#   fonction coupe-t-elle cette ligne ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            reponse = input("bien mal ? ")
            bien = int(reponse[0])
            mal = int(reponse[1])
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% removed_while_iterating
# en: The impossible codes are removed from the list the loop walks through.
# fr: Les codes impossibles sont retirés de la liste que la boucle parcourt.
# ask.en: Is every code you propose consistent with all the answers? Count the candidates before and
#   after your loop: which ones did it never look at?
# ask.fr: Chaque code proposé est-il compatible avec toutes les réponses ? Comptez les candidats
#   avant et après votre boucle : lesquels n'a-t-elle jamais regardés ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    candidats = tous_les_codes(4, 6)
    essais = 0
    while len(candidats) > 0:
        proposition = candidats[0]
        print(proposition)
        bien, mal = map(int, input("bien mal ? ").split())
        essais += 1
        if bien == 4:
            return essais
        for code in candidats:
            if not test_essai(code, (proposition, bien, mal)):
                candidats.remove(code)
    print("Vous vous êtes trompé.")


# %% returns_a_sentence
# en: A sentence with the number of tries is returned.
# fr: C'est une phrase contenant le nombre d'essais qui est renvoyée.
# ask.en: Can one add 1 to what your program returns? To whom is a sentence useful, and to whom a
#   number?
# ask.fr: Peut-on ajouter 1 à ce que renvoie votre programme ? À qui une phrase est-elle utile, et à
#   qui un nombre ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return "Trouvé en " + str(len(essais)) + " coups"
    return "Contradiction"


# %% returns_the_code
# en: The code found is returned instead of the number of tries.
# fr: C'est le code trouvé qui est renvoyé, au lieu du nombre d'essais.
# ask.en: Your program returns what it has found. Which number does the statement ask for?
# ask.fr: Votre programme renvoie ce qu'il a trouvé. Quel nombre l'énoncé demande-t-il ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return code
    print("Contradiction !")


# %% returns_the_history
# en: The list of tries is returned instead of its length.
# fr: C'est la liste des essais qui est renvoyée, au lieu de sa longueur.
# ask.en: Your program returns everything it knows. How many tries are there in it?
# ask.fr: Votre programme renvoie tout ce qu'il sait. Combien d'essais cela fait-il ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                break
    else:
        print("Contradiction !")
    return essais


# %% returns_true
# en: True is returned for a game that was won.
# fr: C'est `True` qui est renvoyé pour une partie gagnée.
# ask.en: A game won in two tries and a game won in nine: does your program return the same thing
#   for both?
# ask.fr: Une partie gagnée en deux essais et une partie gagnée en neuf : votre programme
#   renvoie-t-il la même chose pour les deux ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
                return True
    print("Contradiction !")
    return False


# %% same_list_in_the_history
# en: One proposition is made; no later code agrees with what is kept of it.
# fr: Une seule proposition est faite : aucun code suivant ne s'accorde avec ce qui en est gardé.
# ask.en: Your program makes one proposition and ends: show your history at that moment. Which code
#   stands in it, which two numbers and of which kind? And what ends the game?
# ask.fr: Votre programme fait une proposition et s'arrête : affichez votre historique à ce moment.
#   Quel code s'y trouve, avec quels nombres, et de quelle nature ? Et qu'est-ce qui met fin à la
#   partie ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    code = [1, 1, 1, 1]
    essais = []
    for a in range(1, 7):
        code[0] = a
        for b in range(1, 7):
            code[1] = b
            for c in range(1, 7):
                code[2] = c
                for d in range(1, 7):
                    code[3] = d
                    if test_code(code, essais):
                        print(code)
                        bien, mal = map(int, input("bien mal ? ").split())
                        essais.append((code, bien, mal))
                        if bien == 4:
                            return len(essais)
    print("Contradiction !")


# %% searches_for_ever
# en: When no code is left, all codes are looked at for ever.
# fr: Quand il ne reste aucun code, tous les codes sont parcourus sans fin.
# ask.en: Answer 0 4 to 1 1 1 1: what does your program do once it has looked at all codes and found
#   none?
# ask.fr: Répondez 0 4 à 1 1 1 1 : que fait votre programme une fois qu'il a regardé tous les codes
#   sans en trouver un seul ?
# fails: jeu_2_notices_a_contradiction
def jeu_2():
    essais = []
    tous = tous_les_codes(4, 6)
    while True:
        for code in tous:
            if test_code(code, essais):
                print(code)
                bien, mal = map(int, input("bien mal ? ").split())
                essais.append((code, bien, mal))
                if bien == 4:
                    return len(essais)


# %% shows_all_candidates
# en: All codes still possible are shown instead of one.
# fr: Tous les codes encore possibles sont affichés, au lieu d'un seul.
# ask.en: You ask for an answer: to which of the codes on the screen?
# ask.fr: Vous demandez une réponse : à quel code, parmi ceux qui sont à l'écran ?
# fails: jeu_2_goes_through_the_codes_in_order
def jeu_2():
    candidats = tous_les_codes(4, 6)
    n = 0
    while candidats:
        for c in candidats:
            print(c)
        code = candidats[0]
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n
        candidats = [c for c in candidats if test_essai(c, (code, bien, mal))]
    print("Contradiction !")


# %% shows_each_code_it_looks_at
# en: Each code that is looked at is shown, not only the one that is proposed.
# fr: Chaque code examiné est affiché, et pas seulement celui qui est proposé.
# ask.en: Which codes does a person read between two questions? At which line does your program know
#   that a code is its proposition?
# ask.fr: Quels codes lit-on entre deux questions ? À quelle ligne votre programme sait-il qu'un
#   code est sa proposition ?
# fails: jeu_2_goes_through_the_codes_in_order
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        print(code)
        if test_code(code, essais):
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Vos réponses se contredisent.")


# %% shows_one_try_too_few
# en: The number of tries is shown, not returned, and the winning proposition is not counted.
# fr: Le nombre d'essais est affiché, non renvoyé, et la proposition gagnante n'est pas comptée.
# ask.en: Think of 1 1 1 1: the first proposition wins. How many tries does your program show?
# ask.fr: Pensez à 1 1 1 1 : la première proposition gagne. Combien d'essais votre programme
#   affiche-t-il ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
                return
            essais.append((code, bien, mal))
    print("Contradiction !")


# %% six_tries
# en: Games end after six tries without the code.
# fr: Des parties se terminent après six essais sans le code.
# ask.en: Play against 5 6 5 4: which codes are still possible when your program stops? Which of its
#   lines brings it to an end there?
# ask.fr: Jouez contre 5 6 5 4 : quels codes sont encore possibles quand votre programme s'arrête ?
#   Laquelle de ses lignes l'y fait s'arrêter ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if len(essais) == 6:
            print("J'ai perdu.")
            return None
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% skips_a_code
# en: After each proposition, the next code is skipped.
# fr: Après chaque proposition, le code suivant est sauté.
# ask.en: After 1 1 1 1, which code does your walk look at? Are there codes it never looks at?
# ask.fr: Après 1 1 1 1, quel code votre parcours regarde-t-il ? Y a-t-il des codes qu'il ne regarde
#   jamais ?
# fails: jeu_2_goes_through_the_codes_in_order, jeu_2_proposes_until_it_has_won
def jeu_2():
    codes = tous_les_codes(4, 6)
    essais = []
    i = 0
    while i < len(codes):
        if test_code(codes[i], essais):
            print(codes[i])
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((codes[i], bien, mal))
            if bien == 4:
                return len(essais)
            i += 1
        i += 1
    print("Contradiction !")


# %% starts_at_1112
# en: The first code is left out.
# fr: Le premier code est oublié.
# ask.en: Think of 1 1 1 1: does your program find it? Which code does your walk meet first?
# ask.fr: Pensez à 1 1 1 1 : votre programme le trouve-t-il ? Quel code votre parcours
#   rencontre-t-il en premier ?
# fails: jeu_2_goes_through_the_codes_in_order, jeu_2_proposes_until_it_has_won
def suivant(code):
    code = code[:]
    i = 3
    while code[i] == 6:
        code[i] = 1
        i -= 1
    code[i] += 1
    return code


def jeu_2():
    essais = []
    code = [1, 1, 1, 1]
    while code != [6, 6, 6, 6]:
        code = suivant(code)
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% starts_with_1122
# en: The first proposition is 1 1 2 2, chosen because it tells more.
# fr: La première proposition est 1 1 2 2, choisie parce qu'elle en apprend plus.
# ask.en: It may well be a clever first proposition. But which code is the first one in order?
# ask.fr: C'est peut-être une première proposition habile. Mais quel code est le premier dans
#   l'ordre ?
# fails: jeu_2_goes_through_the_codes_in_order
def jeu_2():
    essais = []
    code = [1, 1, 2, 2]
    candidats = tous_les_codes(4, 6)
    while True:
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        essais.append((code, bien, mal))
        if bien == 4:
            return len(essais)
        candidats = [c for c in candidats if test_essai(c, essais[-1])]
        if candidats == []:
            print("Contradiction !")
            return None
        code = candidats[0]


# %% stop_iteration
# en: The next code is asked of a generator which has none left.
# fr: Le code suivant est demandé à un générateur qui n'en a plus.
# ask.en: Answer 0 4 to 1 1 1 1: what does `next` do when there is nothing left?
# ask.fr: Répondez 0 4 à 1 1 1 1 : que fait `next` quand il ne reste plus rien ?
# fails: jeu_2_notices_a_contradiction
def jeu_2():
    essais = []
    possibles = (code for code in tous_les_codes(4, 6) if test_code(code, essais))
    bien = 0
    while bien < 4:
        code = next(possibles)
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        essais.append((code, bien, mal))
    return len(essais)


# %% stores_mal_bien
# en: The two numbers typed are taken for each other.
# fr: Les deux nombres tapés sont pris l'un pour l'autre.
# ask.en: Type the answer of the first move, then show your history: in which order are the two
#   numbers, and in which order does `test_essai` read them?
# ask.fr: Saisissez la réponse du premier coup, puis affichez votre historique : dans quel ordre
#   sont les deux nombres, et dans quel ordre `test_essai` les lit-elle ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien == 4:
                return len(essais) + 1
            essais.append((code, mal, bien))
    print("Contradiction !")


# %% stores_the_next_code
# en: The code is changed before the answer about it is written down.
# fr: Le code est changé avant que la réponse le concernant soit notée.
# ask.en: Show your history after the first answer: next to which code does that answer stand?
# ask.fr: Affichez votre historique après la première réponse : à côté de quel code cette réponse se
#   trouve-t-elle ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    codes = tous_les_codes(4, 6)
    essais = []
    i = 0
    while i < len(codes) - 1:
        if test_code(codes[i], essais):
            print(codes[i])
            bien, mal = map(int, input("bien mal ? ").split())
            i += 1
            if bien == 4:
                return len(essais) + 1
            essais.append((codes[i], bien, mal))
        else:
            i += 1
    print("Contradiction !")


# %% sum_only
# en: The two numbers of an answer are added up before codes are compared.
# fr: Les deux nombres d'une réponse sont additionnés avant que les codes soient comparés.
# ask.en: Does your program make a difference between the answer 3 0 and the answer 1 2?
# ask.fr: Votre programme fait-il une différence entre la réponse 3 0 et la réponse 1 2 ?
# fails: jeu_2_contradicts_no_answer
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        possible = True
        for p, total in essais:
            if bien_places(code, p) + mal_places(code, p) != total:
                possible = False
        if possible:
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien + mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% text_plus_number
# en: The game ends on an error, because a number is added to a text.
# fr: La partie se termine par une erreur, car un nombre est ajouté à un texte.
# ask.en: The code is found, and the program stops on an error: of which kinds are the things that
#   meet in that line?
# ask.fr: Le code est trouvé, et le programme s'arrête sur une erreur : de quelle nature sont les
#   choses qui se rencontrent sur cette ligne ?
# fails: jeu_2_ends_when_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Gagné en " + len(essais) + " essais")
                return len(essais)
    print("Contradiction !")


# %% trials_kept_after_a_contradiction
# en: The list of tries lives outside of the function, and only a win empties it.
# fr: La liste des essais est hors de la fonction, et seule une victoire la vide.
# ask.en: Give answers that contradict each other, then play again without starting the program
#   anew: which tries does that game begin with?
# ask.fr: Donnez des réponses qui se contredisent, puis rejouez sans relancer le programme : avec
#   quels essais cette partie commence-t-elle ?
# fails: jeu_2_can_be_played_again
essais = []


def jeu_2():
    for code in tous_les_codes():
        if test_code(code, essais):
            print("Je propose", code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                coups = len(essais)
                essais.clear()
                return coups
    print("Vos réponses se contredisent.")


# %% trials_of_the_last_game
# en: The list of tries lives outside of the function and still holds the last game.
# fr: La liste des essais est hors de la fonction et contient encore la partie précédente.
# ask.en: Play two games without starting the program again: which tries does the second one begin
#   with?
# ask.fr: Jouez deux parties sans relancer le programme : avec quels essais la seconde
#   commence-t-elle ?
# fails: jeu_2_can_be_played_again
essais = []


def jeu_2():
    coups = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            coups += 1
            if bien == 4:
                print("Trouvé !")
                return coups
    print("Vos réponses se contredisent.")
    return None


# %% two_places_for_answers
# en: There is room for two answers, and the third one ends in an error.
# fr: Il y a de la place pour deux réponses, et la troisième provoque une erreur.
# ask.en: At the third answer the program stops with an error: how many answers can your history
#   hold?
# ask.fr: À la troisième réponse, le programme s'arrête sur une erreur : combien de réponses votre
#   historique peut-il contenir ?
# fails: jeu_2_proposes_until_it_has_won
# contrived: Room made for exactly two answers in a list that could simply grow.
def jeu_2():
    essais = [None, None]
    n = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, essais[:n]):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien == 4:
                return n + 1
            essais[n] = (code, bien, mal)
            n += 1
    print("Contradiction !")


# %% winning_try_not_counted
# en: The winning proposition is not counted.
# fr: La proposition gagnante n'est pas comptée.
# ask.en: Think of 1 1 1 1: the first proposition wins. How many tries does your program return?
# ask.fr: Pensez à 1 1 1 1 : la première proposition gagne. Combien d'essais votre programme
#   renvoie-t-il ?
# fails: jeu_2_returns_the_number_of_tries
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien == 4:
                return len(essais)
            essais.append((code, bien, mal))
    print("Contradiction !")


# %% wins_with_the_colours
# en: Four common pegs are taken for a victory, well placed or not.
# fr: Quatre pions communs sont pris pour une victoire, bien placés ou non.
# ask.en: Play against 2 1 4 3: when your program stops, are all the pegs in their place?
# ask.fr: Jouez contre 2 1 4 3 : quand votre programme s'arrête, tous les pions sont-ils à leur
#   place ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien + mal == 4:
                print("Gagné !")
                return len(essais)
    print("Contradiction !")


# %% wins_without_misplaced
# en: An answer without misplaced pegs is taken for a victory.
# fr: Une réponse sans mal placé est prise pour une victoire.
# ask.en: The answer to 1 1 1 1 never has a misplaced peg: has your program found the code every
#   time?
# ask.fr: La réponse à 1 1 1 1 n'a jamais de mal placé : votre programme a-t-il trouvé le code
#   chaque fois ?
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if mal == 0:
                return len(essais)
    print("Contradiction !")


# %% without_repeats
# en: Only codes of four different colours are proposed.
# fr: Seuls des codes de quatre couleurs différentes sont proposés.
# ask.en: May a code hold the same colour twice? Which code is the first of all in order?
# ask.fr: Un code peut-il contenir deux fois la même couleur ? Quel code est le premier de tous dans
#   l'ordre ?
# fails: jeu_2_goes_through_the_codes_in_order, jeu_2_proposes_until_it_has_won
from itertools import permutations


def jeu_2():
    essais = []
    for code in permutations(range(1, 7), 4):
        code = list(code)
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")


# %% zero_is_a_mistake
# en: The answer 0 0 is taken for a contradiction.
# fr: La réponse 0 0 est prise pour une contradiction.
# ask.en: May a proposition have no peg in common with the secret? Play against 3 2 2 4.
# ask.fr: Une proposition peut-elle n'avoir aucun pion en commun avec le code secret ? Jouez contre
#   3 2 2 4.
# fails: jeu_2_proposes_until_it_has_won
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien + mal == 0:
                print("Il y a une contradiction.")
                return None
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
