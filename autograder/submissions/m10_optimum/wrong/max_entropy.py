# %% an_array
# en: A row of an array is returned.
# fr: C'est une ligne d'un tableau numpy qui est renvoyée.
# ask.en: Run an example of the sheet, one that begins with `assert`: what does Python say about an
#   array that it compares with a list?
# ask.fr: Exécutez un exemple de la feuille, une ligne qui commence par `assert` : que dit Python
#   d'un tableau qu'il compare à une liste ?
# fails: max_entropy_gives_a_list
def max_entropy(candidates, codes):
    def score(code):
        return prod(len(part) ** len(part) for part in parts(code, candidates).values()), code not in candidates

    return np.array(min(codes, key=score))


# %% candidates_only
# en: Only the candidates are compared.
# fr: Seuls les candidats sont comparés.
# ask.en: Your best candidate is not the best code: which list did you go through?
# ask.fr: Votre meilleur candidat n'est pas le meilleur code : quelle liste avez-vous parcourue ?
# fails: max_entropy_is_the_largest
def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    best = max(entropy(code) for code in candidates)
    return [code for code in candidates if entropy(code) > best - 1e-9][0]


# %% floats_compared_exactly
# en: The entropies are compared with all their digits.
# fr: Les entropies sont comparées avec toutes leurs décimales.
# ask.en: Print both entropies: in which digit do they differ? Should that decide?
# ask.fr: Affichez les deux entropies : à quelle décimale diffèrent-elles ? Est-ce à elle de décider
#   ?
# fails: max_entropy_prefers_candidates, max_entropy_takes_the_smallest
def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    return max(codes, key=lambda code: (entropy(code), code in candidates))


