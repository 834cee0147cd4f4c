# %% always_four
# en: Four nested loops, whatever the length.
# fr: Il y a quatre boucles imbriquées, quelle que soit la longueur.
# ask.en: How long are the strings of `admissible('1234', 2)`? Where is `length` used?
# ask.fr: De quelle longueur sont les chaînes de `admissible('1234', 2)` ? Où `length` sert-il ?
# fails: admissible_of_small_alphabets
def admissible(alphabet="0123456789", length=4):
    strings = []
    for a in alphabet:
        for b in alphabet:
            for c in alphabet:
                for d in alphabet:
                    if len({a, b, c, d}) == 4:
                        strings.append(a + b + c + d)
    return strings


# %% combinations
# en: Only one order of each set of characters is kept.
# fr: Un seul ordre de chaque ensemble de caractères est gardé.
# ask.en: `'12'` is in your list, and `'21'`? The place of a character matters in this game.
# ask.fr: `'12'` est dans votre liste, et `'21'` ? Dans ce jeu, la place d'un caractère compte.
# fails: admissible_of_small_alphabets
from itertools import combinations


def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in combinations(alphabet, length)]


# %% first_character_fastest
# en: The strings are built from the right: the first character changes fastest.
# fr: Les chaînes sont construites par la droite : le premier caractère change le plus vite.
# ask.en: In your list, which comes first, `'12'` or `'21'`? Compare it with `sorted` of itself.
# ask.fr: Dans votre liste, lequel vient d'abord, `'12'` ou `'21'` ? Comparez-la à ce qu'en fait
#   `sorted`.
# fails: admissible_of_small_alphabets
def admissible(alphabet="0123456789", length=4):
    if length == 0:
        return [""]
    shorter = admissible(alphabet, length - 1)
    return [character + rest for rest in shorter for character in alphabet if character not in rest]


# %% list_outside
# en: The list is made once, outside the function, and grows from call to call.
# fr: La liste est créée une seule fois, hors de la fonction, et grandit d'un appel à l'autre.
# ask.en: How long is the answer to the same call made a second time? When is the list you append to
#   created?
# ask.fr: Quelle est la longueur de la réponse quand le même appel est fait une seconde fois ? Quand
#   la liste à laquelle vous ajoutez est-elle créée ?
# fails: admissible_twice
strings = []


def admissible(alphabet="0123456789", length=4):
    for characters in permutations(alphabet, length):
        strings.append("".join(characters))
    return strings


# %% nine_digits_by_default
# en: The default alphabet has no 0.
# fr: L'alphabet par défaut n'a pas de 0.
# ask.en: How many strings does `admissible()` give, and which is the first? With which digits is
#   the classic game played?
# ask.fr: Combien de chaînes `admissible()` donne-t-elle, et quelle est la première ? Avec quels
#   chiffres joue-t-on au jeu classique ?
# fails: admissible_by_default
def admissible(alphabet="123456789", length=4):
    return ["".join(characters) for characters in permutations(alphabet, length)]


# %% nothing_is_a_string
# en: When the alphabet is too short, the list holds the empty string.
# fr: Quand l'alphabet est trop court, la liste contient la chaîne vide.
# ask.en: How many strings of length 3 can be made from `'12'`, and how many does your list hold?
# ask.fr: Combien de chaînes de longueur 3 peut-on faire avec `'12'`, et combien votre liste en
#   contient-elle ?
# fails: admissible_of_small_alphabets
# contrived: Adds `or ['']` for alphabets that are too short, a case a learner would not think of.
def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in permutations(alphabet, length)] or [""]


# %% one_list_refilled
# en: There is one list for all calls, emptied and filled again.
# fr: Une même liste sert à tous les appels, vidée puis remplie de nouveau.
# ask.en: Where is your list made: in each call, or once for all of them? What becomes of
#   `everything` when your function is called again?
# ask.fr: Où votre liste est-elle créée : à chaque appel, ou une fois pour tous ? Que devient
#   `everything` quand on appelle de nouveau votre fonction ?
# fails: admissible_twice
from itertools import permutations

strings = []


def admissible(alphabet="0123456789", length=4):
    strings.clear()
    strings.extend("".join(characters) for characters in permutations(alphabet, length))
    return strings


# %% repeats_allowed
# en: A character may be repeated.
# fr: Un caractère peut être répété.
# ask.en: `'11'` is in your list: may a string hold the same character twice?
# ask.fr: `'11'` est dans votre liste : une chaîne peut-elle contenir deux fois le même caractère ?
# fails: admissible_of_small_alphabets
from itertools import product


def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in product(alphabet, repeat=length)]


# %% small_letters
# en: Capital letters become small ones.
# fr: Les majuscules deviennent des minuscules.
# ask.en: Try `admissible('ABC', 2)`: which characters does your list hold? And may an alphabet hold
#   both `'A'` and `'a'`?
# ask.fr: Essayez `admissible('ABC', 2)` : quels caractères votre liste contient-elle ? Et un
#   alphabet peut-il contenir à la fois `'A'` et `'a'` ?
# fails: admissible_of_small_alphabets
def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in permutations(alphabet.lower(), length)]


# %% ten_digits_always
# en: Numbers are filtered: the alphabet is not looked at.
# fr: Ce sont des nombres qui sont filtrés : l'alphabet n'est pas regardé.
# ask.en: Try `admissible('abc', 2)`: which characters are in your strings, and which should be?
# ask.fr: Essayez `admissible('abc', 2)` : quels caractères sont dans vos chaînes, et lesquels
#   devraient y être ?
# fails: admissible_of_small_alphabets
def admissible(alphabet="0123456789", length=4):
    strings = []
    for number in range(10**length):
        string = str(number).zfill(length)
        if len(set(string)) == length:
            strings.append(string)
    return strings


# %% tuple
# en: The strings are in a tuple.
# fr: Les chaînes sont dans un tuple.
# ask.en: Compare `admissible('123', 2)` with the list of the statement: of which type is your
#   result?
# ask.fr: Comparez `admissible('123', 2)` à la liste de l'énoncé : de quel type est votre résultat ?
# fails: admissible_is_a_list
def admissible(alphabet="0123456789", length=4):
    return tuple("".join(characters) for characters in permutations(alphabet, length))


# %% tuples
# en: The characters are not joined into a string.
# fr: Les caractères ne sont pas réunis en une chaîne.
# ask.en: What are the elements of your list: is `('1', '2')` a string? How many characters has
#   `'12'`?
# ask.fr: Que sont les éléments de votre liste : `('1', '2')` est-il une chaîne ? Combien de
#   caractères a `'12'` ?
# fails: admissible_of_small_alphabets
def admissible(alphabet="0123456789", length=4):
    return list(permutations(alphabet, length))


# %% zero_lost
# en: Strings that begin with 0 are left out.
# fr: Les chaînes qui commencent par 0 sont oubliées.
# ask.en: Is `'01'` in your list for the characters `'01'`? A secret is a string, and a string may
#   begin with any character.
# ask.fr: `'01'` est-il dans votre liste pour les caractères `'01'` ? Un secret est une chaîne, et
#   une chaîne peut commencer par n'importe quel caractère.
# fails: admissible_of_small_alphabets
def admissible(alphabet="0123456789", length=4):
    strings = ["".join(characters) for characters in permutations(alphabet, length)]
    return [string for string in strings if string[0] != "0"]
