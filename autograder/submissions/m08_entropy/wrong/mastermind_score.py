# %% a_list
# en: The two numbers are in a list.
# fr: Les deux nombres sont dans une liste.
# ask.en: What does `mastermind_score("A", "B").black` give? What must the function return for that
#   to be a number?
# ask.fr: Que donne `mastermind_score("A", "B").black` ? Que doit renvoyer la fonction pour que ce
#   soit un nombre ?
# fails: mastermind_score_gives_pegs
def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    common = sum(min(g1.count(letter), g2.count(letter)) for letter in set(g1))
    return [black, common - black]


# %% a_peg_answers_several_times
# en: Each peg whose letter is somewhere in the other code counts.
# fr: Chaque pion dont la lettre est quelque part dans l'autre code compte.
# ask.en: In `'AA'` against `'AB'`, the first A is well placed. Which peg of `'AB'` is left for the
#   second A?
# ask.fr: Pour `'AA'` face à `'AB'`, le premier A est bien placé. Quel pion de `'AB'` reste-t-il
#   pour le second A ?
# fails: mastermind_score_without_repeats
def mastermind_score(g1, g2):
    black, white = 0, 0
    for a, b in zip(g1, g2):
        if a == b:
            black += 1
        elif a in g2:
            white += 1
    return Pegs(black, white)


# %% all_the_rest_is_misplaced
# en: Every peg that is not well placed counts as misplaced.
# fr: Tout pion qui n'est pas bien placé compte comme mal placé.
# ask.en: Compare `'A'` and `'B'`: is a letter that the other code does not contain misplaced?
# ask.fr: Comparez `'A'` et `'B'` : une lettre que l'autre code ne contient pas est-elle mal placée
#   ?
# fails: mastermind_score_without_repeats
def mastermind_score(g1, g2):
    black = 0
    for i in range(len(g1)):
        if g1[i] == g2[i]:
            black += 1
    return Pegs(black, len(g1) - black)


# %% capitals_as_small_letters
# en: Capital letters are compared as small ones.
# fr: Les majuscules sont comparées comme des minuscules.
# ask.en: Compare `'aB'` with `'AB'`: are `'a'` and `'A'` the same letter?
# ask.fr: Comparez `'aB'` à `'AB'` : `'a'` et `'A'` sont-ils la même lettre ?
# fails: mastermind_score_of_any_codes
def mastermind_score(g1, g2):
    g1, g2 = g1.lower(), g2.lower()
    black = sum(a == b for a, b in zip(g1, g2))
    return Pegs(black, sum(min(g1.count(letter), g2.count(letter)) for letter in set(g1)) - black)


# %% counts_of_earlier_calls
# en: The two numbers are kept in a default value, made once for all calls.
# fr: Les deux nombres sont gardés dans une valeur par défaut, créée une fois pour tous les appels.
# ask.en: Something of an earlier call is still there. What does your function keep, and when is it
#   made: once, or at every call? And the value of a default parameter?
# ask.fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela
#   est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
# fails: mastermind_score_twice
def mastermind_score(g1, g2, total=[0, 0]):
    black = sum(a == b for a, b in zip(g1, g2))
    total[0] += black
    total[1] += sum(min(g1.count(letter), g2.count(letter)) for letter in set(g1)) - black
    return Pegs(*total)


# %% each_letter_once
# en: A letter that is misplaced twice counts once.
# fr: Une lettre mal placée deux fois compte une fois.
# ask.en: Compare `'AABB'` with `'BBAA'`: how many pegs are misplaced, and how many does your
#   function count for the letter A?
# ask.fr: Comparez `'AABB'` à `'BBAA'` : combien de pions sont mal placés, et combien votre fonction
#   en compte-t-elle pour la lettre A ?
# fails: mastermind_score_when_both_repeat
def mastermind_score(g1, g2):
    rest1 = [a for a, b in zip(g1, g2) if a != b]
    rest2 = [b for a, b in zip(g1, g2) if a != b]
    white = len([letter for letter in set(rest1) if letter in rest2])
    return Pegs(len(g1) - len(rest1), white)


# %% four_pegs_only
# en: The positions are those of a code of four pegs.
# fr: Les positions sont celles d'un code de quatre pions.
# ask.en: How many pegs has the code of this example, and up to which position does your loop go?
# ask.fr: Combien de pions a le code de cet exemple, et jusqu'à quelle position votre boucle
#   va-t-elle ?
# fails: mastermind_score_without_repeats
def mastermind_score(g1, g2):
    black = 0
    for i in range(4):
        if g1[i] == g2[i]:
            black += 1
    common = sum(min(g1.count(c), g2.count(c)) for c in set(g1))
    return Pegs(black, common - black)


