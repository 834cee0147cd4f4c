# %% asymmetric_count
# en: The pegs of the code that are found in the proposition are counted, none being used up.
# fr: Les pions du code présents dans la proposition sont comptés, sans qu'aucun s'use.
# ask.en: Try `[1, 1, 2, 3]` with `([1, 4, 4, 4], 1, 0)`: for how many pegs of the code can the only
#   `1` of the proposition answer?
# ask.fr: Essayez `[1, 1, 2, 3]` avec `([1, 4, 4, 4], 1, 0)` : pour combien de pions du code le seul
#   `1` de la proposition peut-il compter ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition, bien, mal = essai
    b = 0
    m = 0
    for i in range(4):
        if code[i] == proposition[i]:
            b += 1
        elif code[i] in proposition:
            m += 1
    return b == bien and m == mal


# %% asymmetric_other_way
# en: The pegs of the proposition that are found in the code are counted, none being used up.
# fr: Les pions de la proposition présents dans le code sont comptés, sans qu'aucun s'use.
# ask.en: Try `[1, 4, 4, 4]` with `([1, 1, 2, 3], 1, 0)`: for how many pegs of the proposition can
#   the only `1` of the code answer?
# ask.fr: Essayez `[1, 4, 4, 4]` avec `([1, 1, 2, 3], 1, 0)` : pour combien de pions de la
#   proposition le seul `1` du code peut-il répondre ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition, bien, mal = essai
    b = 0
    m = 0
    for i in range(4):
        if code[i] == proposition[i]:
            b += 1
        elif proposition[i] in code:
            m += 1
    return b == bien and m == mal


# %% at_least
# en: At least as many pegs as in the answer are asked for, instead of exactly as many.
# fr: Il est demandé au moins autant de pions que dans la réponse, au lieu d'exactement autant.
# ask.en: In `test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 2, 0))`, the answer was 2 well placed, and
#   this code would have given 3: could it still be the secret?
# ask.fr: Dans `test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 2, 0))`, on a répondu 2 bien placés, et ce
#   code en aurait donné 3 : peut-il encore être le secret ?
# fails: essai_compares_the_well_placed, essai_compares_the_misplaced
def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) >= bien and mal_places(code, proposition) >= mal


# %% at_most
# en: At most as many pegs as in the answer are asked for, instead of exactly as many.
# fr: Il est demandé au plus autant de pions que dans la réponse, au lieu d'exactement autant.
# ask.en: In `test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 4, 0))`, the answer was 4 well placed, and
#   this code would have given only 3: could it still be the secret?
# ask.fr: Dans `test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 4, 0))`, on a répondu 4 bien placés, et ce
#   code n'en aurait donné que 3 : peut-il encore être le secret ?
# fails: essai_compares_the_well_placed, essai_compares_the_misplaced
def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) <= bien and mal_places(code, proposition) <= mal


# %% bien_at_least
# en: The well placed pegs may be more than the answer says.
# fr: Les pions bien placés peuvent être plus nombreux que ne le dit la réponse.
# ask.en: The proposition `[1, 1, 1, 1]` was answered with 2 well placed; the code `[1, 1, 2, 1]`
#   would have given 3, with the same number of misplaced pegs: could it still be the secret?
# ask.fr: À la proposition `[1, 1, 1, 1]`, on a répondu 2 bien placés ; le code `[1, 1, 2, 1]` en
#   aurait donné 3, avec le même nombre de mal placés : peut-il encore être le secret ?
# fails: essai_compares_the_well_placed
def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) >= bien and mal_places(code, proposition) == mal


# %% compares_a_score
# en: A score is compared: two for a well placed peg, one for a misplaced one.
# fr: C'est un score qui est comparé : deux par bien placé, un par mal placé.
# ask.en: One well placed peg, or two misplaced ones: are these the same answer? What does your
#   function make of the two?
# ask.fr: Un pion bien placé, ou deux mal placés : est-ce la même réponse ? Que fait votre fonction
#   de chacune des deux ?
# fails: essai_does_not_add_them_up
def test_essai(code, essai):
    proposition, bien, mal = essai
    score = 2 * bien_places(code, proposition) + mal_places(code, proposition)
    return score == 2 * bien + mal


