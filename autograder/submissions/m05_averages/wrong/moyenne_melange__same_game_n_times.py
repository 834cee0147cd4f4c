"""Secret and order are drawn once, and the same game is played n times.

titre: Code secret et ordre sont tirés une seule fois, et la même partie est jouée `n` fois.
en: Print the secret of each game, and the first code it tries: does anything change from one game to the next?
fr: Affichez le secret de chaque partie et le premier code essayé : quelque chose change-t-il d'une partie à l'autre ?
fails: melange_leaves_it_to_chance
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    secret = random.choice(codes)
    total = 0
    for i in range(n):
        total += nombre_essais(secret, codes)
    return total / n
