# %% an_earlier_game
# en: Of a history that was asked about before, the area is the same again, even when another list
#   stands in `everything`.
# fr: Pour un historique déjà demandé, la zone est encore la même, même quand `everything` est
#   devenue une autre liste.
# ask.en: Put another list into `everything` and ask for the area of the same history: do the
#   strings come from the new list?
# ask.fr: Mettez une autre liste dans `everything` et demandez la zone du même historique : les
#   chaînes viennent-elles de la nouvelle liste ?
# fails: area_twice
def compatible_area(history, old_compatible_area=None, areas={}):
    if old_compatible_area is not None:
        return [guess for guess in old_compatible_area if is_compatible(guess, history)]
    asked = tuple(history)
    if asked not in areas:
        areas[asked] = [guess for guess in everything if is_compatible(guess, history)]
    return areas[asked].copy()


# %% area_kept
# en: The result is a list made once, as a default value: it grows from call to call.
# fr: Le résultat est une liste créée une seule fois, comme valeur par défaut : elle grandit d'un
#   appel à l'autre.
# ask.en: How long is `compatible_area([])` at the second call? When is the list you append to
#   created?
# ask.fr: Quelle est la longueur de `compatible_area([])` au second appel ? Quand la liste à
#   laquelle vous ajoutez est-elle créée ?
# fails: area_twice
def compatible_area(history, old_compatible_area=None, area=[]):
    for guess in everything if old_compatible_area is None else old_compatible_area:
        if is_compatible(guess, history):
            area.append(guess)
    return area


# %% empty_is_none
# en: An empty old area is replaced by everything.
# fr: Une ancienne zone vide est remplacée par le tout.
# ask.en: What is `[] or 'something'`? And is an empty list the same as no list?
# ask.fr: Que vaut `[] or 'autre chose'` ? Et une liste vide est-elle la même chose que pas de liste
#   ?
# fails: area_in_an_empty_area
def compatible_area(history, old_compatible_area=None):
    area = old_compatible_area or everything
    return [guess for guess in area if is_compatible(guess, history)]


# %% everything_by_default
# en: The list is taken as the default value when the function is defined.
# fr: La liste est prise comme valeur par défaut au moment où la fonction est définie.
# ask.en: With `everything = admissible('123', 2)`, which strings does your function look at? Where
#   does it find them, and when: at each call, or once, when Python reads the `def`?
# ask.fr: Avec `everything = admissible('123', 2)`, quelles chaînes votre fonction regarde-t-elle ?
#   Où les trouve-t-elle, et quand : à chaque appel, ou une fois, quand Python lit le `def` ?
# fails: area_in_everything
everything = admissible()


def compatible_area(history, old_compatible_area=everything):
    return [guess for guess in old_compatible_area if is_compatible(guess, history)]


everything = admissible("1234567", 3)


# %% everything_replaced
# en: What is left is given to the name `everything`.
# fr: Ce qui reste est donné au nom `everything`.
# ask.en: After your call, what is called `everything`? Which strings would the first turn of a new
#   game begin with?
# ask.fr: Après votre appel, qu'est-ce qui s'appelle `everything` ? Avec quelles chaînes le premier
#   tour d'une nouvelle partie commencerait-il ?
# fails: area_leaves_lists_alone
def compatible_area(history, old_compatible_area=None):
    global everything
    if old_compatible_area is not None:
        return [guess for guess in old_compatible_area if is_compatible(guess, history)]
    everything = [guess for guess in everything if is_compatible(guess, history)]
    return everything


# %% last_turn_in_an_old_area
# en: In an old area, only the last turn is looked at.
# fr: Dans une ancienne zone, seul le dernier tour est regardé.
# ask.en: The old area may be any list. If a string in it contradicts the first turn, does your
#   function notice?
# ask.fr: L'ancienne zone peut être n'importe quelle liste. Si une de ses chaînes contredit le
#   premier tour, votre fonction le voit-elle ?
# fails: area_in_an_old_area
def compatible_area(history, old_compatible_area=None):
    if old_compatible_area is None:
        return [guess for guess in everything if is_compatible(guess, history)]
    return [guess for guess in old_compatible_area if is_compatible(guess, history[-1:])]


