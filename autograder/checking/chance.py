"""How far chance alone can lead: exact bounds for counts, so that a fair program is never called
unfair."""

from functools import cache
from math import exp, lgamma, log


@cache
def bounds(trials: int, chance: float, alarm: float) -> tuple[int, int]:
    """The counts between which a binomial variable stays, but for a probability of at most `alarm`.

    Each side is left with a probability of at most alarm / 2, summed exactly from the far end.
    """

    def probability(count: int) -> float:
        ways = lgamma(trials + 1) - lgamma(count + 1) - lgamma(trials - count + 1)
        return exp(ways + count * log(chance) + (trials - count) * log(1 - chance))

    low, outside = 0, probability(0)
    while outside <= alarm / 2:
        low += 1
        outside += probability(low)
    high, outside = trials, probability(trials)
    while outside <= alarm / 2:
        high -= 1
        outside += probability(high)
    return low, high
