"""What keeps a list from being read to its end, or from saying anything."""

from __future__ import annotations

from petstore_gui.domain.errors import QT_TRANSLATE_NOOP, NotUnderstood, RequestError


class ListNotEnded(NotUnderstood):
    """The link to the next page of the list is not followed."""

    sentence = QT_TRANSLATE_NOOP("errors", "The list could not be read to the end. Tell IT.")


class LinkLeadsAway(ListNotEnded):
    """The link to the next page of the list leads to another origin or path."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The list could not be read to the end: the link to its next page leads to another"
        " address, so it was not followed. Tell IT.",
    )


class LinksInCircle(ListNotEnded):
    """The link to the next page of the list leads back to an earlier page, or to the same one."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The list could not be read to the end: the links between its pages go round in a circle."
        " Tell IT.",
    )


class LinkNotReadable(ListNotEnded):
    """The link to the next page of the list is not an address."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The list could not be read to the end: the link to its next page is not an address. Tell"
        " IT.",
    )


class ListTooLong(ListNotEnded):
    """The list has more animals, or more text, than this program loads."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The list is longer than this program can load. What it has loaded is shown. Tell IT.",
    )


class ListedNothing(RequestError):
    """The service listed no animals where some are known: the list says nothing of any."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The service listed no animals, although it had some. Try again in a moment."
    )
