"""Indented with tabs, one of the functions with two spaces."""


def occurences(l, n):
	c = 0
	for x in l:
		if x == n:
			c += 1
	return c


def bien_places(l1, l2):
  c = 0
  for i in range(len(l1)):
    if l1[i] == l2[i]:
      c += 1
  return c


def mal_places(l1, l2):
	c = 0
	for k in range(1, 7):
		c += min(occurences(l1, k), occurences(l2, k))
	c -= bien_places(l1, l2)
	return c


def mal_places_general(l1, l2):
	r = [x for x in l1]
	c = 0
	for x in l2:
		if x in r:
			r.remove(x)
			c += 1
	for x, y in zip(l1, l2):
		if x == y:
			c -= 1
	return c
