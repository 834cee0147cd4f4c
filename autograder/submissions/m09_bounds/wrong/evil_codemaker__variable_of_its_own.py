"""The candidates are assigned without `nonlocal`, and Python stops.

titre: Les candidats reçoivent une valeur sans `nonlocal`, et Python s'arrête.
en: Read the name in the message. If a variable outside `answer` has that name: an assignment inside makes a new one; what must be said first, so that it is the outer one? If none has it: where does yours get its first value?
fr: Lisez le nom dans le message. Si une variable hors de `answer` porte ce nom : une affectation à l'intérieur en crée une nouvelle ; que faut-il dire d'abord pour que ce soit celle du dehors ? Sinon : où la vôtre reçoit-elle sa première valeur ?
fails: evil_codemaker_leaves_most_candidates
"""


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer
