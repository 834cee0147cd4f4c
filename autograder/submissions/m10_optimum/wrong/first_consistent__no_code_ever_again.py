"""No code is ever proposed a second time, as if all games were one.

titre: Aucun code n'est jamais proposé une seconde fois, comme si toutes les parties n'en faisaient qu'une.
en: What was proposed in one game must be allowed in the next: where does your function keep it, and who empties that?
fr: Ce qui a été proposé dans une partie doit pouvoir l'être dans la suivante : où votre fonction le garde-t-elle, et qui vide cet endroit ?
fails: first_consistent_twice
"""

proposed = []


def first_consistent(candidates, codes):
    for code in candidates:
        if code not in proposed:
            proposed.append(code)
            return code
    return candidates[0]
