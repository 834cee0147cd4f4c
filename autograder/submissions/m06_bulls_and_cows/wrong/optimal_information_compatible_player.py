# %% always_the_first_string
# en: The first guess is always the first string.
# fr: La première proposition est toujours la première chaîne.
# ask.en: Play three games: is their first guess the same? What does rule 1 say?
# ask.fr: Jouez trois parties : leur première proposition est-elle la même ? Que dit la règle 1 ?
# fails: compatible_player_draws_its_first_guess
def optimal_information_compatible_player(answer):
    guess = everything[0]
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% among_everything
# en: The best guess is looked for among all the strings.
# fr: La meilleure proposition est cherchée parmi toutes les chaînes.
# ask.en: Is each guess of your player compatible with the turns before it? Which list does the
#   search go through?
# ask.fr: Chaque proposition de votre joueur est-elle compatible avec les tours précédents ? Quelle
#   liste la recherche parcourt-elle ?
# fails: compatible_player_guesses_what_teaches_most
def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% any_compatible
# en: A compatible string is drawn at random.
# fr: Une chaîne compatible est tirée au hasard.
# ask.en: Two games that begin with the same turn go on differently. After the first guess, what do
#   the rules leave to chance?
# ask.fr: Deux parties qui commencent par le même tour continuent différemment. Après la première
#   proposition, que laissent les règles au hasard ?
# fails: compatible_player_guesses_what_teaches_most
def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        guess = random.choice(compatible_area(history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% cubes
# en: The sum of the cubes of the sizes is compared.
# fr: C'est la somme des cubes des tailles qui est comparée.
# ask.en: A reply that three secrets give leaves three strings: how many times does this 3 enter the
#   mean, and how much is that in all? And in your sum?
# ask.fr: Une réponse que donnent trois secrets laisse trois chaînes : combien de fois ce 3
#   entre-t-il dans la moyenne, et combien cela fait-il en tout ? Et dans votre somme ?
# fails: compatible_player_guesses_what_teaches_most
# contrived: Sums cubes of the sizes, where the mean area is asked for and a function gives it.
def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: sum(n**3 for n in Counter(bulls_n_cows(choice, s) for s in area).values()))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% entropy
# en: The guess with the largest entropy is played.
# fr: C'est la proposition de plus grande entropie qui est jouée.
# ask.en: Entropy is another measure of what a guess teaches: it does not always choose the same.
#   Which mean do the rules make as small as possible?
# ask.fr: L'entropie mesure autrement ce qu'apprend une proposition : elle ne choisit pas toujours
#   la même. Quelle moyenne les règles rendent-elles aussi petite que possible ?
# fails: compatible_player_guesses_what_teaches_most
from math import log2


def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: round(sum(size * log2(size) for size in sizes_of(choice, area)), 9))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% everything_reduced
# en: What is not compatible is removed from everything.
# fr: Ce qui n'est pas compatible est retiré de `everything`.
# ask.en: How long is `everything` after a game? Which line changes the list itself, and who else
#   reads it?
# ask.fr: Quelle est la longueur de `everything` après une partie ? Quelle ligne modifie la liste
#   elle-même, et qui d'autre la lit ?
# fails: compatible_player_leaves_everything_alone
def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        everything[:] = compatible_area(history)
        guess = min(everything, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% everything_replaced
# en: The name everything is given to what is compatible.
# fr: Le nom `everything` est donné à ce qui est compatible.
# ask.en: How many strings has `everything` after a game, and against which strings does the next
#   game begin?
# ask.fr: Combien de chaînes `everything` contient-elle après une partie, et parmi quelles chaînes
#   la suivante commence-t-elle ?
# fails: compatible_player_leaves_everything_alone
def optimal_information_compatible_player(answer):
    global everything
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        everything = compatible_area(history)
        guess = min(everything, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% first_compatible
# en: The first compatible string is played: nothing is compared.
# fr: C'est la première chaîne compatible qui est jouée : rien n'est comparé.
# ask.en: Your player plays the first compatible string. When there are several, how do you know
#   which one leaves the smallest area?
# ask.fr: Votre joueur joue la première chaîne compatible. Quand il y en a plusieurs, comment
#   savez-vous laquelle laisse la plus petite zone ?
# fails: compatible_player_guesses_what_teaches_most
def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        guess = compatible_area(history)[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% four_bulls
# en: The game ends with four bulls, whatever the length of the strings.
# fr: La partie finit à quatre taureaux, quelle que soit la longueur des chaînes.
# ask.en: Print each guess of one game on strings of 2 characters: is the answer ever guessed? What
#   does your function wait for before it stops?
# ask.fr: Affichez chaque proposition d'une partie sur des chaînes de 2 caractères : la réponse
#   est-elle proposée ? Qu'attend votre fonction pour s'arrêter ?
# fails: compatible_player_plays_whole_games
def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while history[-1][1] != 4:
        area = compatible_area(history)
        choices = area
        guess = min(choices, key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% last_of_several
# en: Of several equally good strings, the last one is played.
# fr: De plusieurs chaînes également bonnes, c'est la dernière qui est jouée.
# ask.en: Of several equally good strings, which one do the rules play? In which order does your
#   search look at them?
# ask.fr: De plusieurs chaînes aussi bonnes, laquelle les règles jouent-elles ? Dans quel ordre
#   votre recherche les regarde-t-elle ?
# fails: compatible_player_guesses_what_teaches_most
def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        guess = min(reversed(compatible_area(history)), key=lambda choice: expected_new_compatible_area(choice, history))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% most_replies
# en: The guess with the largest number of possible replies is played.
# fr: C'est la proposition ayant le plus de réponses possibles qui est jouée.
# ask.en: Your player counts the possible replies of a guess. Is a guess with many replies, one of
#   them given by nearly all secrets, a good one? What do the rules compare?
# ask.fr: Votre joueur compte les réponses possibles d'une proposition. Une proposition à nombreuses
#   réponses, dont une est donnée par presque tous les secrets, est-elle bonne ? Que comparent les
#   règles ?
# fails: compatible_player_guesses_what_teaches_most
def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: -len(sizes_of(choice, area)))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% rounding_breaks_ties
# en: The means are computed with probabilities: two equal ones differ in their last decimals.
# fr: Les moyennes sont calculées avec des probabilités : deux égales diffèrent dans leurs dernières
#   décimales.
# ask.en: Print the two means with all their decimals. Are they computed by the same additions, in
#   the same order? A sum of integers would not hesitate.
# ask.fr: Affichez les deux moyennes avec toutes leurs décimales. Sont-elles calculées par les mêmes
#   additions, dans le même ordre ? Une somme d'entiers n'hésiterait pas.
# fails: compatible_player_guesses_what_teaches_most
def mean_area(guess, area):
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size / len(area) * size for size in sizes)


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: mean_area(choice, area))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% single_strings
# en: The guess with the largest number of new areas of one string is played.
# fr: C'est la proposition ayant le plus de nouvelles zones d'une seule chaîne qui est jouée.
# ask.en: Your player counts the replies that leave a single string. And what do the other replies
#   leave? What do the rules compare?
# ask.fr: Votre joueur compte les réponses qui ne laissent qu'une chaîne. Et que laissent les autres
#   réponses ? Que comparent les règles ?
# fails: compatible_player_guesses_what_teaches_most
def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: -list(sizes_of(choice, area)).count(1))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history


