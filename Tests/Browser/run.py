#!/usr/bin/env python3
"""Opens pages that modeldoc writes in a real browser and looks whether they do what they should: run.py MODELDOC [TOPIC...]

A topic is a file `NAME_test.py` beside this one; each function `test_…` in it is a test, whose docstring says what it holds. A
message on the console, or an error that nobody caught, fails a test whatever it looked for. Needs Playwright and
axe-playwright-python on PYTHONPATH, and Chromium. Ends with status 1 where a test fails, 69 where there is no browser.
"""

import importlib
import pathlib
import sys
import tempfile
import time
import traceback

from support import HERE, Site, browser_program

try:
    from playwright.sync_api import sync_playwright
except ImportError:
    sys.exit("The browser tests need Playwright, which is not there.")


def tests(topics):
    for path in sorted(HERE.glob("*_test.py")):
        if topics and path.stem.removesuffix("_test") not in topics:
            continue
        module = importlib.import_module(path.stem)
        for name, test in vars(module).items():
            if name.startswith("test_"):
                yield path.stem.removesuffix("_test"), test


def run(test, browser, site, model):
    """What is wrong; nothing where all is well."""
    options = dict(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context = browser.new_context(**{**options, **getattr(test, "options", {})})
    page = context.new_page()
    page.set_default_timeout(5000)
    said = []
    page.on("console", lambda message: said.append(f"console: {message.type}: {message.text}"))
    page.on("pageerror", lambda error: said.append(f"error: {error}"))
    try:
        test(site.opened(page, model))
    except AssertionError as error:
        said.append(f"{error or ''}\n{''.join(traceback.format_tb(error.__traceback__)[-1:])}")
    except Exception:
        said.append(traceback.format_exc())
    finally:
        context.close()
    expected = getattr(test, "expected", None)
    return [each for each in said if not expected or expected not in each]


def main(modeldoc, *topics):
    program = browser_program()
    if not program:
        print("There is no Chromium, so nothing is tested in a browser.")
        return 69
    failed = count = 0
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(modeldoc, pathlib.Path(folder))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for topic, test in tests(topics):
            for model in getattr(test, "models", ["company"]):
                if model == "largest" and site.largest is None:
                    print(f"- {topic}: {test.__doc__} (skipped: the folder of real models is not there)")
                    continue
                start = time.monotonic()
                said = run(test, browser, site, model)
                slow = time.monotonic() - start
                time_taken = f", {slow:.0f} s" if slow >= 2 else ""
                count += 1
                failed += bool(said)
                print(f"{'✗' if said else '✓'} {topic}: {test.__doc__} ({model}{time_taken})", *said, sep="\n    ")
        browser.close()
    print(f"{count} browser tests, {failed} failed, {time.monotonic() - begin:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
