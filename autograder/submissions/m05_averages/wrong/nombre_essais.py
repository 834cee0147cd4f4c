# %% answer_swapped
# en: The try is stored as (code, misplaced, well placed).
# fr: L'essai est rangé sous la forme (code, mal placés, bien placés).
# ask.en: Print your list of tries for the secret 3 2 2 4 and read its lines one by one: which of
#   the two numbers is that of the well placed pegs?
# ask.fr: Affichez votre liste d'essais pour le secret 3 2 2 4 et lisez-en les lignes une à une :
#   lequel des deux nombres est celui des bien placés ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            mal = mal_places(secret, code)
            essais.append((code, mal, bien))
            if bien == 4:
                return len(essais)


# %% answers_accumulate
# en: The counts of well placed and misplaced are never set back to 0.
# fr: Les comptes de bien placés et de mal placés ne sont jamais remis à 0.
# ask.en: Print the answers of the game against 2 2 3 3: does each of them speak of its own
#   proposition only?
# ask.fr: Affichez les réponses de la partie contre 2 2 3 3 : chacune ne parle-t-elle que de sa
#   propre proposition ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    bien = 0
    mal = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien += bien_places(secret, code)
            mal += mal_places(secret, code)
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)


# %% answers_from_sets
# en: The misplaced pegs are counted with sets, in the answers and in the comparisons.
# fr: Les mal placés sont comptés avec des ensembles, dans les réponses et dans les comparaisons.
# ask.en: How many pegs do 1 1 2 2 and 1 1 1 2 have in common? Count each colour as many times as
#   both of them hold it.
# ask.fr: Combien de pions 1 1 2 2 et 1 1 1 2 ont-ils en commun ? Comptez chaque couleur autant de
#   fois qu'elle se trouve à la fois dans l'un et dans l'autre.
# fails: nombre_essais_counts_every_proposition
def reponse(code, proposition):
    bien = 0
    for i in range(4):
        if code[i] == proposition[i]:
            bien += 1
    mal = len(set(code) & set(proposition)) - bien
    return bien, mal


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while restants:
        code = restants[0]
        n += 1
        if code == secret:
            return n
        r = reponse(secret, code)
        restants = [c for c in restants[1:] if reponse(c, code) == r]


# %% asks_the_player
# en: The answers are still typed, as in jeu_2.
# fr: Les réponses sont encore tapées au clavier, comme dans `jeu_2`.
# ask.en: The program plays against itself: nobody is there to type. Who knows the secret, and can
#   answer instead?
# ask.fr: Le programme joue contre lui-même : personne n'est là pour saisir. Qui connaît le secret,
#   et peut répondre à la place ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)


# %% at_most_eight_tries
# en: The game is given up after eight tries.
# fr: La partie est abandonnée après huit essais.
# ask.en: What becomes of a secret that takes longer than eight tries? Try 5 6 5 4.
# ask.fr: Que devient un secret qui demande plus de huit essais ? Essayez 5 6 5 4.
# fails: nombre_essais_of_the_hardest_codes
def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if len(essais) == 8:
            return None
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


# %% candidates_used_up
# en: The list of candidates is global: the first game leaves only a few of them.
# fr: La liste des candidats est globale : la première partie n'en laisse que quelques-uns.
# ask.en: Call your function twice with the same secret: which codes are left for the second game to
#   look in?
# ask.fr: Appelez votre fonction deux fois avec le même secret : quels codes reste-t-il à parcourir
#   pour la seconde partie ?
# fails: nombre_essais_twice
restants = tous_les_codes(4, 6)


def nombre_essais(secret, codes=None):
    candidats = restants if codes is None else list(codes)
    n = 0
    while candidats:
        code = candidats.pop(0)
        n += 1
        if code == secret:
            return n
        essai = (code, bien_places(secret, code), mal_places(secret, code))
        candidats[:] = [c for c in candidats if test_code(c, [essai])]


