# %% alias_not_copy
# en: A second name is given to each list, which is then emptied.
# fr: Un second nom est donné à chaque liste, qui est ensuite vidée.
# ask.en: After the call, both lists are empty. If you meant to work on copies: does giving a list a
#   second name make a second list?
# ask.fr: Après l'appel, les deux listes sont vides. Si vous vouliez travailler sur des copies :
#   donner un second nom à une liste crée-t-il une seconde liste ?
# fails: bien_places_leaves_its_lists_alone
def bien_places(l1, l2):
    copie1 = l1
    copie2 = l2
    bien = 0
    while len(copie1) > 0:
        if copie1.pop() == copie2.pop():
            bien += 1
    return bien


# %% all_common_pegs
# en: The misplaced pegs are counted too.
# fr: Les pions mal placés sont comptés aussi.
# ask.en: Your answer counts every peg the two lists have in common: in `[1, 2]` and `[2, 1]`, which
#   of them are at the same position?
# ask.fr: Votre réponse compte tous les pions communs aux deux listes : dans `[1, 2]` et `[2, 1]`,
#   lesquels sont à la même position ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    reste = list(l1)
    bien = 0
    for pion in l2:
        if pion in reste:
            bien += 1
            reste.remove(pion)
    return bien


# %% always_one
# en: The answer is 1 whatever the lists.
# fr: La réponse est 1 quelles que soient les listes.
# ask.en: Your answer is `1` whatever the lists: what part do they play in it?
# ask.fr: Votre réponse est `1` quelles que soient les listes : quel rôle y jouent-elles ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
# contrived: It looks at neither list, and 1 is in no example: not even a stub is left like that.
def bien_places(l1, l2):
    return 1


# %% always_zero
# en: The count never changes: == is written where = is meant.
# fr: Le compte ne change jamais : `==` est écrit à la place de `=`.
# ask.en: Your answer is always `0`: compare the list `[3]` with itself. What should make the count
#   grow, and does that happen?
# ask.fr: Votre réponse est toujours `0` : comparez la liste `[3]` à elle-même. Qu'est-ce qui
#   devrait faire augmenter le compte, et cela se produit-il ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien == bien + 1
    return bien


# %% counts_the_differences
# en: The positions which differ are counted.
# fr: Ce sont les positions différentes qui sont comptées.
# ask.en: Compare the list `[1, 2]` with itself: how many pegs are well placed, and what does your
#   function answer?
# ask.fr: Comparez la liste `[1, 2]` à elle-même : combien de pions sont bien placés, et que répond
#   votre fonction ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    n = 0
    for a, b in zip(l1, l2):
        if a != b:
            n = n + 1
    return n


# %% deduplicated
# en: A colour is counted once, even if several of its pegs are well placed.
# fr: Une couleur est comptée une seule fois, même si plusieurs de ses pions sont bien placés.
# ask.en: Try `[4, 2, 4]` and `[4, 3, 4]`: two pegs of the same colour are well placed. How many
#   does your function count?
# ask.fr: Essayez `[4, 2, 4]` et `[4, 3, 4]` : deux pions de même couleur sont bien placés. Combien
#   votre fonction en compte-t-elle ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    deja_vu = []
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i] and l1[i] not in deja_vu:
            bien += 1
            deja_vu.append(l1[i])
    return bien


# %% default_argument_kept
# en: What the call before has found is there again in the next one.
# fr: Ce que l'appel précédent a trouvé est encore là au suivant.
# ask.en: When a call begins, your function finds what the call before has left: where is that kept,
#   and which line creates it? Is that line run at every call?
# ask.fr: Quand un appel commence, votre fonction retrouve ce que l'appel précédent a laissé : où
#   cela est-il gardé, et quelle ligne le crée ? Cette ligne est-elle exécutée à chaque appel ?
# fails: bien_places_twice
def bien_places(l1, l2, trouves=[]):
    for i in range(len(l1)):
        if l1[i] == l2[i] and i not in trouves:
            trouves.append(i)
    return len(trouves)


# %% differences_take_away
# en: A position which differs takes 1 away from the count.
# fr: Une position différente retire 1 au compte.
# ask.en: When two pegs differ, should the count of the well placed ones change? Try `[1, 2]` and
#   `[1, 3]`.
# ask.fr: Quand deux pions diffèrent, le compte des bien placés doit-il changer ? Essayez `[1, 2]`
#   et `[1, 3]`.
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
        else:
            bien -= 1
    return bien


