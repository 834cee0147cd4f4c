# %% all_others_are_cows
# en: What is no bull is taken for a cow.
# fr: Tout ce qui n'est pas un taureau est pris pour une vache.
# ask.en: Compare `'12'` with `'34'`: have they a character in common?
# ask.fr: Comparez `'12'` à `'34'` : ont-ils un caractère en commun ?
# fails: bulls_of_small_games
def bulls_n_cows(a, b):
    bulls = sum(x == y for x, y in zip(a, b))
    return bulls, len(a) - bulls


# %% bulls_are_cows_too
# en: A bull is counted among the cows as well.
# fr: Un taureau est compté aussi parmi les vaches.
# ask.en: Compare a string with itself: how many of its characters are at another place?
# ask.fr: Comparez une chaîne avec elle-même : combien de ses caractères sont à une autre place ?
# fails: bulls_of_small_games
def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
        if a[i] in b:
            cows += 1
    return bulls, cows


# %% counters_kept
# en: The counters are a default value: they are never set back to zero.
# fr: Les compteurs sont une valeur par défaut : ils ne sont jamais remis à zéro.
# ask.en: Call your function twice with `'12'` and `'13'`: with which numbers does the second count
#   begin?
# ask.fr: Appelez deux fois votre fonction avec `'12'` et `'13'` : par quels nombres le second
#   décompte commence-t-il ?
# fails: bulls_twice
def bulls_n_cows(a, b, found=[0, 0]):
    for x, y in zip(a, b):
        if x == y:
            found[0] += 1
        elif x in b:
            found[1] += 1
    return tuple(found)


# %% cows_counted_twice
# en: Each cow is found from both sides and counted twice.
# fr: Chaque vache est trouvée des deux côtés et comptée deux fois.
# ask.en: Four characters give at most four bulls and cows together. How many do you find between
#   `'1234'` and `'4321'`?
# ask.fr: Quatre caractères donnent en tout au plus quatre taureaux et vaches. Combien en
#   trouvez-vous entre `'1234'` et `'4321'` ?
# fails: bulls_of_small_games
def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
        else:
            if a[i] in b:
                cows += 1
            if b[i] in a:
                cows += 1
    return bulls, cows


# %% cows_to_the_right_only
# en: A cow is looked for only further to the right in the other string.
# fr: Une vache n'est cherchée que plus à droite dans l'autre chaîne.
# ask.en: Compare `'12'` with `'31'`, then the other way round: is the reply the same?
# ask.fr: Comparez `'12'` à `'31'`, puis dans l'autre sens : la réponse est-elle la même ?
# fails: bulls_of_small_games
def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
        for j in range(i + 1, len(b)):
            if a[i] == b[j]:
                cows += 1
    return bulls, cows


# %% digits_only
# en: Common characters are looked for among the ten digits.
# fr: Les caractères communs sont cherchés parmi les dix chiffres.
# ask.en: Which characters does your loop go through? May a string hold others?
# ask.fr: Quels caractères votre boucle parcourt-elle ? Une chaîne peut-elle en contenir d'autres ?
# fails: bulls_with_any_characters
def bulls_n_cows(a, b):
    bulls = sum(x == y for x, y in zip(a, b))
    common = sum(digit in a and digit in b for digit in "0123456789")
    return bulls, common - bulls


# %% four_places
# en: Four places are compared, whatever the length.
# fr: Quatre places sont comparées, quelle que soit la longueur.
# ask.en: Which places does your function compare, and how long are these strings?
# ask.fr: Quelles places votre fonction compare-t-elle, et quelle est la longueur de ces chaînes ?
# fails: bulls_of_small_games
def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(4):
        if a[i] == b[i]:
            bulls += 1
        elif a[i] in b:
            cows += 1
    return bulls, cows


# %% list
# en: A list is returned.
# fr: C'est une liste qui est renvoyée.
# ask.en: What does `bulls_n_cows('12', '12') == (2, 0)` say? Is `[2, 0]` the same as `(2, 0)`?
# ask.fr: Que dit `bulls_n_cows('12', '12') == (2, 0)` ? `[2, 0]` est-il la même chose que `(2, 0)`
#   ?
# fails: bulls_gives_a_pair
def bulls_n_cows(a, b):
    reply = [0, 0]
    for i in range(len(a)):
        if a[i] == b[i]:
            reply[0] += 1
        elif a[i] in b:
            reply[1] += 1
    return reply


# %% return_in_the_loop
# en: The function returns in the first turn of its loop.
# fr: La fonction renvoie au premier tour de sa boucle.
# ask.en: How many columns has your function looked at when it returns? Try it on `'12'` and `'12'`.
# ask.fr: Combien de colonnes votre fonction a-t-elle regardées quand elle renvoie son résultat ?
#   Essayez sur `'12'` et `'12'`.
# fails: bulls_of_small_games
def bulls_n_cows(a, b):
    bulls = 0
    cows = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
        elif a[i] in b:
            cows += 1
        return bulls, cows


# %% small_letters
# en: Capital letters are compared as small ones.
# fr: Les majuscules sont comparées comme des minuscules.
# ask.en: Compare `'aB'` with `'Ab'`: are `'a'` and `'A'` the same character?
# ask.fr: Comparez `'aB'` à `'Ab'` : `'a'` et `'A'` sont-ils le même caractère ?
# fails: bulls_with_any_characters
def bulls_n_cows(a, b):
    a, b = a.lower(), b.lower()
    bulls = sum(x == y for x, y in zip(a, b))
    return bulls, sum(x in b for x in a) - bulls


# %% swapped
# en: Cows come before bulls.
# fr: Les vaches viennent avant les taureaux.
# ask.en: Compare a string with itself: of which kind are all its characters, and which number comes
#   first in the pair?
# ask.fr: Comparez une chaîne avec elle-même : de quelle sorte sont tous ses caractères, et quel
#   nombre vient en premier dans le couple ?
# fails: bulls_of_small_games
def bulls_n_cows(a, b):
    bulls = sum(x == y for x, y in zip(a, b))
    cows = len(set(a) & set(b)) - bulls
    return cows, bulls


# %% text
# en: The reply is written as text.
# fr: La réponse est écrite sous forme de texte.
# ask.en: Your function gives a text: can one compare its number of bulls with another number?
# ask.fr: Votre fonction donne un texte : peut-on comparer son nombre de taureaux à un autre nombre
#   ?
# fails: bulls_of_small_games
def bulls_n_cows(a, b):
    bulls = sum(x == y for x, y in zip(a, b))
    return f"{bulls}A{len(set(a) & set(b)) - bulls}B"


# %% zero_forgotten
# en: The common digits are looked for from 1 to 9.
# fr: Les chiffres communs sont cherchés de 1 à 9.
# ask.en: Compare `'0123'` with `'3012'`: is each of the four digits found? With which value does
#   your loop begin?
# ask.fr: Comparez `'0123'` à `'3012'` : chacun des quatre chiffres est-il trouvé ? Par quelle
#   valeur votre boucle commence-t-elle ?
# fails: bulls_with_four_digits, bulls_with_any_characters
def bulls_n_cows(a, b):
    bulls = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bulls += 1
    common = 0
    for number in range(1, 10):
        if str(number) in a and str(number) in b:
            common += 1
    return bulls, common - bulls
