# %% arguments_swapped
# en: The arguments of expected_elimination are given in the wrong order.
# fr: Les arguments de `expected_elimination` sont donnés dans le mauvais ordre.
# ask.en: Read the message: which value is of another type than you thought? If you call
#   `expected_elimination`: what does it take first, the proposition or the candidates?
# ask.fr: Lisez le message : quelle valeur n'est pas du type que vous pensiez ? Si vous appelez
#   `expected_elimination` : que prend-elle en premier, la proposition ou les candidats ?
# fails: best_eliminates_most
def best_proposal(candidates, proposals):
    best = proposals[0]
    for proposal in proposals:
        if expected_elimination(candidates, proposal) > expected_elimination(candidates, best):
            best = proposal
    return best


# %% candidates_only
# en: Only candidates are considered.
# fr: Seuls les candidats sont considérés.
# ask.en: With the candidates 1 2, 1 3, 1 4, what do the answers to 2 3 tell? Why should a code that
#   cannot be the secret not be proposed?
# ask.fr: Avec les candidats 1 2, 1 3, 1 4, que disent les réponses à 2 3 ? Pourquoi ne pas proposer
#   un code qui ne peut pas être le code secret ?
# fails: best_eliminates_most
def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(n * n for n in parts.values()), proposal

    return min(candidates, key=key)


# %% compared_as_text
# en: Equal propositions are compared as texts: 10 comes before 9.
# fr: Des propositions égales sont comparées comme des textes : 10 vient avant 9.
# ask.en: Which is the smaller, 9 or 10? And which of the texts `'9'` and `'10'`? Try
#   `best_proposal` on codes with more than nine colours.
# ask.fr: Quel est le plus petit, 9 ou 10 ? Et lequel des textes `'9'` et `'10'` ? Essayez
#   `best_proposal` sur des codes à plus de neuf couleurs.
# fails: best_is_the_smallest
def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, str(proposal)

    return min(proposals, key=rank)


# %% digits_as_a_number
# en: Equal propositions are compared as numbers made of their digits: 10 9 counts as 109, 9 10 as
#   910.
# fr: Des propositions égales sont comparées comme les nombres que font leurs chiffres : 10 9 compte
#   pour 109, 9 10 pour 910.
# ask.en: Which of the codes 9 10 and 10 9 is the smaller, and which numbers does your function
#   compare for them?
# ask.fr: Lequel des codes 9 10 et 10 9 est le plus petit, et quels nombres votre fonction
#   compare-t-elle pour eux ?
# fails: best_is_the_smallest
def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        number = int("".join(str(colour) for colour in proposal))
        return sum(size**2 for size in parts.values()), proposal not in candidates, number

    return min(proposals, key=rank)


# %% first_of_the_list
# en: Of equals of the same kind, the first of the list is chosen, not the smallest.
# fr: À égalité et de même nature, c'est la première de la liste qui est choisie, et non la plus
#   petite.
# ask.en: Shuffle the proposals and call your function again: should the result change?
# ask.fr: Mélangez les propositions et appelez de nouveau votre fonction : le résultat doit-il
#   changer ?
# fails: best_is_the_smallest
def best_proposal(candidates, proposals):
    best = None
    for proposal in proposals:
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        left = sum(n * n for n in parts.values()), proposal not in candidates
        if best is None or left < best:
            best = left
            choice = proposal
    return choice


# %% first_of_two_candidates
# en: With two candidates left, the first one of the list is played.
# fr: Quand il reste deux candidats, c'est le premier de la liste qui est joué.
# ask.en: Two candidates are left, the list holds the larger one first: which of them must be
#   chosen?
# ask.fr: Il reste deux candidats, et la liste commence par le plus grand : lequel faut-il choisir ?
# fails: best_is_the_smallest
def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return candidates[0] if len(candidates) <= 2 else min(proposals, key=rank)


# %% largest_of_the_others
# en: Of several codes that are no candidates, the largest is chosen.
# fr: De plusieurs codes qui ne sont pas candidats, c'est le plus grand qui est choisi.
# ask.en: When no candidate is among the best, which of the other codes does your function take: the
#   smallest, or the largest?
# ask.fr: Quand aucun candidat n'est parmi les meilleurs, lequel des autres codes votre fonction
#   prend-elle : le plus petit, ou le plus grand ?
# fails: best_is_the_smallest
# contrived: Smallest among candidates, but largest among the others: two opposite rules on purpose.
def best_proposal(candidates, proposals):
    left = {}
    for proposal in proposals:
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        left[tuple(proposal)] = sum(size**2 for size in parts.values())
    best = [list(proposal) for proposal in left if left[proposal] == min(left.values())]
    possible = [proposal for proposal in best if proposal in candidates]
    return min(possible) if possible else max(best)


