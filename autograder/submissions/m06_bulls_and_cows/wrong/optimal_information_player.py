# %% among_compatible
# en: The best guess is looked for among the compatible strings only.
# fr: La meilleure proposition n'est cherchée que parmi les chaînes compatibles.
# ask.en: Which list does your search go through? After the turn 123 → (2, 0), the string 134 can no
#   longer be the secret: does your search still look at it?
# ask.fr: Quelle liste votre recherche parcourt-elle ? Après le tour 123 → (2, 0), la chaîne 134 ne
#   peut plus être le secret : votre recherche la regarde-t-elle encore ?
# fails: information_guesses_what_teaches_most
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% any_of_several
# en: Of several equally good strings, one is drawn at random.
# fr: De plusieurs chaînes également bonnes, une est tirée au hasard.
# ask.en: Of several equally good strings, which one do the rules play? Only the first guess of a
#   game is left to chance.
# ask.fr: De plusieurs chaînes aussi bonnes, laquelle les règles jouent-elles ? Seule la première
#   proposition d'une partie est laissée au hasard.
# fails: information_guesses_what_teaches_most
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        means = {choice: expected_new_compatible_area(choice, history) for choice in everything}
        guess = random.choice([choice for choice in everything if means[choice] == min(means.values())])
        if len(area) == 1:
            guess = area[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% compatible_after_three_turns
# en: After three turns, only compatible strings are considered.
# fr: Après trois tours, seules les chaînes compatibles sont considérées.
# ask.en: Does rule 3 change in the course of a game? Among which strings does your player look at
#   the fourth turn?
# ask.fr: La règle 3 change-t-elle au cours d'une partie ? Parmi quelles chaînes votre joueur
#   cherche-t-il au quatrième tour ?
# fails: information_in_larger_games
# contrived: Changes its rule after three turns: right in all games but the larger ones.
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 or len(history) > 2 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% compatible_first_in_ties
# en: Of several equally good strings, a compatible one is preferred.
# fr: De plusieurs chaînes également bonnes, une compatible est préférée.
# ask.en: Your player prefers strings that may win. That is a good idea, the lesson says how good;
#   but what do the rules say of several equally good strings?
# ask.fr: Votre joueur préfère les chaînes qui peuvent gagner. C'est une bonne idée, la leçon dit à
#   quel point ; mais que disent les règles de plusieurs chaînes aussi bonnes ?
# fails: information_guesses_what_teaches_most
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(everything, key=lambda choice: (expected_new_compatible_area(choice, history), choice not in area))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% entropy
# en: The guess with the largest entropy is played.
# fr: C'est la proposition de plus grande entropie qui est jouée.
# ask.en: Entropy is another measure of what a guess teaches: it does not always choose the same.
#   Which mean do the rules make as small as possible?
# ask.fr: L'entropie mesure autrement ce qu'apprend une proposition : elle ne choisit pas toujours
#   la même. Quelle moyenne les règles rendent-elles aussi petite que possible ?
# fails: information_guesses_what_teaches_most
from math import log2


def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: round(sum(size * log2(size) for size in sizes_of(choice, area)), 9))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% first_guess_fixed
# en: The first guess is always the same, the one of the other rules.
# fr: La première proposition est toujours la même, celle des autres règles.
# ask.en: Play three games: is their first guess the same? What does rule 1 say?
# ask.fr: Jouez trois parties : leur première proposition est-elle la même ? Que dit la règle 1 ?
# fails: information_draws_its_first_guess
def optimal_information_player(answer):
    history, guess = [], None
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% first_guess_not_the_secret
# en: The first guess is drawn among the strings that are not the secret.
# fr: La première proposition est tirée parmi les chaînes qui ne sont pas le code secret.
# ask.en: In hundreds of games your player never finds the secret at once. How does it know what not
#   to guess?
# ask.fr: Sur des centaines de parties, votre joueur ne trouve jamais le secret du premier coup.
#   Comment sait-il ce qu'il ne faut pas proposer ?
# fails: information_draws_its_first_guess
# contrived: Looks at the hidden secret in order to avoid it once.
def optimal_information_player(answer):
    guess = random.choice([string for string in everything if string != answer])
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% four_bulls
# en: The game ends with four bulls, whatever the length of the strings.
# fr: La partie finit à quatre taureaux, quelle que soit la longueur des chaînes.
# ask.en: Print each guess of one game on strings of 2 characters: is the answer ever guessed? What
#   does your function wait for before it stops?
# ask.fr: Affichez chaque proposition d'une partie sur des chaînes de 2 caractères : la réponse
#   est-elle proposée ? Qu'attend votre fonction pour s'arrêter ?
# fails: information_plays_whole_games
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while history[-1][1] != 4:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% four_bulls_not_counted
# en: The reply of four bulls is not counted, as it wins the classic game.
# fr: La réponse de quatre taureaux n'est pas comptée, puisqu'elle gagne le jeu classique.
# ask.en: When a guess wins, how many strings are left? Does your sum count that one, too?
# ask.fr: Quand une proposition gagne, combien de chaînes reste-t-il ? Votre somme compte-t-elle
#   aussi celle-là ?
# fails: information_in_larger_games
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)

        def size(choice):
            replies = Counter(bulls_n_cows(choice, secret) for secret in area)
            return sum(number**2 for reply, number in replies.items() if reply != (4, 0))

        guess = area[0] if len(area) == 1 else min(everything, key=size)
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% largest_area
# en: The guess with the largest expected area is played.
# fr: C'est la proposition laissant en moyenne la plus grande zone qui est jouée.
# ask.en: Does a guess teach much when it leaves many strings, or when it leaves few?
# ask.fr: Une proposition apprend-elle beaucoup quand elle laisse beaucoup de chaînes, ou quand elle
#   en laisse peu ?
# fails: information_guesses_what_teaches_most
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = max(area, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% last_of_several
# en: Of several equally good strings, the last one is played.
# fr: De plusieurs chaînes également bonnes, c'est la dernière qui est jouée.
# ask.en: Of several equally good strings, which one do the rules play? In your comparison, what
#   happens when the new mean equals the best one so far?
# ask.fr: De plusieurs chaînes aussi bonnes, laquelle les règles jouent-elles ? Dans votre
#   comparaison, que se passe-t-il quand la nouvelle moyenne est égale à la meilleure trouvée ?
# fails: information_guesses_what_teaches_most
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        best = len(everything)
        for choice in area if len(area) == 1 else everything:
            mean = expected_new_compatible_area(choice, history)
            if mean <= best:
                best, guess = mean, choice
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% last_string_never_played
# en: When one string is left, the search for the best guess goes on, and the game has no end.
# fr: Quand il reste une seule chaîne, la recherche de la meilleure proposition continue, et la
#   partie n'a pas de fin.
# ask.en: When a single string is left, what is the expected new area of each guess? Which of them
#   does your player take, turn after turn?
# ask.fr: Quand il ne reste qu'une chaîne, quelle est la taille moyenne de la nouvelle zone, pour
#   chaque proposition ? Laquelle votre joueur prend-il, tour après tour ?
# fails: information_plays_whole_games
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        guess = min(everything, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% last_turn_only
# en: The means are computed from the last turn only.
# fr: Les moyennes sont calculées à partir du seul dernier tour.
# ask.en: At the third turn, which turns does the history hold that you give to
#   `expected_new_compatible_area`?
# ask.fr: Au troisième tour, quels tours contient l'historique que vous donnez à
#   `expected_new_compatible_area` ?
# fails: information_plays_whole_games
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history[-1:]))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% most_replies
# en: The guess with the largest number of possible replies is played.
# fr: C'est la proposition ayant le plus de réponses possibles qui est jouée.
# ask.en: By which number does your player measure a guess? Is a guess with many possible replies,
#   one of them given by nearly all secrets, a good one? What do the rules compare?
# ask.fr: Par quel nombre votre joueur mesure-t-il une proposition ? Si beaucoup de réponses sont
#   possibles, mais que presque tous les secrets donnent la même, la proposition est-elle bonne ?
#   Que comparent les règles ?
# fails: information_guesses_what_teaches_most
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = max(choices, key=lambda choice: len({bulls_n_cows(choice, secret) for secret in area}))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% one_of_two
# en: When two strings are left, the first of them is played.
# fr: Quand il reste deux chaînes, c'est la première qui est jouée.
# ask.en: Two strings are left: which guesses leave one string on average, and which of these comes
#   first in order?
# ask.fr: Il reste deux chaînes : quelles propositions laissent une chaîne en moyenne, et laquelle
#   vient en premier dans l'ordre ?
# fails: information_guesses_what_teaches_most
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) <= 2 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% played_strings_removed
# en: What has been played is removed from everything.
# fr: Ce qui a été joué est retiré de `everything`.
# ask.en: How long is `everything` after a game? In which game will the removed strings be missed?
# ask.fr: Quelle est la longueur de `everything` après une partie ? Dans quelle partie les chaînes
#   retirées manqueront-elles ?
# fails: information_leaves_everything_alone
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    left = list(everything)
    while guess != answer:
        everything.remove(guess)
        left = compatible_area(history, left)
        choices = left if len(left) == 1 else everything
        guess = min(choices, key=lambda choice: sum_of_squares(choice, left))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% remembered_by_the_turns
