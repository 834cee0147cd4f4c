"""Tabs, semicolons, short names, everything on as few lines as possible."""
import itertools as it
def two_d():
	p=[(i,j)for i in range(5)for j in range(5)];T=True
	def s(g,v):a=v[0]<=g[0]and v[1]<=g[1];b=v[0]>=g[0]and v[1]>=g[1];return Comparison(a,b,a and b)
	return Game(p,p,s,{Comparison(T,T,T)})
def solution_exists(maxsteps,game):
	G,V,s,E=game;
	if not V:return(True)
	if maxsteps<1:return(False)
	for g in G:
		d=dict()
		for v in V:d[s(g,v)]=d.get(s(g,v),[])+[v]
		for e in E:
			if e in d:del d[e]
		if all([solution_exists(maxsteps-1,Game(G,w,s,E))for w in d.values()]):return(True)
	return(False)
def lower_bound_on_worst_case_solution(game):
	n=0
	while(not(solution_exists(n,game))):n+=1;
	return(n)
def evil_codemaker(game):
	L=[*game.secrets]
	def f(g):
		d={}
		for v in L:d[game.score(g,v)]=d.get(game.score(g,v),0)+1
		m=max(d.values());a=min(k for k in d if d[k]==m);L[:]=[v for v in L if game.score(g,v)==a];return a
	return f
def first_guess_classes(p,c):
	r=[];z=set()
	for k in it.product(range(1,c+1),repeat=p):
		t=tuple(sorted(map(k.count,set(k))))
		if t in z:continue
		z|={t};r+=[list(k)]
	return r
