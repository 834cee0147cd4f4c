# %% code_crossed_out
# en: The common pegs are removed from the code itself.
# fr: Les pions communs sont retirés du code lui-même.
# ask.en: Print the code before the call and after it. From which list does your function take a peg
#   away?
# ask.fr: Affichez le code avant l'appel et après. De quelle liste votre fonction retire-t-elle un
#   pion ?
# fails: score_leaves_its_codes_alone
def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = 0
    for peg in proposal:
        if peg in code:
            code.remove(peg)
            common += 1
    return well_placed, common - well_placed


# %% common_pegs_as_misplaced
# en: The well placed pegs are counted among the misplaced ones too.
# fr: Les pions bien placés sont aussi comptés parmi les mal placés.
# ask.en: Against 1 2, the proposition 1 2 is won: how many pegs does your function call misplaced
#   there?
# ask.fr: Face à 1 2, la proposition 1 2 a gagné : combien de pions votre fonction y déclare-t-elle
#   mal placés ?
# fails: score_counts_well_placed_then_misplaced
def score_proposal(code, proposal):
    well_placed = 0
    misplaced = 0
    for i in range(len(code)):
        if code[i] == proposal[i]:
            well_placed += 1
        if proposal[i] in code:
            misplaced += 1
    return well_placed, misplaced


# %% counts_kept
# en: The dictionary of counts is a default value: it is never emptied.
# fr: Le dictionnaire des comptes est une valeur par défaut : il n'est jamais vidé.
# ask.en: Call your function twice with the same codes: what does the dictionary hold when the
#   second call begins?
# ask.fr: Appelez deux fois votre fonction avec les mêmes codes : que contient le dictionnaire au
#   début du second appel ?
# fails: score_twice
def score_proposal(code, proposal, counts={}):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    for colour in code:
        counts[colour] = counts.get(colour, 0) + 1
    common = 0
    for colour in proposal:
        if counts.get(colour, 0) > 0:
            counts[colour] -= 1
            common += 1
    return well_placed, common - well_placed


# %% crossed_out_too_early
# en: The pegs are crossed out from left to right, before all the well placed ones are known.
# fr: Les pions sont barrés de gauche à droite, avant que tous les bien placés soient connus.
# ask.en: Go through your loop by hand where a colour is misplaced first and well placed further to
#   the right: which peg is crossed out for which?
# ask.fr: Suivez votre boucle à la main quand une couleur est d'abord mal placée, puis bien placée
#   plus à droite : quel pion est barré pour lequel ?
# fails: score_spends_each_peg_once
def score_proposal(code, proposal):
    rest = list(code)
    well_placed = misplaced = 0
    for i in range(len(code)):
        if code[i] == proposal[i] and code[i] in rest:
            well_placed += 1
            rest.remove(code[i])
        elif proposal[i] in rest:
            misplaced += 1
            rest.remove(proposal[i])
    return well_placed, misplaced


# %% digits
# en: The colours are counted as the digits of a text.
# fr: Les couleurs sont comptées comme les chiffres d'un texte.
# ask.en: What does your function make of colour 10, and what of colour 12? What does it answer to
#   `[1, 2]` when the code is `[10, 12]`?
# ask.fr: Que fait votre fonction de la couleur 10, et de la couleur 12 ? Que répond-elle à `[1, 2]`
#   quand le code est `[10, 12]` ?
# fails: score_for_any_size
def score_proposal(code, proposal):
    first, second = ("".join(map(str, colours)) for colours in (code, proposal))
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, sum(min(first.count(digit), second.count(digit)) for digit in "123456789") - well_placed


# %% eight_colours
# en: The colours are counted from 1 to 8.
# fr: Les couleurs sont comptées de 1 à 8.
# ask.en: Colours are any numbers from 1 on. Which of them does your loop leave out?
# ask.fr: Les couleurs sont des nombres quelconques à partir de 1. Lesquelles votre boucle
#   laisse-t-elle de côté ?
# fails: score_for_any_size
def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = sum(min(code.count(k), proposal.count(k)) for k in range(1, 9))
    return well_placed, common - well_placed


