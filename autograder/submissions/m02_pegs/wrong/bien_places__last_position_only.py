"""The counter is set to 0 inside the loop, so only the last position decides.

titre: Le compteur est remis à 0 dans la boucle : seule la dernière position décide.
en: Only the last position decides your answer: what becomes of the pegs that are well placed before it?
fr: Seule la dernière position décide de votre réponse : que deviennent les pions bien placés avant elle ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    for i in range(len(l1)):
        bien = 0
        if l1[i] == l2[i]:
            bien += 1
    return bien
