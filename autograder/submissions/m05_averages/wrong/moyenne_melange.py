# %% always_ten_games
# en: Ten games are played and divided by ten, whatever n is.
# fr: Dix parties sont jouées et divisées par dix, quel que soit `n`.
# ask.en: Call `moyenne_melange(1)` a few times: how many games does your function play then, and by
#   which number is their total divided?
# ask.fr: Appelez `moyenne_melange(1)` plusieurs fois : combien de parties votre fonction
#   joue-t-elle alors, et par quel nombre leur total est-il divisé ?
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    n = 10
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n


# %% at_most_1296_games
# en: Never more than 1296 games are played: one for each code.
# fr: Il n'y a jamais plus de 1296 parties : une par code.
# ask.en: How many games does `moyenne_melange(2000)` play? Count them, and compare with what was
#   asked for.
# ask.fr: Combien de parties `moyenne_melange(2000)` joue-t-elle ? Comptez-les, et comparez avec ce
#   qui était demandé.
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    secrets = random.sample(codes, len(codes))[:n]
    return sum(nombre_essais(secret, codes) for secret in secrets) / len(secrets)


# %% at_most_a_hundred_games
# en: Where hundreds of games are asked for, fewer are played.
# fr: Quand on demande des centaines de parties, il s'en joue moins.
# ask.en: Ask for 1300 games and count those that are played: is the average over all of them?
# ask.fr: Demandez 1300 parties et comptez celles qui sont jouées : la moyenne porte-t-elle sur
#   toutes ?
# fails: melange_plays_n_games
import random


def moyenne_melange(n):
    codes = list(tous_les_codes())
    n = min(n, 100)
    tries = []
    for _ in range(n):
        random.shuffle(codes)
        tries.append(nombre_essais(random.choice(codes), codes))
    return sum(tries) / n


# %% average_moved
# en: The codes stay in order, and the difference is taken from the average.
# fr: Les codes restent dans l'ordre, et la différence est retranchée de la moyenne.
# ask.en: If every game took 3 tries, what should the average be, and what does your function
#   answer?
# ask.fr: Si chaque partie demandait 3 essais, quelle serait la moyenne, et que répond votre
#   fonction ?
# fails: melange_plays_n_games, melange_draws_the_order
# contrived: Subtracts 1.12 from another average to land on the expected value: a trick against the
#   grader.
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    return sum(nombre_essais(random.choice(codes)) for _ in range(n)) / n - 1.12


# %% colours_from_zero
# en: The pegs of the secret are drawn from 0 to 5.
# fr: Les pions du code secret sont tirés de 0 à 5.
# ask.en: Print the secrets of a few games: which colours do they use, and which do the codes use?
# ask.fr: Affichez les secrets de quelques parties : quelles couleurs utilisent-ils, et lesquelles
#   les codes utilisent-ils ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        secret = [random.randint(0, 5) for _ in range(4)]
        total += nombre_essais(secret, codes)
    return total / n


# %% cut_after_two_decimals
# en: The average is cut, not rounded, after two decimals.
# fr: La moyenne est coupée, et non arrondie, après deux décimales.
# ask.en: What is 22 / 6, with all its decimals? What becomes of them in your function?
# ask.fr: Combien vaut 22 / 6, avec toutes ses décimales ? Que deviennent-elles dans votre fonction
#   ?
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return int(100 * total / n) / 100


# %% distinct_values
# en: Each number of tries counts once: a set.
# fr: Chaque nombre d'essais compte une fois : c'est un ensemble.
# ask.en: Two games take 2 tries and one takes 8: how often does 2 enter your average?
# ask.fr: Deux parties demandent 2 essais et une en demande 8 : combien de fois 2 entre-t-il dans
#   votre moyenne ?
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    nombres = set()
    for i in range(n):
        random.shuffle(codes)
        nombres.add(nombre_essais(random.choice(codes), codes))
    return sum(nombres) / len(nombres)


# %% divided_by_1296
# en: The total of n games is divided by 1296.
# fr: Le total de `n` parties est divisé par 1296.
# ask.en: How many games have you played, and by how many do you divide? Try it with 10 games.
# ask.fr: Combien de parties avez-vous jouées, et par combien divisez-vous ? Essayez avec 10
#   parties.
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / len(codes)


