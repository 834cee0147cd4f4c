# %% adds_to_the_history
# en: A code found possible is added to the caller's list of tries.
# fr: Un code jugé possible est ajouté à la liste d'essais de l'appelant.
# ask.en: After the call, the list of tries is longer than before: was that code proposed to anyone?
# ask.fr: Après l'appel, la liste d'essais est plus longue qu'avant : ce code a-t-il été proposé à
#   quelqu'un ?
# fails: code_leaves_its_arguments_alone
def test_code(code, essais):
    possible = True
    for essai in essais:
        if not test_essai(code, essai):
            possible = False
    if possible:
        essais.append((code, 4, 0))
    return possible


# %% always_true
# en: The flag starts at True, and no contradiction can change it.
# fr: Le drapeau part de `True`, et aucune contradiction ne peut le changer.
# ask.en: Give your function a single try, which contradicts the code: does it say no? How many
#   contradictions should it take?
# ask.fr: Donnez à votre fonction un seul essai, qui contredit le code : dit-elle non ? Combien de
#   contradictions devrait-il falloir ?
# fails: code_accepts_a_possible_code
def test_code(code, essais):
    possible = True
    for essai in essais:
        possible = possible or test_essai(code, essai)
    return possible


# %% any
# en: One agreement is enough.
# fr: Un seul accord suffit.
# ask.en: A code agrees with one try and contradicts another one: could it be the secret? And
#   without any try, does anything contradict it?
# ask.fr: Un code est d'accord avec un essai et en contredit un autre : peut-il être le secret ? Et
#   sans aucun essai, quelque chose le contredit-il ?
# fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts,
#   code_when_a_trial_between_contradicts, code_before_any_trial
def test_code(code, essais):
    for essai in essais:
        if test_essai(code, essai):
            return True
    return False


# %% any_when_not_empty
# en: The empty list is treated apart; otherwise one agreement is enough.
# fr: La liste vide est traitée à part ; sinon, un seul accord suffit.
# ask.en: A code agrees with the first try and contradicts the second: could it be the secret? What
#   does your function say of it?
# ask.fr: Un code est d'accord avec le premier essai et contredit le second : peut-il être le secret
#   ? Qu'en dit votre fonction ?
# fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts,
#   code_when_a_trial_between_contradicts
def test_code(code, essais):
    if essais == []:
        return True
    return any(test_essai(code, essai) for essai in essais)


# %% clears_the_code
# en: The tries are looked at with a code that ends up empty.
# fr: Les essais sont examinés avec un code qui finit par être vide.
# ask.en: After the call, what is left of the code that was given?
# ask.fr: Après l'appel, que reste-t-il du code donné ?
# fails: code_leaves_its_arguments_alone
def test_code(code, essais):
    pions = []
    while len(code) > 0:
        pions.append(code.pop(0))
    for essai in essais:
        if not test_essai(pions, essai):
            return False
    return True


# %% counter_never_reset
# en: The agreements of all calls are added up.
# fr: Les accords de tous les appels s'additionnent.
# ask.en: The first call is right, the next ones are not: how many agreements are counted when the
#   second call begins?
# ask.fr: Le premier appel est juste, les suivants ne le sont plus : combien d'accords sont déjà
#   comptés quand le second appel commence ?
# fails: code_twice
accords = 0


def test_code(code, essais):
    global accords
    for essai in essais:
        if test_essai(code, essai):
            accords += 1
    return accords == len(essais)


# %% empty_gives_the_list
# en: An empty list of tries is itself the answer.
# fr: Une liste d'essais vide est elle-même la réponse.
# ask.en: What does your function return when nothing has been tried yet? Is that `True`, or
#   `False`?
# ask.fr: Que renvoie votre fonction quand rien n'a encore été essayé ? Est-ce `True`, ou `False` ?
# fails: code_before_any_trial
# contrived: Returns the list of tries itself when it is empty: nobody has a reason to.
def test_code(code, essais):
    if len(essais) == 0:
        return essais
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


# %% empty_is_an_error
# en: The first try is read before the loop, even when there is none.
# fr: Le premier essai est lu avant la boucle, même quand il n'y en a aucun.
# ask.en: Try your function with the list `[]`: which try does it look at first?
# ask.fr: Essayez votre fonction avec la liste `[]` : quel essai regarde-t-elle en premier ?
# fails: code_before_any_trial
def test_code(code, essais):
    possible = test_essai(code, essais[0])
    for essai in essais[1:]:
        possible = possible and test_essai(code, essai)
    return possible


