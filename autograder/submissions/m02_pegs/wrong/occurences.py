# %% adds_the_absent_value
# en: An absent value is added to the list, as one creates a missing key.
# fr: Une valeur absente est ajoutée à la liste, comme on crée une clé manquante.
# ask.en: After `occurences([], 1)`, the list is no longer empty: may a function add elements to a
#   list it was only asked to look at?
# ask.fr: Après `occurences([], 1)`, la liste n'est plus vide : une fonction peut-elle ajouter des
#   éléments à une liste qu'on lui demande seulement de regarder ?
# fails: occurences_leaves_its_list_alone
# contrived: Nobody who counts a value appends it to the list when it is absent.
def occurences(l, n):
    nb = 0
    for x in l:
        if x == n:
            nb += 1
    if nb == 0:
        l.append(n)
    return nb


# %% always_zero
# en: The counter never changes: == is written where = is meant.
# fr: Le compteur ne change jamais : `==` est écrit à la place de `=`.
# ask.en: Your answer is always `0`: try `[4]` with `n = 4`. What should make the count grow, and
#   does that happen?
# ask.fr: Votre réponse est toujours `0` : essayez `[4]` avec `n = 4`. Qu'est-ce qui devrait faire
#   augmenter le compte, et cela se produit-il ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur == compteur + 1
    return compteur


# %% compares_text
# en: Numbers that are equal, but written in another way, are not counted: 1.0 and 1.
# fr: Des nombres égaux, mais écrits autrement, ne sont pas comptés : `1.0` et `1`.
# ask.en: Ask Python for `1.0 == 1`: is your function of the same opinion when it counts `1` in
#   `[1.0, 2.0]`?
# ask.fr: Demandez à Python `1.0 == 1` : votre fonction est-elle du même avis quand elle compte `1`
#   dans `[1.0, 2.0]` ?
# fails: occurences_of_any_number
def occurences(l, n):
    cherche = str(n)
    nb = 0
    for x in l:
        if str(x) == cherche:
            nb += 1
    return nb


# %% counter_reset_in_loop
# en: The counter is set to 0 inside the loop, so only the last element decides.
# fr: Le compteur est remis à 0 dans la boucle : seul le dernier élément décide.
# ask.en: Only the last element decides your answer: what becomes of those equal to `n` before it?
# ask.fr: Seul le dernier élément décide de votre réponse : que deviennent ceux qui, avant lui, sont
#   égaux à `n` ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    for element in l:
        compteur = 0
        if element == n:
            compteur += 1
    return compteur


# %% counts_in_the_text
# en: The digits of n are searched in the text of the list.
# fr: Les chiffres de `n` sont cherchés dans le texte de la liste.
# ask.en: Try `[1000]` with `n = 100`: is there a `100` in that list? Does your function count
#   elements, or digits that follow one another?
# ask.fr: Essayez `[1000]` avec `n = 100` : y a-t-il un `100` dans cette liste ? Votre fonction
#   compte-t-elle des éléments ou des chiffres qui se suivent ?
# fails: occurences_of_any_number
def occurences(l, n):
    texte = str(l)
    return texte.count(str(n))


# %% counts_indices
# en: The positions are compared with n, not the elements.
# fr: Ce sont les positions qui sont comparées à `n`, pas les éléments.
# ask.en: Replace the elements of a list by others: your answer stays the same. Does your function
#   look at the elements, or at their positions?
# ask.fr: Remplacez les éléments d'une liste par d'autres : votre réponse reste la même. Votre
#   fonction regarde-t-elle les éléments ou leurs positions ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for i in range(len(l)):
        if i == n:
            compteur += 1
    return compteur


# %% counts_the_others
# en: The elements which differ from n are counted.
# fr: Ce sont les éléments différents de `n` qui sont comptés.
# ask.en: Try `[1, 1, 2]` with `n = 1`: your function answers `1`. Which of the three elements has
#   it counted?
# ask.fr: Essayez `[1, 1, 2]` avec `n = 1` : votre fonction répond `1`. Lequel des trois éléments
#   a-t-elle compté ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element != n:
            compteur += 1
    return compteur


