"""Only the last of the n games is returned.

titre: Seule la dernière des n parties est renvoyée.
en: In `moyenne_melange(40)`, how many games are played, and how many of them does the result depend on?
fr: Dans `moyenne_melange(40)`, combien de parties sont jouées, et de combien d'entre elles le résultat dépend-il ?
fails: melange_plays_n_games, melange_leaves_it_to_chance
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    for _ in range(n):
        random.shuffle(codes)
        tries = nombre_essais(random.choice(codes), codes)
    return tries