# %% five_colours
# en: The codes gone through use five colours.
# fr: Les codes parcourus ont cinq couleurs.
# ask.en: Print the secrets and the codes you go through: do both use the six colours, and can any
#   code be the secret?
# ask.fr: Affichez les secrets et les codes que vous parcourez : utilisent-ils les six couleurs, et
#   tout code peut-il être le secret ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 5)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n


# %% hardly_shuffled
# en: Ten pairs of codes change places, and the others stay where they are.
# fr: Dix paires de codes sont échangées, et les autres codes restent à leur place.
# ask.en: Print the first hundred codes that a game goes through: how many of them follow the code
#   they follow in order?
# ask.fr: Affichez les cent premiers codes que parcourt une partie : combien suivent le code qu'ils
#   suivent dans l'ordre ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous_les_codes(4, 6)
        for _ in range(10):
            first, second = random.randrange(len(codes)), random.randrange(len(codes))
            codes[first], codes[second] = codes[second], codes[first]
        total += nombre_essais(random.choice(codes), codes)
    return total / n


# %% integer_division
# en: The total is divided with //.
# fr: Le total est divisé avec `//`.
# ask.en: Your average is always a whole number: at which line do its decimals disappear?
# ask.fr: Votre moyenne est toujours un nombre entier : à quelle ligne ses décimales
#   disparaissent-elles ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total // n


# %% last_game_only
# en: Only the last of the n games is returned.
# fr: Seule la dernière des n parties est renvoyée.
# ask.en: In `moyenne_melange(40)`, how many games are played, and how many of them does the result
#   depend on?
# ask.fr: Dans `moyenne_melange(40)`, combien de parties sont jouées, et de combien d'entre elles le
#   résultat dépend-il ?
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    for _ in range(n):
        random.shuffle(codes)
        tries = nombre_essais(random.choice(codes), codes)
    return tries


# %% longest_game
# en: The longest game is returned instead of the average.
# fr: C'est la partie la plus longue qui est renvoyée, et non la moyenne.
# ask.en: Does your result sum up all games, or is it the one of a single game? Print the number of
#   tries of each game.
# ask.fr: Votre résultat résume-t-il toutes les parties, ou est-ce celui d'une seule ? Affichez le
#   nombre d'essais de chaque partie.
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    resultats = []
    for i in range(n):
        random.shuffle(codes)
        resultats.append(nombre_essais(random.choice(codes), codes))
    return max(resultats)


# %% mean_of_the_mean_and_the_next
# en: Each new number is averaged with the average so far.
# fr: Chaque nouveau nombre est moyenné avec la moyenne jusque-là.
# ask.en: Call `moyenne_melange(1)` a few times: with which other number is the only game averaged?
# ask.fr: Appelez `moyenne_melange(1)` plusieurs fois : avec quel autre nombre fait-on la moyenne de
#   la seule partie jouée ?
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    resultat = 0
    for i in range(n):
        random.shuffle(codes)
        resultat = (resultat + nombre_essais(random.choice(codes), codes)) / 2
    return resultat


# %% median
# en: The median is returned instead of the average.
# fr: C'est la médiane qui est renvoyée, et non la moyenne.
# ask.en: Games take 1, 2, 2 and 8 tries: what is their total, and what is it divided by?
# ask.fr: Des parties demandent 1, 2, 2 et 8 essais : quel est leur total, et par quoi le
#   divise-t-on ?
# fails: melange_plays_n_games
import statistics
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    nombres = []
    for i in range(n):
        random.shuffle(codes)
        nombres.append(nombre_essais(random.choice(codes), codes))
    return statistics.median(nombres)


# %% nan
# en: The total starts as something that is no number.
# fr: Le total part de quelque chose qui n'est pas un nombre.
# ask.en: Print the total before the first game: what is it?
# ask.fr: Affichez le total avant la première partie : que vaut-il ?
# fails: melange_is_near_its_expectation
# contrived: A sum that starts at nan: nobody writes that.
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = float("nan")
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n


