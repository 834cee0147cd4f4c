"""The first guess is drawn, then the first compatible string is played.

titre: La première proposition est tirée, puis c'est la première chaîne compatible qui est jouée.
en: Your first guess is drawn at random. And the next ones: when three strings are compatible, is each of them played now and then?
fr: Votre première proposition est tirée au hasard. Et les suivantes : quand trois chaînes sont compatibles, chacune est-elle jouée de temps en temps ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    guess = random.choice(everything)
    history = [(guess, *bulls_n_cows(guess, answer))]
    area = everything
    while guess != answer:
        area = compatible_area(history, area)
        guess = area[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
    return history