# %% letters_in_sets
# en: The common letters are counted with sets, as in the published solver.
# fr: Les lettres communes sont comptées avec des ensembles, comme dans le solveur publié.
# ask.en: Compare `'AABB'` with itself: how many pegs do the two codes have in common, and how many
#   does your function find? Can a number of misplaced pegs be negative?
# ask.fr: Comparez `'AABB'` à lui-même : combien de pions les deux codes ont-ils en commun, et
#   combien votre fonction en trouve-t-elle ? Un nombre de mal placés peut-il être négatif ?
# fails: mastermind_score_when_both_repeat
def mastermind_score(g1, g2):
    black = len([a for a, b in zip(g1, g2) if a == b])
    white = len(set(g1) & set(g2)) - black
    return Pegs(black, white)


# %% one_digit_each
# en: Both numbers are packed into one of two digits, and taken apart again.
# fr: Les deux nombres sont réunis en un seul de deux chiffres, puis séparés.
# ask.en: Compare `'ABCDEFGHIJ'` with `'BCDEFGHIJA'`: how many misplaced pegs can a long code have?
# ask.fr: Comparez `'ABCDEFGHIJ'` et `'BCDEFGHIJA'` : combien de pions mal placés un long code
#   peut-il avoir ?
# fails: mastermind_score_of_any_codes
def mastermind_score(g1, g2):
    answer = 0
    for letter in set(g1):
        answer += min(g1.count(letter), g2.count(letter))
    for a, b in zip(g1, g2):
        answer += 9 * (a == b)
    return Pegs(*divmod(answer, 10))


# %% one_pass
# en: In one pass, a peg is spent as misplaced before its own well placed partner is reached.
# fr: En un seul passage, un pion est dépensé comme mal placé avant que vienne son propre partenaire
#   bien placé.
# ask.en: Compare `'AA'` with `'BA'` on paper, from the left, as your program does: when it looks
#   for a partner, can it take a peg which is going to be well placed?
# ask.fr: Comparez `'AA'` à `'BA'` sur papier, de gauche à droite, comme votre programme : quand il
#   cherche un partenaire, peut-il prendre un pion qui va être bien placé ?
# fails: mastermind_score_without_repeats
def mastermind_score(g1, g2):
    rest = list(g2)
    black, white = 0, 0
    for a, b in zip(g1, g2):
        if a == b:
            black += 1
            if a in rest:
                rest.remove(a)
        elif a in rest:
            white += 1
            rest.remove(a)
    return Pegs(black, white)


# %% plain_tuple
# en: A plain tuple is returned instead of a Pegs.
# fr: C'est un simple tuple qui est renvoyé, au lieu d'un `Pegs`.
# ask.en: Your numbers are right, but they cannot be asked for by their names: look at the examples.
#   What do they write before the parentheses?
# ask.fr: Vos nombres sont justes, mais on ne peut pas les demander par leur nom : regardez les
#   exemples. Qu'écrivent-ils avant les parenthèses ?
# fails: mastermind_score_gives_pegs
def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    common = sum(min(g1.count(c), g2.count(c)) for c in set(g1))
    return black, common - black


# %% six_letters_only
# en: Only the letters A to F are counted.
# fr: Seules les lettres A à F sont comptées.
# ask.en: Compare `'Z'` with itself: through which letters does your loop go?
# ask.fr: Comparez `'Z'` à lui-même : quelles lettres votre boucle parcourt-elle ?
# fails: mastermind_score_of_any_codes
def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    common = 0
    for letter in "ABCDEF":
        common += min(g1.count(letter), g2.count(letter))
    return Pegs(black, common - black)


# %% well_placed_count_twice
# en: The well placed pegs are counted among the misplaced ones too.
# fr: Les pions bien placés sont comptés aussi parmi les mal placés.
# ask.en: Compare `'A'` with itself: the peg is well placed; is it misplaced as well?
# ask.fr: Comparez `'A'` à lui-même : le pion est bien placé ; est-il aussi mal placé ?
# fails: mastermind_score_without_repeats
def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    white = sum(min(g1.count(c), g2.count(c)) for c in set(g1))
    return Pegs(black, white)


# %% white_first
# en: The two numbers are exchanged.
# fr: Les deux nombres sont échangés.
# ask.en: Your two numbers are right, their order is not: which of them comes first in `Pegs`?
# ask.fr: Vos deux nombres sont justes, pas leur ordre : lequel vient en premier dans `Pegs` ?
# fails: mastermind_score_without_repeats
def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    white = sum(min(g1.count(c), g2.count(c)) for c in set(g1)) - black
    return Pegs(white, black)
