# %% bits_that_are_left
# en: What remains to be found out after the guess is returned, not what the guess tells.
# fr: C'est ce qui reste à découvrir après la proposition qui est renvoyé, et non ce qu'elle
#   apprend.
# ask.en: A guess which tells everything should be worth most: what does your function give for
#   `([1, 2, 3], 2, compare)`?
# ask.fr: Une proposition qui dit tout devrait valoir le plus : que donne votre fonction pour `([1,
#   2, 3], 2, compare)` ?
# fails: decision_entropy_of_the_results
def decision_entropy(V, g, score):
    parts = partition(V, lambda v: score(g, v)).values()
    return log2(len(V)) - entropy(len(part) for part in parts)


# %% equal_sizes_merged
# en: The sizes of the parts are put into a set, where equal ones become one.
# fr: Les tailles des parts sont mises dans un ensemble, où deux égales n'en font qu'une.
# ask.en: With the secrets 1, 2, 3 and the guess 2: how large are the three parts, and how many of
#   these sizes does your function count?
# ask.fr: Avec les secrets 1, 2, 3 et la proposition 2 : quelles sont les tailles des trois parties,
#   et combien de ces tailles votre fonction compte-t-elle ?
# fails: decision_entropy_of_the_results
def decision_entropy(V, g, score):
    parts = partition(V, lambda v: score(g, v))
    return entropy({len(part) for part in parts.values()})


# %% mean_size_of_the_parts
# en: The expected number of secrets that are left is returned.
# fr: C'est le nombre moyen de secrets restants qui est renvoyé.
# ask.en: Your number is the mean number of secrets that will be left: the smaller the better. Which
#   unit was asked for?
# ask.fr: Votre nombre est le nombre moyen de secrets qui resteront : plus il est petit, mieux
#   c'est. Quelle unité demandait-on ?
# fails: decision_entropy_of_the_results
def decision_entropy(V, g, score):
    sizes = [len(part) for part in partition(V, lambda v: score(g, v)).values()]
    return sum(size * size for size in sizes) / sum(sizes)


# %% nine_decimals
# en: The entropy is rounded to nine decimals.
# fr: L'entropie est arrondie à neuf décimales.
# ask.en: Which of your lines takes decimals away? Where would it do no harm to compare rounded
#   numbers?
# ask.fr: Laquelle de vos lignes enlève des décimales ? Où pourrait-on sans dommage comparer des
#   nombres arrondis ?
# fails: decision_entropy_of_the_results
def decision_entropy(V, g, score):
    parts = partition(V, lambda v: score(g, v))
    return round(entropy([len(part) for part in parts.values()]), 9)


# %% number_of_results
# en: The number of different results is returned.
# fr: C'est le nombre de réponses différentes qui est renvoyé.
# ask.en: Your answer is the number of results. Are they equally likely, and how many bits is that?
# ask.fr: Votre résultat est le nombre de réponses différentes. Sont-elles aussi probables les unes
#   que les autres, et combien de bits cela fait-il ?
# fails: decision_entropy_of_the_results
def decision_entropy(V, g, score):
    return len(partition(V, lambda v: score(g, v)))


# %% only_what_remains_counts
# en: The part of the secret that is found at once is left out.
# fr: La part du secret trouvé tout de suite est oubliée.
# ask.en: With the secrets 1, 2, 3 and the guess 2, how many results are possible? Is `'found'` one
#   of yours?
# ask.fr: Avec les secrets 1, 2, 3 et la proposition 2, combien de réponses sont possibles ?
#   `'found'` est-elle parmi les vôtres ?
# fails: decision_entropy_of_the_results
def decision_entropy(V, g, score):
    parts = partition([v for v in V if v != g], lambda v: score(g, v))
    return entropy(len(part) for part in parts.values())


