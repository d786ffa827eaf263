#!/usr/bin/env python3
"""Has Mermaid itself read files with erDiagrams, in a browser without a window: check.py MERMAID_JS FILE...

Prints one JSON object: for each file what Mermaid made of it ("title" of each entity with its rows, and the relationships
with their marks), or the "error" that it gave. Ends with status 69 where there is no browser.
"""

import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
IN_APPLICATIONS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"

PAGE = """<!doctype html><meta charset="utf-8"><body><pre id="result"></pre>
<script src="{mermaid}"></script>
<script type="application/json" id="texts">{texts}</script>
<script>
mermaid.initialize({{startOnLoad: false, maxTextSize: 1e9, maxEdges: 1e6}});
// Codes such as #42; are kept as these characters until the picture is drawn.
const plain = text => String(text ?? "").replace(/ﬂ°°(\\d+)¶ß/g, (_, code) => String.fromCodePoint(code));
async function read(text) {{
    await mermaid.parse(text);
    const diagram = await mermaid.mermaidAPI.getDiagramFromText(text);
    const entities = [...diagram.db.getEntities().values()];
    const names = new Map(entities.map(entity => [entity.id, entity.label]));
    return {{
        entities: entities.map(entity => ({{
            title: plain(entity.alias || entity.label),
            rows: entity.attributes.map(row => [row.type, row.name, plain(row.comment)]),
        }})),
        relationships: diagram.db.getRelationships().map(link => ({{
            from: names.get(link.entityA), to: names.get(link.entityB), label: plain(link.roleA),
            atFrom: link.relSpec.cardB, atTo: link.relSpec.cardA, line: link.relSpec.relType,
        }})),
    }};
}}
(async () => {{
    const result = {{}};
    for (const [name, text] of Object.entries(JSON.parse(document.getElementById("texts").textContent))) {{
        try {{ result[name] = await read(text); }} catch (error) {{ result[name] = {{error: String(error)}}; }}
    }}
    document.getElementById("result").textContent = "RESULT" + JSON.stringify(result) + "END";
}})();
</script>"""


def browser():
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or (IN_APPLICATIONS if os.access(IN_APPLICATIONS, os.X_OK) else None)


def main(mermaid, *files):
    program = browser()
    if program is None:
        print("none of these browsers is installed: " + ", ".join(BROWSERS), file=sys.stderr)
        return 69
    # "<" could end the script that holds the texts.
    texts = json.dumps({name: pathlib.Path(name).read_text("utf-8") for name in files}).replace("<", "\\u003c")
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        source = html.escape(pathlib.Path(mermaid).resolve().as_uri())
        page.write_text(PAGE.format(mermaid=source, texts=texts), "utf-8")
        run = subprocess.run(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
             f"--user-data-dir={folder}/profile", "--virtual-time-budget=600000", "--dump-dom", page.as_uri()],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300, check=False)
    result = re.search(r'<pre id="result">RESULT(.*?)END</pre>', run.stdout.decode("utf-8"), re.DOTALL)
    if result is None:
        sys.stderr.write(run.stderr.decode("utf-8", "replace"))
        print("the page gave no result", file=sys.stderr)
        return 1
    print(html.unescape(result.group(1)))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
