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
from PySide6.QtCore import QTimer
from petstore_gui.ui.frame.empty_state import LoadingProgress
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.runtime.application import make_application
theme, bar, told = Theme(application := make_application()), LoadingProgress(), ""
bar.resize(400, 3)
theme.text_scale.follow()
def tell():
    global told
    picture = bar.grab().toImage()
    is_still = len({picture.pixel(x, 1) for x in range(10, 390)}) == 1
    seen = f"{theme.colours.text} {application.font().pointSizeF():g} {is_still}"
    if seen != told:
        print(told := seen, flush=True)
timer = QTimer()
timer.timeout.connect(tell)
timer.start(10)
application.exec()
"""
APPEARANCE, GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"
FIRST = {
    "ReadAll": ("a{sa{sv}}", ({APPEARANCE: {"contrast": ("u", 1), "color-scheme": ("u", 1)}},)),
    "text-scaling-factor": ("v", (("v", ("d", 1.5)),)),
    "enable-animations": ("v", (("v", ("b", False)),)),
}
"""What the desktop answers, by the name of the question or of the setting."""

CHANGES = {
    (APPEARANCE, "color-scheme", ("u", 2)): f"{CONTRAST_LIGHT.text} 15 True",
    (APPEARANCE, "contrast", ("u", 0)): f"{LIGHT.text} 15 True",
    (GNOME, "text-scaling-factor", ("d", 3.0)): f"{LIGHT.text} 20 True",
    (GNOME, "enable-animations", ("b", True)): f"{LIGHT.text} 20 False",
}
"""What the window shows after each: colour of text, points, whether the bar stands still."""


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
                to_answer = {*FIRST}
                while to_answer:
                    asked = bus.receive(timeout=PATIENCE)
                    for name in to_answer & {*asked.header.fields.values(), *map(str, asked.body)}:
                        bus.send(jeepney.new_method_return(asked, *FIRST[name]))
                        to_answer.remove(name)
                assert f"{CONTRAST_DARK.text} 15 True\n" in process.stdout
                for change, seen in CHANGES.items():
                    bus.send(jeepney.new_signal(portal, "SettingChanged", "ssv", change))
                    assert f"{seen}\n" in process.stdout
            finally:
                process.kill()


@pytest.mark.parametrize("is_moving", [True, False])
def test_the_bar_of_loading_stands_still_where_the_menus_of_windows_do(
    theme: Theme, *, is_moving: bool
) -> None:
    for effect in (Qt.UIEffect.UI_General, Qt.UIEffect.UI_AnimateMenu):
        QApplication.setEffectEnabled(effect, is_moving)
    bar = LoadingProgress()
    bar.resize(400, 3)
    picture = bar.grab().toImage()
    colours = {picture.pixelColor(x, 1).name() for x in range(10, 390)}
    is_still = sys.platform == "win32" and not is_moving
    assert (colours == {theme.colours.accent}) is is_still