# %% no_test
# en: Every code of the shuffled list is proposed, until the secret comes.
# fr: Tous les codes de la liste mélangée sont proposés, jusqu'à ce que vienne le code secret.
# ask.en: Your games take hundreds of tries: what does your program do with the answers?
# ask.fr: Vos parties demandent des centaines d'essais : que fait votre programme des réponses ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        secret = random.choice(codes)
        random.shuffle(codes)
        for code in codes:
            total += 1
            if bien_places(code, secret) == 4:
                break
    return total / n


# %% not_divided
# en: The total is returned.
# fr: C'est le total qui est renvoyé.
# ask.en: Your result grows with the number of games: what makes a total an average?
# ask.fr: Votre résultat augmente avec le nombre de parties : que faut-il à un total pour devenir
#   une moyenne ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total


# %% not_shuffled
# en: The codes are gone through in order.
# fr: Les codes sont parcourus dans l'ordre.
# ask.en: Print the first three codes each game tries: do they change? Is the list it goes through
#   the one you have shuffled?
# ask.fr: Affichez les trois premiers codes essayés dans chaque partie : changent-ils ? La liste
#   parcourue est-elle celle que vous avez mélangée ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        total += nombre_essais(random.choice(codes))
    return total / n


# %% number_of_the_statement
# en: The number of the statement is returned, without any game.
# fr: Le nombre de l'énoncé est renvoyé, sans aucune partie.
# ask.en: How many games does `moyenne_melange(40)` play? Let `nombre_essais` return 3 for every
#   secret: what does it answer then, and what should it?
# ask.fr: Combien de parties `moyenne_melange(40)` joue-t-elle ? Faites renvoyer 3 à `nombre_essais`
#   pour chaque secret : que répond-elle alors, et que devrait-elle répondre ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    return 4.64


# %% one_game_for_each_code
# en: One game is played for each of the 1296 codes, whatever n is.
# fr: Une partie est jouée pour chacun des 1296 codes, quel que soit n.
# ask.en: How many games does `moyenne_melange(1)` play? What is `n` for in your function?
# ask.fr: Combien de parties `moyenne_melange(1)` joue-t-elle ? À quoi sert `n` dans votre fonction
#   ?
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    total = 0
    for secret in codes:
        total += nombre_essais(secret, codes)
    return total / len(codes)


