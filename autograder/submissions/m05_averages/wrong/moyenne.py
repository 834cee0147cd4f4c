# %% answers_from_sets
# en: Plays games of its own, whose misplaced pegs are counted with sets.
# fr: La fonction joue ses propres parties, où les mal placés sont comptés avec des ensembles.
# ask.en: How many pegs do 1 1 2 2 and 1 1 1 2 have in common? Count each colour as many times as
#   both of them hold it.
# ask.fr: Combien de pions 1 1 2 2 et 1 1 1 2 ont-ils en commun ? Comptez chaque couleur autant de
#   fois qu'elle se trouve à la fois dans l'un et dans l'autre.
# fails: moyenne_over_all_secrets
def reponse(code, proposition):
    bien = bien_places(code, proposition)
    return bien, len(set(code) & set(proposition)) - bien


def total_des_essais(codes, avant):
    """The tries for all these codes together, when so many were played before."""
    parts = {}
    for secret in codes[1:]:
        parts.setdefault(reponse(secret, codes[0]), []).append(secret)
    return avant + 1 + sum(total_des_essais(part, avant + 1) for part in parts.values())


def moyenne():
    return total_des_essais(tous_les_codes(4, 6), 0) / 1296


# %% codes_enumerated
# en: Plays games of its own, in which every code gone through counts as a try.
# fr: La fonction joue ses propres parties, où chaque code parcouru compte pour un essai.
# ask.en: On average your games go through half of all codes: is each of them proposed?
# ask.fr: En moyenne, vos parties parcourent la moitié de tous les codes : chacun d'eux est-il
#   proposé ?
# fails: moyenne_over_all_secrets
def moyenne():
    codes = tous_les_codes(4, 6)
    total = 0
    for secret in codes:
        for code in codes:
            total += 1
            if code == secret:
                break
    return total / len(codes)


# %% cut_after_two_decimals
# en: The average is cut, not rounded, after two decimals: for these games that is the same number,
#   for others it is not.
# fr: La moyenne est coupée, et non arrondie, après deux décimales : pour ces parties, c'est le même
#   nombre, pour d'autres non.
# ask.en: What is 3.006 when it is rounded to two decimals, and what when it is cut off after two?
#   Which of them does your function do?
# ask.fr: Que devient 3.006 quand on l'arrondit à deux décimales, et quand on le coupe après deux ?
#   Que fait votre fonction ?
# fails: moyenne_of_other_games
def moyenne():
    codes = tous_les_codes(4, 6)
    total = sum(nombre_essais(secret) for secret in codes)
    return int(100 * total / len(codes)) / 100


# %% divided_by_1295
# en: The total is divided by 1295.
# fr: Le total est divisé par 1295.
# ask.en: Your average is a little too large: print the total and the number by which you divide it.
#   How many codes are there from 1 1 1 1 to 6 6 6 6, both included?
# ask.fr: Votre moyenne est un peu trop grande : affichez le total et le nombre par lequel vous le
#   divisez. Combien de codes y a-t-il de 1 1 1 1 à 6 6 6 6, tous deux compris ?
# fails: moyenne_over_all_secrets
def moyenne():
    codes = tous_les_codes(4, 6)
    total = 0
    for secret in codes:
        total += nombre_essais(secret)
    return total / (len(codes) - 1)


# %% divided_by_24
# en: The total is divided by 4 * 6.
# fr: Le total est divisé par `4 * 6`.
# ask.en: No game takes 311 tries: by how many games do you divide? Four pegs of six colours make
#   how many codes?
# ask.fr: Aucune partie ne demande 311 essais : par combien de parties divisez-vous ? Quatre pions
#   de six couleurs font combien de codes ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / (4 * 6)


# %% divided_by_4096
# en: The total is divided by 4 ** 6.
# fr: Le total est divisé par `4 ** 6`.
# ask.en: Hardly any game is over within two tries: by how many games do you divide, and how many
#   have you played?
# ask.fr: Presque aucune partie ne finit en deux essais : par combien de parties divisez-vous, et
#   combien en avez-vous joué ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / 4 ** 6


