import Diagrams
import Foundation
import SourceText
import Testing

@testable import GraphvizLayout

@Suite struct DotProgramTests {
    private func failure(explicit: String? = nil, environment: [String: String]) -> Diagnostic? {
        do throws(LayoutError) {
            _ = try DotProgram.find(explicit: explicit, environment: environment)
            return nil
        } catch {
            return error.diagnostic
        }
    }

    @Test func looksWhereTheUserSaysFirst() throws {
        let named = try TemporaryFolder()
        let variable = try TemporaryFolder()
        let path = try TemporaryFolder()
        for folder in [named, variable, path] { _ = try folder.script("dot", "exit 0") }
        var environment = [
            "PATH": "/nowhere::\(path.path)", "MODELDOC_DOT": "\(variable.path)/dot",
        ]
        func found(_ explicit: String? = nil) throws -> String {
            try DotProgram.find(explicit: explicit, environment: environment).path
        }
        #expect(try found("\(named.path)/dot") == "\(named.path)/dot")
        #expect(try found() == "\(variable.path)/dot")
        environment["MODELDOC_DOT"] = ""
        #expect(try found() == "\(path.path)/dot")
        #expect(try found("dot") == "\(path.path)/dot")
    }

    @Test func saysHowToInstallIt() throws {
        for environment in [["PATH": "/nowhere"], ["PATH": ""], [:]] {
            let diagnostic = try #require(failure(environment: environment))
            #expect(
                DiagnosticPrinter().text(of: diagnostic) == """
                    error: Graphviz is not installed: 'dot' was not found on PATH [no-dot]
                      help: apt install graphviz, or brew install graphviz; or name it with --dot PATH
                      help: without it: -f dot, -f mermaid, or pages with --pictures mermaid

                    """)
        }
    }

    @Test func namesAFileOnPathThatMayNotBeRun() throws {
        let folder = try TemporaryFolder()
        let file = try folder.script("dot", "exit 0", executable: false)
        let diagnostic = try #require(failure(environment: ["PATH": folder.path]))
        #expect(diagnostic.id == "no-dot")
        #expect(diagnostic.notes.map(\.message) == ["'\(file)' is there, but it is not executable"])
    }

    @Test func saysWhatIsWrongWithWhatWasNamed() throws {
        let folder = try TemporaryFolder()
        let file = try folder.script("dot", "exit 0", executable: false)
        let working = try folder.script("works", "exit 0")
        let cases = [
            ("/nowhere/dot", "does not exist"), (folder.path, "is a folder"), (file, "is not executable"),
            ("", "does not exist"), ("no-such-dot", "does not exist"),
        ]
        let environment = ["PATH": folder.path, "MODELDOC_DOT": working]
        for (path, fault) in cases {
            let diagnostic = try #require(failure(explicit: path, environment: environment))
            #expect(diagnostic.message == "'\(path)', which --dot names as Graphviz's 'dot', \(fault)")
            #expect(diagnostic.id == "no-dot")
        }
        let diagnostic = try #require(failure(environment: ["MODELDOC_DOT": "/nowhere/dot", "PATH": folder.path]))
        #expect(diagnostic.message == "'/nowhere/dot', which MODELDOC_DOT names as Graphviz's 'dot', does not exist")
    }

    @Test(arguments: [
        ("dot - graphviz version 2.43.0 (0)", DotVersion(major: 2, minor: 43)),
        ("dot - graphviz version 12.1.2 (20240928.0832)\n", DotVersion(major: 12, minor: 1)),
        ("dot - graphviz version 2.38.0 (20140413.2041)", DotVersion(major: 2, minor: 38)),
        ("dot - graphviz version ", nil), ("polka dots", nil), ("version x.y", nil), ("", nil),
    ])
    func readsVersions(text: String, version: DotVersion?) {
        #expect(DotVersion(printed: text) == version)
    }

    @Test func ordersVersionsByNumber() {
        #expect(DotVersion(major: 2, minor: 9) < DotVersion.oldestTrusted)
        #expect(DotVersion(major: 10, minor: 0) > DotVersion.oldestTrusted)
    }
}
