# %% already_played
# en: A string that was played is refused, whatever the reply.
# fr: Une chaîne déjà jouée est refusée, quelle que soit la réponse.
# ask.en: If the reply to a guess says that it is the secret, may it be the secret?
# ask.fr: Si la réponse à une proposition dit que c'est le secret, peut-elle être le secret ?
# fails: compatible_with_one_turn
def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        if guess == earlier or bulls_n_cows(guess, earlier) != (bulls, cows):
            return False
    return True


# %% already_played_before_the_last
# en: A string that was played before the last turn is refused, whatever the reply.
# fr: Une chaîne jouée avant le dernier tour est refusée, quelle que soit la réponse.
# ask.en: If the reply to an earlier guess says that it is the secret, may it be the secret still?
# ask.fr: Si la réponse à une proposition précédente dit que c'est le secret, peut-elle encore être
#   le secret ?
# fails: compatible_with_all_turns
# contrived: Refuses strings played before, but not in the last turn: a rule tailored to a check.
def is_compatible(guess, history):
    if guess in [earlier for earlier, bulls, cows in history[:-1]]:
        return False
    return all(bulls_n_cows(guess, earlier) == (bulls, cows) for earlier, bulls, cows in history)


# %% at_least
# en: As many bulls and cows or more are accepted.
# fr: Autant de taureaux et de vaches, ou davantage, sont acceptés.
# ask.en: Is a string that would have replied with more bulls still possible?
# ask.fr: Une chaîne qui aurait répondu par plus de taureaux est-elle encore possible ?
# fails: compatible_with_one_turn
def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        reply = bulls_n_cows(guess, earlier)
        if reply[0] < bulls or reply[1] < cows:
            return False
    return True


# %% bulls_only
# en: Only the bulls are compared.
# fr: Seuls les taureaux sont comparés.
# ask.en: A reply is two numbers: which of them does your function compare? Try a turn with 0 bulls.
# ask.fr: Une réponse tient en deux nombres : lesquels votre fonction compare-t-elle ? Essayez un
#   tour à 0 taureau.
# fails: compatible_with_one_turn
def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        if bulls_n_cows(guess, earlier)[0] != bulls:
            return False
    return True


# %% empties_the_history
# en: The history is emptied turn by turn.
# fr: L'historique est vidé tour par tour.
# ask.en: Print the history before and after the call. To whom does the list belong that your
#   function takes turns from?
# ask.fr: Affichez l'historique avant et après l'appel. À qui est la liste dont votre fonction
#   retire des tours ?
# fails: compatible_leaves_the_history_alone
def is_compatible(guess, history):
    while history:
        earlier, bulls, cows = history.pop()
        if bulls_n_cows(guess, earlier) != (bulls, cows):
            return False
    return True


# %% empty_history_refused
# en: With an empty history the answer is False.
# fr: Avec un historique vide, la réponse est `False`.
# ask.en: Before the first turn, which strings may be the secret?
# ask.fr: Avant le premier tour, quelles chaînes peuvent être le secret ?
# fails: compatible_with_all_turns
def is_compatible(guess, history):
    agrees = False
    for earlier, bulls, cows in history:
        agrees = bulls_n_cows(guess, earlier) == (bulls, cows)
        if not agrees:
            break
    return agrees


# %% fewer_cows_accepted
# en: Fewer cows than in the reply are accepted.
# fr: Moins de vaches que dans la réponse sont acceptées.
# ask.en: Were it the secret, the string would have replied with fewer cows: is it still possible?
# ask.fr: Si c'était le secret, la chaîne aurait répondu par moins de vaches : est-elle encore
#   possible ?
# fails: compatible_with_one_turn
def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        same, elsewhere = bulls_n_cows(guess, earlier)
        if same != bulls or elsewhere > cows:
            return False
    return True


# %% first_four_turns
# en: Only the first four turns of the history are looked at.
# fr: Seuls les quatre premiers tours de l'historique sont regardés.
# ask.en: Take a history of six turns, with a disagreement in the last only: does your function go
#   that far?
# ask.fr: Prenez un historique de six tours, avec un désaccord au dernier seulement : votre fonction
#   va-t-elle jusque-là ?
# fails: compatible_with_all_turns
def is_compatible(guess, history):
    for earlier, bulls, cows in history[:4]:
        if bulls_n_cows(earlier, guess) != (bulls, cows):
            return False
    return True


# %% first_turn_only
# en: The answer is given after the first turn.
# fr: La réponse est donnée après le premier tour.
# ask.en: In a history of two turns, when is the second one looked at?
# ask.fr: Dans un historique de deux tours, quand le second est-il regardé ?
# fails: compatible_with_all_turns
def is_compatible(guess, history):
    for earlier, bulls, cows in history:
        if bulls_n_cows(guess, earlier) == (bulls, cows):
            return True
        else:
            return False
    return True


# %% nothing_when_false
# en: Nothing is returned when a turn disagrees.
# fr: Rien n'est renvoyé quand un tour est en désaccord.
# ask.en: When a turn disagrees, which `return` does your function reach?
# ask.fr: Quand un tour n'est pas d'accord, quel `return` votre fonction atteint-elle ?
# fails: compatible_says_true_or_false
def is_compatible(guess, history):
    agreed = 0
    for earlier, bulls, cows in history:
        if bulls_n_cows(guess, earlier) == (bulls, cows):
            agreed += 1
    if agreed == len(history):
        return True


# %% once_false_always_false
# en: A global flag is never set back.
# fr: Un drapeau global n'est jamais remis en place.
# ask.en: Ask for a string that is not compatible, then for one that is: what does your function say
#   the second time, and where was that decided?
# ask.fr: Demandez pour une chaîne qui n'est pas compatible, puis pour une qui l'est : que dit votre
#   fonction la seconde fois, et où cela s'est-il décidé ?
# fails: compatible_twice
contradicted = False


def is_compatible(guess, history):
    global contradicted
    for earlier, bulls, cows in history:
        if bulls_n_cows(guess, earlier) != (bulls, cows):
            contradicted = True
    return not contradicted


# %% one_turn_is_enough
# en: One turn that agrees is enough.
# fr: Un seul tour qui concorde suffit.
# ask.en: When one turn agrees and another does not, may the string still be the secret?
# ask.fr: Quand un tour est d'accord et un autre non, la chaîne peut-elle encore être le secret ?
# fails: compatible_with_all_turns
def is_compatible(guess, history):
    if not history:
        return True
    return any(bulls_n_cows(guess, earlier) == (bulls, cows) for earlier, bulls, cows in history)


# %% sums
# en: Bulls and cows are added before they are compared.
# fr: Taureaux et vaches sont additionnés avant d'être comparés.
# ask.en: One bull and no cow, no bull and one cow: are they the same reply?
# ask.fr: Un taureau et aucune vache, aucun taureau et une vache : est-ce la même réponse ?
# fails: compatible_with_one_turn
def is_compatible(guess, history):
    return all(sum(bulls_n_cows(guess, earlier)) == bulls + cows for earlier, bulls, cows in history)
