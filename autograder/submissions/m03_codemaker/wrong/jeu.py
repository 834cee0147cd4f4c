# %% all_colours_found_shown_in_words
# en: A proposition with all four colours is answered in words, without the two numbers.
# fr: À une proposition qui a les quatre couleurs, la réponse est en mots, sans les deux nombres.
# ask.en: Give the four right colours in the wrong places: which two numbers does the player read?
# ask.fr: Proposez les quatre bonnes couleurs, mal rangées : quels sont les deux nombres que lit le
#   joueur ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        if bien + mal == 4:
            print("Presque ! Toutes les couleurs y sont.")
        else:
            print(bien, mal)
    print("Perdu")


# %% always_won
# en: The proposition is compared with itself, so any one wins.
# fr: La proposition est comparée à elle-même : n'importe laquelle gagne.
# ask.en: Type any wrong proposition: which line ends the game, and on which condition? Print the
#   value of that condition, and the number of well placed pegs, just before.
# ask.fr: Saisissez n'importe quelle proposition fausse : quelle ligne termine la partie, et à
#   quelle condition ? Affichez ce que vaut cette condition, et le nombre de bien placés, juste
#   avant.
# fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(proposition, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% answer_crossed_out_on_an_alias
# en: A second name for the secret is taken for a copy of it, which only the answers use.
# fr: Un second nom du code secret est pris pour une copie, dont seules les réponses se servent.
# ask.en: Give the same wrong proposition twice: are the two answers equal? Is the list that you
#   cross out another list than the secret?
# ask.fr: Donnez deux fois la même proposition fausse : les deux réponses sont-elles égales ? La
#   liste que vous barrez est-elle une autre liste que le secret ?
# fails: jeu_shows_the_right_answers
def jeu():
    code = creer_code()
    secret = code[:]
    reste = secret
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == code:
            print("Bravo")
            return essai
        bien = bien_places(code, proposition)
        mal = -bien
        for pion in proposition:
            if pion in reste:
                reste.remove(pion)
                mal += 1
        print(bien, mal)
    print("Perdu")


# %% answer_one_turn_late
# en: Each answer is the one to the proposition before.
# fr: Chaque réponse est celle de la proposition précédente.
# ask.en: Look at the answer to your first proposition, then at the second: to which proposition
#   does it belong?
# ask.fr: Regardez la réponse à votre première proposition, puis la deuxième : à quelle proposition
#   se rapporte-t-elle ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    bien, mal = 0, 0
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == secret:
            print("Bravo")
            return essai
        print(bien, mal)
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
    print("Perdu")


# %% answer_swapped
# en: The misplaced pegs are shown before the well placed ones.
# fr: Les mal placés sont affichés avant les bien placés.
# ask.en: Give a proposition with one well placed and two misplaced pegs: which of the two numbers
#   is shown first?
# ask.fr: Donnez une proposition qui a un bien placé et deux mal placés : lequel des deux nombres
#   s'affiche en premier ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(mal, bien)
    print("Perdu")


# %% answers_add_up
# en: The counts of well placed and misplaced pegs go on from one proposition to the next.
# fr: Les comptes de bien placés et de mal placés continuent d'une proposition à l'autre.
# ask.en: Give the same wrong proposition twice: are the two answers equal? From which values does
#   each count start at the second one?
# ask.fr: Donnez deux fois la même proposition fausse : les deux réponses sont-elles égales ? De
#   quelles valeurs chaque compte part-il à la seconde ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    total_bien = 0
    total_mal = 0
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == secret:
            print("Bravo")
            return essai
        total_bien += bien_places(secret, proposition)
        total_mal += mal_places(secret, proposition)
        print(total_bien, total_mal)
    print("Perdu")


# %% asks_for_a_name_first
# en: The game asks for a name before the first proposition.
# fr: La partie demande un nom avant la première proposition.
# ask.en: Which questions does a game ask before the first proposition? What may it ask for,
#   according to the statement?
# ask.fr: Quelles questions une partie pose-t-elle avant la première proposition ? D'après l'énoncé,
#   que peut-elle demander ?
# fails: jeu_ends_when_the_code_is_found, jeu_returns_the_number_of_tries,
#   jeu_shows_the_right_answers, jeu_is_lost_after_ten_wrong_propositions
def jeu():
    input("Votre nom ? ")
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        print(bien, mal)
        if gagne(bien, mal):
            print("Gagné")
            return essai
    print("Perdu")


# %% asks_for_ever
# en: Nothing can end the game, and a missing line is only one more mistake.
# fr: Rien ne peut arrêter la partie, et une ligne qui manque n'est qu'une faute de plus.
# ask.en: Find the code, then lose a game: which line of your function ends it in each case?
# ask.fr: Trouvez le code, puis perdez une partie : quelle ligne de votre fonction la termine dans
#   chaque cas ?
# fails: jeu_ends_when_the_code_is_found
def jeu():
    secret = creer_code()
    while True:
        try:
            proposition = demande_proposition()
            bien = bien_places(secret, proposition)
            mal = mal_places(secret, proposition)
            print(bien, mal)
            if gagne(bien, mal):
                print("Bravo")
                continue
        except:
            print("Erreur")


# %% asks_once
# en: The proposition is asked for before the loop and never again.
# fr: La proposition est demandée avant la boucle et plus jamais ensuite.
# ask.en: Type a wrong proposition: why does your game not ask for another one? What is repeated at
#   each try, and what ends the game?
# ask.fr: Saisissez une proposition fausse : pourquoi votre partie n'en demande-t-elle pas une autre
#   ? Qu'est-ce qui se répète à chaque essai, et qu'est-ce qui termine la partie ?
# fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    proposition = demande_proposition()
    for essai in range(1, 11):
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% bad_line_counts_twice
# en: A line that is no proposition is counted twice.
# fr: Une ligne qui n'est pas une proposition est comptée deux fois.
# ask.en: Type a wrong proposition, then three numbers only, then the code: how many lines did you
#   type, and how many tries does your game return?
# ask.fr: Saisissez une proposition fausse, puis trois nombres seulement, puis le code : combien de
#   lignes avez-vous saisies, et combien d'essais votre partie renvoie-t-elle ?
# fails: jeu_after_a_line_that_is_no_proposition
def jeu():
    secret = creer_code()
    essais = 0
    while essais < 10:
        proposition = demande_proposition()
        essais += 1
        if len(proposition) != 4:
            print("Quatre nombres !")
            essais += 1
        else:
            bien = bien_places(secret, proposition)
            mal = mal_places(secret, proposition)
            if gagne(bien, mal):
                print("Bravo")
                return essais
            print(bien, mal)
    print("Perdu")


