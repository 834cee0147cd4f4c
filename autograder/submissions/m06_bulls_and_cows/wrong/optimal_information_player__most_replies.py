"""The guess with the largest number of possible replies is played.

titre: C'est la proposition ayant le plus de réponses possibles qui est jouée.
en: By which number does your player measure a guess? Is a guess with many possible replies, one of them given by nearly all secrets, a good one? What do the rules compare?
fr: Par quel nombre votre joueur mesure-t-il une proposition ? Si beaucoup de réponses sont possibles, mais que presque tous les secrets donnent la même, la proposition est-elle bonne ? Que comparent les règles ?
fails: information_guesses_what_teaches_most
"""


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = max(choices, key=lambda choice: len({bulls_n_cows(choice, secret) for secret in area}))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