# %% compares_the_lists
# en: The code is compared with the proposition.
# fr: Le code est comparé à la proposition.
# ask.en: Can a code be consistent with a try without being its proposition? Try `[1, 1, 2, 1]` with
#   `([1, 1, 1, 1], 3, 0)`.
# ask.fr: Un code peut-il être compatible avec un essai sans en être la proposition ? Essayez `[1,
#   1, 2, 1]` avec `([1, 1, 1, 1], 3, 0)`.
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    return code == essai[0]


# %% empties_the_proposition
# en: The pegs of the proposition of the try are taken out one by one.
# fr: Les pions de la proposition de l'essai sont retirés un à un.
# ask.en: After the call, what is left of the proposition of the try? Could the same try serve for
#   another code?
# ask.fr: Après l'appel, que reste-t-il de la proposition de l'essai ? Le même essai pourrait-il
#   servir pour un autre code ?
# fails: essai_leaves_its_arguments_alone
def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    libres = code[:]
    m = -b
    while proposition != []:
        pion = proposition.pop()
        if pion in libres:
            libres.remove(pion)
            m += 1
    return b == bien and m == mal


# %% four_parameters
# en: The try is taken apart in the list of parameters.
# fr: L'essai est décomposé dans la liste des paramètres.
# ask.en: How many arguments are there between the outer parentheses of `test_essai([1, 1, 2, 1],
#   ([1, 1, 1, 1], 3, 0))`?
# ask.fr: Combien d'arguments y a-t-il entre les parenthèses extérieures de `test_essai([1, 1, 2,
#   1], ([1, 1, 1, 1], 3, 0))` ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, proposition, bien, mal):
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


# %% global_counter
# en: The well placed pegs of all calls are added up in a global variable.
# fr: Les pions bien placés de tous les appels s'additionnent dans une variable globale.
# ask.en: Ask your function the same question twice: the second answer is not the first one. What
#   does it keep from one call to the next?
# ask.fr: Posez deux fois la même question à votre fonction : la seconde réponse n'est pas la
#   première. Que garde-t-elle d'un appel à l'autre ?
# fails: essai_twice
b = 0


def test_essai(code, essai):
    global b
    proposition, bien, mal = essai
    for i in range(4):
        if code[i] == proposition[i]:
            b += 1
    return b == bien and mal_places(code, proposition) == mal


# %% list_against_tuple
# en: The answers are put in a list and compared with a tuple, so they are never equal.
# fr: Les réponses sont mises dans une liste et comparées à un tuple : elles ne sont jamais égales.
# ask.en: On the first example your function says no. Show side by side the two things it compares:
#   are they equal, are they of the same kind, and what is answered when they are equal?
# ask.fr: Sur le premier exemple, votre fonction dit non. Affichez côte à côte les deux choses
#   qu'elle compare : sont-elles égales, sont-elles de même nature, et que répond-elle quand elles
#   sont égales ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    reponse = [bien_places(code, essai[0]), mal_places(code, essai[0])]
    return reponse == essai[1:]


# %% mal_at_least
# en: The misplaced pegs may be more than the answer says.
# fr: Les pions mal placés peuvent être plus nombreux que ne le dit la réponse.
# ask.en: The proposition `[2, 1, 5, 5]` was answered with a single misplaced peg; the code `[1, 2,
#   3, 4]` would have given two, with the same number of well placed pegs: could it still be the
#   secret?
# ask.fr: À la proposition `[2, 1, 5, 5]`, on a répondu un seul mal placé ; le code `[1, 2, 3, 4]`
#   en aurait donné deux, avec le même nombre de bien placés : peut-il encore être le secret ?
# fails: essai_compares_the_misplaced
def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) != bien:
        return False
    if mal_places(code, proposition) < mal:
        return False
    return True


