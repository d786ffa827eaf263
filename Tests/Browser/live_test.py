import http.server
import queue
import threading


class Server:
    """Serves a live page as the preview does, and tells it what a test wants to tell."""

    def __init__(self, text):
        self.text, self.events = text, queue.Queue()
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                if self.path == "/events":
                    self.send_response(200)
                    self.send_header("Content-Type", "text/event-stream")
                    self.end_headers()
                    while (event := server.events.get()) is not None:
                        self.wfile.write(event.encode())
                        self.wfile.flush()
                    return
                self.send_response(200 if self.path == "/" else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(server.text.encode() if self.path == "/" else b"")

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def tell(self, event, data):
        lines = "".join(f"data: {line}\n" for line in data.split("\n"))
        self.events.put(f"event: {event}\n{lines}\n")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.events.put(None)
        self.http.shutdown()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.http.server_port}/"


def live(site, digest="one"):
    text = site.site.file(site.model).read_text(encoding="utf-8")
    text = text.replace("img-src data: blob:;", "img-src data: blob:; connect-src &#39;self&#39;;", 1)
    start = text.index('data-digest="') + len('data-digest="')
    return text[:start] + digest + text[text.index('"', start):].replace('"', '" data-live', 1)


def test_refresh(site):
    """takes over a newer page in place, and keeps where one looks, at what and how"""
    with Server(live(site)) as server:
        page = site.page
        page.goto(server.address + "#entity=Department&mode=delete&detail=keys")
        page.wait_for_selector("html[data-ready]")
        page.locator("#canvas").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("+")
        page.evaluate("() => { window.isSame = true }")
        before = site.view()
        server.text = live(site, "two").replace("Someone on the payroll.", "Somebody who works here.")
        server.tell("page", "two")
        page.wait_for_selector("html[data-digest=two]")
        site.settle()
        assert page.evaluate("() => window.isSame"), "the page was loaded anew"
        assert "Somebody who works here." in page.locator("article[data-page=Employee]").inner_html()
        assert site.view() == before and site.names(".gone") == ["Department"]
        assert site.address == "#entity=Department&mode=delete&detail=keys"
        assert page.locator("#details input:checked").get_attribute("value") == "keys"


def test_same_page(site):
    """does nothing where the page is the same"""
    with Server(live(site)) as server:
        page = site.page
        page.goto(server.address)
        page.wait_for_selector("html[data-ready]")
        page.evaluate("() => { document.querySelector('article').dataset.mark = 'old' }")
        server.tell("page", "one")
        page.wait_for_timeout(200)
        assert page.locator("article[data-mark=old]").count() == 1


def test_problems(site):
    """shows problems over the last good page until they are mended"""
    with Server(live(site)) as server:
        page = site.page
        page.goto(server.address)
        page.wait_for_selector("html[data-ready]")
        server.tell("problems", "<h2>It is broken</h2>\n<pre>model.json:3:1 &lt;here&gt;</pre>")
        page.wait_for_selector("#problems:not([hidden])")
        assert page.locator("#problems pre").inner_text() == "model.json:3:1 <here>"
        assert site.count(".entity") == 2
        server.tell("problems", "")
        page.wait_for_selector("#problems", state="hidden")
