# %% bulls_only
# en: A string is kept when its number of bulls agrees.
# fr: Une chaîne est gardée dès que son nombre de taureaux concorde.
# ask.en: Your guesses agree with the bulls of the turns before. And with their cows?
# ask.fr: Vos propositions sont d'accord avec les taureaux des tours précédents. Et avec leurs
#   vaches ?
# fails: naive_guesses_what_is_compatible
def naive_player(answer):
    history = []
    area = list(everything)
    while True:
        guess = random.choice(area)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        if guess == answer:
            return history
        area = [other for other in area if other != guess and bulls_n_cows(other, guess)[0] == bulls]


# %% character_by_character
# en: The characters are drawn one after the other: not all strings have the same chance.
# fr: Les caractères sont tirés l'un après l'autre : toutes les chaînes n'ont pas la même chance.
# ask.en: The area is 123, 124, 321: with which chance does your player draw each first character,
#   and so each string?
# ask.fr: La zone est 123, 124, 321 : avec quelle chance votre joueur tire-t-il chaque premier
#   caractère, et donc chaque chaîne ?
# fails: naive_draws_each_guess
def naive_player(answer):
    history, area = [], everything
    while not history or history[-1][0] != answer:
        left = area
        for place in range(len(answer)):
            character = random.choice(sorted({guess[place] for guess in left}))
            left = [guess for guess in left if guess[place] == character]
        history.append((left[0], *bulls_n_cows(left[0], answer)))
        area = compatible_area(history, area)
    return history


# %% crosses_out_in_everything
# en: What cannot be the secret is crossed out in everything itself.
# fr: Ce qui ne peut pas être le code secret est barré dans `everything` même.
# ask.en: Print `everything` after a game: what is left of it for the next one?
# ask.fr: Affichez `everything` après une partie : qu'en reste-t-il pour la suivante ?
# fails: naive_leaves_everything_alone
def naive_player(answer):
    history = []
    while not history or history[-1][0] != answer:
        guess = random.choice([guess for guess in everything if guess is not None])
        history.append((guess, *bulls_n_cows(guess, answer)))
        for rank, other in enumerate(everything):
            if other is not None and not is_compatible(other, history):
                everything[rank] = None
    return history


# %% draws_from_everything
# en: Each guess is drawn from everything, whatever was replied.
# fr: Chaque proposition est tirée de `everything`, quelles que soient les réponses.
# ask.en: From which list is the second guess drawn? Does the reply to the first one matter?
# ask.fr: Dans quelle liste tire-t-on la deuxième proposition ? La réponse à la première
#   compte-t-elle ?
# fails: naive_guesses_what_is_compatible
def naive_player(answer):
    history = []
    while True:
        guess = random.choice(everything)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        if guess == answer:
            return history


# %% first_guess_fixed
# en: The first guess is always the same, the next ones are drawn.
# fr: La première proposition est toujours la même, les suivantes sont tirées.
# ask.en: Let your player play three games: is their first guess the same? Among which strings does
#   the statement have it drawn?
# ask.fr: Faites jouer trois parties à votre joueur : leur première proposition est-elle la même ?
#   Parmi quelles chaînes l'énoncé la fait-il tirer ?
# fails: naive_draws_each_guess
def naive_player(answer):
    history, area = [], everything
    while True:
        guess = random.choice(area) if history else everything[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)


# %% first_guess_never_wins
# en: A first guess that happens to be the secret is drawn again.
# fr: Une première proposition qui se trouve être le secret est tirée de nouveau.
# ask.en: Who does not know `answer` wins at the first guess now and then: how often does your
#   player?
# ask.fr: Qui ne connaît pas `answer` gagne parfois dès la première proposition : cela arrive-t-il à
#   votre joueur, et combien de fois ?
# fails: naive_draws_each_guess
def naive_player(answer):
    history, area = [], everything
    while not history or history[-1][0] != answer:
        guess = random.choice(area)
        if guess == answer and not history:
            guess = random.choice(area)
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history, area)
    return history


# %% four_bulls
# en: The game ends with four bulls, whatever the length of the strings.
# fr: La partie finit à quatre taureaux, quelle que soit la longueur des chaînes.
# ask.en: Print each guess of one game on strings of 2 characters: is the answer ever guessed? What
#   does your function wait for before it stops?
# ask.fr: Affichez chaque proposition d'une partie sur des chaînes de 2 caractères : la réponse
#   est-elle proposée ? Qu'attend votre fonction pour s'arrêter ?
# fails: naive_plays_whole_games
def naive_player(answer):
    history, area, bulls = [], everything, 0
    while bulls != 4:
        guess = random.choice(area)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        area = compatible_area(history, area)
    return history


