# %% a_word_for_each_answer
# en: The answer is a word.
# fr: La réponse est un mot.
# ask.en: Compare your answer with the example: is it a `Comparison`?
# ask.fr: Comparez votre réponse à l'exemple : est-ce une `Comparison` ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        if guess == secret:
            return "equal"
        if secret[0] <= guess[0] and secret[1] <= guess[1]:
            return "less"
        if secret[0] >= guess[0] and secret[1] >= guess[1]:
            return "greater"
        return "neither"

    return Game(pairs, pairs, score, {"equal"})


# %% different_numbers_only
# en: Pairs of two equal numbers are left out.
# fr: Les couples de deux nombres égaux sont oubliés.
# ask.en: May the two secret numbers be equal? Is (2, 2) among your pairs?
# ask.fr: Les deux nombres secrets peuvent-ils être égaux ? (2, 2) est-il parmi vos couples ?
# fails: two_d_has_all_pairs
from itertools import permutations


def two_d():
    pairs = list(permutations(range(5), 2))

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, le and ge)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% ends_when_less_or_greater
# en: Every answer with `le` or `ge` ends the game.
# fr: Toute réponse où `le` ou `ge` est vrai termine la partie.
# ask.en: After the answer `Comparison(True, False, False)`, is the secret found? Which answers are
#   in your set?
# ask.fr: Après la réponse `Comparison(True, False, False)`, le secret est-il trouvé ? Quelles
#   réponses sont dans votre ensemble ?
# fails: two_d_ends_when_the_pair_is_found
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True), Comparison(True, False, False), Comparison(False, True, False)})


# %% equal_comes_first
# en: The three booleans come in another order: `eq` first.
# fr: Les trois booléens viennent dans un autre ordre : `eq` en premier.
# ask.en: The fields of a `Comparison` have an order. Which value do you put first, and what is the
#   name of that place?
# ask.fr: Les champs d'une `Comparison` ont un ordre. Quelle valeur mettez-vous en premier, et quel
#   est le nom de cette place ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(guess == secret, le, ge)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% first_number_only
# en: Only the first numbers are compared.
# fr: Seuls les premiers nombres sont comparés.
# ask.en: Which of your comparisons looks at the second number of the pairs?
# ask.fr: Laquelle de vos comparaisons regarde le second nombre des couples ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0]
        ge = secret[0] >= guess[0]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% four_left_out
# en: The numbers go from 0 to 3.
# fr: Les nombres vont de 0 à 3.
# ask.en: Which is the last number that `range(4)` gives? How many pairs does your game have?
# ask.fr: Quel est le dernier nombre que donne `range(4)` ? Combien de couples votre jeu a-t-il ?
# fails: two_d_has_all_pairs
def two_d():
    pairs = [(a, b) for a in range(4) for b in range(4)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% lists_for_pairs
# en: The pairs are lists.
# fr: Les couples sont des listes.
# ask.en: The game looks right, but `partition` puts the secrets into sets: what does Python say to
#   `{[2, 3]}`? Which kind of value is a pair in the example?
# ask.fr: Le jeu semble juste, mais `partition` met les secrets dans des ensembles : que dit Python
#   de `{[2, 3]}` ? De quel type est un couple dans l'exemple ?
# fails: two_d_is_made_of_tuples
def two_d():
    pairs = [[a, b] for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, list(guess) == list(secret))

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% never_less_when_equal
# en: When the pairs are equal, `le` and `ge` are `False`.
# fr: Quand les couples sont égaux, `le` et `ge` sont `False`.
# ask.en: When the secret is the proposition, is each of its numbers less than or equal to its
#   partner? What should `le` and `ge` be then?
# ask.fr: Quand le secret est la proposition, chacun de ses nombres est-il inférieur ou égal à son
#   vis-à-vis ? Que doivent alors valoir `le` et `ge` ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        if guess == secret:
            return Comparison(False, False, True)
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, False)

    return Game(pairs, pairs, score, {Comparison(False, False, True)})


