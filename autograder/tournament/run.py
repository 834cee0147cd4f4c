"""A league from a folder of submissions: found, played, put in order."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from autograder.course.module import Module, course_at
from autograder.grading import processors
from autograder.grading.handed_in import NothingHandedIn, warn_of_strangers
from autograder.grading.pool import (
    CLUSTER_OF_OURS,
    MAX_JOBS,
    Judges,
    judges_on,
    local_executor,
    require_linux,
    require_wall,
    run_all,
)
from autograder.grading.watcher import Watcher, part
from autograder.i18n.display import clean, some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural, quoted
from autograder.intake import Entry, Submission, find
from autograder.intake.learners import NO_SUBMISSION
from autograder.intake.limits import read_each
from autograder.intake.roster import called_as_in, read_roster
from autograder.tournament.key import Key
from autograder.tournament.play import DECODER, LEAST_SECONDS, Played, play_decoder, play_rule
from autograder.tournament.table import CHAMPION, LEARNER, RULE, Row, Standing, row_of
from autograder.trees.reading import read_tree
from autograder.trees.strategies import FIRST_CONSISTENT, name_of, rules_named
from autograder.trees.verify import Rules

RULES = ("optimal", "most-parts", "expected-size", "entropy", "knuth", FIRST_CONSISTENT)
PROVEN = 1296  # secrets of the largest game whose optimum is computed
MOST_PLAYED = 4096  # secrets that are all played when nobody asks for fewer; of more, so many:
SAMPLE = 1000
MOST_MINUTES = 10_000
SECRET_SECONDS = 0.1  # which a learner's function may compute for all games together, by secret:
CLASSIC_CODES = 1296  # in a game of so many codes; of more, more
_GAME = re.compile("[1-9][0-9]?x[1-9]")  # pegs and colours
_CLUSTER_LOST = _(
    "the cluster at {address} is lost, and with it what had been played; the same command begins "
    "the league again"
)

# something to be played by another process: the root of the course (first, as each machine of a
# cluster has another one), of which kind, by whom, a function, its arguments after the root
Call = tuple[Path, str, str, Callable[..., Played], tuple[Any, ...]]


@dataclass(frozen=True)
class LeagueRequest:
    """What is to be played, by whom and where; all as `grading.run.grade` has it.

    Attributes:
        roster: Learners are called after its names; else they are under codes, whose key is in
            `key`.
        secrets: How many decoders play; all, or a sample of a large game, when none is said.
        minutes: For how long each learner's function may compute.
    """

    submissions: Path
    out: Path
    module: str
    game: str = "4x6"
    secrets: int | None = None
    minutes: float | None = None
    champions: Sequence[Path] = ()
    roster: Path | None = None
    key: Path | None = None
    course: Path | None = None
    jobs: int | None = None
    cluster: str | None = None

    @property
    def rules(self) -> Rules:
        """The game. Raises InputError when decoders do not play it."""
        if not _GAME.fullmatch(self.game):
            raise InputError(
                _(
                    "a league is played with pegs of 9 colours at most, which secrets may repeat: "
                    "4x6, 4x8 or 5x8, say; not {game}",
                    game=clean(self.game, 40),
                )
            )
        return rules_named(self.game)

    @property
    def sample(self) -> list[str] | None:
        """The secrets that are played, if these are not all: always the same ones. Raises
        InputError."""
        rules, number = self.rules, self.rules.number()
        count = self.secrets
        if count is None:
            count = number if number <= MOST_PLAYED else SAMPLE
        if count < 1:
            raise InputError(_("--secrets wants a number from 1 on, not {count}", count=count))
        if count >= number:
            return None
        return sorted(Random(f"league {rules.pegs}x{rules.colours}").sample(rules.secrets(), count))

    @property
    def seconds(self) -> float:
        """What one that takes part may compute for, all its games together. Raises InputError."""
        if self.minutes is not None:
            if not 0 < self.minutes < MOST_MINUTES:
                raise InputError(
                    _("--minutes wants a number above 0 and below {most}", most=MOST_MINUTES)
                )
            return 60 * self.minutes
        codes = self.rules.number()
        return max(
            LEAST_SECONDS,
            SECRET_SECONDS * len(self.sample or range(codes)) * max(1.0, codes / CLASSIC_CODES),
        )

    @property
    def path_of_key(self) -> Path:
        return self.key or self.out.with_name(f"{self.out.name}-key.csv")


def league(request: LeagueRequest, watcher: Watcher) -> Standing:
    """Let everybody play. Raises InputError when nothing can be done as it is asked for."""
    require_linux()
    rules, sample, seconds = request.rules, request.sample, request.seconds
    module, jobs = _checked(request)
    champions = [_champion(path, rules, sample) for path in request.champions]
    tier = require_wall()
    how = tier, request.game, seconds, sample
    learners = [*_read(request, module, watcher.warns)]
    calls: list[Call] = [
        (module.root, RULE, name, play_rule, (name, request.game)) for name in _rules_in(rules)
    ]
    for learner in learners:
        arguments = module.slug, learner, *how
        calls.append((module.root, LEARNER, learner.name, play_decoder, arguments))
    local = Judges(tier, lambda: local_executor(min(jobs, len(calls))), 2 * jobs)
    with judges_on([module], local, request.cluster, _CLUSTER_LOST) as judges:
        _warn_of_large_games(request, watcher)
        rows, out = [*champions], []
        for kind, played in _play(judges, calls, watcher):
            if played.tree:
                rows.append(row_of(played.name, kind, played.tree, sample))
            else:
                out.append((played.name, played.out or quoted("")))
    return Standing.of(rules, rows, out)


def _checked(request: LeagueRequest) -> tuple[Module, int]:
    """Return the module that plays, and how many play at once. Raises InputError."""
    course = course_at(request.course)
    module = course.module(request.module)
    if DECODER not in [task.name for task in module.tasks]:
        raise InputError(
            _(
                "{module} has nobody to play with: a league plays `{decoder}`, of m04_codebreaker",
                module=module.slug,
                decoder=DECODER,
            )
        )
    jobs = processors.available() if request.jobs is None else request.jobs
    if not 1 <= jobs <= MAX_JOBS:
        raise InputError(_("--jobs must be between 1 and {most}", most=MAX_JOBS))
    if request.cluster and not course.is_this_workbook:
        raise InputError(CLUSTER_OF_OURS.format(course=course.root))
    if request.submissions.resolve().is_relative_to(request.out.resolve()):
        raise InputError(
            _(
                "--out {out} is or holds what is to be played; name a folder elsewhere",
                out=request.out,
            )
        )
    return module, jobs


def _warn_of_large_games(request: LeagueRequest, watcher: Watcher) -> None:
    """Say what a large game goes without: some of its secrets, the optimum."""
    number = request.rules.number()
    if request.sample:
        watcher.warns(
            _(
                "{count} of the {secrets} secrets are played, drawn by lot, the same for "
                "everybody and each time (--secrets says how many); a decoder may compute for "
                "{minutes} min in all (--minutes)",
                count=len(request.sample),
                secrets=number,
                minutes=round(request.seconds / 60),
            )
        )
    if number > PROVEN:
        watcher.warns(
            _(
                "the optimum of {game} is not computed here: compared is the best of those "
                "that played (--champions takes a tree)",
                game=request.game,
            )
        )


def _rules_in(rules: Rules) -> list[str]:
    """Return the rules of the book that play a game; the optimum only where it is computed."""
    return [name for name in RULES if name != "optimal" or rules.number() <= PROVEN]


def _play(judges: Judges, calls: Sequence[Call], watcher: Watcher) -> Iterator[tuple[str, Played]]:
    """Play everything; yield what comes of each call, as it comes, with its kind; say at the end
    whose missing functions of the course were substituted."""
    borrowers = []
    with part(watcher, _("playing"), len(calls)):
        for call, played in run_all(_play_call, calls, judges.executor_of, judges.in_flight):
            _root, kind, name, *_function = call
            if isinstance(played, Exception):
                out = _(
                    "this machine did not manage to play it, which is not its fault: {reason}",
                    reason=clean(f"{type(played).__name__}: {played}", 150),
                )
                played = Played(name, out=out)
            watcher.steps(name)
            if played.lent:
                borrowers.append(f"{name} ({', '.join(played.lent)})")
            yield kind, played
    if borrowers:
        watcher.warns(
            plural(
                "{count} learner uses functions of the course that were not handed in, and plays "
                "with correct ones: {names}",
                "{count} learners use functions of the course that were not handed in, and play "
                "with correct ones: {names}",
                count=len(borrowers),
                names=some(sorted(borrowers)),
            )
        )


def _play_call(
    root: Path,
    _kind: str,
    _name: str,
    function: Callable[..., Played],
    arguments: tuple[Any, ...],
) -> Played:
    return function(root, *arguments)


def _champion(path: Path, rules: Rules, sample: Sequence[str] | None) -> Row:
    """One of an earlier league, or any tree. Raises InputError."""
    try:
        content, found = read_tree(path)
    except OSError as error:
        raise InputError(
            _("{file} cannot be read: {reason}", file=path, reason=error.strerror)
        ) from None
    if found.rules != rules:
        raise InputError(
            _(
                "{file} is a champion of another game ({theirs}); this league plays {ours}",
                file=path,
                theirs=name_of(found.rules),
                ours=name_of(rules),
            )
        )
    return row_of(content["strategy"], CHAMPION, content, sample)


def _read(
    request: LeagueRequest, module: Module, warn: Callable[[Message], None]
) -> Iterator[Submission]:
    """Yield what each learner handed in, under the name or the code they play by."""
    entries, _aside = find(request.submissions, [module.slug], but=request.out)
    is_empty = request.submissions.is_dir() and not any(request.submissions.iterdir())
    if not entries and not is_empty:  # of an empty folder, the rules and the champions play alone
        raise NothingHandedIn(NO_SUBMISSION.format(folder=request.submissions))
    if request.roster:
        entries = _named(request.roster, entries, warn)
    else:
        key = Key.read(request.path_of_key)
        entries = key.disguised(entries)
        key.save()
    wanted = {module.slug: [task.name for task in module.tasks]}
    for _entry, by_module in read_each(entries, wanted, True):
        submission = by_module[module.slug]
        yield submission if request.roster else Key.without_file(submission)


def _named(roster: Path, entries: Sequence[Entry], warn: Callable[[Message], None]) -> list[Entry]:
    """Return the learners by their names on a roster; it is said who is not on it, and who of it
    handed in nothing."""
    people = read_roster(roster)
    named, strangers = called_as_in(people, entries)
    names = {entry.name for entry in named}
    absent = [person.name for person in people if person.name not in names]
    warn_of_strangers(strangers, warn)
    if absent:
        warn(_("{count} handed in nothing: {names}.", count=len(absent), names=some(absent)))
    return named
