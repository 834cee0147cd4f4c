"""An element which is misplaced twice is counted once.

titre: Un élément mal placé deux fois est compté une seule fois.
en: Try `["a", "a", "b", "b"]` and `["b", "b", "a", "a"]`: all four elements are misplaced. How many does your function count?
fr: Essayez `["a", "a", "b", "b"]` et `["b", "b", "a", "a"]` : les quatre éléments sont mal placés. Combien votre fonction en compte-t-elle ?
fails: general_with_any_elements, general_with_different_lengths
"""


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
