"""Indented with tabs; while loops and indices."""

import random

def nombre_essais(secret, codes=None):
	if not codes:
		codes = tous_les_codes(4, 6)
	essais = []
	i = -1
	bien = 0
	while bien != 4:
		i += 1
		if test_code(codes[i], essais):
			bien = bien_places(secret, codes[i])
			essais.append((codes[i], bien, mal_places(secret, codes[i])))
	return len(essais)

def moyenne():
	codes = tous_les_codes(4, 6)
	total = 0
	i = 0
	while i < len(codes):
		total += nombre_essais(codes[i])
		i += 1
	return total / i

def maximum():
	codes = tous_les_codes(4, 6)
	m = 1
	while codes:
		m = max(m, nombre_essais(codes.pop()))
	return m

def moyenne_melange(n):
	codes = tous_les_codes(4, 6)
	random.shuffle(codes)
	total = 0
	i = 0
	while i < n:
		total += nombre_essais(codes[random.randint(0, 1295)], codes)
		i += 1
	return total / n
