import contextlib
import subprocess
import time

from previews import Preview


@contextlib.contextmanager
def started(site, name, model=None):
    """A preview that ends after the browser has left it, which would complain otherwise."""
    source = model or site.site.source(site.model)
    with Preview(site.site.modeldoc, source, site.site.folder / "previews" / name) as preview:
        yield preview
        site.page.goto("about:blank")


def shown(page, text):
    """Waits until the page of the employee holds a text; how many seconds that took."""
    start = time.monotonic()
    page.wait_for_function(
        "text => document.querySelector('article[data-page=Employee]')?.textContent.includes(text)", arg=text, polling=10)
    return time.monotonic() - start


def by_hand(site, preview):
    """How many seconds it takes to render a page with the command, and to open it in a tab of its own."""
    target = site.site.folder / "by-hand.html"
    command = [site.site.modeldoc, "render", preview.path, "-f", "html", "-o", target]
    start = time.monotonic()
    subprocess.run(command, check=True, capture_output=True)
    with site.page.context.new_page() as tab:
        tab.goto(target.as_uri())
        tab.wait_for_selector("html[data-ready]")
    return time.monotonic() - start


def test_saving(site):
    """shows what is saved within half a second, on a busy machine as fast as one does it by hand, and in place"""
    with started(site, "saving") as preview:
        page = site.page
        page.goto(preview.address + "#entity=Department&mode=delete")
        page.wait_for_selector("html[data-ready]")
        page.wait_for_selector(".live:not(.is-off)")
        page.evaluate("() => { window.isSame = true }")
        gone = site.names(".gone")
        times = []
        for number in range(6):
            time.sleep(0.2 + number * 0.017)
            text = preview.text.replace("Someone on the payroll", f"Someone {number} on the payroll")
            (preview.replace if number % 2 else preview.save)(text)
            times.append(shown(page, f"Someone {number} on the payroll"))
        assert sorted(times)[2] < max(0.5, by_hand(site, preview)), times
        assert page.evaluate("() => window.isSame"), "the page was loaded anew"
        assert gone and site.names(".gone") == gone
        assert site.address == "#entity=Department&mode=delete"


def test_breaking(site):
    """shows what is wrong over the page until it is mended"""
    with started(site, "breaking") as preview:
        page = site.page
        page.goto(preview.address)
        page.wait_for_selector("html[data-ready]")
        page.wait_for_selector(".live:not(.is-off)")
        preview.save(preview.text[:400] + "<img src=x onerror='window.hurt = 1'>")
        page.wait_for_selector("#problems:not([hidden])")
        problems = page.locator("#problems")
        assert "model.json:" in problems.locator(".problem-place").first.inner_text()
        assert problems.locator("pre mark").count() >= 1 and problems.locator("img").count() == 0
        assert site.count(".entity") == 2
        preview.save(preview.text.replace("Someone on the payroll", "Somebody new on the payroll"))
        page.wait_for_selector("#problems", state="hidden")
        shown(page, "Somebody new on the payroll")
        assert not page.evaluate("() => window.hurt")


def test_broken_from_the_start(site):
    """shows only what is wrong with a model that was broken from the start, and then the model"""
    folder = site.site.folder / "broken"
    folder.mkdir()
    text = site.site.source(site.model).read_text(encoding="utf-8")
    (folder / "model.json").write_text(text[:300], encoding="utf-8")
    with started(site, "broken", folder / "model.json") as preview:
        page = site.page
        page.goto(preview.address)
        assert page.locator("h1").inner_text() == "model.json cannot be shown"
        assert page.locator("#problems mark").count() == 1
        before = page.locator("#problems").inner_text()
        preview.save(text[:500])
        page.wait_for_function("old => document.querySelector('#problems').innerText !== old", arg=before)
        preview.save(text)
        page.wait_for_selector("html[data-ready]")
        assert site.count(".entity") == 2