# %% last_turn_only
# en: Only the last turn of the history is looked at, in whichever list.
# fr: Seul le dernier tour de l'historique est regardé, quelle que soit la liste.
# ask.en: After two turns, does each string of your area agree with the first one? Which turns does
#   your function look at?
# ask.fr: Après deux tours, chaque chaîne de votre zone s'accorde-t-elle avec le premier ? Quels
#   tours votre fonction regarde-t-elle ?
# fails: area_in_everything
def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return [guess for guess in area if is_compatible(guess, history[-1:])]


# %% number
# en: The number of strings is returned.
# fr: C'est le nombre de chaînes qui est renvoyé.
# ask.en: Your function gives a number: could the next guess be drawn from it?
# ask.fr: Votre fonction donne un nombre : pourrait-on y tirer la proposition suivante ?
# fails: area_in_everything
def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return sum(is_compatible(guess, history) for guess in area)


# %% old_area_ignored
# en: The old area is not used.
# fr: L'ancienne zone ne sert pas.
# ask.en: Is the second parameter used anywhere in your function? Give it a list of one string and
#   see.
# ask.fr: Le second paramètre sert-il quelque part dans votre fonction ? Donnez-lui une liste d'une
#   seule chaîne pour voir.
# fails: area_in_an_old_area
def compatible_area(history, old_compatible_area=None):
    area = []
    for guess in everything:
        if is_compatible(guess, history):
            area.append(guess)
    return area


# %% only_of_everything
# en: Strings of the old area that are not in everything are left out.
# fr: Les chaînes de l'ancienne zone absentes de `everything` sont oubliées.
# ask.en: The second parameter may be any list. Does your function look for its strings in
#   `everything` as well?
# ask.fr: Le second paramètre peut être n'importe quelle liste. Votre fonction cherche-t-elle aussi
#   ses chaînes dans `everything` ?
# fails: area_in_an_old_area
def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return [guess for guess in area if guess in everything and is_compatible(guess, history)]


# %% played_strings_left_out
# en: Strings that were played are left out, even the winning one.
# fr: Les chaînes déjà jouées sont oubliées, même la gagnante.
# ask.en: After the winning turn, which string may be the secret? What is the area then?
# ask.fr: Après le tour gagnant, quelle chaîne peut être le secret ? Quelle est alors la zone ?
# fails: area_in_everything
def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    played = [turn[0] for turn in history]
    return [guess for guess in area if guess not in played and is_compatible(guess, history)]


# %% removes_from_the_list
# en: Strings are removed from the given list, or from everything.
# fr: Des chaînes sont retirées de la liste reçue, ou de `everything`.
# ask.en: After the call, how long are `everything` and the old area? `area = everything` gives the
#   list a second name: does it make a second list?
# ask.fr: Après l'appel, quelle est la longueur de `everything` et de l'ancienne zone ? `area =
#   everything` donne à la liste un second nom : en fait-il une seconde liste ?
# fails: area_leaves_lists_alone
def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    for guess in list(area):
        if not is_compatible(guess, history):
            area.remove(guess)
    return area


# %% removes_while_walking
# en: Strings are removed from the list that the loop walks through.
# fr: Des chaînes sont retirées de la liste que la boucle parcourt.
# ask.en: When an element is removed, the ones after it move up: which one does the loop see next?
# ask.fr: Quand on retire un élément, les suivants avancent d'une place : lequel la boucle voit-elle
#   ensuite ?
# fails: area_in_everything
def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    for guess in area:
        if not is_compatible(guess, history):
            area.remove(guess)
    return area


# %% sorted
# en: The strings found in an old area are put in order.
# fr: Les chaînes trouvées dans une ancienne zone sont mises en ordre.
# ask.en: What does `compatible_area([], ['21', '12'])` give? In which order does the statement want
#   them?
# ask.fr: Que donne `compatible_area([], ['21', '12'])` ? Dans quel ordre l'énoncé les veut-il ?
# fails: area_in_an_old_area
def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return sorted(guess for guess in area if is_compatible(guess, history))


# %% tuple
# en: The strings are in a tuple.
# fr: Les chaînes sont dans un tuple.
# ask.en: Your result is in round brackets: of which type is it, and of which type is `[]`?
# ask.fr: Votre résultat est entre parenthèses : de quel type est-il, et de quel type est `[]` ?
# fails: area_is_a_list
def compatible_area(history, old_compatible_area=None):
    area = everything if old_compatible_area is None else old_compatible_area
    return tuple(guess for guess in area if is_compatible(guess, history))
