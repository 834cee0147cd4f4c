"""The seed of chance is set at each call.

titre: La graine du hasard est fixée à chaque appel.
en: Call `moyenne_melange(40)` twice: which random draws are made anew for the second call, and where do they begin?
fr: Appelez `moyenne_melange(40)` deux fois : quels tirages au hasard le second appel refait-il, et d'où partent-ils ?
fails: melange_leaves_it_to_chance
"""


def moyenne_melange(n):
    random.seed(2024)
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
