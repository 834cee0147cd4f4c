"""The propositions are taken for candidates.

titre: Les propositions sont prises pour des candidats.
en: Your codemaker keeps codes that can never be the secret. Of which of the two lists of the game are the candidates a part?
fr: Votre meneur de jeu garde des codes qui ne peuvent jamais être le secret. De laquelle des deux listes du jeu les candidats font-ils partie ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    candidates = list(game.guesses)

    def answer(guess):
        nonlocal candidates
        parts = {}
        for secret in candidates:
            parts.setdefault(game.score(guess, secret), []).append(secret)
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = parts[chosen]
        return chosen

    return answer
