"""A petstore service that behaves in one odd way: a function from a request to an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from urllib.parse import parse_qsl, urlsplit

import msgspec

from petstore_gui.domain.interface_limits import LIMIT_DEFAULT
from petstore_gui.domain.pets import NewPet, Pet
from tests.doubles.scripted_service import Heard, Move, ScriptedService, error, reply


class Asked(msgspec.Struct, frozen=True):
    """A request for a list. `turn` counts the times that this very list was asked for, from 0."""

    status: str | None
    limit: int
    query: Mapping[str, str]
    turn: int

    @property
    def start(self) -> int:
        """Where the page begins, in a list whose links say so."""
        return int(self.query.get("from", 0))


Row = Pet | object
Rows = Sequence[Row]
Behaviour = Callable[[Asked], bytes]


class OddService(ScriptedService):
    """Answers lists with `behave`, adds with 201, and a request for one animal with `found`."""

    def __init__(self, behave: Behaviour, found: Pet | None = None) -> None:
        super().__init__()
        self.behave = behave
        self._found = found
        self._turns: dict[str, int] = {}

    @property
    def lists_asked(self) -> list[str]:
        """The queries of the requests for lists."""
        return [urlsplit(heard.target).query for heard in self.heard if heard.method == "GET"]

    def answering(self, heard: Heard) -> Move:
        """The answer of the day."""
        url = urlsplit(heard.target)
        if heard.method == "POST":
            new = msgspec.json.decode(heard.body, type=NewPet)
            return reply(201, msgspec.json.encode(Pet(999, new.name, new.category_id, new.status)))
        if url.path != "/v1/pets":
            return reply(200, msgspec.json.encode(self._found)) if self._found else error(404)
        turn = self._turns[url.query] = self._turns.get(url.query, -1) + 1
        query = dict(parse_qsl(url.query))
        limit = int(query.get("limit", LIMIT_DEFAULT))
        return self.behave(Asked(query.get("status"), limit, query, turn))


def rows(*counts: int, start: int = 1) -> list[Pet]:
    """So many animals that are available, pending, sold, and without a status, in this order."""
    statuses: list[str | None] = []
    for status, count in zip(("available", "pending", "sold", None), counts, strict=False):
        statuses += [status] * count
    return [
        Pet(number, f"pet {number}", 1, status) for number, status in enumerate(statuses, start)
    ]


def answer(shown: Iterable[Row], *links: str, **headers: str) -> bytes:
    """A page with these rows, `Link`s, and further headers."""
    fields = {"Link": ", ".join(links)} if links else {}
    fields |= {name.replace("_", "-"): value for name, value in headers.items()}
    return reply(200, msgspec.json.encode(list(shown)), fields)


def link(query: str, rel: str = "next") -> str:
    """A link to another page."""
    return f'<?{query}>; rel="{rel}"'


def of(asked: Asked, stock: Iterable[Pet]) -> list[Pet]:
    """The animals with the status that was asked for."""
    return [pet for pet in stock if asked.status in (None, pet.status)]


def plain(stock: Sequence[Pet], *, cap: int = 100, **headers: str) -> Behaviour:
    """The interface as it is described: `status` and `limit`, at most `cap`."""
    return lambda asked: answer(of(asked, stock)[: min(asked.limit, cap)], **headers)


def linked(stock: Rows, *, size: int = 20, keeps_status: bool = True, **headers: str) -> Behaviour:
    """Pages of `size`, with links to the next one."""

    def behave(asked: Asked) -> bytes:
        pets = of(asked, stock) if asked.status else list(stock)  # type: ignore[arg-type]
        end = asked.start + size
        status = f"&status={asked.status}" if asked.status and keeps_status else ""
        links = [link(f"from={end}{status}")] if end < len(pets) else []
        return answer(pets[asked.start : end], *links, **headers)

    return behave


def in_turn(*behaviours: Behaviour) -> Behaviour:
    """Each behaviour once for each list that is asked for; the last one stays."""
    return lambda asked: behaviours[min(asked.turn, len(behaviours) - 1)](asked)


def by_status(whole: Behaviour, **others: Behaviour) -> Behaviour:
    """Another behaviour for the lists of some statuses."""
    return lambda asked: others.get(asked.status or "", whole)(asked)
