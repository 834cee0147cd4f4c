"""The means are computed with probabilities: two equal ones differ in their last decimals.

titre: Les moyennes sont calculées avec des probabilités : deux égales diffèrent dans leurs dernières décimales.
en: Print the two means with all their decimals. Are they computed by the same additions, in the same order? A sum of integers would not hesitate.
fr: Affichez les deux moyennes avec toutes leurs décimales. Sont-elles calculées par les mêmes additions, dans le même ordre ? Une somme d'entiers n'hésiterait pas.
fails: information_guesses_what_teaches_most
"""


def mean_area(guess, area):
    sizes = Counter(bulls_n_cows(guess, secret) for secret in area).values()
    return sum(size / len(area) * size for size in sizes)


def optimal_information_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    while guess != answer:
        area = compatible_area(history)
        choices = area if len(area) == 1 else everything
        guess = min(choices, key=lambda choice: mean_area(choice, area))
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