# %% largest_part
# en: The proposition whose largest part is smallest is chosen.
# fr: C'est la proposition dont la plus grande part est la plus petite qui est choisie.
# ask.en: Two propositions have the same largest part: what becomes of the other parts in your
#   comparison?
# ask.fr: Deux propositions ont la même plus grande part : que deviennent les autres parts dans
#   votre comparaison ?
# fails: best_eliminates_most
def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return max(parts.values()), proposal not in candidates, proposal

    return min(proposals, key=key)


# %% last_of_the_equals
# en: Of equals of the same kind, the last is chosen.
# fr: À égalité et de même nature, c'est la dernière qui est choisie.
# ask.en: When a later code does exactly as well as the one you hold, which of the two do you keep?
#   If you compare with a sign: is it `<` or `<=`, `>` or `>=`?
# ask.fr: Quand un code arrive plus tard et fait exactement aussi bien que celui que vous tenez,
#   lequel gardez-vous ? Si vous comparez avec un signe : est-ce `<` ou `<=`, `>` ou `>=` ?
# fails: best_is_the_smallest
def best_proposal(candidates, proposals):
    best = None
    for proposal in proposals:
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        left = sum(n * n for n in parts.values()), proposal not in candidates
        if best is None or left <= best:
            best = left
            choice = proposal
    return choice


# %% least
# en: The proposition that eliminates least is chosen.
# fr: C'est la proposition qui élimine le moins qui est choisie.
# ask.en: Which number do you compare, and does it measure what is eliminated or what remains?
#   Should it be large or small, then? Follow the comparison for two propositions.
# ask.fr: Quel nombre comparez-vous, et mesure-t-il ce qui est éliminé ou ce qui reste ? Doit-il
#   donc être grand ou petit ? Suivez la comparaison pour deux propositions.
# fails: best_eliminates_most
def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return -sum(n * n for n in parts.values()), proposal not in candidates, proposal

    return min(proposals, key=key)


# %% most_parts
# en: The proposition with most different answers is chosen.
# fr: C'est la proposition ayant le plus de réponses différentes qui est choisie.
# ask.en: Parts of 5, 1, 1 and 1, or parts of 3, 3 and 2: which eliminate more of 8 candidates on
#   average?
# ask.fr: Des parts de 5, 1, 1 et 1, ou des parts de 3, 3 et 2 : lesquelles éliminent en moyenne le
#   plus de candidats sur 8 ?
# fails: best_eliminates_most
def best_proposal(candidates, proposals):
    def key(proposal):
        answers = {score_proposal(code, proposal) for code in candidates}
        return -len(answers), proposal not in candidates, proposal

    return min(proposals, key=key)


# %% no_preference
# en: A candidate is not preferred to another code.
# fr: Un candidat n'est pas préféré à un autre code.
# ask.en: Two codes eliminate as many, and only one of them may be the secret. Where does your
#   function take account of that?
# ask.fr: Deux codes éliminent autant l'un que l'autre, et un seul d'entre eux peut être le code
#   secret. Où votre fonction en tient-elle compte ?
# fails: best_prefers_a_candidate
def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(n * n for n in parts.values()), proposal

    return min(proposals, key=key)


# %% one_of_three_candidates
# en: When three candidates or fewer are left, one of them is played.
# fr: Quand il reste trois candidats ou moins, l'un d'eux est proposé.
# ask.en: The candidates are 1 2, 1 3 and 1 4: what does each of them leave, and what does 2 3
#   leave, which cannot be the secret?
# ask.fr: Les candidats sont 1 2, 1 3 et 1 4 : que laisse chacun d'eux, et que laisse 2 3, qui ne
#   peut pas être le code secret ?
# fails: best_eliminates_most
def best_proposal(candidates, proposals):
    def left(proposal):
        return sum(size**2 for size in Counter(score_proposal(code, proposal) for code in candidates).values())

    return min(
        candidates if len(candidates) <= 3 else proposals,
        key=lambda proposal: (left(proposal), proposal not in candidates, proposal),
    )


# %% others_preferred
# en: Codes that are no candidates are preferred: False comes before True.
# fr: Les codes qui ne sont pas candidats sont préférés : `False` vient avant `True`.
# ask.en: Of two codes that eliminate as many, your function takes the one that cannot be the
#   secret. Where is that decided? And which is the smaller, `True` or `False`?
# ask.fr: De deux codes qui éliminent autant l'un que l'autre, votre fonction prend celui qui ne
#   peut pas être le code secret. Où cela se décide-t-il ? Et lequel est le plus petit, `True` ou
#   `False` ?
# fails: best_prefers_a_candidate, best_is_the_smallest
def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(n * n for n in parts.values()), proposal in candidates, proposal

    return min(proposals, key=key)


