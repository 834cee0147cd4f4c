# %% answers_at_once
# en: The answer to the first proposition of the game is returned, instead of a function.
# fr: C'est la réponse à la première proposition du jeu qui est renvoyée, au lieu d'une fonction.
# ask.en: What is `evil_codemaker(LOCKS)` asked to return: an answer, or something that can be asked
#   again and again?
# ask.fr: Que doit renvoyer `evil_codemaker(LOCKS)` : une réponse, ou quelque chose qu'on peut
#   interroger encore et encore ?
# fails: evil_codemaker_leaves_most_candidates
def evil_codemaker(game):
    guess = game.guesses[0]
    parts = partition(game.secrets, lambda secret: game.score(guess, secret))
    return min(parts, key=lambda possible: (-len(parts[possible]), possible))


# %% answers_compared_as_text
# en: Among answers that leave as many candidates, the smallest is looked for in their texts.
# fr: Parmi les réponses qui laissent autant de candidats, la plus petite est cherchée dans leurs
#   textes.
# ask.en: A game may answer by numbers: which is smaller, 9 or 10? And `'9'` or `'10'`?
# ask.fr: Un jeu peut répondre par des nombres : lequel est le plus petit, 9 ou 10 ? Et `'9'` ou
#   `'10'` ?
# fails: evil_codemaker_takes_the_smallest_of_equals
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), str(possible)))
        candidates = list(parts[chosen])
        return chosen

    return answer


# %% chooses_at_once
# en: The first secret is chosen at the start, as an honest codemaker would choose one.
# fr: Le premier secret est choisi au début, comme le ferait un meneur de jeu honnête.
# ask.en: Your codemaker answers as if the first secret were chosen already. How many candidates
#   does that answer leave, and how many would another one leave?
# ask.fr: Votre meneur de jeu répond comme si le premier secret était déjà choisi. Combien de
#   candidats cette réponse laisse-t-elle, et combien une autre en laisserait-elle ?
# fails: evil_codemaker_leaves_most_candidates
def evil_codemaker(game):
    secret = list(game.secrets)[0]

    def answer(guess):
        return game.score(guess, secret)

    return answer


# %% ends_first_among_equals
# en: Among answers that leave as many candidates, one that ends the game goes first.
# fr: Parmi les réponses qui laissent autant de candidats, une qui termine la partie passe en
#   premier.
# ask.en: In `mastermind_game('AB', 1)`, `'A'` is proposed: which two answers are possible, and
#   which of them does `min` give? Does the rule speak of the end?
# ask.fr: Dans `mastermind_game('AB', 1)`, on propose `'A'` : quelles sont les deux réponses
#   possibles, et laquelle donne `min` ? La règle parle-t-elle de la fin ?
# fails: evil_codemaker_takes_the_smallest_of_equals
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible not in game.endstates, possible))
        candidates = list(parts[chosen])
        return chosen

    return answer


# %% ends_last_among_equals
# en: Among answers that leave as many candidates, one that ends the game comes last.
# fr: Parmi les réponses qui laissent autant de candidats, une qui termine la partie passe en
#   dernier.
# ask.en: In `number_game(2)`, 1 is proposed: which two answers are possible, and which of them does
#   `min` give? Does the rule speak of the end?
# ask.fr: Dans `number_game(2)`, on propose 1 : quelles sont les deux réponses possibles, et
#   laquelle donne `min` ? La règle parle-t-elle de la fin ?
# fails: evil_codemaker_takes_the_smallest_of_equals
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible in game.endstates, possible))
        candidates = list(parts[chosen])
        return chosen

    return answer


# %% ends_twice
# en: After an answer that ends the game, it answers as if that answer had not been given.
# fr: Après une réponse qui termine la partie, il répond comme si elle n'avait pas été donnée.
# ask.en: Propose 2, then 1 to the codemaker of `number_game(2)`. Which secret is found at the first
#   proposition, and what does it answer to the second one?
# ask.fr: Au meneur de jeu de `number_game(2)`, proposez 2, puis 1. Quel secret est trouvé à la
#   première proposition, et que répond-il à la seconde ?
# fails: evil_codemaker_never_contradicts_itself
def evil_codemaker(game):
    candidates = game.secrets

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        if chosen not in game.endstates:
            candidates = parts[chosen]
        return chosen

    return answer


