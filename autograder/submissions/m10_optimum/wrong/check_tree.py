# %% assertions
# en: Assertions stand where a ValueError was asked for.
# fr: Des assertions remplacent la `ValueError` demandée.
# ask.en: Your function stops, but with which exception? Which one was asked for?
# ask.fr: Votre fonction s'arrête, mais sur quelle exception ? Laquelle était demandée ?
# fails: check_tree_knows_the_codes, check_tree_misses_a_branch, check_tree_sees_useless_branches
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        assert list(proposition) in tous_les_codes(p, c), "not a code"
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        assert set(found) == set(branches), "wrong branches"
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))


# %% branches_only_counted
# en: The branches are counted, not compared with the answers.
# fr: Les branches sont comptées, et non comparées aux réponses.
# ask.en: In MM(1, 2), after `[1]`, one answer leads on: `(0, 0)`. A tree has one branch there, at
#   `(0, 1)`: what does your function say?
# ask.fr: Dans MM(1, 2), après `[1]`, une seule réponse mène plus loin : `(0, 0)`. Un arbre y a une
#   seule branche, à `(0, 1)` : que dit votre fonction ?
# fails: check_tree_misses_a_branch
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in codes:
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if len(found) != len(branches):
            raise ValueError(f"{len(found)} answers and {len(branches)} branches after {proposition}")
        return len(candidates) + sum(total(below, found.get(a, [])) for a, below in branches.items())

    codes = tous_les_codes(p, c)
    return total(tree, codes)


# %% codes_not_checked
# en: What is proposed is not checked.
# fr: Ce qui est proposé n'est pas vérifié.
# ask.en: Can one propose a colour that the game does not have, or a peg too many?
# ask.fr: Peut-on proposer une couleur que le jeu n'a pas, ou un pion de trop ?
# fails: check_tree_knows_the_codes
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))


# %% colour_zero_allowed
# en: A colour is refused when it is too large, not when it is too small.
# fr: Une couleur est refusée quand elle est trop grande, pas quand elle est trop petite.
# ask.en: Which colours has a game? Does your function refuse every other number, at both ends?
# ask.fr: Quelles couleurs un jeu a-t-il ? Votre fonction refuse-t-elle tous les autres nombres, des
#   deux côtés ?
# fails: check_tree_knows_the_codes
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if len(proposition) != p or max(proposition) > c:
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))


# %% counts_the_propositions
# en: The propositions written in the tree are counted.
# fr: Ce sont les propositions écrites dans l'arbre qui sont comptées.
# ask.en: The proposition at the root is made for every secret: how often do you count it?
# ask.fr: La proposition de la racine est faite pour chaque secret : combien de fois la comptez-vous
#   ?
# fails: check_tree_counts_the_tries
def check_tree(tree, p, c, candidates=None):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    found.pop((p, 0), None)
    if set(found) != set(branches):
        raise ValueError(f"wrong branches after {proposition}")
    return 1 + sum(check_tree(branches[a], p, c, found[a]) for a in found)


# %% every_tree_refused
# en: A branch is expected for the winning answer too.
# fr: Une branche est attendue pour la réponse gagnante aussi.
# ask.en: Your function refuses even a tree of a single proposition, for a game of a single code.
#   Which of its conditions refuses it? Is there anything left to propose after the winning answer?
# ask.fr: Votre fonction refuse même un arbre d'une seule proposition, pour un jeu d'un seul code.
#   Laquelle de ses conditions le refuse ? Après la réponse gagnante, reste-t-il quelque chose à
#   proposer ?
# fails: check_tree_counts_the_tries
def check_tree(tree, p, c, candidates=None):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    for answer in found:
        if answer not in branches:
            raise ValueError(f"no branch for {answer} after {proposition}")
    return len(candidates) + sum(check_tree(branches[a], p, c, found[a]) for a in found if a != (p, 0))