# %% last_of_equals
# en: Of several candidates of the same entropy, the last one is kept.
# fr: De plusieurs candidats de même entropie, c'est le dernier qui est gardé.
# ask.en: When the entropies of two candidates are equal, which of the two does your function keep?
# ask.fr: Quand les entropies de deux candidats sont égales, lequel des deux votre fonction
#   garde-t-elle ?
# fails: max_entropy_takes_the_smallest
def max_entropy(candidates, codes):
    def score(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return round(-sum(share * log2(share) for share in shares), 9), code in candidates

    best = score(codes[0])
    for code in codes:
        if score(code) >= best:
            best, result = score(code), code
    return result


# %% list_never_emptied
# en: The entropies are gathered in a list that all calls share.
# fr: Les entropies sont réunies dans une liste que partagent tous les appels.
# ask.en: What does your function keep from one call to the next: a list of entropies, or the best
#   one so far? Where is it made, and how often?
# ask.fr: Que garde votre fonction d'un appel au suivant : une liste d'entropies, ou la meilleure
#   jusque-là ? Où cela est-il créé, et combien de fois ?
# fails: max_entropy_twice
entropies = []


def max_entropy(candidates, codes):
    for code in codes:
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        entropies.append((round(sum(q * log2(q) for q in shares), 9), code not in candidates, code))
    return min(entropies)[2]


# %% no_preference
# en: The first code of nearly the best entropy is proposed, candidate or not.
# fr: C'est le premier code ayant presque la meilleure entropie qui est proposé, candidat ou non.
# ask.en: Among codes of the same entropy, one may win at once and another cannot: which one do you
#   take?
# ask.fr: Entre des codes de même entropie, l'un peut gagner tout de suite et l'autre non : lequel
#   prenez-vous ?
# fails: max_entropy_prefers_candidates
def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    return max(codes, key=lambda code: round(entropy(code), 9))


# %% small_games_only
# en: Of more than 256 codes, none is compared: the first candidate is proposed.
# fr: Au-delà de 256 codes, aucun n'est comparé : le premier candidat est proposé.
# ask.en: How many codes has MM(4, 6)? Does your function look at them there, or at the candidates
#   only?
# ask.fr: Combien de codes MM(4, 6) compte-t-il ? Votre fonction les regarde-t-elle dans ce jeu, ou
#   seulement les candidats ?
# fails: max_entropy_is_the_largest
# contrived: Compares nothing beyond 256 codes: it knows the size of the checks.
from math import log2


def max_entropy(candidates, codes):
    def score(code):
        return round(sum(len(part) * log2(len(part)) for part in parts(code, candidates).values()), 9), code not in candidates

    return min(codes, key=score) if len(codes) <= 256 else candidates[0]


# %% smallest
# en: The sign is forgotten: the smallest entropy is proposed.
# fr: Le signe est oublié : c'est la plus petite entropie qui est proposée.
# ask.en: The logarithm of a number below 1 is negative: what is your entropy for four parts of size
#   1, and for a single part?
# ask.fr: Le logarithme d'un nombre inférieur à 1 est négatif : que vaut votre entropie pour quatre
#   parts de taille 1, et pour une seule part ?
# fails: max_entropy_is_the_largest
def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return sum(share * log2(share) for share in shares)

    best = max(entropy(code) for code in codes)
    good = [code for code in codes if entropy(code) > best - 1e-9]
    return ([code for code in good if code in candidates] + good)[0]


# %% thousandths_neglected
# en: The entropies are rounded to three decimals.
# fr: Les entropies sont arrondies à trois décimales.
# ask.en: The two entropies differ by less than a thousandth of a bit: are they equal for your
#   function? And for the statement?
# ask.fr: Les deux entropies diffèrent de moins d'un millième de bit : sont-elles égales pour votre
#   fonction ? Et pour l'énoncé ?
# fails: max_entropy_is_the_largest
def max_entropy(candidates, codes):
    def score(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return round(sum(q * log2(q) for q in shares), 3), code not in candidates

    return min(codes, key=score)


# %% turns_the_candidates_round
# en: The list of candidates is turned round in place.
# fr: La liste des candidats est retournée sur place.
# ask.en: After the call, the candidates stand in another order: `reverse` and `sort` change the
#   list itself. Whose list is it?
# ask.fr: Après l'appel, les candidats sont dans un autre ordre : `reverse` et `sort` modifient la
#   liste elle-même. À qui est cette liste ?
# fails: max_entropy_leaves_the_lists_alone
def max_entropy(candidates, codes):
    candidates.reverse()

    def score(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return round(-sum(share * log2(share) for share in shares), 9), code in candidates

    return max(codes, key=score)


# %% weights_forgotten
# en: The logarithms are added up without their probabilities.
# fr: Les logarithmes sont additionnés sans leurs probabilités.
# ask.en: For parts of sizes 2, 1, 1 you should find 1.5 bits: what do you find, and how much does
#   each part add?
# ask.fr: Pour des parts de tailles 2, 1, 1, vous devriez trouver 1.5 bit : que trouvez-vous, et
#   combien chaque part ajoute-t-elle ?
# fails: max_entropy_is_the_largest
def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(log2(share) for share in shares)

    best = max(entropy(code) for code in codes)
    good = [code for code in codes if entropy(code) > best - 1e-9]
    return ([code for code in good if code in candidates] + good)[0]


# %% winning_part_left_out
# en: The part of the winning answer is left out of the entropy.
# fr: La part de la réponse gagnante manque dans l'entropie.
# ask.en: When the proposition is a candidate, one more answer is possible: which part is missing
#   when you add up?
# ask.fr: Quand la proposition est un candidat, une réponse de plus est possible : quelle part
#   manque quand vous faites la somme ?
# fails: max_entropy_is_the_largest
def max_entropy(candidates, codes):
    def entropy(code):
        total = 0
        for answer, part in parts(code, candidates).items():
            if answer != (len(code), 0):
                share = len(part) / len(candidates)
                total -= share * log2(share)
        return total

    best = max(entropy(code) for code in codes)
    good = [code for code in codes if entropy(code) > best - 1e-9]
    return ([code for code in good if code in candidates] + good)[0]