# %% codes_ignored
# en: The codes that are handed over are not looked at: the game always goes through them in the
#   usual order.
# fr: Les codes transmis ne sont pas regardés : la partie les parcourt toujours dans l'ordre
#   habituel.
# ask.en: Which list does your loop go through: the one that was handed over, or always the same?
#   What is the second parameter used for in your function?
# ask.fr: Quelle liste votre boucle parcourt-elle : celle qu'on lui transmet, ou toujours la même ?
#   À quoi sert le second paramètre dans votre fonction ?
# fails: nombre_essais_leaves_its_argument_alone
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


# %% codes_used_up
# en: The codes that are handed over are taken out of the caller's list.
# fr: Les codes transmis sont retirés de la liste de celui qui appelle.
# ask.en: Print the length of the list before a game and after it: which line of your function
#   changes it, and what does the next game find?
# ask.fr: Affichez la longueur de la liste avant une partie et après : quelle ligne de votre
#   fonction la change, et que trouve la partie suivante ?
# fails: nombre_essais_leaves_its_argument_alone
def nombre_essais(secret, codes=None):
    if codes is None:
        codes = tous_les_codes(4, 6)
    essais = []
    while codes:
        code = codes.pop(0)
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


# %% colours_from_six_down
# en: The codes are gone through from 6 6 6 6 down to 1 1 1 1.
# fr: Les codes sont parcourus de 6 6 6 6 à 1 1 1 1.
# ask.en: Which code does your program propose first? The secret 1 1 1 1 should take a single try.
# ask.fr: Quel code votre programme propose-t-il en premier ? Le secret 1 1 1 1 ne devrait demander
#   qu'un essai.
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    tous = tous_les_codes(4, 6)
    tous.reverse()
    essais = []
    for code in tous:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


# %% counts_every_code
# en: The codes gone through are counted, not those proposed.
# fr: Ce sont les codes parcourus qui sont comptés, et non les codes proposés.
# ask.en: Your function says `260` for the secret 2 2 2 2: have so many codes really been proposed?
# ask.fr: Votre fonction dit `260` pour le secret 2 2 2 2 : a-t-on vraiment proposé tant de codes ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    n = 0
    essais = []
    for code in tous_les_codes(4, 6):
        n += 1
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return n


# %% counts_the_rejected_codes
# en: The codes that are not possible are counted as tries.
# fr: Les codes qui ne sont pas possibles sont comptés comme des essais.
# ask.en: The secret 2 2 2 2 is found by the second proposition, and your function says `259`: what
#   is a try, a code that is examined or a code that is proposed?
# ask.fr: Le secret 2 2 2 2 est trouvé par la deuxième proposition, et votre fonction dit `259` :
#   qu'est-ce qu'un essai, un code examiné ou un code proposé ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    n = 1
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            if bien == 4:
                return n
            essais.append((code, bien, mal_places(secret, code)))
        else:
            n += 1


# %% examples_only
# en: The numbers of the examples are written into the function.
# fr: Les nombres des exemples sont écrits dans la fonction.
# ask.en: Your function knows the secrets of the examples: what does it do with another one?
# ask.fr: Votre fonction connaît les secrets des exemples : que fait-elle d'un autre ?
# fails: nombre_essais_counts_every_proposition
# contrived: The three printed examples by heart, and nothing for any other secret.
def nombre_essais(secret, codes=None):
    if secret == [3, 2, 2, 4]:
        return 6
    if secret == [1, 1, 1, 1]:
        return 1
    if secret == [2, 2, 2, 2]:
        return 2


# %% first_answer_only
# en: Each code is compared with the first try only.
# fr: Chaque code n'est comparé qu'au premier essai.
# ask.en: Print the game against 3 2 2 4: what do the answers after the first one change in your
#   propositions?
# ask.fr: Affichez la partie contre 3 2 2 4 : que changent à vos propositions les réponses qui
#   suivent la première ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais[:1]):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