# %% nothing_returned
# en: The game is made, and nothing is returned.
# fr: Le jeu est créé, et rien n'est renvoyé.
# ask.en: Your function gives nothing back yet. Once the game is made, which line hands it over?
# ask.fr: Votre fonction ne renvoie encore rien. Une fois le jeu créé, quelle ligne le donne à qui
#   l'attend ?
# fails: two_d_has_all_pairs, two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    game = Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% numbers_from_one
# en: The numbers go from 1 to 5.
# fr: Les nombres vont de 1 à 5.
# ask.en: Which is the smallest number of your pairs, and which the largest?
# ask.fr: Quel est le plus petit nombre de vos couples, et quel est le plus grand ?
# fails: two_d_has_all_pairs
def two_d():
    pairs = [(a, b) for a in range(1, 6) for b in range(1, 6)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% one_place_is_enough
# en: `or` instead of `and`: one place is enough.
# fr: `or` est mis à la place de `and` : une seule place suffit.
# ask.en: The secret (3, 1) and the proposition (2, 3): one place is less, the other is not. What
#   should `le` be then?
# ask.fr: Le secret (3, 1) et la proposition (2, 3) : une place est inférieure, l'autre non. Que
#   doit alors valoir `le` ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] or secret[1] <= guess[1]
        ge = secret[0] >= guess[0] or secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% order_of_the_pair_forgotten
# en: A pair and its mirror image are taken for the same.
# fr: Un couple et son image en miroir sont pris pour le même.
# ask.en: Is (1, 3) the same secret as (3, 1)? Are both among your pairs?
# ask.fr: (1, 3) et (3, 1) sont-ils le même secret ? Sont-ils tous deux parmi vos couples ?
# fails: two_d_has_all_pairs
from itertools import combinations_with_replacement


def two_d():
    pairs = list(combinations_with_replacement(range(5), 2))

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, le and ge)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% pairs_gone_after_one_loop
# en: `product` is kept as it is: after one loop it is empty.
# fr: `product` est gardé tel quel : après une boucle, il est vide.
# ask.en: What are the pairs of your game: a list, or something that can be gone through only once?
#   Try `list(pairs)` twice.
# ask.fr: Que sont les couples de votre jeu : une liste, ou quelque chose qu'on ne parcourt qu'une
#   fois ? Essayez deux fois `list(pairs)`.
# fails: two_d_has_all_pairs
def two_d():
    pairs = product(range(5), repeat=2)

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% pairs_kept_between_calls
# en: The list of pairs stands outside the function and grows at each call.
# fr: La liste des couples est hors de la fonction et grandit à chaque appel.
# ask.en: Make the game twice: how many pairs has the second one? Where is your list made, and how
#   often?
# ask.fr: Créez le jeu deux fois : combien de couples a le second ? Où votre liste est-elle créée,
#   et combien de fois ?
# fails: two_d_made_again
pairs = []


def two_d():
    for a in range(5):
        for b in range(5):
            pairs.append((a, b))

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% pairs_known_by_name_only
# en: The pairs are named tuples, and the score refuses any others.
# fr: Les couples sont des tuples nommés, et `score` en refuse d'autres.
# ask.en: Your score asks a pair for one of its numbers by name: does `(2, 3)`, written as in the
#   example, have such a name? What do all pairs have, named or not?
# ask.fr: Votre fonction demande à un couple un de ses nombres par un nom : `(2, 3)`, écrit comme
#   dans l'exemple, a-t-il un tel nom ? Qu'ont tous les couples, nommés ou non ?
# fails: two_d_compares_in_both_places
from collections import namedtuple

Point = namedtuple("Point", "x y")