# %% fewest_candidates
# en: The answer that leaves fewest candidates is given.
# fr: C'est la réponse qui laisse le moins de candidats qui est donnée.
# ask.en: How many candidates does your answer leave, and how many would another one leave? Which
#   does the evil codemaker want?
# ask.fr: Combien de candidats votre réponse laisse-t-elle, et combien une autre en laisserait-elle
#   ? Que veut le meneur de jeu retors ?
# fails: evil_codemaker_leaves_most_candidates
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer


# %% first_answer_among_equals
# en: Among answers that leave as many candidates, the first one met is given.
# fr: Parmi les réponses qui laissent autant de candidats, c'est la première rencontrée qui est
#   donnée.
# ask.en: When two answers leave as many candidates, which one does your function give: the
#   smallest, or the one that came first?
# ask.fr: Quand deux réponses laissent le même nombre de candidats, laquelle votre fonction
#   donne-t-elle : la plus petite, ou la première rencontrée ?
# fails: evil_codemaker_takes_the_smallest_of_equals
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = {}
        for secret in candidates:
            parts.setdefault(game.score(guess, secret), []).append(secret)
        chosen = max(parts, key=lambda possible: len(parts[possible]))
        candidates = parts[chosen]
        return chosen

    return answer


# %% forgets_its_answers
# en: The candidates are never narrowed: each answer looks at all secrets.
# fr: Les candidats ne sont jamais réduits : chaque réponse regarde tous les secrets.
# ask.en: After two answers of your codemaker, is there still a secret that agrees with both? What
#   does your function remember?
# ask.fr: Après deux réponses de votre meneur de jeu, reste-t-il un secret qui s'accorde avec les
#   deux ? Que retient votre fonction ?
# fails: evil_codemaker_never_contradicts_itself
def evil_codemaker(game):
    def answer(guess):
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        return min(parts, key=lambda possible: (-len(parts[possible]), possible))

    return answer


