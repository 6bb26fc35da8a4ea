"""The query of `GET /pets` (section 4.1), with this service's cursor."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import parse_qsl

import msgspec

from petstore_gui.domain.interface_limits import LIMIT_DEFAULT, LIMIT_MAX, LIMIT_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.service.http.cursor import decode_cursor, encode_cursor
from petstore_gui.service.http.errors import ApiError

_LIMIT = re.compile(r"[1-9][0-9]{0,2}")
_PARSED_MAX = 256
"""How many parsed queries are cached: most requests repeat an earlier query."""

_KNOWN = ("limit", "status", "cursor")


class ListQuery(msgspec.Struct, frozen=True):
    """A client's query: at most `limit` animals, with IDs above `after`."""

    limit: int = LIMIT_DEFAULT
    status: PetStatus | None = None
    after: int | None = None

    def link_to(self, after: int) -> str:
        """A link (RFC 8288) to the page of the same list behind an ID.

        Its target is only a query, so the link works behind any proxy.
        """
        status = "" if self.status is None else f"status={self.status}&"
        return f'<?limit={self.limit}&{status}cursor={encode_cursor(after)}>; rel="next"'


@lru_cache(_PARSED_MAX)
def parse_list_query(query: bytes) -> ListQuery:
    """The query that a client sent; unknown names are ignored.

    Raises `ApiError` for a known name that is given twice or with a wrong value.
    """
    given: dict[str, str] = {}
    for name, value in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
        if name in given:
            raise _invalid(f"{name}: given twice")
        if name in _KNOWN:
            given[name] = value
    return ListQuery(
        limit=_limit(given["limit"]) if "limit" in given else LIMIT_DEFAULT,
        status=_status(given["status"]) if "status" in given else None,
        after=decode_cursor(given["cursor"]) if "cursor" in given else None,
    )


def _limit(text: str) -> int:
    if _LIMIT.fullmatch(text) and int(text) <= LIMIT_MAX:
        return int(text)
    raise _invalid(f"limit: must be a whole number from {LIMIT_MIN} to {LIMIT_MAX}")


def _status(text: str) -> PetStatus:
    try:
        return PetStatus(text)
    except ValueError as error:
        raise _invalid(f"status: must be one of {', '.join(PetStatus)}") from error


def _invalid(why: str) -> ApiError:
    return ApiError(400, "invalid_query", why)
