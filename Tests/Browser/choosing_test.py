from support import on


def test_press(site):
    """opens the page of a card that is pressed, and lets its neighbours stand out"""
    page = site.open()
    site.press("Department")
    assert site.address == "#entity=Department"
    assert site.shown_page() == "Department"
    assert site.names(".is-chosen") == ["Department"] and site.names(".is-near") == ["Department", "Employee"]
    assert site.count("[data-from='Employee.manager'].is-near, [data-from='Employee.directReports'].is-near") == 0


@on("largest")
def test_dimmed(site):
    """dims what is far from the chosen entity"""
    page = site.open("#entity=Product")
    assert "ProductTag" in site.names(".is-near") and "Account" not in site.names(".is-near")
    far = site.card("Account").evaluate("card => getComputedStyle(card).opacity")
    near = site.card("ProductTag").evaluate("card => getComputedStyle(card).opacity")
    assert float(far) < .5 and float(near) == 1
    assert page.locator("article:not([hidden]) h1").inner_text() == "Product"


@on("company", "largest")
def test_every_page(site):
    """has a page for each entity, which is shown alone"""
    page = site.open()
    names = page.locator("#table tbody tr").evaluate_all("rows => rows.map(row => row.dataset.entity)")
    assert len(names) >= 2
    for name in names[:: max(1, len(names) // 12)]:
        site.go(f"#entity={name}")
        assert site.shown_page() == name
        assert page.locator("article:not([hidden]) h1").inner_text() == name


def test_hover_line(site):
    """lights both rows of a line that is pointed at, and says its sentence"""
    page = site.open("#detail=full")
    site.hover_line("Department.employees")
    lit = page.locator(".picture:not([hidden]) .row.is-lit").evaluate_all("rows => rows.map(row => row.dataset.property)")
    assert sorted(lit) == ["department", "employees"]
    assert page.locator("#tip").inner_text().startswith("Each department can have up to 999 employees.")
    page.mouse.move(5, 300)
    site.settle()
    assert page.locator(".picture .is-lit").count() == 0 and page.locator("#tip").is_hidden()


def test_hover_row(site):
    """lights the line of a row that is pointed at"""
    page = site.open("#detail=full")
    row = page.locator(".picture:not([hidden]) [data-entity=Employee] [data-property=department] .name").bounding_box()
    page.mouse.move(row["x"] + 5, row["y"] + 5)
    site.settle()
    assert "is-lit" in site.line("Department.employees").get_attribute("class")


def test_names_light_cards(site):
    """lights the cards of a line where there are no rows"""
    page = site.open("#detail=names")
    site.hover_line("Department.employees")
    assert site.names(".is-lit") == ["Department", "Employee"]


def test_keyboard(site):
    """goes from card to card and along their lines by keyboard alone"""
    page = site.open("#detail=full")
    page.locator("#canvas").focus()
    seen = []
    for _ in range(4):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("() => document.activeElement.dataset.entity ?? document.activeElement.dataset.from"))
    assert seen[:3] == ["Department", "Department.employees", "Employee"], seen
    site.card("Department").focus()
    page.keyboard.press("Tab")
    assert page.locator("#tip").inner_text().startswith("Each department")
    page.keyboard.press("Enter")
    site.settle()
    assert site.address.startswith("#line=Department.employees")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    site.settle()
    assert "entity=Department" in site.address


@on("largest")
def test_focus_is_seen(site):
    """brings a card that the keyboard reaches into view"""
    page = site.open("#detail=full")
    for _ in range(8):
        page.keyboard.press("+")
    page.locator("#canvas").focus()
    for _ in range(6):
        page.keyboard.press("Tab")
    page.wait_for_timeout(50)
    box = page.evaluate("() => { const b = document.activeElement.getBoundingClientRect(); return [b.left, b.right, b.top, b.bottom] }")
    canvas = page.locator("#canvas").bounding_box()
    assert box[1] > canvas["x"] and box[0] < canvas["x"] + canvas["width"], box
    assert box[3] > canvas["y"] and box[2] < canvas["y"] + canvas["height"], box
    assert page.evaluate("() => document.getElementById('canvas').scrollLeft") == 0


def test_escape(site):
    """goes back one step with Esc: the line, the mode, the entity"""
    page = site.open("#entity=Department&mode=delete&line=Department.employees")
    for rest in ["#entity=Department&mode=delete", "#entity=Department", ""]:
        page.keyboard.press("Escape")
        site.settle()
        assert site.address == rest, site.address


def test_links(site):
    """follows links of the pages within the page, to the place that they mean"""
    page = site.open("#entity=Department&detail=names")
    page.locator("article:not([hidden])").get_by_role("link", name="Employee", exact=True).first.click()
    site.settle()
    assert site.address == "#entity=Employee&detail=names"
    page.locator("article:not([hidden])").get_by_role("link", name="manager", exact=True).first.click()
    site.settle()
    assert "at=manager" in site.address
    assert page.locator(".is-target").inner_text() == "manager"


@on("company", "library")
def test_no_dead_links(site):
    """has no link that leads nowhere"""
    page = site.open()
    dead = page.evaluate(
        """() => all("article a[href^='#'], #table a, #remarks a").filter(link => {
            const { entity, at } = parse(link.hash);
            const article = articleOf(entity);
            return !article || (at && !byId(article.dataset.prefix + at));
        }).map(link => link.hash)""")
    assert dead == []
    twice = page.evaluate("() => all('[id]').map(each => each.id).filter((id, at, ids) => ids.indexOf(id) !== at)")
    assert twice == []