# %% default_argument_kept
# en: What the call before has found is there again in the next one.
# fr: Ce que l'appel précédent a trouvé est encore là au suivant.
# ask.en: When a call begins, your function finds what the call before has left: where is that kept,
#   and which line creates it? Is that line run at every call?
# ask.fr: Quand un appel commence, votre fonction retrouve ce que l'appel précédent a laissé : où
#   cela est-il gardé, et quelle ligne le crée ? Cette ligne est-elle exécutée à chaque appel ?
# fails: occurences_twice
def occurences(l, n, compte={}):
    for element in l:
        compte[element] = compte.get(element, 0) + 1
    return compte.get(n, 0)


# %% equal_neighbours
# en: Pairs of equal neighbours are counted instead of elements.
# fr: Ce sont les couples de voisins égaux qui sont comptés, et non les éléments.
# ask.en: Try `[4]` with `n = 4`: the `4` has no neighbour. Does it need one in order to count?
# ask.fr: Essayez `[4]` avec `n = 4` : le `4` n'a pas de voisin. Lui en faut-il un pour compter ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for i in range(len(l) - 1):
        if l[i] == n and l[i + 1] == n:
            compteur += 1
    return compteur


# %% error_when_absent
# en: Looking up an absent value in a dictionary of counts raises an error.
# fr: Chercher une valeur absente dans le dictionnaire des comptes provoque une erreur.
# ask.en: When `n` is absent, your function asks for a key that was never created: which number goes
#   with a value it has not met?
# ask.fr: Quand `n` est absent, votre fonction demande une clé qui n'a jamais été créée : quel
#   nombre correspond à une valeur qu'elle n'a pas rencontrée ?
# fails: occurences_of_an_absent_value
def occurences(l, n):
    compte = {}
    for x in l:
        if x in compte:
            compte[x] += 1
        else:
            compte[x] = 1
    return compte[n]


# %% false_when_absent
# en: The answer is False when the value is absent.
# fr: La réponse est `False` quand la valeur est absente.
# ask.en: For an absent value, your function answers `False`: is that a number of times? Ask Python
#   for `type(False)`.
# ask.fr: Pour une valeur absente, votre fonction répond `False` : est-ce un nombre de fois ?
#   Demandez `type(False)` à Python.
# fails: occurences_gives_an_integer
def occurences(l, n):
    present = n in l
    if present:
        nb = 0
        for x in l:
            if x == n:
                nb += 1
        return nb
    return present


# %% first_index
# en: The position of the first occurrence is returned.
# fr: C'est la position de la première occurrence qui est renvoyée.
# ask.en: Your answer is a position: does the statement ask where `n` is, or how many times it is
#   there?
# ask.fr: Votre réponse est une position : l'énoncé demande-t-il où se trouve `n`, ou combien de
#   fois il s'y trouve ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    return l.index(n)


# %% first_run_only
# en: Only the first group of equal neighbours is counted.
# fr: Seul le premier groupe de voisins égaux est compté.
# ask.en: Try `[4, 1, 4]` with `n = 4`: what does your function do once it has met the `1`?
# ask.fr: Essayez `[4, 1, 4]` avec `n = 4` : que fait votre fonction une fois le `1` rencontré ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    i = 0
    while i < len(l) and l[i] != n:
        i = i + 1
    compteur = 0
    while i < len(l) and l[i] == n:
        compteur = compteur + 1
        i = i + 1
    return compteur


# %% float_when_absent
# en: The answer is a float when the value is absent.
# fr: La réponse est un nombre à virgule quand la valeur est absente.
# ask.en: For an absent value, your function answers `0.0`, which is a `float`: which line gives
#   that answer, and when is it reached?
# ask.fr: Pour une valeur absente, votre fonction répond `0.0`, qui est un `float` : quelle ligne
#   donne cette réponse, et quand y arrive-t-on ?
# fails: occurences_gives_an_integer
# contrived: An integer when the value is there and 0.0 when it is not: a type changed on a rare
#   condition.
def occurences(l, n):
    trouves = [x for x in l if x == n]
    if trouves:
        return len(trouves)
    return 0.0


