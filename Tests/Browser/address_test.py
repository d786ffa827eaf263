from support import on


def test_deep_link(site):
    """shows the state that its address tells"""
    page = site.open("#entity=Department&mode=delete&detail=keys")
    assert site.names(".gone") == ["Department"]
    assert page.locator("#details input:checked").get_attribute("value") == "keys"
    assert page.locator("#delete").get_attribute("aria-pressed") == "true"


def test_back_and_forward(site):
    """goes back and forward through what was seen"""
    page = site.open()
    site.press("Department")
    page.keyboard.press("d")
    site.settle()
    site.press("Employee")
    seen = [site.address]
    for _ in range(3):
        page.go_back()
        site.settle()
        seen.append(site.address)
    assert seen == ["#entity=Employee&mode=delete", "#entity=Department&mode=delete", "#entity=Department", ""], seen
    assert site.shown_page() == "" and site.count(".is-chosen") == 0
    page.go_forward()
    site.settle()
    assert site.address == "#entity=Department" and site.shown_page() == "Department"


@on("company", "largest")
def test_reload(site):
    """shows the same after reloading"""
    name = "Department" if site.model == "company" else "Order"
    page = site.open(f"#entity={name}&mode=delete&detail=names")
    before = site.names(".is-near")
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert site.names(".is-near") == before and len(before) > 1


def test_unknown(site):
    """says so where the model has no such entity"""
    page = site.open("#entity=Nobody&mode=delete")
    assert page.locator("#unknown").is_visible()
    assert page.locator("#unknown").inner_text() == "There is no entity Nobody in this model."
    assert site.shown_page() == "" and site.count(".is-chosen") == 0
    site.go("#entity=Employee")
    assert page.locator("#unknown").is_hidden()


def test_nonsense(site):
    """makes something of any address"""
    page = site.open()
    for address in ["#", "#x", "#entity=%E0%A4%A", "#entity=&mode=delete", "#detail=none&group=99&line=nothing&view=no",
                    "#entity=Department&at=nowhere", "#entity=__proto__", "#&&==&"]:
        page.goto(site.site.file(site.model).as_uri() + address)
        site.settle()
        assert site.page.locator(".picture:not([hidden])").count() == 1


@on("hostile")
def test_any_name(site):
    """keeps any name whole on its way through an address"""
    page = site.open()
    names = page.locator("#table tbody tr").evaluate_all("rows => rows.map(row => row.dataset.entity)")
    assert len(names) == 5
    for name in names:
        page.locator("#table-button").click()
        page.locator("#table th a", has_text=name).first.click()
        site.settle()
        assert site.shown_page() == name and site.names(".is-chosen") == [name]


def test_modifiers(site):
    """leaves links that are opened elsewhere to the browser"""
    page = site.open("#entity=Department")
    with page.context.expect_page() as opened:
        page.locator("article:not([hidden])").get_by_role("link", name="Employee", exact=True).first.click(modifiers=["Control"])
    opened.value.wait_for_selector("html[data-ready]")
    assert opened.value.url.endswith("#entity=Employee") and site.address == "#entity=Department"
