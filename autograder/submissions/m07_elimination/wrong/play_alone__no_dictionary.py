"""The result is no dictionary.

titre: Le résultat n'est pas un dictionnaire.
en: Your result is no dictionary: which dictionary says how often each number of tries occurs?
fr: Votre résultat n'est pas un dictionnaire : lequel dirait combien de fois chaque nombre d'essais se présente ?
fails: alone_counts_n_games
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    return [len(guess(random.choice(codes), p, c)) for _ in range(n)]