# %% first_code_of_all_forgotten
# en: The loop starts at the second code, 1 1 1 2.
# fr: La boucle commence au deuxième code, 1 1 1 2.
# ask.en: Which code should be proposed first, and which one does your program propose first? Try
#   the secret 1 1 1 1.
# ask.fr: Quel code faut-il proposer en premier, et lequel votre programme propose-t-il en premier ?
#   Essayez le secret 1 1 1 1.
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    tous = tous_les_codes(4, 6)
    essais = []
    for i in range(1, 1296):
        if test_code(tous[i], essais):
            bien = bien_places(secret, tous[i])
            mal = mal_places(secret, tous[i])
            essais.append((tous[i], bien, mal))
            if bien == 4:
                return len(essais)


# %% first_peg_up_to_five
# en: The first of the four loops stops at colour 5.
# fr: La première des quatre boucles s'arrête à la couleur 5.
# ask.en: Your function finds no secret that begins with 6: which codes does it go through last?
# ask.fr: Votre fonction ne trouve aucun secret qui commence par 6 : quels sont les derniers codes
#   qu'elle parcourt ?
# fails: nombre_essais_knows_colour_six
def nombre_essais(secret, codes=None):
    if codes is None:
        codes = []
        for a in range(1, 6):
            for b in range(1, 7):
                for c in range(1, 7):
                    for d in range(1, 7):
                        codes.append([a, b, c, d])
    essais = []
    for code in codes:
        if test_code(code, essais):
            essais.append((code, bien_places(secret, code), mal_places(secret, code)))
            if code == secret:
                return len(essais)


# %% five_colours
# en: The decoder looks among the codes of five colours only.
# fr: Le décodeur ne cherche que parmi les codes de cinq couleurs.
# ask.en: Which colours do the codes you go through use? Print the last of them.
# ask.fr: Quelles couleurs les codes que vous parcourez utilisent-ils ? Affichez le dernier d'entre
#   eux.
# fails: nombre_essais_knows_colour_six
def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes(4, 5):
        if test_code(code, essais):
            essais.append((code, bien_places(secret, code), mal_places(secret, code)))
            if code == secret:
                return len(essais)


# %% gives_up_after_six
# en: The game is given up after six tries.
# fr: La partie est abandonnée après six essais.
# ask.en: Some codes take more than six tries: what does your function answer for them?
# ask.fr: Certains codes demandent plus de six essais : que répond votre fonction pour ceux-là ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais) and len(essais) < 6:
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


# %% global_counter
# en: The counter is a global variable that no game sets back to 0.
# fr: Le compteur est une variable globale qu'aucune partie ne remet à 0.
# ask.en: Call your function twice with the same secret: from which number does the second game go
#   on counting?
# ask.fr: Appelez votre fonction deux fois avec le même secret : à partir de quel nombre la seconde
#   partie compte-t-elle ?
# fails: nombre_essais_twice
compteur = 0


def nombre_essais(secret, codes=None):
    global compteur
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            compteur += 1
            if code == secret:
                return compteur
            essais.append((code, bien_places(secret, code), mal_places(secret, code)))


# %% goes_on_after_the_win
# en: The game goes on after the winning proposition.
# fr: La partie continue après la proposition gagnante.
# ask.en: Print all propositions of the game against 1 1 1 2: does your program stop once the code
#   is found?
# ask.fr: Affichez toutes les propositions de la partie contre 1 1 1 2 : votre programme
#   s'arrête-t-il une fois le code trouvé ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    n = 0
    essais = []
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        n += 1
                        if code == secret:
                            break
                        essais.append((code, bien_places(secret, code), mal_places(secret, code)))
    return n


# %% history_kept_between_calls
# en: The list of tries is a default argument: it lives on from one call to the next.
# fr: La liste des essais est un argument par défaut : elle survit d'un appel à l'autre.
# ask.en: Call your function twice with the same secret: what does the second game keep from the
#   first one?
# ask.fr: Appelez votre fonction deux fois avec le même secret : que garde la seconde partie de la
#   première ?
# fails: nombre_essais_twice
def nombre_essais(secret, codes=None, essais=[]):
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


