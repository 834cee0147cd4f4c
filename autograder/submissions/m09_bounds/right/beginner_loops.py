"""Loops, flags and counters; the parts are made by hand, in lists."""


def two_d():
    pairs = []
    for x in range(0, 5):
        for y in range(0, 5):
            pairs.append((x, y))

    def score(guess, secret):
        le = True
        ge = True
        for i in range(2):
            if secret[i] > guess[i]:
                le = False
            if secret[i] < guess[i]:
                ge = False
        eq = False
        if le == True and ge == True:
            eq = True
        return Comparison(le, ge, eq)

    end = set()
    end.add(Comparison(True, True, True))
    return Game(pairs, pairs, score, end)


def parts_of(secrets, guess, score):
    answers = []
    parts = []
    for secret in secrets:
        answer = score(guess, secret)
        if answer in answers:
            parts[answers.index(answer)].append(secret)
        else:
            answers.append(answer)
            parts.append([secret])
    return answers, parts


def solution_exists(maxsteps, game):
    if len(game.secrets) == 0:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        answers, parts = parts_of(game.secrets, guess, game.score)
        good = True
        i = 0
        while good and i < len(answers):
            if answers[i] not in game.endstates:
                smaller = Game(game.guesses, parts[i], game.score, game.endstates)
                if solution_exists(maxsteps - 1, smaller) == False:
                    good = False
            i = i + 1
        if good:
            return True
    return False


def lower_bound_on_worst_case_solution(game):
    steps = 0
    while solution_exists(steps, game) == False:
        steps = steps + 1
    return steps


def evil_codemaker(game):
    candidates = []
    for secret in game.secrets:
        candidates.append(secret)

    def answer(guess):
        answers, parts = parts_of(candidates, guess, game.score)
        best = 0
        for i in range(1, len(answers)):
            if len(parts[i]) > len(parts[best]):
                best = i
            elif len(parts[i]) == len(parts[best]) and answers[i] < answers[best]:
                best = i
        candidates.clear()
        for secret in parts[best]:
            candidates.append(secret)
        return answers[best]

    return answer


def first_guess_classes(p, c):
    codes = [[]]
    for _ in range(p):
        longer = []
        for code in codes:
            for colour in range(1, c + 1):
                longer.append(code + [colour])
        codes = longer
    seen = []
    classes = []
    for code in codes:
        counts = []
        for colour in range(1, c + 1):
            counts.append(code.count(colour))
        counts.sort()
        if counts not in seen:
            seen.append(counts)
            classes.append(code)
    return classes
