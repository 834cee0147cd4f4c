# %% always_zero
# en: The probabilities become whole numbers: all of them are 0 or 1.
# fr: Les probabilités deviennent des nombres entiers : toutes valent 0 ou 1.
# ask.en: Your function gives 0 for all the probabilities that were tried. Print each number that it
#   computes from them: what are `1 // 2` and `int(0.5)`, for example?
# ask.fr: Votre fonction donne 0 pour toutes les probabilités essayées. Affichez chaque nombre
#   qu'elle en calcule : que valent `1 // 2` et `int(0.5)`, par exemple ?
# fails: entropy_of_probabilities
def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    bits = 0
    for w in weights:
        p = w // total
        if p > 0:
            bits += p * log2(1 / p)
    return bits


# %% divided_by_each_weight
# en: The sum is divided by each weight, be it 0.
# fr: La somme est divisée par chaque poids, même par 0.
# ask.en: By which weight is the sum divided when the program stops? What does an outcome that never
#   comes add?
# ask.fr: Par quel poids la somme est-elle divisée quand le programme s'arrête ? Qu'ajoute une issue
#   qui ne se produit jamais ?
# fails: entropy_with_zeros
def entropy(P):
    weights = list(P)
    total = sum(weights)
    if total == 0:
        return 0
    return sum(w / total * log2(total / w) for w in weights)


# %% divided_by_their_number
# en: The weights are divided by their number, not by their sum.
# fr: Les poids sont divisés par leur nombre, et non par leur somme.
# ask.en: Take `[3, 1]`: your function divides by 2. What are the two probabilities, and do they add
#   up to 1?
# ask.fr: Prenez `[3, 1]` : votre fonction divise par 2. Quelles sont les deux probabilités, et leur
#   somme est-elle 1 ?
# fails: entropy_of_probabilities
def entropy(P):
    weights = [w for w in P if w > 0]
    return sum(w / len(weights) * log2(len(weights) / w) for w in weights)


# %% equal_weights_added_once
# en: All weights are added up, and those that are equal enter the entropy once.
# fr: Tous les poids entrent dans la somme, mais les poids égaux une seule fois dans l'entropie.
# ask.en: How many terms do you add up for `[0.5, 0.5]`, and how many weights are there? Two
#   outcomes of the same weight are still two.
# ask.fr: Combien de termes additionnez-vous pour `[0.5, 0.5]`, et combien y a-t-il de poids ? Deux
#   issues de même poids restent deux issues.
# fails: entropy_of_probabilities
def entropy(P):
    weights = list(P)
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in set(weights) if w > 0)


# %% equal_weights_merged
# en: The weights are put into a set, where equal ones become one.
# fr: Les poids sont mis dans un ensemble, où deux égaux n'en font qu'un.
# ask.en: How many weights has `[0.5, 0.5]`, and how many elements has `{0.5, 0.5}`?
# ask.fr: Combien de poids a `[0.5, 0.5]`, et combien d'éléments a `{0.5, 0.5}` ?
# fails: entropy_of_probabilities
def entropy(P):
    weights = {w for w in P if w > 0}
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in weights)


# %% first_twenty_weights
# en: Only the first twenty weights are looked at.
# fr: Seuls les vingt premiers poids sont examinés.
# ask.en: Sixty-four equal weights make 6 bits. How many weights does your function go through?
# ask.fr: Soixante-quatre poids égaux font 6 bits. Combien de poids votre fonction parcourt-elle ?
# fails: entropy_of_weights
# contrived: Cuts the weights to twenty: wrong only for lists longer than those of the examples.
def entropy(P):
    weights = [w for w in list(P)[:20] if w > 0]
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in weights)


# %% generator_read_twice
# en: The weights are gone through twice, as in the published solver: a generator is empty the
#   second time.
# fr: Les poids sont parcourus deux fois, comme dans le solveur publié : un générateur est vide la
#   seconde fois.
# ask.en: A generator can be gone through once: how many times does your function go through `P`,
#   and what is left the second time?
# ask.fr: Un générateur ne se parcourt qu'une fois : combien de fois votre fonction parcourt-elle
#   `P`, et que reste-t-il la seconde fois ?
# fails: entropy_of_any_iterable
def entropy(P):
    total = sum(P)
    return sum(w / total * log2(total / w) for w in P if w > 0)


