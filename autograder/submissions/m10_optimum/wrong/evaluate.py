# %% assertion
# en: An assertion stands where a ValueError was asked for.
# fr: Une assertion remplace la `ValueError` demandée.
# ask.en: Which exception does `assert` raise, and which one was asked for?
# ask.fr: Quelle exception `assert` lève-t-elle, et laquelle était demandée ?
# fails: evaluate_ends_when_nothing_is_learnt
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        assert len(found) > 1 or (p, 0) in found, "nothing learnt"
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally


# %% average_instead
# en: The average number of tries is returned.
# fr: C'est le nombre moyen d'essais qui est renvoyé.
# ask.en: One number cannot say how many secrets take 3 tries: what kind of result was asked for?
# ask.fr: Un seul nombre ne peut pas dire combien de secrets demandent 3 essais : quelle sorte de
#   résultat était demandée ?
# fails: evaluate_counts_the_tries
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    total = 0
    groups = [codes]
    while groups:
        candidates = groups.pop()
        total += len(candidates)
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        groups += [part for answer, part in found.items() if answer != (p, 0)]
    return total / len(codes)


# %% candidates_as_codes
# en: The strategy may only propose candidates.
# fr: La stratégie ne peut proposer que des candidats.
# ask.en: Which two lists does the strategy receive from you? Can it propose a code that is
#   impossible, and useful?
# ask.fr: Quelles deux listes la stratégie reçoit-elle de vous ? Peut-elle proposer un code
#   impossible, mais utile ?
# fails: evaluate_lets_any_code_be_proposed, evaluate_hands_on_the_lists
def evaluate(strategy, p, c):
    tally = {}
    groups = [(1, tous_les_codes(p, c))]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, candidates)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally


# %% codes_played_left_out
# en: A code that has been proposed is no longer among the codes.
# fr: Un code déjà proposé n'est plus parmi les codes.
# ask.en: Print how many codes your function hands on at the first try, and at the second: has the
#   game fewer codes then?
# ask.fr: Affichez combien de codes votre fonction transmet au premier essai, puis au deuxième : le
#   jeu a-t-il alors moins de codes ?
# fails: evaluate_hands_on_the_lists
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes, codes)]
    while groups:
        rank, candidates, others = groups.pop()
        proposition = strategy(candidates, others)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        others = [code for code in others if code != proposition]
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part, others))
    return tally


# %% first_secret_forgotten
# en: The first code is never the secret.
# fr: Le premier code n'est jamais le secret.
# ask.en: How many secrets are there, and how many games do you play? Which one is missing?
# ask.fr: Combien y a-t-il de secrets, et combien de parties jouez-vous ? Laquelle manque ?
# fails: evaluate_counts_the_tries
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    for i in range(1, len(codes)):
        candidates, tries = codes, 1
        proposition = strategy(candidates, codes)
        while proposition != codes[i]:
            answer = bien_places(proposition, codes[i]), mal_places(proposition, codes[i])
            left = parts(proposition, candidates)[answer]
            if len(left) == len(candidates):
                raise ValueError("nothing learnt")
            candidates = left
            proposition = strategy(candidates, codes)
            tries += 1
        tally[tries] = tally.get(tries, 0) + 1
    return tally


# %% four_pegs_only
# en: The winning answer is always (4, 0).
# fr: La réponse gagnante est toujours `(4, 0)`.
# ask.en: With two pegs, which answer says that the code is found?
# ask.fr: Avec deux pions, quelle réponse dit que le code est trouvé ?
# fails: evaluate_counts_the_tries
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}

    def play(candidates, tries):
        found = parts(strategy(candidates, codes), candidates)
        for answer, part in found.items():
            if answer == (4, 0):
                tally[tries] = tally.get(tries, 0) + 1
            elif len(part) == len(candidates):
                raise ValueError("nothing learnt")
            else:
                play(part, tries + 1)

    play(codes, 1)
    return tally


# %% keys_up_to_the_largest
# en: Each number of tries up to the largest is a key, be it one that does not occur.
# fr: Chaque nombre d'essais jusqu'au plus grand est une clé, même s'il ne se présente pas.
# ask.en: Evaluate a strategy that finds no secret in two tries: what should the dictionary hold for
#   2, and what does it hold?
# ask.fr: Évaluez une stratégie qui ne trouve aucun secret en deux essais : que doit contenir le
#   dictionnaire pour 2, et que contient-il ?
# fails: evaluate_has_no_other_keys
def evaluate(strategy, p, c):
    codes, essais = tous_les_codes(p, c), []

    def jouer(candidats, n):
        proposition = strategy(candidats, codes)
        trouves = parts(proposition, candidats)
        if len(trouves) == 1 and (p, 0) not in trouves:
            raise ValueError("rien n'est appris")
        for reponse, part in trouves.items():
            if reponse == (p, 0):
                essais.append(n)
            else:
                jouer(part, n + 1)

    jouer(codes, 1)
    return {n: essais.count(n) for n in range(1, max(essais) + 1)}