# en: The best guess is remembered by the turns so far, whatever strings the game has.
# fr: La meilleure proposition est retenue d'après les tours joués, quelles que soient les chaînes
#   du jeu.
# ask.en: After the same turns, is the best guess the same one when `everything` is another list?
#   What tells your function that it is another game?
# ask.fr: Après les mêmes tours, la meilleure proposition est-elle la même quand `everything` est
#   une autre liste ? Qu'est-ce qui dit à votre fonction que c'est un autre jeu ?
# fails: information_in_larger_games
best_after = {}


def optimal_information_player(answer):
    history, area = [], everything
    guess = random.choice(everything)
    while True:
        bulls, cows = bulls_n_cows(guess, answer)
        history.append((guess, bulls, cows))
        if guess == answer:
            return history
        area = compatible_area(history, area)
        turns = tuple(history)
        if turns not in best_after:
            best_after[turns] = (
                area[0]
                if len(area) == 1
                else min(everything, key=lambda one: (expected_new_compatible_area(one, history), one))
            )
        guess = best_after[turns]


# %% rounding_breaks_ties
# en: The means are computed with probabilities: two equal ones differ in their last decimals.
# fr: Les moyennes sont calculées avec des probabilités : deux égales diffèrent dans leurs dernières
#   décimales.
# ask.en: Print the two means with all their decimals. Are they computed by the same additions, in
#   the same order? A sum of integers would not hesitate.
# ask.fr: Affichez les deux moyennes avec toutes leurs décimales. Sont-elles calculées par les mêmes
#   additions, dans le même ordre ? Une somme d'entiers n'hésiterait pas.
# fails: information_guesses_what_teaches_most
def mean_area(guess, area):
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size / len(area) * size for size in sizes)


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: mean_area(choice, area))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% single_strings
# en: The guess with the largest number of new areas of one string is played.
# fr: C'est la proposition ayant le plus de nouvelles zones d'une seule chaîne qui est jouée.
# ask.en: Your player counts the replies that leave a single string. And what do the other replies
#   leave? What do the rules compare?
# ask.fr: Votre joueur compte les réponses qui ne laissent qu'une chaîne. Et que laissent les autres
#   réponses ? Que comparent les règles ?
# fails: information_guesses_what_teaches_most
def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: -list(sizes_of(choice, area)).count(1))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% six_turns_at_most
# en: The player gives up after six turns.
# fr: Le joueur abandonne après six tours.
# ask.en: How many turns has the game above, and what ended it? May a game need more guesses than
#   the classic one does?
# ask.fr: Combien de tours la partie ci-dessus a-t-elle, et qu'est-ce qui l'a fait finir ? Une
#   partie peut-elle demander plus de propositions que le jeu classique ?
# fails: information_plays_whole_games
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(answer, guess))]
    while guess != answer and len(history) < 6:
        area = compatible_area(history)
        if len(area) == 1:
            guess = area[0]
        else:
            guess = min(everything, key=lambda string: expected_new_compatible_area(string, history))
        history.append((guess, *bulls_n_cows(answer, guess)))
    return history


