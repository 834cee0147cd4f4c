# %% average_instead
# en: The average is returned.
# fr: C'est la moyenne qui est renvoyée.
# ask.en: Your result is not a whole number: can a game take that many tries?
# ask.fr: Votre résultat n'est pas un nombre entier : une partie peut-elle demander autant d'essais
#   ?
# fails: maximum_over_all_secrets
def maximum():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / 1296


# %% counts_the_records
# en: One is added each time a number beats those before, whatever it is.
# fr: Le compte augmente de un chaque fois qu'un nombre dépasse les précédents, quel qu'il soit.
# ask.en: If the games took 1, 9 and 2 tries, your function should answer 9: what would it answer,
#   and what does it add up?
# ask.fr: Si les parties demandaient 1, 9 et 2 essais, votre fonction devrait répondre 9 : que
#   répondrait-elle, et qu'additionne-t-elle ?
# fails: maximum_of_other_games
def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        if nombre_essais(secret) > resultat:
            resultat += 1
    return resultat


# %% first_code_forgotten
# en: The first code is left out.
# fr: Le premier code est oublié.
# ask.en: Which secret does your function play first? Is 1 1 1 1 among those it plays?
# ask.fr: Quel secret votre fonction joue-t-elle en premier ? 1 1 1 1 fait-il partie de ceux qu'elle
#   joue ?
# fails: maximum_of_other_games
def maximum():
    return max(nombre_essais(code) for code in tous_les_codes(4, 6)[1:])


# %% first_hundred_secrets
# en: Only the first hundred secrets are played.
# fr: Seuls les cent premiers codes secrets sont joués.
# ask.en: Print the last secret you play: is it 6 6 6 6?
# ask.fr: Affichez le dernier secret que vous jouez : est-ce 6 6 6 6 ?
# fails: maximum_over_all_secrets
def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6)[:100]:
        resultat = max(resultat, nombre_essais(secret))
    return resultat


# %% function_named_max_hidden
# en: A variable is named max, which hides the function max.
# fr: Une variable s'appelle `max`, ce qui cache la fonction `max`.
# ask.en: Just before the line that stops, print everything it uses, the names of functions too: is
#   each of them what you believe it to be?
# ask.fr: Juste avant la ligne qui s'arrête, affichez tout ce qu'elle utilise, y compris les noms de
#   fonctions : chacun est-il bien ce que vous croyez ?
# fails: maximum_over_all_secrets
def maximum():
    max = 0
    for secret in tous_les_codes(4, 6):
        max = max(max, nombre_essais(secret))
    return max


# %% known_beforehand
# en: The right number is returned, and `nombre_essais` has no part in it.
# fr: Le bon nombre est renvoyé, sans que `nombre_essais` y soit pour rien.
# ask.en: How often does `maximum()` call `nombre_essais`? Let `nombre_essais` return 3 for every secret: what
#   does `maximum()` answer then, and what should it?
# ask.fr: Combien de fois `maximum()` appelle-t-elle `nombre_essais` ? Faites renvoyer 3 à `nombre_essais` pour
#   chaque secret : que répond alors `maximum()`, et que devrait-elle répondre ?
# fails: maximum_over_all_secrets
def maximum():
    return 9


# %% last_code_forgotten
# en: The loop stops before 6 6 6 6.
# fr: La boucle s'arrête avant 6 6 6 6.
# ask.en: When one secret alone is harder than all others, your function can miss it: does it play
#   every secret from 1 1 1 1 to 6 6 6 6, and which number does it keep?
# ask.fr: Quand un seul secret est plus difficile que tous les autres, votre fonction peut le
#   manquer : joue-t-elle chaque secret de 1 1 1 1 à 6 6 6 6, et quel nombre retient-elle ?
# fails: maximum_of_other_games
def maximum():
    codes = tous_les_codes(4, 6)
    resultat = 0
    for i in range(1295):
        resultat = max(resultat, nombre_essais(codes[i]))
    return resultat


# %% last_value
# en: A number of tries is returned that is not the largest: that of the last secret, say.
# fr: Le nombre d'essais renvoyé n'est pas le plus grand : c'est celui du dernier code secret, par
#   exemple.
# ask.en: Your function says `6`, and 6 6 6 6 takes 6 tries: do you know a secret that takes more?
# ask.fr: Votre fonction dit `6`, et 6 6 6 6 demande 6 essais : connaissez-vous un secret qui en
#   demande plus ?
# fails: maximum_over_all_secrets
def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        resultat = nombre_essais(secret)
    return resultat


