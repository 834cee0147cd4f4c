"""Each game takes four tries or five, as chance will have it.

titre: Chaque partie prend quatre ou cinq essais, selon le hasard.
en: Which secrets and which codes does your function go through to find its number? A game has to be played for each.
fr: Quels secrets et quels codes votre fonction parcourt-elle pour trouver son nombre ? Il faut jouer chaque partie.
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    return sum(random.choice([4, 5]) for _ in range(n)) / n
