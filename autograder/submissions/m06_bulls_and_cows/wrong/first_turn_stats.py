# %% compatible_only
# en: Only the compatible strings are in the dictionary.
# fr: Seules les chaînes compatibles sont dans le dictionnaire.
# ask.en: How many keys has your dictionary? The second guess need not be compatible.
# ask.fr: Combien de clés a votre dictionnaire ? La deuxième proposition n'est pas forcément
#   compatible.
# fails: stats_of_every_guess
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {guess: (True, expected_new_compatible_area(guess, history)) for guess in compatible_area(history)}


# %% compatible_with_the_secret
# en: A string is called compatible when it is the secret.
# fr: Une chaîne est dite compatible quand elle est le code secret.
# ask.en: How many strings do you call compatible after a first turn without a bull? Can the player
#   know which of them is the secret?
# ask.fr: Combien de chaînes dites-vous compatibles après un premier tour sans taureau ? Le joueur
#   peut-il savoir laquelle est le secret ?
# fails: stats_say_what_is_compatible
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {guess: (guess == answer, expected_new_compatible_area(guess, history)) for guess in everything}


# %% empty_history
# en: The means are those of a first guess: the first turn is not in the history.
# fr: Les moyennes sont celles d'une première proposition : le premier tour n'est pas dans
#   l'historique.
# ask.en: Your means are those of a game that has not begun. Which history do you give to the
#   function that computes them?
# ask.fr: Vos moyennes sont celles d'une partie qui n'a pas commencé. Quel historique donnez-vous à
#   la fonction qui les calcule ?
# fails: stats_give_the_expected_area
def first_turn_stats(answer, first_guess):
    turn = (first_guess, *bulls_n_cows(first_guess, answer))
    return {guess: (is_compatible(guess, [turn]), expected_new_compatible_area(guess, [])) for guess in everything}


# %% first_guess_left_out
# en: The first guess is not among the keys.
# fr: La première proposition n'est pas parmi les clés.
# ask.en: Which string of `everything` is not a key? It is a poor second guess; how poor, the
#   dictionary should say.
# ask.fr: Quelle chaîne de `everything` n'est pas une clé ? C'est une mauvaise deuxième proposition
#   ; à quel point, le dictionnaire devrait le dire.
# fails: stats_of_every_guess
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    stats = {}
    for guess in everything:
        if guess != first_guess:
            stats[guess] = (is_compatible(guess, history), expected_new_compatible_area(guess, history))
    return stats


# %% first_guess_removed
# en: The first guess is taken out of everything.
# fr: La première proposition est retirée de `everything`.
# ask.en: How long is `everything` after the call? Who will look for the first guess there next
#   time?
# ask.fr: Quelle est la longueur de `everything` après l'appel ? Qui y cherchera la première
#   proposition la fois suivante ?
# fails: stats_leave_everything_alone
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    stats = {
        guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything
    }
    everything.remove(first_guess)
    return stats


# %% list
# en: A list of triples is returned.
# fr: C'est une liste de triplets qui est renvoyée.
# ask.en: Can you ask your result for the value of `'12'` without a search? Which kind of collection
#   has keys?
# ask.fr: Pouvez-vous demander à votre résultat la valeur de `'12'` sans la chercher ? Quelle sorte
#   de collection a des clés ?
# fails: stats_of_every_guess
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    stats = []
    for guess in everything:
        stats.append((guess, is_compatible(guess, history), expected_new_compatible_area(guess, history)))
    return stats


# %% lists
# en: Each pair is a list.
# fr: Chaque couple est une liste.
# ask.en: Compare `[False, 2.5]` with `(False, 2.5)`: does Python call them equal? Which of the two
#   does your dictionary hold?
# ask.fr: Comparez `[False, 2.5]` à `(False, 2.5)` : Python les dit-il égaux ? Lequel des deux votre
#   dictionnaire contient-il ?
# fails: stats_are_tuples
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {
        guess: [is_compatible(guess, history), expected_new_compatible_area(guess, history)] for guess in everything
    }


# %% mean_only
# en: The value is the mean alone.
# fr: La valeur est la moyenne seule.
# ask.en: What should each value be made of? One half is there.
# ask.fr: De quoi chaque valeur doit-elle être faite ? Une moitié y est.
# fails: stats_of_every_guess
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {guess: expected_new_compatible_area(guess, history) for guess in everything}


# %% pair_in_a_turn
# en: The reply is put into the turn as a pair.
# fr: La réponse est mise dans le tour sous forme de couple.
# ask.en: Print the history that you give to the other function: is it a list of triples? How many
#   elements has `('123', (2, 0))`?
# ask.fr: Affichez l'historique que vous donnez à l'autre fonction : est-ce une liste de triplets ?
#   Combien d'éléments a `('123', (2, 0))` ?
# fails: stats_of_every_guess
def first_turn_stats(answer, first_guess):
    history = [(first_guess, bulls_n_cows(first_guess, answer))]
    return {
        guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything
    }


# %% pair_swapped
# en: The mean comes first in the pair.
# fr: La moyenne vient en premier dans le couple.
# ask.en: Which half of the pair is to come first?
# ask.fr: Quelle moitié du couple doit venir en premier ?
# fails: stats_say_what_is_compatible, stats_give_the_expected_area
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {guess: (expected_new_compatible_area(guess, history), is_compatible(guess, history)) for guess in everything}


# %% remembered_across_games
# en: What was computed is remembered by its arguments, whatever stands in `everything`.
# fr: Ce qui a été calculé est retenu d'après les arguments, quoi que contienne `everything`.
# ask.en: Put another list into `everything` and call the function with the same arguments: which
#   list do the keys come from?
# ask.fr: Mettez une autre liste dans `everything` et appelez la fonction avec les mêmes arguments :
#   de quelle liste viennent les clés ?
# fails: stats_of_another_game
from functools import lru_cache


@lru_cache(maxsize=None)
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {
        guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything
    }


# %% rounded
# en: The means are rounded to two decimals.
# fr: Les moyennes sont arrondies à deux décimales.
# ask.en: Is 25/6 in your dictionary, or 4.17? What does the statement say of rounding?
# ask.fr: Votre dictionnaire contient-il 25/6, ou 4.17 ? Que dit l'énoncé des arrondis ?
# fails: stats_give_the_expected_area
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {
        guess: (is_compatible(guess, history), round(expected_new_compatible_area(guess, history), 2))
        for guess in everything
    }


# %% secret_in_the_turn
# en: The turn is stored with the secret in the place of the guess.
# fr: Le tour est rangé avec le code secret à la place de la proposition.
# ask.en: In your history, which string has received the reply: the first guess or the secret?
# ask.fr: Dans votre historique, quelle chaîne a reçu la réponse : la première proposition ou le
#   secret ?
# fails: stats_say_what_is_compatible, stats_give_the_expected_area
def first_turn_stats(answer, first_guess):
    history = [(answer, *bulls_n_cows(answer, first_guess))]
    return {guess: (is_compatible(guess, history), expected_new_compatible_area(guess, history)) for guess in everything}


# %% texts_for_booleans
# en: The first value of each pair is the text 'True' or 'False'.
# fr: La première valeur de chaque couple est le texte 'True' ou 'False'.
# ask.en: Is `'False'` true or false in a condition? Which line writes it between quotation marks?
# ask.fr: Dans une condition, `'False'` est-il vrai ou faux ? Quelle ligne l'écrit entre guillemets
#   ?
# fails: stats_say_what_is_compatible
def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {
        one: ("True" if is_compatible(one, history) else "False", expected_new_compatible_area(one, history))
        for one in everything
    }