# %% first_try_is_zero
# en: The first proposition counts as try number 0.
# fr: La première proposition compte pour l'essai numéro 0.
# ask.en: A tree with a single proposition finds its secret: at which try?
# ask.fr: Un arbre d'une seule proposition trouve son secret : à quel essai ?
# fails: check_tree_counts_the_tries
def check_tree(tree, p, c, candidates=None, tries=0):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    won = len(found.pop((p, 0), []))
    if set(found) != set(branches):
        raise ValueError(f"wrong branches after {proposition}")
    return tries * won + sum(check_tree(branches[a], p, c, found[a], tries + 1) for a in found)


# %% follows_the_branches_only
# en: Answers without a branch are not noticed.
# fr: Les réponses sans branche passent inaperçues.
# ask.en: You go through the branches of the tree: who goes through the answers of the candidates?
# ask.fr: Vous parcourez les branches de l'arbre : qui parcourt les réponses des candidats ?
# fails: check_tree_misses_a_branch
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        result = len(candidates)
        for answer, branch in branches.items():
            if answer not in found or answer == (p, 0):
                raise ValueError(f"nobody answers {answer} to {proposition}")
            result += total(branch, found[answer])
        return result

    return total(tree, tous_les_codes(p, c))


# %% impossible_codes_refused
# en: A proposition that is no candidate is refused.
# fr: Une proposition qui n'est pas un candidat est refusée.
# ask.en: The statement allows a proposition that only costs tries: must every proposition be a
#   candidate?
# ask.fr: L'énoncé permet une proposition qui ne fait que coûter des essais : toute proposition
#   doit-elle être un candidat ?
# fails: check_tree_counts_the_tries
def check_tree(tree, p, c, candidates=None):
    candidates = tous_les_codes(p, c) if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in candidates:
        raise ValueError(f"{proposition} is not possible")
    found = parts(proposition, candidates)
    found.pop((p, 0), None)
    if set(found) != set(branches):
        raise ValueError(f"wrong branches after {proposition}")
    return len(candidates) + sum(check_tree(branches[a], p, c, found[a]) for a in found)


# %% key_error
# en: A missing branch is looked up without being checked.
# fr: Une branche manquante est cherchée sans vérification.
# ask.en: Which exception does Python raise when a key is missing in a dictionary? Is it the one
#   asked for?
# ask.fr: Quelle exception Python lève-t-il quand une clé manque dans un dictionnaire ? Est-ce celle
#   qui était demandée ?
# fails: check_tree_misses_a_branch
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if not set(branches) <= set(found):
            raise ValueError(f"useless branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))


# %% last_proposition_believed
# en: A proposition without branches is believed to win.
# fr: Une proposition sans branches est crue gagnante.
# ask.en: At the end of a branch, which candidates are left, and what is proposed?
# ask.fr: Au bout d'une branche, quels candidats reste-t-il, et que propose-t-on ?
# fails: check_tree_misses_a_branch
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        if branches == {}:
            return len(candidates)
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))


# %% length_at_the_root_only
# en: The number of pegs is looked at for the first proposition only.
# fr: Le nombre de pions n'est regardé que pour la première proposition.
# ask.en: At which propositions of the tree does your function count the pegs? What does it say of
#   `([1], {(0, 0): ([2, 2], {})})` in MM(1, 2)?
# ask.fr: Pour quelles propositions de l'arbre votre fonction compte-t-elle les pions ? Que dit-elle
#   de `([1], {(0, 0): ([2, 2], {})})` dans MM(1, 2) ?
# fails: check_tree_knows_the_codes
def check_tree(tree, p, c):
    if len(tree[0]) != p:
        raise ValueError(f"{tree[0]} has not {p} pegs")

    def total(tree, candidates):
        proposition, branches = tree
        if any(not 1 <= peg <= c for peg in proposition):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if found.keys() != branches.keys():
            raise ValueError(f"{proposition} has other branches than answers")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))