# %% bad_line_loses_the_result
# en: After a line that is no proposition, the game calls itself and loses the result.
# fr: Après une ligne qui n'est pas une proposition, la partie s'appelle elle-même et perd le
#   résultat.
# ask.en: Type a wrong proposition, then three numbers only, then the code: what becomes of the
#   number of tries?
# ask.fr: Saisissez une proposition fausse, puis trois nombres seulement, puis le code : que devient
#   le nombre d'essais ?
# fails: jeu_after_a_line_that_is_no_proposition
def jeu(secret=None, essai=1):
    if secret is None:
        secret = creer_code()
    while essai <= 10:
        proposition = demande_proposition()
        if len(proposition) != 4:
            print("Quatre nombres !")
            jeu(secret, essai)
            return
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
        essai += 1
    print("Perdu")


# %% bad_line_starts_a_new_game
# en: A line that is no proposition starts a whole new game.
# fr: Une ligne qui n'est pas une proposition commence une toute nouvelle partie.
# ask.en: Type a wrong proposition, then three numbers only, then the code: your game returns 1.
#   What became of the first try?
# ask.fr: Saisissez une proposition fausse, puis trois nombres seulement, puis le code : votre
#   partie renvoie 1. Qu'est devenu le premier essai ?
# fails: jeu_after_a_line_that_is_no_proposition
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        if len(proposition) != 4:
            print("Quatre nombres !")
            return jeu()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% both_won_and_lost_at_the_tenth_try
# en: At the tenth try, the game says that it is won and that it is lost.
# fr: Au dixième essai, la partie se dit gagnée et perdue.
# ask.en: Give nine wrong propositions, then the right one: which words are shown? Can a game be won
#   and lost?
# ask.fr: Donnez neuf propositions fausses, puis la bonne : quels mots s'affichent ? Une partie
#   peut-elle être gagnée et perdue ?
# fails: jeu_can_be_won_at_the_tenth_try
def jeu():
    secret = creer_code()
    essais = 0
    trouve = False
    while not trouve and essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        trouve = gagne(bien, mal)
        if trouve:
            print("Bravo")
        else:
            print(bien, mal)
    if essais == 10:
        print("Perdu")
    if trouve:
        return essais
    return None


# %% calls_itself_for_the_next_try
# en: The game calls itself for the next try, and each call draws a secret and counts from the
#   start.
# fr: La partie s'appelle elle-même pour l'essai suivant, et chaque appel tire un code secret et
#   compte depuis le début.
# ask.en: Find the code at the third proposition: how many secrets were drawn, and from which number
#   does your game count at each try?
# ask.fr: Trouvez le code à la troisième proposition : combien de secrets ont été tirés, et à partir
#   de quel nombre votre partie compte-t-elle à chaque essai ?
# fails: jeu_returns_the_number_of_tries, jeu_is_lost_after_ten_wrong_propositions,
#   jeu_draws_one_secret_a_game
def jeu():
    secret = creer_code()
    essai = 1
    proposition = demande_proposition()
    bien = bien_places(secret, proposition)
    mal = mal_places(secret, proposition)
    if gagne(bien, mal):
        print("Bravo")
        return essai
    print(bien, mal)
    essai += 1
    return jeu()


# %% colour_six_not_counted
# en: The misplaced pegs of colour 6 are not counted.
# fr: Les pions mal placés de couleur 6 ne sont pas comptés.
# ask.en: Propose 5 6 6 2 where the secret is 6 1 6 2, and count the misplaced pegs by hand: which
#   colour of the two codes is not counted?
# ask.fr: Proposez 5 6 6 2 quand le secret est 6 1 6 2, et comptez les mal placés à la main : quelle
#   couleur des deux codes n'est pas comptée ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = 0
        for i in range(4):
            if proposition[i] == secret[i]:
                bien += 1
        communs = 0
        for couleur in range(6):
            communs += min(secret.count(couleur), proposition.count(couleur))
        if gagne(bien, communs - bien):
            print("Gagné")
            return essai
        print(bien, communs - bien)
    print("Perdu")


# %% counter_and_limit_lost
# en: The counter starts anew in the loop that depends on it, so the game never ends without a win.
# fr: Le compteur repart dans la boucle qui en dépend : la partie ne finit jamais sans victoire.
# ask.en: Find the code at the second proposition: what does your game return? Then type wrong
#   propositions only: when does it stop?
# ask.fr: Trouvez le code à la deuxième proposition : que renvoie votre partie ? Puis ne saisissez
#   que des propositions fausses : quand s'arrête-t-elle ?
# fails: jeu_returns_the_number_of_tries, jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    essais = 0
    while essais < 10:
        essais = 0
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
    print("Perdu")


# %% counter_reset_by_a_win_only
# en: The counter lives outside of the function, and only a win sets it to 0 again.
# fr: Le compteur est hors de la fonction, et seule une victoire le remet à 0.
# ask.en: Lose a game, then play another one without starting the program again: what does it count
#   first, and where is that number set to 0?
# ask.fr: Perdez une partie, puis rejouez sans relancer le programme : par quoi le compte
#   commence-t-il, et où ce nombre est-il remis à 0 ?
# fails: jeu_draws_one_secret_a_game
essais = 0


def jeu():
    global essais
    secret = creer_code()
    while essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            nombre = essais
            essais = 0
            return nombre
        print(bien, mal)
    print("Perdu")


# %% counter_starts_anew_at_each_try
# en: The counter is set inside the loop.
# fr: Le compteur est initialisé dans la boucle.
# ask.en: Find the code at the second proposition: what does your game return? Print your counter at
#   each try: which lines change its value?
# ask.fr: Trouvez le code à la deuxième proposition : que renvoie votre partie ? Affichez votre
#   compteur à chaque essai : quelles lignes changent sa valeur ?
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret = creer_code()
    for tour in range(10):
        essais = 0
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
    print("Perdu")


