"""The number of the statement is returned, without any game.

en: What does `moyenne_melange(1)` answer? How many games does your function play?
fr: Que répond `moyenne_melange(1)` ? Combien de parties votre fonction joue-t-elle ?
fails: melange_plays_n_games, melange_leaves_it_to_chance
"""


def moyenne_melange(n):
    return 4.64