# %% empty_is_false
# en: An empty list of tries is answered no.
# fr: À une liste d'essais vide, la réponse est non.
# ask.en: Before the first answer, which codes are possible?
# ask.fr: Avant la première réponse, quels codes sont possibles ?
# fails: code_before_any_trial
def test_code(code, essais):
    if not essais:
        return False
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


# %% empty_is_none
# en: Nothing is returned when the list of tries is empty.
# fr: Rien n'est renvoyé quand la liste d'essais est vide.
# ask.en: What does your function return when nothing has been tried yet? Which codes are possible
#   then?
# ask.fr: Que renvoie votre fonction quand rien n'a encore été essayé ? Quels codes sont alors
#   possibles ?
# fails: code_before_any_trial
def test_code(code, essais):
    for i in range(len(essais)):
        if not test_essai(code, essais[i]):
            return False
        if i == len(essais) - 1:
            return True


# %% first_and_last
# en: Only the two ends of the list are looked at.
# fr: Seules les deux extrémités de la liste sont examinées.
# ask.en: In a list of four tries, which ones does your function look at?
# ask.fr: Dans une liste de quatre essais, lesquels votre fonction regarde-t-elle ?
# fails: code_when_a_trial_between_contradicts
def test_code(code, essais):
    if not essais:
        return True
    return test_essai(code, essais[0]) and test_essai(code, essais[-1])


# %% first_four
# en: Only the first four tries are looked at.
# fr: Seuls les quatre premiers essais sont examinés.
# ask.en: Give your function a list of six tries, with the contradiction at the end: does it look
#   that far?
# ask.fr: Donnez à votre fonction une liste de six essais, la contradiction à la fin : va-t-elle
#   jusque-là ?
# fails: code_when_the_last_trial_contradicts
def test_code(code, essais):
    for i in range(min(4, len(essais))):
        if not test_essai(code, essais[i]):
            return False
    return True


# %% first_only
# en: Only the first try is looked at.
# fr: Seul le premier essai est examiné.
# ask.en: Put the contradiction first in the list, then last: does the answer change?
# ask.fr: Mettez la contradiction au début de la liste, puis à la fin : la réponse change-t-elle ?
# fails: code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts
def test_code(code, essais):
    if len(essais) == 0:
        return True
    return test_essai(code, essais[0])


# %% four_colours
# en: The common pegs are counted again, for the colours 1 to 4 only.
# fr: Les pions communs sont comptés à nouveau, pour les couleurs 1 à 4 seulement.
# ask.en: Four pegs, but how many colours? Try `test_code([5, 6, 1, 1], [([6, 5, 2, 2], 0, 2)])`.
# ask.fr: Quatre pions, mais combien de couleurs ? Essayez `test_code([5, 6, 1, 1], [([6, 5, 2, 2],
#   0, 2)])`.
# fails: code_accepts_a_possible_code
def test_code(code, essais):
    for proposition, bien, mal in essais:
        communs = 0
        for couleur in range(1, 5):
            communs += min(code.count(couleur), proposition.count(couleur))
        b = bien_places(code, proposition)
        if b != bien or communs - b != mal:
            return False
    return True


# %% ignores_the_first
# en: The loop starts at the second try.
# fr: La boucle commence au deuxième essai.
# ask.en: With a list of one try, how many does your loop look at?
# ask.fr: Avec une liste d'un seul essai, combien votre boucle en regarde-t-elle ?
# fails: code_when_the_first_trial_contradicts
def test_code(code, essais):
    for i in range(1, len(essais)):
        if not test_essai(code, essais[i]):
            return False
    return True


# %% ignores_the_last
# en: The loop ends one try too early.
# fr: La boucle finit un essai trop tôt.
# ask.en: With a list of three tries, how many does your loop look at? Try a list of one.
# ask.fr: Avec une liste de trois essais, combien votre boucle en regarde-t-elle ? Essayez une liste
#   d'un seul.
# fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts
def test_code(code, essais):
    for i in range(len(essais) - 1):
        if not test_essai(code, essais[i]):
            return False
    return True


# %% last_only
# en: The result is overwritten at each turn, so that the last try decides.
# fr: Le résultat est écrasé à chaque tour : c'est le dernier essai qui décide.
# ask.en: Put the contradiction last in the list, then first: does the answer change?
# ask.fr: Mettez la contradiction à la fin de la liste, puis au début : la réponse change-t-elle ?
# fails: code_when_the_first_trial_contradicts, code_when_a_trial_between_contradicts
def test_code(code, essais):
    possible = True
    for essai in essais:
        if test_essai(code, essai):
            possible = True
        else:
            possible = False
    return possible


