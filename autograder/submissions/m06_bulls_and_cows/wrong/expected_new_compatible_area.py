# %% divided_by_everything
# en: The sum is divided by the number of all strings.
# fr: La somme est divisée par le nombre de toutes les chaînes.
# ask.en: Over how many secrets is the sum taken, and by what is it divided?
# ask.fr: Sur combien de secrets porte la somme, et par quoi est-elle divisée ?
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    total = 0
    area = compatible_area(history)
    for size in Counter(bulls_n_cows(guess, secret) for secret in area).values():
        total += size * size
    return total / len(everything)


# %% eliminated
# en: The strings eliminated are counted, not those that are left.
# fr: Ce sont les chaînes éliminées qui sont comptées, et non celles qui restent.
# ask.en: With the guess `'12'` and an empty history, 10/6 strings of six are left on average. What
#   does your number count?
# ask.fr: Avec la proposition `'12'` et un historique vide, il reste en moyenne 10/6 chaînes sur
#   six. Que compte votre nombre ?
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return len(area) - sum(size**2 for size in sizes) / len(area)


# %% everything_reduced
# en: The list everything is cut down to the area.
# fr: La liste `everything` est réduite à la zone.
# ask.en: How long is `everything` after the call? Which line changes the list itself, and who else
#   reads it?
# ask.fr: Quelle est la longueur de `everything` après l'appel ? Quelle ligne modifie la liste
#   elle-même, et qui d'autre la lit ?
# fails: expected_area_leaves_lists_alone
def expected_new_compatible_area(guess, history):
    everything[:] = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in everything).values()
    return sum(size**2 for size in sizes) / len(everything)


# %% four_bulls_at_most
# en: The replies are counted in a table that ends before five bulls.
# fr: Les réponses sont comptées dans un tableau qui s'arrête avant cinq taureaux.
# ask.en: Which line stops, and which reply is counted there? How many bulls can a guess of 5
#   characters get?
# ask.fr: Quelle ligne s'arrête, et quelle réponse y est comptée ? Combien de taureaux peut avoir
#   une proposition de 5 caractères ?
# fails: expected_area_of_large_games
def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    counts = [0] * 45
    for secret in area:
        bulls, cows = bulls_n_cows(guess, secret)
        counts[10 * bulls + cows] += 1
    return sum(count * count for count in counts) / len(area)


# %% guess_left_out
# en: The guess itself is left out of the strings that may be the secret.
# fr: La proposition elle-même est oubliée parmi les codes secrets possibles.
# ask.en: When the guess is compatible, may it be the secret? Look at the column 12 of the table.
# ask.fr: Quand la proposition est compatible, peut-elle être le secret ? Regardez la colonne 12 du
#   tableau.
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    area = [secret for secret in compatible_area(history) if secret != guess] or [guess]
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size**2 for size in sizes) / len(area)


# %% history_grows
# en: Each supposed reply is added to the history and stays there.
# fr: Chaque réponse supposée est ajoutée à l'historique et y reste.
# ask.en: When the second secret is supposed, is the turn of the first one still in your list? Which
#   turns should be in it?
# ask.fr: Quand on suppose le deuxième secret, le tour du premier est-il encore dans votre liste ?
#   Quels tours devrait-elle contenir ?
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    supposed = list(history)
    total = 0
    for secret in area:
        supposed.append((guess, *bulls_n_cows(guess, secret)))
        total += len(compatible_area(supposed, area))
    return total / len(area)


# %% history_ignored
# en: The mean is over everything: the history is not used.
# fr: La moyenne porte sur `everything` : l'historique ne sert pas.
# ask.en: After a first turn, which strings may be the secret? Does your result change with the
#   history?
# ask.fr: Après un premier tour, quelles chaînes peuvent être le secret ? Votre résultat change-t-il
#   avec l'historique ?
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    sizes = Counter(bulls_n_cows(guess, secret) for secret in everything).values()
    return sum(size**2 for size in sizes) / len(everything)


# %% integer_division
# en: The division drops the fraction.
# fr: La division perd les décimales.
# ask.en: Your result is a whole number each time: at which line do its decimals disappear?
# ask.fr: Votre résultat est chaque fois un nombre entier : à quelle ligne ses décimales
#   disparaissent-elles ?
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size**2 for size in sizes) // len(area)


