# tabs, a loss told by the secret alone, no space around operators
import random
def creer_code():
	l=[]
	for i in range(4):
		l.append(random.randint(1,6))
	return l
def demande_proposition():
	return [int(i) for i in input("proposition:").split()]
def gagne(bien,mal):
	return bien==4
def bien_places(a,b):
	n=0
	for i in range(4):
		if a[i]==b[i]:
			n+=1
	return n
def mal_places(a,b):
	n=0
	for i in range(1,7):
		n+=min(a.count(i),b.count(i))
	return n-bien_places(a,b)
def jeu():
	s=creer_code()
	for i in range(10):
		p=demande_proposition()
		b=bien_places(s,p)
		m=mal_places(s,p)
		if gagne(b,m):
			return i+1
		print(b,m)
	print(s)