# %% counts_only_with_a_well_placed_peg
# en: Only propositions with a well placed peg are counted.
# fr: Seules les propositions ayant un pion bien placé sont comptées.
# ask.en: Give a proposition without any well placed peg, then the code: how many tries does your
#   game return?
# ask.fr: Donnez une proposition sans aucun bien placé, puis le code : combien d'essais votre partie
#   renvoie-t-elle ?
# fails: jeu_returns_the_number_of_tries
# contrived: Skips the count when no peg is well placed: no reading of the statement leads there.
def jeu():
    secret = creer_code()
    essais = 0
    for tour in range(10):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if bien > 0:
            essais += 1
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
    print("Perdu")


# %% draws_at_each_try
# en: A new secret is drawn at each try.
# fr: Un nouveau code secret est tiré à chaque essai.
# ask.en: Give the same wrong proposition twice: are the two answers equal? At which tries is a code
#   drawn?
# ask.fr: Donnez deux fois la même proposition fausse : les deux réponses sont-elles égales ? À
#   quels essais un code est-il tiré ?
# fails: jeu_draws_one_secret_a_game
def jeu():
    for essai in range(1, 11):
        secret = creer_code()
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% draws_twice_a_try
# en: The code is drawn again for each of the two counts.
# fr: Le code est tiré à nouveau pour chacun des deux comptes.
# ask.en: Each answer compares the proposition with a code: is it the same code for the well placed
#   and for the misplaced pegs, and from one try to the next?
# ask.fr: Chaque réponse compare la proposition à un code : est-ce le même code pour les bien placés
#   et pour les mal placés, et d'un essai à l'autre ?
# fails: jeu_draws_one_secret_a_game
def jeu():
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(creer_code(), proposition)
        mal = mal_places(creer_code(), proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% eleven_tries
# en: Eleven propositions are allowed.
# fr: Onze propositions sont permises.
# ask.en: Type wrong propositions only and count them: how many are there before the game is lost?
# ask.fr: Ne saisissez que des propositions fausses et comptez-les : combien y en a-t-il avant que
#   la partie soit perdue ?
# fails: jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    essais = 0
    while essais <= 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
    print("Perdu")


# %% every_game_ends_with_bravo
# en: The words that end a game that is won end a lost one, too.
# fr: Les mots qui terminent une partie gagnée terminent aussi une partie perdue.
# ask.en: Lose a game: which words end it? And a game that is won?
# ask.fr: Perdez une partie : quels mots la terminent ? Et une partie gagnée ?
# fails: jeu_says_that_it_is_lost
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            break
        print(bien, mal)
    print("Bravo, le code était", *secret)
    return essai


# %% every_game_ends_with_lost
# en: The words that end a lost game end one that is won, too.
# fr: Les mots qui terminent une partie perdue terminent aussi une partie gagnée.
# ask.en: Find the code at the first proposition: which words end the game?
# ask.fr: Trouvez le code à la première proposition : quels mots terminent la partie ?
# fails: jeu_says_that_it_is_lost
def jeu():
    secret = creer_code()
    resultat = None
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            resultat = essai
            break
        print(bien, mal)
    print("Perdu !")
    return resultat


# %% every_known_colour_is_misplaced
# en: Each peg whose colour is somewhere in the secret is counted as misplaced.
# fr: Chaque pion dont la couleur est quelque part dans le code secret est compté comme mal placé.
# ask.en: With the secret 3 2 2 4, propose 1 3 3 3: how many of the three 3 can be a misplaced peg?
# ask.fr: Avec le secret 3 2 2 4, proposez 1 3 3 3 : combien des trois 3 peuvent être un pion mal
#   placé ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = 0
        mal = 0
        for i in range(4):
            if proposition[i] == secret[i]:
                bien += 1
            elif proposition[i] in secret:
                mal += 1
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% exit_after_the_loss
# en: A lost game ends the whole program.
# fr: Une partie perdue arrête tout le programme.
# ask.en: Lose a game, then try to play another one: does your program still run at that moment?
# ask.fr: Perdez une partie, puis essayez d'en jouer une autre : votre programme tourne-t-il encore
#   à ce moment-là ?
# fails: jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
    quit()


# %% exit_after_the_win
# en: The program is ended in the place of the function.
# fr: C'est le programme qui est arrêté, au lieu de la fonction.
# ask.en: Find the code, then do something with what `jeu()` returned: does your program still run
#   at that moment?
# ask.fr: Trouvez le code, puis utilisez ce que `jeu()` a renvoyé : votre programme tourne-t-il
#   encore à ce moment-là ?
# fails: jeu_ends_when_the_code_is_found
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo,", essai, "essais")
            exit()
        print(bien, mal)
    print("Perdu")


# %% first_proposition_not_tested
# en: The first proposition is answered but cannot win.
# fr: La première proposition reçoit une réponse mais ne peut pas gagner.
# ask.en: Find the code at the first proposition: does your game see it before it asks for another
#   one?
# ask.fr: Trouvez le code à la première proposition : votre partie le voit-elle avant d'en demander
#   une autre ?
# fails: jeu_ends_when_the_code_is_found
def jeu():
    secret = creer_code()
    proposition = demande_proposition()
    print(bien_places(secret, proposition), mal_places(secret, proposition))
    for essai in range(2, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% function_not_called
# en: The parentheses are missing, so that the secret is the function itself.
# fr: Les parenthèses manquent : le code secret est la fonction elle-même.
# ask.en: Show your secret before the first try: is it a list of four numbers? If so, what does your
#   game do when it is proposed? If not, what makes a function run?
# ask.fr: Affichez votre secret avant le premier essai : est-ce une liste de quatre nombres ? Si
#   oui, que fait votre partie quand on la propose ? Sinon, qu'est-ce qui fait qu'une fonction
#   s'exécute ?
# fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% global_counter
# en: The counter lives outside of the function and goes on in the next game.
# fr: Le compteur est hors de la fonction et continue à la partie suivante.
# ask.en: Play two games without starting the program again: from which number does the second one
#   count?
# ask.fr: Jouez deux parties sans relancer le programme : à partir de quel nombre la seconde
#   compte-t-elle ?
# fails: jeu_draws_one_secret_a_game
nombre_d_essais = 0


def jeu():
    global nombre_d_essais
    secret = creer_code()
    for tour in range(10):
        proposition = demande_proposition()
        nombre_d_essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return nombre_d_essais
        print(bien, mal)
    print("Perdu")


# %% global_secret
# en: The secret is drawn when the file is loaded, once for all games.
# fr: Le code secret est tiré au chargement du fichier, une fois pour toutes les parties.
# ask.en: Play two games without starting the program again: is the second secret another one? When
#   is it drawn?
# ask.fr: Jouez deux parties sans relancer le programme : le second secret est-il un autre ? Quand
#   est-il tiré ?
# fails: jeu_draws_one_secret_a_game
code_secret = creer_code()


def jeu():
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(code_secret, proposition)
        mal = mal_places(code_secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% goes_on_after_the_win
# en: The game goes on up to the tenth proposition although the code is found.
# fr: La partie continue jusqu'à la dixième proposition bien que le code soit trouvé.
# ask.en: Propose the secret itself: does your game see that it is found? If so, what should end it
#   there; if not, what exactly is compared?
# ask.fr: Proposez le secret lui-même : votre partie voit-elle qu'il est trouvé ? Si oui, qu'est-ce
#   qui devrait l'arrêter là ; sinon, que compare-t-on exactement ?
# fails: jeu_ends_when_the_code_is_found
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            resultat = essai
        else:
            print(bien, mal)
    print("Perdu")
    return None


# %% inner_result_lost
# en: The game calls itself for the next try, and the value of the inner call is lost.
# fr: La partie s'appelle elle-même pour l'essai suivant, et la valeur de l'appel intérieur est
#   perdue.
# ask.en: Find the code at the second proposition: what becomes of the value that the inner call
#   returns?
# ask.fr: Trouvez le code à la deuxième proposition : que devient la valeur que renvoie l'appel
#   intérieur ?
# fails: jeu_returns_the_number_of_tries
def jeu(secret=None, essai=1):
    if secret is None:
        secret = creer_code()
    if essai > 10:
        print("Perdu")
        return None
    proposition = demande_proposition()
    bien = bien_places(secret, proposition)
    mal = mal_places(secret, proposition)
    if gagne(bien, mal):
        print("Bravo")
        return essai
    print(bien, mal)
    jeu(secret, essai + 1)


# %% labels_swapped
# en: The labels of the two numbers are exchanged.
# fr: Les intitulés des deux nombres sont échangés.
# ask.en: Give a proposition with one well placed and two misplaced pegs: what does your game write
#   beside each of the two numbers?
# ask.fr: Donnez une proposition qui a un bien placé et deux mal placés : qu'écrit votre partie à
#   côté de chacun des deux nombres ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(mal, "bien placés,", bien, "mal placés")
    print("Perdu")


# %% loss_is_an_exception
# en: A lost game raises an exception.
# fr: Une partie perdue lève une exception.
# ask.en: Lose a game: what does Python show at the end? Is a lost game a mistake of the program?
# ask.fr: Perdez une partie : que montre Python à la fin ? Une partie perdue est-elle une erreur du
#   programme ?
# fails: jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    raise Exception("Perdu !")


# %% loss_returns_nine
# en: A lost game returns 9.
# fr: Une partie perdue renvoie 9.
# ask.en: Lose a game: which number does `jeu()` return? Would one take it for a game that was won?
# ask.fr: Perdez une partie : quel nombre `jeu()` renvoie-t-elle ? Le prendrait-on pour celui d'une
#   partie gagnée ?
# fails: jeu_says_that_it_is_lost
def jeu():
    secret = creer_code()
    for essai in range(10):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai + 1
        print(bien, mal)
    print("Perdu")
    return essai


# %% loss_returns_one
# en: A lost game returns 1, as a program that failed does.
# fr: Une partie perdue renvoie 1, comme un programme qui a échoué.
# ask.en: Lose a game: which number does `jeu()` return? Would one take it for a code found at once?
# ask.fr: Perdez une partie : quel nombre `jeu()` renvoie-t-elle ? Le prendrait-on pour un code
#   trouvé du premier coup ?
# fails: jeu_says_that_it_is_lost
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
    return 1


# %% loss_returns_true
# en: A lost game returns True, which Python takes for 1.
# fr: Une partie perdue renvoie `True`, que Python prend pour 1.
# ask.en: Lose a game: what does `jeu()` return, and what does Python answer to `True == 1`?
# ask.fr: Perdez une partie : que renvoie `jeu()`, et que répond Python à `True == 1` ?
# fails: jeu_says_that_it_is_lost
def jeu():
    secret = creer_code()
    perdu = False
    essai = 0
    while not perdu:
        essai += 1
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
        perdu = essai == 10
    print("Perdu")
    return perdu


# %% lost_in_silence
# en: Nothing says that the game is lost.
# fr: Rien ne dit que la partie est perdue.
# ask.en: Lose a game: does the player know after the tenth answer that the game is over?
# ask.fr: Perdez une partie : le joueur sait-il, après la dixième réponse, que la partie est finie ?
# fails: jeu_says_that_it_is_lost
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)


# %% lost_in_the_else
# en: The else of the test declares the game lost and goes on asking, so that every wrong try is a
#   loss.
# fr: Le `else` du test déclare la partie perdue et continue à demander : chaque essai manqué est
#   une défaite.
# ask.en: What does your game say after the first wrong proposition, and after the tenth? Does the
#   player see which one ends the game?
# ask.fr: Que dit votre partie après la première proposition fausse, et après la dixième ? Le joueur
#   voit-il laquelle termine la partie ?
# fails: jeu_says_that_it_is_lost
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        else:
            print(bien, mal)
            print("Perdu")


# %% lost_like_a_victory
# en: A lost game ends with the words of a victory; a won one says nothing.
# fr: Une partie perdue se termine par les mots d'une victoire ; une partie gagnée ne dit rien.
# ask.en: What is printed in a game that is won, in one that is lost, and after any other try? Can a
#   player tell them apart?
# ask.fr: Qu'affiche une partie gagnée, une partie perdue, et tout autre essai ? Un joueur peut-il
#   les distinguer ?
# fails: jeu_says_that_it_is_lost
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        print(bien, mal)
        if gagne(bien, mal):
            return essai
    print("Bravo, vous avez gagné !")


# %% lost_words_at_the_start
# en: The word for a loss is shown before the game, and nothing after the tenth proposition.
# fr: La défaite est annoncée avant la partie, et rien ne l'est après la dixième proposition.
# ask.en: Lose a game: which words come after the tenth answer?
# ask.fr: Perdez une partie : quels mots viennent après la dixième réponse ?
# fails: jeu_says_that_it_is_lost
def jeu():
    secret = creer_code()
    print("Après dix essais, vous avez perdu.")
    essai = 0
    while essai < 10:
        essai += 1
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            return essai
        print(bien, mal)
    return False


# %% misplaced_is_the_total
# en: The well placed pegs are counted again among the misplaced ones.
# fr: Les pions bien placés sont comptés à nouveau parmi les mal placés.
# ask.en: Take a proposition with one right peg, in its place, and three absent colours: how many
#   misplaced pegs does your game show?
# ask.fr: Prenez une proposition qui a un seul pion juste, à sa place, et trois couleurs absentes :
#   combien de mal placés votre partie affiche-t-elle ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = 0
        for couleur in range(1, 7):
            mal += min(secret.count(couleur), proposition.count(couleur))
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, "bien placés", mal, "mal placés")
    print("Perdu")


# %% misplaced_shown_only_when_there_are_some
# en: When no peg is misplaced, nothing is shown about them.
# fr: Sans pion mal placé, rien n'est affiché à leur sujet.
# ask.en: Give a proposition with one well placed peg and no misplaced one: which two numbers does
#   the player read?
# ask.fr: Donnez une proposition avec un bien placé et aucun mal placé : quels sont les deux nombres
#   que lit le joueur ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print("Bien placés :", bien)
        if mal > 0:
            print("Mal placés :", mal)
    print("Perdu")


# %% needs_an_argument
# en: The game cannot be called without an argument.
# fr: La partie ne peut pas être appelée sans argument.
# ask.en: Try `jeu()` with nothing between the parentheses: what does Python answer, and who draws
#   the secret?
# ask.fr: Essayez `jeu()` sans rien entre les parenthèses : que répond Python, et qui tire le secret
#   ?
# fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
def jeu(secret):
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% never_asks
# en: With the secret 3 2 2 4, the game never comes to its first question.
# fr: Avec le code secret 3 2 2 4, le jeu n'arrive jamais à sa première question.
# ask.en: With the secret 3 2 2 4, nothing is asked: what is your function doing all the time,
#   before its first question, and what would put an end to that?
# ask.fr: Avec le code secret 3 2 2 4, rien n'est demandé : que fait votre fonction pendant tout ce
#   temps, avant sa première question, et qu'est-ce qui y mettrait fin ?
# fails: jeu_ends_when_the_code_is_found
def jeu():
    secret = creer_code()
    while len(set(secret)) < 4:
        secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo !")
            return essai
        print(bien, mal)
    print("Perdu :", secret)
    return None


# %% never_ends_after_the_win
# en: The variable that should end the loop is compared, not changed.
# fr: La variable qui devrait finir la boucle est comparée, et non changée.
# ask.en: Find the code: what should end your loop at that moment, and what has changed since the
#   turn before? Then type ten wrong propositions: does your game end?
# ask.fr: Trouvez le code : qu'est-ce qui devrait arrêter votre boucle à ce moment-là, et qu'est-ce
#   qui a changé depuis le tour précédent ? Puis saisissez dix propositions fausses : votre partie
#   s'arrête-t-elle ?
# fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    essais = 0
    trouve = False
    while trouve == False:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            trouve == True
        else:
            print(bien, mal)
    return essais


# %% nine_tries
# en: Nine propositions are allowed.
# fr: Neuf propositions sont permises.
# ask.en: Type wrong propositions only and count them: how many are there before the game is lost?
# ask.fr: Ne saisissez que des propositions fausses et comptez-les : combien y en a-t-il avant que
#   la partie soit perdue ?
# fails: jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    for essai in range(1, 10):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% no_answer_at_all
# en: No text shows the two numbers of its answer.
# fr: Aucun texte ne montre les deux nombres de sa réponse.
# ask.en: Give a proposition with one well placed and two misplaced pegs: can the player read a 1
#   and then a 2 in your answer?
# ask.fr: Donnez une proposition qui a un bien placé et deux mal placés : le joueur peut-il lire un
#   1, puis un 2, dans votre réponse ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == secret:
            print("Bravo")
            return essai
        print("Raté, essayez encore")
    print("Perdu")


# %% no_limit
# en: The game goes on until the code is found, without any limit.
# fr: La partie continue jusqu'à ce que le code soit trouvé, sans aucune limite.
# ask.en: Type eleven wrong propositions: does your game end after the tenth?
# ask.fr: Saisissez onze propositions fausses : votre partie s'arrête-t-elle après la dixième ?
# fails: jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    essais = 0
    while True:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)


