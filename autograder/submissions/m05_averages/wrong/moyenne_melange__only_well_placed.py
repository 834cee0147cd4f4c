"""Plays games of its own, in which only the well placed pegs decide what is still possible.

titre: La fonction joue ses propres parties, où seuls les bien placés décident de ce qui reste possible.
en: In your games, what is done with the number of misplaced pegs? Print the propositions of one game with their answers.
fr: Dans vos parties, que fait-on du nombre de pions mal placés ? Affichez les propositions d'une partie avec leurs réponses.
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    tous = tous_les_codes(4, 6)
    random.shuffle(tous)
    total = 0
    for i in range(n):
        secret = random.choice(tous)
        restants = tous
        while restants:
            proposition = restants[0]
            total += 1
            if proposition == secret:
                break
            bien = bien_places(secret, proposition)
            restants = [code for code in restants if bien_places(code, proposition) == bien]
    return total / n