# %% largest_answer_among_equals
# en: Among answers that leave as many candidates, the largest is given.
# fr: Parmi les réponses qui laissent autant de candidats, c'est la plus grande qui est donnée.
# ask.en: Which of two equally good answers was asked for, the smallest or the largest? If you use
#   `max` over pairs: what does it do with their second elements?
# ask.fr: Laquelle de deux réponses aussi bonnes demandait-on, la plus petite ou la plus grande ? Si
#   vous employez `max` sur des couples : que fait-il de leurs seconds éléments ?
# fails: evil_codemaker_takes_the_smallest_of_equals
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = max(parts, key=lambda possible: (len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer


# %% never_gives_in
# en: Answers that end the game are never given.
# fr: Les réponses qui terminent la partie ne sont jamais données.
# ask.en: When one candidate is left and it is proposed, what is the only true answer? What does
#   your function do then?
# ask.fr: Quand il reste un candidat et qu'on le propose, quelle est la seule réponse vraie ? Que
#   fait alors votre fonction ?
# fails: evil_codemaker_takes_the_smallest_of_equals, evil_codemaker_never_contradicts_itself
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        for ending in game.endstates:
            parts.pop(ending, None)
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer


# %% one_game_for_all
# en: The candidates are global: two games share them.
# fr: Les candidats sont globaux : deux parties les partagent.
# ask.en: Make two codemakers and ask them in turn: what does the second one know about the game of
#   the first?
# ask.fr: Créez deux meneurs de jeu et interrogez-les à tour de rôle : que sait le second de la
#   partie du premier ?
# fails: evil_codemaker_starts_a_game_of_its_own
candidats = []


def evil_codemaker(game):
    global candidats
    candidats = list(game.secrets)

    def answer(guess):
        global candidats
        parts = partition(candidats, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidats = list(parts[chosen])
        return chosen

    return answer


# %% only_the_proposition_leaves
# en: After an answer, only the proposition itself is taken from the candidates.
# fr: Après une réponse, seule la proposition elle-même est ôtée des candidats.
# ask.en: The answer told more than that the proposition is wrong. Which other secrets no longer
#   agree with it?
# ask.fr: La réponse en dit plus que « la proposition est fausse ». Quels autres secrets ne
#   s'accordent plus avec elle ?
# fails: evil_codemaker_never_contradicts_itself
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        if guess in candidates and len(candidates) > 1:
            candidates.remove(guess)
        return chosen

    return answer


# %% prints_instead_of_returning
# en: The answer is printed, and nothing is returned.
# fr: La réponse est affichée, et rien n'est renvoyé.
# ask.en: The answer appears on the screen, but what does `x = answer('a')` put into `x`?
# ask.fr: La réponse apparaît à l'écran, mais que met `x = answer('a')` dans `x` ?
# fails: evil_codemaker_leaves_most_candidates
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        print(chosen)

    return answer


# %% propositions_as_candidates
# en: The propositions are taken for candidates.
# fr: Les propositions sont prises pour des candidats.
# ask.en: Your codemaker keeps codes that can never be the secret. Of which of the two lists of the
#   game are the candidates a part?
# ask.fr: Votre meneur de jeu garde des codes qui ne peuvent jamais être le secret. De laquelle des
#   deux listes du jeu les candidats font-ils partie ?
# fails: evil_codemaker_leaves_most_candidates
def evil_codemaker(game):
    candidates = list(game.guesses)

    def answer(guess):
        nonlocal candidates
        parts = {}
        for secret in candidates:
            parts.setdefault(game.score(guess, secret), []).append(secret)
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = parts[chosen]
        return chosen

    return answer


# %% returns_size_and_answer
# en: The pair used for comparing is returned.
# fr: C'est le couple servant à comparer qui est renvoyé.
# ask.en: You compare pairs. Which element of the pair is the answer?
# ask.fr: Vous comparez des couples. Quel élément du couple est la réponse ?
# fails: evil_codemaker_leaves_most_candidates
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min((-len(part), possible) for possible, part in parts.items())
        candidates = list(parts[chosen[1]])
        return chosen

    return answer


# %% returns_the_candidates
# en: The candidates that are left are returned instead of the answer.
# fr: Ce sont les candidats restants qui sont renvoyés, au lieu de la réponse.
# ask.en: What does the player who proposes want to hear: the answer, or the secrets that are left?
# ask.fr: Que veut entendre celui qui propose : la réponse, ou les secrets qui restent ?
# fails: evil_codemaker_leaves_most_candidates
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = sorted(parts[chosen])
        return candidates

    return answer


# %% secret_before_proposition
# en: `score` is called with the secret first.
# fr: `score` est appelée avec le secret en premier.
# ask.en: Seen from the proposition 2, is the secret 7 higher or lower? In which order does `score`
#   expect them?
# ask.fr: Vu de la proposition 2, le secret 7 est-il plus haut ou plus bas ? Dans quel ordre `score`
#   les attend-elle ?
# fails: evil_codemaker_leaves_most_candidates
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(secret, guess))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer


# %% sorts_the_propositions
# en: The game's propositions are sorted in place.
# fr: Les propositions du jeu sont triées sur place.
# ask.en: The game's propositions are in another order: `sort` and `reverse` change the list itself.
#   Whose list is it? What does `sorted` do?
# ask.fr: Les propositions du jeu sont dans un autre ordre : `sort` et `reverse` modifient la liste
#   elle-même. À qui est cette liste ? Que fait `sorted` ?
# fails: evil_codemaker_leaves_the_game_alone
# contrived: Sorts the game's propositions backwards and never uses them.
def evil_codemaker(game):
    candidates = game.secrets
    game.guesses.sort(reverse=True)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = parts[chosen]
        return chosen

    return answer


# %% takes_secrets_from_the_game
# en: The candidates are the game's own list, and secrets are removed from it.
# fr: Les candidats sont la liste même du jeu, et des secrets en sont retirés.
# ask.en: After a game, print `game.secrets`. Is your list of candidates a copy, or another name for
#   the game's own list?
# ask.fr: Après une partie, affichez `game.secrets`. Votre liste de candidats est-elle une copie, ou
#   un autre nom de la liste du jeu ?
# fails: evil_codemaker_starts_a_game_of_its_own, evil_codemaker_leaves_the_game_alone
def evil_codemaker(game):
    candidates = game.secrets

    def answer(guess):
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        for secret in list(candidates):
            if game.score(guess, secret) != chosen:
                candidates.remove(secret)
        return chosen

    return answer


# %% variable_of_its_own
# en: The candidates are assigned without `nonlocal`, and Python stops.
# fr: Les candidats reçoivent une valeur sans `nonlocal`, et Python s'arrête.
# ask.en: Read the name in the message. If a variable outside `answer` has that name: an assignment
#   inside makes a new one; what must be said first, so that it is the outer one? If none has it:
#   where does yours get its first value?
# ask.fr: Lisez le nom dans le message. Si une variable hors de `answer` porte ce nom : une
#   affectation à l'intérieur en crée une nouvelle ; que faut-il dire d'abord pour que ce soit celle
#   du dehors ? Sinon : où la vôtre reçoit-elle sa première valeur ?
# fails: evil_codemaker_leaves_most_candidates
def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        chosen = min(parts, key=lambda possible: (-len(parts[possible]), possible))
        candidates = list(parts[chosen])
        return chosen

    return answer
