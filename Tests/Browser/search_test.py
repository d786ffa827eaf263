from support import on


def texts(page, part):
    return page.locator(f"#results .{part}").all_inner_texts()


@on("largest")
def test_ranked(site):
    """finds entities by a few of their letters, the best first, and goes there by keyboard"""
    page = site.open()
    page.keyboard.press("/")
    page.keyboard.type("orditem")
    assert texts(page, "name")[:2] == ["OrderItem", "OrderItemTax"]
    page.keyboard.press("ArrowDown")
    selected = page.locator("#results [aria-selected=true]")
    assert selected.locator(".name").inner_text() == "OrderItemTax"
    assert page.locator("#query").get_attribute("aria-activedescendant") == selected.get_attribute("id")
    page.keyboard.press("Enter")
    site.settle()
    assert site.address == "#entity=OrderItemTax" and site.shown_page() == "OrderItemTax"
    box, canvas = site.card("OrderItemTax").bounding_box(), page.locator("#canvas").bounding_box()
    assert canvas["x"] < box["x"] and box["x"] + box["width"] < canvas["x"] + canvas["width"]


@on("largest")
def test_exact_first(site):
    """puts what is called exactly so before what begins so"""
    page = site.open()
    page.keyboard.press("Control+k")
    page.keyboard.type("product")
    assert texts(page, "name")[0] == "Product"
    shown, total = page.locator("[data-fill=shown]").inner_text(), page.locator("[data-fill=all]").inner_text()
    assert shown == "50" and int(total) > 50


def test_kinds(site):
    """finds attributes, relationships and words of the documentation as well"""
    page = site.open()
    for query, name, kind in [
        ("lastn", "lastName", "attribute"), ("reports", "directReports", "relationship"),
        ("payroll", "Someone on the payroll.", "documentation"), ("employee.sal", "salary", "attribute"),
    ]:
        page.keyboard.press("/")
        page.wait_for_selector("#search[open]")
        page.keyboard.press("Control+a")
        page.keyboard.type(query)
        # A machine that has much to do takes its time from a key to what it does.
        page.wait_for_function("query => document.getElementById('query').value === query", arg=query)
        assert (texts(page, "name")[0], texts(page, "kind")[0]) == (name, kind), query
        page.keyboard.press("Escape")
        page.wait_for_selector("#search:not([open])", state="attached")


def test_relationship(site):
    """goes to the section of a relationship, and lights its line"""
    page = site.open()
    page.keyboard.press("/")
    page.keyboard.type("manager")
    page.keyboard.press("Enter")
    site.settle()
    assert "line=Employee.manager" in site.address
    assert page.locator(".is-target").inner_text() == "manager"
    assert site.count("[data-from].is-lit") == 1


@on("hostile")
def test_classes(site):
    """finds classes by their names"""
    page = site.open()
    name = page.evaluate("() => document.querySelector('#table [data-class]')?.dataset.class")
    assert name == "<i>Class</i>"
    page.keyboard.press("/")
    page.keyboard.type(name)
    assert (name, "class") in zip(texts(page, "name"), texts(page, "kind"))


def test_nothing(site):
    """says that nothing was found"""
    page = site.open()
    page.get_by_role("button", name="Search").click()
    page.keyboard.type("zzzzq")
    assert page.locator("#no-results").is_visible() and page.locator("#result-count").is_hidden()
    page.keyboard.press("Escape")
    assert page.locator("#search").is_hidden()


@on("company", "hostile")
def test_odd_letters(site):
    """takes any letters as what they are"""
    page = site.open()
    page.keyboard.press("/")
    for query in ["(", "[a-z]+", "\\", ".*", "<script>", "日本", "__proto__", "'\"`"]:
        page.locator("#query").fill(query)
        page.wait_for_timeout(5)
    page.locator("#query").fill("日本")
    assert texts(page, "name")[:1] == (["日本語 %41+&"] if site.model == "hostile" else [])
