"""Addresses of the petstore service (section 1 of the interface)."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import AddressValueError, IPv4Address, IPv6Address

from petstore_gui.domain.errors import QT_TR_NOOP
from petstore_gui.domain.interface_limits import DEFAULT_PORTS

_PORT_MAX = 65535
_HOST_LENGTH_MAX = 253

_PARTS = re.compile(
    r"(?P<scheme>[a-z][a-z0-9+.-]*)://"
    r"(?P<authority>(?P<host>\[[^\]/?#]*\]|[^:/?#]*)(?P<port>:[^/?#]*)?)"
    r"(?P<path>/[^?#]*|)(?P<query>\?[^#]*)?(?P<fragment>#.*)?",
    re.ASCII | re.IGNORECASE | re.DOTALL,
)
_BARE = re.compile(
    r"(//)?(?!127\.)[a-z0-9_-]+(\.[a-z0-9_-]+)+(:[0-9]+)?([/?#].*)?", re.IGNORECASE | re.DOTALL
)
"""An address without its scheme: a name with a dot, and not this computer, which needs no https."""
_PORT = re.compile(r":[0-9]{1,5}")
_LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")
_PATH = re.compile(r"(/([a-z0-9._~!$&'()*+,;=:@-]|%[0-9a-f]{2})+)*", re.ASCII | re.IGNORECASE)
_REQUEST = re.compile(r"(?P<base>.*/v1)/pets(/[^/]*)?/*", re.ASCII | re.IGNORECASE)
_VERSION = re.compile(r"v[0-9]+(\.[0-9]+)*", re.ASCII | re.IGNORECASE)
_DOT_SEGMENT = re.compile(r"/(\.|%2e){1,2}(/|$)", re.IGNORECASE)


class AddressProblem(StrEnum):
    """Why a text is not the address of a service. The value is a sentence for staff."""

    MISSING = QT_TR_NOOP("Enter the address that IT gave you.")
    BLANK_INSIDE = QT_TR_NOOP(
        "There is a space in the address. Delete the space, or copy the address again."
    )
    NO_SCHEME = QT_TR_NOOP(
        "An address looks like https://petstore.example.com/v1. Ask IT for yours."
    )
    OTHER_SCHEME = QT_TR_NOOP("The address must begin with https://.")
    UNENCRYPTED = QT_TR_NOOP(
        "Not encrypted: anybody on the network can read the API key. Write https://.",
    )
    USER_INFO = QT_TR_NOOP(
        "Delete the name and password (everything up to the @) from the address."
    )
    NO_HOST = QT_TR_NOOP("The name of the computer is missing after the //.")
    HOST_NOT_ASCII = QT_TR_NOOP(
        "The computer's name has a letter that is not allowed. Ask IT for its xn-- form.",
    )
    HOST = QT_TR_NOOP(
        "The name of the computer is not valid. Check it for typing errors.",
    )
    PORT = QT_TR_NOOP("The number after the colon must be a port, from 1 to 65535.")
    QUERY = QT_TR_NOOP("Delete the question mark and everything after it.")
    FRAGMENT = QT_TR_NOOP("Delete the # and everything after it.")
    NO_VERSION = QT_TR_NOOP("The address must end in /v1. Check it for typing errors, or ask IT.")
    PATH = QT_TR_NOOP(
        "The part after the name of the computer is not valid. Check it for typing errors.",
    )


@dataclass(frozen=True)
class Address:
    """The base address of a deployment (section 1); only `parse_address` makes one.

    `url` does not end in a slash. `origin` is its scheme, host and port: each key belongs to one.
    `is_unencrypted`: others on the network can read the traffic.
    """

    url: str
    origin: str
    is_unencrypted: bool = False


def parse_address(text: str, *, unencrypted_allowed: bool) -> Address | AddressProblem:
    """The address that staff or IT entered, in its normal form, or what is wrong with it.

    It is https, or http to 127.0.0.1 and [::1]; http elsewhere only with `unencrypted_allowed`. The
    path ends in /v1 (sections 1 and 9). Line breaks, outer blanks and final slashes are removed,
    and slips with one certain meaning are put right.
    """
    text = "".join(line.strip() for line in text.splitlines())  # mail programs wrap addresses
    if not text:
        return AddressProblem.MISSING
    if any(letter.isspace() or not letter.isprintable() for letter in text):
        return AddressProblem.BLANK_INSIDE
    parts = _PARTS.fullmatch(f"https://{text.lstrip('/')}" if _BARE.fullmatch(text) else text)
    if parts is None:
        return AddressProblem.NO_SCHEME
    scheme, host = parts["scheme"].lower(), _host(parts["host"].lower())
    if (scheme, host) == ("http", "localhost"):
        host = "127.0.0.1"
    port = _port(parts["port"], scheme)
    path = _mended_path(parts["path"].rstrip("/"))
    is_request = _REQUEST.fullmatch(parts["path"]) is not None  # whose query is removed
    is_unencrypted = scheme == "http" and host not in ("127.0.0.1", "[::1]")
    checks = (
        (scheme not in DEFAULT_PORTS, AddressProblem.OTHER_SCHEME),
        ("@" in parts["authority"], AddressProblem.USER_INFO),
        (not parts["host"], AddressProblem.NO_HOST),
        (parts["query"] is not None and not is_request, AddressProblem.QUERY),
        (parts["fragment"] is not None, AddressProblem.FRAGMENT),
        (not _PATH.fullmatch(path) or _DOT_SEGMENT.search(path), AddressProblem.PATH),
        (not path.endswith("/v1"), AddressProblem.NO_VERSION),
        (not parts["host"].isascii(), AddressProblem.HOST_NOT_ASCII),
        (not host, AddressProblem.HOST),
        (port is None, AddressProblem.PORT),
        (is_unencrypted and not unencrypted_allowed, AddressProblem.UNENCRYPTED),
    )
    origin = f"{scheme}://{host}{port}"
    address = Address(origin + path, origin, is_unencrypted)
    return next((problem for is_wrong, problem in checks if is_wrong), address)


def _host(name: str) -> str:
    """A computer's name or number in its normal form; empty if it is neither."""
    with suppress(AddressValueError):
        if name.startswith("[") and "%" not in name:
            return f"[{IPv6Address(name[1:-1])}]"
        if name.rpartition(".")[2].isdigit():  # resolvers disagree about 127.1
            return str(IPv4Address(name))
        if len(name) <= _HOST_LENGTH_MAX and all(map(_LABEL.fullmatch, name.split("."))):
            return name
    return ""


def _port(text: str | None, scheme: str) -> str | None:
    """A port with its colon, or "" for the default one; None if it is none."""
    if text is None:
        return ""
    port = int(text[1:]) if _PORT.fullmatch(text) else 0
    if not 0 < port <= _PORT_MAX:
        return None
    return "" if port == DEFAULT_PORTS.get(scheme) else f":{port}"


def _mended_path(path: str) -> str:
    """The path up to its version, which is added if it has none; a wrong one stays."""
    if request := _REQUEST.fullmatch(path):
        path = request["base"]
    if path.endswith("/V1"):
        return f"{path[:-2]}v1"
    return path if any(map(_VERSION.fullmatch, path.split("/"))) else f"{path}/v1"