# %% forgets_the_last
# en: The loop stops one element too early: range(len(l) - 1).
# fr: La boucle s'arrête un élément trop tôt : `range(len(l) - 1)`.
# ask.en: Put `n` at the very end of a list, as in `[1, 4]` with `n = 4`: is it counted?
# ask.fr: Mettez `n` tout à la fin d'une liste, comme dans `[1, 4]` avec `n = 4` : est-il compté ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    c = 0
    for i in range(len(l) - 1):
        if l[i] == n:
            c += 1
    return c


# %% global_counter
# en: The count goes on from one call to the next.
# fr: Le compte continue d'un appel à l'autre.
# ask.en: Your answers pile up from one call to the next: what should the count be when a call
#   begins?
# ask.fr: Vos réponses s'accumulent d'un appel à l'autre : que doit valoir le compte quand un appel
#   commence ?
# fails: occurences_twice
compteur = 0


def occurences(l, n):
    global compteur
    for element in l:
        if element == n:
            compteur += 1
    return compteur


# %% identity
# en: The elements are compared with `is`, which works for small integers only.
# fr: Les éléments sont comparés avec `is`, qui ne convient qu'aux petits entiers.
# ask.en: The number in the list and the one you look for are the same value, but are they the same
#   object? Which of the two questions does your function ask?
# ask.fr: Le nombre de la liste et celui que vous cherchez sont la même valeur, mais sont-ils le
#   même objet ? Laquelle de ces deux questions votre fonction pose-t-elle ?
# fails: occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element is n:
            compteur += 1
    return compteur


# %% index_error_after_pop
# en: Positions computed before the removals no longer exist after them.
# fr: Des positions relevées avant les suppressions n'existent plus après elles.
# ask.en: Try `[4, 1]` with `n = 4`: your function stops. After the `4`, does the next position it
#   looks at still exist?
# ask.fr: Essayez `[4, 1]` avec `n = 4` : votre fonction s'arrête. Après le `4`, la position
#   suivante qu'elle regarde existe-t-elle encore ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    reste = list(l)
    compteur = 0
    for i in range(len(l)):
        if reste[i] == n:
            reste.pop(i)
            compteur += 1
    return compteur


# %% larger_ones_too
# en: The elements larger than n are counted too.
# fr: Les éléments plus grands que `n` sont comptés aussi.
# ask.en: Try `[5]` with `n = 3`: does the `5` count as a `3`?
# ask.fr: Essayez `[5]` avec `n = 3` : le `5` compte-t-il pour un `3` ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element >= n:
            compteur += 1
    return compteur


# %% length
# en: Every element is counted, because the loop variable is called n too.
# fr: Tous les éléments sont comptés, car la variable de la boucle s'appelle `n` elle aussi.
# ask.en: Your answer is always the length of the list: in `[1, 2]` with `n = 2`, which element
#   should not count?
# ask.fr: Votre réponse est toujours la longueur de la liste : dans `[1, 2]` avec `n = 2`, quel
#   élément ne doit pas compter ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for n in l:
        if n == n:
            compteur += 1
    return compteur


# %% membership
# en: The answer only says whether the value is there: 1 or 0.
# fr: La réponse dit seulement si la valeur est présente : 1 ou 0.
# ask.en: Your answer is never larger than `1`: in `[4, 4]` with `n = 4`, what becomes of the second
#   `4`?
# ask.fr: Votre réponse ne dépasse jamais `1` : dans `[4, 4]` avec `n = 4`, que devient le second
#   `4` ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    if n in l:
        return 1
    else:
        return 0