# %% one_try_too_many_counted
# en: The counter starts at 1 and is raised once more before the end.
# fr: Le compteur part de 1 et augmente une fois de plus avant la fin.
# ask.en: Find the code at the first proposition: how many tries does your game return?
# ask.fr: Trouvez le code à la première proposition : combien d'essais votre partie renvoie-t-elle ?
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret = creer_code()
    essais = 1
    while essais <= 10:
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        essais += 1
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
    print("Perdu")


# %% only_the_well_placed
# en: The number of misplaced pegs is not shown.
# fr: Le nombre de mal placés n'est pas affiché.
# ask.en: Give a proposition with no well placed peg and two misplaced ones: can the player read
#   both numbers?
# ask.fr: Donnez une proposition sans bien placé et avec deux mal placés : le joueur peut-il lire
#   les deux nombres ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print("Bien placés :", bien)
    print("Perdu")


# %% pegs_crossed_out_in_the_secret
# en: The pegs that were found are crossed out in the secret itself.
# fr: Les pions trouvés sont barrés dans le code secret lui-même.
# ask.en: Give the same proposition twice: are the two answers equal? What is left of the secret
#   after the first one?
# ask.fr: Donnez deux fois la même proposition : les deux réponses sont-elles égales ? Que
#   reste-t-il du secret après la première ?
# fails: jeu_ends_when_the_code_is_found, jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == secret:
            print("Bravo")
            return essai
        bien = 0
        mal = 0
        for i in range(4):
            if proposition[i] == secret[i]:
                bien += 1
                secret[i] = 0
                proposition[i] = -1
        for pion in proposition:
            if pion in secret:
                mal += 1
                secret[secret.index(pion)] = 0
        print(bien, mal)
    print("Perdu")


