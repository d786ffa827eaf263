from support import on


@on("company", "largest")
def test_detail(site):
    """shows as much of each entity as is asked for"""
    page = site.open()
    rows = {}
    for detail in ["names", "keys", "full"]:
        page.locator(f"#details input[value={detail}]").check()
        site.settle()
        assert f"detail={detail}" in site.address
        rows[detail] = site.count(".row")
        assert page.locator(".picture:not([hidden])").count() == 1
    assert rows["names"] == 0 < rows["keys"] < rows["full"]


@on("largest")
def test_keeps_the_chosen_in_view(site):
    """keeps the chosen entity in view when the detail changes"""
    page = site.open("#entity=Product&detail=names")
    page.locator("#details input[value=full]").check()
    site.settle()
    assert site.names(".is-chosen") == ["Product"]
    box, canvas = site.card("Product").bounding_box(), page.locator("#canvas").bounding_box()
    assert canvas["x"] - box["width"] < box["x"] < canvas["x"] + canvas["width"]


@on("library", "largest")
def test_groups(site):
    """dims what is not of the group that is asked for"""
    page = site.open()
    assert page.locator("#group option").count() > 2
    page.locator("#group").select_option("1")
    site.settle()
    assert "group=1" in site.address
    inside = site.names(".is-in-group")
    assert 0 < len(inside) < len(site.names(""))
    outside = next(name for name in site.names("") if name not in inside)
    assert float(site.card(outside).evaluate("card => getComputedStyle(card).opacity")) < .5
    page.locator("#group").select_option("")
    site.settle()
    assert site.count(".is-filtered") == 0 and site.address == ""


@on("library", "largest")
def test_findings(site):
    """puts badges on cards with findings, and filters them by severity"""
    page = site.open()
    badges = site.count(".badge.finding")
    assert badges > 0
    page.locator("#remarks-button").click()
    site.settle()
    assert page.locator("#remarks").is_visible() and site.shown_page() is None
    page.locator("#remarks input[value=warning]").uncheck()
    site.settle()
    assert site.count(".badge.finding.warning") == 0 and site.count(".badge.finding") < badges
    assert page.locator("#remarks li[data-severity=warning]:not([hidden])").count() == 0
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert site.count(".badge.finding.warning") == 0
    page.locator("#remarks input[value=warning]").check()
    site.settle()
    assert site.count(".badge.finding") == badges
    page.locator("#remarks li a").first.click()
    site.settle()
    assert "entity=" in site.address and page.locator(".is-target").inner_text() == "Findings"


def test_without(site):
    """has no switch for groups or findings that there are not"""
    page = site.open()
    assert page.locator("#group").count() == 0 and page.locator("#remarks-button").is_hidden()
