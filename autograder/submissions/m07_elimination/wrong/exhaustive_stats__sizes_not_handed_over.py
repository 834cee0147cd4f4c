"""guess is called with the secret only: it plays MM(4, 8).

titre: `guess` est appelé avec le seul code secret : il joue MM(4, 8).
en: Which game does `guess` play when it is called with a secret only? How many pegs does your secret have?
fr: À quel jeu `guess` joue-t-elle quand on l'appelle avec un code secret seulement ? Combien de pions votre code secret a-t-il ?
fails: exhaustive_counts_each_secret
"""


def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret))
        stats[tries] = stats.get(tries, 0) + 1
    return stats
