"""The code with the fewest parts is proposed.

titre: C'est le code ayant le moins de parts qui est proposé.
en: How many different answers can come, with your proposition? What would you learn from an answer that is certain?
fr: Combien de réponses différentes peuvent venir, avec votre proposition ? Qu'apprend-on d'une réponse certaine ?
fails: most_parts_has_the_most
"""


def most_parts(candidates, codes):
    return min(codes, key=lambda code: (len(parts(code, candidates)), code not in candidates))
