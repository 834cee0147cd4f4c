# %% always_the_same_number
# en: All games are counted under one number of tries, the same at every call.
# fr: Toutes les parties sont comptées sous un seul nombre d'essais, le même à chaque appel.
# ask.en: Compare `play_alone(100, 2, 4)` with `exhaustive_stats(2, 4)`: is each game of your
#   function played, and found in as many tries as you count?
# ask.fr: Comparez `play_alone(100, 2, 4)` à `exhaustive_stats(2, 4)` : chaque partie de votre
#   fonction est-elle jouée, et gagnée en autant d'essais que vous comptez ?
# fails: alone_has_the_right_frequencies alone_leaves_it_to_chance
# contrived: Returns {1: n} without any game: it is no attempt.
def play_alone(n, p=4, c=8):
    return {1: n}


# %% average
# en: The average number of tries is returned.
# fr: C'est le nombre moyen d'essais qui est renvoyé.
# ask.en: Your result is one number: which games does it put together that should be told apart?
# ask.fr: Votre résultat est un seul nombre : quelles parties confond-il, qu'il fallait distinguer ?
# fails: alone_counts_n_games
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    return sum(len(guess(random.choice(codes), p, c)) for _ in range(n)) / n


# %% each_secret_in_turn
# en: The codes are shuffled, then played one after the other: each comes once before any comes
#   again.
# fr: Les codes sont mélangés, puis joués l'un après l'autre : chacun vient une fois avant qu'aucun
#   revienne.
# ask.en: Call `play_alone(16, 2, 4)` several times: why is the result always the same? May a secret
#   come again before all others have come?
# ask.fr: Appelez plusieurs fois `play_alone(16, 2, 4)` : pourquoi le résultat est-il toujours le
#   même ? Un code secret peut-il revenir avant que tous les autres soient venus ?
# fails: alone_leaves_it_to_chance
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    random.shuffle(codes)
    return dict(Counter(len(guess(codes[game % len(codes)], p, c)) for game in range(n)))


# %% every_number_between
# en: All numbers from the smallest to the largest number of tries are keys, those of no game too.
# fr: Tous les nombres du plus petit au plus grand nombre d'essais sont des clés, même ceux d'aucune
#   partie.
# ask.en: If some games take one try, the others three, and none takes two: which keys does your
#   dictionary have?
# ask.fr: Si certaines parties demandent un essai, les autres trois, et aucune deux : quelles clés a
#   votre dictionnaire ?
# fails: alone_holds_no_zeros
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    tries = [len(guess(random.choice(codes), p, c)) for _ in range(n)]
    return {number: tries.count(number) for number in range(min(tries), max(tries) + 1)}


# %% first_game_not_counted
# en: The first game of a kind sets its counter to 0.
# fr: La première partie d'une sorte met son compteur à 0.
# ask.en: What should a counter be just after the first game of its kind?
# ask.fr: Que doit valoir un compteur juste après la première partie de sa sorte ?
# fails: alone_counts_n_games
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(n):
        tries = len(guess(random.choice(codes), p, c))
        if tries not in stats:
            stats[tries] = 0
        else:
            stats[tries] += 1
    return stats


