# %% all_the_rest
# en: Every element which is not well placed is said to be misplaced.
# fr: Tout élément qui n'est pas bien placé est dit mal placé.
# ask.en: Try `["a", "b"]` and `["c", "d"]`, which have nothing in common: how many elements are
#   misplaced, and what does your function answer?
# ask.fr: Essayez `["a", "b"]` et `["c", "d"]`, qui n'ont rien en commun : combien d'éléments sont
#   mal placés, et que répond votre fonction ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
def mal_places_general(l1, l2):
    mal = 0
    for a, b in zip(l1, l2):
        if a != b:
            mal += 1
    return mal


# %% always_zero
# en: The answer is 0 whatever the lists.
# fr: La réponse est 0 quelles que soient les listes.
# ask.en: Your answer is always `0`: try `[1]` and `[2, 1]`. Which element is misplaced, and what in
#   your function should notice it?
# ask.fr: Votre réponse est toujours `0` : essayez `[1]` et `[2, 1]`. Quel élément est mal placé, et
#   qu'est-ce qui devrait le remarquer dans votre fonction ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
def mal_places_general(l1, l2):
    return 0


# %% compares_text
# en: The occurrences are counted on the texts of the elements, so True and 1 differ.
# fr: Les occurrences sont comptées sur les textes des éléments : `True` et 1 diffèrent.
# ask.en: For Python, is `"1"` equal to `1`? And `True` to `1`? And for your function?
# ask.fr: Pour Python, `"1"` est-il égal à `1` ? Et `True` à `1` ? Et pour votre fonction ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_when_equal_means_equal
def mal_places_general(l1, l2):
    textes = []
    for element in l2:
        textes.append(str(element))
    communs = 0
    for element in l1:
        if str(element) in textes:
            textes.remove(str(element))
            communs += 1
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien


# %% dedup_by_set
# en: The elements the two sets share are counted, each once.
# fr: Les éléments communs aux deux ensembles sont comptés, chacun une fois.
# ask.en: Compare the list `["a", "a"]` with itself: how many times does your function count an
#   element that both lists hold twice? And does it accept an element that is a list?
# ask.fr: Comparez la liste `["a", "a"]` à elle-même : combien de fois votre fonction compte-t-elle
#   un élément présent deux fois dans chaque liste ? Et accepte-t-elle un élément qui est une liste
#   ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_when_equal_means_equal
def mal_places_general(l1, l2):
    communs = len(set(l1) & set(l2))
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien


# %% deduplicated
# en: An element which is misplaced twice is counted once.
# fr: Un élément mal placé deux fois est compté une seule fois.
# ask.en: Try `["a", "a", "b", "b"]` and `["b", "b", "a", "a"]`: all four elements are misplaced.
#   How many does your function count?
# ask.fr: Essayez `["a", "a", "b", "b"]` et `["b", "b", "a", "a"]` : les quatre éléments sont mal
#   placés. Combien votre fonction en compte-t-elle ?
# fails: general_with_any_elements
def mal_places_general(l1, l2):
    reste1 = list(l1)
    reste2 = list(l2)
    for i in range(min(len(l1), len(l2)) - 1, -1, -1):
        if l1[i] == l2[i]:
            del reste1[i]
            del reste2[i]
    deja_vu = []
    for element in reste2:
        if element in reste1 and element not in deja_vu:
            deja_vu.append(element)
    return len(deja_vu)


# %% dictionaries_in_order
# en: Dictionaries are turned into lists of pairs, so that the order in which they were filled
#   matters.
# fr: Les dictionnaires sont changés en listes de couples : l'ordre dans lequel ils ont été remplis
#   compte.
# ask.en: Try `[{"a": 1, "b": 2}, 3]` and `[3, {"b": 2, "a": 1}]`: what does `==` say of these two
#   dictionaries? And your function?
# ask.fr: Essayez `[{"a": 1, "b": 2}, 3]` et `[3, {"b": 2, "a": 1}]` : que dit `==` de ces deux
#   dictionnaires ? Et votre fonction ?
# fails: general_with_lists_as_elements
# contrived: Dictionaries become lists of pairs although == compares them already: extra work to be
#   wrong.
def sans_dictionnaire(element):
    if isinstance(element, dict):
        return ["dictionnaire", list(element.items())]
    return element


