# %% collection_emptied
# en: The elements are taken out of the collection they come from.
# fr: Les éléments sont retirés de la collection d'où ils viennent.
# ask.en: After the call, the collection is empty: does sorting cards into heaps have to use up the
#   cards of somebody else?
# ask.fr: Après l'appel, la collection est vide : pour trier des cartes en tas, faut-il prendre
#   celles de quelqu'un d'autre ?
# fails: partition_leaves_its_collection_alone
def partition(S, func):
    rest = S if isinstance(S, (list, set)) else list(S)
    parts = {}
    while rest:
        element = rest.pop()
        parts.setdefault(func(element), set()).add(element)
    return parts


# %% false_values_skipped
# en: A value such as 0 or the empty text is taken for no value.
# fr: Une valeur comme 0 ou le texte vide est prise pour une absence de valeur.
# ask.en: Which elements are missing, and what value have they? When is `if value:` false?
# ask.fr: Quels éléments manquent, et quelle est leur valeur ? Quand `if value:` est-il faux ?
# fails: partition_by_any_values
def partition(S, func):
    parts = {}
    for element in S:
        value = func(element)
        if value:
            parts.setdefault(value, set()).add(element)
    return parts


# %% first_element_lost
# en: The element that opens a new part is not put into it.
# fr: L'élément qui ouvre une nouvelle part n'y est pas mis.
# ask.en: Follow the very first word: your function makes a set for it; does the word get in?
# ask.fr: Suivez le tout premier mot : votre fonction crée un ensemble pour lui ; le mot y
#   entre-t-il ?
# fails: partition_sorts_into_sets
def partition(S, func):
    parts = {}
    for element in S:
        value = func(element)
        if value in parts:
            parts[value].add(element)
        else:
            parts[value] = set()
    return parts


# %% groupby_without_sorting
# en: `groupby` only puts neighbours together.
# fr: `groupby` ne réunit que des voisins.
# ask.en: Try words of 2, 3 and again 2 letters: what becomes of the first word? If you use
#   `groupby`: what does it do with equal values that are not neighbours?
# ask.fr: Essayez des mots de 2, 3 puis de nouveau 2 lettres : que devient le premier mot ? Si vous
#   employez `groupby` : que fait-il de valeurs égales qui ne se suivent pas ?
# fails: partition_sorts_into_sets
from itertools import groupby


def partition(S, func):
    return {value: set(group) for value, group in groupby(S, key=func)}


# %% keys_and_values_swapped
# en: The result is a dictionary from each element to its value.
# fr: Le résultat est un dictionnaire qui mène de chaque élément à sa valeur.
# ask.en: Your dictionary answers “which value has this element?”. Which question should it answer?
# ask.fr: Votre dictionnaire répond à « quelle valeur a cet élément ? ». À quelle question
#   devrait-il répondre ?
# fails: partition_sorts_into_sets
def partition(S, func):
    return {element: func(element) for element in S}


# %% last_element_only
# en: Each element takes the place of those before it.
# fr: Chaque élément prend la place des précédents.
# ask.en: What happens to the first word when a second one has the same value?
# ask.fr: Que devient le premier mot quand un second a la même valeur ?
# fails: partition_sorts_into_sets
def partition(S, func):
    parts = {}
    for element in S:
        parts[func(element)] = {element}
    return parts


# %% lists_instead_of_sets
# en: The parts are lists.
# fr: Les parts sont des listes.
# ask.en: The elements are where they belong; of which kind are your parts, and which kind does the
#   statement ask for?
# ask.fr: Les éléments sont bien rangés ; de quel type sont vos parties, et quel type l'énoncé
#   demande-t-il ?
# fails: partition_sorts_into_sets
def partition(S, func):
    parts = {}
    for element in S:
        parts.setdefault(func(element), []).append(element)
    return parts


# %% one_dictionary_refilled
# en: One dictionary is made for all calls, emptied and filled anew by each of them.
# fr: Un seul dictionnaire est fait pour tous les appels ; chacun le vide et le remplit de nouveau.
# ask.en: Keep what a first call gives, make a second one, and look at the first again: what is
#   there now?
# ask.fr: Gardez ce que donne un premier appel, faites-en un second, et regardez de nouveau le
#   premier : qu'y trouve-t-on ?
# fails: partition_twice
def partition(S, func, parts={}):
    parts.clear()
    for element in S:
        parts.setdefault(func(element), set()).add(element)
    return parts


