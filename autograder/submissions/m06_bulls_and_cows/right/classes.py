"""A class for a game, a class for a strategy; the functions only call them."""

import random
from collections import defaultdict
from itertools import permutations


class Rules:
    @staticmethod
    def strings(alphabet, length):
        return ["".join(p) for p in permutations(alphabet, length)]

    @staticmethod
    def reply(a, b):
        bulls = cows = 0
        for place, character in enumerate(a):
            where = b.find(character)
            if where == place:
                bulls += 1
            elif where >= 0:
                cows += 1
        return bulls, cows


class History:
    def __init__(self, turns=()):
        self.turns = list(turns)

    def allows(self, string):
        return all(Rules.reply(string, guess) == (bulls, cows) for guess, bulls, cows in self.turns)

    def area(self, strings):
        return [string for string in strings if self.allows(string)]

    def play(self, guess, answer):
        self.turns.append((guess, *Rules.reply(guess, answer)))


class Player:
    def __init__(self, answer):
        self.answer = answer
        self.history = History()

    def choose(self):
        return random.choice(self.history.area(everything))

    def game(self):
        guess = None
        while guess != self.answer:
            guess = self.choose() if guess else random.choice(everything)
            self.history.play(guess, self.answer)
        return self.history.turns


class Curious(Player):
    def choices(self, area):
        return everything

    def choose(self):
        area = self.history.area(everything)
        if len(area) == 1:
            return area[0]
        return min(self.choices(area), key=lambda guess: left(guess, area))


class Careful(Curious):
    def choices(self, area):
        return area


def left(guess, area):
    groups = defaultdict(int)
    for secret in area:
        groups[Rules.reply(guess, secret)] += 1
    return sum(n * n for n in groups.values())


def admissible(alphabet="0123456789", length=4):
    return Rules.strings(alphabet, length)


everything = admissible()


def bulls_n_cows(a, b):
    return Rules.reply(a, b)


def is_compatible(guess, history):
    return History(history).allows(guess)


def compatible_area(history, old_compatible_area=None):
    return History(history).area(everything if old_compatible_area is None else old_compatible_area)


def naive_player(answer):
    return Player(answer).game()


def expected_new_compatible_area(guess, history):
    area = History(history).area(everything)
    return left(guess, area) / len(area)


def first_turn_stats(answer, first_guess):
    history = History()
    history.play(first_guess, answer)
    area = history.area(everything)
    return {guess: (guess in area, left(guess, area) / len(area)) for guess in everything}


def optimal_information_player(answer):
    return Curious(answer).game()


def optimal_information_compatible_player(answer):
    return Careful(answer).game()