# %% last_answer_only
# en: Each code is compared with the last try only.
# fr: Chaque code n'est comparé qu'au dernier essai.
# ask.en: Print the game against 3 2 2 4: is each proposition compatible with all the answers, or
#   only with the last one?
# ask.fr: Affichez la partie contre 3 2 2 4 : chaque proposition est-elle compatible avec toutes les
#   réponses, ou seulement avec la dernière ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais[-1:]):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


# %% last_code_not_played
# en: The game stops when one candidate is left, which is then never proposed.
# fr: La partie s'arrête quand il reste un candidat, qui n'est alors jamais proposé.
# ask.en: When a single code is still possible, it is known; but has it been played? Write down the
#   game against 1 1 1 2 to its end.
# ask.fr: Quand il ne reste qu'un code possible, il est connu ; mais a-t-il été joué ? Écrivez
#   jusqu'au bout la partie contre 1 1 1 2.
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while len(restants) > 1:
        code = restants[0]
        n += 1
        essai = (code, bien_places(secret, code), mal_places(secret, code))
        restants = [c for c in restants if test_code(c, [essai])]
    return n


# %% last_code_of_all_forgotten
# en: The loop over the codes stops before 6 6 6 6.
# fr: La boucle sur les codes s'arrête avant 6 6 6 6.
# ask.en: Try the secret 6 6 6 6: is it among the codes that your function goes through?
# ask.fr: Essayez le secret 6 6 6 6 : fait-il partie des codes que votre fonction parcourt ?
# fails: nombre_essais_knows_colour_six
def nombre_essais(secret, codes=None):
    tous = codes or tous_les_codes(4, 6)
    essais = []
    for i in range(1295):
        if test_code(tous[i], essais):
            bien = bien_places(secret, tous[i])
            mal = mal_places(secret, tous[i])
            essais.append((tous[i], bien, mal))
            if bien == 4:
                return len(essais)


# %% ninth_try_not_counted
# en: The loop plays eight tries at most and returns their number in any case.
# fr: La boucle joue huit essais au plus et renvoie leur nombre dans tous les cas.
# ask.en: Your function never says more than `8`: in the game against 5 6 5 4, has the code been
#   found by then?
# ask.fr: Votre fonction ne dit jamais plus de `8` : dans la partie contre 5 6 5 4, le code est-il
#   alors trouvé ?
# fails: nombre_essais_of_the_hardest_codes
def nombre_essais(secret, codes=None):
    restants = codes or tous_les_codes(4, 6)
    for n in range(1, 9):
        code = restants[0]
        essai = (code, bien_places(secret, code), mal_places(secret, code))
        if code == secret:
            break
        restants = [c for c in restants if test_code(c, [essai])]
    return n


# %% one_answer_is_enough
# en: A code is proposed as soon as one of the answers, instead of all, allows it.
# fr: Un code est proposé dès qu'une seule des réponses le permet, au lieu de toutes.
# ask.en: Print the game against 3 2 2 4: must a proposition be compatible with one of the answers,
#   or with all of them?
# ask.fr: Affichez la partie contre 3 2 2 4 : une proposition doit-elle être compatible avec l'une
#   des réponses, ou avec toutes ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if not essais or any(test_code(code, [essai]) for essai in essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


# %% one_too_many
# en: The counter starts at 1 and is increased for the first proposition too.
# fr: Le compteur part de 1 et augmente aussi pour la première proposition.
# ask.en: The secret 1 1 1 1 is found by the very first proposition: how many tries is that, and how
#   many does your function count?
# ask.fr: Le secret 1 1 1 1 est trouvé dès la toute première proposition : combien d'essais cela
#   fait-il, et combien votre fonction en compte-t-elle ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    n = 1
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            n += 1
            bien = bien_places(secret, code)
            mal = mal_places(secret, code)
            if bien == 4:
                return n
            essais.append((code, bien, mal))