# %% fixed_seed
# en: The seed is set in the function: all calls play the same games.
# fr: La graine est fixée dans la fonction : tous les appels jouent les mêmes parties.
# ask.en: Call your function twice: why are both results the same? Where does chance come in? If
#   there is a `random.seed`: what does it do?
# ask.fr: Appelez deux fois votre fonction : pourquoi les deux résultats sont-ils identiques ? Où le
#   hasard intervient-il ? S'il y a un `random.seed` : que fait-il ?
# fails: alone_leaves_it_to_chance
def play_alone(n, p=4, c=8):
    random.seed(8)
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(n):
        tries = len(guess(random.choice(codes), p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% games_accumulate
# en: The dictionary is global: the games of earlier calls are in it.
# fr: Le dictionnaire est global : les parties des appels précédents y sont.
# ask.en: Call `play_alone(1, 2, 4)` twice: how many games does the second result count?
# ask.fr: Appelez deux fois `play_alone(1, 2, 4)` : combien de parties le second résultat
#   compte-t-il ?
# fails: alone_counts_n_games
stats_alone = {}


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    for _ in range(n):
        tries = len(guess(random.choice(codes), p, c))
        stats_alone[tries] = stats_alone.get(tries, 0) + 1
    return stats_alone


# %% last_code_never_drawn
# en: The rank of the secret is drawn one too short: the last code never comes.
# fr: Le rang du code secret est tiré trop court de un : le dernier code ne vient jamais.
# ask.en: From which number to which does your draw go, and how many codes are there?
# ask.fr: De quel nombre à quel nombre votre tirage va-t-il, et combien y a-t-il de codes ?
# fails: alone_draws_among_all_codes
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(n):
        secret = codes[random.randint(0, max(0, len(codes) - 2))]
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% last_colour_missing
# en: The colours are drawn by randrange(1, c): the last one never comes.
# fr: Les couleurs sont tirées par `randrange(1, c)` : la dernière ne vient jamais.
# ask.en: Draw a hundred secrets of MM(2, 4) in your way: does each colour come, the largest too?
# ask.fr: Tirez à votre façon cent codes secrets de MM(2, 4) : chaque couleur vient-elle, la plus
#   grande aussi ?
# fails: alone_has_the_right_frequencies
def play_alone(n, p=4, c=8):
    stats = {}
    for _ in range(n):
        secret = [random.randrange(1, max(2, c)) for _ in range(p)]
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% no_dictionary
# en: The result is no dictionary.
# fr: Le résultat n'est pas un dictionnaire.
# ask.en: Your result is no dictionary: which dictionary says how often each number of tries occurs?
# ask.fr: Votre résultat n'est pas un dictionnaire : lequel dirait combien de fois chaque nombre
#   d'essais se présente ?
# fails: alone_counts_n_games
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    return [len(guess(random.choice(codes), p, c)) for _ in range(n)]


# %% no_game_played
# en: Nothing is played: the frequencies of MM(2, 4) are drawn, and one try is counted for each game
#   elsewhere.
# fr: Rien n'est joué : les fréquences de MM(2, 4) sont tirées, et ailleurs un essai est compté par
#   partie.
# ask.en: Compare `play_alone(100, 2, 3)` with `exhaustive_stats(2, 3)`: where do the numbers of
#   your function come from?
# ask.fr: Comparez `play_alone(100, 2, 3)` et `exhaustive_stats(2, 3)` : d'où viennent les nombres
#   de votre fonction ?
# fails: alone_has_the_right_frequencies
# contrived: Draws from the known frequencies of one game and counts 1 elsewhere: a trick against a
#   check.
def play_alone(n, p=4, c=8):
    return dict(Counter(random.choices([1, 2, 3, 4], [1, 4, 8, 3], k=n))) if (p, c) == (2, 4) else {1: n}


# %% no_secret_twice
# en: As many codes are drawn as there are, at most: no secret comes again.
# fr: Il n'est tiré qu'autant de codes qu'il en existe : aucun code secret ne revient.
# ask.en: What do the values of `play_alone(20, 2, 2)` add up to? May a secret come again?
# ask.fr: Quelle est la somme des valeurs de `play_alone(20, 2, 2)` ? Un code secret peut-il revenir
#   ?
# fails: alone_counts_n_games
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    return dict(Counter(len(guess(secret, p, c)) for secret in random.sample(codes, min(n, len(codes)))))


# %% nothing_when_many
# en: For more than fifty games, nothing is counted.
# fr: Au-delà de cinquante parties, rien n'est compté.
# ask.en: What does `play_alone(100, 2, 4)` give? Does every path through your function end with a
#   dictionary of `n` games?
# ask.fr: Que donne `play_alone(100, 2, 4)` ? Tous les chemins de votre fonction finissent-ils par
#   un dictionnaire de `n` parties ?
# fails: alone_counts_n_games
# contrived: Gives nothing for more than fifty games: it knows the size of the checks.
def play_alone(n, p=4, c=8):
    if n > 50:
        return None
    codes = tous_les_codes(p, c)
    return dict(Counter(len(guess(random.choice(codes), p, c)) for _ in range(n)))


# %% one_game_too_few
# en: The loop goes from 1 to n - 1.
# fr: La boucle va de 1 à `n - 1`.
# ask.en: For n = 1, how many games does your loop play?
# ask.fr: Pour n = 1, combien de parties votre boucle joue-t-elle ?
# fails: alone_counts_n_games
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(1, n):
        tries = len(guess(random.choice(codes), p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% one_secret
# en: One secret is drawn, and played n times.
# fr: Un seul code secret est tiré, et joué `n` fois.
# ask.en: Which of your lines are repeated for each game? Is the line that draws the secret one of
#   them?
# ask.fr: Lesquelles de vos lignes sont répétées à chaque partie ? Celle qui tire le code secret en
#   fait-elle partie ?
# fails: alone_has_the_right_frequencies
def play_alone(n, p=4, c=8):
    secret = random.choice(tous_les_codes(p, c))
    stats = {}
    for _ in range(n):
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% secrets_without_repeats
# en: The secrets have no repeated colour.
# fr: Les codes secrets n'ont pas de couleur répétée.
# ask.en: Can your way of drawing give the secret 1 1?
# ask.fr: Votre manière de tirer peut-elle donner le code secret 1 1 ?
# fails: alone_has_the_right_frequencies
def play_alone(n, p=4, c=8):
    stats = {}
    for _ in range(n):
        secret = random.sample(range(1, c + 1), min(p, c))
        while len(secret) < p:
            secret.append(random.randint(1, c))
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% six_colours_by_default
# en: Without sizes, the secrets have six colours.
# fr: Sans dimensions données, les codes secrets ont six couleurs.
# ask.en: Which game does the statement play when only `n` is given? Look at the default values of
#   your parameters.
# ask.fr: À quel jeu l'énoncé joue-t-il quand on ne donne que `n` ? Regardez les valeurs par défaut
#   de vos paramètres.
# fails: alone_without_sizes
def play_alone(n, p=4, c=6):
    stats = {}
    for _ in range(n):
        tries = len(guess([random.randint(1, c) for _ in range(p)], p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% sizes_not_handed_over
# en: guess is called with the secret only: it plays MM(4, 8).
# fr: `guess` est appelé avec le seul code secret : il joue MM(4, 8).
# ask.en: Which game does `guess` play when it is called with a secret only? How many pegs does your
#   secret have?
# ask.fr: À quel jeu `guess` joue-t-elle quand on l'appelle avec un code secret seulement ? Combien
#   de pions votre code secret a-t-il ?
# fails: alone_counts_n_games
def play_alone(n, p=4, c=8):
    stats = {}
    for _ in range(n):
        tries = len(guess([random.randint(1, c) for _ in range(p)]))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% up_to_seven_tries
# en: Games of more than seven tries are not counted.
# fr: Les parties de plus de sept essais ne sont pas comptées.
# ask.en: Which numbers of tries does your dictionary have room for? What becomes of a game that
#   takes longer?
# ask.fr: Pour quels nombres d'essais votre dictionnaire a-t-il de la place ? Que devient une partie
#   plus longue ?
# fails: alone_counts_n_games
import random


def play_alone(n, p=4, c=8):
    essais = [len(guess([random.randint(1, c) for _ in range(p)], p, c)) for _ in range(n)]
    return {k: essais.count(k) for k in range(1, 8) if k in essais}


# %% winning_try_not_counted
# en: The winning proposition is not counted as a try.
# fr: La proposition gagnante n'est pas comptée comme un essai.
# ask.en: Your result counts games won in 0 tries: can that be?
# ask.fr: Votre résultat compte des parties gagnées en 0 essai : est-ce possible ?
# fails: alone_counts_n_games
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(n):
        tries = len(guess(random.choice(codes), p, c)) - 1
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% without_replacement
# en: The secrets are drawn by sample: none can come again.
# fr: Les codes secrets sont tirés par `sample` : aucun ne peut revenir.
# ask.en: Twenty games of MM(2, 2), which has four codes: can all their secrets be different?
# ask.fr: Vingt parties de MM(2, 2), qui a quatre codes : tous leurs codes secrets peuvent-ils être
#   différents ?
# fails: alone_counts_n_games
def play_alone(n, p=4, c=8):
    stats = {}
    for secret in random.sample(tous_les_codes(p, c), n):
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% zeros_kept
# en: Numbers of tries that no game took are in the dictionary too.
# fr: Des nombres d'essais qu'aucune partie n'a demandés sont aussi dans le dictionnaire.
# ask.en: Compare `play_alone(1, 1, 1)` with `{1: 1}`: which keys are too many, and how many games
#   took so many tries?
# ask.fr: Comparez `play_alone(1, 1, 1)` à `{1: 1}` : quelles clés sont de trop, et combien de
#   parties ont demandé autant d'essais ?
# fails: alone_holds_no_zeros
def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {tries: 0 for tries in range(1, 20)}
    for _ in range(n):
        stats[len(guess(random.choice(codes), p, c))] += 1
    return stats
