"""The first value of each pair is the text 'True' or 'False'.

titre: La première valeur de chaque couple est le texte 'True' ou 'False'.
en: Is `'False'` true or false in a condition? Which line writes it between quotation marks?
fr: Dans une condition, `'False'` est-il vrai ou faux ? Quelle ligne l'écrit entre guillemets ?
fails: stats_say_what_is_compatible
"""


def first_turn_stats(answer, first_guess):
    history = [(first_guess, *bulls_n_cows(first_guess, answer))]
    return {
        one: ("True" if is_compatible(one, history) else "False", expected_new_compatible_area(one, history))
        for one in everything
    }
