import pathlib
import struct
import xml.etree.ElementTree

from support import on

SVG = "{http://www.w3.org/2000/svg}"


def export(site, button):
    page = site.page
    page.get_by_role("button", name="Export").click()
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).click()
    return download.value.suggested_filename, pathlib.Path(download.value.path()).read_bytes()


@on("company", "largest")
def test_svg(site):
    """writes the whole diagram as SVG that stands alone"""
    page = site.open("#detail=full")
    site.settle()
    name, content = export(site, "SVG of all")
    assert name == f"{page.title()}.svg"
    root = xml.etree.ElementTree.fromstring(content)
    assert root.tag == f"{SVG}svg" and root.find(f"{SVG}style").text.startswith(".modeldoc{")
    cards = [each for each in root.iter(f"{SVG}g") if "entity" in each.get("class", "").split()]
    assert len(cards) == len(site.names("")) and all(card.find(f"{SVG}title") is not None for card in cards)
    text = content.decode()
    for left in ["tabindex", "aria-label", "is-", 'class="hit"', "badge"]:
        assert f"{left}" not in text or left == "is-" and "class=\"is-" not in text, left


@on("company", "largest")
def test_selection(site):
    """writes the chosen entity with its neighbours alone"""
    name = "Department" if site.model == "company" else "Product"
    page = site.open(f"#entity={name}&detail=names")
    near = site.names(".is-near")
    file, content = export(site, "SVG of the selection")
    assert file == f"{page.title()} {name}.svg"
    root = xml.etree.ElementTree.fromstring(content)
    cards = [each.get("data-entity") for each in root.iter(f"{SVG}g") if "entity" in each.get("class", "").split()]
    assert sorted(cards) == near
    assert float(root.get("width")) <= page.locator(".picture:not([hidden]) svg").evaluate("svg => svg.width.baseVal.value") + 40


def size(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


def test_png(site):
    """writes PNG, twice as fine as the diagram is drawn, with something on it"""
    page = site.open("#entity=Department")
    width = page.locator(".picture:not([hidden]) svg").evaluate("svg => svg.width.baseVal.value")
    _, png = export(site, "PNG of all")
    assert size(png)[0] == 2 * width and len(png) > 10_000
    _, part = export(site, "PNG of the selection")
    assert size(part)[0] > 100


@on("largest")
def test_large_png(site):
    """writes PNG of a large diagram"""
    site.open("#detail=full")
    _, png = export(site, "PNG of all")
    assert max(size(png)) <= 16000 and len(png) > 100_000


def test_no_selection(site):
    """offers no export of a selection where there is none"""
    page = site.open()
    page.get_by_role("button", name="Export").click()
    assert page.locator("[data-selection]").first.is_disabled()
