# %% every_number_to_the_largest
# en: Each number of tries up to the largest is a key, be there games that take so many or not.
# fr: Chaque nombre d'essais jusqu'au plus grand est une clé, que des parties en demandent autant ou
#   non.
# ask.en: Can there be games of one try and of three, and none of two? What does your dictionary
#   hold then?
# ask.fr: Peut-il y avoir des parties d'un essai et de trois, et aucune de deux ? Que contient alors
#   votre dictionnaire ?
# fails: exhaustive_holds_no_zeros
def exhaustive_stats(p=4, c=8):
    essais = [len(guess(code, p, c)) for code in tous_les_codes(p, c)]
    return {nombre: essais.count(nombre) for nombre in range(1, max(essais) + 1)}


# %% list_of_numbers
# en: The numbers of secrets are returned in a list.
# fr: Les nombres de codes secrets sont renvoyés dans une liste.
# ask.en: In your list, how does one see which number of tries a number belongs to? Which type did
#   the statement ask for?
# ask.fr: Dans votre liste, comment voit-on à quel nombre d'essais un nombre correspond ? Quel type
#   l'énoncé demandait-il ?
# fails: exhaustive_counts_each_secret
def exhaustive_stats(p, c):
    tries = [len(guess(secret, p, c)) for secret in tous_les_codes(p, c)]
    return [tries.count(n) for n in range(1, max(tries) + 1)]


# %% nine_tries_at_most
# en: The table has places for nine tries at most.
# fr: Le tableau a de la place pour neuf essais au plus.
# ask.en: MM(1, 10) has ten codes: add up your values. Is every secret among them, and up to how
#   many tries does your function count?
# ask.fr: MM(1, 10) a dix codes : additionnez vos valeurs. Tous les codes secrets y sont-ils, et
#   jusqu'à combien d'essais votre fonction compte-t-elle ?
# fails: exhaustive_of_larger_games
def exhaustive_stats(p, c):
    tries = [len(guess(secret, p, c)) for secret in tous_les_codes(p, c)]
    return {number: tries.count(number) for number in range(1, 10) if number in tries}


# %% numbers_kept
# en: The dictionary is a default argument: it lives on from one call to the next.
# fr: Le dictionnaire est un argument par défaut : il survit d'un appel à l'autre.
# ask.en: Call your function twice for MM(1, 2): what is in the dictionary when the second call
#   begins?
# ask.fr: Appelez deux fois votre fonction pour MM(1, 2) : qu'y a-t-il dans le dictionnaire au début
#   du second appel ?
# fails: exhaustive_twice
def exhaustive_stats(p, c, stats={}):
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% secrets_without_repeats
# en: Only the secrets without a repeated colour are played.
# fr: Seuls les codes secrets sans couleur répétée sont joués.
# ask.en: How many secrets do your values add up to, and how many codes does the game have?
# ask.fr: Combien de codes secrets vos valeurs totalisent-elles, et combien de codes le jeu a-t-il ?
# fails: exhaustive_counts_each_secret
def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        if len(set(secret)) == p:
            tries = len(guess(secret, p, c))
            stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% shares
# en: Shares of the secrets are returned, not their numbers.
# fr: Ce sont des proportions de codes secrets qui sont renvoyées, et non leurs nombres.
# ask.en: Your values add up to 1: do they count secrets?
# ask.fr: La somme de vos valeurs est 1 : comptent-elles des codes secrets ?
# fails: exhaustive_counts_each_secret
def exhaustive_stats(p, c):
    stats = Counter(len(guess(secret, p, c)) for secret in tous_les_codes(p, c))
    return {tries: number / c**p for tries, number in stats.items()}


# %% six_tries_at_most
# en: Games of more than six tries are left out.
# fr: Les parties de plus de six essais sont oubliées.
# ask.en: MM(1, 8) has eight codes: what do the values of your dictionary add up to? Which secrets
#   are missing?
# ask.fr: MM(1, 8) a huit codes : quelle est la somme des valeurs de votre dictionnaire ? Quels
#   codes secrets manquent ?
# fails: exhaustive_of_larger_games
def exhaustive_stats(p, c):
    tries = [len(guess(secret, p, c)) for secret in tous_les_codes(p, c)]
    return {number: tries.count(number) for number in range(1, 7) if number in tries}


# %% sizes_not_handed_over
# en: guess is called with the secret only: it plays MM(4, 8).
# fr: `guess` est appelé avec le seul code secret : il joue MM(4, 8).
# ask.en: Which game does `guess` play when it is called with a secret only? How many pegs does your
#   secret have?
# ask.fr: À quel jeu `guess` joue-t-elle quand on l'appelle avec un code secret seulement ? Combien
#   de pions votre code secret a-t-il ?
# fails: exhaustive_counts_each_secret
def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% starts_at_zero
# en: The first secret of each number of tries is not counted.
# fr: Le premier code secret de chaque nombre d'essais n'est pas compté.
# ask.en: What should a counter be just after the first secret that takes so many tries?
# ask.fr: Que doit valoir un compteur juste après le premier code secret qui demande tant d'essais ?
# fails: exhaustive_counts_each_secret
def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c))
        if tries in stats:
            stats[tries] += 1
        else:
            stats[tries] = 0
    return stats


# %% tries_of_each_code
# en: The dictionary goes from each code to its number of tries.
# fr: Le dictionnaire mène de chaque code à son nombre d'essais.
# ask.en: What are the keys of your dictionary, and what should they be?
# ask.fr: Quelles sont les clés de votre dictionnaire, et que doivent-elles être ?
# fails: exhaustive_counts_each_secret
def exhaustive_stats(p, c):
    return {tuple(secret): len(guess(secret, p, c)) for secret in tous_les_codes(p, c)}


# %% winning_try_not_counted
# en: The winning proposition is not counted as a try.
# fr: La proposition gagnante n'est pas comptée comme un essai.
# ask.en: Which secret takes 0 tries, according to your result? Look at its list of propositions.
# ask.fr: Quel code secret demande 0 essai, d'après votre résultat ? Regardez sa liste de
#   propositions.
# fails: exhaustive_counts_each_secret
def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c)) - 1
        stats[tries] = stats.get(tries, 0) + 1
    return stats


# %% zeros_kept
# en: Numbers of tries that no secret takes are in the dictionary too.
# fr: Des nombres d'essais qu'aucun code secret ne demande sont aussi dans le dictionnaire.
# ask.en: Compare `exhaustive_stats(2, 4)` with the example of the statement: which keys are too
#   many?
# ask.fr: Comparez `exhaustive_stats(2, 4)` à l'exemple de l'énoncé : quelles clés sont de trop ?
# fails: exhaustive_holds_no_zeros
def exhaustive_stats(p, c):
    stats = {tries: 0 for tries in range(20)}
    for secret in tous_les_codes(p, c):
        stats[len(guess(secret, p, c))] += 1
    return stats
