"""A class for the game, one for the player; the functions hand over to them."""

import random


class Game:
    def __init__(self, p, c):
        self.p, self.c = p, c
        self.codes = tous_les_codes(p, c)

    def first(self):
        if self.c < self.p:
            return best_proposal(self.codes, self.codes)
        return [i + 1 for i in range(self.p)]

    def won(self, answer):
        return answer == (self.p, 0)


class Player:
    def __init__(self, game):
        self.game = game
        self.candidates = list(game.codes)
        self.moves = []

    def move(self):
        self.moves.append(best_proposal(self.candidates, self.game.codes) if self.moves else self.game.first())
        return self.moves[-1]

    def hear(self, answer):
        self.candidates = [code for code in self.candidates if score_proposal(code, self.moves[-1]) == answer]


class Table(dict):
    def count(self, key):
        self[key] = self.get(key, 0) + 1


def score_proposal(code, proposal):
    well_placed = len([1 for x, y in zip(code, proposal) if x == y])
    rest = list(proposal)
    for peg in code:
        if peg in rest:
            rest.remove(peg)
    return well_placed, len(code) - len(rest) - well_placed


def expected_elimination(proposal, candidates):
    table = Table()
    for code in candidates:
        table.count(score_proposal(code, proposal))
    return len(candidates) - sum(n * n for n in table.values()) / len(candidates)


def best_proposal(candidates, proposals):
    best = (len(candidates) ** 2 + 1, True, None)
    for proposal in proposals:
        table = Table()
        for code in candidates:
            table.count(score_proposal(code, proposal))
        this = (sum(n * n for n in table.values()), proposal not in candidates, proposal)
        if this < best:
            best = this
    return best[2]


def guess(secret, p=4, c=8):
    game = Game(p, c)
    player = Player(game)
    while True:
        answer = score_proposal(secret, player.move())
        if game.won(answer):
            return player.moves
        player.hear(answer)


def play_alone(n, p=4, c=8):
    game, table = Game(p, c), Table()
    for _ in range(n):
        table.count(len(guess(random.choice(game.codes), p, c)))
    return table


def exhaustive_stats(p, c):
    table = Table()
    for secret in Game(p, c).codes:
        table.count(len(guess(secret, p, c)))
    return table


def stats_by_pattern(p, c):
    stats = {}
    for secret in Game(p, c).codes:
        kind = tuple(sorted((secret.count(k) for k in range(1, c + 1) if secret.count(k)), reverse=True))
        stats.setdefault(kind, Table()).count(len(guess(secret, p, c)))
    return stats
