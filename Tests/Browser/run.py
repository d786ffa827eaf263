#!/usr/bin/env python3
"""Opens pages that modeldoc writes in a real browser and looks whether they do what they should: run.py MODELDOC [TOPIC...]

A topic is a file `NAME_test.py` beside this one; each function `test_…` in it is a test, whose docstring says what it holds. A
message on the console, or an error that nobody caught, fails a test whatever it looked for. Needs Playwright and
axe-playwright-python on PYTHONPATH, and Chromium. Ends with status 1 where a test fails, 69 where there is no browser.
"""

import concurrent.futures
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


WORKERS = 2


def topics(names):
    """The files of tests, those that take longest first."""
    files = [path for path in HERE.glob("*_test.py") if not names or path.stem.removesuffix("_test") in names]
    return sorted(files, key=lambda path: (path.stem != "reading_test", path.stem))


def run(test, browser, site, model):
    """What is wrong; nothing where all is well."""
    options = dict(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context = browser.new_context(**{**options, **getattr(test, "options", {})})
    page = context.new_page()
    page.set_default_timeout(15000)
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


def run_topic(path, program, site):
    """The lines that tell of each test of a file, and how many failed."""
    lines, failed = [], 0
    tests = [test for name, test in vars(importlib.import_module(path.stem)).items() if name.startswith("test_")]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for test in tests:
            for model in getattr(test, "models", ["company"]):
                name = f"{path.stem.removesuffix('_test')}: {test.__doc__} ({model})"
                if model == "largest" and site.largest is None:
                    lines.append(f"NOT RUN: {name}: the folder of real models is not there")
                    continue
                start = time.monotonic()
                said = run(test, browser, site, model)
                taken = time.monotonic() - start
                failed += bool(said)
                slow = f", {taken:.0f} s" if taken >= 2 else ""
                lines.append("\n    ".join([f"{'✗' if said else '✓'} {name}{slow}", *said]))
        browser.close()
    return lines, failed


def main(modeldoc, *names):
    program = browser_program()
    if not program:
        print("There is no Chromium, so nothing is tested in a browser.")
        return 69
    count = failed = 0
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        site = Site(modeldoc, pathlib.Path(folder))
        # Made before anything asks for them from two sides.
        list(pool.map(site.file, site.models()))
        for lines, wrong in pool.map(lambda path: run_topic(path, program, site), topics(names)):
            print(*lines, sep="\n", flush=True)
            count, failed = count + len(lines), failed + wrong
    print(f"{count} browser tests, {failed} failed, {time.monotonic() - begin:.0f} s")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
