from axe_playwright_python.sync_playwright import Axe

from support import on

# Contrast is looked at as well, and all that WCAG 2.2 asks for at levels A and AA.
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}}


def check(page):
    """What axe-core finds that is serious."""
    found = Axe().run(page, options=RULES).response["violations"]
    serious = [each for each in found if each["impact"] in ("serious", "critical")]
    assert not serious, "\n".join(
        f"{each['id']}: {each['help']}: {[node['html'][:150] for node in each['nodes'][:3]]}" for each in serious)


STATES = ["", "#entity=Employee", "#entity=Department&mode=delete", "#view=table", "#mode=delete"]


def test_axe_light(site):
    """has nothing serious that axe-core finds, in any state"""
    site.open()
    for state in STATES:
        site.go(state)
        check(site.page)
    site.page.keyboard.press("/")
    site.page.keyboard.type("e")
    check(site.page)
    site.page.keyboard.press("Escape")
    site.page.keyboard.press("?")
    check(site.page)


@on("company", color_scheme="dark")
def test_axe_dark(site):
    """has nothing serious in the dark"""
    site.open()
    for state in STATES[1:3]:
        site.go(state)
        check(site.page)


@on("library", viewport={"width": 390, "height": 844})
def test_axe_small(site):
    """has nothing serious on a small screen"""
    site.open("#entity=Book&mode=delete")
    check(site.page)
    site.go("#view=findings")
    check(site.page)


@on("company", "largest")
def test_table(site):
    """tells all that the diagram shows as a table, too"""
    page = site.open("#view=table")
    rows = page.locator("#table tbody tr").evaluate_all("rows => rows.map(row => row.dataset.entity)")
    assert sorted(rows) == site.names("")
    told = set(page.locator("#table [data-relationship]").evaluate_all("all => all.map(each => each.dataset.relationship)"))
    drawn = page.evaluate("() => graph().lines.filter(line => line.element.matches('.relationship')).flatMap(line => line.ends)")
    assert {name for name in drawn if "." in name} <= told
    page.locator("#table-button").click()
    site.settle()
    assert page.locator("#table").is_hidden()


@on("company", viewport={"width": 390, "height": 844}, has_touch=True)
def test_small(site):
    """shows the page as a sheet below the diagram on a small screen"""
    page = site.open()
    assert page.locator("#panel").is_hidden()
    card = site.card("Employee").locator(".card").bounding_box()
    page.touchscreen.tap(card["x"] + card["width"] / 2, card["y"] + 8)
    site.settle()
    canvas, panel = page.locator("#canvas").bounding_box(), page.locator("#panel").bounding_box()
    assert panel["y"] >= canvas["y"] + canvas["height"] - 1 and panel["width"] == 390
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    page.locator("#close-panel").click()
    assert page.locator("#panel").is_hidden() and page.locator("#canvas").bounding_box()["height"] > 600


@on("company", "library")
def test_print(site):
    """prints the diagram, then each page on paper of its own"""
    page = site.open("#entity=Department" if site.model == "company" else "")
    page.emulate_media(media="print")
    visible = page.locator("article").evaluate_all("all => all.filter(each => each.checkVisibility()).length")
    assert visible == page.locator("article").count()
    assert page.locator("#canvas").is_visible() and page.locator(".zoom").is_hidden()
    if site.model == "company":
        assert page.pdf().startswith(b"%PDF")


@on("company", java_script_enabled=False)
def test_without_script(site):
    """can be read without its script"""
    site.page.goto(site.site.file("company").as_uri())
    assert site.page.locator("article[data-page=Employee]").is_visible()
    assert site.page.locator(".picture").first.is_visible()


def test_help(site):
    """explains its keys"""
    page = site.open()
    page.keyboard.press("?")
    assert page.locator("#help").is_visible()
    page.keyboard.press("d")
    page.keyboard.press("Escape")
    site.settle()
    assert page.locator("#help").is_hidden() and site.address == ""
