"""Each reply counts once, however many secrets give it.

titre: Chaque réponse compte une fois, quel que soit le nombre de codes secrets qui la donnent.
en: In the table, the mean is over six secrets; over how many values do you take yours? Is a reply that two secrets give as rare as one that a single secret gives?
fr: Dans le tableau, la moyenne porte sur six secrets ; sur combien de valeurs porte la vôtre ? Une réponse que donnent deux secrets est-elle aussi rare qu'une réponse que donne un seul ?
fails: expected_area_of_small_games
"""


def expected_new_compatible_area(guess, history):
    sizes = {}
    for secret in compatible_area(history):
        reply = bulls_n_cows(guess, secret)
        sizes[reply] = sizes.get(reply, 0) + 1
    return sum(sizes.values()) / len(sizes)
