"""The guess with the largest number of possible replies is played.

titre: C'est la proposition ayant le plus de réponses possibles qui est jouée.
en: Your player counts the possible replies of a guess. Is a guess with many replies, one of them given by nearly all secrets, a good one? What do the rules compare?
fr: Votre joueur compte les réponses possibles d'une proposition. Une proposition à nombreuses réponses, dont une est donnée par presque tous les secrets, est-elle bonne ? Que comparent les règles ?
fails: compatible_player_guesses_what_teaches_most
"""


def sizes_of(guess, area):
    return Counter(bulls_n_cows(guess, secret) for secret in area).values()


def optimal_information_compatible_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        guess = min(area, key=lambda choice: -len(sizes_of(choice, area)))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