# %% list_as_one_trial
# en: The whole list is handed to test_essai as if it were one try.
# fr: Toute la liste est donnée à `test_essai` comme si elle était un seul essai.
# ask.en: A try can be taken apart into three. What your program takes apart into three here, is it
#   one try, or the whole list of tries?
# ask.fr: Un essai se sépare en trois parties. Ce que votre programme sépare ici en trois, est-ce un
#   essai, ou toute la liste d'essais ?
# fails: code_accepts_a_possible_code
def test_code(code, essais):
    return test_essai(code, essais)


# %% list_of_answers
# en: The list of the answers for each try is returned.
# fr: C'est la liste des réponses pour chaque essai qui est renvoyée.
# ask.en: How many answers does your function give for a list of three tries? And how many are
#   wanted for all three together?
# ask.fr: Combien de réponses votre fonction donne-t-elle pour une liste de trois essais ? Et
#   combien en veut-on pour les trois ensemble ?
# fails: code_accepts_a_possible_code
def test_code(code, essais):
    return [test_essai(code, essai) for essai in essais]


# %% none_for_false
# en: Nothing is returned when a try contradicts the code.
# fr: Rien n'est renvoyé quand un essai contredit le code.
# ask.en: When every try agrees your function answers `True`. And when one contradicts, what does it
#   return?
# ask.fr: Quand tous les essais sont d'accord, votre fonction répond `True`. Et quand l'un
#   contredit, que renvoie-t-elle ?
# fails: code_says_true_or_false
def test_code(code, essais):
    accords = 0
    for essai in essais:
        if test_essai(code, essai):
            accords += 1
    if accords == len(essais):
        return True


# %% not_proposed_yet
# en: A code is taken for possible as long as it has not been proposed.
# fr: Un code est tenu pour possible tant qu'il n'a pas été proposé.
# ask.en: The list holds the code itself, answered by four well placed pegs: can the code still be
#   the secret? And what do the other answers say about it?
# ask.fr: La liste contient le code lui-même, avec la réponse quatre bien placés : peut-il encore
#   être le secret ? Et les autres réponses, qu'en disent-elles ?
# fails: code_accepts_a_possible_code
def test_code(code, essais):
    for proposition, bien, mal in essais:
        if proposition == code:
            return False
    return True


# %% number_of_agreements
# en: The number of agreements is returned.
# fr: C'est le nombre d'accords qui est renvoyé.
# ask.en: Your function counts. For which number is the answer yes, and who compares it?
# ask.fr: Votre fonction compte. Pour quel nombre la réponse est-elle oui, et qui fait la
#   comparaison ?
# fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts,
#   code_when_a_trial_between_contradicts, code_before_any_trial, code_says_true_or_false
def test_code(code, essais):
    accords = 0
    for essai in essais:
        if test_essai(code, essai):
            accords += 1
    return accords


# %% one_contradiction_allowed
# en: One contradiction is forgiven.
# fr: Une contradiction est pardonnée.
# ask.en: How many contradictions does it take for a code to be impossible? Try a list of one try,
#   then of two.
# ask.fr: Combien de contradictions faut-il pour qu'un code soit impossible ? Essayez une liste d'un
#   essai, puis de deux.
# fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts,
#   code_when_a_trial_between_contradicts
def test_code(code, essais):
    accords = 0
    for essai in essais:
        if test_essai(code, essai):
            accords += 1
    return accords >= len(essais) - 1


# %% only_bien
# en: Only the well placed pegs of each try are compared.
# fr: Seuls les pions bien placés de chaque essai sont comparés.
# ask.en: Try `test_code([1, 2, 3, 4], [([2, 1, 5, 5], 0, 0)])`: which of the two numbers of a try
#   does your function compare?
# ask.fr: Essayez `test_code([1, 2, 3, 4], [([2, 1, 5, 5], 0, 0)])` : lequel des deux nombres d'un
#   essai votre fonction compare-t-elle ?
# fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts,
#   code_when_a_trial_between_contradicts
def test_code(code, essais):
    for proposition, bien, mal in essais:
        if bien_places(code, proposition) != bien:
            return False
    return True


