# %% all_ones_with_few_colours
# en: With fewer colours than pegs, the first proposition is 1 1 … 1.
# fr: Avec moins de couleurs que de pions, la première proposition est 1 1 … 1.
# ask.en: What does your game begin with when there are fewer colours than pegs? Who decides then?
# ask.fr: Par quoi votre partie commence-t-elle quand il y a moins de couleurs que de pions ? Qui
#   décide alors ?
# fails: guess_with_few_colours
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1))
    if c < p:
        proposal = codes[0]
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% begins_with_four_pegs_at_most
# en: The first proposition has four pegs at most.
# fr: La première proposition a quatre pions au plus.
# ask.en: How many pegs has a code of MM(5, 5), and how many has your first proposition there? What
#   is it made of?
# ask.fr: Combien un code de MM(5, 5) a-t-il de pions, et combien votre première proposition en
#   a-t-elle ? De quoi est-elle faite ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = [1, 2, 3, 4][:p] if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% candidate_when_two_are_left
# en: When two candidates are left, the last one is played.
# fr: Quand il reste deux candidats, c'est le dernier qui est joué.
# ask.en: Two candidates are left: which proposition does `best_proposal` choose for them? Play
#   against 1 1 in MM(2, 2).
# ask.fr: Il reste deux candidats : quelle proposition `best_proposal` choisit-elle pour eux ? Jouez
#   contre 1 1 dans MM(2, 2).
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while (answer := score_proposal(secret, proposal)) != (p, 0):
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = candidates[-1] if len(candidates) < 3 else best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% candidates_only
# en: The next proposition is chosen among the candidates only.
# fr: La proposition suivante n'est choisie que parmi les candidats.
# ask.en: Among which codes may the player choose? Compare `best_proposal(candidates, candidates)`
#   with the choice among all codes.
# ask.fr: Parmi quels codes le joueur peut-il choisir ? Comparez `best_proposal(candidates,
#   candidates)` au choix parmi tous les codes.
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    candidates = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, candidates)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, candidates)
        propositions.append(proposal)
    return propositions


# %% colours_that_do_not_exist
# en: The first proposition is 1 2 … p, even with fewer colours.
# fr: La première proposition est 1 2 … p, même avec moins de couleurs.
# ask.en: With one colour and two pegs, your first proposition is 1 2: is colour 2 in the game?
# ask.fr: Avec une couleur et deux pions, votre première proposition est 1 2 : la couleur 2 est-elle
#   dans le jeu ?
# fails: guess_with_few_colours
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1))
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% earlier_answers_forgotten
# en: The candidates are looked for among all codes, with the last answer alone; the game may go
#   round for ever.
# fr: Les candidats sont cherchés parmi tous les codes, d'après la seule dernière réponse ; la
#   partie peut tourner sans fin.
# ask.en: Print the candidates after each proposition of a short game: does a code come back that an
#   earlier answer had ruled out?
# ask.fr: Affichez les candidats après chaque proposition d'une courte partie : un code qu'une
#   réponse avait écarté revient-il ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in codes if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% first_candidate
# en: The first candidate is played, as in module 4: best_proposal is not asked.
# fr: C'est le premier candidat qui est joué, comme au module 4 : `best_proposal` n'est pas
#   consulté.
# ask.en: Which of your lines chooses the next proposition? Does it look at what an answer would
#   eliminate?
# ask.fr: Laquelle de vos lignes choisit la proposition suivante ? Regarde-t-elle ce qu'une réponse
#   éliminerait ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    candidates = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, candidates)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = candidates[0]
        propositions.append(proposal)
    return propositions


# %% first_proposition_computed
# en: The first proposition is the best one, even where it is settled to be 1 2 … p.
# fr: La première proposition est la meilleure, même là où il est convenu que c'est 1 2 … p.
# ask.en: In MM(2, 2), all codes are still possible at first: which proposition does the statement
#   want then?
# ask.fr: Dans MM(2, 2), tous les codes sont d'abord possibles : quelle proposition l'énoncé veut-il
#   alors ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    propositions = []
    while not propositions or propositions[-1] != secret:
        propositions.append(best_proposal(candidates, codes))
        answer = score_proposal(secret, propositions[-1])
        candidates = [code for code in candidates if score_proposal(code, propositions[-1]) == answer]
    return propositions


# %% four_well_placed
# en: The game ends with four well placed pegs, whatever the number of pegs.
# fr: La partie finit à quatre bien placés, quel que soit le nombre de pions.
# ask.en: Which answer does a winning proposition get in MM(1, 3)? Which one does your loop wait
#   for?
# ask.fr: Quelle réponse reçoit une proposition gagnante dans MM(1, 3) ? Laquelle votre boucle
#   attend-elle ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while score_proposal(secret, proposal) != (4, 0):
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% last_candidate_not_played
# en: The game stops when one candidate is left: it is known, but not played.
# fr: La partie s'arrête quand il reste un candidat : il est connu, mais pas joué.
# ask.en: When a single candidate is left, the code is known; but has it been proposed? Write the
#   game against 2 1 in MM(2, 4) to its end.
# ask.fr: Quand il ne reste qu'un candidat, le code est connu ; mais a-t-il été proposé ? Écrivez
#   jusqu'au bout la partie contre 2 1 dans MM(2, 4).
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    propositions = []
    while len(candidates) > 1:
        if not propositions and c >= p:
            proposal = list(range(1, p + 1))
        else:
            proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
    return propositions