# %% remembered_by_candidates
# en: The choice is remembered for the candidates, whatever the propositions are.
# fr: Le choix est retenu pour les candidats, quelles que soient les propositions.
# ask.en: The same candidates come again with other propositions: is the one that your function
#   remembered among these?
# ask.fr: Les mêmes candidats reviennent avec d'autres propositions : celle que votre fonction a
#   retenue est-elle parmi elles ?
# fails: best_twice
known = {}


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    situation = tuple(map(tuple, candidates))
    if situation not in known:
        known[situation] = min(proposals, key=key)
    return known[situation]


# %% returns_the_expectation
# en: The largest expectation is returned, not the code that reaches it.
# fr: C'est la plus grande moyenne qui est renvoyée, et non le code qui l'atteint.
# ask.en: Your function returns a number: can one play it? What must be kept beside the largest
#   value?
# ask.fr: Votre fonction renvoie un nombre : peut-on le jouer ? Que faut-il retenir à côté de la
#   plus grande valeur ?
# fails: best_eliminates_most
def best_proposal(candidates, proposals):
    return max(expected_elimination(proposal, candidates) for proposal in proposals)


# %% rounded
# en: The expectations are compared when rounded to one decimal.
# fr: Les moyennes sont comparées une fois arrondies à une décimale.
# ask.en: Which of these two propositions eliminates more candidates on average, and by how much?
#   What does your function compare for the two?
# ask.fr: Laquelle de ces deux propositions élimine en moyenne le plus de candidats, et de combien ?
#   Que compare votre fonction pour les deux ?
# fails: best_compares_exactly
def best_proposal(candidates, proposals):
    def key(proposal):
        return -round(float(expected_elimination(proposal, candidates)), 1), proposal not in candidates, proposal

    return min(proposals, key=key)


# %% sorts_the_lists
# en: The list of propositions is sorted in place.
# fr: La liste des propositions est triée sur place.
# ask.en: Print the propositions before the call and after it. What is the difference between `sort`
#   and `sorted`?
# ask.fr: Affichez les propositions avant l'appel et après. Quelle est la différence entre `sort` et
#   `sorted` ?
# fails: best_leaves_its_lists_alone
def best_proposal(candidates, proposals):
    proposals.sort()
    best = None
    for proposal in proposals:
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        left = sum(n * n for n in parts.values()), proposal not in candidates
        if best is None or left < best:
            best, choice = left, proposal
    return choice


# %% ties_in_floats
# en: The expectations are sums of floats, compared as they are.
# fr: Les moyennes sont des sommes de nombres à virgule, comparées telles quelles.
# ask.en: Print both expectations with all their digits. What could you compare instead, that is a
#   whole number?
# ask.fr: Affichez les deux espérances avec toutes leurs décimales. Que pourriez-vous comparer à la
#   place, qui soit un nombre entier ?
# fails: best_compares_exactly
def best_proposal(candidates, proposals):
    def key(proposal):
        n = len(candidates)
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        expectation = 0
        for size in parts.values():
            expectation += size / n * (n - size)
        return -expectation, proposal not in candidates, proposal

    return min(proposals, key=key)


# %% ties_in_shares
# en: Squared shares are added up as floats, compared as they are.
# fr: Des carrés de proportions sont additionnés en nombres à virgule, et comparés tels quels.
# ask.en: Print, with all their digits, the two numbers that your function compares. What could you
#   compare instead, that is a whole number?
# ask.fr: Affichez, avec toutes leurs décimales, les deux nombres que compare votre fonction. Que
#   pourriez-vous comparer à la place, qui soit un nombre entier ?
# fails: best_compares_exactly
def best_proposal(candidates, proposals):
    def key(proposal):
        n = len(candidates)
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum((size / n) ** 2 for size in parts.values()), proposal not in candidates, proposal

    return min(proposals, key=key)


# %% tuple
# en: The code is returned as a tuple.
# fr: Le code est renvoyé sous forme de tuple.
# ask.en: Compare `best_proposal([[3, 2]], [[1, 1], [3, 2]])` with `[3, 2]`: of which type is your
#   result, and what does the statement call a code?
# ask.fr: Comparez `best_proposal([[3, 2]], [[1, 1], [3, 2]])` à `[3, 2]` : de quel type est votre
#   résultat, et qu'est-ce qu'un code d'après l'énoncé ?
# fails: best_is_a_list
def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return tuple(min(proposals, key=rank))
