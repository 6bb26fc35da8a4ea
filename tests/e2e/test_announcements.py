"""A screen reader hears what a search found, over the accessibility bus."""

from __future__ import annotations

from jeepney import DBusAddress, MatchRule, new_method_call  # type: ignore[import-untyped]
from jeepney.bus_messages import message_bus  # type: ignore[import-untyped]

from tests.support.accessibility import Accessible, Bus

EVENTS = "org.a11y.atspi.Event.Object"
HEARD_WITHIN = 30.0


def test_the_result_of_a_search_is_announced(reader: Bus, shop: Accessible) -> None:
    rule = MatchRule(type="signal", interface=EVENTS, member="Announcement")
    reader.ask(message_bus.AddMatch(rule))
    registry = DBusAddress(
        "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry"
    )
    reader.ask(new_method_call(registry, "RegisterEvent", "s", ("object:announcement",)))
    name = shop.find("table", "Animals").row(0)[1]
    with reader.connection.filter(rule) as heard:
        shop.find("text", "Search").write(name)
        while True:
            message = reader.connection.recv_until_filtered(heard, timeout=HEARD_WITHIN)
            if "found" in str(message.body):
                break