def two_d():
    points = [Point(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret.x <= guess.x and secret.y <= guess.y
        ge = secret.x >= guess.x and secret.y >= guess.y
        return Comparison(le, ge, guess == secret)

    return Game(points, points, score, {Comparison(True, True, True)})


# %% proposition_compared_with_secret
# en: The proposition is compared with the secret: `le` and `ge` are exchanged.
# fr: La proposition est comparée au secret à l'envers : `le` et `ge` sont échangés.
# ask.en: In `le`, who is less than or equal to whom? Test your function on the example with (2, 3)
#   and (2, 1).
# ask.fr: Dans `le`, qui est inférieur ou égal à qui ? Essayez votre fonction sur l'exemple avec (2,
#   3) et (2, 1).
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = guess[0] <= secret[0] and guess[1] <= secret[1]
        ge = guess[0] >= secret[0] and guess[1] >= secret[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% score_called
# en: `score` is called instead of being handed over.
# fr: `score` est appelée au lieu d'être transmise.
# ask.en: Read the error, then look at what you hand over. What does `Game` want in third place: an
#   answer, or the function that gives the answers?
# ask.fr: Lisez l'erreur, puis regardez ce que vous donnez. Que veut `Game` à la troisième place :
#   une réponse, ou la fonction qui donne les réponses ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score(pairs, pairs), {Comparison(True, True, True)})


# %% set_of_a_tuple
# en: The answer to a right proposition is no end state, as with `set(Comparison(True, True,
#   True))`, which is `{True}`.
# fr: La réponse à une proposition juste n'est pas un état final, comme avec `set(Comparison(True,
#   True, True))`, qui est `{True}`.
# ask.en: Print `two_d().endstates`, then the answer to a right proposition: is it in there? What
#   should be in there, and what is?
# ask.fr: Affichez `two_d().endstates`, puis la réponse à une proposition juste : en fait-elle
#   partie ? Que devrait-il y avoir, et qu'y a-t-il ?
# fails: two_d_ends_when_the_pair_is_found
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, set(Comparison(True, True, True)))


# %% strict_comparisons
# en: The comparisons are strict.
# fr: Les comparaisons sont strictes.
# ask.en: Compare (2, 3) with (2, 1): is 2 less than or equal to 2? Which sign says that in Python?
# ask.fr: Comparez (2, 3) et (2, 1) : 2 est-il inférieur ou égal à 2 ? Quel signe le dit en Python ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] < guess[0] and secret[1] < guess[1]
        ge = secret[0] > guess[0] and secret[1] > guess[1]
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% sums_compared
# en: The sums of the two numbers are compared.
# fr: Ce sont les sommes des deux nombres qui sont comparées.
# ask.en: The pairs (0, 4) and (3, 1) have the same sum. Is each number of one less than or equal to
#   its partner in the other?
# ask.fr: Les couples (0, 4) et (3, 1) ont la même somme. Chaque nombre de l'un est-il inférieur ou
#   égal à son vis-à-vis dans l'autre ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = sum(secret) <= sum(guess)
        ge = sum(secret) >= sum(guess)
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% the_same_object
# en: `is` stands where `==` was meant.
# fr: `is` est mis à la place de `==`.
# ask.en: Try `(2, 3) == tuple([2, 3])` and `(2, 3) is tuple([2, 3])`: which of the two asks whether
#   the pairs are equal?
# ask.fr: Essayez `(2, 3) == tuple([2, 3])` et `(2, 3) is tuple([2, 3])` : laquelle des deux demande
#   si les couples sont égaux ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return Comparison(le, ge, guess is secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% tuples_compared_as_wholes
# en: The pairs are compared as tuples, in the order of a dictionary.
# fr: Les couples sont comparés comme des tuples, dans l'ordre d'un dictionnaire.
# ask.en: `(1, 4) <= (2, 3)` is true in Python. Is 4 less than or equal to 3? How does Python
#   compare tuples?
# ask.fr: `(1, 4) <= (2, 3)` est vrai en Python. Est-ce que 4 est inférieur ou égal à 3 ? Comment
#   Python compare-t-il des tuples ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret <= guess
        ge = secret >= guess
        return Comparison(le, ge, guess == secret)

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


# %% two_booleans
# en: The answer has two parts, without `eq`.
# fr: La réponse a deux parties, sans `eq`.
# ask.en: How many booleans does a `Comparison` have? Which one is missing from your answers?
# ask.fr: Combien de booléens une `Comparison` a-t-elle ? Lequel manque à vos réponses ?
# fails: two_d_compares_in_both_places
def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]

    def score(guess, secret):
        le = secret[0] <= guess[0] and secret[1] <= guess[1]
        ge = secret[0] >= guess[0] and secret[1] >= guess[1]
        return le, ge

    return Game(pairs, pairs, score, {(True, True)})
