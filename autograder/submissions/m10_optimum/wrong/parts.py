# %% answer_as_one_number
# en: The key is one number, ten times the well placed plus the misplaced.
# fr: La clé est un seul nombre, dix fois les bien placés plus les mal placés.
# ask.en: What are the keys of your dictionary: pairs, or numbers?
# ask.fr: Que sont les clés de votre dictionnaire : des couples ou des nombres ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = 10 * bien_places(proposition, code) + mal_places(proposition, code)
        found.setdefault(answer, []).append(code)
    return found


# %% codes_made_tuples
# en: The codes in the parts are tuples.
# fr: Les codes dans les parts sont des tuples.
# ask.en: Your parts are right, and yet the example fails: is `[(1, 1)] == [[1, 1]]` true in Python?
# ask.fr: Vos parts sont justes, et pourtant l'exemple échoue : en Python, `[(1, 1)] == [[1, 1]]`
#   est-il vrai ?
# fails: parts_holds_lists_of_codes
def parts(proposition, candidates):
    found = {}
    for candidate in candidates:
        answer = bien_places(proposition, candidate), mal_places(proposition, candidate)
        found.setdefault(answer, []).append(tuple(candidate))
    return found


# %% counts_instead_of_lists
# en: The dictionary holds the sizes of the parts, not the candidates.
# fr: Le dictionnaire contient les tailles des parts, et non les candidats.
# ask.en: Your dictionary says how many candidates give each answer: which ones are they?
# ask.fr: Votre dictionnaire dit combien de candidats donnent chaque réponse : lesquels sont-ils ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = (bien_places(proposition, code), mal_places(proposition, code))
        found[answer] = found.get(answer, 0) + 1
    return found


# %% empty_parts_too
# en: All conceivable answers are there, with empty lists.
# fr: Toutes les réponses imaginables sont là, avec des listes vides.
# ask.en: Some of your lists are empty: is an answer that no candidate gives in the dictionary?
# ask.fr: Certaines de vos listes sont vides : une réponse que ne donne aucun candidat figure-t-elle
#   dans le dictionnaire ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    p = len(proposition)
    found = {(b, m): [] for b in range(p + 1) for m in range(p + 1 - b)}
    for code in candidates:
        found[bien_places(proposition, code), mal_places(proposition, code)].append(code)
    return found


# %% four_pegs_only
# en: Only the first four pegs are compared.
# fr: Seuls les quatre premiers pions sont comparés.
# ask.en: How many pegs do these codes have, and how many does your function compare?
# ask.fr: Combien de pions ces codes ont-ils, et combien votre fonction en compare-t-elle ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for candidate in candidates:
        well_placed = sum(proposition[i] == candidate[i] for i in range(min(4, len(candidate))))
        in_common = sum(min(proposition.count(k), candidate.count(k)) for k in set(proposition))
        found.setdefault((well_placed, in_common - well_placed), []).append(candidate)
    return found


# %% in_reverse_order
# en: Each candidate is put before those already found.
# fr: Chaque candidat est mis devant ceux déjà trouvés.
# ask.en: Your parts are right, but their order is not: at which end of the list do you add a
#   candidate?
# ask.fr: Vos parts sont justes, mais pas leur ordre : à quel bout de la liste ajoutez-vous un
#   candidat ?
# fails: parts_keeps_the_order
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found[answer] = [code] + found.get(answer, [])
    return found


# %% last_candidate_only
# en: Each candidate takes the place of those before it.
# fr: Chaque candidat prend la place des précédents.
# ask.en: Two candidates give the same answer: what becomes of the first one when the second one
#   comes?
# ask.fr: Deux candidats donnent la même réponse : que devient le premier quand le second arrive ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        found[bien_places(proposition, code), mal_places(proposition, code)] = [code]
    return found


# %% list_of_parts
# en: The parts come without their answers, in a list.
# fr: Les parts viennent sans leurs réponses, dans une liste.
# ask.en: Your parts are there: which answer belongs to which of them?
# ask.fr: Vos parts sont là : quelle réponse correspond à chacune ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found.setdefault(answer, []).append(code)
    return list(found.values())


# %% misplaced_first
# en: The two numbers of the answer are swapped.
# fr: Les deux nombres de la réponse sont échangés.
# ask.en: Your parts are the right ones; in the key of each part, which number comes first?
# ask.fr: Vos parts sont les bonnes ; dans la clé de chacune, lequel des deux nombres vient en
#   premier ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = (mal_places(proposition, code), bien_places(proposition, code))
        if answer not in found:
            found[answer] = []
        found[answer].append(code)
    return found