# %% play_again
# en: Once the game is over, the player is asked something more.
# fr: Une fois la partie finie, une question de plus est posée au joueur.
# ask.en: Find the code, then lose a game: does your function ask for one more line after the end?
# ask.fr: Trouvez le code, puis perdez une partie : votre fonction demande-t-elle encore une ligne
#   après la fin ?
# fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
def jeu():
    while True:
        secret = creer_code()
        resultat = None
        for essai in range(1, 11):
            proposition = demande_proposition()
            bien = bien_places(secret, proposition)
            mal = mal_places(secret, proposition)
            if gagne(bien, mal):
                print("Bravo")
                resultat = essai
                break
            print(bien, mal)
        if resultat is None:
            print("Perdu")
        if input("Rejouer ? ") != "oui":
            return resultat


# %% repeated_proposition_not_counted
# en: A proposition that was made before does not count as a try.
# fr: Une proposition déjà faite ne compte pas comme un essai.
# ask.en: Type the same wrong proposition twice, then the code: how many propositions did you make,
#   and what does `jeu()` return?
# ask.fr: Saisissez deux fois la même proposition fausse, puis le code : combien de propositions
#   avez-vous faites, et que renvoie `jeu()` ?
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret, seen = creer_code(), []
    while len(seen) < 10:
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        if gagne(bien, mal):
            return len(seen) + 1
        print(bien, "bien placés,", mal, "mal placés")
        if proposition not in seen:
            seen.append(proposition)
    print("Perdu !")
    return None