# %% largest
# en: The largest new area is given, not the mean.
# fr: C'est la plus grande nouvelle zone qui est donnée, et non la moyenne.
# ask.en: Your result is what is left in the worst case: is that what the guess leaves on average?
# ask.fr: Votre résultat est ce qui reste dans le pire des cas : est-ce ce que la proposition laisse
#   en moyenne ?
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    sizes = Counter(bulls_n_cows(guess, secret) for secret in compatible_area(history))
    return max(sizes.values())


# %% last_two_turns
# en: Of the history, only the last two turns are looked at.
# fr: De l'historique, seuls les deux derniers tours sont regardés.
# ask.en: Which strings are left after three turns or more? Which of the turns does your function
#   look at?
# ask.fr: Quelles chaînes restent après trois tours ou plus ? Quels tours votre fonction
#   regarde-t-elle ?
# fails: expected_area_of_small_games
# contrived: Drops all but the last two turns on purpose: wrong only for long histories.
def expected_new_compatible_area(guess, history):
    area = compatible_area(history[-2:])
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size**2 for size in sizes) / len(area)


# %% mean_over_replies
# en: Each reply counts once, however many secrets give it.
# fr: Chaque réponse compte une fois, quel que soit le nombre de codes secrets qui la donnent.
# ask.en: In the table, the mean is over six secrets; over how many values do you take yours? Is a
#   reply that two secrets give as rare as one that a single secret gives?
# ask.fr: Dans le tableau, la moyenne porte sur six secrets ; sur combien de valeurs porte la vôtre
#   ? Une réponse que donnent deux secrets est-elle aussi rare qu'une réponse que donne un seul ?
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    sizes = {}
    for secret in compatible_area(history):
        reply = bulls_n_cows(guess, secret)
        sizes[reply] = sizes.get(reply, 0) + 1
    return sum(sizes.values()) / len(sizes)


# %% rounded
# en: The mean is rounded to two decimals.
# fr: La moyenne est arrondie à deux décimales.
# ask.en: Compute 10/6 by hand and compare it with your value: what is lost, and when two means are
#   close, which one is then smaller?
# ask.fr: Calculez 10/6 à la main et comparez avec votre valeur : qu'est-ce qui est perdu, et de
#   deux moyennes proches, laquelle est alors la plus petite ?
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return round(sum(size**2 for size in sizes) / len(area), 2)


# %% searches_everything
# en: Everything is searched again for each possible secret: right, and far too slow.
# fr: `everything` est parcouru à nouveau pour chaque code secret possible : c'est juste, et bien
#   trop lent.
# ask.en: For each possible secret, how many strings does your function look at: all of them, or
#   those that are still possible? Does it have to look at any?
# ask.fr: Pour chaque secret possible, combien de chaînes votre fonction regarde-t-elle : toutes, ou
#   celles qui sont encore possibles ? Faut-il en regarder ?
# fails: expected_area_of_large_games
def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    total = 0
    for secret in area:
        bulls, cows = bulls_n_cows(guess, secret)
        total += len(compatible_area(history + [(guess, bulls, cows)]))
    return total / len(area)


# %% sizes_kept
# en: The counter is a default value: the sizes of one call are added to those of the next.
# fr: Le compteur est une valeur par défaut : les tailles d'un appel s'ajoutent à celles du suivant.
# ask.en: Ask twice for the same mean: why is the second one larger? When is your counter created?
# ask.fr: Demandez deux fois la même moyenne : pourquoi la seconde est-elle plus grande ? Quand
#   votre compteur est-il créé ?
# fails: expected_area_twice
def expected_new_compatible_area(guess, history, sizes=Counter()):
    area = compatible_area(history)
    sizes.update(bulls_n_cows(guess, secret) for secret in area)
    return sum(size**2 for size in sizes.values()) / sum(sizes.values())


# %% win_leaves_nothing
# en: After the winning reply, the area is taken to be empty.
# fr: Après la réponse gagnante, la zone est tenue pour vide.
# ask.en: When the guess is the secret, which string is still compatible with the reply? Look at the
#   column 12 of the table.
# ask.fr: Quand la proposition est le secret, quelle chaîne est encore compatible avec la réponse ?
#   Regardez la colonne 12 du tableau.
# fails: expected_area_of_small_games
def expected_new_compatible_area(guess, history):
    area = compatible_area(history)
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area if secret != guess).values()
    return sum(size**2 for size in sizes) / len(area)
