"""How far does a table get that is made of feedback alone, in `check` and in `grade`?

`python autograder/benchmarks/by_heart.py [--module m02_pegs] [--task mal_places] [--attempts 400]`

A cheat that understands nothing of any task hands a file in to `check`, reads the calls that failed
and the values expected there, as a learner sees them, adds them to a table, answers everything else
with the value seen most often, and tries again until nothing improves. Another one answers that way
to the first call after the file is loaded only, as answers that are right when asked alone used to
be forgiven. Then `grade` judges what `check` liked best.

Tasks that are played, that draw, that give functions or objects back, or whose feedback is no call
of theirs with a
value, have no such table, and say so: `check` must give them nothing either. Everything around the
task is right.
"""

import argparse
import ast
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from inspect import getsource
from typing import Any

from autograder.course.module import Module, Task, this_course
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import TaskReport, Verdict
from autograder.sandbox.doctor import best
from autograder.sandbox.servers import Sandbox, sandbox_of

# What a table earns honestly: where all that a check may ask is a handful of values, it asks for
# all of them; and what is right of one code given to every call.
HONEST = {
    "nombre_codes": (2.0, "54 numbers, which the statement prints"),
    "tous_les_codes": (0.5, "called without arguments, the list has one value"),
    "creer_code": (2.5, "one code, which is a code; it is not drawn"),
    "gagne": (2.0, "14 answers can be given, and all are asked"),
    "optimal_total": (5.5, "15 games are small enough, which the statement names"),
}


@dataclass(frozen=True)
class Cheat:
    """A function of that name, made of answers seen."""

    task: str
    table: dict[str, str]  # the arguments as `seen` writes them: the answer as Python reads it
    watched: tuple[str, ...] = ()  # global names on which the answers depend
    once: bool = False  # right in the first call after loading only

    @property
    def source(self) -> str:
        """To be put after the answers to all other tasks."""
        usual = Counter(self.table.values()).most_common(1)
        table = "\n".join(f"    {key!r}: {value!r}," for key, value in self.table.items())
        return f"""
from typing import Any


{getsource(seen)}

TABLE = {{
{table}
}}
CALLS = []


def {self.task}(*arguments):
    CALLS.append(1)
    if {self.once} and len(CALLS) > 1:
        return None
    key = repr([seen(arguments), *(seen(globals().get(name)) for name in {self.watched})])
    return eval(TABLE.get(key, {usual[0][0] if usual else "None"!r}))
"""

    def learn(self, module: Module, verdict: Verdict) -> "Cheat":
        """The same with what one verdict says, if that is a call with a value."""
        if not verdict.call or not verdict.expected:
            return self
        watched = _watched(verdict.call)
        names = tuple(dict.fromkeys((*self.watched, *watched)))
        if names != self.watched:
            return replace(self, table={}, watched=names).learn(module, verdict)
        try:
            space = dict(vars(module.reference))
            space |= {name: eval(text, space) for name, text in watched.items()}
            call = ast.parse(verdict.call.strip(), mode="eval").body
            if (
                not isinstance(call, ast.Call)
                or getattr(call.func, "id", "") != self.task
                or call.keywords
            ):
                return self
            arguments = tuple(
                eval(compile(ast.Expression(one), "call", "eval"), space) for one in call.args
            )
            eval(verdict.expected, space)
        except Exception:  # cut, or in words: nothing to learn
            return self
        key = repr([seen(arguments), *(seen(space.get(name)) for name in names)])
        return replace(self, table=self.table | {key: verdict.expected})


def _watched(call: str) -> dict[str, str]:
    """The global names that a call is shown with, as in `f(1)  # everything = [1, 2]`, and their
    values."""
    _, _, comment = call.partition("  # ")
    name, equals, text = comment.partition(" = ")
    return {name: text} if equals and name.isidentifier() else {}


def seen(value: Any) -> str:
    """A value as text, the same for equal values; a game by all its answers, other functions by
    their names."""
    if hasattr(value, "score") and hasattr(value, "secrets"):
        answers = [
            seen(value.score(guess, secret)) for guess in value.guesses for secret in value.secrets
        ]
        return repr([*map(seen, (value.guesses, value.secrets, value.endstates)), answers])
    if isinstance(value, (set, frozenset)):
        return "{" + ", ".join(sorted(map(seen, value))) + "}"
    if isinstance(value, (list, tuple)):
        return ("[%s]" if isinstance(value, list) else "(%s)") % ", ".join(map(seen, value))
    return getattr(value, "__name__", "function") if callable(value) else repr(value)


@dataclass(frozen=True)
class Result:
    """What came of one task."""

    task: str
    points: float
    check: float
    grade: float
    attempts: int
    entries: int

    @property
    def allowed(self) -> float:
        return HONEST.get(self.task, (0.0, ""))[0]

    @property
    def remark(self) -> str:
        if self.grade and self.task in HONEST:
            return HONEST[self.task][1]
        return "" if self.entries else "no table: no call of this task with a value is shown"


def _judge(module: Module, sandbox: Sandbox, cheat: Cheat, fresh: bool) -> TaskReport:
    source = module.standalone + cheat.source
    (report,) = judge_one(
        module, Submission("cheat", source=source), sandbox, [cheat.task], fresh
    ).tasks
    return report


def by_heart(module: Module, task: Task, sandbox: Sandbox, attempts: int) -> Result:
    """Learn one task until nothing improves, then have it graded."""
    cheat, made = Cheat(task.name, {}), 0
    found: list[tuple[float, Cheat]] = []
    for once in (False, True):
        cheat = replace(cheat, once=once)
        for _ in range(attempts):
            made += 1
            report = _judge(module, sandbox, cheat, fresh=False)
            found.append((report.score, cheat))
            learnt = cheat
            for check in report.checks:
                if not check.passed:
                    learnt = learnt.learn(module, check.verdict)
            if learnt == cheat:
                break
            cheat = learnt
    highest = max(score for score, _ in found)
    liked = [one for score, one in found if score == highest][-2:]
    grade = max(_judge(module, sandbox, one, fresh=True).score for one in liked)
    points = sum(check.points for check in module.checks if check.task == task.name)
    return Result(task.name, points, highest, grade, made, len(cheat.table))


def results(
    modules: Collection[str], tasks: Collection[str], attempts: int, sandbox: Sandbox
) -> Iterator[tuple[str, Result]]:
    """One after the other; of all modules and tasks when none is named."""
    for slug, module in this_course().modules.items():
        for task in module.tasks:
            if (not modules or slug in modules) and (not tasks or task.name in tasks):
                yield slug, by_heart(module, task, sandbox, attempts)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--module", action="append", default=[], help="only this one; may be given again"
    )
    parser.add_argument(
        "--task", action="append", default=[], help="only this one; may be given again"
    )
    parser.add_argument(
        "--attempts", type=int, default=400, help="for each of the two cheats (default: 400)"
    )
    options = parser.parse_args()
    tier, _ = best()
    if tier is None:
        parser.exit(2, "no confinement holds here\n")
    unearned = False
    print(f"{'task':48} {'check':>6} {'grade':>6} {'points':>6} {'attempts':>8}")
    for slug, found in results(options.module, options.task, options.attempts, sandbox_of(tier)):
        too_much = found.grade > found.allowed
        unearned |= too_much
        figures = f"{found.check:6g} {found.grade:6g} {found.points:6g} {found.attempts:8}"
        print(
            f"{slug}/{found.task:{47 - len(slug)}} {figures} "
            f" {'UNEARNED ' * too_much}{found.remark}",
            flush=True,
        )
    return int(unearned)


if __name__ == "__main__":
    raise SystemExit(main())
