# # Bulls and Cows
#
# **Goal.** Measure what a guess teaches, let three players play by themselves, and find out which of them is best.
# **Left out.** No best strategy and no proof: what the best player can do is quoted, not computed.
# **About 150 minutes.**

# **Bulls and Cows** is older than Mastermind, and needs only pencil and paper. One player keeps a **secret**:
# a string of characters that are all different, four digits in the classic game, such as `'0123'` or `'5407'`.
# The other proposes **guesses** of the same kind. The reply to a guess is two numbers:
#
# - the **bulls**: characters that are in the secret, at the same place;
# - the **cows**: characters that are in the secret, at another place.
#
# The secret `'5407'` replies to the guess `'0457'` with two bulls, 4 and 7, and two cows, 0 and 5.
#
# A turn is the triple `(guess, bulls, cows)`, and a **history** is the list of the turns played so far, in order.
# Pairs and triples are tuples, written in parentheses, and a list is a list: `[2, 2]` is not the pair `(2, 2)`.
# A function that has to know the secret, in order to compute replies, receives it as its parameter `answer`.
#
# You write nine functions. The last three are players that look for the secret by themselves.
# Each function **returns** its result, and leaves the lists it receives as they were.
# Replace the three dots `...` by your own lines. The lines that start with `assert` are examples:
# run them after your function.

# ## The strings one may play
#
# `admissible(alphabet, length)` is the list of all strings of that length, 1 or more, made of characters of the
# alphabet, no character twice. The alphabet is a string whose characters are all different and already in order;
# the list is in the order of the dictionary, the one that `sorted` gives.
# When the alphabet is too short for the length, the list is empty.
#
# Without arguments, `admissible()` is the list of the 5040 strings of the classic game.
# They are strings, not numbers: `'0123'` is one of them.

import random
from itertools import permutations

def admissible(alphabet="0123456789", length=4):
    ...  # your code here

assert admissible("123", 2) == ["12", "13", "21", "23", "31", "32"]
assert admissible("12", 3) == []
assert len(admissible()) == 5040
assert admissible()[0] == "0123"

# The strings one may play are kept in the global list `everything`. Functions look them up there *when they are
# called*: later on, another list will stand there, and all your functions will play a smaller game without being
# changed. So do not keep a copy of it under another name, and never change the list itself.

everything = admissible()

# ## Bulls and cows
#
# `bulls_n_cows(a, b)` is the reply, the pair `(bulls, cows)`, when one of two strings is the secret and the other
# the guess; which is which makes no difference. Both have the same length, whatever it is, and neither repeats a
# character. The characters may be any: digits, letters, others. (The name `bulls_and_cows` is tolerated.)

def bulls_n_cows(a, b):
    ...  # your code here

assert bulls_n_cows("5407", "0457") == (2, 2)
assert bulls_n_cows("1234", "1234") == (4, 0)
assert bulls_n_cows("abc", "dea") == (0, 1)

# ## Compatible with a history
#
# A string is **compatible** with a history when it may still be the secret: were it the secret, each guess of the
# history would have received exactly the reply that it did receive. `is_compatible(guess, history)` says whether
# this is so: `True` or `False`. With the empty history, every string is compatible.
#
# A string that has already been played is treated like any other: a guess that won is compatible with its own reply.

def is_compatible(guess, history):
    ...  # your code here

assert is_compatible("1567", [("1234", 1, 0)])
assert not is_compatible("5167", [("1234", 1, 0)])
assert not is_compatible("1567", [("1234", 1, 0), ("5678", 0, 2)])
assert is_compatible("1567", [])

# ## The compatible area
#
# The **compatible area** is the list of the strings that may still be the secret.
#
# - `compatible_area(history)` gives the strings of `everything` that are compatible with the history, in order.
# - `compatible_area(history, old_compatible_area)` looks for them in the given list only, and gives them in the order
#   of that list. Whatever this list is, each string of the result is compatible with the *whole* history.
#   An empty list is a list like any other: nothing is found in it, and the result is empty.
#
# The second form saves time: as a game goes on, the area only gets smaller.

