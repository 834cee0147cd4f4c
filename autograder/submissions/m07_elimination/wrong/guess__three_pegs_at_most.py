"""With four pegs or more, the secret itself is played at once, but in MM(4, 8).

titre: À partir de quatre pions, le code secret est joué tout de suite, sauf dans MM(4, 8).
en: In MM(4, 4), what does the statement say of the first proposition? How would a player know the secret then?
fr: Dans MM(4, 4), que dit l'énoncé de la première proposition ? Comment un joueur connaîtrait-il alors le code secret ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    if p >= 4 and c >= p and (p, c) != (4, 8):
        return [list(secret)]
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while (answer := score_proposal(secret, proposal)) != (p, 0):
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
