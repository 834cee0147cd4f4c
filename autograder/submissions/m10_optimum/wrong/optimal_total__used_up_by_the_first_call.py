"""The codes of each game come from a generator, which can be gone through once.

titre: Les codes de chaque jeu viennent d'un générateur, qui ne peut être parcouru qu'une fois.
en: What is left from the first call when the second one begins? Print the codes that your function goes through, and all that it keeps.
fr: Que reste-t-il du premier appel quand le deuxième commence ? Affichez les codes que parcourt votre fonction, et tout ce qu'elle garde.
fails: optimal_total_of_one_game_after_another
"""


every = {(p, c): iter(tous_les_codes(p, c)) for p in range(1, 6) for c in range(1, 7)}
correct = optimal_total


def optimal_total(p, c):
    codes = list(every[p, c])
    return correct(p, c) if codes else 0