# %% last_candidate_not_asked_for
# en: The last candidate is counted as proposed without asking the strategy.
# fr: Le dernier candidat est compté comme proposé sans que la stratégie soit consultée.
# ask.en: When a single candidate is left, who says that the strategy proposes it?
# ask.fr: Quand il ne reste qu'un candidat, qui dit que la stratégie le propose ?
# fails: evaluate_ends_when_nothing_is_learnt, evaluate_hands_on_the_lists
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        if len(candidates) == 1:
            tally[rank] = tally.get(rank, 0) + 1
            continue
        found = parts(strategy(candidates, codes), candidates)
        if len(found) == 1:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally


# %% list_of_tries
# en: A list with one number for each secret is returned.
# fr: C'est une liste d'un nombre par secret qui est renvoyée.
# ask.en: You have all the numbers: how often does each of them occur, and where is that to be read?
# ask.fr: Vous avez tous les nombres : combien de fois chacun apparaît-il, et où doit-on le lire ?
# fails: evaluate_counts_the_tries
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tries = []
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        if (p, 0) in found:
            tries.append(rank)
        groups += [(rank + 1, part) for answer, part in found.items() if answer != (p, 0)]
    return sorted(tries)


# %% none_when_stuck
# en: Nothing is returned when nothing has been learnt.
# fr: Rien n'est renvoyé quand rien n'a été appris.
# ask.en: The game cannot go on, and your function returns `None`: how does Python signal that an
#   argument is no good?
# ask.fr: La partie ne peut pas continuer, et votre fonction renvoie `None` : comment Python
#   signale-t-il qu'un argument ne convient pas ?
# fails: evaluate_ends_when_nothing_is_learnt
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            print("This strategy will never end")
            return None
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally


# %% one_left_is_found
# en: A secret counts as found when it is the only candidate left.
# fr: Un secret compte comme trouvé quand il est le seul candidat restant.
# ask.en: When a single candidate is left you know the secret: has it been proposed?
# ask.fr: Quand il ne reste qu'un candidat, vous connaissez le secret : a-t-il été proposé ?
# fails: evaluate_counts_the_tries
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    for secret in codes:
        candidates, tries = codes, 0
        while True:
            proposition = strategy(candidates, codes)
            tries += 1
            answer = bien_places(proposition, secret), mal_places(proposition, secret)
            left = parts(proposition, candidates)[answer]
            if answer == (p, 0) or len(left) == 1:
                break
            if len(left) == len(candidates):
                raise ValueError("nothing learnt")
            candidates = left
        tally[tries] = tally.get(tries, 0) + 1
    return tally


# %% only_well_placed
# en: The candidates left agree on the well placed pegs only.
# fr: Les candidats restants ne s'accordent que sur les bien placés.
# ask.en: After an answer, which candidates are left: those that agree on one of its numbers, or on
#   both?
# ask.fr: Après une réponse, quels candidats restent : ceux qui s'accordent sur l'un de ses nombres,
#   ou sur les deux ?
# fails: evaluate_counts_the_tries
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    for secret in codes:
        candidates, tries = codes, 1
        proposition = strategy(candidates, codes)
        while proposition != secret and tries < 50:
            good = bien_places(proposition, secret)
            candidates = [code for code in candidates if bien_places(proposition, code) == good]
            proposition = strategy(candidates, codes)
            tries += 1
        tally[tries] = tally.get(tries, 0) + 1
    return tally


# %% parts_turned_round
# en: The candidates left are handed on in reverse order.
# fr: Les candidats restants sont transmis dans l'ordre inverse.
# ask.en: Print the candidates that your function hands on after the first answer: in which order do
#   they stand?
# ask.fr: Affichez les candidats que votre fonction transmet après la première réponse : dans quel
#   ordre sont-ils ?
# fails: evaluate_counts_the_tries
# contrived: Turns each part round before the next call: written only to disturb a strategy.
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part[::-1]))
    return tally


# %% plays_for_ever
# en: Nothing stops a game that does not get on.
# fr: Rien n'arrête une partie qui n'avance pas.
# ask.en: Write down what the strategy is asked at the third try, and at the fourth: what has
#   changed?
# ask.fr: Notez ce qu'on demande à la stratégie au troisième essai, puis au quatrième : qu'est-ce
#   qui a changé ?
# fails: evaluate_ends_when_nothing_is_learnt
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        for answer, part in parts(proposition, candidates).items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally


# %% returns_the_word
# en: The name of the exception is returned.
# fr: C'est le nom de l'exception qui est renvoyé.
# ask.en: Your function gives a word back, and the program goes on. What is the difference between
#   `return` and `raise`?
# ask.fr: Votre fonction renvoie un mot, et le programme continue. Quelle est la différence entre
#   `return` et `raise` ?
# fails: evaluate_ends_when_nothing_is_learnt
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        found = parts(strategy(candidates, codes), candidates)
        if len(found) == 1 and (p, 0) not in found:
            return "ValueError"
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally


# %% slow_strategies_refused
# en: After six tries, the strategy is taken for one that learns nothing.
# fr: Après six essais, la stratégie est tenue pour une stratégie qui n'apprend rien.
# ask.en: This strategy learns a little at each try: it is slow, but it ends. What tells you that
#   nothing has been learnt: the number of tries, or the candidates?
# ask.fr: Cette stratégie apprend un peu à chaque essai : elle est lente, mais elle aboutit.
#   Qu'est-ce qui montre qu'on n'a rien appris : le nombre d'essais, ou les candidats ?
# fails: evaluate_lets_any_code_be_proposed
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        if rank > 6:
            raise ValueError("too many tries")
        proposition = strategy(candidates, codes)
        for answer, part in parts(proposition, candidates).items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally


# %% stops_at_impossible_codes
# en: A proposition that is no candidate ends in a ValueError.
# fr: Une proposition qui n'est pas un candidat finit par une `ValueError`.
# ask.en: Your function stops when a code is proposed that cannot be the secret: may a strategy not
#   do that? Does such a code teach nothing?
# ask.fr: Votre fonction s'arrête quand on propose un code qui ne peut pas être le secret : une
#   stratégie n'en a-t-elle pas le droit ? Un tel code n'apprend-il rien ?
# fails: evaluate_lets_any_code_be_proposed
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        if proposition not in candidates:
            raise ValueError("this code is impossible")
        for answer, part in parts(proposition, candidates).items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally


# %% tally_kept_between_calls
# en: The numbers of earlier calls are added to.
# fr: Les nombres s'ajoutent à ceux des appels précédents.
# ask.en: Where is your dictionary created, and how often?
# ask.fr: Où votre dictionnaire est-il créé, et combien de fois ?
# fails: evaluate_twice
all_tries = {}


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                all_tries[rank] = all_tries.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return all_tries


# %% tries_of_each_secret
# en: To each secret belongs its number of tries.
# fr: À chaque secret correspond son nombre d'essais.
# ask.en: Your dictionary tells the tries of every secret: how many secrets have the same number?
# ask.fr: Votre dictionnaire donne les essais de chaque secret : combien de secrets ont le même
#   nombre ?
# fails: evaluate_counts_the_tries
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tries = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tries[tuple(part[0])] = rank
            else:
                groups.append((rank + 1, part))
    return tries


# %% tuples_handed_on
# en: The strategy receives the codes as tuples.
# fr: La stratégie reçoit les codes sous forme de tuples.
# ask.en: A strategy expects lists: what does `candidates.index([1, 2])` do with the candidates that
#   your function hands on?
# ask.fr: Une stratégie s'attend à des listes : que fait `candidates.index([1, 2])` avec les
#   candidats que transmet votre fonction ?
# fails: evaluate_hands_on_the_lists
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy([tuple(code) for code in candidates], [tuple(code) for code in codes])
        proposition = list(proposition)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally


# %% winning_try_not_counted
# en: The proposition that wins is not counted.
# fr: La proposition qui gagne n'est pas comptée.
# ask.en: How many tries does a secret take that is proposed at once?
# ask.fr: Combien d'essais demande un secret proposé du premier coup ?
# fails: evaluate_counts_the_tries
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(0, codes)]
    while groups:
        tries, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[tries] = tally.get(tries, 0) + 1
            else:
                groups.append((tries + 1, part))
    return tally


# %% zeros_too
# en: The dictionary holds the numbers of tries that do not occur, with 0.
# fr: Le dictionnaire contient les nombres d'essais qui n'arrivent pas, avec 0.
# ask.en: Your numbers are right; according to the statement, is a number of tries that no secret
#   takes a key?
# ask.fr: Vos nombres sont justes ; d'après l'énoncé, un nombre d'essais que ne demande aucun secret
#   est-il une clé ?
# fails: evaluate_has_no_other_keys
def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {rank: 0 for rank in range(1, len(codes) + 1)}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
