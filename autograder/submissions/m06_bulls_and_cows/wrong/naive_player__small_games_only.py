"""In games of more than 100 strings, the first string of the area is played.

titre: Dans les jeux de plus de 100 chaînes, c'est la première chaîne de la zone qui est jouée.
en: With seven digits, play ten games of three: which string comes first in each of them? Is it drawn?
fr: Avec sept chiffres, jouez dix parties à trois chiffres : quelle chaîne vient en premier dans chacune ? Est-elle tirée au hasard ?
fails: naive_draws_each_guess
"""


def naive_player(answer):
    history, area = [], everything
    while True:
        guess = random.choice(area) if len(everything) <= 100 else area[0]
        history.append((guess, *bulls_n_cows(guess, answer)))
        if guess == answer:
            return history
        area = compatible_area(history, area)