# %% only_misplaced
# en: Only the misplaced pegs decide whether a code is still possible.
# fr: Seuls les mal placés décident si un code est encore possible.
# ask.en: Print the game against 2 2 2 2: is every proposition compatible with the well placed pegs
#   of the answers before it?
# ask.fr: Affichez la partie contre 2 2 2 2 : chaque proposition est-elle compatible avec les pions
#   bien placés des réponses précédentes ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 1
    while restants[0] != secret:
        code = restants.pop(0)
        mal = mal_places(secret, code)
        restants = [c for c in restants if mal_places(c, code) == mal]
        n += 1
    return n


# %% only_the_sum
# en: The two numbers of an answer are added up before they are compared.
# fr: Les deux nombres d'une réponse sont additionnés avant d'être comparés.
# ask.en: Do 1 well placed and 2 misplaced say the same as 2 well placed and 1 misplaced? Print the
#   game against 3 2 2 4 and compare it with the one of the module before.
# ask.fr: Un bien placé et 2 mal placés disent-ils la même chose que 2 bien placés et 1 mal placé ?
#   Affichez la partie contre 3 2 2 4 et comparez-la à celle du module précédent.
# fails: nombre_essais_counts_every_proposition
def communs(code1, code2):
    return bien_places(code1, code2) + mal_places(code1, code2)


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while restants:
        code = restants[0]
        n += 1
        if code == secret:
            return n
        restants = [c for c in restants[1:] if communs(c, code) == communs(secret, code)]


# %% only_well_placed
# en: Only the well placed pegs decide whether a code is still possible.
# fr: Seuls les bien placés décident si un code est encore possible.
# ask.en: Print the game against 6 1 6 2: is every proposition compatible with the misplaced pegs of
#   the answers before it?
# ask.fr: Affichez la partie contre 6 1 6 2 : chaque proposition est-elle compatible avec les pions
#   mal placés des réponses précédentes ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while True:
        code = restants[0]
        n += 1
        bien = bien_places(secret, code)
        if bien == 4:
            return n
        restants = [c for c in restants if bien_places(c, code) == bien]


# %% prints_instead_of_returning
# en: The number of tries is printed, and nothing is returned.
# fr: Le nombre d'essais est affiché, et rien n'est renvoyé.
# ask.en: The number appears on the screen, but what would `print(nombre_essais([1, 1, 1, 1]) + 1)`
#   do?
# ask.fr: Le nombre apparaît à l'écran, mais que ferait `print(nombre_essais([1, 1, 1, 1]) + 1)` ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                print(len(essais))
                return


# %% rank_of_the_secret
# en: The secret is looked up in the list of the codes: its rank, from 0.
# fr: Le code secret est cherché dans la liste des codes : c'est son rang, à partir de 0.
# ask.en: Your result is the rank of the secret among the 1296 codes, counted from 0: how many of
#   the codes before it are really proposed, and would your program find the code of a friend who
#   does not show it?
# ask.fr: Votre résultat est le rang du secret parmi les 1296 codes, compté à partir de 0 : combien
#   des codes qui le précèdent sont-ils vraiment proposés, et votre programme trouverait-il le code
#   d'un ami qui ne le montre pas ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    tous = tous_les_codes(4, 6)
    return tous.index(secret)


# %% remembered_by_the_secret
# en: Results are remembered by the secret, whatever codes are handed over.
# fr: Les résultats sont retenus selon le secret, quels que soient les codes transmis.
# ask.en: Call your function twice with the same secret, the second time with the codes in another
#   order: what does it give?
# ask.fr: Appelez votre fonction deux fois avec le même secret, la seconde fois avec les codes dans
#   un autre ordre : que donne-t-elle ?
# fails: nombre_essais_twice
retenus = {}


