# %% average
# en: The average number of tries is returned.
# fr: C'est le nombre moyen d'essais qui est renvoyé.
# ask.en: Your number is a mean: what was asked for, a mean or a total?
# ask.fr: Votre nombre est une moyenne : que demandait-on, une moyenne ou un total ?
# fails: optimal_total_of_tiny_games
def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        totals = []
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                totals.append(
                    len(candidates) + sum(best(tuple(part)) for answer, part in found.items() if answer != (p, 0))
                )
        return min(totals)

    return best(tuple(map(tuple, codes))) / len(codes)


# %% best_of_one_step
# en: The total of a one-step strategy is taken for the optimum.
# fr: Le total d'une stratégie qui ne voit qu'un coup à l'avance est pris pour l'optimum.
# ask.en: Your strategy chooses the best next proposition: has every other one been tried, down to
#   the end?
# ask.fr: Votre stratégie choisit la meilleure proposition suivante : toutes les autres ont-elles
#   été essayées, jusqu'au bout ?
# fails: optimal_total_of_small_games
def optimal_total(p, c):
    return sum(tries * secrets for tries, secrets in evaluate(expected_size, p, c).items())


# %% candidates_only
# en: Only candidates are proposed.
# fr: Seuls les candidats sont proposés.
# ask.en: In this game, a proposition that cannot be the secret saves a try somewhere: which
#   propositions does your function try in each position?
# ask.fr: Dans ce jeu, une proposition qui ne peut pas être le secret fait gagner un essai quelque
#   part : quelles propositions votre fonction essaie-t-elle dans chaque position ?
# fails: optimal_total_of_small_games
def optimal_total(p, c):
    known = {}

    def best(candidates):
        key = tuple(map(tuple, candidates))
        if len(candidates) == 1:
            return 1
        if key not in known:
            totals = []
            for proposition in candidates:
                found = parts(proposition, candidates)
                totals.append(len(candidates) + sum(best(part) for answer, part in found.items() if answer != (p, 0)))
            known[key] = min(totals)
        return known[key]

    return best(tous_les_codes(p, c))


# %% endless
# en: Propositions that teach nothing are tried too, again and again.
# fr: Des propositions qui n'apprennent rien sont essayées aussi, encore et encore.
# ask.en: If a proposition leaves all the candidates in one part, with which argument does your
#   function call itself?
# ask.fr: Si une proposition laisse tous les candidats dans une même part, avec quel argument votre
#   fonction s'appelle-t-elle ?
# fails: optimal_total_of_tiny_games
def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    def best(candidates):
        if len(candidates) == 1:
            return 1
        return len(candidates) + min(
            sum(best(part) for answer, part in parts(code, candidates).items() if answer != (p, 0)) for code in codes
        )

    return best(codes)


# %% first_proposition_fixed
# en: The first proposition is always the first code.
# fr: La première proposition est toujours le premier code.
# ask.en: In MM(2, 3), what is your total when the first proposition is 1 2 instead of 1 1?
# ask.fr: Dans MM(2, 3), quel est votre total quand la première proposition est 1 2 au lieu de 1 1 ?
# fails: optimal_total_of_tiny_games
def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        totals = []
        for proposition in codes if len(candidates) < len(codes) else codes[:1]:
            found = parts(proposition, candidates)
            if len(found) > 1:
                totals.append(
                    len(candidates) + sum(best(tuple(part)) for answer, part in found.items() if answer != (p, 0))
                )
        return min(totals)

    return best(tuple(map(tuple, codes)))


# %% nothing_remembered
# en: Everything is tried, and nothing is remembered.
# fr: Tout est essayé, et rien n'est retenu.
# ask.en: How often does your function meet the same candidates, and what does it do then?
# ask.fr: Combien de fois votre fonction rencontre-t-elle les mêmes candidats, et que fait-elle
#   alors ?
# fails: optimal_total_of_small_games
def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    def best(candidates):
        if len(candidates) == 1:
            return 1
        total = inf
        for code in codes:
            found = parts(code, candidates)
            if len(found) > 1:
                left = [part for answer, part in found.items() if answer != (p, 0)]
                total = min(total, len(candidates) + sum(map(best, left)))
        return total

    return best(codes)


