from support import on


def test_refused(site):
    """shows what would refuse a deletion, with its sentence and its way"""
    page = site.open()
    site.press("Department")
    page.keyboard.press("d")
    site.settle()
    assert site.address == "#entity=Department&mode=delete"
    assert site.names(".gone") == ["Department"] and site.names(".refuses") == ["Employee"]
    items = page.locator(".plan:not([hidden]) li")
    assert items.count() == 1 and items.inner_text().replace("\n", " ") == "1 while it has employees (employees, deny)"
    assert "refuses" in site.line("Department.employees").get_attribute("class")
    assert page.locator("#effects-legend").is_visible()
    page.get_by_role("button", name="What if I delete this?").click()
    site.settle()
    assert site.address == "#entity=Department" and site.count(".gone, .refuses, .badge.effect") == 0


def test_without_entity(site):
    """asks for an entity where none is chosen"""
    page = site.open()
    page.keyboard.press("d")
    site.settle()
    assert page.locator("#choose").is_visible() and site.shown_page() is None
    site.press("Employee")
    assert page.locator("#choose").is_hidden() and site.names(".gone") == ["Employee"]
    assert page.locator(".plan:not([hidden]) h2").inner_text() == "What if I delete an employee?"


@on("largest")
def test_waves(site):
    """numbers what is deleted by the order in which it goes, and draws the ways there"""
    page = site.open("#entity=Order&mode=delete")
    deleted = page.locator(".plan:not([hidden]) li[data-effect=deletes]")
    steps = deleted.evaluate_all("items => items.map(item => Number(item.dataset.step))")
    assert steps == sorted(steps) and set(steps) >= {1, 2}, steps
    assert "OrderItem" in site.names(".deletes") and "OrderItemTax" in site.names(".deletes")
    badge = site.card("OrderItemTax").locator(".badge.deletes text")
    assert badge.text_content() == "2"
    assert "is-way" in site.line("Order.items").get_attribute("class")
    assert "unlinks" in page.locator(".plan:not([hidden]) .effects").last.get_attribute("data-effect")


@on("largest")
def test_way_lights(site):
    """lights the way of what is pointed at in the list"""
    page = site.open("#entity=Order&mode=delete")
    second = page.locator(".plan:not([hidden]) li[data-effect=deletes][data-step='2']").first
    second.hover()
    site.settle()
    assert site.count("[data-from].is-lit") == 2
    page.mouse.move(300, 300)
    site.settle()
    assert site.count("[data-from].is-lit") == 0
    second.focus()
    site.settle()
    assert site.count("[data-from].is-lit") == 2


@on("library")
def test_card_lights_items(site):
    """lets stand out what the list says of a card that is pointed at"""
    page = site.open("#entity=Book&mode=delete&detail=names")
    box = site.card("Loan").locator(".card").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    site.settle()
    lit = page.locator(".plan:not([hidden]) li.is-lit")
    assert lit.count() == 1 and "has loans" in lit.inner_text()
    page.mouse.move(5, 300)
    site.settle()
    assert lit.count() == 0


@on("library")
def test_inherited(site):
    """shows what declares an inherited relationship that is on the way"""
    page = site.open("#entity=Book&mode=delete")
    assert "Publication" in site.names(".is-near") and site.count(".entity.deletes[data-entity=Publication]") == 0


@on("largest")
def test_all_in_view(site):
    """brings all that a deletion reaches into view"""
    page = site.open("#entity=Order&mode=delete&detail=names")
    canvas = page.locator("#canvas").bounding_box()
    boxes = page.locator(".picture:not([hidden]) .entity.is-near").evaluate_all(
        "cards => cards.map(card => card.getBoundingClientRect()).map(box => [box.left, box.right, box.top, box.bottom])")
    assert len(boxes) > 10
    for left, right, top, bottom in boxes:
        assert left >= canvas["x"] and right <= canvas["x"] + canvas["width"] + 12
        assert top >= canvas["y"] and bottom <= canvas["y"] + canvas["height"]


@on("company", "library", "largest")
def test_same_as_told(site):
    """says of each entity what the facts say: every entity that an effect names is marked"""
    page = site.open()
    wrong = page.evaluate(
        """() => {
            const wrong = [];
            for (const plan of all(".plan")) {
                for (const item of all("li[data-way]", plan)) {
                    const names = numbers(item.dataset.entities).map(number => entityNames.get(number));
                    const way = numbers(item.dataset.way).map(number => relationshipNames.get(number));
                    if (!names.length || names.includes(undefined)) wrong.push([plan.dataset.plan, item.textContent]);
                    if (!way.length || way.some(name => !graph().lineOf.get(name))) wrong.push([plan.dataset.plan, way]);
                }
            }
            return wrong;
        }""")
    assert wrong == [], wrong[:3]


@on("library")
def test_quiet(site):
    """says so where a deletion does nothing else"""
    page = site.open()
    quiet = page.evaluate("() => all('.plan').find(plan => plan.querySelector('.verdict'))?.dataset.plan")
    if quiet:
        site.go(f"#entity={quiet}&mode=delete")
        assert page.locator(".plan:not([hidden]) .verdict").inner_text() != ""
    site.go("#entity=Book&mode=delete")
    assert page.locator(".plan:not([hidden])").count() == 1
