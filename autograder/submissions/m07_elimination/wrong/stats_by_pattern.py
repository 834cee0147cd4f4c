# %% eight_colours
# en: The colours of a code are counted from 1 to 8.
# fr: Les couleurs d'un code sont comptées de 1 à 8.
# ask.en: In MM(1, 10), which kind has the code 10? What does your function find for it?
# ask.fr: Dans MM(1, 10), de quelle sorte est le code 10 ? Que trouve votre fonction pour lui ?
# fails: pattern_of_larger_games
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        counts = [secret.count(colour) for colour in range(1, 9)]
        pattern = tuple(sorted((count for count in counts if count), reverse=True))
        numbers = stats.setdefault(pattern, {})
        tries = len(guess(secret, p, c))
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% equal_multiplicities_once
# en: Equal multiplicities are written only once.
# fr: Des multiplicités égales ne sont écrites qu'une fois.
# ask.en: The numbers in a key tell how many pegs of each colour there are: what must they add up
#   to?
# ask.fr: Les nombres d'une clé disent combien il y a de pions de chaque couleur : quelle doit être
#   leur somme ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted({secret.count(k) for k in secret}, reverse=True))
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% every_number_between
# en: For each kind, all numbers from the smallest to the largest number of tries are keys, those of
#   no secret too.
# fr: Pour chaque sorte, tous les nombres du plus petit au plus grand nombre d'essais sont des clés,
#   même sans code.
# ask.en: If some secrets of a kind take one try, the others three, and none takes two: which keys
#   has the dictionary of that kind?
# ask.fr: Si certains codes d'une sorte demandent un essai, les autres trois, et aucun deux :
#   quelles clés a le dictionnaire de cette sorte ?
# fails: pattern_holds_no_zeros
def stats_by_pattern(p, c):
    kinds = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(colour) for colour in set(secret)), reverse=True))
        kinds.setdefault(pattern, []).append(len(guess(secret, p, c)))
    return {
        pattern: {number: tries.count(number) for number in range(min(tries), max(tries) + 1)}
        for pattern, tries in kinds.items()
    }


# %% kinds_that_do_not_occur
# en: Kinds of which the game has no code are there too, with an empty dictionary.
# fr: Des sortes dont le jeu n'a aucun code y sont aussi, avec un dictionnaire vide.
# ask.en: Print the keys of `stats_by_pattern(2, 1)`: which code has each of these multiplicities?
# ask.fr: Affichez les clés de `stats_by_pattern(2, 1)` : quel code a chacune de ces multiplicités ?
# fails: pattern_holds_no_zeros
def stats_by_pattern(p, c):
    stats = {(1,) * p: {}}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(colour) for colour in set(secret)), reverse=True))
        numbers = stats.setdefault(pattern, {})
        tries = len(guess(secret, p, c))
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% largest_multiplicity
# en: The key is made of the largest multiplicity only.
# fr: La clé n'est faite que de la plus grande multiplicité.
# ask.en: The code 1 1 2 has a pair and a single peg: what does your key say of the single peg? And
#   would 1 1 2 2 and 1 1 2 3 be told apart?
# ask.fr: Le code 1 1 2 a une paire et un pion seul : que dit votre clé du pion seul ? Et 1 1 2 2 et
#   1 1 2 3 seraient-ils distingués ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = (max(secret.count(k) for k in secret),)
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% last_colour_left_out
# en: The last colour is not counted.
# fr: La dernière couleur n'est pas comptée.
# ask.en: In MM(2, 2), which multiplicities has the code 2 2? Up to which colour does your function
#   count?
# ask.fr: Dans MM(2, 2), quelles sont les multiplicités du code 2 2 ? Jusqu'à quelle couleur votre
#   fonction compte-t-elle ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        counts = [secret.count(colour) for colour in range(1, c)]
        pattern = tuple(sorted((count for count in counts if count), reverse=True))
        numbers = stats.setdefault(pattern, {})
        tries = len(guess(secret, p, c))
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% last_secret_only
# en: Each secret of a kind replaces the numbers of those before.
# fr: Chaque code secret d'une sorte remplace les nombres des précédents.
# ask.en: The values of a kind should add up to the number of its codes: what happens to the inner
#   dictionary when the second code of a kind comes?
# ask.fr: La somme des valeurs d'une sorte doit être le nombre de ses codes : que devient le
#   dictionnaire intérieur quand arrive le deuxième code d'une sorte ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        stats[pattern] = {len(guess(secret, p, c)): 1}
    return stats


# %% made_from_the_colours
# en: The key is worked out from the number of different colours.
# fr: La clé est déduite du nombre de couleurs différentes.
# ask.en: The codes 1 1 1 2 and 1 1 2 2 have two colours each: which keys should they have, and
#   which do they get?
# ask.fr: Les codes 1 1 1 2 et 1 1 2 2 ont chacun deux couleurs : quelles clés devraient-ils avoir,
#   et lesquelles reçoivent-ils ?
# fails: pattern_of_larger_games
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        colours = len(set(secret))
        pattern = (p - colours + 1,) + (1,) * (colours - 1)
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% means
# en: Each kind has its average number of tries.
# fr: Chaque sorte a son nombre moyen d'essais.
# ask.en: Your values are averages: from which numbers have you computed them, and where can one
#   still read those?
# ask.fr: Vos valeurs sont des moyennes : à partir de quels nombres les avez-vous calculées, et où
#   peut-on encore les lire ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        stats.setdefault(pattern, []).append(len(guess(secret, p, c)))
    return {pattern: sum(tries) / len(tries) for pattern, tries in stats.items()}