# %% guesses_only
# en: The history holds the guesses without the replies.
# fr: L'historique contient les propositions sans les réponses.
# ask.en: A turn is a triple: what does each element of your history hold, and what is missing?
# ask.fr: Un tour est un triplet : que contient chaque élément de votre historique, et que
#   manque-t-il ?
# fails: naive_plays_whole_games
def naive_player(answer):
    history = []
    guesses = []
    guess = None
    while guess != answer:
        guess = random.choice(compatible_area(history))
        history.append((guess, *bulls_n_cows(guess, answer)))
        guesses.append(guess)
    return guesses


# %% history_outside
# en: The history is created once, and goes on from game to game.
# fr: L'historique est créé une seule fois, et continue d'une partie à l'autre.
# ask.en: With how many turns does your second game begin? When is the list created that you append
#   to?
# ask.fr: Avec combien de tours votre seconde partie commence-t-elle ? Quand la liste à laquelle
#   vous ajoutez est-elle créée ?
# fails: naive_plays_whole_games
def naive_player(answer, history=[]):
    area = everything
    while True:
        guess = random.choice(area)
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history[-1:], area)


# %% last_string_never_drawn
# en: The last string of the area is never drawn when there are others.
# fr: La dernière chaîne de la zone n'est jamais tirée quand il y en a d'autres.
# ask.en: Draw a hundred times an index for a list of two elements: does your line ever give the
#   last one?
# ask.fr: Tirez cent fois un indice pour une liste de deux éléments : votre ligne donne-t-elle
#   parfois le dernier ?
# fails: naive_draws_each_guess
def naive_player(answer):
    history = []
    area = everything
    while True:
        guess = area[random.randrange(max(1, len(area) - 1))]
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)


# %% last_turn_only
# en: Only the last turn decides what is compatible.
# fr: Seul le dernier tour décide de ce qui est compatible.
# ask.en: At the third turn, is the reply to the first guess still taken into account? Where is it
#   remembered?
# ask.fr: Au troisième tour, la réponse à la première proposition est-elle encore prise en compte ?
#   Où est-elle retenue ?
# fails: naive_guesses_what_is_compatible
def naive_player(answer):
    history = []
    area = everything
    while True:
        guess = random.choice(area)
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        if guess == answer:
            return history
        area = [other for other in everything if is_compatible(other, [(guess, bulls, cows)])]


# %% nothing_drawn
# en: Nothing is drawn: the first string is played, then the first compatible one.
# fr: Rien n'est tiré : la première chaîne est jouée, puis la première chaîne compatible.
# ask.en: Let your player play three times against the same secret: are the games the same?
# ask.fr: Faites jouer votre joueur trois fois contre le même secret : les parties sont-elles les
#   mêmes ?
# fails: naive_draws_each_guess
def naive_player(answer):
    history = []
    for guess in everything:
        if is_compatible(guess, history):
            history.append((guess, *bulls_n_cows(guess, answer)))
            if guess == answer:
                return history


# %% number_of_turns
# en: The number of turns is returned.
# fr: C'est le nombre de tours qui est renvoyé.
# ask.en: Your function gives a number: which guesses were played in that game?
# ask.fr: Votre fonction donne un nombre : quelles propositions ont été jouées dans cette partie ?
# fails: naive_plays_whole_games
def naive_player(answer):
    area = everything
    turns = 1
    guess = random.choice(area)
    while guess != answer:
        area = compatible_area([(guess, *bulls_n_cows(guess, answer))], area)
        guess = random.choice(area)
        turns += 1
    return turns