# %% parts_of_earlier_calls
# en: The secrets are sorted into a dictionary that is a default value, made once for all calls.
# fr: Les secrets sont répartis dans un dictionnaire qui est une valeur par défaut, créée une fois
#   pour tous les appels.
# ask.en: Something of an earlier call is still there. What does your function keep, and when is it
#   made: once, or at every call? And the value of a default parameter?
# ask.fr: Il reste quelque chose d'un appel précédent. Que garde votre fonction, et quand cela
#   est-il créé : une fois, ou à chaque appel ? Et la valeur d'un paramètre par défaut ?
# fails: decision_entropy_twice
def decision_entropy(V, g, score, parts={}):
    for v in V:
        parts.setdefault(score(g, v), []).append(v)
    return entropy(map(len, parts.values()))


# %% results_taken_as_equally_likely
# en: The answer is the logarithm of the number of results.
# fr: C'est le logarithme du nombre de réponses.
# ask.en: With the secrets 1, 2, 3 and the guess 1, how many secrets give `'higher'`, and how many
#   `'found'`?
# ask.fr: Avec les secrets 1, 2, 3 et la proposition 1, combien de secrets donnent `'higher'`, et
#   combien `'found'` ?
# fails: decision_entropy_of_the_results
def decision_entropy(V, g, score):
    return log2(len(partition(V, lambda v: score(g, v))))


# %% score_arguments_swapped
# en: The secret is given to `score` before the guess.
# fr: Le secret est donné à `score` avant la proposition.
# ask.en: With `lambda guess, secret: secret % guess`, which of the two do you give first?
# ask.fr: Avec `lambda guess, secret: secret % guess`, lequel des deux donnez-vous en premier ?
# fails: decision_entropy_of_the_results
def decision_entropy(V, g, score):
    parts = partition(V, lambda v: score(v, g))
    return entropy(len(part) for part in parts.values())


# %% score_of_mastermind_for_texts
# en: Guesses that are texts are scored as in Mastermind, whatever `score` is.
# fr: Les propositions qui sont des textes sont comparées comme au Mastermind, quelle que soit
#   `score`.
# ask.en: Which function says what a guess and a secret give, in the call above? Does yours ask that
#   one, and no other?
# ask.fr: Quelle fonction dit ce que donnent une proposition et un secret, dans l'appel ci-dessus ?
#   La vôtre demande-t-elle à celle-là, et à nulle autre ?
# fails: decision_entropy_of_the_results
# contrived: Ignores the given score when the guess is a text: an extra case, right in every
#   Mastermind.
def decision_entropy(V, g, score):
    function = mastermind_score if isinstance(g, str) else score
    return entropy([len(part) for part in partition(V, lambda v: function(g, v)).values()])


# %% secrets_used_up
# en: The secrets are taken out of `V` one after the other.
# fr: Les secrets sont retirés de `V` l'un après l'autre.
# ask.en: After the call no secret is left: who will need them for the next guess?
# ask.fr: Après l'appel, il ne reste aucun secret : qui en aura besoin pour la proposition suivante
#   ?
# fails: decision_entropy_leaves_the_secrets_alone
def decision_entropy(V, g, score):
    V = V if isinstance(V, (list, set)) else list(V)
    results = []
    while V:
        results.append(score(g, V.pop()))
    return entropy(results.count(result) for result in set(results))


# %% stops_with_a_type_error
# en: The results themselves are given to `entropy`, not their weights.
# fr: Ce sont les réponses elles-mêmes qui sont données à `entropy`, et non leurs poids.
# ask.en: Read the last words of the message: which two things could not be put together, and in
#   which call? If it is in `entropy`: does it receive numbers from you, or results?
# ask.fr: Lisez la fin du message : quelles deux choses ne vont pas ensemble, et dans quel appel ?
#   Si c'est dans `entropy` : reçoit-elle de vous des nombres, ou des réponses ?
# fails: decision_entropy_of_the_results
def decision_entropy(V, g, score):
    return entropy(partition(V, lambda v: score(g, v)))