# %% not_sorted
# en: The multiplicities are not sorted.
# fr: Les multiplicités ne sont pas triées.
# ask.en: The codes 1 1 2 and 1 2 2 hold a pair and a single peg: which keys do they have in your
#   dictionary?
# ask.fr: Les codes 1 1 2 et 1 2 2 contiennent une paire et un pion seul : quelles clés ont-ils dans
#   votre dictionnaire ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(secret.count(k) for k in range(1, c + 1) if k in secret)
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% numbers_kept
# en: The dictionary is global: it lives on from one call to the next.
# fr: Le dictionnaire est global : il survit d'un appel à l'autre.
# ask.en: Call your function twice for MM(1, 2): what is in the dictionary when the second call
#   begins?
# ask.fr: Appelez deux fois votre fonction pour MM(1, 2) : qu'y a-t-il dans le dictionnaire au début
#   du second appel ?
# fails: pattern_twice
all_stats = {}


def stats_by_pattern(p, c):
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        numbers = all_stats.setdefault(pattern, {})
        tries = len(guess(secret, p, c))
        numbers[tries] = numbers.get(tries, 0) + 1
    return all_stats


# %% numbers_of_secrets
# en: Each kind has its number of secrets, without the tries.
# fr: Chaque sorte a son nombre de codes secrets, sans les essais.
# ask.en: Your values tell how many codes there are of a kind: where are their tries?
# ask.fr: Vos valeurs disent combien il y a de codes d'une sorte : où sont leurs essais ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        stats[pattern] = stats.get(pattern, 0) + 1
    return stats


# %% one_dictionary_for_all
# en: The same inner dictionary serves for all kinds.
# fr: Le même dictionnaire intérieur sert pour toutes les sortes.
# ask.en: All kinds have the same numbers in your result: how many dictionaries has your program
#   made for them?
# ask.fr: Toutes les sortes ont les mêmes nombres dans votre résultat : combien de dictionnaires
#   votre programme a-t-il créés pour elles ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    codes = tous_les_codes(p, c)
    patterns = [tuple(sorted((code.count(k) for k in set(code)), reverse=True)) for code in codes]
    stats = dict.fromkeys(patterns, {})
    for secret, pattern in zip(codes, patterns):
        tries = len(guess(secret, p, c))
        stats[pattern][tries] = stats[pattern].get(tries, 0) + 1
    return stats


# %% patterns_as_text
# en: The keys are the patterns of masque, as texts.
# fr: Les clés sont les motifs de `masque`, sous forme de textes.
# ask.en: The codes 1 2 1 and 1 1 2 repeat a colour in the same way: do they have the same key in
#   your dictionary? Which type should a key be?
# ask.fr: Les codes 1 2 1 et 1 1 2 répètent une couleur de la même façon : ont-ils la même clé dans
#   votre dictionnaire ? De quel type une clé doit-elle être ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        seen = []
        pattern = ""
        for peg in secret:
            if peg not in seen:
                seen.append(peg)
            pattern += str(seen.index(peg) + 1)
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% six_tries_at_most
# en: Games of more than six tries are counted as games of six.
# fr: Les parties de plus de six essais sont comptées comme des parties de six.
# ask.en: How many tries does the last code of MM(1, 8) take, and under which key does your function
#   count it?
# ask.fr: Combien d'essais demande le dernier code de MM(1, 8), et sous quelle clé votre fonction le
#   compte-t-elle ?
# fails: pattern_of_larger_games
# contrived: Counts games of seven tries as six, with an explicit min: nobody would add it.
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(colour) for colour in set(secret)), reverse=True))
        tries = min(len(guess(secret, p, c)), 6)
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% smallest_first
# en: The multiplicities are sorted from the smallest.
# fr: Les multiplicités sont triées à partir de la plus petite.
# ask.en: The code 1 1 2 has a pair and a single peg: which of the two numbers comes first in your
#   key, and which should?
# ask.fr: Le code 1 1 2 a une paire et un pion seul : lequel des deux nombres vient en premier dans
#   votre clé, et lequel devrait ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted(secret.count(k) for k in set(secret)))
        tries = len(guess(secret, p, c))
        numbers = stats.setdefault(pattern, {})
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats


# %% tries_outside
# en: The tries are the outer keys, the kinds the inner ones.
# fr: Les essais sont les clés extérieures, les sortes les clés intérieures.
# ask.en: Read your result aloud: for which key do you look first, the kind or the number of tries?
# ask.fr: Lisez votre résultat à voix haute : quelle clé cherche-t-on d'abord, la sorte ou le nombre
#   d'essais ?
# fails: pattern_counts_each_kind
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        numbers = stats.setdefault(len(guess(secret, p, c)), {})
        numbers[pattern] = numbers.get(pattern, 0) + 1
    return stats


# %% zeros_kept
# en: Numbers of tries that no secret of a kind takes are in its dictionary too.
# fr: Des nombres d'essais qu'aucun code secret d'une sorte ne demande sont aussi dans son
#   dictionnaire.
# ask.en: Compare `stats_by_pattern(2, 2)` with the example of the statement: which keys of the
#   inner dictionaries are too many?
# ask.fr: Comparez `stats_by_pattern(2, 2)` à l'exemple de l'énoncé : quelles clés des dictionnaires
#   intérieurs sont de trop ?
# fails: pattern_holds_no_zeros
def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(colour) for colour in set(secret)), reverse=True))
        numbers = stats.setdefault(pattern, {tries: 0 for tries in range(1, 20)})
        numbers[len(guess(secret, p, c))] += 1
    return stats
