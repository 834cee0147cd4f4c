"""Branch and bound: room is counted, the best propositions come first, the largest parts too; equal splits once."""

from itertools import product


def two_d():
    pairs = [(a, b) for a in range(5) for b in range(5)]
    end = Comparison(True, True, True)

    def score(guess, secret):
        if guess == secret:
            return end
        return end._replace(
            le=all(s <= g for s, g in zip(secret, guess)), ge=all(s >= g for s, g in zip(secret, guess)), eq=False
        )

    return Game(pairs, pairs, score, {end})


def solution_exists(maxsteps, game):
    answers = {game.score(guess, secret) for guess in game.guesses for secret in game.secrets}
    others = len([answer for answer in answers if answer not in game.endstates])
    room = [0]
    for _ in range(maxsteps):
        room.append(1 + others * room[-1])

    def exists(steps, secrets):
        if not secrets:
            return True
        if len(secrets) > room[steps]:
            return False
        splits = {}
        for guess in game.guesses:
            parts = {}
            for secret in secrets:
                parts.setdefault(game.score(guess, secret), []).append(secret)
            rest = [tuple(part) for answer, part in parts.items() if answer not in game.endstates]
            rest.sort(key=len, reverse=True)
            if not rest or len(rest[0]) <= room[steps - 1]:
                splits[frozenset(rest)] = rest
        order = sorted(splits.values(), key=lambda rest: sum(len(part) ** 2 for part in rest))
        return any(all(exists(steps - 1, part) for part in rest) for rest in order)

    return exists(maxsteps, list(game.secrets))


def lower_bound_on_worst_case_solution(game):
    steps = len(game.secrets)
    while steps > 0 and solution_exists(steps - 1, game):
        steps -= 1
    return steps


def evil_codemaker(game):
    candidates = game.secrets

    def answer(guess):
        nonlocal candidates
        replies = {}
        for secret in candidates:
            replies.setdefault(game.score(guess, secret), []).append(secret)
        best = None
        for reply in sorted(replies):
            if best is None or len(replies[reply]) > len(replies[best]):
                best = reply
        candidates = replies[best]
        return best

    return answer


def first_guess_classes(p, c):
    def grow(code):
        """The smallest codes that begin so: the same colour again if it may, or the next one."""
        if len(code) == p:
            return [code]
        last = code[-1]
        found = []
        if last == 1 or code.count(last) < code.count(last - 1):
            found += grow(code + [last])
        if last < c:
            found += grow(code + [last + 1])
        return found

    return grow([1])