def mal_places_general(l1, l2):
    l1 = [sans_dictionnaire(element) for element in l1]
    l2 = [sans_dictionnaire(element) for element in l2]
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    communs = 0
    for element in l1:
        if element in l2:
            l2.remove(element)
            communs += 1
    return communs - bien


# %% different_lengths_refused
# en: The answer is 0 as soon as the lengths differ.
# fr: La réponse est 0 dès que les longueurs diffèrent.
# ask.en: Try `[1]` and `[2, 1]`: the lengths differ, and yet the `1` is in both lists. Is it
#   misplaced?
# ask.fr: Essayez `[1]` et `[2, 1]` : les longueurs diffèrent, et pourtant le `1` est dans les deux
#   listes. Est-il mal placé ?
# fails: general_with_different_lengths
def mal_places_general(l1, l2):
    if len(l1) != len(l2):
        return 0
    reste = list(l2)
    mal = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            mal += 1
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            mal -= 1
    return mal


# %% distinguishes_types
# en: The types are compared too, so True and 1 are different elements.
# fr: Les types sont comparés aussi : `True` et 1 sont des éléments différents.
# ask.en: Ask Python for `True == 1` and `1.0 == 1`: does your function agree with it?
# ask.fr: Demandez à Python `True == 1` et `1.0 == 1` : votre fonction est-elle de son avis ?
# fails: general_when_equal_means_equal
def pareil(a, b):
    return type(a) == type(b) and a == b


def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for a in l1:
        for j in range(len(reste)):
            if pareil(a, reste[j]):
                communs += 1
                del reste[j]
                break
    bien = 0
    for a, b in zip(l1, l2):
        if pareil(a, b):
            bien += 1
    return communs - bien


# %% double_count_in
# en: One element of the first list answers for several elements of the second.
# fr: Un élément de la première liste répond pour plusieurs éléments de la seconde.
# ask.en: In `["b", "a"]` and `["a", "c", "a"]`, the first list has a single `"a"`: with how many
#   elements of the second can it form a pair?
# ask.fr: Dans `["b", "a"]` et `["a", "c", "a"]`, la première liste n'a qu'un `"a"` : avec combien
#   d'éléments de la seconde peut-il former une paire ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths
def mal_places_general(l1, l2):
    mal = 0
    for i in range(len(l2)):
        if i < len(l1) and l1[i] == l2[i]:
            continue
        if l2[i] in l1:
            mal += 1
    return mal


# %% everything_into_tuples
# en: Lists, sets and dictionaries are all frozen, and a list becomes equal to a tuple.
# fr: Listes, ensembles et dictionnaires sont tous figés, et une liste devient égale à un tuple.
# ask.en: For Python, is `[1]` equal to `(1,)`? And for your function, with `[[1], 2]` and `[3,
#   (1,)]`?
# ask.fr: Pour Python, `[1]` est-il égal à `(1,)` ? Et pour votre fonction, avec `[[1], 2]` et `[3,
#   (1,)]` ?
# fails: general_with_lists_as_elements
def figer(element):
    if type(element) == list:
        return tuple([figer(x) for x in element])
    if type(element) == set:
        return frozenset(element)
    if type(element) == dict:
        return tuple(element.items())
    return element


def mal_places_general(l1, l2):
    fige1 = [figer(x) for x in l1]
    fige2 = [figer(x) for x in l2]
    communs = 0
    for valeur in set(fige1):
        communs += min(fige1.count(valeur), fige2.count(valeur))
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    return communs


# %% extra_elements_are_misplaced
# en: The elements beyond the shorter list are all said to be misplaced.
# fr: Les éléments au-delà de la liste la plus courte sont tous dits mal placés.
# ask.en: Try `[1]` and `[1, 2, 3]`: are the `2` and the `3`, which the first list does not hold,
#   misplaced?
# ask.fr: Essayez `[1]` et `[1, 2, 3]` : le `2` et le `3`, que la première liste ne contient pas,
#   sont-ils mal placés ?
# fails: general_with_different_lengths
def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien + abs(len(l1) - len(l2))