def compatible_area(history, old_compatible_area=None):
    ...  # your code here

assert compatible_area([("1234", 3, 0), ("1239", 3, 0), ("1230", 3, 0)]) == ["1235", "1236", "1237", "1238"]
assert compatible_area([("1234", 3, 0)], ["1243", "1254", "8234"]) == ["1254", "8234"]
assert compatible_area([("1234", 3, 0)], []) == []
assert len(compatible_area([("1234", 1, 1)])) == 720

# ## A player
#
# `naive_player(answer)` plays one game by itself, and returns its history. Each of its guesses is drawn at random,
# all with the same chance, among the strings that are compatible with the turns before; the first one among all those
# of `everything`. The game ends with the guess that is the secret, and this turn belongs to the history too.
#
# The player may use `answer` to compute replies, and for nothing else.

def naive_player(answer):
    ...  # your code here

assert naive_player("5407")[-1] == ("5407", 4, 0)
assert is_compatible("5407", naive_player("5407"))
assert len(naive_player("5407")) <= 10

# ## What a guess teaches
#
# A good guess leaves few strings. How many it leaves depends on the reply, which nobody knows beforehand; but a mean
# can be computed. Every string of the compatible area may be the secret, all with the same chance.
# Suppose, for each of them in turn, that it is: the guess then receives a reply, and a new compatible area is left.
# `expected_new_compatible_area(guess, history)` is the mean of the sizes of these new areas.
#
# Take the small game `everything = admissible('123', 2)`, an empty history, and the guess `'12'`:
#
# | secret | 12 | 13 | 21 | 23 | 31 | 32 |
# |---|---|---|---|---|---|---|
# | reply | 2, 0 | 1, 0 | 0, 2 | 0, 1 | 0, 1 | 1, 0 |
# | new area | 12 | 13, 32 | 21 | 23, 31 | 23, 31 | 13, 32 |
# | its size | 1 | 2 | 1 | 2 | 2 | 2 |
#
# The mean is 10/6. Notice that the winning reply counts like any other: it leaves one string, the secret.
# The guess may be any string of `everything`, compatible or not. The history leaves at least one string.
# The result is a number, a float or a `Fraction`, not rounded.
#
# **It must be fast.** Written as it is defined, with `everything` searched again for each possible secret, the last
# example below takes from ten seconds to half a minute: 720 possible secrets, 5040 strings each time. To look only in
# the area that is left before the guess takes two seconds, and is accepted.
#
# Now look at the table again. Two secrets that give the same reply leave the same new area: the strings that give that
# reply. So a reply given by `size` secrets is counted `size` times, each time with the value `size`. The mean is the
# sum of the sizes squared, divided by the sum of the sizes: here (1 + 4 + 1 + 4) / (1 + 2 + 1 + 2).
# One walk through the area is enough, and no new area is needed.

from collections import Counter

def expected_new_compatible_area(guess, history):
    ...  # your code here

assert abs(expected_new_compatible_area("1243", [("1234", 3, 0), ("1239", 3, 0)]) - 5) < 1e-9
assert abs(expected_new_compatible_area("1567", [("1234", 1, 1)]) - 119.9) < 1e-9

# ## A smaller game
#
# From here on we play with strings of 3 digits from 1 to 7: there are 210 of them. Run the next cell once;
# your functions need no change. If one of them goes on playing with 4 digits, where does it look for its strings?
#
# Before you run an example from above again, run the cell `everything = admissible()` again too.

everything = admissible("1234567", 3)

# ## All second guesses compared
#
# The first guess of a game is played, and its reply is known. Which second guess is best?
# `first_turn_stats(answer, first_guess)` gives a dictionary. Its keys are all the strings of `everything`; the value
# of each is the pair made of
#
# - whether the string is compatible with that first turn: `True` or `False`;
# - the expected new compatible area, not rounded, if it is the second guess.

def first_turn_stats(answer, first_guess):
    ...  # your code here