# %% returns_the_secret
# en: The secret is returned, not the number of tries.
# fr: C'est le code secret qui est renvoyé, et non le nombre d'essais.
# ask.en: Find the code at the fifth proposition: what does `print(jeu())` show, and what should it
#   show?
# ask.fr: Trouvez le code à la cinquième proposition : qu'affiche `print(jeu())`, et que devrait
#   afficher cette ligne ?
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo", essai)
            return secret
        print(bien, mal)
    print("Perdu")


# %% returns_true
# en: The game returns whether it is won, not in how many tries.
# fr: La partie renvoie si elle est gagnée, et non en combien d'essais.
# ask.en: Find the code at the fifth proposition: can one read the number 5 in what your game
#   returns?
# ask.fr: Trouvez le code à la cinquième proposition : peut-on lire le nombre 5 dans ce que votre
#   partie renvoie ?
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo", essai)
            return True
        print(bien, mal)
    print("Perdu")
    return False


# %% says_lost_at_each_try
# en: After each wrong proposition the game says that it is lost and gives the secret away.
# fr: Après chaque proposition manquée, la partie se dit perdue et livre le code secret.
# ask.en: What does your game say after the first wrong proposition? Is the game already over, and
#   may the secret be told?
# ask.fr: Que dit votre partie après la première proposition fausse ? Est-elle déjà finie, et
#   peut-on révéler le secret ?
# fails: jeu_keeps_the_secret
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
        print("Perdu, le code était", secret)


# %% secret_drawn_anew_after_a_win_only
# en: The secret lives outside of the function, and another one is drawn after a win only.
# fr: Le code secret est hors de la fonction, et un autre n'est tiré qu'après une victoire.
# ask.en: Lose a game, then play another one without starting the program again: which secret does
#   it have, and who knows it by then?
# ask.fr: Perdez une partie, puis rejouez sans relancer le programme : quel est son code secret, et
#   qui le connaît déjà ?
# fails: jeu_draws_one_secret_a_game
secret = None


def jeu():
    global secret
    if secret is None:
        secret = creer_code()
    for essais in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            secret = None
            return essais
        print(bien, mal)
    print("Perdu, le code était", secret)


# %% secret_shown
# en: The secret is shown before the game is over.
# fr: Le code secret est affiché avant la fin de la partie.
# ask.en: What does the player read on the screen before the code is found? Is there anything left
#   to look for?
# ask.fr: Que lit le joueur à l'écran avant que le code soit trouvé ? Lui reste-t-il quelque chose à
#   chercher ?
# fails: jeu_keeps_the_secret
def jeu():
    secret = creer_code()
    print(secret)
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% secret_shown_late
# en: The secret is shown before the tenth try.
# fr: Le code secret est affiché avant le dixième essai.
# ask.en: Play until the ninth wrong proposition: what does the player read before the tenth?
# ask.fr: Jouez jusqu'à la neuvième proposition fausse : que lit le joueur avant la dixième ?
# fails: jeu_keeps_the_secret
# contrived: Shows the secret just before the tenth try only: a leak placed where checks seldom
#   look.
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        if essai == 10:
            print("Dernier essai !", secret)
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% secret_sorted
# en: The secret is sorted after it was drawn.
# fr: Le code secret est trié après avoir été tiré.
# ask.en: Draw a code and look at the secret your game uses: is it the code that was drawn, place by
#   place?
# ask.fr: Tirez un code et regardez le secret que votre partie utilise : est-ce le code tiré, place
#   par place ?
# fails: jeu_ends_when_the_code_is_found, jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    secret.sort()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% sentence_returned
# en: A sentence is returned, with the number of tries in it.
# fr: C'est une phrase qui est renvoyée, avec le nombre d'essais dedans.
# ask.en: Add 1 to what `jeu()` returned: what does Python answer? Which part of your sentence is
#   the number of tries?
# ask.fr: Ajoutez 1 à ce que `jeu()` a renvoyé : que répond Python ? Quelle partie de votre phrase
#   est le nombre d'essais ?
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            return "Gagné en " + str(essai) + " essais"
        print(bien, mal)
    return "Perdu"


# %% shows_the_sum
# en: The two numbers are added up.
# fr: Les deux nombres sont additionnés.
# ask.en: The answers 2 0 and 0 2 do not say the same: does the player see a difference in your
#   game?
# ask.fr: Les réponses 2 0 et 0 2 ne disent pas la même chose : le joueur voit-il une différence
#   dans votre partie ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien + mal, "bonnes couleurs")
    print("Perdu")