# %% false_for_an_empty_list
# en: The answer is False when a list is empty.
# fr: La réponse est `False` quand une liste est vide.
# ask.en: With an empty list, your function answers `False`: is that a number of elements? Ask
#   Python for `type(False)`.
# ask.fr: Avec une liste vide, votre fonction répond `False` : est-ce un nombre d'éléments ?
#   Demandez `type(False)` à Python.
# fails: general_gives_an_integer
def mal_places_general(l1, l2):
    if len(l1) == 0 or len(l2) == 0:
        return False
    reste = list(l1)
    mal = 0
    for element in l2:
        if element in reste:
            reste.remove(element)
            mal += 1
    for a, b in zip(l1, l2):
        if a == b:
            mal -= 1
    return mal


# %% global_counter
# en: The counter is global and is never set back to 0.
# fr: Le compteur est global et n'est jamais remis à 0.
# ask.en: Your answers pile up from one call to the next: what should the count be when a call
#   begins?
# ask.fr: Vos réponses s'accumulent d'un appel à l'autre : que doit valoir le compte quand un appel
#   commence ?
# fails: general_twice
mal = 0


def mal_places_general(l1, l2):
    global mal
    reste = list(l2)
    for x in l1:
        if x in reste:
            reste.remove(x)
            mal += 1
    for a, b in zip(l1, l2):
        if a == b:
            mal -= 1
    return mal


# %% hash_signs_as_marks
# en: The well-placed elements are marked with "#" and "##", which may themselves be elements.
# fr: Les éléments bien placés sont marqués par « # » et « ## », qui peuvent être eux-mêmes des
#   éléments.
# ask.en: In `[7, 8]` and `[7, "#"]`, the 7 is well placed, and nothing is misplaced. Does `"#"`
#   mean something else in your function?
# ask.fr: Dans `[7, 8]` et `[7, "#"]`, le 7 est bien placé, et rien n'est mal placé. Le `"#"` a-t-il
#   un autre sens dans votre fonction ?
# fails: general_with_any_elements
def mal_places_general(l1, l2):
    a = list(l1)
    b = list(l2)
    for i in range(min(len(a), len(b))):
        if a[i] == b[i]:
            a[i] = "#"
            b[i] = "##"
    mal = 0
    for element in a:
        if element in b:
            b.remove(element)
            mal += 1
    return mal


# %% identity
# en: The elements are compared with `is`, so equal lists or texts are missed.
# fr: Les éléments sont comparés avec `is`, qui manque des listes ou des textes égaux.
# ask.en: Try `[[1], 2]` and `[3, [1]]`: the two `[1]` are equal, but are they the same object? What
#   does your function compare?
# ask.fr: Essayez `[[1], 2]` et `[3, [1]]` : les deux `[1]` sont égales, mais sont-elles le même
#   objet ? Que compare votre fonction ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_when_equal_means_equal
def mal_places_general(l1, l2):
    libres = [True] * len(l2)
    communs = 0
    for a in l1:
        for j in range(len(l2)):
            if libres[j] and l2[j] is a:
                libres[j] = False
                communs += 1
                break
    bien = 0
    for a, b in zip(l1, l2):
        if a is b:
            bien += 1
    return communs - bien


# %% lists_as_text
# en: The elements a dictionary refuses as keys are replaced by their texts.
# fr: Les éléments qu'un dictionnaire refuse comme clés sont remplacés par leurs textes.
# ask.en: For Python, is `[1]` equal to `[True]`? And to the text `"[1]"`? And for your function?
# ask.fr: Pour Python, `[1]` est-il égal à `[True]` ? Et au texte `"[1]"` ? Et pour votre fonction ?
# fails: general_with_lists_as_elements
def compter(liste):
    comptes = {}
    for element in liste:
        if type(element) in (list, dict, set):
            element = str(element)
        comptes[element] = comptes.get(element, 0) + 1
    return comptes


def mal_places_general(l1, l2):
    comptes1 = compter(l1)
    comptes2 = compter(l2)
    communs = 0
    for cle in comptes1:
        communs += min(comptes1[cle], comptes2.get(cle, 0))
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    return communs


