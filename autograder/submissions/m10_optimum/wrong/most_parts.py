# %% all_codes_of_the_game
# en: All codes of the game are compared, whatever codes may be proposed.
# fr: Tous les codes du jeu sont comparés, quels que soient les codes permis.
# ask.en: What is the second list for? When it is the list of the candidates, is your proposition
#   one of them?
# ask.fr: À quoi sert la seconde liste ? Quand c'est celle des candidats, votre proposition en
#   est-elle un ?
# fails: most_parts_has_the_most
def most_parts(candidates, codes):
    def score(code):
        return -len(parts(code, candidates)), code not in candidates

    return min(tous_les_codes(len(codes[0]), codes[-1][0]), key=score)


# %% an_array
# en: A row of an array is returned.
# fr: C'est une ligne d'un tableau numpy qui est renvoyée.
# ask.en: Run an example of the sheet, one that begins with `assert`: what does Python say about an
#   array that it compares with a list?
# ask.fr: Exécutez un exemple de la feuille, une ligne qui commence par `assert` : que dit Python
#   d'un tableau qu'il compare à une liste ?
# fails: most_parts_gives_a_list
def most_parts(candidates, codes):
    return np.array(min(codes, key=lambda code: (-len(parts(code, candidates)), code not in candidates)))


# %% candidates_only
# en: Only the candidates are compared.
# fr: Seuls les candidats sont comparés.
# ask.en: Could a code outside the candidates have more parts?
# ask.fr: Un code hors des candidats pourrait-il avoir plus de parts ?
# fails: most_parts_has_the_most
def most_parts(candidates, codes):
    return max(candidates, key=lambda code: len(parts(code, candidates)))


# %% different_sizes
# en: The different sizes are counted, not the parts.
# fr: Ce sont les tailles différentes qui sont comptées, et non les parts.
# ask.en: Parts of sizes 2, 2, 1: how many parts are there, and how many do you count?
# ask.fr: Des parts de tailles 2, 2, 1 : combien y a-t-il de parts, et combien en comptez-vous ?
# fails: most_parts_has_the_most
def most_parts(candidates, codes):
    def score(code):
        return -len({len(part) for part in parts(code, candidates).values()}), code not in candidates

    return min(codes, key=score)


# %% drops_the_bad_codes
# en: Codes that are worse are removed from the list.
# fr: Les codes moins bons sont retirés de la liste.
# ask.en: The next call will receive a shorter list of codes: where have the others gone?
# ask.fr: L'appel suivant recevra une liste de codes plus courte : où sont passés les autres ?
# fails: most_parts_leaves_the_lists_alone
def most_parts(candidates, codes):
    def score(code):
        return len(parts(code, candidates)), code in candidates

    best = max(score(code) for code in codes)
    for code in list(codes):
        if score(code) < best:
            codes.remove(code)
    return codes[0]


# %% fewest
# en: The code with the fewest parts is proposed.
# fr: C'est le code ayant le moins de parts qui est proposé.
# ask.en: How many different answers can come, with your proposition? What would you learn from an
#   answer that is certain?
# ask.fr: Combien de réponses différentes peuvent venir, avec votre proposition ? Qu'apprend-on
#   d'une réponse certaine ?
# fails: most_parts_has_the_most
def most_parts(candidates, codes):
    return min(codes, key=lambda code: (len(parts(code, candidates)), code not in candidates))


# %% last_of_equals
# en: The codes are sorted, and the last one is taken.
# fr: Les codes sont triés, et c'est le dernier qui est pris.
# ask.en: Of several equally good codes, does yours take the first or the last?
# ask.fr: De plusieurs codes aussi bons l'un que l'autre, votre fonction prend-elle le premier ou le
#   dernier ?
# fails: most_parts_takes_the_smallest
def most_parts(candidates, codes):
    return sorted(codes, key=lambda code: (len(parts(code, candidates)), code in candidates))[-1]


# %% no_preference
# en: The first of the best codes is proposed, candidate or not.
# fr: C'est le premier des meilleurs codes qui est proposé, candidat ou non.
# ask.en: Two codes have as many parts: which of them may be the secret?
# ask.fr: Deux codes ont le même nombre de parts : lequel peut être le secret ?
# fails: most_parts_prefers_candidates
def most_parts(candidates, codes):
    return max(codes, key=lambda code: len(parts(code, candidates)))


# %% prefers_the_impossible
# en: The part of the winning answer is not counted.
# fr: La part de la réponse gagnante n'est pas comptée.
# ask.en: Both have as many parts, and only one of them may be the secret. Print what your function
#   compares for each: is the winning answer counted, and which does `max` prefer, `(5, True)` or
#   `(5, False)`?
# ask.fr: Toutes deux ont le même nombre de parts, et une seule peut être le secret. Affichez ce que
#   votre fonction compare pour chacune : la réponse gagnante est-elle comptée, et que préfère
#   `max`, `(5, True)` ou `(5, False)` ?
# fails: most_parts_prefers_candidates
def most_parts(candidates, codes):
    def score(code):
        return len([answer for answer in parts(code, candidates) if answer != (len(code), 0)]), code in candidates

    return max(codes, key=score)


# %% remembered_by_their_number
# en: The result is remembered by the number of candidates.
# fr: Le résultat est retenu selon le nombre de candidats.
# ask.en: Do any three candidates call for the same proposition? Call your function with three of
#   them, then with three others.
# ask.fr: Trois candidats quelconques demandent-ils toujours la même proposition ? Appelez votre
#   fonction avec trois d'entre eux, puis avec trois autres.
# fails: most_parts_twice
known = {}


def most_parts(candidates, codes):
    key = len(candidates), len(codes)
    if key not in known:
        known[key] = min(codes, key=lambda code: (-len(parts(code, candidates)), code not in candidates))
    return known[key]


# %% single_candidates
# en: Only the parts of size 1 are counted.
# fr: Seules les parts de taille 1 sont comptées.
# ask.en: You count the answers that leave a single candidate: do the larger parts count for
#   nothing?
# ask.fr: Vous comptez les réponses qui ne laissent qu'un candidat : les parts plus grandes ne
#   comptent-elles pas ?
# fails: most_parts_has_the_most
def most_parts(candidates, codes):
    def score(code):
        return sum(len(part) == 1 for part in parts(code, candidates).values()), code in candidates

    return max(codes, key=score)


# %% small_games_only
# en: Of more than 256 codes, none is compared: the first candidate is proposed.
# fr: Au-delà de 256 codes, aucun n'est comparé : le premier candidat est proposé.
# ask.en: How many codes has MM(4, 6)? Does your function look at them there, or at the candidates
#   only?
# ask.fr: Combien de codes MM(4, 6) compte-t-il ? Votre fonction les regarde-t-elle dans ce jeu, ou
#   seulement les candidats ?
# fails: most_parts_has_the_most
# contrived: Compares nothing beyond 256 codes: it knows the size of the checks.
def most_parts(candidates, codes):
    def score(code):
        return -len(parts(code, candidates)), code not in candidates

    return min(codes, key=score) if len(codes) <= 256 else candidates[0]