# %% empties_a_list_when_all_match
# en: The second list is emptied once every peg is well placed.
# fr: La seconde liste est vidée dès que tous les pions sont bien placés.
# ask.en: After `bien_places([1], [1])`, the second list is empty: where has its peg gone, and would
#   the same call still answer `1`?
# ask.fr: Après `bien_places([1], [1])`, la seconde liste est vide : où est passé son pion, et le
#   même appel répondrait-il encore `1` ?
# fails: bien_places_leaves_its_lists_alone
# contrived: Clears the caller's list only when every peg matches: it serves nothing but a rare
#   condition.
def bien_places(l1, l2):
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    if bien == len(l1):
        l2.clear()
    return bien


# %% equal_lists
# en: The lists are compared as a whole.
# fr: Les listes sont comparées en bloc.
# ask.en: Your function says whether the two lists are equal: when they differ at a single position,
#   how many pegs are still well placed?
# ask.fr: Votre fonction dit si les deux listes sont égales : quand elles diffèrent à une seule
#   position, combien de pions restent bien placés ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    return l1 == l2


# %% first_four_only
# en: Only the first four positions are compared.
# fr: Seules les quatre premières positions sont comparées.
# ask.en: Compare the list `[1, 2, 3, 4, 5]` with itself: is the fifth peg counted?
# ask.fr: Comparez la liste `[1, 2, 3, 4, 5]` à elle-même : le cinquième pion est-il compté ?
# fails: bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for a, b in zip(l1[:4], l2[:4]):
        if a == b:
            bien += 1
    return bien


# %% first_index
# en: The position of a colour in the code is asked of index(), which only knows the first one.
# fr: La position d'une couleur dans le code est demandée à `index()`, qui ne connaît que la
#   première.
# ask.en: Try `[2, 3, 3]` and `[1, 3, 3]`: two pegs are well placed. Where in the second list does
#   your function find the last `3` of the first?
# ask.fr: Essayez `[2, 3, 3]` et `[1, 3, 3]` : deux pions sont bien placés. Où, dans la seconde
#   liste, votre fonction trouve-t-elle le dernier `3` de la première ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] in l2 and l2.index(l1[i]) == i:
            bien += 1
    return bien


# %% first_index_on_both_sides
# en: index() is asked in both lists, so a repeated colour is judged by its first position.
# fr: `index()` est appelé sur les deux listes : une couleur répétée est jugée sur sa première
#   position.
# ask.en: Try `[3, 5, 3]` and `[3, 4, 2]`: only the first peg is well placed. For the last `3`,
#   which positions does your function compare?
# ask.fr: Essayez `[3, 5, 3]` et `[3, 4, 2]` : seul le premier pion est bien placé. Pour le dernier
#   `3`, quelles positions votre fonction compare-t-elle ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for couleur in l1:
        if couleur in l2:
            if l1.index(couleur) == l2.index(couleur):
                bien += 1
    return bien


# %% first_index_other_way
# en: The position of a colour of the second list is asked of index(), which gives the first one in
#   the first list.
# fr: La position d'une couleur de la seconde liste est demandée à `index()`, qui donne la première
#   dans la première liste.
# ask.en: Try `[1, 3, 3]` and `[2, 3, 3]`: two pegs are well placed. Where in the first list does
#   your function find the last `3` of the second?
# ask.fr: Essayez `[1, 3, 3]` et `[2, 3, 3]` : deux pions sont bien placés. Où, dans la première
#   liste, votre fonction trouve-t-elle le dernier `3` de la seconde ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l2)):
        if l2[i] in l1 and l1.index(l2[i]) == i:
            bien += 1
    return bien


# %% forgets_the_last
# en: The loop stops one position too early: range(len(l1) - 1).
# fr: La boucle s'arrête une position trop tôt : `range(len(l1) - 1)`.
# ask.en: Take two lists that agree only at the last position: what does your function answer?
# ask.fr: Prenez deux listes égales seulement à la dernière position : que répond votre fonction ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1) - 1):
        if l1[i] == l2[i]:
            bien += 1
    return bien