def nombre_essais(secret, codes=None):
    if tuple(secret) not in retenus:
        essais = []
        for code in codes or tous_les_codes(4, 6):
            if test_code(code, essais):
                essais.append((code, bien_places(secret, code), mal_places(secret, code)))
                if code == secret:
                    break
        retenus[tuple(secret)] = len(essais)
    return retenus[tuple(secret)]


def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous_les_codes(4, 6)
        random.shuffle(codes)
        total += nombre_essais(creer_code(), codes)
    return total / n


# %% removed_while_iterating
# en: Codes are removed from the very list that the loop goes through.
# fr: Des codes sont retirés de la liste même que la boucle parcourt.
# ask.en: When a code is removed from the list that a loop goes through, which code comes next?
#   Print the codes that your loop meets.
# ask.fr: Quand on retire un code de la liste qu'une boucle parcourt, quel code vient ensuite ?
#   Affichez les codes que votre boucle rencontre.
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6)
    n = 0
    while restants:
        code = restants[0]
        n += 1
        if code == secret:
            return n
        essai = (code, bien_places(secret, code), mal_places(secret, code))
        for autre in restants:
            if not test_code(autre, [essai]):
                restants.remove(autre)


# %% returns_after_the_first_proposition
# en: The `return` is reached after the first proposition, whatever the answer.
# fr: Le `return` est atteint après la première proposition, quelle que soit la réponse.
# ask.en: Your function says `1` for every secret: after which proposition does the game stop, and
#   what should stop it?
# ask.fr: Votre fonction dit `1` pour tout secret : après quelle proposition la partie
#   s'arrête-t-elle, et qu'est-ce qui devrait l'arrêter ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
        return len(essais)


# %% returns_text
# en: The number is turned into text before it is returned.
# fr: Le nombre est changé en texte avant d'être renvoyé.
# ask.en: `'6'` is a text, and `6` a number: which of the two can be added up to make an average?
# ask.fr: `'6'` est un texte, et `6` un nombre : lequel des deux peut-on additionner pour faire une
#   moyenne ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return str(len(essais))


# %% returns_the_code
# en: The code that was found is returned.
# fr: C'est le code trouvé qui est renvoyé.
# ask.en: Your function gives the code back: whoever calls it knows that code already. What would
#   they like to know?
# ask.fr: Votre fonction rend le code : qui l'appelle le connaît déjà. Que voudrait-il savoir ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return code


# %% returns_the_trials
# en: The list of tries is returned instead of its length.
# fr: C'est la liste des essais qui est renvoyée, au lieu de sa longueur.
# ask.en: Your function gives the tries themselves: what was asked for, the tries or how many they
#   are?
# ask.fr: Votre fonction donne les essais eux-mêmes : que demandait-on, les essais ou leur nombre ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return essais


# %% reverse_order_of_positions
# en: The first position changes fastest: 1 1 1 1, 2 1 1 1, 3 1 1 1…
# fr: La première position change le plus vite : 1 1 1 1, 2 1 1 1, 3 1 1 1…
# ask.en: Which code comes right after 1 1 1 1? Print the game against 1 1 1 2 and the one against 2
#   1 1 1.
# ask.fr: Quel code vient juste après 1 1 1 1 ? Affichez la partie contre 1 1 1 2 et celle contre 2
#   1 1 1.
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for d in range(1, 7):
        for c in range(1, 7):
            for b in range(1, 7):
                for a in range(1, 7):
                    code = [a, b, c, d]
                    if test_code(code, essais):
                        essais.append((code, bien_places(secret, code), mal_places(secret, code)))
                        if code == secret:
                            return len(essais)


# %% same_list_in_the_history
# en: One list is changed in place and stored in every try.
# fr: Une seule liste est changée sur place et rangée dans chaque essai.
# ask.en: After 1 1 1 1, no other code seems possible to your program: print the list of tries while
#   the codes go by. Does it still hold what was proposed?
# ask.fr: Après 1 1 1 1, plus aucun code ne semble possible à votre programme : affichez la liste
#   des essais pendant que les codes défilent. Contient-elle encore ce qui a été proposé ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
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
                        bien = bien_places(secret, code)
                        mal = mal_places(secret, code)
                        essais.append((code, bien, mal))
                        if bien == 4:
                            return len(essais)