# %% first_code_forgotten
# en: The secret 1 1 1 1 is left out of the total.
# fr: Le code secret 1 1 1 1 manque dans le total.
# ask.en: How many games are added up, and by how many do you divide? Is the game against 1 1 1 1
#   one of them?
# ask.fr: Combien de parties additionnez-vous, et par combien divisez-vous ? La partie contre 1 1 1
#   1 en est-elle ?
# fails: moyenne_over_all_secrets
def moyenne():
    codes = tous_les_codes(4, 6)[1:]
    return sum(nombre_essais(code) for code in codes) / len(codes)


# %% first_hundred_secrets
# en: The average is over the first hundred secrets only.
# fr: La moyenne ne porte que sur les cent premiers codes secrets.
# ask.en: Print the last secret you play: is it 6 6 6 6?
# ask.fr: Affichez le dernier secret que vous jouez : est-ce 6 6 6 6 ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6)[:100]:
        total += nombre_essais(secret)
    return total / 100


# %% five_colours
# en: The secrets have colours 1 to 5 only.
# fr: Les codes secrets n'ont que les couleurs 1 à 5.
# ask.en: Print the last secret you play: does any secret hold the colour 6?
# ask.fr: Affichez le dernier secret que vous jouez : y a-t-il des secrets qui contiennent la
#   couleur 6 ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    parties = 0
    for a in range(1, 6):
        for b in range(1, 6):
            for c in range(1, 6):
                for d in range(1, 6):
                    total += nombre_essais([a, b, c, d])
                    parties += 1
    return total / parties


# %% games_played_in_vain
# en: All games are played, and their numbers of tries are not used.
# fr: Toutes les parties sont jouées, et leurs nombres d'essais ne servent pas.
# ask.en: Change the numbers of tries that `nombre_essais` returns: does the answer of `moyenne()`
#   change with them?
# ask.fr: Changez les nombres d'essais que renvoie `nombre_essais` : la réponse de `moyenne()`
#   change-t-elle avec eux ?
# fails: moyenne_over_all_secrets
# contrived: Plays 1296 games for show and returns the number of the lesson: a trick against the
#   grader.
def moyenne():
    for secret in tous_les_codes(4, 6):
        nombre_essais(secret)
    return round(5.76466, 2)


# %% games_used_up
# en: The games are counted when they have been used up already: a division by zero.
# fr: Les parties sont comptées alors qu'elles sont déjà consommées : une division par zéro.
# ask.en: By which number do you divide? Print it just before the division.
# ask.fr: Par quel nombre divisez-vous ? Affichez-le juste avant la division.
# fails: moyenne_over_all_secrets
def moyenne():
    essais = (nombre_essais(secret) for secret in tous_les_codes(4, 6))
    total = sum(essais)
    return total / len(list(essais))


# %% infinite
# en: The total starts as infinity.
# fr: Le total part de l'infini.
# ask.en: Print the total before the first game: what is it?
# ask.fr: Affichez le total avant la première partie : que vaut-il ?
# fails: moyenne_over_all_secrets
# contrived: A sum that starts at infinity: nobody writes that.
def moyenne():
    codes = tous_les_codes(4, 6)
    total = float("inf")
    for code in codes:
        total += nombre_essais(code)
    return total / len(codes)


# %% integer_division
# en: The total is divided with //.
# fr: Le total est divisé avec `//`.
# ask.en: `5` times 1296 is 6480: is that the total number of tries? Print the two numbers that you
#   divide, and your result beside them.
# ask.fr: `5` fois 1296 font 6480 : est-ce le nombre total d'essais ? Affichez les deux nombres que
#   vous divisez et, à côté, votre résultat.
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total // 1296