# %% never_above_nine
# en: The search for the maximum stops at 9, as if no game could take longer.
# fr: La recherche du maximum s'arrête à 9, comme si aucune partie ne pouvait durer davantage.
# ask.en: Does your function know before any game that 9 is the end? What if a game took 10 tries?
# ask.fr: Votre fonction sait-elle, avant toute partie, que 9 est la fin ? Et si une partie
#   demandait 10 essais ?
# fails: maximum_of_other_games
def maximum():
    longest = 0
    for secret in tous_les_codes(4, 6):
        longest = max(longest, nombre_essais(secret))
        if longest >= 9:
            return 9
    return longest


# %% no_return
# en: The maximum is computed, and nothing is returned.
# fr: Le maximum est calculé, et rien n'est renvoyé.
# ask.en: What is the value of `x` after `x = maximum()`?
# ask.fr: Que vaut `x` après `x = maximum()` ?
# fails: maximum_over_all_secrets
def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        resultat = max(resultat, nombre_essais(secret))


# %% one_hard_code
# en: Only one of the hardest codes is played.
# fr: Un seul des codes les plus difficiles est joué.
# ask.en: How does one know that 6 6 6 5 is among the hardest codes? With other numbers of tries,
#   another code may be the hardest.
# ask.fr: D'où sait-on que 6 6 6 5 est l'un des codes les plus difficiles ? Avec d'autres nombres
#   d'essais, ce pourrait être un autre code.
# fails: maximum_of_other_games
def maximum():
    return nombre_essais([6, 6, 6, 5])


# %% one_too_few
# en: The winning try is taken away.
# fr: L'essai gagnant est déduit.
# ask.en: Eight tries are not enough for 5 6 5 4: does your function play this secret, and how many
#   tries does it count then?
# ask.fr: Huit essais ne suffisent pas pour 5 6 5 4 : votre fonction joue-t-elle ce secret, et
#   combien d'essais compte-t-elle alors ?
# fails: maximum_over_all_secrets
def maximum():
    return max(nombre_essais(secret) - 1 for secret in tous_les_codes(4, 6))


# %% one_too_many
# en: One is added to the maximum.
# fr: Un est ajouté au maximum.
# ask.en: Which secret takes as many tries as your maximum says? Look for one.
# ask.fr: Quel secret demande autant d'essais que le dit votre maximum ? Cherchez-en un.
# fails: maximum_over_all_secrets
def maximum():
    nombres = []
    for secret in tous_les_codes(4, 6):
        nombres.append(nombre_essais(secret) + 1)
    return max(nombres)


# %% previous_one_only
# en: Each number is compared with the one before it, not with the largest so far.
# fr: Chaque nombre est comparé au précédent, et non au plus grand jusque-là.
# ask.en: If the games took 1, 9, 2 and 3 tries, which number would your function keep? With what
#   does it compare 3?
# ask.fr: Si les parties demandaient 1, 9, 2 et 3 essais, quel nombre votre fonction
#   retiendrait-elle ? À quoi compare-t-elle 3 ?
# fails: maximum_of_other_games
def maximum():
    precedent = 0
    for secret in tous_les_codes(4, 6):
        n = nombre_essais(secret)
        if n > precedent:
            resultat = n
        precedent = n
    return resultat


# %% prints_instead_of_returning
# en: The maximum is printed, and nothing is returned.
# fr: Le maximum est affiché, et rien n'est renvoyé.
# ask.en: The number appears on the screen, but what would `print(maximum() + 1)` do?
# ask.fr: Le nombre apparaît à l'écran, mais que ferait `print(maximum() + 1)` ?
# fails: maximum_over_all_secrets
def maximum():
    print(max(nombre_essais(secret) for secret in tous_les_codes(4, 6)))


# %% returns_the_code
# en: The hardest code is returned, not its number of tries.
# fr: C'est le code le plus difficile qui est renvoyé, et non son nombre d'essais.
# ask.en: Your function gives a list, not a number: what was asked for, a code or its number of
#   tries?
# ask.fr: Votre fonction donne une liste, pas un nombre : que demandait-on, un code ou son nombre
#   d'essais ?
# fails: maximum_over_all_secrets
def maximum():
    return max(tous_les_codes(4, 6), key=nombre_essais)