# %% four_pegs
# en: The positions are those of four pegs.
# fr: Les positions sont celles de quatre pions.
# ask.en: How many positions does your loop visit, and how many does a code of another length have?
# ask.fr: Combien de positions votre boucle visite-t-elle, et combien un code d'une autre longueur
#   en a-t-il ?
# fails: score_for_any_size
def score_proposal(code, proposal):
    well_placed = 0
    for i in range(4):
        if i < len(code) and code[i] == proposal[i]:
            well_placed += 1
    common = sum(min(code.count(k), proposal.count(k)) for k in set(code))
    return well_placed, common - well_placed


# %% largest_colour_left_out
# en: The colours are counted up to the largest, which is left out.
# fr: Les couleurs sont comptées jusqu'à la plus grande, qui est oubliée.
# ask.en: Against 1 3, what does your function answer to 3 1? Up to which colour does it count?
# ask.fr: Contre 1 3, que répond votre fonction à 3 1 ? Jusqu'à quelle couleur compte-t-elle ?
# fails: score_counts_well_placed_then_misplaced
def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = sum(min(code.count(colour), proposal.count(colour)) for colour in range(1, max(code)))
    return well_placed, common - well_placed


# %% list
# en: The answer is a list.
# fr: La réponse est une liste.
# ask.en: Try `{score_proposal([1, 2], [2, 1]): 1}`: what does Python say about your answer as a
#   key?
# ask.fr: Essayez `{score_proposal([1, 2], [2, 1]): 1}` : que dit Python de votre réponse prise
#   comme clé ?
# fails: score_is_a_tuple
def score_proposal(code, proposal):
    answer = [0, 0]
    for a, b in zip(code, proposal):
        if a == b:
            answer[0] += 1
    for k in set(code):
        answer[1] += min(code.count(k), proposal.count(k))
    answer[1] -= answer[0]
    return answer


# %% misplaced_first
# en: The pair is the other way round: misplaced, well placed.
# fr: Le couple est à l'envers : mal placés, bien placés.
# ask.en: Against 1 2, the proposition 1 3 has one peg in its place: which number of your pair says
#   so, and which one should come first?
# ask.fr: Face à 1 2, la proposition 1 3 a un pion bien placé : lequel des nombres de votre couple
#   le dit, et lequel doit venir en premier ?
# fails: score_counts_well_placed_then_misplaced
def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = sum(min(code.count(k), proposal.count(k)) for k in set(code))
    return common - well_placed, well_placed


# %% pegs_spent_twice
# en: Every peg of the proposition whose colour is somewhere in the code counts.
# fr: Tout pion de la proposition dont la couleur est quelque part dans le code compte.
# ask.en: The proposition holds a colour more often than the code does: for how many of these pegs
#   can the code answer?
# ask.fr: La proposition contient une couleur plus souvent que le code : pour combien de ces pions
#   le code peut-il répondre ?
# fails: score_spends_each_peg_once
def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, sum(peg in code for peg in proposal) - well_placed


# %% sets_below_zero
# en: The common pegs are counted with sets, and the well placed ones taken away: less than nothing
#   may be left.
# fr: Les pions communs sont comptés avec des ensembles, et les bien placés retranchés : il peut
#   rester moins que rien.
# ask.en: How many pegs do two codes have in common when each holds two pegs of the same colour? And
#   how many does your function find?
# ask.fr: Combien de pions deux codes ont-ils en commun quand chacun contient deux pions de la même
#   couleur ? Et combien votre fonction en trouve-t-elle ?
# fails: score_spends_each_peg_once
def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, len(set(code) & set(proposal)) - well_placed


# %% sets_of_colours
# en: The common pegs are counted with sets: a repeated colour counts once.
# fr: Les pions communs sont comptés avec des ensembles : une couleur répétée compte une fois.
# ask.en: How many pegs do two codes have in common when each holds two pegs of the same colour? And
#   how many does your function find?
# ask.fr: Combien de pions deux codes ont-ils en commun quand chacun contient deux pions de la même
#   couleur ? Et combien votre fonction en trouve-t-elle ?
# fails: score_spends_each_peg_once
def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, max(0, len(set(code) & set(proposal)) - well_placed)


# %% six_colours
# en: The colours are counted from 1 to 6, as in module 2.
# fr: Les couleurs sont comptées de 1 à 6, comme au module 2.
# ask.en: Which colours does your loop go through? Is 7 one of them?
# ask.fr: Quelles couleurs votre boucle parcourt-elle ? Le 7 en fait-il partie ?
# fails: score_for_any_size
def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = 0
    for colour in range(1, 7):
        common += min(code.count(colour), proposal.count(colour))
    return well_placed, common - well_placed
