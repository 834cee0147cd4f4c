"""A league from a folder of submissions: found, played, put in order."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
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
from autograder.sandbox.doctor import Tier
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
_ATTEMPTS = 3  # at one whose process dies


@dataclass(frozen=True)
class Asked:
    """What is to be played, by whom and where; all as `grading.run.grade` has it.

    `roster`: learners are called after its names; else they are under codes, whose key is in `key`.
    `secrets`: how many decoders play; all, or a sample of a large game, when none is said.
    `minutes`: for how long each learner's function may compute.
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
        rules = self.rules
        number = rules.number()
        count = (
            self.secrets
            if self.secrets is not None
            else number
            if number <= MOST_PLAYED
            else SAMPLE
        )
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


@dataclass(frozen=True)
class _Call:
    """Something to be played by another process: a function of `play`, and what it is given after
    the course's root."""

    function: Callable[..., Played]
    arguments: tuple[Any, ...]
    name: str
    kind: str


def league(asked: Asked, watcher: Watcher) -> Standing:
    """Everybody plays. Raises InputError when nothing can be done as asked."""
    require_linux()
    rules, sample, taught = asked.rules, asked.sample, course_at(asked.course)
    module = taught.module(asked.module)
    if DECODER not in [task.name for task in module.tasks]:
        raise InputError(
            _(
                "{module} has nobody to play with: a league plays `{decoder}`, of m04_codebreaker",
                module=module.slug,
                decoder=DECODER,
            )
        )
    seconds = asked.seconds
    jobs = processors.available() if asked.jobs is None else asked.jobs
    if not 1 <= jobs <= MAX_JOBS:
        raise InputError(_("--jobs must be between 1 and {most}", most=MAX_JOBS))
    if asked.cluster and not taught.is_this_workbook:
        raise InputError(CLUSTER_OF_OURS.format(course=taught.root))
    if asked.submissions.resolve().is_relative_to(asked.out.resolve()):
        raise InputError(
            _(
                "--out {out} is or holds what is to be played; name a folder elsewhere",
                out=asked.out,
            )
        )
    champions = [_champion(path, rules, sample) for path in asked.champions]
    tier = require_wall()
    learners = [*_read(asked, module, watcher.warns)]
    local = Judges(tier, lambda: local_executor(min(jobs, len(RULES) + len(learners))), 2 * jobs)
    with judges_on(
        [module],
        local,
        asked.cluster,
        _(
            "the cluster at {address} is lost, and with it what had been played; the same command "
            "begins the league again"
        ),
    ) as judges:
        if sample:
            minutes = round(seconds / 60)
            watcher.warns(
                _(
                    "{count} of the {secrets} secrets are played, drawn by lot, the same for "
                    "everybody and each time (--secrets says how many); a decoder may compute for "
                    "{minutes} min in all (--minutes)",
                    count=len(sample),
                    secrets=rules.number(),
                    minutes=minutes,
                )
            )
        if rules.number() > PROVEN:
            watcher.warns(
                _(
                    "the optimum of {game} is not computed here: compared is the best of those "
                    "that played (--champions takes a tree)",
                    game=asked.game,
                )
            )
        calls = _calls(asked, module, tier, seconds, learners)
        return _standing(asked, champions, _play(judges, module.root, calls, watcher))


def _calls(
    asked: Asked, module: Module, tier: Tier, seconds: float, learners: Sequence[Submission]
) -> list[_Call]:
    """List what is played: the rules of the book, the optimum only where it is computed, and each
    learner's decoder."""
    names = [name for name in RULES if name != "optimal" or asked.rules.number() <= PROVEN]
    given = (tier, asked.game, seconds, asked.sample)
    return [
        *(_Call(play_rule, (name, asked.game), name, RULE) for name in names),
        *(_Call(play_decoder, (module.slug, one, *given), one.name, LEARNER) for one in learners),
    ]


