"""Only the first twenty weights are looked at.

titre: Seuls les vingt premiers poids sont examinés.
en: Sixty-four equal weights make 6 bits. How many weights does your function go through?
fr: Soixante-quatre poids égaux font 6 bits. Combien de poids votre fonction parcourt-elle ?
fails: entropy_of_weights
"""


def entropy(P):
    weights = [w for w in list(P)[:20] if w > 0]
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in weights)