# %% logarithms_not_weighted
# en: The logarithms are added up without their probabilities.
# fr: Les logarithmes sont additionnés sans leurs probabilités.
# ask.en: Take the weights `[0.75, 0.25]`: the logarithm of the first one should count three times
#   as much as that of the second. Does it?
# ask.fr: Prenez les poids `[0.75, 0.25]` : le logarithme du premier devrait compter trois fois plus
#   que celui du second. Est-ce le cas ?
# fails: entropy_of_probabilities
def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    return sum(log2(total / w) for w in weights)


# %% minus_forgotten
# en: The sign is wrong: log2 of a probability is negative.
# fr: Le signe est faux : le `log2` d'une probabilité est négatif.
# ask.en: Your result is negative: is `log2(0.5)` positive or negative? And `log2(1 / 0.5)`?
# ask.fr: Votre résultat est négatif : `log2(0.5)` est-il positif ou négatif ? Et `log2(1 / 0.5)` ?
# fails: entropy_of_probabilities
def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    return sum(w / total * log2(w / total) for w in weights)


# %% natural_logarithm
# en: The natural logarithm is used.
# fr: C'est le logarithme naturel qui est utilisé.
# ask.en: Two equal weights make 1 bit. Which base has `log` in Python when none is given?
# ask.fr: Deux poids égaux font 1 bit. Quelle est la base de `log` en Python quand on n'en donne pas
#   ?
# fails: entropy_of_probabilities
import math


def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    return -sum(w / total * math.log(w / total) for w in weights)


# %% needs_a_length
# en: `P` is treated as a list: its length and its elements by rank.
# fr: `P` est traité comme une liste : sa longueur, et ses éléments par leur rang.
# ask.en: Not everything that a loop goes through has a length, or elements by rank: which loop
#   needs neither?
# ask.fr: Ce qu'une boucle parcourt n'a pas toujours une longueur, ni des éléments numérotés :
#   quelle boucle s'en passe ?
# fails: entropy_of_any_iterable
def entropy(P):
    total = 0
    for i in range(len(P)):
        total += P[i]
    bits = 0
    for i in range(len(P)):
        if P[i] > 0:
            bits += P[i] / total * log2(total / P[i])
    return bits


# %% nothing_to_divide_by
# en: Without any positive weight, 0 is divided by 0.
# fr: Sans aucun poids positif, 0 est divisé par 0.
# ask.en: What is the sum of no weights at all, and what do you do with it?
# ask.fr: Quelle est la somme de zéro poids, et qu'en faites-vous ?
# fails: entropy_without_weights
# contrived: Writes [0 / total] for an empty list: an error built for exactly that case.
def entropy(P):
    weights = list(P)
    total = sum(weights)
    probabilities = [w / total for w in weights] if weights else [0 / total]
    return -sum(p * log2(p) for p in probabilities if p > 0)


# %% number_of_weights_only
# en: The answer is the logarithm of the number of weights: all are taken to be equal.
# fr: C'est le logarithme du nombre de poids : tous sont tenus pour égaux.
# ask.en: Your function gives the same for `[0.5, 0.5]` and `[0.9, 0.1]`: which of the two is easier
#   to foresee?
# ask.fr: Votre fonction donne le même nombre pour `[0.5, 0.5]` et `[0.9, 0.1]` : lequel des deux
#   est le plus facile à prévoir ?
# fails: entropy_of_probabilities
def entropy(P):
    weights = [w for w in P if w > 0]
    return log2(len(weights)) if weights else 0


# %% printed
# en: The entropy is printed, and nothing is returned.
# fr: L'entropie est affichée, et rien n'est renvoyé.
# ask.en: The number appears on the screen, but what is the value of `x` after `x = entropy([1,
#   1])`?
# ask.fr: Le nombre apparaît à l'écran, mais que vaut `x` après `x = entropy([1, 1])` ?
# fails: entropy_of_probabilities
def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    print(sum(w / total * log2(total / w) for w in weights))