# %% tenth_try_won_but_not_returned
# en: The tenth try wins in words, but the number of tries is not returned.
# fr: Le dixième essai gagne en mots, mais le nombre d'essais n'est pas renvoyé.
# ask.en: Give nine wrong propositions, then the right one: what does your game return?
# ask.fr: Donnez neuf propositions fausses, puis la bonne : que renvoie votre partie ?
# fails: jeu_can_be_won_at_the_tenth_try
# contrived: Returns the count unless it is 10: a special case nobody would add.
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            if essai < 10:
                return essai
            return None
        print(bien, mal)
    print("Perdu")


# %% third_game_has_the_secret_of_the_second
# en: From the third game on, the secret is that of the second.
# fr: À partir de la troisième partie, le code secret est celui de la deuxième.
# ask.en: Play three games without starting the program again: is a code drawn for the third one?
# ask.fr: Jouez trois parties sans relancer le programme : un code est-il tiré pour la troisième ?
# fails: jeu_draws_one_secret_a_game
# contrived: Right for two games and wrong from the third on: state kept to defeat repeated calls.
secrets_tires = []


def jeu():
    secret = secrets_tires[-1] if len(secrets_tires) >= 2 else creer_code()
    secrets_tires.append(secret)
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% tries_as_text
# en: The number of tries is returned as text.
# fr: Le nombre d'essais est renvoyé sous forme de texte.
# ask.en: Add 1 to what `jeu()` returned: what does Python answer?
# ask.fr: Ajoutez 1 à ce que `jeu()` a renvoyé : que répond Python ?
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            return str(essai)
        print(bien, mal)
    return "Perdu"


# %% tries_left
# en: The number of tries left is returned.
# fr: C'est le nombre d'essais restants qui est renvoyé.
# ask.en: Find the code at the first proposition, then at the ninth: does your number grow with the
#   number of tries?
# ask.fr: Trouvez le code à la première proposition, puis à la neuvième : votre nombre grandit-il
#   avec le nombre d'essais ?
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret = creer_code()
    restants = 10
    while restants > 0:
        proposition = demande_proposition()
        restants -= 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return restants
        print(bien, mal)
    print("Perdu")


# %% tries_not_returned
# en: The number of tries is shown or counted but not returned.
# fr: Le nombre d'essais est affiché ou compté, mais pas renvoyé.
# ask.en: After `n = jeu()`, what does `n` hold when the code was found? Showing is not returning.
# ask.fr: Après `n = jeu()`, que contient `n` quand le code a été trouvé ? Afficher n'est pas
#   renvoyer.
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo, gagné en", essai, "essais")
            return
        print(bien, mal)
    print("Perdu")