# %% known_beforehand
# en: The right number is returned, and `nombre_essais` has no part in it.
# fr: Le bon nombre est renvoyé, sans que `nombre_essais` y soit pour rien.
# ask.en: How often does `moyenne()` call `nombre_essais`? Let `nombre_essais` return 3 for every secret: what
#   does `moyenne()` answer then, and what should it?
# ask.fr: Combien de fois `moyenne()` appelle-t-elle `nombre_essais` ? Faites renvoyer 3 à `nombre_essais` pour
#   chaque secret : que répond alors `moyenne()`, et que devrait-elle répondre ?
# fails: moyenne_over_all_secrets
def moyenne():
    return 7471 / 1296


# %% last_answer_only
# en: Plays games of its own, in which a proposition has to agree with the last answer only.
# fr: La fonction joue ses propres parties, où une proposition ne doit s'accorder qu'avec la
#   dernière réponse.
# ask.en: In your games, is each proposition compatible with all the answers, or only with the last
#   one? Print the game against 3 2 2 4.
# ask.fr: Dans vos parties, chaque proposition est-elle compatible avec toutes les réponses, ou
#   seulement avec la dernière ? Affichez la partie contre 3 2 2 4.
# fails: moyenne_over_all_secrets
CODES = tous_les_codes(4, 6)
SUIVANTS = {}


def suivant(rang, reponse):
    """The rank of the next code that agrees with this answer to that code."""
    if (rang, reponse) not in SUIVANTS:
        autre = rang + 1
        while (bien_places(CODES[autre], CODES[rang]), mal_places(CODES[autre], CODES[rang])) != reponse:
            autre += 1
        SUIVANTS[rang, reponse] = autre
    return SUIVANTS[rang, reponse]


def moyenne():
    total = 0
    for secret in CODES:
        rang = 0
        total += 1
        while CODES[rang] != secret:
            rang = suivant(rang, (bien_places(secret, CODES[rang]), mal_places(secret, CODES[rang])))
            total += 1
    return total / 1296


# %% last_code_not_played
# en: Plays games of its own, which stop when a single code is left.
# fr: La fonction joue ses propres parties, qui s'arrêtent quand il ne reste qu'un code.
# ask.en: When a single code is still possible, it is known, but has it been played? Write down the
#   game against 1 1 1 2 to its end.
# ask.fr: Quand il ne reste qu'un code possible, il est connu, mais a-t-il été joué ? Écrivez
#   jusqu'au bout la partie contre 1 1 1 2.
# fails: moyenne_over_all_secrets
def total_des_essais(codes, avant):
    """The tries for all these codes together, when so many were played before."""
    if len(codes) == 1:
        return avant
    parts = {}
    for secret in codes:
        reponse = bien_places(secret, codes[0]), mal_places(secret, codes[0])
        parts.setdefault(reponse, []).append(secret)
    return sum(total_des_essais(part, avant + 1) for part in parts.values())


def moyenne():
    return total_des_essais(tous_les_codes(4, 6), 0) / 1296


# %% last_game_only
# en: The total is replaced, not increased.
# fr: Le total est remplacé, et non augmenté.
# ask.en: Your total is `6`, the number of tries of the last secret: what has become of the other
#   games?
# ask.fr: Votre total vaut `6`, le nombre d'essais du dernier secret : que sont devenues les autres
#   parties ?
# fails: moyenne_over_all_secrets
def moyenne():
    for secret in tous_les_codes(4, 6):
        total = nombre_essais(secret)
    return total / 1296


# %% list_of_all_numbers
# en: The list of the 1296 numbers of tries is returned.
# fr: C'est la liste des 1296 nombres d'essais qui est renvoyée.
# ask.en: Your function gives the numbers of tries one by one: which single number sums them up?
# ask.fr: Votre fonction donne les nombres d'essais un par un : quel nombre, à lui seul, les résume
#   ?
# fails: moyenne_over_all_secrets
def moyenne():
    return [nombre_essais(secret) for secret in tous_les_codes(4, 6)]


# %% mean_of_the_distinct_values
# en: The numbers of tries are kept in a set: each value counts once.
# fr: Les nombres d'essais sont gardés dans un ensemble : chaque valeur compte une fois.
# ask.en: 602 secrets take 6 tries, and only six others take 9: how much does each of these two
#   numbers weigh in your average?
# ask.fr: 602 secrets demandent 6 essais, et seulement six autres en demandent 9 : quel est le poids
#   de chacun de ces deux nombres dans votre moyenne ?
# fails: moyenne_over_all_secrets
def moyenne():
    nombres = set()
    for secret in tous_les_codes(4, 6):
        nombres.add(nombre_essais(secret))
    return sum(nombres) / len(nombres)


