# %% a_tuple
# en: The guess comes with its entropy.
# fr: La proposition vient avec son entropie.
# ask.en: You return a tuple: what was asked for?
# ask.fr: Vous renvoyez un tuple : que demandait-on ?
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    return max((round(decision_entropy(V, g, score), 9), g in V, g) for g in G)


# %% equal_only_when_not_larger
# en: Entropies are equal to within a tolerance only where the later one is not larger.
# fr: Deux entropies ne sont égales, à la tolérance près, que si la seconde n'est pas plus grande.
# ask.en: A guess that is no possible secret comes after one that is, and its entropy is larger by
#   2e-16: what does your function do?
# ask.fr: Une proposition qui n'est pas un secret possible vient après une qui l'est, et son
#   entropie est plus grande de 2e-16 : que fait votre fonction ?
# fails: best_decision_prefers_possible_secrets
def best_decision(V, G, score):
    best, most = None, -1
    for g in G:
        worth = decision_entropy(V, g, score)
        if worth > most:
            best, most = g, worth
        elif abs(worth - most) < 1e-9 and g in V:
            best = g
    return best


# %% floats_compared_exactly
# en: The preference is there, but entropies are compared to the last digit.
# fr: La préférence est là, mais les entropies sont comparées jusqu'à la dernière décimale.
# ask.en: Print the two entropies: how much do they differ? Does the last digit of a sum of floats
#   mean anything?
# ask.fr: Affichez les deux entropies : de combien diffèrent-elles ? Le dernier chiffre d'une somme
#   de flottants a-t-il un sens ?
# fails: best_decision_prefers_possible_secrets
def best_decision(V, G, score):
    return max(G, key=lambda g: (decision_entropy(V, g, score), g in V))


# %% guesses_must_be_a_list
# en: The first guess is taken with `G[0]`, which a set refuses.
# fr: La première proposition est prise par `G[0]`, qu'un ensemble refuse.
# ask.en: One of the two collections is a set here: which of your lines works with a list, and not
#   with a set?
# ask.fr: L'une des deux collections est ici un ensemble : laquelle de vos lignes marche avec une
#   liste, et pas avec un ensemble ?
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    best = G[0]
    most = decision_entropy(V, best, score)
    for g in G:
        bits = decision_entropy(V, g, score)
        if bits > most + 1e-9 or (abs(bits - most) <= 1e-9 and g in V and best not in V):
            best, most = g, max(bits, most)
    return best


# %% guesses_sorted_in_place
# en: The list of guesses is sorted where it is.
# fr: La liste des propositions est triée sur place.
# ask.en: After the call, the guesses stand in another order: what does `sort` change, and what does
#   `sorted` do instead?
# ask.fr: Après l'appel, les propositions sont dans un autre ordre : que modifie `sort`, et que fait
#   `sorted` à la place ?
# fails: best_decision_leaves_its_collections_alone
def best_decision(V, G, score):
    if not isinstance(G, list):
        G = list(G)
    G.sort(key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))
    return G[-1]


# %% last_guess_never_looked_at
# en: The last guess is never looked at.
# fr: La dernière proposition n'est jamais examinée.
# ask.en: Put the best guess at the end of the list: is it found?
# ask.fr: Placez la meilleure proposition à la fin de la liste : est-elle trouvée ?
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    guesses = list(G)
    best = guesses[0]
    for i in range(1, len(guesses) - 1):
        mine = round(decision_entropy(V, guesses[i], score), 9), guesses[i] in V
        if mine > (round(decision_entropy(V, best, score), 9), best in V):
            best = guesses[i]
    return best


# %% last_of_the_best
# en: Among equal guesses, the last one is taken, possible or not.
# fr: Entre des propositions égales, c'est la dernière qui est prise, possible ou non.
# ask.en: Several guesses are worth as much, and one of them is a possible secret: which of them
#   does your function end with?
# ask.fr: Plusieurs propositions ont la même valeur, et l'une est un secret possible : laquelle
#   votre fonction retient-elle à la fin ?
# fails: best_decision_prefers_possible_secrets
def best_decision(V, G, score):
    best, bits = None, -1
    for g in G:
        worth = round(decision_entropy(V, g, score), 9)
        if worth >= bits:
            best, bits = g, worth
    return best


# %% most_results
# en: The guess with the most different results is taken.
# fr: C'est la proposition ayant le plus de réponses différentes qui est prise.
# ask.en: Your guess has as many results as the best one, or more: are they equally likely? Print
#   the sizes of the parts for yours and for the one named above.
# ask.fr: Votre proposition a autant de réponses différentes que la meilleure, ou plus : sont-elles
#   aussi probables les unes que les autres ? Affichez les tailles des parties pour la vôtre et pour
#   celle qui est nommée ci-dessus.
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    return max(G, key=lambda g: (len(partition(V, lambda v: score(g, v))), g in V))


# %% nothing_for_a_single_secret
# en: A guess is kept only if it is worth more than 0 bits, and with one secret left none is.
# fr: Une proposition n'est retenue que si elle vaut plus de 0 bit : quand il reste un secret,
#   aucune ne l'est.
# ask.en: With a single secret, each guess is worth 0 bits: which guess does your function keep
#   then?
# ask.fr: Avec un seul secret, chaque proposition vaut 0 bit : laquelle votre fonction garde-t-elle
#   alors ?
# fails: best_decision_prefers_possible_secrets
def best_decision(V, G, score):
    best, most = None, (0, True)
    for g in G:
        mine = round(decision_entropy(V, g, score), 9), g in V
        if mine > most:
            best, most = g, mine
    return best