# %% only_the_ends
# en: Only the secrets found at the ends of the tree are counted.
# fr: Seuls les secrets trouvés aux extrémités de l'arbre sont comptés.
# ask.en: In `SMALL_TREE`, at which place is the secret 1 1 found? Are there branches behind that
#   place?
# ask.fr: Dans `SMALL_TREE`, à quel endroit le secret 1 1 est-il trouvé ? Y a-t-il des branches
#   après cet endroit ?
# fails: check_tree_counts_the_tries
def check_tree(tree, p, c, candidates=None, tries=1):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    found.pop((p, 0), None)
    if set(found) != set(branches):
        raise ValueError(f"wrong branches after {proposition}")
    if not branches:
        return tries
    return sum(check_tree(branches[a], p, c, found[a], tries + 1) for a in found)


# %% only_the_length_checked
# en: The number of pegs is checked, the colours are not.
# fr: Le nombre de pions est vérifié, les couleurs ne le sont pas.
# ask.en: A proposition with a peg too many is refused: and one with a colour that the game does not
#   have?
# ask.fr: Une proposition qui a un pion de trop est refusée : et une proposition d'une couleur que
#   le jeu n'a pas ?
# fails: check_tree_knows_the_codes
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if len(proposition) != p:
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))


# %% only_the_root_checked
# en: Only the first proposition is checked to be a code.
# fr: Que la proposition soit un code n'est vérifié que pour la première.
# ask.en: A first proposition that is not a code is refused: and one that follows?
# ask.fr: Une première proposition qui n'est pas un code est refusée : et une proposition suivante ?
# fails: check_tree_knows_the_codes
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    codes = tous_les_codes(p, c)
    if list(tree[0]) not in codes:
        raise ValueError("the first proposition is not a code")
    return total(tree, codes)


# %% refuses_what_teaches_nothing
# en: A tree is refused for a proposition that teaches nothing.
# fr: Un arbre est refusé pour une proposition qui n'apprend rien.
# ask.en: What does the statement say of a proposition that teaches nothing? Which line raises the
#   error for such a tree?
# ask.fr: Que dit l'énoncé d'une proposition qui n'apprend rien ? Quelle ligne lève l'erreur pour un
#   tel arbre ?
# fails: check_tree_allows_what_teaches_nothing
def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)

    def total(tree, candidates):
        proposition, branches = tree
        if proposition not in codes:
            raise ValueError("not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError("wrong branches")
        if len(candidates) > 1 and any(len(part) == len(candidates) for part in found.values()):
            raise ValueError("this proposition teaches nothing")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, codes)


# %% returns_false
# en: False is returned for a tree that is not valid.
# fr: C'est `False` qui est renvoyé pour un arbre non valable.
# ask.en: How can someone tell your answer for a bad tree from a number? What was to be raised?
# ask.fr: Comment distinguer votre réponse pour un mauvais arbre d'un nombre ? Que fallait-il lever
#   ?
# fails: check_tree_knows_the_codes, check_tree_misses_a_branch, check_tree_sees_useless_branches
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if list(proposition) not in tous_les_codes(p, c) or set(found) != set(branches):
            return False
        totals = [total(branches[answer], part) for answer, part in found.items()]
        return False if False in totals else len(candidates) + sum(totals)

    return total(tree, tous_les_codes(p, c))


# %% returns_the_message
# en: The name of the exception and its message are returned in a list.
# fr: Le nom de l'exception et son message sont renvoyés dans une liste.
# ask.en: Your function gives a list back: who is stopped by it? What is the difference between
#   `return` and `raise`?
# ask.fr: Votre fonction renvoie une liste : qui arrête-t-elle ? Quelle est la différence entre
#   `return` et `raise` ?
# fails: check_tree_misses_a_branch, check_tree_sees_useless_branches, check_tree_knows_the_codes
# contrived: Wraps the right function and turns its ValueError into a list: a trick against the
#   grader.
correct_tree = check_tree


def check_tree(tree, p, c):
    try:
        return correct_tree(tree, p, c)
    except ValueError as error:
        return ["ValueError", str(error)]


# %% total_kept_between_calls
# en: The total is global and never goes back to 0.
# fr: Le total est global et ne revient jamais à 0.
# ask.en: Check `SMALL_TREE` twice: 8, then 16? Where does your total begin?
# ask.fr: Vérifiez deux fois `SMALL_TREE` : 8, puis 16 ? Où votre total commence-t-il ?
# fails: check_tree_twice
total = 0


def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)

    def walk(tree, candidates):
        global total
        proposition, branches = tree
        if list(proposition) not in codes:
            raise ValueError("not a code")
        total += len(candidates)
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError("other branches")
        for answer, part in found.items():
            walk(branches[answer], part)

    walk(tree, codes)
    return total


# %% useless_branches_ignored
# en: Branches that no candidate takes are not noticed.
# fr: Les branches qu'aucun candidat ne prend passent inaperçues.
# ask.en: You look for a branch for each answer: do you also look for an answer for each branch?
# ask.fr: Vous cherchez une branche pour chaque réponse : cherchez-vous aussi une réponse pour
#   chaque branche ?
# fails: check_tree_sees_useless_branches
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        for answer in found:
            if answer not in branches:
                raise ValueError(f"no branch for {answer}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))


# %% uses_up_the_branches
# en: The branches are taken out of the tree on the way.
# fr: Les branches sont retirées de l'arbre au passage.
# ask.en: After the check the tree has lost its branches: could it be checked a second time?
# ask.fr: Après la vérification, l'arbre a perdu ses branches : pourrait-on le vérifier une seconde
#   fois ?
# fails: check_tree_leaves_the_tree_alone
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        result = len(candidates)
        for answer, part in parts(proposition, candidates).items():
            if answer != (p, 0):
                if answer not in branches:
                    raise ValueError(f"no branch for {answer}")
                result += total(branches.pop(answer), part)
        if branches:
            raise ValueError("too many branches")
        return result

    return total(tree, tous_les_codes(p, c))


# %% winning_branch_allowed
# en: A branch behind the winning answer is not noticed.
# fr: Une branche derrière la réponse gagnante passe inaperçue.
# ask.en: Can anything come after the winning answer? Does your function look at that branch?
# ask.fr: Peut-il y avoir quelque chose après la réponse gagnante ? Votre fonction regarde-t-elle
#   cette branche ?
# fails: check_tree_sees_useless_branches
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        if set(found) - {(p, 0)} != set(branches) - {(p, 0)}:
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[a], part) for a, part in found.items() if a != (p, 0))

    return total(tree, tous_les_codes(p, c))


# %% without_words
# en: The ValueError has no message.
# fr: La `ValueError` n'a pas de message.
# ask.en: Whoever has written the tree reads `ValueError`, and nothing else: what would help to find
#   the place?
# ask.fr: Celui qui a écrit l'arbre lit `ValueError`, et rien d'autre : qu'est-ce qui l'aiderait à
#   trouver l'endroit ?
# fails: check_tree_says_what_is_wrong
def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if list(proposition) not in tous_les_codes(p, c) or set(found) != set(branches):
            raise ValueError
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))


# %% worst_case
# en: The depth of the tree is returned.
# fr: C'est la profondeur de l'arbre qui est renvoyée.
# ask.en: You return the number of tries of the longest game: what about all the others?
# ask.fr: Vous renvoyez le nombre d'essais de la partie la plus longue : et toutes les autres ?
# fails: check_tree_counts_the_tries
def check_tree(tree, p, c, candidates=None):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    found.pop((p, 0), None)
    if set(found) != set(branches):
        raise ValueError(f"wrong branches after {proposition}")
    return 1 + max((check_tree(branches[a], p, c, found[a]) for a in found), default=0)