# %% mal_includes_bien
# en: The well placed pegs are counted among the misplaced ones.
# fr: Les pions bien placés sont comptés parmi les mal placés.
# ask.en: Try `[1, 2, 3, 4]` with `([1, 2, 3, 4], 4, 0)`: for your function, how many pegs are
#   misplaced?
# ask.fr: Essayez `[1, 2, 3, 4]` avec `([1, 2, 3, 4], 4, 0)` : pour votre fonction, combien de pions
#   sont mal placés ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    m = 0
    for couleur in range(1, 7):
        m += min(code.count(couleur), proposition.count(couleur))
    return b == bien and m == mal


# %% marks_both_lists
# en: The well placed pegs are crossed out in the caller's own lists.
# fr: Les pions bien placés sont barrés dans les listes mêmes de l'appelant.
# ask.en: After the call, numbers that are no colours stand in the lists: whose lists are they?
# ask.fr: Après l'appel, des nombres qui ne sont pas des couleurs se trouvent dans les listes : à
#   qui sont ces listes ?
# fails: essai_leaves_its_arguments_alone
def test_essai(code, essai):
    proposition, bien, mal = essai
    b = 0
    m = 0
    for i in range(4):
        if code[i] == proposition[i]:
            code[i] = 0
            proposition[i] = -1
            b += 1
    for i in range(4):
        for j in range(4):
            if code[i] == proposition[j]:
                code[i] = 0
                proposition[j] = -1
                m += 1
    return b == bien and m == mal


# %% no_return
# en: The comparison is made and its result is not returned.
# fr: La comparaison est faite, et son résultat n'est pas renvoyé.
# ask.en: What is the value of x after `x = test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0))`?
# ask.fr: Que vaut x après `x = test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0))` ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    m = mal_places(code, proposition)
    resultat = b == bien and m == mal


# %% none_for_false
# en: Nothing is returned when the code is not consistent.
# fr: Rien n'est renvoyé quand le code n'est pas compatible.
# ask.en: When the code is consistent your function answers `True`. And when it is not, what does it
#   return?
# ask.fr: Quand le code est compatible, votre fonction répond `True`. Et quand il ne l'est pas, que
#   renvoie-t-elle ?
# fails: essai_says_true_or_false
def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) == bien and mal_places(code, proposition) == mal:
        return True


# %% none_when_bien_differs
# en: An inner else answers False; when the first comparison fails, nothing is returned.
# fr: Un `else` intérieur répond `False` ; quand la première comparaison échoue, rien n'est renvoyé.
# ask.en: Show what your function returns for a try whose number of well placed pegs is wrong: is it
#   `False`?
# ask.fr: Affichez ce que renvoie votre fonction pour un essai dont le nombre de bien placés est
#   faux : est-ce `False` ?
# fails: essai_says_true_or_false
def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) == bien:
        if mal_places(code, proposition) == mal:
            return True
        else:
            return False


# %% numbered_from_one
# en: The parts of the try are numbered from 1.
# fr: Les parties de l'essai sont numérotées à partir de 1.
# ask.en: A try has three parts: what is the number of the first one in Python, and what is that of
#   the last one?
# ask.fr: Un essai a trois parties : quel est, en Python, le numéro de la première, et quel est
#   celui de la dernière ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition = essai[1]
    bien = essai[2]
    mal = essai[3]
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


# %% numbers_swapped
# en: The two numbers of the answer are taken for each other, or compared with each other.
# fr: Les deux nombres de la réponse sont pris l'un pour l'autre, ou comparés entre eux.
# ask.en: By hand, with the try `([1, 1, 1, 1], 3, 0)`: to what does your function compare the 3,
#   and to what the 0?
# ask.fr: À la main, avec l'essai `([1, 1, 1, 1], 3, 0)` : à quoi votre fonction compare-t-elle le
#   3, et à quoi le 0 ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition, mal, bien = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