# %% one_turn_too_many
# en: The end is looked for before the guess is replaced: the secret is played twice.
# fr: La fin est testée avant que la proposition soit remplacée : le code secret est joué deux fois.
# ask.en: How many times does the secret stand in your history? When do you ask whether the game is
#   over?
# ask.fr: Combien de fois le secret est-il dans votre historique ? À quel moment demandez-vous si la
#   partie est finie ?
# fails: naive_plays_whole_games
def naive_player(answer):
    history = []
    found = False
    while not found:
        found = (answer, len(answer), 0) in history
        guess = random.choice(compatible_area(history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% place_rounded
# en: The place of the guess is rounded, so that the first and the last string come half as often as
#   the others.
# fr: La place de la proposition est arrondie : la première et la dernière chaîne viennent deux fois
#   moins souvent.
# ask.en: Of three strings, with which numbers between 0 and 1 does your line choose the first, with
#   which the second? Do they take up as much room?
# ask.fr: Parmi trois chaînes, pour quels nombres entre 0 et 1 votre ligne choisit-elle la première,
#   pour lesquels la deuxième ? Occupent-ils autant de place ?
# fails: naive_draws_each_guess
def naive_player(answer):
    history, area = [], everything
    while True:
        guess = area[round(random.random() * (len(area) - 1))]
        history.append((guess, *bulls_n_cows(answer, guess)))
        if guess == answer:
            return history
        area = compatible_area(history, area)


# %% random_start_only
# en: The first guess is drawn, then the first compatible string is played.
# fr: La première proposition est tirée, puis c'est la première chaîne compatible qui est jouée.
# ask.en: Your first guess is drawn at random. And the next ones: when three strings are compatible,
#   is each of them played now and then?
# ask.fr: Votre première proposition est tirée au hasard. Et les suivantes : quand trois chaînes
#   sont compatibles, chacune est-elle jouée de temps en temps ?
# fails: naive_draws_each_guess
def naive_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    area = everything
    while guess != answer:
        area = compatible_area(history, area)
        guess = area[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% replies_as_pairs
# en: A turn is a guess and a pair, not a triple.
# fr: Un tour est une proposition et un couple, et non un triplet.
# ask.en: How many elements has each of your turns? `(guess, (bulls, cows))` has two.
# ask.fr: Combien d'éléments a chacun de vos tours ? `(guess, (bulls, cows))` en a deux.
# fails: naive_plays_whole_games
def naive_player(answer):
    history = []
    area = everything
    while True:
        guess = random.choice(area)
        reply = bulls_n_cows(guess, answer)
        history.append((guess, reply))
        if guess == answer:
            return history
        area = [other for other in area if bulls_n_cows(other, guess) == reply]


# %% same_game_again
# en: The same game is played again and again: chance is started from the same seed each time.
# fr: La même partie est toujours rejouée : le hasard repart chaque fois de la même graine.
# ask.en: Let your player play three times against the same secret: the games are the same. Where
#   does chance come in? And if you call `random.seed`, how often?
# ask.fr: Faites jouer votre joueur trois fois contre le même secret : les parties sont les mêmes.
#   Où le hasard intervient-il ? Et si vous appelez `random.seed`, combien de fois ?
# fails: naive_draws_each_guess
def naive_player(answer):
    random.seed(7)
    history, area, guess = [], everything, None
    while guess != answer:
        guess = random.choice(area)
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history, area)
    return history


# %% shuffles_everything
# en: The list everything itself is shuffled.
# fr: La liste `everything` elle-même est mélangée.
# ask.en: Print `everything[:3]` before and after a game. What does `random.shuffle` do to the list
#   it is given?
# ask.fr: Affichez `everything[:3]` avant et après une partie. Que fait `random.shuffle` de la liste
#   qu'on lui donne ?
# fails: naive_leaves_everything_alone
def naive_player(answer):
    random.shuffle(everything)
    history = []
    for guess in everything:
        if is_compatible(guess, history):
            history.append((guess, *bulls_n_cows(guess, answer)))
            if guess == answer:
                return history


# %% ten_turns_at_most
# en: The player gives up after ten turns.
# fr: Le joueur abandonne après dix tours.
# ask.en: How many turns has the game above, and what ended it? What alone may end a game?
# ask.fr: Combien de tours la partie ci-dessus a-t-elle, et qu'est-ce qui l'a fait finir ? Qu'est-ce
#   qui, seul, peut finir une partie ?
# fails: naive_plays_whole_games
def naive_player(answer):
    history, area = [], everything
    for _ in range(10):
        guess = random.choice(area)
        history.append((guess, *bulls_n_cows(answer, guess)))
        if guess == answer:
            break
        area = compatible_area(history, area)
    return history


# %% turns_as_lists
# en: Each turn is a list.
# fr: Chaque tour est une liste.
# ask.en: Compare the last turn of your history with `('5407', 4, 0)`: is `['5407', 4, 0]` equal to
#   it?
# ask.fr: Comparez le dernier tour de votre historique à `('5407', 4, 0)` : `['5407', 4, 0]` lui
#   est-il égal ?
# fails: naive_returns_triples
def naive_player(answer):
    history, area, guess = [], everything, None
    while guess != answer:
        guess = random.choice(area)
        history.append([guess, *bulls_n_cows(guess, answer)])
        area = compatible_area(history, area)
    return history


# %% winning_turn_alone
# en: The history is the winning turn alone.
# fr: L'historique est le seul tour gagnant.
# ask.en: Each of your histories holds one turn, the winning one: where are the guesses before it?
#   And if there were none, how did your player know the secret?
# ask.fr: Chacun de vos historiques contient un seul tour, le tour gagnant : où sont les
#   propositions précédentes ? Et s'il n'y en a pas eu, comment votre joueur connaissait-il le
#   secret ?
# fails: naive_draws_each_guess
# contrived: Returns the winning turn without any game: cheating with what should be hidden.
def naive_player(answer):
    return [(answer, len(answer), 0)]


# %% winning_turn_missing
# en: The history stops before the winning turn.
# fr: L'historique s'arrête avant le tour gagnant.
# ask.en: Look at the last turn of your history: is it the one in which the secret is found?
# ask.fr: Regardez le dernier tour de votre historique : est-ce celui où le secret est trouvé ?
# fails: naive_plays_whole_games
def naive_player(answer):
    history = []
    guess = random.choice(everything)
    while guess != answer:
        history.append((guess, *bulls_n_cows(guess, answer)))
        guess = random.choice(compatible_area(history))
    return history
