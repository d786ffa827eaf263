public import SourceText

/// The page of a preview whose model has been broken from the start: what is wrong with it, until the server tells of a page.
public enum ProblemsPage {
    /// What its digest is, whatever is wrong: what changes is told it as problems.
    public static let digest = "problems"

    /// The page.
    ///
    /// - Parameters:
    ///   - diagnostics: what is wrong.
    ///   - name: what the model is called in the title.
    /// - Returns: a whole page of HTML.
    public static func text(of diagnostics: [Diagnostic], name: String) -> String {
        """
        <!doctype html>
        <html lang="en" data-digest="\(digest)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(ProblemsHTML.shown(name))</title>
        <style>\(style)</style>
        </head>
        <body>
        <main>
        <h1>\(ProblemsHTML.shown(name)) cannot be shown</h1>
        <p>It appears here as soon as this is mended.</p>
        <section id="problems" role="alert">\(ProblemsHTML.text(of: diagnostics))</section>
        </main>
        <script>\(script)</script>
        </body>
        </html>

        """
    }

    private static let policy = """
        default-src 'none'; script-src 'sha256-\(ContentDigest(of: script).base64)'; style-src \
        'sha256-\(ContentDigest(of: style).base64)'; connect-src 'self'; base-uri 'none'; form-action 'none'
        """

    private static let script = """

        const events = new EventSource("events");
        events.addEventListener("page", (event) => {
            if (event.data !== document.documentElement.dataset.digest) location.reload();
        });
        events.addEventListener("problems", (event) => {
            document.getElementById("problems").innerHTML = event.data;
        });

        """

    private static let style = """

        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
        main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
        ol { list-style: none; padding: 0; }
        .problem { border-left: 4px solid #b3261e; margin: 1rem 0; padding: 0 1rem; }
        .problem.warning { border-color: #b26a00; }
        .problem.info, .problem.note { border-color: #4a6fa5; }
        .problem p { margin: 0.25rem 0; }
        .problem-place, .problem-source { font-family: ui-monospace, monospace; font-size: 0.875rem; }
        .problem-source { overflow-x: auto; margin: 0.25rem 0; }
        .problem-line { user-select: none; }
        .problem-help::before { content: "Help: "; font-weight: bold; }

        """
}