assert len(first_turn_stats("126", "123")) == 210
assert first_turn_stats("126", "123")["134"] == (False, 2.5)
assert first_turn_stats("126", "123")["124"][0]
assert abs(first_turn_stats("126", "123")["124"][1] - 25 / 6) < 1e-9

# ## The player who wants to know most
#
# After the first guess `'123'` against `'126'`, the best second guess is *not* compatible: it cannot win, but it leaves
# 2.5 strings on average instead of 4.17. The next player takes such guesses. `optimal_information_player(answer)` plays
# one game by itself and returns its history, as `naive_player` does, with these rules:
#
# 1. the first guess is drawn at random among all the strings of `everything`;
# 2. when one single string is still compatible, it is played;
# 3. otherwise, the guess is the string of `everything`, compatible or not, that has the smallest expected new
#    compatible area. Of several equally good strings, the first in order is played.
#
# Equal means equal: 7/3 computed in two ways may differ in its last decimal, and then the wrong string seems better.
# Sums of squares are integers; they know no rounding.
#
# When the means are fast, a game takes about a second. When `'317'` is drawn first against `'543'`, the rules leave
# no choice: 317, 124, 275, 253, 543.

def optimal_information_player(answer):
    ...  # your code here

assert optimal_information_player("543")[-1] == ("543", 3, 0)
assert len(optimal_information_player("543")) <= 5

# ## The same, among compatible guesses
#
# `optimal_information_compatible_player(answer)` follows the same rules, but for one word: the guess with the smallest
# expected new compatible area is looked for among the *compatible* strings only. Ties are settled as before.

def optimal_information_compatible_player(answer):
    ...  # your code here

assert optimal_information_compatible_player("543")[-1] == ("543", 3, 0)
assert len(optimal_information_compatible_player("543")) <= 6

# ## The experiment (optional)
#
# Which of your players is best? Let each of them play against random secrets, and compare the means: `experiment` takes
# the number of games of each player. The fast ones may play more; what stands in the cell below it takes half a minute.
#
# Then let a copy of `optimal_information_player` play as well, in which ties go to a compatible string if there is one.

from statistics import NormalDist, mean, variance

tries = {}


def experiment(games):
    """Let each player of a dictionary play so many games; keep the tries in `tries`, and show their mean."""
    for player, number in games.items():
        played = tries[player.__name__] = [len(player(random.choice(everything))) for _ in range(number)]
        print(f"{player.__name__:38} {number:6} {mean(played):.3f}")

# Take away the # of the next lines to run them:
# experiment({naive_player: 2000, optimal_information_player: 50, optimal_information_compatible_player: 200})

# Two means of the same player differ too. *Welch's test* gives the probability that chance alone makes two means differ
# at least as much as yours do, if the players are in truth equally good. A small probability speaks for a true
# difference. The lesson tells how this very experiment once led to a wrong conclusion.
#
# `welch` shows this probability for two players, and how many games *each* should play, so that nine experiments out
# of ten see a difference as large as yours. Were your games enough? If not, a large probability says nothing: neither
# that the players differ, nor that they do not.

def welch(one, other):
    """Show the probability that chance alone makes two means differ so much, and the games of each that are enough."""
    mine, yours = tries[one.__name__], tries[other.__name__]
    typical = (variance(mine) / len(mine) + variance(yours) / len(yours)) ** 0.5
    chance = 2 * NormalDist().cdf(-abs(mean(mine) - mean(yours)) / typical)
    print(f"{one.__name__} / {other.__name__}: p = {chance:.3g}, {games_needed(mine, yours)}")


def games_needed(one, other):
    """The games of each player that show such a difference of means in nine experiments out of ten."""
    if mean(one) == mean(other):
        return "∞"
    return round((1.96 + 1.28) ** 2 * (variance(one) + variance(other)) / (mean(one) - mean(other)) ** 2)

# Take away the # of the next lines to run them:
# welch(naive_player, optimal_information_player)
# welch(naive_player, optimal_information_compatible_player)
# welch(optimal_information_player, optimal_information_compatible_player)

