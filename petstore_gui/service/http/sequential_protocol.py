"""Parses one request of a connection after the other, with limits on what is read of each."""

from __future__ import annotations

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from petstore_gui.service.http.broken_http import check_head, on_the_wire, with_host_of
from petstore_gui.service.http.open_connections import Trust
from petstore_gui.service.http.request_body import BODY_BYTES_MAX
from petstore_gui.service.http.request_errors import BrokenHttp, RequestError
from petstore_gui.service.http.request_limits import RequestLimits

_END_OF_HEAD = b"\r\n\r\n"


class SequentialProtocol(HttpToolsProtocol):
    """uvicorn's protocol, but nothing that follows a request is parsed before its response is sent.

    Reading pauses meanwhile: uvicorn would make objects of thousands of requests before the key is
    checked. A body is read on demand. Without the key, nothing that follows a request is parsed.
    """

    _is_busy = False  # a request is answered
    _is_in_head = False
    _is_whole = True  # no request is read in part
    _is_at_end = False  # the client sends no more
    _unread = b""
    _broken: RequestError | None = None  # in what follows the request that is being answered

    def __init__(self, config: Config, server_state: ServerState) -> None:
        super().__init__(config, server_state, app_state={})
        self.trust = Trust.NEW
        self._limits = RequestLimits()

    def data_received(self, data: bytes) -> None:
        if self._is_answering() or self._is_unread_by_client():
            self._keep_unread(data)
        else:
            self._read(data)

    def eof_received(self) -> bool:  # type: ignore[override]
        """Nothing more comes. Returns whether to keep the connection for what is still to answer.

        TLS ends as a whole, and its transport would log a warning. Who waits for a PUT no more has
        left: it may be the end of a program that has said that nothing was saved.
        """
        is_whole = self._is_answering() or self._is_in_head  # of the next one
        is_put = self._is_busy and self.cycle.scope["method"] == "PUT"
        self._is_at_end = self._is_busy and is_whole and self.scheme == "http" and not is_put
        return self._is_at_end

    def on_message_begin(self) -> None:
        self._is_whole, self._is_in_head = False, True
        self._limits.begin()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._is_in_head:
            return  # in a trailer, which no proxy on the way has checked
        self._limits.count_header()
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._is_to_upgrade():
            return
        if self.url[:1] not in b"/*":
            self.headers[:] = with_host_of(self.url, self.headers)
        check_head(self.parser.get_http_version(), self.headers)
        super().on_headers_complete()
        self._is_in_head, self._is_busy = False, True
        self._request_begun()

    def on_chunk_header(self) -> None:
        self._limits.count_chunk()

    def on_body(self, body: bytes) -> None:
        if len(self.cycle.body) <= BODY_BYTES_MAX:  # more than that is refused
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._is_to_upgrade():
            return
        self._is_whole = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """In place of uvicorn's own, which always reads on, and starts a timer for each request."""
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            return
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
        else:
            self._is_busy = False
            self._wait_for_request()
        self._read_on()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self._is_busy:
            self._read_on()

    def _request_begun(self) -> None:
        """A head has come."""

    def _wait_for_request(self) -> None:
        """All requests so far are answered."""
        self.cycle.body.clear()

    def _is_answering(self) -> bool:
        """Whether a whole request waits for its response.

        Another one is in uvicorn's pipeline if its head came with the end of a body.
        """
        return self._is_busy and (self._is_whole or bool(self.pipeline))

    def _keep_unread(self, data: bytes) -> None:
        self.flow.pause_reading()
        self._unread += data

    def _is_unread_by_client(self) -> bool:
        """Whether the last response waits for its client, and would wait in memory with another."""
        return self.flow.write_paused and not self._is_busy

    def _read_on(self) -> None:
        if self._is_unread_by_client():
            return
        self.flow.resume_reading()
        if self._broken is not None and not self._is_busy:
            self._refuse(self._broken)
        elif self._unread and self.trust is Trust.REFUSED:
            self.transport.close()
        elif self._unread and not self._is_answering():
            unread, self._unread = self._unread, b""
            self._read(unread)
        if self._is_at_end and not self._is_busy:
            self.transport.close()

    def _read(self, data: bytes) -> None:
        """Parse one request, and keep the rest. Every head ends with an empty line."""
        if self._is_whole and not self._is_in_head:
            try:
                data = self._limits.without_empty_lines(data)
            except RequestError as error:
                self._refuse(error)
        end = 0
        while not (self._is_answering() or self.transport.is_closing()):
            start = end
            found = data.find(_END_OF_HEAD, start)
            end = len(data) if found < 0 else found + len(_END_OF_HEAD)
            if start == end:
                break
            self._parse(data[start:end])
        if self._is_busy and end < len(data):
            self._keep_unread(data[end:])
        elif self._is_busy and not self._is_whole:
            self.flow.pause_reading()  # until the application asks for more of the body

    def _parse(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
            if self._is_in_head:
                self._limits.count_head(data)
        except RequestError as error:
            self._refuse(error)
        except httptools.HttpParserUpgrade as upgrade:
            self._parse_without_upgrade(data[upgrade.args[0] :])
        except httptools.HttpParserError as error:
            ours = error.__context__
            self._refuse(ours if isinstance(ours, RequestError) else BrokenHttp("This is no HTTP."))

    def _is_to_upgrade(self) -> bool:
        """Whether the parser takes what follows this head for another protocol."""
        return self._is_in_head and self.parser.should_upgrade()

    def _parse_without_upgrade(self, rest: bytes) -> None:
        """Parse a head anew without its `Upgrade`, which is ignored (RFC 9110, section 7.8)."""
        method, version = self.parser.get_method(), self.parser.get_http_version()
        if method == b"CONNECT":  # which is an upgrade in itself
            self._refuse(BrokenHttp("This service is no proxy."))
            return
        lines = [b"%b %b HTTP/%b" % (method, self.url, version.encode())]
        lines += [b"%b: %b" % header for header in self.headers if header[0] != b"upgrade"]
        self.parser = httptools.HttpRequestParser(self)
        self.parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn does
        self._parse(b"\r\n".join((*lines, b"", rest)))

    def _refuse(self, error: RequestError) -> None:
        """Answer what cannot be read, after all earlier requests are answered, and close."""
        if self._is_whole or self._is_in_head:
            if self._is_busy:
                self._broken, self._is_whole = error, True
                self.flow.pause_reading()
                return
        else:  # the body is broken: its request is not acted on
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.close()
                return
        self.transport.write(on_the_wire(error, self.server_state.default_headers))
        self.transport.close()
