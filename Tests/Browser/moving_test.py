from support import on


@on("company", "largest")
def test_fit(site):
    """shows the whole diagram at first, and does not scroll itself"""
    page = site.open()
    canvas = page.locator("#canvas").bounding_box()
    picture = page.locator(".picture:not([hidden]) svg").bounding_box()
    assert picture["x"] >= canvas["x"] and picture["y"] >= canvas["y"]
    assert picture["x"] + picture["width"] <= canvas["x"] + canvas["width"]
    assert picture["y"] + picture["height"] <= canvas["y"] + canvas["height"]
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


@on("company", "largest")
def test_drag(site):
    """moves the diagram with the mouse, and a drag presses nothing"""
    page = site.open()
    before = site.view()
    box = page.locator("#canvas").bounding_box()
    page.mouse.move(box["x"] + 300, box["y"] + 300)
    page.mouse.down()
    page.mouse.move(box["x"] + 350, box["y"] + 320, steps=4)
    page.mouse.up()
    after = site.view()
    assert abs(after[0] - before[0] - 50) < 6 and abs(after[1] - before[1] - 20) < 6, (before, after)
    assert site.address == ""


def test_wheel(site):
    """moves with the wheel, and zooms about the pointer with Ctrl and the wheel"""
    page = site.open()
    box = page.locator("#canvas").bounding_box()
    x, y = box["x"] + 200, box["y"] + 250
    page.mouse.move(x, y)
    before = site.view()
    page.mouse.wheel(0, 80)
    site.settle()
    after = site.view()
    assert abs(before[1] - 80 - after[1]) < .1 and after[2] == before[2]
    point = ((200 - after[0]) / after[2], (250 - after[1]) / after[2])
    page.keyboard.down("Control")
    page.mouse.wheel(0, -60)
    page.keyboard.up("Control")
    site.settle()
    zoomed = site.view()
    assert zoomed[2] > after[2]
    assert abs(zoomed[0] + point[0] * zoomed[2] - 200) < 1 and abs(zoomed[1] + point[1] * zoomed[2] - 250) < 1
    assert page.evaluate("() => visualViewport.scale") == 1


def test_keys(site):
    """moves and zooms with arrows, plus, minus and 0, and leaves Ctrl and plus to the browser"""
    page = site.open()
    page.locator("#canvas").focus()
    start = site.view()
    page.keyboard.press("ArrowRight")
    assert site.view()[0] < start[0]
    page.keyboard.press("ArrowUp")
    assert site.view()[1] > start[1]
    page.keyboard.press("+")
    assert site.view()[2] > start[2]
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert site.view()[2] < start[2]
    page.keyboard.press("0")
    assert site.view() == start
    page.keyboard.press("Control+=")
    assert site.view() == start


@on("company", has_touch=True, viewport={"width": 390, "height": 844})
def test_pinch(site):
    """zooms with two fingers, about what lies between them"""
    page = site.open()
    session = page.context.new_cdp_session(page)
    before = site.view()

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]})

    touch("touchStart", (150, 300))
    touch("touchStart", (150, 300), (250, 300))
    for step in range(1, 9):
        touch("touchMove", (150 - 5 * step, 300), (250 + 5 * step, 300))
    touch("touchEnd")
    site.settle()
    after = site.view()
    assert 1.5 < after[2] / before[2] < 2.1, (before, after)
    assert page.evaluate("() => visualViewport.scale") == 1


def test_panel_scrolls_alone(site):
    """leaves the wheel to the page's text where the pointer is there"""
    page = site.open("#entity=Department")
    before = site.view()
    box = page.locator("#scroll").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 300)
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => document.getElementById('scroll').scrollTop > 0")
    assert site.view() == before


@on("company", reduced_motion="no-preference")
def test_gliding(site):
    """glides where motion is welcome, and is sharp again at rest"""
    page = site.open()
    page.keyboard.press("+")
    assert "is-gliding" in page.locator(".picture:not([hidden])").get_attribute("class")
    page.wait_for_timeout(600)
    assert page.locator(".picture:not([hidden])").evaluate("each => getComputedStyle(each).willChange") == "auto"


def test_calm(site):
    """does not glide where motion is not welcome"""
    page = site.open()
    page.keyboard.press("+")
    assert "is-gliding" not in page.locator(".picture:not([hidden])").get_attribute("class")