# %% mean_of_the_mean_and_the_next
# en: Each new number is averaged with the average so far.
# fr: Chaque nouveau nombre est moyenné avec la moyenne jusque-là.
# ask.en: What is the average of 1, 1 and 4? Compute it by hand, then as your function does: how
#   much does the last number weigh?
# ask.fr: Quelle est la moyenne de 1, 1 et 4 ? Calculez-la à la main, puis comme votre fonction :
#   quel est le poids du dernier nombre ?
# fails: moyenne_over_all_secrets
def moyenne():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        resultat = (resultat + nombre_essais(secret)) / 2
    return resultat


# %% no_return
# en: The average is computed, and nothing is done with it.
# fr: La moyenne est calculée, et rien n'en est fait.
# ask.en: What is the value of `x` after `x = moyenne()`?
# ask.fr: Que vaut `x` après `x = moyenne()` ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    total / 1296


# %% not_divided
# en: The total is returned.
# fr: C'est le total qui est renvoyé.
# ask.en: `7471` is the total of all games: what makes a total an average?
# ask.fr: `7471` est le total de toutes les parties : que faut-il à un total pour devenir une
#   moyenne ?
# fails: moyenne_over_all_secrets
def moyenne():
    return sum([nombre_essais(secret) for secret in tous_les_codes(4, 6)])


# %% numbers_as_secrets
# en: The numbers 0 to 1295 are taken for secrets.
# fr: Les nombres de 0 à 1295 sont pris pour des codes secrets.
# ask.en: Print what you give to `nombre_essais`, and what you add up: is the secret a list of four
#   colours, and is the rest a number?
# ask.fr: Affichez ce que vous donnez à `nombre_essais`, et ce que vous additionnez : le secret
#   est-il une liste de quatre couleurs, et le reste un nombre ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in range(1296):
        total += nombre_essais(secret)
    return total / 1296


# %% one_try_too_few
# en: Plays games of its own, in which the winning proposition is not counted.
# fr: La fonction joue ses propres parties, où la proposition gagnante n'est pas comptée.
# ask.en: Your average is too small by exactly 1: in the game against 1 1 1 1, how many tries do you
#   add to the total?
# ask.fr: Votre moyenne est trop petite d'exactement 1 : pour la partie contre 1 1 1 1, combien
#   d'essais ajoutez-vous au total ?
# fails: moyenne_over_all_secrets
def total_des_essais(codes, avant):
    """The tries for all these codes together, when so many were played before."""
    parts = {}
    for secret in codes[1:]:
        reponse = bien_places(secret, codes[0]), mal_places(secret, codes[0])
        parts.setdefault(reponse, []).append(secret)
    return avant + sum(total_des_essais(part, avant + 1) for part in parts.values())


def moyenne():
    return total_des_essais(tous_les_codes(4, 6), 0) / 1296


# %% one_try_too_many
# en: One try too many is counted in each game.
# fr: Un essai de trop est compté dans chaque partie.
# ask.en: Your average is too large by exactly 1: in the game against 1 1 1 1, how many tries do you
#   add to the total?
# ask.fr: Votre moyenne est trop grande d'exactement 1 : pour la partie contre 1 1 1 1, combien
#   d'essais ajoutez-vous au total ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret) + 1
    return total / 1296


# %% only_well_placed
# en: Plays games of its own, in which only the well placed pegs decide what is still possible.
# fr: La fonction joue ses propres parties, où seuls les bien placés décident de ce qui reste
#   possible.
# ask.en: In your games, what is done with the number of misplaced pegs? Print the game against 6 1
#   6 2.
# ask.fr: Dans vos parties, que fait-on du nombre de pions mal placés ? Affichez la partie contre 6
#   1 6 2.
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    groupes = [(1, tous_les_codes(4, 6))]
    for essais, groupe in groupes:
        total += essais
        for bien in range(4):
            part = [code for code in groupe if bien_places(code, groupe[0]) == bien]
            if part:
                groupes.append((essais + 1, part))
    return total / 1296