# ## Three pictures (optional)
#
# They need the library `matplotlib`: `pip install matplotlib`. Without it, the rest works all the same.
#
# The first one shows in how many tries your players won the games of the experiment. Two players with nearly the same
# mean: which of them has the longer bad games, and which wins more often at once?

def histogram(players, labels):
    """Show the tries of the games that some players have played; `labels`: the horizontal axis, the vertical one."""
    try:
        from matplotlib import pyplot
    except ImportError:
        print("pip install matplotlib")
        return
    played = [tries[player.__name__] for player in players]
    names = [f"{player.__name__}: {mean(tries[player.__name__]):.3f}" for player in players]
    most = max(max(numbers) for numbers in played)
    figure, axes = pyplot.subplots(figsize=(7, 5), layout="constrained")
    axes.hist(played, bins=[place + 0.5 for place in range(most + 1)], density=True, label=names)
    axes.set_xticks(range(1, most + 1))
    axes.set_xlabel(labels[0])
    axes.set_ylabel(labels[1])
    axes.spines[["top", "right"]].set_visible(False)
    figure.legend(loc="outside upper left", frameon=False)
    pyplot.show()

# Take away the # of the next lines to run them:
# histogram(
#     [naive_player, optimal_information_player, optimal_information_compatible_player], ["tries", "share of the games"]
# )

# The second one shows `first_turn_stats`: each point is a second guess, and each box holds the middle half of its
# points. Compare `('126', '213')` with `('126', '123')`: on which side is the best guess? And are all compatible
# guesses equal? In one of the two games they leave from 6.72 to 7.28 strings.

def box_plot(stats, title, labels):
    """Show the expected new areas after a first turn; `labels`: compatible, not compatible, the vertical axis."""
    try:
        from matplotlib import pyplot
    except ImportError:
        print("pip install matplotlib")
        return
    means = [[area for possible, area in stats.values() if possible is side] for side in (True, False)]
    _, axes = pyplot.subplots(figsize=(6, 6), layout="constrained")
    axes.boxplot(means, widths=0.6, showfliers=False, medianprops={"color": "black", "linewidth": 2})
    for place, (values, colour) in enumerate(zip(means, ("tab:blue", "tab:orange")), 1):
        across = [place + random.uniform(-0.27, 0.27) for _ in values]
        axes.scatter(across, values, s=16, color=colour, alpha=0.6, linewidths=0)
        axes.axhline(min(values), color=colour, linestyle=":", linewidth=1)
    axes.set_xticks(
        [1, 2], [f"{label}: {len(values)}\nmin = {min(values):.2f}" for label, values in zip(labels, means)]
    )
    axes.set_ylabel(labels[2])
    axes.set_title(title)
    axes.spines[["top", "right"]].set_visible(False)
    pyplot.show()

# Take away the # of the next lines to run them:
# labels = ["compatible", "not compatible", "expected new compatible area"]
# box_plot(first_turn_stats("126", "213"), "213 → (0, 2)", labels)
# box_plot(first_turn_stats("126", "123"), "123 → (2, 0)", labels)

# The third one shows a game: each of the 210 strings is a point of space whose coordinates are its three digits,
# coloured by the turn that shows it is not the secret.

def cloud(history, labels):
    """Show when each string of a game stopped being a suspect; `labels`: the colour bar, the secret, an axis."""
    try:
        from matplotlib import pyplot, ticker
    except ImportError:
        print("pip install matplotlib")
        return
    turns, secret = len(history), history[-1][0]
    others = [guess for guess in everything if guess != secret]
    cleared = [
        next((turn for turn in range(1, turns) if not is_compatible(guess, history[:turn])), turns) for guess in others
    ]
    axes = pyplot.figure(figsize=(8, 6), layout="constrained").add_subplot(projection="3d")
    places = [[int(guess[place]) for guess in others] for place in range(3)]
    sizes, colours = [15 + 18 * turn for turn in cleared], pyplot.get_cmap("viridis_r", turns)
    points = axes.scatter(*places, c=cleared, s=sizes, cmap=colours, vmin=0.5, vmax=turns + 0.5, depthshade=False)
    axes.scatter(*map(int, secret), color="red", marker="*", s=300, label=f"{labels[1]} {secret}", depthshade=False)
    bar = pyplot.colorbar(points, ax=axes, shrink=0.6, pad=0.08, ticks=range(1, turns + 1), label=labels[0])
    bar.ax.set_yticklabels([f"{turn} ({guess})" for turn, (guess, bulls, cows) in enumerate(history, 1)])
    for rank, axis in enumerate((axes.xaxis, axes.yaxis, axes.zaxis), 1):
        axis.set_major_locator(ticker.MultipleLocator(1))
        axis.set_label_text(f"{labels[2]} {rank}")
    axes.legend(loc="upper left")
    axes.set_box_aspect(None, zoom=0.9)
    pyplot.show()

