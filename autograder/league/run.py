"""A league from a folder of submissions: found, played, put in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.course.module import Module, course_at
from autograder.grading import processors
from autograder.grading.pool import Judges, local_executor
from autograder.grading.run import MAX_JOBS, NothingHandedIn, Watcher, chosen_tier, judges_on, part, require_linux
from autograder.i18n import for_teachers
from autograder.i18n import league as said
from autograder.i18n.display import clean, some
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text
from autograder.intake import Entry, Submission, find
from autograder.intake.apart import Reader
from autograder.intake.pseudonyms import Key
from autograder.intake.roster import called_as_in, read_roster
from autograder.league.play import DECODER, Played, play_decoder, play_rule
from autograder.league.table import CHAMPION, LEARNER, RULE, Row, Standing, row_of
from autograder.sandbox import children
from autograder.sandbox.client import SandboxError
from autograder.trees.strategies import FIRST_CONSISTENT, rules_named
from autograder.trees.verify import Rules, content_of, rules_of, verify

RULES = ("optimal", "most-parts", "expected-size", "entropy", "knuth", FIRST_CONSISTENT)
PROVEN = 1296  # secrets of the largest game whose optimum is computed
_ATTEMPTS = 3  # at one whose process dies


@dataclass(frozen=True)
class Asked:
    """What is to be played, by whom and where; all as `grading.run.grade` has it.

    `names`: a roster after whose names learners are called; else they are under codes, whose key is in `key`.
    """

    submissions: Path
    out: Path
    module: str
    game: str = "4x6"
    champions: Sequence[Path] = ()
    names: Path | None = None
    key: Path | None = None
    course: Path | None = None
    jobs: int | None = None
    cluster: str | None = None
    layout: str = ""
    trusted: bool = False

    @property
    def rules(self) -> Rules:
        """The game. Raises InputError when decoders do not play it."""
        rules = rules_named(self.game)
        if len(rules.colours) > 9 or not rules.repeats_in_secrets:
            raise InputError(said.GAMES.format(game=self.game))
        return rules

    @property
    def path_of_key(self) -> Path:
        return self.key or self.out.with_name(f"{self.out.name}-key.csv")


@dataclass
class _Call:
    """Something to be played by another process: a function of `play`, and what it is given after the course's root."""

    function: Callable[..., Played]
    arguments: tuple[Any, ...]
    name: str
    kind: str
    attempts: int = 0


def league(asked: Asked, watcher: Watcher) -> Standing:
    """Everybody plays. Raises InputError when nothing can be done as asked."""
    require_linux()
    rules, taught = asked.rules, course_at(asked.course)
    module = taught.module(asked.module)
    if DECODER not in [task.name for task in module.tasks]:
        raise InputError(said.NO_DECODERS.format(module=module.slug, decoder=DECODER))
    jobs = processors.available() if asked.jobs is None else asked.jobs
    if not 1 <= jobs <= MAX_JOBS:
        raise InputError(for_teachers.JOBS.format(most=MAX_JOBS))
    if asked.cluster and not taught.is_this_workbook:
        raise InputError(for_teachers.CLUSTER_OF_OURS.format(course=taught.root))
    if asked.submissions.resolve().is_relative_to(asked.out.resolve()):
        raise InputError(said.INSIDE.format(out=asked.out))
    rows = [_champion(path, rules) for path in asked.champions]
    tier = chosen_tier(asked.trusted, watcher.warns)
    names = [name for name in RULES if name != "optimal" or rules.number() <= PROVEN]
    if len(names) < len(RULES):
        watcher.warns(said.NO_OPTIMUM.format(game=asked.game))
    calls = [_Call(play_rule, (name, asked.game), name, RULE) for name in names]
    for one in _read(asked, module, watcher.warns):
        calls.append(_Call(play_decoder, (module.slug, one, tier, asked.game), one.name, LEARNER))
    local = Judges(tier, lambda: local_executor(min(jobs, len(calls))), 2 * jobs)
    out, lent = [], []
    on = judges_on([module], local, asked.cluster, watcher.warns, said.CLUSTER_LOST)
    with on as judges, part(watcher, said.PLAYING, len(calls)):
        for call, played in _results(judges, module.root, calls):
            watcher.steps(call.name)
            lent += [f"{played.name} ({', '.join(played.lent)})"] if played.lent else []
            if played.tree:
                rows.append(row_of(played.name, call.kind, played.tree))
            else:
                out.append((played.name, played.out or Text.quoted("")))
    if lent:
        watcher.warns(said.LENT.format(count=len(lent), names=some(sorted(lent))))
    return Standing.of(asked.game, rules, rows, out)


def _champion(path: Path, rules: Rules) -> Row:
    """One of an earlier league, or any tree. Raises InputError."""
    try:
        verify(path)
        content = content_of(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(said.UNREADABLE.format(file=path, reason=error.strerror)) from None
    theirs = rules_of(content["game"])
    if theirs != rules:
        shown = [f"{one.pegs}x{len(one.colours)}" for one in (theirs, rules)]
        raise InputError(said.OTHER_GAME.format(file=path, theirs=shown[0], ours=shown[1]))
    return row_of(clean(str(content.get("strategy") or path.stem), 60), CHAMPION, content)


def _read(asked: Asked, module: Module, warn: Callable[[Text], None]) -> Iterator[Submission]:
    """What each learner handed in, under the name or the code they play by."""
    entries, _ = find(asked.submissions, [module.slug], but=asked.out, layout=asked.layout)
    if not entries:
        raise NothingHandedIn(for_teachers.NO_SUBMISSION.format(folder=asked.submissions))
    wanted = {module.slug: [task.name for task in module.tasks]}
    with Reader() as reader:
        for _, found in reader.read_each(_called(asked, entries), wanted, True):
            yield reader.with_version(found[module.slug])


def _called(asked: Asked, entries: Sequence[Entry]) -> Sequence[Entry]:
    """The learners by their names on a roster, or by codes."""
    if asked.names:
        return called_as_in(read_roster(asked.names), entries)[0]
    key = Key.read(asked.path_of_key)
    hidden = key.disguised(entries)
    key.save()
    return hidden


def _results(judges: Judges, root: Path, calls: Iterable[_Call]) -> Iterator[tuple[_Call, Played]]:
    """What came of each call, as it comes. Where a process died, those under way are begun again, one by one."""
    waiting, pending = deque(calls), dict[Future[Played], _Call]()
    executor = judges.executor_of()
    try:
        while waiting or pending:
            while waiting and len(pending) < (1 if waiting[0].attempts else judges.in_flight):
                call = waiting.popleft()
                with children.deaf():
                    pending[executor.submit(call.function, root, *call.arguments)] = call
            done = wait(pending, return_when=FIRST_COMPLETED)[0]
            for future in done:
                call = pending.pop(future)
                try:
                    yield call, future.result()
                except (BrokenExecutor, SandboxError, OSError, MemoryError) as error:
                    call.attempts += 1
                    if call.attempts < _ATTEMPTS:
                        waiting.appendleft(call)
                    else:
                        reason = clean(f"{type(error).__name__}: {error}", 150)
                        yield call, Played(call.name, out=said.MACHINE.format(reason=reason))
            if any(isinstance(future.exception(), BrokenExecutor) for future in done) and not pending:
                executor.shutdown(wait=False)
                executor = judges.executor_of()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