# %% four_variables
# en: The lists are unpacked into four variables each.
# fr: Chaque liste est décomposée en quatre variables.
# ask.en: Your function stops as soon as there are fewer or more than four pegs: what in it is made
#   for exactly four?
# ask.fr: Votre fonction s'arrête dès qu'il y a moins ou plus de quatre pions : qu'est-ce qui n'y
#   est prévu que pour quatre ?
# fails: bien_places_for_any_length
def bien_places(l1, l2):
    a1, b1, c1, d1 = l1
    a2, b2, c2, d2 = l2
    bien = 0
    if a1 == a2:
        bien += 1
    if b1 == b2:
        bien += 1
    if c1 == c2:
        bien += 1
    if d1 == d2:
        bien += 1
    return bien


# %% global_counter
# en: The count goes on from one call to the next.
# fr: Le compte continue d'un appel à l'autre.
# ask.en: Your answers pile up from one call to the next: what should the count be when a call
#   begins?
# ask.fr: Vos réponses s'accumulent d'un appel à l'autre : que doit valoir le compte quand un appel
#   commence ?
# fails: bien_places_twice
bien = 0


def bien_places(l1, l2):
    global bien
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien = bien + 1
    return bien


# %% hardcoded_four
# en: The loop looks at four positions, whatever the length.
# fr: La boucle examine quatre positions, quelle que soit la longueur.
# ask.en: Try lists of three pegs, then of five: which positions does your function look at, and
#   which ones exist?
# ask.fr: Essayez des listes de trois pions, puis de cinq : quelles positions votre fonction
#   regarde-t-elle, et lesquelles existent ?
# fails: bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(4):
        if l1[i] == l2[i]:
            bien += 1
    return bien


# %% index_error_after_deletion
# en: Positions computed before the deletions no longer exist after them.
# fr: Des positions relevées avant les suppressions n'existent plus après elles.
# ask.en: Try `[1, 2]` and `[1, 3]`: your function stops. After the first pegs, does the next
#   position it looks at still exist?
# ask.fr: Essayez `[1, 2]` et `[1, 3]` : votre fonction s'arrête. Après les premiers pions, la
#   position suivante qu'elle regarde existe-t-elle encore ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    reste1 = l1[:]
    reste2 = l2[:]
    bien = 0
    for i in range(len(l1)):
        if reste1[i] == reste2[i]:
            bien += 1
            del reste1[i]
            del reste2[i]
    return bien


# %% index_of_each_peg
# en: The loop goes over the pegs of the first list and asks index() where they are: always at the
#   first such place.
# fr: La boucle parcourt les pions de la première liste et demande leur place à `index()`, qui donne
#   toujours la première.
# ask.en: Try `[3, 3]` and `[3, 1]`: your loop meets two pegs `3` in the first list. At which
#   position does it believe the second one to be?
# ask.fr: Essayez `[3, 3]` et `[3, 1]` : votre boucle rencontre deux pions `3` dans la première
#   liste. À quelle position croit-elle que se trouve le second ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for couleur in l1:
        if l2[l1.index(couleur)] == couleur:
            bien += 1
    return bien


# %% index_of_each_peg_other_way
# en: The loop goes over the pegs of the second list and asks index() where they are: always at the
#   first such place.
# fr: La boucle parcourt les pions de la seconde liste et demande leur place à `index()`, qui donne
#   toujours la première.
# ask.en: Try `[3, 1]` and `[3, 3]`: your loop meets two pegs `3` in the second list. At which
#   position does it believe the second one to be?
# ask.fr: Essayez `[3, 1]` et `[3, 3]` : votre boucle rencontre deux pions `3` dans la seconde
#   liste. À quelle position croit-elle que se trouve le second ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for couleur in l2:
        if l1[l2.index(couleur)] == couleur:
            bien += 1
    return bien


# %% index_shift_after_deletion
# en: After a deletion the loop moves on, and the next position is skipped.
# fr: Après une suppression, la boucle avance et saute la position suivante.
# ask.en: Compare the list `[1, 2]` with itself: once the first pegs have been counted, are the next
#   ones still looked at?
# ask.fr: Comparez la liste `[1, 2]` à elle-même : une fois les premiers pions comptés, les suivants
#   sont-ils encore regardés ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    reste1 = list(l1)
    reste2 = list(l2)
    bien = 0
    i = 0
    while i < len(reste1):
        if reste1[i] == reste2[i]:
            bien += 1
            reste1.pop(i)
            reste2.pop(i)
        i += 1
    return bien


