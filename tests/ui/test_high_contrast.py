"""High contrast: it comes as the system says, and no state is told by a colour alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.domain.category import Category, CategoryColour
from petstore_gui.ui.frame import empty_state
from petstore_gui.ui.frame.empty_state import LoadingProgress
from petstore_gui.ui.look.palette import CONTRAST_DARK, CONTRAST_LIGHT, LIGHT
from petstore_gui.ui.look.theme import Scheme, Theme
from petstore_gui.ui.table.marks import category_mark, mark_on
from tests.support.screen import announcing
from tests.support.waiting import PATIENCE, eventually


async def shape(kind: type[QWidget], states: str) -> bytes:
    """A widget in black and white, with these properties; `focus`: it has the keyboard."""
    window, one = QWidget(), kind()
    layout = QVBoxLayout(window)
    layout.addWidget(QPushButton())  # else the focus would be on the other
    layout.addWidget(one)
    window.show()
    window.activateWindow()
    await eventually(window.isActiveWindow)
    for state in states.split():
        name, _, value = state.partition("=")
        one.setProperty(name, value or name != "enabled")
        if name == "focus":
            one.setFocus()
    one.style().polish(one)
    flag = Qt.ImageConversionFlag.ThresholdDither
    picture = one.grab().toImage().convertToFormat(QImage.Format.Format_Mono, flag)
    window.close()
    return bytes(picture.constBits())


@pytest.mark.parametrize(
    ("kind", "always", "states"),
    [
        (QPushButton, "", ["", "focus", "focus down", "enabled"]),
        (QPushButton, "kind=primary", ["", "focus", "focus down", "enabled"]),
        (QPushButton, "kind=quiet", ["", "focus", "focus down"]),
        (QPushButton, "kind=badge", ["", "focus", "focus down"]),
        (QPushButton, "kind=filter", ["", "focus", "focus down", "on", "focus on"]),
        (QRadioButton, "kind=filter", ["", "focus", "focus down", "checked", "focus checked"]),
        (QRadioButton, "", ["", "focus", "checked", "focus checked"]),
        (QCheckBox, "", ["", "focus", "checked", "focus checked"]),
        (QLineEdit, "", ["", "focus", "enabled", "wrong", "focus wrong"]),
        (QLineEdit, "", ["", "focus", "readOnly", "focus readOnly"]),
        (QComboBox, "", ["", "focus", "enabled", "wrong", "focus wrong"]),
        (QTableView, "", ["", "focus"]),
    ],
)
async def test_states_differ_in_black_and_white(
    theme: Theme, kind: type[QWidget], always: str, states: list[str]
) -> None:
    theme.set_scheme(Scheme.CONTRAST)
    shapes = {await shape(kind, f"{always} {one}"): one for one in states}
    assert list(shapes.values()) == states


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_the_mark_of_a_category_is_everywhere_as_in_the_table(theme: Theme, scheme: Scheme) -> None:
    theme.set_scheme(scheme)
    mark = Category(1, "Dogs", CategoryColour.RED)
    in_table = category_mark(mark, 24, 1.0, theme.colours)
    assert mark_on(mark, 24, 1.0).toImage() == in_table.toImage()


TELLS = """
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.runtime.application import make_application
theme = Theme(application := make_application())
theme.changed.connect(tell := lambda: print(theme.colours.text, flush=True))
tell()
application.exec()
"""
APPEARANCE = "org.freedesktop.appearance"


@pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="no D-Bus here")
def test_it_follows_a_linux_desktop_while_it_runs() -> None:
    import jeepney  # type: ignore[import-untyped]  # noqa: PLC0415 - Linux only
    from jeepney.bus_messages import message_bus  # type: ignore[import-untyped]  # noqa: PLC0415
    from jeepney.io.blocking import open_dbus_connection  # type: ignore[import-untyped]  # noqa: PLC0415

    path, service = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Desktop"
    portal = jeepney.DBusAddress(path, service, "org.freedesktop.portal.Settings")
    with (
        announcing("dbus-daemon", "--session", "--nofork", "--print-address") as address,
        closing(open_dbus_connection(address)) as bus,
    ):
        bus.send_and_get_reply(message_bus.RequestName(service))
        where = {"DBUS_SESSION_BUS_ADDRESS": address, "QT_QPA_PLATFORMTHEME": "xdgdesktopportal"}
        command = [sys.executable, "-c", TELLS]
        with subprocess.Popen(
            command, env={**os.environ, **where}, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout
            try:
                while (
                    "ReadAll" not in (asked := bus.receive(timeout=PATIENCE)).header.fields.values()
                ):
                    pass
                looks = {APPEARANCE: {"contrast": ("u", 1), "color-scheme": ("u", 1)}}
                bus.send(jeepney.new_method_return(asked, "a{sa{sv}}", (looks,)))
                assert f"{CONTRAST_DARK.text}\n" in process.stdout
                for setting, value, colours in (
                    ("color-scheme", 2, CONTRAST_LIGHT),
                    ("contrast", 0, LIGHT),
                ):
                    body = APPEARANCE, setting, ("u", value)
                    bus.send(jeepney.new_signal(portal, "SettingChanged", "ssv", body))
                    assert f"{colours.text}\n" in process.stdout
            finally:
                process.kill()


def test_the_bar_of_loading_stands_still_where_the_menus_of_the_system_do(
    theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(empty_state, "_TELLS_OF_MOTION", True)
    bar, is_whole = LoadingProgress(), []
    bar.resize(400, 3)
    for is_moving in (True, False):
        QApplication.setEffectEnabled(Qt.UIEffect.UI_General, is_moving)
        QApplication.setEffectEnabled(Qt.UIEffect.UI_AnimateMenu, is_moving)
        picture = bar.grab().toImage()
        colours = {picture.pixelColor(x, 1).name() for x in range(10, 390)}
        is_whole.append(colours == {theme.colours.accent})
    assert is_whole == [False, True]