# %% returns_the_index
# en: The rank of the hardest code is returned.
# fr: C'est le rang du code le plus difficile qui est renvoyé.
# ask.en: Your result is the place of a code in the list: how many tries does the code at that place
#   take?
# ask.fr: Votre résultat est la place d'un code dans la liste : combien d'essais le code qui s'y
#   trouve demande-t-il ?
# fails: maximum_over_all_secrets
def maximum():
    nombres = [nombre_essais(secret) for secret in tous_les_codes(4, 6)]
    return nombres.index(max(nombres))


# %% secrets_with_repeats_only
# en: Some secrets are not played, 4 2 6 1 among them.
# fr: Certains secrets ne sont pas joués, dont 4 2 6 1.
# ask.en: Which secrets does your function play? Is 4 2 6 1 among them, and how does it know that no
#   game takes longer than those it plays?
# ask.fr: Quels secrets votre fonction joue-t-elle ? 4 2 6 1 en fait-il partie, et d'où sait-elle
#   qu'aucune partie ne demande plus d'essais que celles qu'elle joue ?
# fails: maximum_of_other_games
# contrived: Plays only secrets with a repeat: the answer is 9 all the same, so only a planted game
#   shows it.
def maximum():
    plus_grand = 0
    for secret in tous_les_codes(4, 6):
        if len(set(secret)) < 4:
            plus_grand = max(plus_grand, nombre_essais(secret))
    return plus_grand


# %% secrets_without_repeats
# en: Only the secrets of four different colours are played.
# fr: Seuls les codes secrets de quatre couleurs différentes sont joués.
# ask.en: How many secrets do you go through? Are those that repeat a colour among them?
# ask.fr: Combien de secrets parcourez-vous ? Ceux qui répètent une couleur en font-ils partie ?
# fails: maximum_of_other_games
def maximum():
    return max(nombre_essais(secret) for secret in tous_les_codes(4, 6) if len(set(secret)) == 4)


# %% smallest
# en: The comparison is the wrong way round: the smallest number is kept.
# fr: La comparaison est à l'envers : c'est le plus petit nombre qui est gardé.
# ask.en: `1` is what 1 1 1 1 takes: does any other code take more tries?
# ask.fr: `1` est ce que demande 1 1 1 1 : un autre code demande-t-il plus d'essais ?
# fails: maximum_over_all_secrets
def maximum():
    plus_grand = 10
    for secret in tous_les_codes(4, 6):
        n = nombre_essais(secret)
        if n < plus_grand:
            plus_grand = n
    return plus_grand


# %% starts_at_eight
# en: The running maximum starts at 8.
# fr: Le maximum provisoire part de 8.
# ask.en: If no code took more than 7 tries, what would your function answer? With which value does
#   its search begin?
# ask.fr: Si aucun code ne demandait plus de 7 essais, que répondrait votre fonction ? Par quelle
#   valeur sa recherche commence-t-elle ?
# fails: maximum_of_other_games
# contrived: A running maximum that starts at 8, just below the known answer: nobody starts there.
def maximum():
    resultat = 8
    for secret in tous_les_codes(4, 6):
        resultat = max(resultat, nombre_essais(secret))
    return resultat


# %% starts_far_too_high
# en: The running maximum starts at 1296.
# fr: Le maximum provisoire part de 1296.
# ask.en: No game takes `1296` tries: with which value does your search begin, and can anything be
#   larger?
# ask.fr: Aucune partie ne demande `1296` essais : par quelle valeur votre recherche
#   commence-t-elle, et quelque chose peut-il la dépasser ?
# fails: maximum_over_all_secrets
def maximum():
    resultat = 1296
    for secret in tous_les_codes(4, 6):
        if nombre_essais(secret) > resultat:
            resultat = nombre_essais(secret)
    return resultat


# %% text
# en: The maximum is turned into text.
# fr: Le maximum est changé en texte.
# ask.en: `type(maximum())` is `str`: which is the larger, `'9'` or `'10'`?
# ask.fr: `type(maximum())` est `str` : lequel est le plus grand, `'9'` ou `'10'` ?
# fails: maximum_over_all_secrets
def maximum():
    return max(str(nombre_essais(secret)) for secret in tous_les_codes(4, 6))


# %% total
# en: All numbers of tries are added up.
# fr: Tous les nombres d'essais sont additionnés.
# ask.en: No game takes thousands of tries: do you look for the largest number, or do you add them
#   all?
# ask.fr: Aucune partie ne demande des milliers d'essais : cherchez-vous le plus grand nombre, ou
#   les additionnez-vous tous ?
# fails: maximum_over_all_secrets
def maximum():
    resultat = 0
    for secret in tous_les_codes(4, 6):
        resultat += nombre_essais(secret)
    return resultat