# %% one_a_proposition
# en: Each proposition counts once, not once for each secret that sees it.
# fr: Chaque proposition compte une fois, et non une fois pour chaque secret qui la reçoit.
# ask.en: The first proposition is made in every game: how many games see it, and how often do you
#   count it?
# ask.fr: La première proposition est faite dans chaque partie : combien de parties la voient, et
#   combien de fois la comptez-vous ?
# fails: optimal_total_of_tiny_games
def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        totals = []
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                totals.append(1 + sum(best(tuple(part)) for answer, part in found.items() if answer != (p, 0)))
        return min(totals)

    return best(tuple(map(tuple, codes)))


# %% remembered_by_number
# en: Results are remembered by the number of candidates.
# fr: Les résultats sont retenus selon le nombre de candidats.
# ask.en: Do any two sets of four candidates need the same number of tries? If your program
#   remembers totals, by what does it find them again?
# ask.fr: Deux ensembles de quatre candidats demandent-ils toujours le même nombre d'essais ? Si
#   votre programme retient des totaux, par quoi les retrouve-t-il ?
# fails: optimal_total_of_tiny_games
def optimal_total(p, c):
    codes = tous_les_codes(p, c)
    known = {1: 1}

    def best(candidates):
        n = len(candidates)
        if n not in known:
            totals = []
            for proposition in codes:
                found = parts(proposition, candidates)
                if len(found) > 1:
                    totals.append(n + sum(best(part) for answer, part in found.items() if answer != (p, 0)))
            known[n] = min(totals)
        return known[n]

    return best(codes)


# %% used_up_by_the_first_call
# en: The codes of each game come from a generator, which can be gone through once.
# fr: Les codes de chaque jeu viennent d'un générateur, qui ne peut être parcouru qu'une fois.
# ask.en: What is left from the first call when the second one begins? Print the codes that your
#   function goes through, and all that it keeps.
# ask.fr: Que reste-t-il du premier appel quand le deuxième commence ? Affichez les codes que
#   parcourt votre fonction, et tout ce qu'elle garde.
# fails: optimal_total_of_one_game_after_another
# contrived: Wraps the right function in iterators that run dry: right on the first call, wrong on
#   the next.
every = {(p, c): iter(tous_les_codes(p, c)) for p in range(1, 6) for c in range(1, 7)}
correct = optimal_total


def optimal_total(p, c):
    codes = list(every[p, c])
    return correct(p, c) if codes else 0


# %% winning_try_not_counted
# en: The proposition that wins is not counted.
# fr: La proposition qui gagne n'est pas comptée.
# ask.en: With a single code in the game, how many tries are needed: none, or one?
# ask.fr: S'il n'y a qu'un code dans le jeu, combien d'essais faut-il : aucun ou un ?
# fails: optimal_total_of_tiny_games
def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 0
        totals = []
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                left = [part for answer, part in found.items() if answer != (p, 0)]
                totals.append(sum(len(part) + best(tuple(part)) for part in left))
        return min(totals)

    return best(tuple(map(tuple, codes)))


# %% worst_case
# en: The smallest worst case is returned.
# fr: C'est le plus petit pire cas qui est renvoyé.
# ask.en: Your number is that of the unluckiest game: how many tries do all the games take together?
# ask.fr: Votre nombre est celui de la partie la plus malchanceuse : combien d'essais demandent
#   toutes les parties ensemble ?
# fails: optimal_total_of_tiny_games
def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        depths = []
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                depths.append(1 + max(best(tuple(part)) for answer, part in found.items() if answer != (p, 0)))
        return min(depths)

    return best(tuple(map(tuple, codes)))


# %% worst_strategy
# en: The largest total is looked for.
# fr: C'est le plus grand total qui est cherché.
# ask.en: Your strategy could hardly be worse: do you want the smallest total, or the largest?
# ask.fr: Votre stratégie pourrait difficilement être pire : voulez-vous le plus petit total, ou le
#   plus grand ?
# fails: optimal_total_of_tiny_games
def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        total = 0
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                this = len(candidates) + sum(best(tuple(part)) for answer, part in found.items() if answer != (p, 0))
                if this > total:
                    total = this
        return total

    return best(tuple(map(tuple, codes)))