def _standing(
    asked: Asked, champions: Sequence[Row], results: Iterable[tuple[_Call, Played]]
) -> Standing:
    """Put those who have played in order."""
    rows, out = [*champions], []
    for call, played in results:
        if played.tree:
            rows.append(row_of(played.name, call.kind, played.tree, asked.sample))
        else:
            out.append((played.name, played.out or quoted("")))
    return Standing.of(asked.game, asked.rules, rows, out)


def _play(
    judges: Judges, root: Path, calls: Sequence[_Call], watcher: Watcher
) -> Iterator[tuple[_Call, Played]]:
    """Play everything; yield what comes of each call, as it comes, and say at the end who was lent
    what."""
    lent = []
    with part(watcher, _("playing"), len(calls)):
        for call, played in _results(judges, root, calls):
            watcher.steps(call.name)
            lent += [f"{played.name} ({', '.join(played.lent)})"] if played.lent else []
            yield call, played
    if lent:
        watcher.warns(
            plural(
                "{count} learner uses functions of the course that were not handed in, and plays "
                "with correct ones: {names}",
                "{count} learners use functions of the course that were not handed in, and play "
                "with correct ones: {names}",
                count=len(lent),
                names=some(sorted(lent)),
            )
        )


def _champion(path: Path, rules: Rules, sample: Sequence[str] | None) -> Row:
    """One of an earlier league, or any tree. Raises InputError."""
    try:
        content, found = read_tree(path)
    except OSError as error:
        raise InputError(
            _("{file} cannot be read: {reason}", file=path, reason=error.strerror)
        ) from None
    if found.rules != rules:
        shown = {"theirs": name_of(found.rules), "ours": name_of(rules)}
        raise InputError(
            _(
                "{file} is a champion of another game ({theirs}); this league plays {ours}",
                file=path,
                **shown,
            )
        )
    return row_of(content["strategy"], CHAMPION, content, sample)


def _read(asked: Asked, module: Module, warn: Callable[[Message], None]) -> Iterator[Submission]:
    """What each learner handed in, under the name or the code they play by."""
    entries, _ = find(asked.submissions, [module.slug], but=asked.out)
    if not entries and not _is_empty(asked.submissions):
        raise NothingHandedIn(NO_SUBMISSION.format(folder=asked.submissions))
    wanted = {module.slug: [task.name for task in module.tasks]}
    for _entry, found in read_each(_called(asked, entries, warn), wanted, True):
        submission = found[module.slug]
        yield submission if asked.roster else Key.without_file(submission)


def _is_empty(folder: Path) -> bool:
    """Whether nobody was to play: the rules of the book and the champions do it alone."""
    return folder.is_dir() and not any(folder.iterdir())


def _called(
    asked: Asked, entries: Sequence[Entry], warn: Callable[[Message], None]
) -> Sequence[Entry]:
    """The learners by their names on a roster, or by codes."""
    if asked.roster:
        return _named(asked.roster, entries, warn)
    key = Key.read(asked.path_of_key)
    hidden = key.disguised(entries)
    key.save()
    return hidden


def _named(
    roster: Path, entries: Sequence[Entry], warn: Callable[[Message], None]
) -> Sequence[Entry]:
    """The learners by their names on a roster; it is said who is not on it, and who of it handed in
    nothing."""
    people = read_roster(roster)
    found, strangers = called_as_in(people, entries)
    names = {one.name for one in found}
    absent = [one.name for one in people if one.name not in names]
    warn_of_strangers(strangers, warn)
    if absent:
        warn(_("{count} handed in nothing: {names}.", count=len(absent), names=some(absent)))
    return found


def _results(judges: Judges, root: Path, calls: Iterable[_Call]) -> Iterator[tuple[_Call, Played]]:
    """Yield what came of each call, as it comes."""
    given = ((root, call) for call in calls)
    for (_root, call), played in run_all(_play_call, given, judges.executor_of, judges.in_flight):
        if isinstance(played, Exception):
            reason = clean(f"{type(played).__name__}: {played}", 150)
            out = _(
                "this machine did not manage to play it, which is not its fault: {reason}",
                reason=reason,
            )
            played = Played(call.name, out=out)
        yield call, played


def _play_call(root: Path, call: _Call) -> Played:
    return call.function(root, *call.arguments)