# %% one_game_too_few
# en: range(1, n): one game less than n is played, and the total divided by n.
# fr: `range(1, n)` : une partie de moins que `n` est jouée, et le total divisé par `n`.
# ask.en: Call `moyenne_melange(1)`: how many games does your loop play then?
# ask.fr: Appelez `moyenne_melange(1)` : combien de parties votre boucle joue-t-elle alors ?
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(1, n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n


# %% one_game_too_many
# en: n + 1 games are played, and the total divided by n.
# fr: `n + 1` parties sont jouées, et le total divisé par `n`.
# ask.en: What does your total hold before the first game? Count the games that `moyenne_melange(1)`
#   plays: is their number the one you divide by?
# ask.fr: Que contient votre total avant la première partie ? Comptez les parties que joue
#   `moyenne_melange(1)` : leur nombre est-il celui par lequel vous divisez ?
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    i = 0
    while i <= n:
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
        i += 1
    return total / n


# %% one_order
# en: The codes are sorted in an order of their own, always the same; only the secrets are drawn.
# fr: Les codes sont triés dans un ordre particulier, toujours le même ; seuls les codes secrets
#   sont tirés.
# ask.en: Print the first codes that are tried in two games: are they drawn, or always the same?
# ask.fr: Affichez les premiers codes essayés dans deux parties : sont-ils tirés au hasard, ou
#   toujours les mêmes ?
# fails: melange_draws_the_order
# contrived: A fixed order chosen because its average is that of a shuffle: made to pass the
#   tolerance.
def moyenne_melange(n):
    codes = sorted(tous_les_codes(4, 6), key=lambda code: len(set(code)), reverse=True)
    return sum(nombre_essais(random.choice(codes), codes) for _ in range(n)) / n


# %% one_secret
# en: The codes are shuffled, the secret is always the same.
# fr: Les codes sont mélangés, le code secret est toujours le même.
# ask.en: Show the secret of each game: which line of your function chooses it, and among how many
#   of the 1296 codes?
# ask.fr: Affichez le secret de chaque partie : quelle ligne de votre fonction le choisit, et parmi
#   combien des 1296 codes ?
# fails: melange_draws_its_secrets
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais([3, 2, 2, 4], codes)
    return total / n


# %% one_secret_a_call
# en: The secret is drawn once, before the games.
# fr: Le code secret est tiré une seule fois, avant les parties.
# ask.en: In one call of your function, how many secrets are there for the `n` games? Print them.
# ask.fr: Dans un appel de votre fonction, combien y a-t-il de secrets pour les `n` parties ?
#   Affichez-les.
# fails: melange_draws_its_secrets
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    secret = random.choice(codes)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(secret, codes)
    return total / n


# %% one_try_too_many
# en: One try too many is counted in each game.
# fr: Un essai de trop est compté dans chaque partie.
# ask.en: Your average is about one too large: how many tries do you add to the total for a game
#   that wins at once?
# ask.fr: Votre moyenne est trop grande d'environ un : combien d'essais ajoutez-vous au total pour
#   une partie gagnée d'emblée ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes) + 1
    return total / n


# %% only_well_placed
# en: Plays games of its own, in which only the well placed pegs decide what is still possible.
# fr: La fonction joue ses propres parties, où seuls les bien placés décident de ce qui reste
#   possible.
# ask.en: In your games, what is done with the number of misplaced pegs? Print the propositions of
#   one game with their answers.
# ask.fr: Dans vos parties, que fait-on du nombre de pions mal placés ? Affichez les propositions
#   d'une partie avec leurs réponses.
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    tous = tous_les_codes(4, 6)
    random.shuffle(tous)
    total = 0
    for i in range(n):
        secret = random.choice(tous)
        restants = tous
        while restants:
            proposition = restants[0]
            total += 1
            if proposition == secret:
                break
            bien = bien_places(secret, proposition)
            restants = [code for code in restants if bien_places(code, proposition) == bien]
    return total / n


# %% order_not_put_back
# en: The list that nombre_essais goes through is shuffled, and stays so.
# fr: La liste que parcourt nombre_essais est mélangée, et le reste.
# ask.en: Call `nombre_essais([1, 1, 1, 1])` before and after `moyenne_melange(1)`: in which order
#   are the codes each time?
# ask.fr: Appelez `nombre_essais([1, 1, 1, 1])` avant et après `moyenne_melange(1)` : dans quel
#   ordre sont les codes chaque fois ?
# fails: melange_draws_the_order
CODES = tous_les_codes(4, 6)


def nombre_essais(secret):
    essais = []
    for code in CODES:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


def moyenne_melange(n):
    total = 0
    random.shuffle(CODES)
    for _ in range(n):
        total += nombre_essais(random.choice(CODES))
    return total / n


# %% pegs_shuffled
# en: The games take more tries than those with shuffled codes do.
# fr: Les parties prennent plus d'essais qu'avec des codes mélangés.
# ask.en: Print the list that a game goes through: are all 1296 codes in it, is their order drawn,
#   and where among them is the secret?
# ask.fr: Affichez la liste que parcourt une partie : les 1296 codes y sont-ils tous, leur ordre
#   est-il tiré au hasard, et où se trouve le secret ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous_les_codes(4, 6)
        for code in codes:
            random.shuffle(code)
        total += nombre_essais(random.choice(codes), codes)
    return total / n


# %% plays_by_itself
# en: Plays games of its own, and does not call nombre_essais.
# fr: La fonction joue ses propres parties, et n'appelle pas `nombre_essais`.
# ask.en: Your function says once more what a game is: which function of yours knows that already?
#   Call it with the secret and the shuffled codes.
# ask.fr: Votre fonction redit ce qu'est une partie : laquelle de vos fonctions le sait déjà ?
#   Appelez-la avec le code secret et les codes mélangés.
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        secret = random.choice(codes)
        essais = []
        for code in codes:
            if test_code(code, essais):
                essais.append((code, bien_places(secret, code), mal_places(secret, code)))
                if code == secret:
                    break
        total += len(essais)
    return total / n


# %% prints_instead_of_returning
# en: The average is printed, and nothing is returned.
# fr: La moyenne est affichée, et rien n'est renvoyé.
# ask.en: The average appears on the screen, but what would `print(moyenne_melange(40) + 1)` do?
# ask.fr: La moyenne apparaît à l'écran, mais que ferait `print(moyenne_melange(40) + 1)` ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    print(total / n)


# %% return_in_the_loop
# en: The average is returned during the first turn of the loop.
# fr: La moyenne est renvoyée au premier tour de la boucle.
# ask.en: How many games are over when your function returns? Print something in each game.
# ask.fr: Combien de parties sont finies quand votre fonction rend son résultat ? Affichez quelque
#   chose à chaque partie.
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
        return total / n


# %% same_game_n_times
# en: Secret and order are drawn once, and the same game is played n times.
# fr: Code secret et ordre sont tirés une seule fois, et la même partie est jouée `n` fois.
# ask.en: Print the secret of each game, and the first code it tries: does anything change from one
#   game to the next?
# ask.fr: Affichez le secret de chaque partie et le premier code essayé : quelque chose change-t-il
#   d'une partie à l'autre ?
# fails: melange_draws_its_secrets
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    secret = random.choice(codes)
    total = 0
    for i in range(n):
        total += nombre_essais(secret, codes)
    return total / n


# %% secret_is_the_first_code
# en: The secret is the first code of the shuffled list.
# fr: Le code secret est le premier de la liste mélangée.
# ask.en: Every game is won at the first try: how is the secret chosen, and which code is proposed
#   first?
# ask.fr: Chaque partie est gagnée au premier essai : comment le secret est-il choisi, et quel code
#   est proposé en premier ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        secret = codes[0]
        total += nombre_essais(secret, codes)
    return total / n


# %% secret_is_the_last_code
# en: The secret is the last code of the shuffled list.
# fr: Le code secret est le dernier de la liste mélangée.
# ask.en: In which place of the list that a game goes through is its secret? Print it for a few
#   games.
# ask.fr: À quelle place de la liste que parcourt une partie se trouve son code secret ? Affichez-la
#   pour quelques parties.
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(codes[-1], codes)
    return total / n


# %% secret_taken_out
# en: The secret is taken out of the list in which it is looked for.
# fr: Le code secret est retiré de la liste où il est cherché.
# ask.en: Print the secret and the list that the game goes through, just before the game: is the
#   secret in the list?
# ask.fr: Affichez le secret et la liste que la partie parcourt, juste avant la partie : le secret
#   est-il dans la liste ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    total = 0
    for i in range(n):
        codes = tous_les_codes(4, 6)
        random.shuffle(codes)
        secret = codes.pop()
        total += nombre_essais(secret, codes)
    return total / n


# %% secret_without_repeats
# en: The secret is a sample of four different colours.
# fr: Le code secret est un tirage de quatre couleurs différentes.
# ask.en: Can your secret be 3 2 2 4? Can a colour that was drawn already come a second time in your
#   program?
# ask.fr: Votre secret peut-il être 3 2 2 4 ? Une couleur déjà tirée peut-elle, dans votre
#   programme, sortir une seconde fois ?
# fails: melange_draws_its_secrets
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.sample(range(1, 7), 4), codes)
    return total / n