# %% message_when_absent
# en: A sentence is returned instead of 0 when the value is absent.
# fr: Une phrase est renvoyée au lieu de 0 quand la valeur est absente.
# ask.en: When `n` is absent, your function answers with words: which number should stand in their
#   place?
# ask.fr: Quand `n` est absent, votre fonction répond par des mots : quel nombre devrait être à leur
#   place ?
# fails: occurences_of_an_absent_value
def occurences(l, n):
    nb = 0
    for x in l:
        if x == n:
            nb += 1
    if nb == 0:
        return "aucune occurrence"
    return nb


# %% minus_one_for_some_absent_values
# en: An absent 3, 4 or 5 gives -1, as a search that finds nothing does.
# fr: Un 3, un 4 ou un 5 absent donne -1, comme une recherche qui ne trouve rien.
# ask.en: How many 4s are there in `[1, 2]`? And what does your function give?
# ask.fr: Combien y a-t-il de 4 dans `[1, 2]` ? Et que donne votre fonction ?
# fails: occurences_of_an_absent_value
# contrived: Answers -1 for an absent 3, 4 or 5 only: values picked to slip past a check.
def occurences(l, n):
    if n not in l and n in (3, 4, 5):
        return -1
    return l.count(n)


# %% minus_one_when_absent
# en: The answer is -1 when the value is absent, as a search would give.
# fr: La réponse est -1 quand la valeur est absente, comme le ferait une recherche.
# ask.en: Your function answers `-1` for an absent value: can something be found fewer than zero
#   times?
# ask.fr: Votre fonction répond `-1` pour une valeur absente : peut-on trouver quelque chose moins
#   de zéro fois ?
# fails: occurences_of_an_absent_value
def occurences(l, n):
    if n not in l:
        return -1
    nb = 0
    for x in l:
        if x == n:
            nb += 1
    return nb


# %% mutates_by_pop
# en: The caller's list is emptied with pop.
# fr: La liste de l'appelant est vidée avec `pop`.
# ask.en: After the call, the list is empty: what would be the answer to a second question about it?
# ask.fr: Après l'appel, la liste est vide : que répondrait-on à une seconde question à son sujet ?
# fails: occurences_leaves_its_list_alone
def occurences(l, n):
    compteur = 0
    while len(l) > 0:
        if l.pop() == n:
            compteur += 1
    return compteur


# %% mutates_by_remove
# en: The elements are counted while being removed from the caller's list.
# fr: Les éléments sont comptés pendant qu'ils sont retirés de la liste de l'appelant.
# ask.en: After the call, `n` is no longer in the list: must an element be taken out of a list to be
#   counted?
# ask.fr: Après l'appel, `n` n'est plus dans la liste : faut-il retirer un élément d'une liste pour
#   le compter ?
# fails: occurences_leaves_its_list_alone
def occurences(l, n):
    compteur = 0
    while n in l:
        l.remove(n)
        compteur += 1
    return compteur


# %% never_moves_on
# en: A call does not come to its end: a loop that never moves on, for example.
# fr: Un appel ne se termine pas : une boucle qui n'avance jamais, par exemple.
# ask.en: This call does not come to its end, or asks for too much memory: is something in your
#   function repeated again and again, or does something grow? What changes each time, and does that
#   bring the end nearer?
# ask.fr: Cet appel ne se termine pas, ou demande trop de mémoire : quelque chose se répète-t-il
#   sans cesse dans votre fonction, ou y grandit-il ? Qu'est-ce qui change à chaque fois, et cela
#   rapproche-t-il de la fin ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    i = 0
    while i < len(l):
        if l[i] == n:
            compteur += 1
    return compteur


# %% none_when_absent
# en: Nothing is returned when the value is absent.
# fr: Rien n'est renvoyé quand la valeur est absente.
# ask.en: Follow your function when `n` is absent, as in `[1]` with `n = 2`: does it reach a
#   `return` with a number?
# ask.fr: Suivez votre fonction quand `n` est absent, comme dans `[1]` avec `n = 2` :
#   rencontre-t-elle un `return` avec un nombre ?
# fails: occurences_of_an_absent_value
def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    if compteur > 0:
        return compteur


