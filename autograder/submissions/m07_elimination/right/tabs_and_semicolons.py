"""Tabs, semicolons, one-line ifs, lines broken anywhere."""
import random

def score_proposal ( code , proposal ) :
	b = 0 ; r = [ ] ; s = [ ]
	for x , y in zip ( code , proposal ) :
		if x == y : b += 1
		else :
			r . append ( x ) ; s . append ( y )
	m = 0
	for y in s :
		if y in r : r . remove ( y ) ; m += 1
	return b \
		, m
def left ( proposal , candidates ) :
	d = { }
	for x in candidates : k = score_proposal ( x , proposal ) ; d [ k ] = d . get ( k , 0 ) + 1
	t = 0
	for k in d : t += d [ k ] ** 2
	return t
def expected_elimination ( proposal , candidates ) : return ( len ( candidates ) ** 2 - left ( proposal , candidates ) ) / len ( candidates )
def best_proposal ( candidates , proposals ) :
	m = min ( left ( x , candidates ) for x in proposals )
	e = sorted ( x for x in proposals if left ( x , candidates ) == m )
	for x in e :
		if x in candidates : return x
	return e [ 0 ]
def guess ( secret , p = 4 , c = 8 ) :
	a = tous_les_codes ( p , c ) ; k = a ; l = [ ]
	while not l or l [ - 1 ] != secret :
		if l : k = [ x for x in k if score_proposal ( x , l [ - 1 ] ) == score_proposal ( secret , l [ - 1 ] ) ]
		l += [ best_proposal ( k , a ) if l or c < p else list ( range ( 1 , p + 1 ) ) ]
	return l
def play_alone ( n , p = 4 , c = 8 ) :
	a = tous_les_codes ( p , c ) ; d = { }
	while n :
		t = len ( guess ( a [ int ( random . random ( ) * len ( a ) ) ] , p , c ) ) ; d [ t ] = d . get ( t , 0 ) + 1 ; n -= 1
	return d
def exhaustive_stats ( p , c ) :
	d = { }
	for x in tous_les_codes ( p , c ) : t = len ( guess ( x , p , c ) ) ; d [ t ] = d . get ( t , 0 ) + 1
	return d
def stats_by_pattern ( p , c ) :
	d = { }
	for x in tous_les_codes ( p , c ) :
		k = tuple ( sorted ( [ x . count ( y ) for y in set ( x ) ] , reverse = True ) ) ; t = len ( guess ( x , p , c ) )
		if k not in d : d [ k ] = { }
		d [ k ] [ t ] = d [ k ] . get ( t , 0 ) + 1
	return d