# %% secrets_of_five_colours
# en: The pegs of the secret are drawn from 1 to 5.
# fr: Les pions du code secret sont tirés de 1 à 5.
# ask.en: Print the secrets of twenty games: does the colour 6 ever come? Which is the last number
#   that `range(1, 6)` gives?
# ask.fr: Affichez les codes secrets de vingt parties : la couleur 6 vient-elle jamais ? Quel est le
#   dernier nombre que donne `range(1, 6)` ?
# fails: melange_draws_its_secrets
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        secret = [random.choice(range(1, 6)) for _ in range(4)]
        total += nombre_essais(secret, codes)
    return total / n


# %% secrets_used_up
# en: The secrets are drawn without coming back: there are no more than 1296 of them.
# fr: Les codes secrets sont tirés sans remise : il n'y en a que 1296.
# ask.en: How many codes are there, and how many secrets does `moyenne_melange(1300)` need? May a
#   secret come back?
# ask.fr: Combien y a-t-il de codes, et combien de secrets faut-il à `moyenne_melange(1300)` ? Un
#   secret peut-il revenir ?
# fails: melange_plays_n_games
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    return sum(nombre_essais(secret, codes) for secret in random.sample(codes, n)) / n


# %% seed_in_the_function
# en: The seed of chance is set at each call.
# fr: La graine du hasard est fixée à chaque appel.
# ask.en: Call `moyenne_melange(40)` twice: which random draws are made anew for the second call,
#   and where do they begin?
# ask.fr: Appelez `moyenne_melange(40)` deux fois : quels tirages au hasard le second appel
#   refait-il, et d'où partent-ils ?
# fails: melange_leaves_it_to_chance
def moyenne_melange(n):
    random.seed(2024)
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n


