"""The last candidate is proposed.

titre: C'est le dernier candidat qui est proposé.
en: Your code is possible: is it the first one in order?
fr: Votre code est possible : est-ce le premier dans l'ordre ?
fails: first_consistent_is_the_first_candidate
"""


def first_consistent(candidates, codes):
    for code in candidates:
        proposition = code
    return proposition
