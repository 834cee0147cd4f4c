# %% answers_as_one_number
# en: Well placed and misplaced pegs are made one number, which stands for two answers when there
#   are ten pegs or more.
# fr: Bien placés et mal placés ne font qu'un nombre, qui vaut pour deux réponses dès qu'il y a dix
#   pions.
# ask.en: Write down the answer of each candidate above, and what your function makes of it: do two
#   of them become the same?
# ask.fr: Écrivez la réponse de chaque candidat ci-dessus, et ce que votre fonction en fait : deux
#   d'entre elles deviennent-elles la même chose ?
# fails: elimination_by_a_candidate
from collections import Counter


def expected_elimination(proposal, candidates):
    numbers = []
    for code in candidates:
        bien, mal = score_proposal(code, proposal)
        numbers.append(bien + 10 * mal)
    n = len(candidates)
    return n - sum(taille * taille for taille in Counter(numbers).values()) / n


# %% candidates_used_up
# en: The parts are made by taking the candidates out of the list.
# fr: Les parts sont faites en retirant les candidats de la liste.
# ask.en: Print the list of candidates after the call: where have they gone?
# ask.fr: Affichez la liste des candidats après l'appel : où sont-ils passés ?
# fails: elimination_leaves_its_arguments_alone
def expected_elimination(proposal, candidates):
    n = len(candidates)
    parts = {}
    while candidates:
        answer = score_proposal(candidates.pop(), proposal)
        parts[answer] = parts.get(answer, 0) + 1
    return sum(size * (n - size) for size in parts.values()) / n


# %% divided_by_one_less
# en: The total is divided by the number of candidates less one.
# fr: Le total est divisé par le nombre de candidats moins un.
# ask.en: Each candidate counts once in your total, as the secret: by which number do you divide it,
#   and how many secrets are there?
# ask.fr: Chaque candidat compte une fois dans votre total, comme code secret : par quel nombre le
#   divisez-vous, et combien y a-t-il de codes secrets ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    n = len(candidates)
    return sum(size * (n - size) for size in parts.values()) / max(1, n - 1)


# %% divided_by_the_parts
# en: The total is divided by the number of parts.
# fr: Le total est divisé par le nombre de parts.
# ask.en: Each candidate counts once in your total, as the secret: by which number do you divide it,
#   and how many secrets are there?
# ask.fr: Chaque candidat compte une fois dans votre total, comme code secret : par quel nombre le
#   divisez-vous, et combien y a-t-il de codes secrets ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    n = len(candidates)
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return sum(size * (n - size) for size in parts.values()) / len(parts)


# %% floor_of_the_mean
# en: The sum is divided with //.
# fr: La somme est divisée avec `//`.
# ask.en: Your value is a whole number each time: is an average always one? Which division do you
#   use, and what do you do with its result?
# ask.fr: Votre valeur est chaque fois un nombre entier : une moyenne l'est-elle toujours ? Quelle
#   division employez-vous, et que faites-vous de son résultat ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    n = len(candidates)
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return sum(size * (n - size) for size in parts.values()) // n


# %% found_secret_eliminated
# en: When the proposition is the secret, all candidates are counted as eliminated.
# fr: Quand la proposition est le code secret, tous les candidats sont comptés comme éliminés.
# ask.en: With the single candidate 1 2 and the proposition 1 2, your function eliminates 1
#   candidate: what does the statement say about the secret itself?
# ask.fr: Avec le seul candidat 1 2 et la proposition 1 2, votre fonction élimine 1 candidat : que
#   dit l'énoncé du code secret lui-même ?
# fails: elimination_by_a_candidate
def expected_elimination(proposal, candidates):
    n = len(candidates)
    total = 0
    for secret in candidates:
        if secret == proposal:
            total += n
        else:
            answer = score_proposal(secret, proposal)
            total += n - sum(score_proposal(code, proposal) == answer for code in candidates)
    return total / n


# %% integer_division
# en: The average is computed with //.
# fr: La moyenne est calculée avec `//`.
# ask.en: Your value is a whole number each time: is an average always one? Which division do you
#   use, and what do you do with its result?
# ask.fr: Votre valeur est chaque fois un nombre entier : une moyenne l'est-elle toujours ? Quelle
#   division employez-vous, et que faites-vous de son résultat ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return len(candidates) - sum(n * n for n in parts.values()) // len(candidates)


# %% only_well_placed
# en: The candidates are sorted by their number of well placed pegs only.
# fr: Les candidats ne sont répartis que par leur nombre de bien placés.
# ask.en: Two candidates with as many well placed pegs, but not as many misplaced ones: does the
#   answer tell them apart?
# ask.fr: Deux candidats ont le même nombre de bien placés, mais pas le même nombre de mal placés :
#   la réponse les distingue-t-elle ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal)[0] for code in candidates)
    return len(candidates) - sum(n * n for n in parts.values()) / len(candidates)