# %% only_bien
# en: Only the well placed pegs are compared.
# fr: Seuls les pions bien placés sont comparés.
# ask.en: A try holds two numbers. Try the code `[1, 2, 3, 4]` with the try `([2, 1, 5, 5], 0, 1)`:
#   how many pegs are misplaced, and does your function notice?
# ask.fr: Un essai contient deux nombres. Essayez le code `[1, 2, 3, 4]` avec l'essai `([2, 1, 5,
#   5], 0, 1)` : combien de pions sont mal placés, et votre fonction s'en aperçoit-elle ?
# fails: essai_compares_the_misplaced
def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien


# %% only_mal
# en: Only the misplaced pegs are compared.
# fr: Seuls les pions mal placés sont comparés.
# ask.en: A try holds two numbers. Try the code `[1, 1, 2, 1]` with the try `([1, 1, 1, 1], 2, 0)`:
#   how many pegs are well placed, and does your function notice?
# ask.fr: Un essai contient deux nombres. Essayez le code `[1, 1, 2, 1]` avec l'essai `([1, 1, 1,
#   1], 2, 0)` : combien de pions sont bien placés, et votre fonction s'en aperçoit-elle ?
# fails: essai_compares_the_well_placed
def test_essai(code, essai):
    if mal_places(code, essai[0]) == essai[2]:
        return True
    else:
        return False


# %% or
# en: One number that agrees is enough.
# fr: Un seul nombre qui concorde suffit.
# ask.en: If one of the two numbers agrees and the other does not, would the code have given this
#   answer?
# ask.fr: Si l'un des deux nombres correspond et l'autre non, le code aurait-il donné cette réponse
#   ?
# fails: essai_compares_the_well_placed, essai_compares_the_misplaced
def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien or mal_places(code, proposition) == mal


# %% prints
# en: The result is shown instead of being returned.
# fr: Le résultat est affiché au lieu d'être renvoyé.
# ask.en: The next function has to use the result: can it use what is only shown on the screen?
# ask.fr: La fonction suivante doit se servir du résultat : peut-elle utiliser ce qui est seulement
#   affiché à l'écran ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition, bien, mal = essai
    print(bien_places(code, proposition) == bien and mal_places(code, proposition) == mal)


# %% removes_from_the_code
# en: The common pegs are taken out of the caller's code.
# fr: Les pions communs sont retirés du code de l'appelant.
# ask.en: After the call, some pegs of the code are missing: what would the next try be compared
#   with?
# ask.fr: Après l'appel, il manque des pions au code : avec quoi l'essai suivant serait-il comparé ?
# fails: essai_leaves_its_arguments_alone
def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    communs = 0
    for pion in proposition:
        if pion in code:
            code.remove(pion)
            communs += 1
    return b == bien and communs - b == mal


# %% rest_is_misplaced
# en: Every peg which is not well placed is taken for a misplaced one.
# fr: Tout pion qui n'est pas bien placé est pris pour un mal placé.
# ask.en: A peg whose colour is nowhere in the code: is it misplaced? Try `[2, 2, 2, 2]` with `([1,
#   1, 1, 1], 0, 0)`.
# ask.fr: Un pion dont la couleur n'est nulle part dans le code est-il mal placé ? Essayez `[2, 2,
#   2, 2]` avec `([1, 1, 1, 1], 0, 0)`.
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    return b == bien and 4 - b == mal


# %% returns_the_answer
# en: The answer the code would give is returned, and not compared with the try.
# fr: C'est la réponse que donnerait le code qui est renvoyée, sans être comparée à l'essai.
# ask.en: Your function gives back two numbers. The question was whether they are those of the try:
#   what are the two possible results?
# ask.fr: Votre fonction rend deux nombres. La question était de savoir si ce sont ceux de l'essai :
#   quels sont les deux résultats possibles ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition = essai[0]
    return (bien_places(code, proposition), mal_places(code, proposition))


