# %% a_tuple
# en: Codes are made into tuples, and one of these is returned.
# fr: Les codes sont changés en tuples, et c'est l'un d'eux qui est renvoyé.
# ask.en: Your code is the right one; is `(2, 1) == [2, 1]` true in Python? Of which type are the
#   codes of `tous_les_codes`?
# ask.fr: Votre code est le bon ; en Python, `(2, 1) == [2, 1]` est-il vrai ? De quel type sont les
#   codes de `tous_les_codes` ?
# fails: minimax_gives_a_list
def minimax(candidates, codes):
    possible = set(map(tuple, candidates))

    def score(code):
        return max(map(len, parts(code, candidates).values())), code not in possible

    return min(map(tuple, codes), key=score)


# %% candidates_only
# en: Only the candidates are compared.
# fr: Seuls les candidats sont comparés.
# ask.en: Could a code that cannot be the secret be better? In which list did you look?
# ask.fr: Un code qui ne peut pas être le secret pourrait-il être meilleur ? Dans quelle liste
#   avez-vous cherché ?
# fails: minimax_has_the_smallest_largest_part
def minimax(candidates, codes):
    return min(candidates, key=lambda code: max(len(part) for part in parts(code, candidates).values()))


# %% classic_game_only
# en: The codes compared are always those of the classic game.
# fr: Les codes comparés sont toujours ceux du jeu classique.
# ask.en: Your proposition has four pegs: how many has the game? What is the second argument for?
# ask.fr: Votre proposition a quatre pions : combien le jeu en a-t-il ? À quoi sert le second
#   argument ?
# fails: minimax_has_the_smallest_largest_part
# contrived: Ignores the codes it is given for the first hundred of the classic game.
def minimax(candidates, codes):
    best, result = 2000, None
    for code in tous_les_codes(4, 6)[:100]:
        size = max(len(part) for part in parts(code, candidates).values())
        if size < best:
            best, result = size, code
    return result


# %% first_codes_only
# en: Of many codes, only the first three hundred are compared.
# fr: De nombreux codes, seuls les trois cents premiers sont comparés.
# ask.en: How many codes has MM(4, 6), and how many of them does your function compare?
# ask.fr: Combien de codes MM(4, 6) compte-t-il, et combien votre fonction en compare-t-elle ?
# fails: minimax_prefers_candidates
def minimax(candidates, codes):
    def score(code):
        return max(map(len, parts(code, candidates).values())), code not in candidates

    return min(codes[:300], key=score)


# %% first_proposition_written_out
# en: With four pegs and all codes possible, the proposition is the one known from the classic game.
# fr: Avec quatre pions et tous les codes possibles, la proposition est celle du jeu classique.
# ask.en: In which game is `[1, 1, 2, 2]` the best first proposition? Where does your function look
#   at the number of colours?
# ask.fr: Dans quel jeu `[1, 1, 2, 2]` est-elle la meilleure première proposition ? Où votre
#   fonction regarde-t-elle le nombre de couleurs ?
# fails: minimax_takes_the_smallest
def minimax(candidates, codes):
    if len(codes[0]) == 4 and len(candidates) == len(codes):
        return [1, 1, 2, 2]
    return min(codes, key=lambda code: (max(map(len, parts(code, candidates).values())), code not in candidates))


# %% last_of_equals
# en: Of equally good codes, the last one is kept.
# fr: De codes également bons, c'est le dernier qui est gardé.
# ask.en: Of several equally good codes, does your function keep the first or the last?
# ask.fr: Entre plusieurs codes aussi bons, votre fonction garde-t-elle le premier ou le dernier ?
# fails: minimax_takes_the_smallest
def minimax(candidates, codes):
    best = None
    for code in codes:
        score = max(len(part) for part in parts(code, candidates).values()), code not in candidates
        if best is None or score <= best:
            best, result = score, code
    return result


# %% no_preference
# en: The first of the best codes is proposed, candidate or not.
# fr: C'est le premier des meilleurs codes qui est proposé, candidat ou non.
# ask.en: Both codes tell you as much; but only one of them may win at once. Which one?
# ask.fr: Les deux codes vous apprennent autant l'un que l'autre ; mais un seul peut gagner tout de
#   suite. Lequel ?
# fails: minimax_prefers_candidates
def minimax(candidates, codes):
    return min(codes, key=lambda code: max(len(part) for part in parts(code, candidates).values()))


# %% prefers_the_impossible
# en: Among equals, a code that is no candidate goes first.
# fr: À égalité, un code qui n'est pas candidat passe en premier.
# ask.en: Two codes are equally good, and only one of them may be the secret: which one does your
#   function take? (`False` comes before `True`.)
# ask.fr: Deux codes sont aussi bons, et un seul peut être le secret : lequel votre fonction
#   prend-elle ? (`False` vient avant `True`.)
# fails: minimax_prefers_candidates
def minimax(candidates, codes):
    def score(code):
        return max(len(part) for part in parts(code, candidates).values()), code in candidates

    return min(codes, key=score)


# %% prints_instead_of_returning
# en: The code is printed and not returned.
# fr: Le code est affiché et pas renvoyé.
# ask.en: The code appears on the screen: what would the program that plays with it receive?
# ask.fr: Le code s'affiche à l'écran : que recevrait le programme qui doit jouer avec ?
# fails: minimax_has_the_smallest_largest_part
def minimax(candidates, codes):
    print(min(codes, key=lambda code: max(len(part) for part in parts(code, candidates).values())))


# %% remembered_by_candidates
# en: The result is remembered by the candidates alone.
# fr: Le résultat est retenu selon les seuls candidats.
# ask.en: The same candidates may come with other codes to propose: by what does your function
#   remember its results?
# ask.fr: Les mêmes candidats peuvent venir avec d'autres codes à proposer : sous quelle clé votre
#   fonction retient-elle ses résultats ?
# fails: minimax_twice
known = {}