# Take away the # of the next lines to run them:
# cloud(optimal_information_player("543"), ["no longer a suspect after turn", "secret", "digit"])























# # Hints, for when you are stuck

# ## Hint 1 for admissible
#
# Write the list for `'123'` and 2 by hand. When the first character is chosen, which ones are left for the second?
# The number of loops would depend on `length`: how can the strings of length 2 be made from those of length 1?

# ## Hint 2 for admissible
#
# The cell above imports `permutations`. Print `list(permutations('abc', 2))`: what are its elements,
# and in which order do they come? The method `join` of a string makes one string of several.

# ## Hint 1 for bulls_n_cows
#
# Write the two strings one under the other. Which question do you ask in each column?
# And when the answer is no, which second question, about the whole other string?

# ## Hint 2 for bulls_n_cows
#
# Bulls and cows together are the characters that both strings hold. No character is repeated:
# what does `set('abc') & set('dea')` tell you?

# ## Hint 1 for is_compatible
#
# Suppose that `guess` is the secret. What would it have replied to the first guess of the history?
# With what do you compare this reply?

# ## Hint 2 for is_compatible
#
# One disagreement is enough to say no. When do you know that the answer is yes: during the loop or after it?
# A loop `for x, y, z in l:` takes each triple of a list apart.

# ## Hint 1 for compatible_area
#
# Two questions: where to look, and what to keep. You have just written the function that answers the second.

# ## Hint 2 for compatible_area
#
# `if area:` is false for `None`, and for which list too? How does one ask whether a value is `None`, and nothing else?

# ## Hint 1 for naive_player
#
# Play a game against yourself on paper. What do you write down after each guess? What do you cross out?
# These are the two things to remember from one turn to the next.

# ## Hint 2 for naive_player
#
# `random.choice(l)` draws an element of a list. From which list is the first guess drawn, and from which the next?
# When the loop ends, has the winning turn been stored?

# ## Hint 1 for expected_new_compatible_area
#
# With `everything = admissible('123', 2)`, an empty history and the guess `'12'`, which four replies are possible?
# How many strings give each of them? That is all you need to know.

# ## Hint 2 for expected_new_compatible_area
#
# A reply is a pair, and a pair can be the key of a dictionary. What does `Counter('banana')` count,
# and what are its `values()`?

# ## Hint 1 for first_turn_stats
#
# Both numbers are asked of the same history. How many turns does it hold, and which function gives its reply?

# ## Hint 2 for first_turn_stats
#
# You have written a function for each half of the pair. A dictionary is filled by `d[key] = value`, in a loop over
# which list?

# ## Hint 1 for optimal_information_player
#
# `min(words, key=len)` gives the shortest of some words. If two are equally short, which one?
# What is minimised here, over which list?

# ## Hint 2 for optimal_information_player
#
# When one single string is left, every guess leaves one string: all of them are equally good for rule 3.
# Which would then be played, at every turn?

# ## Hint 1 for optimal_information_compatible_player
#
# Which line of the player above says where to look? What is to stand there instead?

# ## Hint 2 for optimal_information_compatible_player
#
# When one single compatible string is left, what does rule 3 play now? Is rule 2 still needed?























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m06_bulls_and_cows.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