# %% pops_the_history
# en: The tries are taken out of the caller's list, one by one.
# fr: Les essais sont retirés un à un de la liste de l'appelant.
# ask.en: After the call, how many tries are left in the list? What will the next code be compared
#   with?
# ask.fr: Après l'appel, combien d'essais reste-t-il dans la liste ? À quoi le code suivant
#   sera-t-il comparé ?
# fails: code_leaves_its_arguments_alone
def test_code(code, essais):
    while essais:
        essai = essais.pop()
        if not test_essai(code, essai):
            return False
    return True


# %% prints
# en: The verdict is shown, and nothing is returned.
# fr: Le verdict est affiché, et rien n'est renvoyé.
# ask.en: What is the value of x after `x = test_code([1, 2, 3, 4], [])`?
# ask.fr: Que vaut x après `x = test_code([1, 2, 3, 4], [])` ?
# fails: code_accepts_a_possible_code
def test_code(code, essais):
    possible = True
    for essai in essais:
        if not test_essai(code, essai):
            possible = False
    print(possible)


# %% remembers_the_code
# en: The first answer given about a code is kept for ever, whatever the tries.
# fr: La première réponse donnée sur un code est gardée pour toujours, quels que soient les essais.
# ask.en: Ask about the same code with an empty list, then with a list that contradicts it: does the
#   answer change?
# ask.fr: Interrogez la fonction sur le même code avec une liste vide, puis avec une liste qui le
#   contredit : la réponse change-t-elle ?
# fails: code_twice
memoire = {}


def test_code(code, essais):
    cle = str(code)
    if cle not in memoire:
        memoire[cle] = all(test_essai(code, essai) for essai in essais)
    return memoire[cle]


# %% removes_while_iterating
# en: The tries that agree are removed from the list the loop walks through.
# fr: Les essais en accord sont retirés de la liste que la boucle parcourt.
# ask.en: Show each try your loop meets, with a list of three: does it meet all of them?
# ask.fr: Affichez chaque essai que rencontre votre boucle, avec une liste de trois : les
#   rencontre-t-elle tous ?
# fails: code_accepts_a_possible_code
def test_code(code, essais):
    for essai in essais:
        if test_essai(code, essai):
            essais.remove(essai)
    return len(essais) == 0


# %% return_in_the_loop
# en: The loop returns at its first turn.
# fr: La boucle renvoie dès son premier tour.
# ask.en: Put the contradiction first in the list, then last: does the answer change? And what is
#   returned when the list is empty?
# ask.fr: Mettez la contradiction au début de la liste, puis à la fin : la réponse change-t-elle ?
#   Et que renvoie la fonction quand la liste est vide ?
# fails: code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts,
#   code_before_any_trial
def test_code(code, essais):
    for essai in essais:
        if test_essai(code, essai):
            return True
        else:
            return False


# %% sorts_the_history
# en: The list of tries is sorted in place.
# fr: La liste des essais est triée sur place.
# ask.en: Show the list of tries before and after the call: is it still in the order of the game?
# ask.fr: Affichez la liste d'essais avant et après l'appel : est-elle encore dans l'ordre de la
#   partie ?
# fails: code_leaves_its_arguments_alone
# contrived: Sorts the tries although their order plays no part: written only to change an argument.
def test_code(code, essais):
    essais.sort()
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


# %% starts_at_false
# en: The flag starts at False, and can only stay there.
# fr: Le drapeau part de `False`, et ne peut que le rester.
# ask.en: Try `test_code([2, 2, 2, 2], [([1, 1, 1, 1], 0, 0)])`, a code that is possible: what does
#   your function answer, and at which line is that decided?
# ask.fr: Essayez `test_code([2, 2, 2, 2], [([1, 1, 1, 1], 0, 0)])`, un code possible : que répond
#   votre fonction, et à quelle ligne cela se décide-t-il ?
# fails: code_accepts_a_possible_code
def test_code(code, essais):
    possible = False
    for essai in essais:
        possible = possible and test_essai(code, essai)
    return possible


# %% totals_of_the_list
# en: The pegs of all tries are added up, and the two sums compared.
# fr: Les pions de tous les essais sont additionnés, et les deux sommes comparées.
# ask.en: When one number is one peg too large and another one peg too small, what becomes of their
#   sum? Which numbers should be compared, then?
# ask.fr: Quand un nombre est trop grand d'un pion et un autre trop petit d'un pion, que devient
#   leur somme ? Quels nombres faut-il donc comparer ?
# fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts,
#   code_when_a_trial_between_contradicts
def test_code(code, essais):
    obtenu = 0
    attendu = 0
    for proposition, bien, mal in essais:
        obtenu += bien_places(code, proposition) + mal_places(code, proposition)
        attendu += bien + mal
    return obtenu == attendu