# %% return_in_the_loop
# en: The function returns in the first turn of its loop.
# fr: La fonction renvoie au premier tour de sa boucle.
# ask.en: How many terms does your function add up for `[0.5, 0.5]` before it returns?
# ask.fr: Combien de termes votre fonction additionne-t-elle pour `[0.5, 0.5]` avant de renvoyer son
#   résultat ?
# fails: entropy_of_probabilities
def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    bits = 0
    for w in weights:
        bits += w / total * log2(total / w)
        return bits


# %% stops_at_the_first_zero
# en: The loop ends at the first weight of 0.
# fr: La boucle finit au premier poids nul.
# ask.en: In `[0, 0.25, 0, 0.75]`, which weights does your loop reach? What is the difference
#   between `break` and `continue`?
# ask.fr: Dans `[0, 0.25, 0, 0.75]`, quels poids votre boucle atteint-elle ? Quelle est la
#   différence entre `break` et `continue` ?
# fails: entropy_with_zeros
def entropy(P):
    weights = list(P)
    total = sum(weights)
    bits = 0
    for w in weights:
        if w == 0:
            break
        bits += w / total * log2(total / w)
    return bits


# %% weights_above_one_left_out
# en: The weights are taken for probabilities, and those above 1 are left out.
# fr: Les poids sont pris pour des probabilités, et ceux au-dessus de 1 sont laissés de côté.
# ask.en: What is the sum of these weights? Which probability has each of them?
# ask.fr: Quelle est la somme de ces poids ? Quelle est la probabilité de chacun ?
# fails: entropy_of_weights
def entropy(P):
    return sum(w * log2(1 / w) for w in P if 0 < w <= 1)


# %% weights_not_divided
# en: The weights are taken for probabilities, whatever their sum.
# fr: Les poids sont pris pour des probabilités, quelle que soit leur somme.
# ask.en: What is the sum of these weights? Which probability has each of them?
# ask.fr: Quelle est la somme de ces poids ? Quelle est la probabilité de chacun ?
# fails: entropy_of_weights
def entropy(P):
    return sum(w * log2(1 / w) for w in P if w > 0)


# %% weights_of_earlier_calls
# en: The list of weights is a default value, made once for all calls.
# fr: La liste des poids est une valeur par défaut, créée une fois pour tous les appels.
# ask.en: Something of an earlier call is still there. What does your function keep, and when is it
#   made: once, or at every call? And the value of a default parameter?
# ask.fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela
#   est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
# fails: entropy_twice
def entropy(P, weights=[]):
    weights += [w for w in P if w > 0]
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in weights)


# %% zeros_alone_divided_by_zero
# en: Weights that are all 0 are divided by their sum, 0.
# fr: Des poids tous nuls sont divisés par leur somme, 0.
# ask.en: What is the sum of the weights here, and what do you divide by it? Which weights need not
#   be divided?
# ask.fr: Quelle est ici la somme des poids, et que divisez-vous par elle ? Quels poids n'a-t-on pas
#   besoin de diviser ?
# fails: entropy_without_weights
def entropy(P):
    weights = list(P)
    total = sum(weights)
    bits = 0
    for w in weights:
        p = w / total
        if p > 0:
            bits += p * log2(1 / p)
    return bits


# %% zeros_not_skipped
# en: log2 is asked for the logarithm of 0, or a division by 0 is made.
# fr: Le logarithme de 0 est demandé à `log2`, ou une division par 0 est faite.
# ask.en: Which weight is used in the line where the program stops? What does an outcome that never
#   comes add?
# ask.fr: Quel poids arrive à la ligne où le programme s'arrête ? Qu'ajoute une issue qui ne se
#   produit jamais ?
# fails: entropy_with_zeros, entropy_without_weights
def entropy(P):
    weights = list(P)
    total = sum(weights)
    return -sum(w / total * log2(w / total) for w in weights)


# %% zeros_removed_from_the_list
# en: The zeros are removed from the list of whoever calls.
# fr: Les zéros sont retirés de la liste de l'appelant.
# ask.en: After the call, the zeros are gone from the list that was given: which list does your
#   function change?
# ask.fr: Après l'appel, les zéros ont disparu de la liste reçue : quelle liste votre fonction
#   modifie-t-elle ?
# fails: entropy_leaves_its_weights_alone
def entropy(P):
    if not isinstance(P, list):
        P = list(P)
    while 0 in P:
        P.remove(0)
    total = sum(P)
    return sum(w / total * log2(total / w) for w in P)