# %% two_secrets
# en: Two codes are drawn, one for the well placed and one for the misplaced pegs.
# fr: Deux codes sont tirés, l'un pour les bien placés et l'autre pour les mal placés.
# ask.en: How many codes are drawn for one game? Are the two numbers of an answer about the same
#   one?
# ask.fr: Combien de codes tire-t-on pour une partie ? Les deux nombres d'une réponse parlent-ils du
#   même ?
# fails: jeu_draws_one_secret_a_game
def jeu():
    code = creer_code()
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(code, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% variable_unknown_in_the_function
# en: The counter of the file is raised without being declared global.
# fr: Le compteur du fichier est augmenté sans être déclaré `global`.
# ask.en: Python says that a variable has no value yet: where is it given its first value, inside
#   `jeu`, outside of it, or nowhere?
# ask.fr: Python dit qu'une variable n'a pas encore de valeur : où reçoit-elle sa première valeur,
#   dans `jeu`, en dehors, ou nulle part ?
# fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
essais_faits = 0


def jeu():
    secret = creer_code()
    for tour in range(10):
        proposition = demande_proposition()
        essais_faits += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais_faits
        print(bien, mal)
    print("Perdu")


# %% waits_even_after_the_win
# en: After every answer, the last one included, the game waits for the Enter key, and so takes away
#   a line.
# fr: Après chaque réponse, la dernière comprise, la partie attend la touche Entrée et prend ainsi
#   une ligne.
# ask.en: Type the right code at once: which line does your game still wait for, and does the player
#   have anything more to say?
# ask.fr: Saisissez tout de suite le bon code : quelle ligne votre partie attend-elle encore, et le
#   joueur a-t-il encore quelque chose à dire ?
# fails: jeu_ends_when_the_code_is_found, jeu_shows_the_right_answers,
#   jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        print(bien, mal)
        input("Appuyez sur Entrée pour continuer.")
        if gagne(bien, mal):
            print("Bravo")
            return essai
    print("Perdu")


# %% waits_for_a_key_after_the_loss
# en: After the loss, the game waits for a line, which it does not read.
# fr: Après la défaite, la partie attend une ligne, dont elle ne fait rien.
# ask.en: When the tenth proposition was wrong, what does your game still wait for? What does the
#   statement allow it to ask then?
# ask.fr: Quand la dixième proposition était fausse, qu'attend encore votre partie ? Que peut-elle
#   alors demander, d'après l'énoncé ?
# fails: jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        if gagne(bien, mal):
            return essai
        print(bien, mal)
    print("Perdu")
    input("Entrée pour quitter ")


# %% waits_for_the_enter_key
# en: After each answer, the game waits for the Enter key, and so takes away a line.
# fr: Après chaque réponse, la partie attend la touche Entrée et prend ainsi une ligne.
# ask.en: Count the lines that the player must type for two propositions: does each of them become a
#   proposition?
# ask.fr: Comptez les lignes que le joueur doit saisir pour deux propositions : chacune devient-elle
#   une proposition ?
# fails: jeu_ends_when_the_code_is_found, jeu_returns_the_number_of_tries,
#   jeu_shows_the_right_answers, jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
        input("Appuyez sur Entrée pour continuer.")
    print("Perdu")


# %% well_placed_shown_twice
# en: The number of well placed pegs stands in both places.
# fr: Le nombre de bien placés est aux deux places.
# ask.en: Give a proposition with one well placed and two misplaced pegs: which two numbers does
#   your game show?
# ask.fr: Donnez une proposition qui a un bien placé et deux mal placés : quels sont les deux
#   nombres qu'affiche votre partie ?
# fails: jeu_shows_the_right_answers
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print("bien :", bien, "mal :", bien)
    print("Perdu")


# %% win_at_the_tenth_try_called_lost
# en: A code found at the tenth try is announced as lost.
# fr: Un code trouvé au dixième essai est annoncé comme perdu.
# ask.en: Give nine wrong propositions, then the right one: what does your game say, and what does
#   it return?
# ask.fr: Donnez neuf propositions fausses, puis la bonne : que dit votre partie, et que
#   renvoie-t-elle ?
# fails: jeu_can_be_won_at_the_tenth_try
def jeu():
    secret = creer_code()
    essais = 0
    trouve = False
    while not trouve and essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        trouve = gagne(bien, mal)
        if not trouve:
            print(bien, mal)
    if essais == 10:
        print("Perdu")
        return None
    print("Bravo")
    return essais


# %% win_seen_one_turn_late
# en: The test for the end looks at the answer before the last one.
# fr: Le test de fin regarde l'avant-dernière réponse.
# ask.en: Find the code at the first proposition: why is there another question before the game
#   ends?
# ask.fr: Trouvez le code à la première proposition : pourquoi y a-t-il encore une question avant la
#   fin de la partie ?
# fails: jeu_ends_when_the_code_is_found
def jeu():
    secret = creer_code()
    bien, mal = 0, 0
    for essai in range(1, 11):
        proposition = demande_proposition()
        if gagne(bien, mal):
            print("Bravo")
            return essai
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        print(bien, mal)
    print("Perdu")


# %% winning_try_not_counted
# en: The try that wins is not counted.
# fr: L'essai qui gagne n'est pas compté.
# ask.en: Find the code at the first proposition: how many tries does your game return? Is the
#   winning one a try?
# ask.fr: Trouvez le code à la première proposition : combien d'essais votre partie renvoie-t-elle ?
#   Celui qui gagne est-il un essai ?
# fails: jeu_returns_the_number_of_tries
def jeu():
    secret = creer_code()
    for essai in range(10):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% wins_on_added_answers
# en: The well placed pegs of all propositions are added, and four of them win.
# fr: Les bien placés de toutes les propositions s'additionnent, et quatre d'entre eux font gagner.
# ask.en: Give two propositions with two well placed pegs each: does your game end? Has one of them
#   found the code?
# ask.fr: Donnez deux propositions qui ont chacune deux bien placés : votre partie s'arrête-t-elle ?
#   L'une d'elles a-t-elle trouvé le code ?
# fails: jeu_ends_when_the_code_is_found, jeu_shows_the_right_answers,
#   jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    bien = 0
    mal = 0
    for essai in range(1, 11):
        proposition = demande_proposition()
        for i in range(4):
            if proposition[i] == secret[i]:
                bien += 1
        mal += mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% won_for_ever
# en: Whether the game is won is remembered outside of the function, and stays so.
# fr: Le fait que la partie est gagnée est retenu hors de la fonction, et le reste.
# ask.en: Win a game, then play another one without starting the program again: what is known to be
#   won before anything is typed?
# ask.fr: Gagnez une partie, puis rejouez sans relancer le programme : qu'est-ce qui passe pour
#   gagné avant qu'on ait rien saisi ?
# fails: jeu_draws_one_secret_a_game
gagnee = False


def jeu():
    global gagnee
    secret = creer_code()
    essais = 0
    while not gagnee and essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            gagnee = True
        else:
            print(bien, mal)
    if gagnee:
        return essais
    print("Perdu")


# %% won_with_the_colours_alone
# en: The game ends as soon as the four colours are right, whatever their places.
# fr: La partie finit dès que les quatre couleurs sont bonnes, quelles que soient leurs places.
# ask.en: With the secret 3 2 2 4, propose 4 2 2 3: are all the pegs in their places?
# ask.fr: Avec le secret 3 2 2 4, proposez 4 2 2 3 : tous les pions sont-ils à leur place ?
# fails: jeu_is_won_by_four_well_placed_only
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if bien + mal == 4:
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% won_with_the_first_peg
# en: The game ends as soon as the first peg is right.
# fr: La partie finit dès que le premier pion est bon.
# ask.en: With the secret 3 2 2 4, propose 3 1 1 1: is the code found? Which pegs does your test
#   look at?
# ask.fr: Avec le secret 3 2 2 4, proposez 3 1 1 1 : le code est-il trouvé ? Quels pions votre test
#   regarde-t-il ?
# fails: jeu_ends_when_the_code_is_found, jeu_is_won_by_four_well_placed_only,
#   jeu_is_lost_after_ten_wrong_propositions
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if proposition[0] == secret[0]:
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% won_with_the_same_set
# en: The sets of colours are compared, so neither the places nor the repeats count.
# fr: Ce sont les ensembles de couleurs qui sont comparés : ni les places ni les répétitions ne
#   comptent.
# ask.en: With the secret 3 2 2 4, propose 2 3 4 4: is the code found? Does your test look at the
#   place of each peg, and at how many times each colour is there?
# ask.fr: Avec le secret 3 2 2 4, proposez 2 3 4 4 : le code est-il trouvé ? Votre test regarde-t-il
#   la place de chaque pion, et le nombre de fois où chaque couleur est présente ?
# fails: jeu_is_won_by_four_well_placed_only
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        if set(proposition) == set(secret):
            print("Bravo")
            return essai
        print(bien_places(secret, proposition), mal_places(secret, proposition))
    print("Perdu")


# %% won_with_three
# en: Three well placed pegs end the game.
# fr: Trois pions bien placés terminent la partie.
# ask.en: With the secret 3 2 2 4, propose 3 2 2 5: is the code found?
# ask.fr: Avec le secret 3 2 2 4, proposez 3 2 2 5 : le code est-il trouvé ?
# fails: jeu_is_won_by_four_well_placed_only
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if bien > 2:
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")


# %% won_without_misplaced
# en: The game ends as soon as no peg is misplaced.
# fr: La partie finit dès qu'aucun pion n'est mal placé.
# ask.en: With the secret 3 2 2 4, propose 1 1 1 1: no peg is misplaced, but is the code found?
# ask.fr: Avec le secret 3 2 2 4, proposez 1 1 1 1 : aucun pion n'est mal placé, mais le code est-il
#   trouvé ?
# fails: jeu_is_won_by_four_well_placed_only
def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if mal == 0:
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