# %% prints_instead_of_returning
# en: The average is printed, and nothing is returned.
# fr: La moyenne est affichée, et rien n'est renvoyé.
# ask.en: The average appears on the screen, but what would `print(moyenne() + 1)` do?
# ask.fr: La moyenne apparaît à l'écran, mais que ferait `print(moyenne() + 1)` ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    print(total / 1296)


# %% return_in_the_loop
# en: The average is returned during the first turn of the loop.
# fr: La moyenne est renvoyée au premier tour de la boucle.
# ask.en: Your average is `1` divided by 1296: how many games were played before your function
#   returned?
# ask.fr: Votre moyenne vaut `1` divisé par 1296 : combien de parties ont été jouées avant que votre
#   fonction ne rende son résultat ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
        return total / 1296


# %% rounded_to_an_integer
# en: The average is rounded to a whole number.
# fr: La moyenne est arrondie à un nombre entier.
# ask.en: Your result is a whole number: multiplied by 1296, does it give the total number of tries?
# ask.fr: Votre résultat est un nombre entier : multiplié par 1296, donne-t-il le nombre total
#   d'essais ?
# fails: moyenne_over_all_secrets
def moyenne():
    codes = tous_les_codes(4, 6)
    return round(sum(nombre_essais(secret) for secret in codes) / len(codes))


# %% rounded_to_one_decimal
# en: The average is rounded to one decimal.
# fr: La moyenne est arrondie à une décimale.
# ask.en: How many decimals does your result have, and how many were asked for at least?
# ask.fr: Combien de décimales votre résultat a-t-il, et combien en demandait-on au moins ?
# fails: moyenne_over_all_secrets
def moyenne():
    codes = tous_les_codes(4, 6)
    return round(sum(nombre_essais(secret) for secret in codes) / len(codes), 1)


# %% secrets_without_repeats
# en: Only the 360 secrets of four different colours are played.
# fr: Seuls les 360 codes secrets de quatre couleurs différentes sont joués.
# ask.en: Over how many secrets do you take the average? Is 1 1 2 2 one of them?
# ask.fr: Sur combien de secrets prenez-vous la moyenne ? 1 1 2 2 en fait-il partie ?
# fails: moyenne_over_all_secrets
def moyenne():
    secrets = [code for code in tous_les_codes(4, 6) if len(set(code)) == 4]
    return sum(nombre_essais(secret) for secret in secrets) / len(secrets)


# %% starts_at_one
# en: The total starts at 1.
# fr: Le total part de 1.
# ask.en: Multiply your average by 1296: what is your total before the first game?
# ask.fr: Multipliez votre moyenne par 1296 : que vaut votre total avant la première partie ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 1
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / 1296


# %% text
# en: The average is turned into text.
# fr: La moyenne est changée en texte.
# ask.en: `type(moyenne())` is `str`: could the average be compared with another one, or multiplied
#   by 1296?
# ask.fr: `type(moyenne())` est `str` : pourrait-on comparer cette moyenne à une autre, ou la
#   multiplier par 1296 ?
# fails: moyenne_over_all_secrets
def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return f"{total / 1296:.2f}"


# %% total_of_all_calls
# en: The total is kept outside the function, and never begins at 0 again.
# fr: Le total est gardé hors de la fonction et ne repart jamais de 0.
# ask.en: Call your function twice in a row: does the second call begin with nothing counted yet?
# ask.fr: Appelez votre fonction deux fois de suite : le second appel commence-t-il sans rien avoir
#   compté ?
# fails: moyenne_of_other_games
essais_en_tout = []


def moyenne():
    for secret in tous_les_codes(4, 6):
        essais_en_tout.append(nombre_essais(secret))
    return sum(essais_en_tout) / 1296