# %% turns_as_lists
# en: Each turn is a list.
# fr: Chaque tour est une liste.
# ask.en: Compare the last turn of your history with `('5407', 4, 0)`: is `['5407', 4, 0]` equal to
#   it?
# ask.fr: Comparez le dernier tour de votre historique à `('5407', 4, 0)` : `['5407', 4, 0]` lui
#   est-il égal ?
# fails: information_returns_triples
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [[guess, *bulls_n_cows(guess, answer)]]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append([guess, *bulls_n_cows(guess, answer)])
    return history


# %% winning_turn_alone
# en: The history is the winning turn alone.
# fr: L'historique est le seul tour gagnant.
# ask.en: Each of your histories holds one turn, the winning one: where are the guesses before it?
#   And if there were none, how did your player know the secret?
# ask.fr: Chacun de vos historiques contient un seul tour, le tour gagnant : où sont les
#   propositions précédentes ? Et s'il n'y en a pas eu, comment votre joueur connaissait-il le
#   secret ?
# fails: information_draws_its_first_guess
# contrived: Returns the winning turn without any game: cheating with what should be hidden.
def optimal_information_player(answer):
    return [(answer, len(answer), 0)]


# %% winning_turn_missing
# en: The history stops before the winning turn.
# fr: L'historique s'arrête avant le tour gagnant.
# ask.en: Look at the last turn of your history: is it the one in which the secret is found?
# ask.fr: Regardez le dernier tour de votre historique : est-ce celui où le secret est trouvé ?
# fails: information_plays_whole_games
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = []
    while guess != answer:
        history.append((guess, *bulls_n_cows(guess, answer)))
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
    return history


# %% worst_case
# en: The guess whose largest new area is smallest is played.
# fr: C'est la proposition dont la plus grande nouvelle zone est la plus petite qui est jouée.
# ask.en: Your player fears the worst case. What do the rules make as small as possible: the largest
#   new area, or the mean?
# ask.fr: Votre joueur craint le pire des cas. Que rendent les règles aussi petit que possible : la
#   plus grande des nouvelles zones, ou la moyenne ?
# fails: information_guesses_what_teaches_most
def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: max(Counter(bulls_n_cows(choice, secret) for secret in area).values()))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
