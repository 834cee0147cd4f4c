"""Four colours are drawn by random.choices, then sorted.

titre: Quatre couleurs sont tirées par `random.choices`, puis triées.
en: Print ten codes, one under the other: what do they have in common from left to right? Which codes can never come?
fr: Affichez dix codes l'un sous l'autre : qu'ont-ils en commun de gauche à droite ? Quels codes ne peuvent jamais sortir ?
fails: creer_code_is_fair
"""


def creer_code():
    return sorted(random.choices(range(1, 7), k=4))