# %% secret_emptied
# en: The pegs are taken out of the caller's list.
# fr: Les pions sont retirés de la liste de l'appelant.
# ask.en: After the call, the secret is empty: could the same game be played once more?
# ask.fr: Après l'appel, le secret est vide : la même partie pourrait-elle être jouée encore une
#   fois ?
# fails: nombre_essais_leaves_its_argument_alone
def nombre_essais(secret, codes=None):
    cible = []
    while secret:
        cible.insert(0, secret.pop())
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            essais.append((code, bien_places(cible, code), mal_places(cible, code)))
            if code == cible:
                return len(essais)


# %% secret_marked
# en: The well placed pegs of the secret are marked for good when an answer is computed.
# fr: Les pions bien placés du code secret sont marqués pour de bon quand une réponse est calculée.
# ask.en: Print the secret after each proposition of the game against 1 1 1 2: are the second answer
#   and the first one about the same secret?
# ask.fr: Affichez le secret après chaque proposition de la partie contre 1 1 1 2 : la deuxième
#   réponse porte-t-elle sur le même secret que la première ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            mal = mal_places(secret, code)
            bien = 0
            for i in range(4):
                if secret[i] == code[i]:
                    bien += 1
                    secret[i] = 0
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)


# %% secret_turned_into_text
# en: The caller's secret is turned into text, peg by peg.
# fr: Le code secret de l'appelant est changé en texte, pion par pion.
# ask.en: Print the secret before and after the call: is the list that you were lent still the same?
# ask.fr: Affichez le secret avant et après l'appel : la liste qu'on vous a prêtée est-elle toujours
#   la même ?
# fails: nombre_essais_leaves_its_argument_alone
# contrived: Turns the caller's pegs into texts, and back at once: it serves only to change the
#   argument.
def nombre_essais(secret, codes=None):
    for i in range(4):
        secret[i] = str(secret[i])
    cible = [int(c) for c in secret]
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(cible, code)
            essais.append((code, bien, mal_places(cible, code)))
            if bien == 4:
                return len(essais)


# %% winning_try_not_counted
# en: The proposition that finds the code is not counted.
# fr: La proposition qui trouve le code n'est pas comptée.
# ask.en: The secret 1 1 1 1 is found at the first try, and your function answers `0`: does the
#   proposition that wins count?
# ask.fr: Le secret 1 1 1 1 est trouvé au premier essai, et votre fonction répond `0` : la
#   proposition gagnante compte-t-elle ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            if code == secret:
                return len(essais)
            essais.append((code, bien_places(secret, code), mal_places(secret, code)))


# %% wins_with_the_right_colours
# en: The game stops as soon as the four colours are right, in any order.
# fr: La partie s'arrête dès que les quatre couleurs sont bonnes, dans n'importe quel ordre.
# ask.en: Your game stops at a proposition that has the four colours of the secret: are they also in
#   their places?
# ask.fr: Votre partie s'arrête à une proposition qui a les quatre couleurs du secret : sont-elles
#   aussi à leur place ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            mal = mal_places(secret, code)
            essais.append((code, bien, mal))
            if bien + mal == 4:
                return len(essais)


# %% without_repeats
# en: Only codes of four different colours are proposed.
# fr: Seuls des codes de quatre couleurs différentes sont proposés.
# ask.en: The secret 1 1 1 1 should be found at once: may a proposition repeat a colour in your
#   program?
# ask.fr: Le secret 1 1 1 1 devrait être trouvé aussitôt : dans votre programme, une proposition
#   peut-elle répéter une couleur ?
# fails: nombre_essais_counts_every_proposition
def nombre_essais(secret, codes=None):
    essais = []
    for code in tous_les_codes(4, 6):
        if len(set(code)) == 4 and test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)