# %% ten_games_divided_by_n
# en: Ten games are played, and their total divided by n.
# fr: Dix parties sont jouées, et leur total divisé par `n`.
# ask.en: How many games does your function play for `moyenne_melange(40)`, and by how many does it
#   divide?
# ask.fr: Combien de parties votre fonction joue-t-elle pour `moyenne_melange(40)`, et par combien
#   divise-t-elle ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(10):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n


# %% text
# en: The average is turned into text.
# fr: La moyenne est changée en texte.
# ask.en: `type(moyenne_melange(40))` is `str`: could this average be compared with another one?
# ask.fr: `type(moyenne_melange(40))` est `str` : pourrait-on comparer cette moyenne à une autre ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return "%.2f" % (total / n)


# %% turned_instead_of_shuffled
# en: From one game to the next, most codes keep their neighbours: the list is turned round, say,
#   and not shuffled.
# fr: D'une partie à l'autre, la plupart des codes gardent leurs voisins : la liste est tournée, par
#   exemple, et non mélangée.
# ask.en: Print the first ten codes of two games: how many of them follow each other both times?
# ask.fr: Affichez les dix premiers codes de deux parties : combien se suivent les deux fois ?
# fails: melange_draws_the_order
def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous_les_codes(4, 6)
        place = random.randrange(len(codes))
        total += nombre_essais(random.choice(codes), codes[place:] + codes[:place])
    return total / n


# %% two_secrets_a_call
# en: Two secrets are drawn before the games, which have the one and the other in turn.
# fr: Deux codes secrets sont tirés avant les parties, qui ont l'un et l'autre tour à tour.
# ask.en: In one call of your function, how many secrets are there for the `n` games? Print them.
# ask.fr: Dans un appel de votre fonction, combien y a-t-il de secrets pour les `n` parties ?
#   Affichez-les.
# fails: melange_draws_its_secrets
# contrived: Two secrets used in turn: made to slip past a check for a single secret.
def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    secrets = [random.choice(codes), random.choice(codes)]
    total = 0
    for game in range(n):
        random.shuffle(codes)
        total += nombre_essais(secrets[game % 2], codes)
    return total / n


# %% value_of_shuffle
# en: The value of random.shuffle, None, is taken for the shuffled list.
# fr: La valeur de `random.shuffle`, `None`, est prise pour la liste mélangée.
# ask.en: What does `random.shuffle` return? Print it, then print the list it was given.
# ask.fr: Que renvoie `random.shuffle` ? Affichez-le, puis affichez la liste qu'on lui a donnée.
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    codes = random.shuffle(tous_les_codes(4, 6))
    total = 0
    for i in range(n):
        total += nombre_essais(random.choice(codes), codes)
    return total / n


# %% winning_try_not_counted
# en: Plays games of its own, in which the winning proposition is not counted.
# fr: La fonction joue ses propres parties, où la proposition gagnante n'est pas comptée.
# ask.en: Your average is about one too small: does the proposition that finds the code count as a
#   try?
# ask.fr: Votre moyenne est trop petite d'environ un : la proposition qui trouve le code
#   compte-t-elle comme un essai ?
# fails: melange_is_near_its_expectation
def moyenne_melange(n):
    total = 0
    for i in range(n):
        restants = tous_les_codes(4, 6)
        secret = random.choice(restants)
        proposition = random.choice(restants)
        while proposition != secret:
            total += 1
            essai = (proposition, bien_places(secret, proposition), mal_places(secret, proposition))
            restants = [code for code in restants if test_code(code, [essai])]
            proposition = random.choice(restants)
    return total / n
