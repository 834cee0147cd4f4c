# %% a_tuple
# en: A tuple is returned.
# fr: C'est un tuple qui est renvoyé.
# ask.en: Your code is the right one; is `(2, 1) == [2, 1]` true in Python? Of which type are the
#   codes of `tous_les_codes`?
# ask.fr: Votre code est le bon ; en Python, `(2, 1) == [2, 1]` est-il vrai ? De quel type sont les
#   codes de `tous_les_codes` ?
# fails: expected_size_gives_a_list
def expected_size(candidates, codes):
    def score(code):
        return sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates

    return tuple(min(codes, key=score))


# %% best_of_all_calls
# en: The best value found so far is global, and stays from call to call.
# fr: La meilleure valeur trouvée jusque-là est globale, et reste d'un appel à l'autre.
# ask.en: Where does your best value so far begin, and does it begin again at each call?
# ask.fr: Où commence votre meilleure valeur provisoire, et recommence-t-elle à chaque appel ?
# fails: expected_size_twice
best = None


def expected_size(candidates, codes):
    global best
    for code in codes:
        score = sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates, code
        if best is None or score < best:
            best = score
    return best[2]


# %% candidates_only
# en: Only the candidates are compared.
# fr: Seuls les candidats sont comparés.
# ask.en: Which list do you go through? Is a code that cannot be the secret of no use?
# ask.fr: Quelle liste parcourez-vous ? Un code qui ne peut pas être le secret est-il inutile ?
# fails: expected_size_is_the_smallest
def expected_size(candidates, codes):
    return min(candidates, key=lambda code: sum(len(part) ** 2 for part in parts(code, candidates).values()))


# %% cut_to_whole_numbers
# en: The expected size is cut to a whole number.
# fr: La taille attendue est coupée à un nombre entier.
# ask.en: 2.5 and 2.9 become the same number in your function: where does it lose what comes after
#   the point?
# ask.fr: 2.5 et 2.9 deviennent le même nombre dans votre fonction : où perd-elle ce qui suit la
#   virgule ?
# fails: expected_size_is_the_smallest
def expected_size(candidates, codes):
    def score(code):
        total = sum(len(part) ** 2 for part in parts(code, candidates).values())
        return total // len(candidates), code not in candidates

    return min(codes, key=score)


# %% floats
# en: The shares are floats, and their sums are compared exactly.
# fr: Les proportions sont des nombres à virgule, et leurs sommes sont comparées exactement.
# ask.en: Print the two numbers that your function compares: in which digit do they differ? Should
#   that digit decide?
# ask.fr: Affichez les deux nombres que compare votre fonction : à quelle décimale diffèrent-ils ?
#   Est-ce à elle de décider ?
# fails: expected_size_prefers_candidates, expected_size_takes_the_smallest
def expected_size(candidates, codes):
    def score(code):
        expected = 0.0
        for part in parts(code, candidates).values():
            expected += len(part) / len(candidates) * len(part)
        return expected, code not in candidates

    return min(codes, key=score)


# %% largest
# en: The largest expected size is looked for.
# fr: C'est la plus grande taille attendue qui est cherchée.
# ask.en: How many candidates do you hope to have left, many or few?
# ask.fr: Combien de candidats espérez-vous garder, beaucoup ou peu ?
# fails: expected_size_is_the_smallest
def expected_size(candidates, codes):
    return max(codes, key=lambda code: sum(len(part) ** 2 for part in parts(code, candidates).values()))


# %% last_of_equals
# en: The best candidate is looked for from the end.
# fr: Le meilleur candidat est cherché à partir de la fin.
# ask.en: Two candidates are equally good: does your function propose the first or the last of them?
# ask.fr: Deux candidats sont aussi bons l'un que l'autre : votre fonction propose-t-elle le premier
#   ou le dernier ?
# fails: expected_size_takes_the_smallest
def expected_size(candidates, codes):
    def score(code):
        return sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates

    return min(codes[::-1], key=score)


# %% no_preference
# en: The first of the best codes is proposed, candidate or not.
# fr: C'est le premier des meilleurs codes qui est proposé, candidat ou non.
# ask.en: What did the statement settle for equally good propositions? Which of the two may be the
#   secret?
# ask.fr: Qu'a fixé l'énoncé pour des propositions aussi bonnes l'une que l'autre ? Laquelle des
#   deux peut être le secret ?
# fails: expected_size_prefers_candidates
def expected_size(candidates, codes):
    return min(codes, key=lambda code: sum(len(part) ** 2 for part in parts(code, candidates).values()))


# %% number_of_parts_only
# en: Only the number of parts decides, as in a mean in which all parts have the same weight.
# fr: Seul le nombre de parts décide, comme dans une moyenne où toutes ont le même poids.
# ask.en: A plain mean of the sizes of the parts looks at their number only: is the answer of a
#   large part no more likely than that of a small one?
# ask.fr: Une simple moyenne des tailles ne regarde que le nombre de parts : la réponse d'une grande
#   part n'est-elle pas plus probable que celle d'une petite ?
# fails: expected_size_is_the_smallest
def expected_size(candidates, codes):
    return min(codes, key=lambda code: (-len(parts(code, candidates)), code not in candidates))


# %% small_games_only
# en: Of more than 256 codes, none is compared: the first candidate is proposed.
# fr: Au-delà de 256 codes, aucun n'est comparé : le premier candidat est proposé.
# ask.en: How many codes has MM(4, 6)? Does your function look at them there, or at the candidates
#   only?
# ask.fr: Combien de codes MM(4, 6) compte-t-il ? Votre fonction les regarde-t-elle dans ce jeu, ou
#   seulement les candidats ?
# fails: expected_size_is_the_smallest
# contrived: Compares nothing beyond 256 codes: it knows the size of the checks.
def expected_size(candidates, codes):
    def score(code):
        return sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates

    return min(codes, key=score) if len(codes) <= 256 else candidates[0]


# %% uses_up_the_codes
# en: The codes are taken out of their list one by one.
# fr: Les codes sont retirés un à un de leur liste.
# ask.en: After the call, no code is left to propose: must a list be emptied to be gone through?
# ask.fr: Après l'appel, il ne reste aucun code à proposer : faut-il vider une liste pour la
#   parcourir ?
# fails: expected_size_leaves_the_lists_alone
def expected_size(candidates, codes):
    best = None
    while codes:
        code = codes.pop(0)
        score = sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates
        if best is None or score < best:
            best, result = score, code
    return result
