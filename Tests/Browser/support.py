"""What the browser tests share: the pages they open, and how they look at them."""

import csv
import json
import os
import pathlib
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CORPUS = ROOT.parent / "shared" / "corpus"
BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
IN_APPLICATIONS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"


def browser_program():
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or (IN_APPLICATIONS if os.access(IN_APPLICATIONS, os.X_OK) else None)


def on(*models, **options):
    """Runs a test on other models than Company, or in another kind of browser window."""

    def mark(test):
        test.models, test.options = list(models) or ["company"], options
        return test

    return mark


def largest_model():
    """The real model with the most entities; None where there are no real models."""
    if not (CORPUS / "INDEX.tsv").exists():
        return None
    with open(CORPUS / "INDEX.tsv", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["path"].startswith("xcdatamodel/")]
    return CORPUS / max(rows, key=lambda row: (int(row["entities"]), int(row["attributes"])))["path"]


# Names and texts that would run, end or break something if anything took them for more than text.
SCRIPT = "<script>window.hurt = 1</script>"
IMAGE = "<img src=x onerror='window.hurt = 1'>"
HOSTILE = {
    "modeldoc": 1,
    "name": f"Title {SCRIPT}",
    "documentation": f"</title></style></script>{SCRIPT} {IMAGE} [press](javascript:window.hurt=1) ![x](http://example.com/x.png)",
    "entities": {
        f"A{SCRIPT}": {
            "documentation": f"{IMAGE} --> ]]> &lt;b&gt; {{{{title}}}} `code` | pipe",
            "group": f"\"><svg onload=window.hurt=1>",
            "attributes": {f"x\" onmouseover=\"window.hurt=1": "String", "</article></section>": "String?"},
            "relationships": {f"to b & c=d#e": {"destination": "b.c", "inverse": "back.way", "toMany": True, "deleteRule": "cascade"}},
        },
        "b.c": {"group": "plain", "relationships": {"back.way": {"destination": f"A{SCRIPT}", "inverse": "to b & c=d#e"}}},
        "日本語 %41+&": {"attributes": {"été": "Date?"}, "class": "<i>Class</i>"},
        "__proto__": {"attributes": {"constructor": "String"}},
        "hasOwnProperty": {},
    },
}


class Site:
    """The pages that tests open, each made when it is first asked for."""

    def __init__(self, modeldoc, folder):
        self.modeldoc, self.folder = modeldoc, folder
        self.largest = largest_model()

    def models(self):
        return ["company", "library", "hostile"] + (["largest"] if self.largest else [])

    def file(self, name):
        target = self.folder / f"{name}.html"
        if not target.exists():
            command = [self.modeldoc, "render", self.source(name), "-f", "html", "-o", target]
            made = subprocess.run(command, capture_output=True, text=True)
            assert made.returncode == 0, made.stderr
        return target

    def source(self, name):
        if name == "largest":
            return self.largest
        if name == "hostile":
            path = self.folder / "hostile.json"
            path.write_text(json.dumps(HOSTILE), encoding="utf-8")
            return path
        folder = ROOT / "examples" / name
        return next(folder.glob("*.xcdatamodeld"), folder / "model.json")

    def opened(self, page, model):
        return Opened(page, self, model)


class Opened:
    """A page in the browser, with the words that tests use."""

    def __init__(self, page, site, model):
        self.page, self.site, self.model = page, site, model

    def open(self, address=""):
        self.page.goto(self.site.file(self.model).as_uri() + address)
        self.page.wait_for_selector("html[data-ready]")
        return self.page

    def go(self, address):
        """Follows an address of the page that is shown."""
        self.page.evaluate("address => { location.hash = address }", address)
        self.settle()

    def settle(self):
        """Waits until what was begun is done: events, and two frames."""
        self.page.evaluate("() => new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 20))")

    @property
    def address(self):
        return self.page.evaluate("() => decodeURIComponent(location.hash)")

    def count(self, selector):
        """How many there are in the picture that is shown."""
        return self.page.locator(f".picture:not([hidden]) {selector}").count()

    def names(self, selector):
        """The entities of the cards in the picture that is shown, sorted."""
        found = self.page.locator(f".picture:not([hidden]) .entity{selector}")
        return sorted(found.evaluate_all("cards => cards.map(card => card.dataset.entity)"))

    def card(self, name):
        return self.page.locator(f'.picture:not([hidden]) .entity[data-entity="{name}"]')

    def line(self, start):
        return self.page.locator(f'.picture:not([hidden]) [data-from="{start}"]')

    def press(self, name):
        """Presses the head of a card, wherever the mouse has to go."""
        box = self.card(name).locator(".card").bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + min(12, box["height"] / 2))
        self.settle()

    def hover_line(self, start):
        """Moves the mouse onto the middle of a line's first half."""
        x, y = self.line(start).locator(".line").first.evaluate(
            """path => { const at = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
            return [at.x, at.y] }""")
        self.page.mouse.move(x, y)
        self.settle()

    def view(self):
        """Where the picture lies and how large it is: x, y, scale."""
        return self.page.evaluate("() => { const m = new DOMMatrix(picture().style.transform); return [m.e, m.f, m.a] }")

    def shown_page(self):
        """The entity whose page is shown; empty for the page of the model, None for none."""
        pages = self.page.locator("article:not([hidden])").evaluate_all("all => all.map(each => each.dataset.page)")
        assert len(pages) <= 1, pages
        return pages[0] if pages else None

    def dark(self):
        self.page.emulate_media(color_scheme="dark")