# %% set_of_colours
# en: The common colours are counted with sets, each once.
# fr: Les couleurs communes sont comptées avec des ensembles, chacune une fois.
# ask.en: Two pegs of the same colour may both be misplaced: try `[1, 1, 2, 2]` with `([2, 2, 1, 1],
#   0, 4)`.
# ask.fr: Deux pions de même couleur peuvent être mal placés tous les deux : essayez `[1, 1, 2, 2]`
#   avec `([2, 2, 1, 1], 0, 4)`.
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    m = len(set(code) & set(proposition)) - b
    return (b, m) == (bien, mal)


# %% sorts_the_code
# en: The code is sorted to count the common pegs, in the caller's list.
# fr: Pour compter les pions communs, le code est trié, dans la liste de l'appelant.
# ask.en: After the call, the pegs of the code are no longer in the same places: who else needs them
#   there?
# ask.fr: Après l'appel, les pions du code ne sont plus aux mêmes places : qui d'autre a besoin
#   qu'ils y soient ?
# fails: essai_leaves_its_arguments_alone
# contrived: Sorts the code once the answer is known: it serves nothing but changing an argument.
def test_essai(code, essai):
    proposition, bien, mal = essai
    juste = bien_places(code, proposition) == bien and mal_places(code, proposition) == mal
    code.sort()
    return juste


# %% text
# en: The result is the text True or False, in quotes.
# fr: Le résultat est le texte True ou False, entre guillemets.
# ask.en: What does `print(bool("False"))` show? Is a text that says no false?
# ask.fr: Qu'affiche `print(bool("False"))` ? Un texte qui dit non est-il faux ?
# fails: essai_says_true_or_false
def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) == bien and mal_places(code, proposition) == mal:
        return "True"
    else:
        return "False"


# %% total_only
# en: The sums of the two numbers are compared.
# fr: Ce sont les sommes des deux nombres qui sont comparées.
# ask.en: Are 1 well placed with 2 misplaced, and 2 well placed with 1 misplaced, the same answer?
#   Try `test_essai([1, 1, 2, 1], ([1, 2, 3, 1], 1, 2))`.
# ask.fr: 1 bien placé avec 2 mal placés, et 2 bien placés avec 1 mal placé, est-ce la même réponse
#   ? Essayez `test_essai([1, 1, 2, 1], ([1, 2, 3, 1], 1, 2))`.
# fails: essai_does_not_add_them_up
def test_essai(code, essai):
    proposition, bien, mal = essai
    total = bien_places(code, proposition) + mal_places(code, proposition)
    return total == bien + mal


# %% whole_trial_as_proposition
# en: The code is compared with the whole try instead of its proposition.
# fr: Le code est comparé à l'essai entier, et non à sa proposition.
# ask.en: With what do you compare the pegs of the code: with the whole triple, or with its first
#   part?
# ask.fr: À quoi comparez-vous les pions du code : au triplet entier, ou à sa première partie ?
# fails: essai_accepts_a_consistent_code
def test_essai(code, essai):
    return bien_places(code, essai) == essai[1] and mal_places(code, essai) == essai[2]


# %% zero_fits_every_code
# en: An answer without any peg is taken for no answer.
# fr: Une réponse sans aucun pion est prise pour une absence de réponse.
# ask.en: The answer was 0 0: what does it say about the colours of the secret? What does your
#   function say of the proposition itself?
# ask.fr: La réponse était 0 0 : que dit-elle des couleurs du secret ? Que dit votre fonction de la
#   proposition elle-même ?
# fails: essai_compares_the_well_placed, essai_compares_the_misplaced
def test_essai(code, essai):
    proposition, bien, mal = essai
    if not bien and not mal:
        return True
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


# %% zero_or_one
# en: The result is 0 or 1.
# fr: Le résultat est 0 ou 1.
# ask.en: Your function decides well, but what it gives back is a number: which two words does the
#   statement ask for?
# ask.fr: Votre fonction décide bien, mais ce qu'elle rend est un nombre : quels sont les deux mots
#   que demande l'énoncé ?
# fails: essai_says_true_or_false
def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) == bien and mal_places(code, proposition) == mal:
        return 1
    return 0