# %% last_position_only
# en: The counter is set to 0 inside the loop, so only the last position decides.
# fr: Le compteur est remis à 0 dans la boucle : seule la dernière position décide.
# ask.en: Only the last position decides your answer: what becomes of the pegs that are well placed
#   before it?
# ask.fr: Seule la dernière position décide de votre réponse : que deviennent les pions bien placés
#   avant elle ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    for i in range(len(l1)):
        bien = 0
        if l1[i] == l2[i]:
            bien += 1
    return bien


# %% length
# en: A list is compared with itself, so every position counts.
# fr: Une liste est comparée à elle-même : toutes les positions comptent.
# ask.en: Your answer is always the length of the lists: at which position of `[1, 2]` and `[3, 2]`
#   should nothing be counted?
# ask.fr: Votre réponse est toujours la longueur des listes : à quelle position de `[1, 2]` et `[3,
#   2]` ne faut-il rien compter ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l1[i]:
            bien += 1
    return bien


# %% membership
# en: A peg counts as soon as its colour is somewhere in the other list.
# fr: Un pion compte dès que sa couleur se trouve quelque part dans l'autre liste.
# ask.en: Try `[1, 2]` and `[2, 1]`: is a peg well placed as soon as its colour is somewhere in the
#   other list?
# ask.fr: Essayez `[1, 2]` et `[2, 1]` : un pion est-il bien placé dès que sa couleur est quelque
#   part dans l'autre liste ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for couleur in l2:
        if couleur in l1:
            bien += 1
    return bien


# %% membership_other_way
# en: Each peg of the first list counts if its colour is somewhere in the second.
# fr: Chaque pion de la première liste compte si sa couleur se trouve quelque part dans la seconde.
# ask.en: Try `[1, 1]` and `[1, 2]`: for the last `1`, does your function look at what stands
#   opposite, or at the whole second list?
# ask.fr: Essayez `[1, 1]` et `[1, 2]` : pour le dernier `1`, votre fonction regarde-t-elle ce qui
#   est en face, ou toute la seconde liste ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for couleur in l1:
        if couleur in l2:
            bien += 1
    return bien


# %% mutates_by_deleting
# en: The well placed pegs are deleted from the caller's lists.
# fr: Les pions bien placés sont supprimés des listes de l'appelant.
# ask.en: After the call, the well placed pegs have gone from both lists: what will the next
#   proposition be compared with?
# ask.fr: Après l'appel, les pions bien placés ont disparu des deux listes : à quoi comparera-t-on
#   la proposition suivante ?
# fails: bien_places_leaves_its_lists_alone
def bien_places(l1, l2):
    bien = 0
    i = 0
    while i < len(l1):
        if l1[i] == l2[i]:
            bien += 1
            del l1[i]
            del l2[i]
        else:
            i += 1
    return bien


# %% mutates_by_marking
# en: The well placed pegs are replaced by a mark in the caller's lists.
# fr: Les pions bien placés sont remplacés par une marque dans les listes de l'appelant.
# ask.en: After the call, every well placed peg has become a `0` in both lists: could you answer the
#   same proposition a second time?
# ask.fr: Après l'appel, chaque pion bien placé est devenu un `0` dans les deux listes :
#   pourriez-vous répondre une seconde fois à la même proposition ?
# fails: bien_places_leaves_its_lists_alone
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
            l1[i] = 0
            l2[i] = 0
    return bien


# %% nested_all_pairs
# en: Every peg of one list is compared with every peg of the other.
# fr: Chaque pion d'une liste est comparé à chaque pion de l'autre.
# ask.en: Compare the list `[3, 3, 3]` with itself: your function answers `9`. How many times does
#   each peg count?
# ask.fr: Comparez la liste `[3, 3, 3]` à elle-même : votre fonction répond `9`. Combien de fois
#   chaque pion compte-t-il ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for a in l1:
        for b in l2:
            if a == b:
                bien += 1
    return bien


# %% never_above_one
# en: =+ is written where += is meant, so the count stays at 1.
# fr: `=+` est écrit à la place de `+=` : le compte reste à 1.
# ask.en: Your answer is never larger than `1`: take two lists that agree at two positions. What
#   happens at the second one?
# ask.fr: Votre réponse ne dépasse jamais `1` : prenez deux listes égales à deux positions. Que se
#   passe-t-il à la seconde ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien =+ 1
    return bien