# %% lists_into_tuples
# en: The elements which are lists become tuples, but the other unhashable elements are forgotten.
# fr: Les éléments qui sont des listes deviennent des tuples, mais les autres éléments non hachables
#   sont oubliés.
# ask.en: For Python, is `[1]` equal to `(1,)`? And for your function? Does it also accept a set as
#   an element, such as `{1, 2}`?
# ask.fr: Pour Python, `[1]` est-il égal à `(1,)` ? Et pour votre fonction ? Accepte-t-elle aussi un
#   ensemble comme élément, par exemple `{1, 2}` ?
# fails: general_with_lists_as_elements
def compter(liste):
    comptes = {}
    for element in liste:
        if type(element) == list:
            element = tuple(element)
        comptes[element] = comptes.get(element, 0) + 1
    return comptes


def mal_places_general(l1, l2):
    comptes1 = compter(l1)
    comptes2 = compter(l2)
    communs = 0
    for cle in comptes1:
        if cle in comptes2:
            communs += min(comptes1[cle], comptes2[cle])
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien


# %% mutates_by_pop
# en: The caller's first list is emptied with pop.
# fr: La première liste de l'appelant est vidée avec `pop`.
# ask.en: After the call, the first list is empty: may a function empty a list that it was only
#   lent?
# ask.fr: Après l'appel, la première liste est vide : une fonction peut-elle vider une liste qu'on
#   lui a seulement prêtée ?
# fails: general_leaves_its_lists_alone
def mal_places_general(l1, l2):
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    reste = list(l2)
    communs = 0
    while l1:
        element = l1.pop()
        if element in reste:
            reste.remove(element)
            communs += 1
    return communs - bien


# %% mutates_by_remove
# en: The common elements are removed from the caller's second list.
# fr: Les éléments communs sont retirés de la seconde liste de l'appelant.
# ask.en: After the call, the second list has lost elements: with `a = ["a", "b"]` and `b = ["b",
#   "a"]`, what does `mal_places_general(a, b)` give the first time, and then the second?
# ask.fr: Après l'appel, la seconde liste a perdu des éléments : avec `a = ["a", "b"]` et `b = ["b",
#   "a"]`, que donne `mal_places_general(a, b)` la première fois, puis la seconde ?
# fails: general_leaves_its_lists_alone
def mal_places_general(l1, l2):
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    communs = 0
    for element in l1:
        if element in l2:
            l2.remove(element)
            communs += 1
    return communs - bien


# %% mutates_when_elements_are_lists
# en: The caller's second list is used up when some elements are lists.
# fr: La seconde liste de l'appelant est entamée quand certains éléments sont des listes.
# ask.en: After `mal_places_general([[1]], [[1]])`, the second list is empty: may your function take
#   elements out of a list it was only lent?
# ask.fr: Après `mal_places_general([[1]], [[1]])`, la seconde liste est vide : votre fonction
#   peut-elle retirer des éléments d'une liste qu'on lui a seulement prêtée ?
# fails: general_leaves_its_lists_alone
def mal_places_general(l1, l2):
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    communs = 0
    try:
        for element in set(l1) & set(l2):
            communs += min(l1.count(element), l2.count(element))
    except TypeError:
        communs = 0
        for element in l1:
            if element in l2:
                del l2[l2.index(element)]
                communs += 1
    return communs - bien


# %% needs_hashable_elements
# en: The elements are put in a Counter, a dictionary or a set, which refuse lists.
# fr: Les éléments sont mis dans un `Counter`, un dictionnaire ou un ensemble, qui refusent les
#   listes.
# ask.en: Try `[[1], [2]]` and `[[2], [1]]`: your function stops. Which of your tools refuses lists
#   as elements?
# ask.fr: Essayez `[[1], [2]]` et `[[2], [1]]` : votre fonction s'arrête. Lequel de vos outils
#   refuse des listes comme éléments ?
# fails: general_with_lists_as_elements
from collections import Counter


def mal_places_general(l1, l2):
    communs = Counter(l1) & Counter(l2)
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return sum(communs.values()) - bien


