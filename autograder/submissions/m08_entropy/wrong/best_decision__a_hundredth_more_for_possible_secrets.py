"""A possible secret is preferred to a guess that is worth up to a hundredth of a bit more.

titre: Un secret possible est préféré à une proposition qui vaut jusqu'à un centième de bit de plus.
en: Print the two entropies that are shown: which guess is worth more? How much more may it be worth for your function to prefer a possible secret, and for the statement?
fr: Affichez les deux entropies citées : quelle proposition vaut le plus ? De combien peut-elle valoir plus pour que votre fonction lui préfère un secret possible, et selon l'énoncé ?
fails: best_decision_is_worth_most
"""


def best_decision(V, G, score):
    return max(G, key=lambda g: round(decision_entropy(V, g, score) + 0.01 * (g in V), 9))