# %% nothing_for_a_single_secret_nor_preferred
# en: A guess must be worth more than 0 bits, and possible secrets are not preferred.
# fr: Une proposition doit valoir plus de 0 bit, et les secrets possibles ne sont pas préférés.
# ask.en: With one secret left, every guess is worth 0 bits: which one does your function keep? And
#   which one when two are worth as much?
# ask.fr: S'il reste un secret, chaque proposition vaut 0 bit : laquelle votre fonction garde-t-elle
#   ? Et laquelle quand deux ont la même valeur ?
# fails: best_decision_prefers_possible_secrets
def best_decision(V, G, score):
    best, most = None, 0
    for g in G:
        mine = decision_entropy(V, g, score)
        if mine > most:
            best, most = g, mine
    return best


# %% only_possible_secrets
# en: Only the possible secrets are looked at.
# fr: Seuls les secrets possibles sont examinés.
# ask.en: A guess that cannot be the secret may tell more than all those that can: does your
#   function look at it, and can it prefer it?
# ask.fr: Une proposition qui ne peut pas être le secret peut apprendre plus que toutes celles qui
#   le peuvent : votre fonction la regarde-t-elle, et peut-elle la préférer ?
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    return max(V, key=lambda g: round(decision_entropy(V, g, score), 9))


# %% possible_secrets_forgotten
# en: Among equal guesses, the first one is taken, possible or not.
# fr: Entre des propositions égales, c'est la première qui est prise, possible ou non.
# ask.en: Your guess is worth as much as any, but it cannot win at once. Which other guess is worth
#   as much?
# ask.fr: Votre proposition vaut autant que toute autre, mais elle ne peut pas gagner tout de suite.
#   Quelle autre vaut autant ?
# fails: best_decision_prefers_possible_secrets
def best_decision(V, G, score):
    return max(G, key=lambda g: round(decision_entropy(V, g, score), 9))


# %% six_decimals
# en: Entropies are rounded to six decimals before they are compared.
# fr: Les entropies sont arrondies à six décimales avant d'être comparées.
# ask.en: Print the two entropies that are shown: by how much do they differ, and from which
#   difference on does your function see one?
# ask.fr: Affichez les deux entropies indiquées : de combien diffèrent-elles, et à partir de quelle
#   différence votre fonction en voit-elle une ?
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 6), g in V))


# %% smallest_entropy
# en: The guess of minimal entropy is returned.
# fr: C'est la proposition d'entropie minimale qui est renvoyée.
# ask.en: Do you want to be able to foresee the result, or do you want to learn something from it?
# ask.fr: Voulez-vous pouvoir prévoir la réponse, ou voulez-vous qu'elle vous apprenne quelque chose
#   ?
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    return min(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g not in V))


# %% smallest_worst_part
# en: The guess whose largest part is smallest is taken: Knuth's rule, not this one.
# fr: C'est la proposition dont la plus grande part est la plus petite qui est prise : la règle de
#   Knuth, pas celle-ci.
# ask.en: Your rule looks at the largest part only. What do the other parts say?
# ask.fr: Votre règle ne regarde que la plus grande partie. Que disent les autres ?
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    return min(G, key=lambda g: (max(map(len, partition(V, lambda v: score(g, v)).values())), g not in V))


# %% the_entropy
# en: The largest entropy is returned, not the guess that has it.
# fr: C'est la plus grande entropie qui est renvoyée, et non la proposition qui l'atteint.
# ask.en: Your function says how much the best guess is worth. Which guess is it?
# ask.fr: Votre fonction dit combien vaut la meilleure proposition. Laquelle est-ce ?
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    return max(decision_entropy(V, g, score) for g in G)


# %% the_only_secret_at_index_0
# en: Where a single secret is left, it is asked for by an index, which a set does not have.
# fr: Quand il ne reste qu'un secret, il est demandé par un indice, ce qu'un ensemble n'a pas.
# ask.en: What does your function do with `{3}`, a set of one secret? Which operation of it does a
#   list allow, and a set not?
# ask.fr: Que fait votre fonction de `{3}`, un ensemble d'un seul secret ? Quelle opération est
#   permise sur une liste, et pas sur un ensemble ?
# fails: best_decision_prefers_possible_secrets
def best_decision(V, G, score):
    if len(V) == 1:
        return V[0]
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))


# %% the_only_secret_taken_out
# en: Where a single secret is left, it is taken out of the caller's collection.
# fr: Quand il ne reste qu'un secret, il est retiré de la collection reçue.
# ask.en: Let `V = {6}`, call `best_decision(V, [5, 6, 7], compare)`, then print `V`: where has its
#   secret gone?
# ask.fr: Soit `V = {6}` ; appelez `best_decision(V, [5, 6, 7], compare)`, puis affichez `V` : où
#   est passé son secret ?
# fails: best_decision_leaves_its_collections_alone
def best_decision(V, G, score):
    if len(V) == 1:
        return V.pop()
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))


# %% two_decimals
# en: Entropies are rounded to two decimals before they are compared.
# fr: Les entropies sont arrondies à deux décimales avant d'être comparées.
# ask.en: Print the two entropies that are shown: at which decimal do they differ, and at which one
#   does your function stop looking?
# ask.fr: Affichez les deux entropies indiquées : à quelle décimale diffèrent-elles, et à laquelle
#   votre fonction cesse-t-elle de regarder ?
# fails: best_decision_is_worth_most
def best_decision(V, G, score):
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 2), g in V))
