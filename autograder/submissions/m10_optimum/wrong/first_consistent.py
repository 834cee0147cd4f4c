# %% a_tuple
# en: A tuple is returned.
# fr: C'est un tuple qui est renvoyé.
# ask.en: Your code is the right one; is `(2, 1) == [2, 1]` true in Python? Of which type are the
#   codes of `tous_les_codes`?
# ask.fr: Votre code est le bon ; en Python, `(2, 1) == [2, 1]` est-il vrai ? De quel type sont les
#   codes de `tous_les_codes` ?
# fails: first_consistent_gives_a_list
def first_consistent(candidates, codes):
    return tuple(candidates[0])


# %% first_of_all_codes
# en: The first of all codes is proposed, possible or not.
# fr: C'est le premier de tous les codes qui est proposé, possible ou non.
# ask.en: Your proposition is always the same: which of the two lists shrinks from one answer to the
#   next?
# ask.fr: Votre proposition est toujours la même : laquelle des deux listes raccourcit d'une réponse
#   à l'autre ?
# fails: first_consistent_is_the_first_candidate
def first_consistent(candidates, codes):
    return codes[0]


# %% last_candidate
# en: The last candidate is proposed.
# fr: C'est le dernier candidat qui est proposé.
# ask.en: Your code is possible: is it the first one in order?
# ask.fr: Votre code est possible : est-ce le premier dans l'ordre ?
# fails: first_consistent_is_the_first_candidate
def first_consistent(candidates, codes):
    for code in candidates:
        proposition = code
    return proposition


# %% list_of_one_code
# en: A list that holds the first candidate is returned.
# fr: C'est une liste contenant le premier candidat qui est renvoyée.
# ask.en: Your result has one pair of brackets too many: what is the difference between `l[0]`,
#   `[l[0]]` and `l[:1]`?
# ask.fr: Votre résultat a une paire de crochets de trop : quelle est la différence entre `l[0]`,
#   `[l[0]]` et `l[:1]` ?
# fails: first_consistent_is_the_first_candidate
def first_consistent(candidates, codes):
    return candidates[:1]


# %% never_the_same_twice
# en: Asked again about the same candidates, it proposes another one than the last time.
# fr: Interrogée de nouveau sur les mêmes candidats, la fonction en propose un autre que la fois
#   précédente.
# ask.en: Make the same call twice: the answers differ. Does the second game know what was proposed
#   in the first?
# ask.fr: Faites deux fois le même appel : les réponses diffèrent. La seconde partie sait-elle ce
#   qui a été proposé dans la première ?
# fails: first_consistent_twice
# contrived: Remembers the last candidates so as to answer otherwise when asked again: state against
#   a check.
last = []


def first_consistent(candidates, codes):
    if last == candidates:
        return candidates[-1]
    last[:] = candidates
    return candidates[0]


# %% no_code_ever_again
# en: No code is ever proposed a second time, as if all games were one.
# fr: Aucun code n'est jamais proposé une seconde fois, comme si toutes les parties n'en faisaient
#   qu'une.
# ask.en: What was proposed in one game must be allowed in the next: where does your function keep
#   it, and who empties that?
# ask.fr: Ce qui a été proposé dans une partie doit pouvoir l'être dans la suivante : où votre
#   fonction le garde-t-elle, et qui vide cet endroit ?
# fails: first_consistent_twice
proposed = []


def first_consistent(candidates, codes):
    for code in candidates:
        if code not in proposed:
            proposed.append(code)
            return code
    return candidates[0]


# %% remembers_the_first_call
# en: The first candidate of the first call is kept for ever.
# fr: Le premier candidat du premier appel est gardé pour toujours.
# ask.en: Call your function twice, with other candidates the second time: what does it remember of
#   the first call?
# ask.fr: Appelez deux fois votre fonction, avec d'autres candidats la seconde fois : que
#   retient-elle du premier appel ?
# fails: first_consistent_twice
first = []


def first_consistent(candidates, codes):
    if not first:
        first.append(candidates[0])
    return first[0]


# %% takes_it_out
# en: The first candidate is taken out of the list.
# fr: Le premier candidat est retiré de la liste.
# ask.en: `pop` gives the element and removes it. How do you read it without removing it?
# ask.fr: `pop` donne l'élément et le retire de la liste. Comment le lire sans le retirer ?
# fails: first_consistent_leaves_the_lists_alone
def first_consistent(candidates, codes):
    return candidates.pop(0)