# %% no_end_on_empty_lists
# en: The recursion ends on one peg, and never on an empty list.
# fr: La récursion s'arrête à un seul pion, et jamais sur une liste vide.
# ask.en: Try `bien_places([], [])`: your function calls itself again and again. Which call should
#   answer without another one?
# ask.fr: Essayez `bien_places([], [])` : votre fonction s'appelle elle-même encore et encore. Quel
#   appel devrait répondre sans en faire un autre ?
# fails: bien_places_for_any_length
def bien_places(l1, l2):
    if l1[0:1] == l2[0:1]:
        premier = 1
    else:
        premier = 0
    if len(l1) == 1:
        return premier
    return premier + bien_places(l1[1:], l2[1:])


# %% none_when_nothing
# en: Nothing is returned when no peg is well placed.
# fr: Rien n'est renvoyé quand aucun pion n'est bien placé.
# ask.en: Follow your function when no peg is well placed, as in `[1, 2]` and `[2, 1]`: does it
#   reach a `return` with a number?
# ask.fr: Suivez votre fonction quand aucun pion n'est bien placé, comme dans `[1, 2]` et `[2, 1]` :
#   rencontre-t-elle un `return` avec un nombre ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    if bien != 0:
        return bien


# %% one_position_too_far
# en: The loop goes one position too far: i <= len(l1).
# fr: La boucle va une position trop loin : `i <= len(l1)`.
# ask.en: Your function asks for a position that does not exist: in a list of four pegs, what is the
#   position of the last one?
# ask.fr: Votre fonction demande une position qui n'existe pas : dans une liste de quatre pions,
#   quelle est la position du dernier ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    i = 0
    while i <= len(l1):
        if l1[i] == l2[i]:
            bien += 1
        i += 1
    return bien


# %% printed_examples_only
# en: The two printed examples are answered by heart.
# fr: Les deux exemples affichés sont récités par cœur.
# ask.en: Your function gives the answers of the two examples, whatever the pegs: what does it
#   answer for two lists of your own?
# ask.fr: Votre fonction donne les réponses des deux exemples, quels que soient les pions : que
#   répond-elle pour deux listes de votre choix ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
# contrived: Answers the two printed examples by the length of the list, and never compares a peg.
def bien_places(l1, l2):
    if len(l1) == 5:
        return 2
    else:
        return 4


# %% prints_instead_of_returning
# en: The result is shown or computed but not returned.
# fr: Le résultat est affiché ou calculé, mais pas renvoyé.
# ask.en: Your function shows something but gives nothing back, and showing is not returning: after
#   `x = bien_places([1], [1])`, what does `x` hold?
# ask.fr: Votre fonction affiche quelque chose mais ne renvoie rien, et afficher n'est pas renvoyer
#   : après `x = bien_places([1], [1])`, que contient `x` ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    print("bien placés :", bien)


# %% proportion
# en: The share of well placed pegs is returned.
# fr: C'est la proportion de pions bien placés qui est renvoyée.
# ask.en: When all four pegs are well placed, your function answers `1.0`: is that a number of pegs,
#   or a share of them?
# ask.fr: Quand les quatre pions sont bien placés, votre fonction répond `1.0` : est-ce un nombre de
#   pions ou une proportion ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    return bien / len(l1)


# %% returns_after_the_first_position
# en: The return is inside the loop: the answer is given after the first position.
# fr: Le `return` est dans la boucle : la réponse est donnée après la première position.
# ask.en: Only the first position decides your answer: try `[1, 2]` and `[3, 2]`. Does the second
#   one count?
# ask.fr: Seule la première position décide de votre réponse : essayez `[1, 2]` et `[3, 2]`. La
#   seconde compte-t-elle ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
        return bien


# %% returns_float
# en: The count starts from 0.0: a float.
# fr: Le compte part de `0.0`, un nombre à virgule (`float`).
# ask.en: A number of pegs is a whole number, but `2.0` is a `float`: where does the first `float`
#   appear in your function?
# ask.fr: Un nombre de pions est un entier, or `2.0` est un `float` : où apparaît le premier `float`
#   dans votre fonction ?
# fails: bien_places_gives_an_integer
def bien_places(l1, l2):
    bien = 0.0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    return bien


# %% returns_positions
# en: The result is the list of the positions, not their number.
# fr: Le résultat est la liste des positions, pas leur nombre.
# ask.en: Your function says where the well placed pegs are: does the statement ask where they are,
#   or how many?
# ask.fr: Votre fonction dit où sont les pions bien placés : l'énoncé demande-t-il où ils sont, ou
#   combien ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    places = []
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            places.append(i)
    return places