def minimax(candidates, codes):
    key = str(candidates)
    if key not in known:
        known[key] = min(
            codes, key=lambda code: (max(map(len, parts(code, candidates).values())), code not in candidates)
        )
    return known[key]


# %% returns_the_size
# en: The size of the largest part is returned, not the code.
# fr: C'est la taille de la plus grande part qui est renvoyée, et non le code.
# ask.en: You have found how large the part is; for which code?
# ask.fr: Vous avez trouvé la taille de la part ; pour quel code ?
# fails: minimax_has_the_smallest_largest_part
def minimax(candidates, codes):
    return min(max(len(part) for part in parts(code, candidates).values()) for code in codes)


# %% second_largest_part
# en: Ties are resolved by the sizes of the other parts, too.
# fr: Les égalités sont tranchées aussi par les tailles des autres parts.
# ask.en: Only the largest part was to be compared: when it is the same for both, what decides next?
# ask.fr: Seule la plus grande part devait être comparée : quand elle est la même pour les deux,
#   qu'est-ce qui décide ensuite ?
# fails: minimax_takes_the_smallest
def minimax(candidates, codes):
    def score(code):
        sizes = sorted((len(part) for part in parts(code, candidates).values()), reverse=True)
        return sizes, code not in candidates

    return min(codes, key=score)


# %% size_and_code
# en: The size is returned together with the code.
# fr: La taille est renvoyée avec le code.
# ask.en: Your result is a pair: can it be proposed?
# ask.fr: Votre résultat est un couple : peut-on le proposer ?
# fails: minimax_has_the_smallest_largest_part
def minimax(candidates, codes):
    scores = [(max(len(part) for part in parts(code, candidates).values()), code) for code in codes]
    return min(scores)


# %% small_games_only
# en: Of more than 256 codes, none is compared: the first candidate is proposed.
# fr: Au-delà de 256 codes, aucun n'est comparé : le premier candidat est proposé.
# ask.en: How many codes has MM(4, 6)? Does your function look at them there, or at the candidates
#   only?
# ask.fr: Combien de codes MM(4, 6) compte-t-il ? Votre fonction les regarde-t-elle dans ce jeu, ou
#   seulement les candidats ?
# fails: minimax_has_the_smallest_largest_part
# contrived: Compares nothing beyond 256 codes: it knows the size of the checks.
def minimax(candidates, codes):
    def score(code):
        return max(map(len, parts(code, candidates).values())), code not in candidates

    return min(codes, key=score) if len(codes) <= 256 else candidates[0]


# %% smallest_part
# en: The smallest part is looked at, not the largest.
# fr: C'est la plus petite part qui est regardée, et non la plus grande.
# ask.en: You compare the best answers that can come: which answer should you fear?
# ask.fr: Vous comparez les meilleures réponses possibles : quelle réponse faut-il craindre ?
# fails: minimax_has_the_smallest_largest_part
def minimax(candidates, codes):
    def score(code):
        return min(len(part) for part in parts(code, candidates).values()), code not in candidates

    return min(codes, key=score)


# %% sorts_the_codes
# en: The list of codes is sorted by score, in place.
# fr: La liste des codes est triée par résultat, sur place.
# ask.en: Whose list is it that you sort? What does `sorted` do, compared with `sort`?
# ask.fr: À qui est la liste que vous triez ? Que fait `sorted`, comparée à `sort` ?
# fails: minimax_leaves_the_lists_alone
def minimax(candidates, codes):
    def score(code):
        return max(len(part) for part in parts(code, candidates).values()), code not in candidates

    codes.sort(key=score)
    return codes[0]


# %% starting_value_too_small
# en: The smallest size found so far begins at 10, and many candidates leave more.
# fr: La plus petite taille trouvée part de 10, et de nombreux candidats en laissent davantage.
# ask.en: How many candidates does the best code leave at worst here? With which value does your
#   function begin?
# ask.fr: Combien de candidats le meilleur code laisse-t-il ici dans le pire des cas ? Par quelle
#   valeur votre fonction commence-t-elle ?
# fails: minimax_has_the_smallest_largest_part
def minimax(candidates, codes):
    best, smallest = None, (10, True)
    for code in codes:
        score = max(map(len, parts(code, candidates).values())), code not in candidates
        if score < smallest:
            best, smallest = code, score
    return best


# %% stops_at_a_single_candidate
# en: With one candidate left, the winning part is left out and nothing remains to be compared.
# fr: Quand il reste un candidat, la part gagnante est oubliée et il ne reste rien à comparer.
# ask.en: With one candidate left, print what your function compares: is anything there? May a part,
#   or a code, be left out?
# ask.fr: S'il ne reste qu'un candidat, affichez ce que compare votre fonction : y a-t-il quelque
#   chose ? A-t-on le droit de laisser de côté une part, ou un code ?
# fails: minimax_has_the_smallest_largest_part
def minimax(candidates, codes):
    def score(code):
        found = parts(code, candidates)
        found.pop((len(code), 0), None)
        return max(len(part) for part in found.values()), code not in candidates

    return min(codes, key=score)


# %% the_wrong_way_round
# en: The largest part is made as large as possible.
# fr: La plus grande part est rendue aussi grande que possible.
# ask.en: After your proposition, all the candidates may still be left: is that what one hopes for?
# ask.fr: Après votre proposition, il peut rester tous les candidats : est-ce ce qu'on espère ?
# fails: minimax_has_the_smallest_largest_part
def minimax(candidates, codes):
    return max(codes, key=lambda code: max(len(part) for part in parts(code, candidates).values()))