# %% no_return
# en: The dictionary is made and not returned.
# fr: Le dictionnaire est créé et pas renvoyé.
# ask.en: What is the value of `x` after `x = parts([1], [[2]])`?
# ask.fr: Que vaut `x` après `x = parts([1], [[2]])` ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found.setdefault(answer, []).append(code)


# %% one_list_for_all
# en: All the answers share one and the same list.
# fr: Toutes les réponses partagent une seule et même liste.
# ask.en: Each of your lists holds all the candidates: how many lists does your function make, and
#   how many keys lead to each?
# ask.fr: Chacune de vos listes contient tous les candidats : combien de listes votre fonction
#   crée-t-elle, et combien de clés mènent à chacune ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    answers = [(bien_places(proposition, code), mal_places(proposition, code)) for code in candidates]
    found = dict.fromkeys(answers, [])
    for answer, code in zip(answers, candidates):
        found[answer].append(code)
    return found


# %% only_well_placed
# en: Only the well placed pegs are looked at.
# fr: Seuls les bien placés sont regardés.
# ask.en: Against the proposition 1 2, the code 2 1 has no peg in its place: do they have nothing in
#   common?
# ask.fr: Face à la proposition 1 2, le code 2 1 n'a aucun pion à sa place : n'ont-ils rien en
#   commun ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        found.setdefault((bien_places(proposition, code), 0), []).append(code)
    return found


# %% remembered_by_proposition
# en: The result is remembered by the proposition alone.
# fr: Le résultat est retenu selon la seule proposition.
# ask.en: Later, the same proposition meets fewer candidates: what does your function remember, and
#   by what?
# ask.fr: Plus tard, la même proposition rencontre moins de candidats : que retient votre fonction,
#   et sous quelle clé ?
# fails: parts_twice
known = {}


def parts(proposition, candidates):
    if tuple(proposition) not in known:
        found = {}
        for code in candidates:
            answer = bien_places(proposition, code), mal_places(proposition, code)
            found.setdefault(answer, []).append(code)
        known[tuple(proposition)] = found
    return known[tuple(proposition)]


# %% return_in_the_loop
# en: The return is inside the loop.
# fr: Le `return` est dans la boucle.
# ask.en: How many candidates has your function looked at when it returns?
# ask.fr: Combien de candidats votre fonction a-t-elle regardés quand elle renvoie son résultat ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found.setdefault(answer, []).append(code)
        return found


# %% sorted
# en: The candidates are sorted first.
# fr: Les candidats sont d'abord triés.
# ask.en: Your parts are in order, but in which one? Give your function the candidates 2 1 and 1 2,
#   in this order.
# ask.fr: Vos parts sont rangées, mais dans quel ordre ? Donnez à votre fonction les candidats 2 1
#   et 1 2, dans cet ordre.
# fails: parts_keeps_the_order
def parts(proposition, candidates):
    found = {}
    for candidate in sorted(candidates):
        answer = bien_places(proposition, candidate), mal_places(proposition, candidate)
        found.setdefault(answer, []).append(candidate)
    return found


# %% tuples_of_codes
# en: Each part is a tuple.
# fr: Chaque part est un tuple.
# ask.en: Your parts hold the right codes, and yet the example fails: is `([1, 1],) == [[1, 1]]`
#   true in Python?
# ask.fr: Vos parts contiennent les bons codes, et pourtant l'exemple échoue : en Python, `([1, 1],)
#   == [[1, 1]]` est-il vrai ?
# fails: parts_holds_lists_of_codes
def parts(proposition, candidates):
    found = {}
    for candidate in candidates:
        answer = bien_places(proposition, candidate), mal_places(proposition, candidate)
        found[answer] = (*found.get(answer, ()), candidate)
    return found


# %% uses_up_the_candidates
# en: The candidates are taken out of the list they came in.
# fr: Les candidats sont retirés de la liste reçue.
# ask.en: After the call the list of candidates is empty: who will propose the next code, and among
#   which?
# ask.fr: Après l'appel, la liste des candidats est vide : qui proposera le prochain code, et parmi
#   lesquels ?
# fails: parts_leaves_its_arguments_alone
def parts(proposition, candidates):
    found = {}
    while candidates:
        code = candidates.pop(0)
        answer = bien_places(proposition, code), mal_places(proposition, code)
        found.setdefault(answer, []).append(code)
    return found


# %% winning_part_left_out
# en: The part of the winning answer is missing.
# fr: La part de la réponse gagnante manque.
# ask.en: If the proposition is the secret, what is the answer, and who is in its part?
# ask.fr: Si la proposition est le secret, quelle est la réponse, et qui est dans sa part ?
# fails: parts_gathers_by_answer
def parts(proposition, candidates):
    found = {}
    for code in candidates:
        if code != proposition:
            answer = bien_places(proposition, code), mal_places(proposition, code)
            found.setdefault(answer, []).append(code)
    return found