# %% nested_all_pairs
# en: Two loops count every pair of equal elements at different positions.
# fr: Deux boucles comptent tous les couples d'éléments égaux à des positions différentes.
# ask.en: Try `[1, 2, 2]` and `[2, 1, 1]`: the first list has a single `1`. How many times does your
#   function count it?
# ask.fr: Essayez `[1, 2, 2]` et `[2, 1, 1]` : la première liste n'a qu'un `1`. Combien de fois
#   votre fonction le compte-t-elle ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
def mal_places_general(l1, l2):
    mal = 0
    for i, a in enumerate(l1):
        for j, b in enumerate(l2):
            if i != j and a == b:
                mal += 1
    return mal


# %% none_as_mark
# en: The elements already used are marked with None, which may itself be an element.
# fr: Les éléments déjà utilisés sont marqués par `None`, qui peut être lui-même un élément.
# ask.en: Try `[None, 1]` and `[2, None]`: the `None` is misplaced. Is it counted, or does it mean
#   something else in your function?
# ask.fr: Essayez `[None, 1]` et `[2, None]` : le `None` est mal placé. Est-il compté, ou a-t-il un
#   autre sens dans votre fonction ?
# fails: general_with_any_elements
def mal_places_general(l1, l2):
    a = list(l1)
    b = list(l2)
    for i in range(min(len(a), len(b))):
        if a[i] == b[i]:
            a[i] = None
            b[i] = None
    mal = 0
    for element in a:
        if element is not None and element in b:
            b[b.index(element)] = None
            mal += 1
    return mal


# %% none_for_an_empty_list
# en: Nothing is returned when a list is empty.
# fr: Rien n'est renvoyé quand une liste est vide.
# ask.en: Follow your function when a list is empty, as in `[]` and `["a"]`: does it reach a
#   `return` with a number?
# ask.fr: Suivez votre fonction quand une liste est vide, comme dans `[]` et `["a"]` :
#   rencontre-t-elle un `return` avec un nombre ?
# fails: general_with_different_lengths
def mal_places_general(l1, l2):
    if l1 == [] or l2 == []:
        return
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien


# %% one_long_text
# en: The elements are searched in the text of the list.
# fr: Les éléments sont cherchés dans le texte de la liste.
# ask.en: Is `"a"` an element of a list whose only element is `"ab"`? Does your function count
#   elements, or letters found in a text?
# ask.fr: `"a"` est-il un élément d'une liste dont le seul élément est `"ab"` ? Votre fonction
#   compte-t-elle des éléments ou des lettres trouvées dans un texte ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
def mal_places_general(l1, l2):
    texte = str(l2)
    communs = 0
    for element in l1:
        if str(element) in texte:
            communs += 1
            texte = texte.replace(str(element), "", 1)
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    return communs


