import re

from support import on


@on("hostile")
def test_nothing_runs(site):
    """shows names and texts that look like scripts, and runs none"""
    page = site.open()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    names = page.locator("#table tbody tr").evaluate_all("rows => rows.map(row => row.dataset.entity)")
    for name in names:
        for mode in ["", "&mode=delete"]:
            page.evaluate("([name, mode]) => { location.hash = 'entity=' + encodeURIComponent(name) + mode }", [name, mode])
            site.settle()
    for link in page.locator("article a").all():
        href = link.get_attribute("href") or ""
        assert not href.lower().startswith(("javascript:", "data:", "vbscript:")), href
    page.locator("#details input[value=full]").check()
    page.keyboard.press("/")
    page.keyboard.type("script")
    assert page.locator("#results script, article img, article iframe, [onload], [onerror], [onmouseover]").count() == 0
    assert page.evaluate("() => window.hurt") is None
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []


@on("hostile")
def test_shown_as_written(site):
    """shows such texts as they are written"""
    page = site.open()
    assert page.title() == "Title <script>window.hurt = 1</script>"
    assert "A<script>window.hurt = 1</script>" in site.names("")


def test_policy(site):
    """lets no other script or style run"""
    page = site.open()
    hurt = page.evaluate(
        """() => new Promise(done => {
            addEventListener("securitypolicyviolation", event => done(event.effectiveDirective), { once: true });
            const script = document.createElement("script");
            script.textContent = "window.hurt = 1";
            document.body.append(script);
            setTimeout(() => done("nothing was refused"), 500);
        })""")
    assert hurt == "script-src-elem" and page.evaluate("() => window.hurt") is None


test_policy.expected = "violates the following Content Security Policy"


def test_no_inline(site):
    """has no style or handler within its tags"""
    text = site.site.file("company").read_text(encoding="utf-8")
    tags = re.findall(r"<[a-z][^>]*>", text[text.index("<body>"): text.index("<script>")])
    assert len(tags) > 300
    assert [tag for tag in tags if re.search(r"\s(style|on[a-z]+)=", re.sub(r'"[^"]*"', '""', tag))] == []
