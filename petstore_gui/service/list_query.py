"""The query of `GET /pets` (section 4.1), with the cursor that this service adds to it."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import parse_qsl

import msgspec

from petstore_gui.domain.limits import LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.service.cursor import Cursor, decode_cursor, encode_cursor
from petstore_gui.service.request_errors import QueryRefused

_LIMIT = re.compile(r"[1-9][0-9]{0,2}")
_PARSED_MOST = 256
"""Queries that are remembered: who asks for a list mostly asks for what somebody asked before."""

_KNOWN = ("limit", "status", "cursor")


class ListQuery(msgspec.Struct, frozen=True):
    """What a client asks of the list: at most `limit` animals from `cursor` on."""

    limit: int = LIMIT_DEFAULT
    status: PetStatus | None = None
    cursor: Cursor | None = None

    def link(self, cursor: Cursor, relation: str) -> str:
        """A link (RFC 8288) to the same list from a cursor on.

        Its target is a query alone, so that it holds whatever proxy stands before the service.
        """
        status = "" if self.status is None else f"status={self.status}&"
        return f'<?limit={self.limit}&{status}cursor={encode_cursor(cursor)}>; rel="{relation}"'


@lru_cache(_PARSED_MOST)
def parse_list_query(query: bytes) -> ListQuery:
    """The query that a client sent; names that are not known do not count.

    Raises `QueryRefused` for a known name that stands there twice, or with a wrong value.
    """
    given: dict[str, str] = {}
    for name, value in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
        if name in given:
            raise QueryRefused(f"{name}: given twice")
        if name in _KNOWN:
            given[name] = value
    return ListQuery(
        limit=_limit(given["limit"]) if "limit" in given else LIMIT_DEFAULT,
        status=_status(given["status"]) if "status" in given else None,
        cursor=decode_cursor(given["cursor"]) if "cursor" in given else None,
    )


def _limit(text: str) -> int:
    if _LIMIT.fullmatch(text) and int(text) <= LIMIT_MAX:
        return int(text)
    raise QueryRefused(f"limit: must be a whole number from {LIMIT_MIN} to {LIMIT_MAX}")


def _status(text: str) -> PetStatus:
    try:
        return PetStatus(text)
    except ValueError as error:
        raise QueryRefused(f"status: must be one of {', '.join(PetStatus)}") from error