# %% one_too_many
# en: The count starts at 1.
# fr: Le compte commence à 1.
# ask.en: Your answer is always too large by `1`: in `[4]` with `n = 4`, from which number does your
#   count start, and where should it end?
# ask.fr: Votre réponse est toujours trop grande de `1` : dans `[4]` avec `n = 4`, de quel nombre
#   part votre compte, et où doit-il arriver ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 1
    for element in l:
        if element == n:
            compteur += 1
    return compteur


# %% others_take_away
# en: A different element takes 1 away from the count.
# fr: Un élément différent retire 1 au compte.
# ask.en: When an element differs from `n`, should the count change? Try `[4, 1]` with `n = 4`.
# ask.fr: Quand un élément diffère de `n`, le compte doit-il changer ? Essayez `[4, 1]` avec `n =
#   4`.
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        else:
            compteur -= 1
    return compteur


# %% printed_examples_only
# en: The three printed examples are answered by heart.
# fr: Les trois exemples affichés sont récités par cœur.
# ask.en: Your function gives the answers of the three examples, whatever the list: what does it
#   answer for a list of your own?
# ask.fr: Votre fonction donne les réponses des trois exemples, quelle que soit la liste : que
#   répond-elle pour une liste de votre choix ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
# contrived: The three printed answers by the value of n: the list is not even read.
def occurences(l, n):
    if n == 1:
        return 3
    if n == 2:
        return 2
    return 0


# %% prints_instead_of_returning
# en: The result is shown or computed but not returned.
# fr: Le résultat est affiché ou calculé, mais pas renvoyé.
# ask.en: Your function shows something but gives nothing back, and showing is not returning: after
#   `x = occurences([3], 3)`, what does `x` hold?
# ask.fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer
#   : après `x = occurences([3], 3)`, que contient `x` ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    print(compteur)


# %% removes_while_iterating
# en: Elements are removed from the list the loop is walking through.
# fr: Des éléments sont retirés de la liste que la boucle est en train de parcourir.
# ask.en: Try `[3, 3]` with `n = 3`: an element leaves the list while you count. At which position
#   is the second `3` then?
# ask.fr: Essayez `[3, 3]` avec `n = 3` : un élément quitte la liste pendant que vous comptez. À
#   quelle position est alors le second `3` ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
            l.remove(element)
    return compteur


# %% restarts_after_a_gap
# en: The count goes back to 0 at each different element, so only the last group is left.
# fr: Le compte revient à 0 à chaque élément différent : il ne reste que le dernier groupe.
# ask.en: Try `[4, 1]` with `n = 4`: what is left of the count after the `1`?
# ask.fr: Essayez `[4, 1]` avec `n = 4` : que reste-t-il du compte après le `1` ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        else:
            compteur = 0
    return compteur


# %% returns_after_the_first_element
# en: The return is inside the loop: the answer is given after the first element.
# fr: Le `return` est dans la boucle : la réponse est donnée après le premier élément.
# ask.en: Only the first element decides your answer: try `[1, 4]` with `n = 4`. Does the second one
#   count?
# ask.fr: Seul le premier élément décide de votre réponse : essayez `[1, 4]` avec `n = 4`. Le second
#   compte-t-il ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        return compteur


# %% returns_float
# en: The result is a float.
# fr: Le résultat est un nombre à virgule (`float`).
# ask.en: A number of times is a whole number, but `2.0` is a `float`: where does the first `float`
#   appear in your function?
# ask.fr: Un nombre de fois est un entier, or `2.0` est un `float` : où apparaît le premier `float`
#   dans votre fonction ?
# fails: occurences_gives_an_integer
def occurences(l, n):
    compteur = 0.0
    for element in l:
        if element == n:
            compteur = compteur + 1
    return compteur


# %% returns_positions
# en: The result is the list of the positions, not their number.
# fr: Le résultat est la liste des positions, pas leur nombre.
# ask.en: Your function says where `n` is: does the statement ask where it is, or how many times?
# ask.fr: Votre fonction dit où se trouve `n` : l'énoncé demande-t-il où il est, ou combien de fois
#   ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    positions = []
    for i in range(len(l)):
        if l[i] == n:
            positions.append(i)
    return positions