# %% returns_text
# en: The result is a string of digits.
# fr: Le résultat est une chaîne de chiffres.
# ask.en: Your function answers with text: is `"2"` equal to `2`, and can you subtract it from a
#   number?
# ask.fr: Votre fonction répond par un texte : `"2"` est-il égal à `2`, et peut-on le soustraire
#   d'un nombre ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    return f"{bien}"


# %% returns_the_pair
# en: Both numbers of the answer are returned together.
# fr: Les deux nombres de la réponse sont renvoyés ensemble.
# ask.en: Your function answers with two numbers: which of the two does the statement ask for?
# ask.fr: Votre fonction répond par deux nombres : lequel des deux l'énoncé demande-t-il ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    mal = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
        elif l2[i] in l1:
            mal += 1
    return (bien, mal)


# %% returns_the_pegs
# en: The result is the list of the well placed pegs, not their number.
# fr: Le résultat est la liste des pions bien placés, pas leur nombre.
# ask.en: Your function gives the well placed pegs themselves: does the statement ask which ones
#   they are, or how many?
# ask.fr: Votre fonction donne les pions bien placés eux-mêmes : l'énoncé demande-t-il quels sont
#   ces pions, ou combien il y en a ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    communs = []
    for a, b in zip(l1, l2):
        if a == b:
            communs.append(a)
    return communs


# %% says_yes_or_no
# en: The answer only says whether some peg is well placed: True or False.
# fr: La réponse dit seulement si un pion est bien placé : `True` ou `False`.
# ask.en: Your answer only says whether some peg is well placed: when two of them are, how can one
#   tell?
# ask.fr: Votre réponse dit seulement s'il y a un pion bien placé : quand il y en a deux, comment le
#   sait-on ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            return True
    return False


# %% set_intersection
# en: The colours the two sets share are counted.
# fr: Ce sont les couleurs communes aux deux ensembles qui sont comptées.
# ask.en: Your answer counts the colours the lists have in common: when two pegs of one list swap
#   places, does it change? Should it?
# ask.fr: Votre réponse compte les couleurs communes aux deux listes : quand deux pions d'une liste
#   échangent leurs places, change-t-elle ? Le devrait-elle ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    communes = set(l1) & set(l2)
    return len(communes)


# %% sorts_before_comparing
# en: The lists are sorted before their positions are compared.
# fr: Les listes sont triées avant que leurs positions soient comparées.
# ask.en: Compare the list `[1, 2]` with itself, then with `[2, 1]`: your answer stays the same when
#   two pegs swap places. Should it?
# ask.fr: Comparez la liste `[1, 2]` à elle-même, puis à `[2, 1]` : votre réponse reste la même
#   quand deux pions échangent leurs places. Le devrait-elle ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    a = sorted(l1)
    b = sorted(l2)
    bien = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bien += 1
    return bien


# %% starts_at_one
# en: The loop starts at position 1 and never compares the first pegs.
# fr: La boucle commence à la position 1 et ne compare jamais les premiers pions.
# ask.en: Take two lists that agree only at the first position: what does your function answer?
# ask.fr: Prenez deux listes égales seulement à la première position : que répond votre fonction ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    i = 1
    while i < len(l1):
        if l1[i] == l2[i]:
            bien += 1
        i += 1
    return bien


# %% stops_at_a_difference
# en: The comparison stops at the first position that differs.
# fr: La comparaison s'arrête à la première position différente.
# ask.en: Take two lists that differ only at the first position: what does your function answer?
# ask.fr: Prenez deux listes différentes seulement à la première position : que répond votre
#   fonction ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            break
        bien += 1
    return bien


# %% sums_positions
# en: The positions of the well placed pegs are added up.
# fr: Les positions des pions bien placés sont additionnées.
# ask.en: Take two lists that agree only at the first position, then only at the last: why do your
#   two answers differ?
# ask.fr: Prenez deux listes égales seulement à la première position, puis seulement à la dernière :
#   pourquoi vos deux réponses diffèrent-elles ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += i
    return bien


# %% sums_values
# en: The colours of the well placed pegs are added up.
# fr: Les couleurs des pions bien placés sont additionnées.
# ask.en: Compare the list `[5]` with itself: how many pegs are well placed, and what does your
#   function answer?
# ask.fr: Comparez la liste `[5]` à elle-même : combien de pions sont bien placés, et que répond
#   votre fonction ?
# fails: bien_places_counts_equal_positions, bien_places_for_any_length
def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += l1[i]
    return bien