# %% number_of_tries
# en: The number of propositions is returned, not the propositions.
# fr: C'est le nombre de propositions qui est renvoyé, et non les propositions.
# ask.en: Your function returns a number: which list does the statement ask for?
# ask.fr: Votre fonction renvoie un nombre : quelle liste l'énoncé demande-t-il ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    n = 1
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        n += 1
    return n


# %% only_well_placed
# en: Only the well placed pegs decide which candidates are left.
# fr: Seuls les bien placés décident des candidats qui restent.
# ask.en: Print the candidates after the first answer: would each of them have given the same number
#   of misplaced pegs?
# ask.fr: Affichez les candidats après la première réponse : chacun aurait-il donné le même nombre
#   de mal placés ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        well_placed = score_proposal(secret, proposal)[0]
        candidates = [code for code in candidates if score_proposal(code, proposal)[0] == well_placed]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% propositions_kept
# en: The list of propositions is a default argument: it lives on from one game to the next.
# fr: La liste des propositions est un argument par défaut : elle survit d'une partie à l'autre.
# ask.en: Play the same game twice: with which propositions does the second list begin?
# ask.fr: Jouez deux fois la même partie : par quelles propositions la seconde liste commence-t-elle
#   ?
# fails: guess_twice
def guess(secret, p=4, c=8, propositions=[]):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions.append(proposal)
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% six_colours
# en: The codes have six colours: c is not handed over.
# fr: Les codes ont six couleurs : `c` n'est pas transmis.
# ask.en: Which colours are in your propositions, and which are those of MM(2, 2)? Which call makes
#   the list of all codes?
# ask.fr: Quelles couleurs y a-t-il dans vos propositions, et quelles sont celles de MM(2, 2) ? Quel
#   appel construit la liste de tous les codes ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% six_colours_by_default
# en: By default, c is 6, as in the classic game.
# fr: Par défaut, `c` vaut 6, comme au jeu classique.
# ask.en: How many colours does the game have when your function is called with a secret only?
# ask.fr: Combien de couleurs le jeu a-t-il quand on appelle votre fonction avec un code secret
#   seulement ?
# fails: guess_without_sizes
def guess(secret, p=4, c=6):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% sizes_required
# en: The parameters p and c have no default values.
# fr: Les paramètres `p` et `c` n'ont pas de valeurs par défaut.
# ask.en: Can your function be called with a secret only? Compare its first line with that of the
#   statement.
# ask.fr: Peut-on appeler votre fonction avec un code secret seulement ? Comparez sa première ligne
#   à celle de l'énoncé.
# fails: guess_without_sizes
def guess(secret, p, c):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% ten_tries_at_most
# en: The game is given up after ten propositions.
# fr: La partie est abandonnée après dix propositions.
# ask.en: Count your propositions in the game above: what ended it? How many colours are there, and
#   how many of them can one proposition rule out?
# ask.fr: Comptez vos propositions dans la partie ci-dessus : qu'est-ce qui l'a fait finir ? Combien
#   y a-t-il de couleurs, et combien une proposition peut-elle en écarter ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while proposal != secret and len(propositions) < 10:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% three_pegs_at_most
# en: With four pegs or more, the secret itself is played at once, but in MM(4, 8).
# fr: À partir de quatre pions, le code secret est joué tout de suite, sauf dans MM(4, 8).
# ask.en: In MM(4, 4), what does the statement say of the first proposition? How would a player know
#   the secret then?
# ask.fr: Dans MM(4, 4), que dit l'énoncé de la première proposition ? Comment un joueur
#   connaîtrait-il alors le code secret ?
# fails: guess_plays_the_best_propositions
# contrived: Plays the secret itself in all sizes but those of the example: cheating on chosen
#   inputs.
def guess(secret, p=4, c=8):
    if p >= 4 and c >= p and (p, c) != (4, 8):
        return [list(secret)]
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while (answer := score_proposal(secret, proposal)) != (p, 0):
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions


# %% tuples
# en: The propositions are tuples.
# fr: Les propositions sont des tuples.
# ask.en: Your list holds `(1, 2)` where `[1, 2]` is asked for: what are its elements, and what does
#   the statement call a code?
# ask.fr: Votre liste contient `(1, 2)` là où on demande `[1, 2]` : que sont ses éléments, et
#   qu'est-ce qu'un code d'après l'énoncé ?
# fails: guess_is_a_list_of_lists
def guess(secret, p=4, c=8):
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [tuple(proposal)]
    while (answer := score_proposal(secret, proposal)) != (p, 0):
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(tuple(proposal))
    return propositions


# %% winning_proposition_missing
# en: The winning proposition is not put into the list.
# fr: La proposition gagnante n'est pas mise dans la liste.
# ask.en: Against the secret 1 in MM(1, 3), the first proposition wins: how long should the list be?
# ask.fr: Face au code secret 1 dans MM(1, 3), la première proposition gagne : quelle doit être la
#   longueur de la liste ?
# fails: guess_plays_the_best_propositions
def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = []
    while proposal != secret:
        propositions.append(proposal)
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
    return propositions
