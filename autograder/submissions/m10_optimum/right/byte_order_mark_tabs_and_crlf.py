"""A file from a Windows editor: byte order mark, CRLF line ends, tabs and semicolons."""

import numpy as np
from math import *

def parts(proposition, candidates):
	d = {}
	for code in candidates:
		cle = bien_places(proposition, code), \
		      mal_places(proposition, code)
		if cle not in d: d[cle] = []
		d[cle].append(code)
	return d

def tailles(code, candidates): return [len(v) for v in parts(code, candidates).values()]

def first_consistent(candidates, codes): return candidates[0]

def minimax(candidates, codes):
	m = min(max(tailles(code, candidates)) for code in codes)
	for code in candidates:
		if code in codes and max(tailles(code, candidates)) == m: return code
	for code in codes:
		if max(tailles(code, candidates)) == m: return code

def carres(code, candidates): return sum(t * t for t in tailles(code, candidates))

def expected_size(candidates, codes):
	m = min(carres(code, candidates) for code in codes)
	for code in candidates + codes:
		if carres(code, candidates) == m: return code

def entropie(code, candidates):
	h = 0; n = len(candidates)
	for t in tailles(code, candidates): h -= t / n * log2(t / n)
	return h

def max_entropy(candidates, codes):
	m = max(entropie(code, candidates) for code in codes)
	for code in candidates + codes:
		if isclose(entropie(code, candidates), m, rel_tol=0, abs_tol=1e-9): return code

def most_parts(candidates, codes):
	m = max(len(tailles(code, candidates)) for code in codes)
	for code in candidates + codes:
		if len(tailles(code, candidates)) == m: return code

def evaluate(strategy, p, c):
	codes = tous_les_codes(p, c); resultat = {}; file = [(codes[:], 1)]
	while len(file) != 0:
		candidates, n = file[0]; file = file[1:]
		proposition = strategy(candidates, codes)
		d = parts(proposition, candidates)
		if len(d) == 1 and list(proposition) != list(candidates[0]): raise ValueError('stratégie sans fin')
		candidates.clear()
		for cle in d:
			if cle[0] == p: resultat[n] = resultat.get(n, 0) + 1
			else: file.append((d[cle], n + 1))
	return resultat

def score_table(p, c):
	codes = np.array(tous_les_codes(p, c)); n = len(codes)
	bien = (codes.reshape(n, 1, p) == codes.reshape(1, n, p)).sum(2)
	total = 0 * bien
	for k in range(1, c + 1):
		u = (codes == k).sum(1); total += np.minimum(u.reshape(n, 1), u)
	return 10 * bien + total - bien

def optimal_total(p, c):
	codes = tous_les_codes(p, c); memo = {}
	def f(candidates):
		if len(candidates) == 1: return 1
		cle = repr(candidates)
		if cle in memo: return memo[cle]
		m = inf
		for code in codes:
			d = parts(code, candidates)
			if len(d) == 1: continue
			s = len(candidates)
			for r in d:
				if r != (p, 0): s += f(d[r])
				if s >= m: break
			m = min(m, s)
		memo[cle] = m
		return m
	return f(codes)

def check_tree(tree, p, c):
	codes = tous_les_codes(p, c)
	def f(tree, candidates):
		if not tree[0] in codes: raise ValueError('pas un code : %s' % tree[0])
		d = parts(tree[0], candidates); s = 0; r = tree[1]
		for cle in d:
			if cle == (p, 0): continue
			if not cle in r: raise ValueError('branche absente : %s, %s' % cle)
			s += f(r[cle], d[cle])
		if len(r) != len(d) - ((p, 0) in d): raise ValueError('branche de trop')
		return s + len(candidates)
	return f(tree, codes)
