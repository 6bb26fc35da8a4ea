"""Which proxy the system's settings name for an address, as httpx reads them."""

from __future__ import annotations

from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from petstore_gui.gateway.endpoint import Endpoint


def proxy_for(endpoint: Endpoint) -> str | None:
    """The address of the proxy to the service; None if it is reached directly."""
    url = urlsplit(endpoint.base_url)
    if endpoint.is_here:
        return None
    proxies = getproxies()
    proxy = proxies.get(url.scheme) or proxies.get("all")
    if not proxy or proxy_bypass(url.hostname or ""):
        return None
    return proxy if "://" in proxy else f"http://{proxy}"
