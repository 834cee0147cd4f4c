"""The first of all codes is proposed, possible or not.

titre: C'est le premier de tous les codes qui est proposé, possible ou non.
en: Your proposition is always the same: which of the two lists shrinks from one answer to the next?
fr: Votre proposition est toujours la même : laquelle des deux listes raccourcit d'une réponse à l'autre ?
fails: first_consistent_is_the_first_candidate
"""


def first_consistent(candidates, codes):
    return codes[0]