# %% parts_alike
# en: The average is taken over the parts, each counted once, however large it is.
# fr: La moyenne est prise sur les parts, chacune comptée une fois, si grande soit-elle.
# ask.en: A part of 3 candidates and a part of 1: are they equally likely? How many secrets lead to
#   each of them?
# ask.fr: Une part de 3 candidats et une part de 1 : sont-elles aussi probables l'une que l'autre ?
#   Combien de codes secrets mènent à chacune ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return sum(len(candidates) - n for n in parts.values()) / len(parts)


# %% parts_kept
# en: The dictionary of the parts is a default argument: it lives on from one call to the next.
# fr: Le dictionnaire des parts est un argument par défaut : il survit d'un appel à l'autre.
# ask.en: Make the same call twice: what does the second one find in the dictionary of the parts?
# ask.fr: Faites deux fois le même appel : que trouve le second dans le dictionnaire des parts ?
# fails: elimination_twice
def expected_elimination(proposal, candidates, parts={}):
    n = len(candidates)
    for code in candidates:
        answer = score_proposal(code, proposal)
        parts[answer] = parts.get(answer, 0) + 1
    return n - sum(size * size for size in parts.values()) / n


# %% proposition_left_out
# en: The proposition is left out of the candidates before they are counted.
# fr: La proposition est ôtée des candidats avant qu'ils soient comptés.
# ask.en: When the proposition is one of the candidates, over how many secrets do you average? Is
#   the proposition itself one of them?
# ask.fr: Quand la proposition est l'un des candidats, sur combien de codes secrets faites-vous la
#   moyenne ? La proposition en fait-elle partie ?
# fails: elimination_by_a_candidate
def expected_elimination(proposal, candidates):
    others = [code for code in candidates if code != proposal]
    if not others:
        return 0
    parts = Counter(score_proposal(code, proposal) for code in others)
    return len(others) - sum(n * n for n in parts.values()) / len(others)


# %% rounded
# en: The average is rounded to two decimals.
# fr: La moyenne est arrondie à deux décimales.
# ask.en: Compute 4/3 by hand and compare it with your value: what is lost?
# ask.fr: Calculez 4/3 à la main et comparez avec votre valeur : qu'est-ce qui est perdu ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return round(len(candidates) - sum(n * n for n in parts.values()) / len(candidates), 2)


# %% share
# en: The share of the candidates that are eliminated is returned.
# fr: C'est la proportion de candidats éliminés qui est renvoyée.
# ask.en: Your value never exceeds 1: is it a number of candidates?
# ask.fr: Votre valeur ne dépasse jamais 1 : est-ce un nombre de candidats ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return 1 - sum((n / len(candidates)) ** 2 for n in parts.values())


# %% sorts_the_candidates
# en: The list of candidates is sorted, which changes the caller's own list.
# fr: La liste des candidats est triée, ce qui modifie celle de l'appelant.
# ask.en: After the call, print the list you gave: are its codes where they were? Is any order
#   needed to count them?
# ask.fr: Après l'appel, affichez la liste que vous avez donnée : ses codes sont-ils encore à leur
#   place ? Faut-il un ordre pour les compter ?
# fails: elimination_leaves_its_arguments_alone
def expected_elimination(proposition, candidates):
    candidates.sort()
    tailles = {}
    for code in candidates:
        reponse = score_proposal(proposition, code)
        tailles[reponse] = tailles.get(reponse, 0) + 1
    return len(candidates) - sum(n * n for n in tailles.values()) / len(candidates)


# %% sums_of_pegs
# en: The candidates are sorted by well placed plus misplaced.
# fr: Les candidats sont répartis par la somme des bien placés et des mal placés.
# ask.en: The answers (1, 0) and (0, 1) have the same sum: does a player who hears them know the
#   same?
# ask.fr: Les réponses (1, 0) et (0, 1) ont la même somme : le joueur qui les entend sait-il la même
#   chose ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    parts = {}
    for code in candidates:
        well_placed, misplaced = score_proposal(code, proposal)
        parts[well_placed + misplaced] = parts.get(well_placed + misplaced, 0) + 1
    return len(candidates) - sum(n * n for n in parts.values()) / len(candidates)


# %% what_remains
# en: The expected number of candidates that remain is returned.
# fr: C'est le nombre moyen de candidats restants qui est renvoyé.
# ask.en: A proposition that gets the same answer from all candidates teaches nothing: how many does
#   it eliminate, and what does your function say?
# ask.fr: Une proposition à laquelle tous les candidats répondent la même chose n'apprend rien :
#   combien en élimine-t-elle, et que dit votre fonction ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return sum(n * n for n in parts.values()) / len(candidates)


# %% worst_case
# en: The number eliminated in the worst case is returned.
# fr: C'est le nombre éliminé dans le pire des cas qui est renvoyé.
# ask.en: Is the largest part the only one that can remain? What happens when the secret is in
#   another one?
# ask.fr: La plus grande part est-elle la seule qui puisse rester ? Que se passe-t-il quand le code
#   secret est dans une autre ?
# fails: elimination_by_an_impossible_code
def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return len(candidates) - max(parts.values())
