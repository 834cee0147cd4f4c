"""A file from a Windows editor: byte order mark, CRLF line ends, tabs, semicolons."""

import random
from itertools import permutations

def admissible(alphabet='0123456789', length=4):
	return [''.join(p) for p in permutations(alphabet, length)]

everything = admissible()

def bulls_n_cows(a, b):
	bulls = 0; cows = 0
	for i in range(len(a)):
		if a[i] == b[i]: bulls += 1
		else: cows += b.count(a[i])
	return bulls, cows

def is_compatible(guess, history):
	for turn in history:
		if bulls_n_cows(guess, turn[0]) != (turn[1], turn[2]): return False
	return True

def compatible_area(history, old_compatible_area = None):
	if old_compatible_area is None: old_compatible_area = everything
	return [ g for g in old_compatible_area if is_compatible(g, history) ]

def naive_player(answer):
	history = [] ; area = everything
	while 1:
		guess = random.choice(area) ; b, c = bulls_n_cows(guess, answer)
		history.append((guess, b, c))
		if b == len(answer): break
		area = compatible_area(history, area)
	return history

def expected_new_compatible_area(guess, history):
	area = compatible_area(history) ; sizes = {}
	for s in area:
		r = bulls_n_cows(guess, s)
		sizes[r] = sizes.get(r, 0) + 1
	return sum(n*n for n in sizes.values()) / \
		sum(sizes.values())

def first_turn_stats(answer, first_guess):
	b, c = bulls_n_cows(first_guess, answer)
	h = [(first_guess, b, c)]
	return { g : (is_compatible(g, h), expected_new_compatible_area(g, h)) for g in everything }

def optimal_information_player(answer, compatible=False):
	history = [] ; area = everything
	while 1:
		if not history: guess = random.choice(everything)
		elif compatible or len(area) == 1:
			guess = min(area, key=lambda g: expected_new_compatible_area(g, history))
		else:
			guess = min(everything, key=lambda g: expected_new_compatible_area(g, history))
		b, c = bulls_n_cows(guess, answer)
		history.append((guess, b, c))
		if b == len(answer): break
		area = compatible_area(history, area)
	return history

def optimal_information_compatible_player(answer):
	return optimal_information_player(answer, True)