# %% turns_as_lists
# en: Each turn is a list.
# fr: Chaque tour est une liste.
# ask.en: Compare the last turn of your history with `('5407', 4, 0)`: is `['5407', 4, 0]` equal to
#   it?
# ask.fr: Comparez le dernier tour de votre historique à `('5407', 4, 0)` : `['5407', 4, 0]` lui
#   est-il égal ?
# fails: compatible_player_returns_triples
def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [[guess, *bulls_n_cows(guess, answer)]]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: expected_new_compatible_area(choice, history))
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
# fails: compatible_player_draws_its_first_guess
# contrived: Returns the winning turn without any game: cheating with what should be hidden.
def optimal_information_compatible_player(answer):
    return [(answer, len(answer), 0)]


# %% winning_turn_missing
# en: The history stops before the winning turn.
# fr: L'historique s'arrête avant le tour gagnant.
# ask.en: Look at the last turn of your history: is it the one in which the secret is found?
# ask.fr: Regardez le dernier tour de votre historique : est-ce celui où le secret est trouvé ?
# fails: compatible_player_plays_whole_games
def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = []
    while guess != answer:
        history.append((guess, *bulls_n_cows(guess, answer)))
        guess = min(
            compatible_area(history),
            key=lambda choice: expected_new_compatible_area(choice, history),
        )
    return history


# %% worst_case
# en: The guess whose largest new area is smallest is played.
# fr: C'est la proposition dont la plus grande nouvelle zone est la plus petite qui est jouée.
# ask.en: Your player fears the worst case. What do the rules make as small as possible: the largest
#   new area, or the mean?
# ask.fr: Votre joueur craint le pire des cas. Que rendent les règles aussi petit que possible : la
#   plus grande des nouvelles zones, ou la moyenne ?
# fails: compatible_player_guesses_what_teaches_most
def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: max(sizes_of(choice, area)))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