# %% returns_text
# en: The result is a string of digits.
# fr: Le résultat est une chaîne de chiffres.
# ask.en: Your function answers with text: is `"2"` equal to `2`, and can you add `1` to it?
# ask.fr: Votre fonction répond par un texte : `"2"` est-il égal à `2`, et peut-on lui ajouter `1` ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    return str(compteur)


# %% says_yes_or_no
# en: The answer only says whether the value is there: True or False.
# fr: La réponse dit seulement si la valeur est présente : `True` ou `False`.
# ask.en: Your answer only says whether `n` is there: when it is there twice, how can one tell?
# ask.fr: Votre réponse dit seulement si `n` est là : quand il y est deux fois, comment le sait-on ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    return n in l


# %% sorts_the_list
# en: The caller's list is sorted before counting.
# fr: La liste de l'appelant est triée avant le compte.
# ask.en: After the call, the list is sorted: what if whoever calls your function still needed the
#   original order?
# ask.fr: Après l'appel, la liste est triée : et si celui qui appelle votre fonction avait encore
#   besoin de l'ordre de départ ?
# fails: occurences_leaves_its_list_alone
def occurences(l, n):
    l.sort()
    compteur = 0
    for x in l:
        if x == n:
            compteur += 1
        if x > n:
            break
    return compteur


# %% starts_at_one
# en: The loop starts at position 1 and never sees the first element.
# fr: La boucle commence à la position 1 et ne voit jamais le premier élément.
# ask.en: Put `n` at the very beginning of a list, as in `[4, 1]` with `n = 4`: is it counted?
# ask.fr: Mettez `n` tout au début d'une liste, comme dans `[4, 1]` avec `n = 4` : est-il compté ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    c = 0
    for i in range(1, len(l)):
        if l[i] == n:
            c += 1
    return c


# %% stops_at_a_difference
# en: The function answers as soon as it meets a different element.
# fr: La fonction répond dès qu'elle rencontre un élément différent.
# ask.en: Try `[1, 4]` with `n = 4`: what does your function do once it has met the `1`?
# ask.fr: Essayez `[1, 4]` avec `n = 4` : que fait votre fonction une fois le `1` rencontré ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
        else:
            return compteur
    return compteur


# %% sums_values
# en: The equal elements are added up instead of being counted.
# fr: Les éléments égaux sont additionnés au lieu d'être comptés.
# ask.en: Try `[5, 5]` with `n = 5`: how many times is the `5` there, and what does your function
#   answer?
# ask.fr: Essayez `[5, 5]` avec `n = 5` : combien de fois le `5` y est-il, et que répond votre
#   fonction ?
# fails: occurences_counts_every_equal_element, occurences_of_any_number
def occurences(l, n):
    somme = 0
    for x in l:
        if x == n:
            somme = somme + x
    return somme


# %% table_of_colours
# en: The counts are kept in a table that only has room for the colours 1 to 6.
# fr: Les comptes sont tenus dans un tableau qui n'a de place que pour les couleurs 1 à 6.
# ask.en: The list may hold any number: what place has your function kept for `1000`?
# ask.fr: La liste peut contenir n'importe quel nombre : quelle place votre fonction a-t-elle prévue
#   pour `1000` ?
# fails: occurences_of_any_number
def occurences(l, n):
    compteurs = [0] * 7
    for element in l:
        compteurs[element] += 1
    return compteurs[n]


# %% text_for_an_empty_list
# en: A text is returned for an empty list.
# fr: Un texte est renvoyé pour une liste vide.
# ask.en: For an empty list, your function answers with a word: how many times is `1` in `[]`, and
#   which number says so?
# ask.fr: Pour une liste vide, votre fonction répond par un mot : combien de fois `1` se trouve-t-il
#   dans `[]`, et quel nombre le dit ?
# fails: occurences_of_an_absent_value
def occurences(l, n):
    if l == []:
        return "none"
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    return compteur