# %% one_set_for_all
# en: All keys share one and the same set.
# fr: Toutes les clés partagent un seul et même ensemble.
# ask.en: How many sets does your function make, and how many keys lead to each of them? Print
#   `id(part)` for each part.
# ask.fr: Combien d'ensembles votre fonction crée-t-elle, et combien de clés mènent à chacun ?
#   Affichez `id(partie)` pour chaque partie.
# fails: partition_sorts_into_sets
def partition(S, func):
    parts = dict.fromkeys([func(element) for element in S], set())
    for element in S:
        parts[func(element)].add(element)
    return parts


# %% parts_without_keys
# en: The parts are returned as a list, without their values.
# fr: Les parts sont renvoyées en liste, sans leurs valeurs.
# ask.en: Your parts no longer say which value their elements have: what should lead to each of
#   them?
# ask.fr: Vos parties ne disent plus quelle valeur ont leurs éléments : qu'est-ce qui devrait mener
#   à chacune ?
# fails: partition_sorts_into_sets
def partition(S, func):
    parts = {}
    for element in S:
        parts.setdefault(func(element), set()).add(element)
    return list(parts.values())


# %% remembers_earlier_calls
# en: The dictionary is a default value, made once for all calls.
# fr: Le dictionnaire est une valeur par défaut, créée une fois pour tous les appels.
# ask.en: Something of an earlier call is still there. What does your function keep, and when is it
#   made: once, or at every call? And the value of a default parameter?
# ask.fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela
#   est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
# fails: partition_twice
def partition(S, func, parts={}):
    for element in S:
        parts.setdefault(func(element), set()).add(element)
    return parts


# %% set_of_the_element
# en: A new part is made by `set(element)`, which is the set of what the element consists of.
# fr: Une nouvelle part est créée par `set(element)`, l'ensemble de ce dont l'élément est fait.
# ask.en: Print `set('to')`, then `{'to'}`: which of the two holds the word?
# ask.fr: Affichez `set('to')`, puis `{'to'}` : lequel des deux contient le mot ?
# fails: partition_sorts_into_sets
def partition(S, func):
    parts = {}
    for element in S:
        if func(element) in parts:
            parts[func(element)].add(element)
        else:
            parts[func(element)] = set(element)
    return parts


# %% sizes
# en: The parts are counted, not collected.
# fr: Les parts sont comptées, et non réunies.
# ask.en: Your numbers are the sizes of the parts. Which elements are in them?
# ask.fr: Vos nombres sont les tailles des parties. Quels éléments contiennent-elles ?
# fails: partition_sorts_into_sets
def partition(S, func):
    sizes = {}
    for element in S:
        sizes[func(element)] = sizes.get(func(element), 0) + 1
    return sizes


# %% sorts_the_collection
# en: The elements are sorted first, which not all can be.
# fr: Les éléments sont d'abord triés, ce qui n'est pas toujours possible.
# ask.en: What must one be able to ask of two elements in order to sort them? Does a partition need
#   any order?
# ask.fr: Que doit-on pouvoir demander à deux éléments pour les trier ? Une partition a-t-elle
#   besoin d'un ordre ?
# fails: partition_by_any_values
def partition(S, func):
    parts = {}
    for x in sorted(S):
        parts.setdefault(func(x), set()).add(x)
    return parts


# %% value_of_add
# en: What `add` returns is stored, which is None.
# fr: C'est ce que renvoie `add` qui est rangé, c'est-à-dire `None`.
# ask.en: What does `add` return? Print `{1}.add(2)`, then look at what you store.
# ask.fr: Que renvoie `add` ? Affichez `{1}.add(2)`, puis regardez ce que vous rangez.
# fails: partition_sorts_into_sets
def partition(S, func):
    parts = {}
    for element in S:
        parts[func(element)] = parts.get(func(element), set()).add(element)
    return parts


# %% values_made_text
# en: The values are turned into text.
# fr: Les valeurs sont changées en texte.
# ask.en: Your keys are texts: is `'2'` the value that `func` gives, or is `2`?
# ask.fr: Vos clés sont des textes : la valeur que donne `func`, est-ce `'2'` ou `2` ?
# fails: partition_sorts_into_sets
def partition(S, func):
    parts = {}
    for element in S:
        parts.setdefault(str(func(element)), set()).add(element)
    return parts
