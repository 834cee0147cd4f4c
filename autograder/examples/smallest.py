"""The smallest set of examples that catches everybody: greedy first, then better ones as long as
that is affordable."""

from collections.abc import Sequence
from dataclasses import dataclass

_STEPS = 60_000  # of the search; what is found by then is kept, the same on each machine


def smallest(catches: Sequence[int]) -> list[int]:
    """The ranks of as few sets as we can find whose union is that of all; each set is the bits of a
    number.

    Of equally good sets the earlier one is taken: put the simplest examples first.
    """
    ranks = _undominated(catches)
    search = _Search([catches[rank] for rank in ranks])
    return sorted(ranks[one] for one in search.best())


def _undominated(catches: Sequence[int]) -> list[int]:
    """The ranks of the sets that are part of no other one; of equal ones, the first."""
    firsts = {mask: rank for rank, mask in reversed([*enumerate(catches)]) if mask}
    kept: list[int] = []
    for mask in sorted(firsts, key=int.bit_count, reverse=True):
        if not any(mask & ~other == 0 for other in kept):
            kept.append(mask)
    return sorted(firsts[mask] for mask in kept)


@dataclass
class _Search:
    """Tries the sets for the element that fewest of them hold, and gives up what cannot beat the
    best so far."""

    masks: Sequence[int]
    steps: int = _STEPS

    def best(self) -> list[int]:
        everything = 0
        for mask in self.masks:
            everything |= mask
        self._best = self._greedy(everything)
        self._holders = {
            bit: [rank for rank, mask in enumerate(self.masks) if mask >> bit & 1]
            for bit in range(everything.bit_length())
            if everything >> bit & 1
        }
        self._look(everything, [])
        return self._best

    def _greedy(self, left: int) -> list[int]:
        chosen = []
        while left:
            rank = max(range(len(self.masks)), key=lambda one: (self.masks[one] & left).bit_count())
            chosen.append(rank)
            left &= ~self.masks[rank]
        return chosen

    def _look(self, left: int, chosen: list[int]) -> None:
        self.steps -= 1
        if not left:
            self._best = chosen
            return
        if self.steps < 0 or len(chosen) + self._at_least(left) >= len(self._best):
            return
        rarest = min(
            (bit for bit in self._holders if left >> bit & 1),
            key=lambda bit: len(self._holders[bit]),
        )
        for rank in sorted(
            self._holders[rarest], key=lambda one: -(self.masks[one] & left).bit_count()
        ):
            self._look(left & ~self.masks[rank], [*chosen, rank])

    def _at_least(self, left: int) -> int:
        """So many sets are needed in any case: elements no set holds together need one each."""
        count = 0
        for bit in sorted(self._holders, key=lambda one: len(self._holders[one])):
            if left >> bit & 1:
                count += 1
                for rank in self._holders[bit]:
                    left &= ~self.masks[rank]
        return count