# %% one_pass_order
# en: In one pass, an earlier misplaced element takes the partner of a later well placed one.
# fr: En un seul passage, un élément mal placé prend le partenaire d'un élément bien placé qui vient
#   plus loin.
# ask.en: When you call an element misplaced, do you already know whether a later one is well
#   placed? Try `[1, 2]` and `[2, 2]`.
# ask.fr: Quand vous déclarez un élément mal placé, savez-vous déjà si un élément suivant est bien
#   placé ? Essayez `[1, 2]` et `[2, 2]`.
# fails: general_with_any_elements, general_with_lists_as_elements
def mal_places_general(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if i < len(l1) and l1[i] == l2[i]:
            if l2[i] in reste:
                reste.remove(l2[i])
        elif l2[i] in reste:
            reste.remove(l2[i])
            mal += 1
    return mal


# %% one_side_consumed
# en: The well placed elements are taken out of the first list, but not out of the second.
# fr: Les éléments bien placés sont retirés de la première liste, mais pas de la seconde.
# ask.en: A well placed element has served in both lists: try `[1, 1]` and `[1, 2]`. With which
#   element of the second does the last `1` of the first form a pair?
# ask.fr: Un élément bien placé a servi dans les deux listes : essayez `[1, 1]` et `[1, 2]`. Avec
#   quel élément de la seconde le dernier `1` de la première forme-t-il une paire ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_when_equal_means_equal
def mal_places_general(l1, l2):
    reste = []
    for i in range(len(l1)):
        if i >= len(l2) or l1[i] != l2[i]:
            reste.append(l1[i])
    mal = 0
    for element in l2:
        if element in reste:
            reste.remove(element)
            mal += 1
    return mal


# %% pads_with_none
# en: The shorter list is filled up with None, which may be an element of the other list.
# fr: La liste la plus courte est complétée par des `None`, qui peuvent être des éléments de
#   l'autre.
# ask.en: Try `[None, 1]` and `[2]`: your function finds a misplaced `None`. Where is it in the
#   second list?
# ask.fr: Essayez `[None, 1]` et `[2]` : votre fonction trouve un `None` mal placé. Où est-il dans
#   la seconde liste ?
# fails: general_with_different_lengths
def mal_places_general(l1, l2):
    a = list(l1)
    b = list(l2)
    while len(a) < len(b):
        a.append(None)
    while len(b) < len(a):
        b.append(None)
    bien = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bien += 1
    communs = 0
    for element in a:
        if element in b:
            b.remove(element)
            communs += 1
    return communs - bien


# %% pads_with_zero
# en: The shorter list is filled up with 0, which may be an element of the other list.
# fr: La liste la plus courte est complétée par des `0`, qui peuvent être des éléments de l'autre.
# ask.en: Try `[0, 7]` and `[9]`: your function finds a misplaced `0`. Where is it in the second
#   list?
# ask.fr: Essayez `[0, 7]` et `[9]` : votre fonction trouve un `0` mal placé. Où est-il dans la
#   seconde liste ?
# fails: general_with_different_lengths
def mal_places_general(l1, l2):
    longueur = max(len(l1), len(l2))
    a = list(l1) + [0] * (longueur - len(l1))
    b = list(l2) + [0] * (longueur - len(l2))
    bien = sum(x == y for x, y in zip(a, b))
    communs = 0
    for element in a:
        if element in b:
            b.remove(element)
            communs += 1
    return communs - bien


# %% positions_of_the_first_list
# en: The loop goes through the positions of the first list, which the second may not have.
# fr: La boucle parcourt les positions de la première liste, que la seconde n'a pas toujours.
# ask.en: Give the longer list first, as in `["a", "b"]` and `["a"]`: which positions exist in both
#   of them?
# ask.fr: Donnez d'abord la liste la plus longue, comme dans `["a", "b"]` et `["a"]` : quelles
#   positions existent dans les deux ?
# fails: general_with_different_lengths
def mal_places_general(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    reste = l2[:]
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    return communs - bien


# %% printed_examples_only
# en: The three printed examples are answered by heart.
# fr: Les trois exemples affichés sont récités par cœur.
# ask.en: Your function gives the answers of the three examples, whatever the elements: what does it
#   answer for two lists of your own?
# ask.fr: Votre fonction donne les réponses des trois exemples, quels que soient les éléments : que
#   répond-elle pour deux listes de votre choix ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
# contrived: Answers the printed examples by the length of the list, and never compares an element.
def mal_places_general(l1, l2):
    if len(l1) == 5:
        return 2
    elif len(l1) == 1:
        return 1
    else:
        return 0


# %% prints_instead_of_returning
# en: The result is shown or computed but not returned.
# fr: Le résultat est affiché ou calculé, mais pas renvoyé.
# ask.en: Your function shows something but gives nothing back, and showing is not returning: after
#   `x = mal_places_general([1], [2, 1])`, what does `x` hold?
# ask.fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer
#   : après `x = mal_places_general([1], [2, 1])`, que contient `x` ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    print(communs)


# %% range_1_7
# en: Only the colours 1 to 6 are counted, as in the game.
# fr: Seules les couleurs de 1 à 6 sont comptées, comme dans le jeu.
# ask.en: Try `["a", "b"]` and `["b", "a"]`: which values does your function look for, and which
#   ones do the lists hold?
# ask.fr: Essayez `["a", "b"]` et `["b", "a"]` : quelles valeurs votre fonction cherche-t-elle, et
#   lesquelles les listes contiennent-elles ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
def mal_places_general(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(l1.count(couleur), l2.count(couleur))
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien


# %% returns_float
# en: The count is a float.
# fr: Le compte est un nombre à virgule (`float`).
# ask.en: A number of elements is a whole number, but `2.0` is a `float`: where does the first
#   `float` appear in your function?
# ask.fr: Un nombre d'éléments est un entier, or `2.0` est un `float` : où apparaît le premier
#   `float` dans votre fonction ?
# fails: general_gives_an_integer
# contrived: Adds 2 for each common element only to halve the total at the end: made up to yield a
#   float.
def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for x in l1:
        if x in reste:
            reste.remove(x)
            communs = communs + 2
    for a, b in zip(l1, l2):
        if a == b:
            communs = communs - 2
    return communs / 2


# %% same_length_expected
# en: The well placed elements are counted by something that refuses different lengths.
# fr: Les éléments bien placés sont comptés par quelque chose qui refuse des longueurs différentes.
# ask.en: Try `[1]` and `[2, 1]`: your function stops. Which of its parts only accepts lists of the
#   same length?
# ask.fr: Essayez `[1]` et `[2, 1]` : votre fonction s'arrête. Laquelle de ses parties n'accepte que
#   des listes de même longueur ?
# fails: general_with_different_lengths
def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    for a, b in zip(l1, l2, strict=True):
        if a == b:
            communs -= 1
    return communs


# %% skips_empty_elements
# en: The elements that `if` takes for false (0, "", None, []) are skipped.
# fr: Les éléments que `if` tient pour faux (`0`, `""`, `None`, `[]`) sont sautés.
# ask.en: Try `[0, 5]` and `[4, 0]`, then `""` or `[]` in place of `0`: are such elements counted?
# ask.fr: Essayez `[0, 5]` et `[4, 0]`, puis `""` ou `[]` à la place de `0` : de tels éléments
#   sont-ils comptés ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_when_equal_means_equal
def mal_places_general(l1, l2):
    reste1 = []
    reste2 = list(l2)
    for i in range(len(l1)):
        if i < len(l2) and l1[i] == l2[i]:
            reste2.remove(l2[i])
        else:
            reste1.append(l1[i])
    mal = 0
    for element in reste1:
        if element and element in reste2:
            reste2.remove(element)
            mal += 1
    return mal


# %% small_and_capital_letters_alike
# en: Small and capital letters are taken for the same.
# fr: Les minuscules et les majuscules sont prises pour les mêmes lettres.
# ask.en: Is `"A" == "a"` true? Which elements does your function take for the same?
# ask.fr: `"A" == "a"` est-il vrai ? Quels éléments votre fonction prend-elle pour les mêmes ?
# fails: general_with_any_elements
# contrived: Nothing in the statement speaks of capitals; nobody lowers the case of elements of any
#   kind.
def mal_places_general(l1, l2):
    l1 = [x.lower() if isinstance(x, str) else x for x in l1]
    reste = [x.lower() if isinstance(x, str) else x for x in l2]
    bien = 0
    for a, b in zip(l1, reste):
        if a == b:
            bien += 1
    communs = 0
    for x in l1:
        if x in reste:
            reste.remove(x)
            communs += 1
    return communs - bien


# %% sorts_mixed_lists
# en: The lists are sorted, which fails when their elements cannot be put in order.
# fr: Les listes sont triées, ce qui échoue quand leurs éléments ne peuvent pas être ordonnés.
# ask.en: Try `[1, "a"]` and `["a", 1]`: your function stops. Which is the larger, `1` or `"a"`? Ask
#   Python.
# ask.fr: Essayez `[1, "a"]` et `["a", 1]` : votre fonction s'arrête. Lequel est le plus grand, `1`
#   ou `"a"` ? Demandez à Python.
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
def mal_places_general(l1, l2):
    a = sorted(l1)
    b = sorted(l2)
    i = 0
    j = 0
    communs = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            communs += 1
            i += 1
            j += 1
        elif a[i] < b[j]:
            i += 1
        else:
            j += 1
    for x, y in zip(l1, l2):
        if x == y:
            communs -= 1
    return communs


# %% sum_over_positions
# en: The smaller count is added once per element instead of once per different value.
# fr: Le plus petit compte est ajouté une fois par élément, et non une fois par valeur différente.
# ask.en: Compare the list `["a", "a"]` with itself: your function answers `2`. How many times does
#   it add the contribution of `"a"`?
# ask.fr: Comparez la liste `["a", "a"]` à elle-même : votre fonction répond `2`. Combien de fois
#   ajoute-t-elle la contribution de `"a"` ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
def mal_places_general(l1, l2):
    communs = 0
    for element in l1:
        communs += min(l1.count(element), l2.count(element))
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien


# %% total_not_minus_bien
# en: The well placed elements are not taken away from the common ones.
# fr: Les éléments bien placés ne sont pas retranchés des éléments communs.
# ask.en: Compare a list with itself: how many elements are misplaced, and what does your function
#   answer?
# ask.fr: Comparez une liste à elle-même : combien d'éléments sont mal placés, et que répond votre
#   fonction ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths,
#   general_when_equal_means_equal
def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    return communs


# %% truncates_to_common_length
# en: Both lists are cut to the common length before counting.
# fr: Les deux listes sont coupées à la longueur commune avant le compte.
# ask.en: Try `[1]` and `[2, 1]`: the `1` of the second list is beyond the end of the first. Does
#   your function see it?
# ask.fr: Essayez `[1]` et `[2, 1]` : le `1` de la seconde liste est au-delà de la fin de la
#   première. Votre fonction le voit-elle ?
# fails: general_with_different_lengths
def mal_places_general(l1, l2):
    n = min(len(l1), len(l2))
    l1 = l1[:n]
    l2 = l2[:n]
    mal = 0
    reste = []
    for i in range(n):
        if l1[i] != l2[i]:
            reste.append(l1[i])
    for i in range(n):
        if l1[i] != l2[i] and l2[i] in reste:
            reste.remove(l2[i])
            mal += 1
    return mal


# %% well_placed_beyond_the_end
# en: zip_longest makes an element None well placed beyond the end of the shorter list.
# fr: Avec `zip_longest`, un élément `None` est bien placé au-delà de la fin de la liste la plus
#   courte.
# ask.en: Try `[1]` and `[1, None]`: your function answers `-1`. Can the `None` be well placed
#   beyond the end of the first list?
# ask.fr: Essayez `[1]` et `[1, None]` : votre fonction répond `-1`. Le `None` peut-il être bien
#   placé au-delà de la fin de la première liste ?
# fails: general_with_different_lengths
from itertools import zip_longest


def mal_places_general(l1, l2):
    bien = 0
    for a, b in zip_longest(l1, l2):
        if a == b:
            bien += 1
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    return communs - bien


# %% well_placed_reused
# en: The well placed elements of the first list are still available for the misplaced ones.
# fr: Les éléments bien placés de la première liste restent disponibles pour les mal placés.
# ask.en: In `[1, 2]` and `[1, 3, 1]`, the only `1` of the first list is well placed: can it also
#   form a pair with the last `1` of the second?
# ask.fr: Dans `[1, 2]` et `[1, 3, 1]`, le seul `1` de la première liste est bien placé : peut-il
#   servir aussi pour le dernier `1` de la seconde ?
# fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths
def mal_places_general(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if i >= len(l1) or l1[i] != l2[i]:
            if l2[i] in reste:
                reste.remove(l2[i])
                mal += 1
    return mal


# %% zero_as_mark
# en: The elements already used are marked with 0, which may itself be an element.
# fr: Les éléments déjà utilisés sont marqués par 0, qui peut être lui-même un élément.
# ask.en: Try `[0, 1]` and `[2, 0]`: the `0` is misplaced. Is it counted, or does it mean something
#   else in your function?
# ask.fr: Essayez `[0, 1]` et `[2, 0]` : le `0` est mal placé. Est-il compté, ou a-t-il un autre
#   sens dans votre fonction ?
# fails: general_with_any_elements, general_when_equal_means_equal
def mal_places_general(l1, l2):
    a = list(l1)
    b = list(l2)
    for i in range(min(len(a), len(b))):
        if a[i] == b[i]:
            a[i] = 0
            b[i] = 0
    mal = 0
    for i in range(len(a)):
        if a[i] != 0:
            for j in range(len(b)):
                if a[i] == b[j]:
                    b[j] = 0
                    mal += 1
                    break
    return mal
