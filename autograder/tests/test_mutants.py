"""Right answers changed at one place: each change costs something, but for those that change
nothing one can see."""

import pytest

from autograder.benchmarks.mutants import changed, survives
from autograder.course.module import Module

EQUIVALENT = {  # an answer is the same for two codes exchanged; and no code has the colours 0 and 7
    "zip(l2, l1)",
    "min(occurences(l2, couleur), occurences(l1, couleur))",
    "bien_places(l2, l1)",
    "range(0, 7)",
    "range(1, 8)",
}


@pytest.mark.slow
def test_each_slip_in_a_right_answer_costs_something(pegs: Module) -> None:
    changes = [mutant for task in ("bien_places", "mal_places") for mutant in changed(pegs, task)]
    kept = [mutant.difference for mutant in changes if survives(mutant)]

    assert len(changes) > 50
    assert [
        text for text in kept if not any(one in text.splitlines()[-1] for one in EQUIVALENT)
    ] == []
