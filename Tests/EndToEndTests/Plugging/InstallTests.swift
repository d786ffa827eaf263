import Foundation
import Testing

/// `scripts/install`, into a root of its own.
@Suite struct InstallTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private static let installed = [
        "bin/modeldoc", "share/bash-completion/completions/modeldoc", "share/fish/vendor_completions.d/modeldoc.fish",
        "share/man/man1/modeldoc.1", "share/modeldoc/installed", "share/zsh/site-functions/_modeldoc",
    ]

    private func install(_ arguments: String..., environment changes: [String: String] = [:]) throws -> FinishedProcess
    {
        var environment = ProcessInfo.processInfo.environment
        environment["MODELDOC_BINARY"] = try Tool.modeldoc()
        environment["DESTDIR"] = nil
        environment.merge(changes) { $1 }
        return try FinishedProcess(["scripts/install"] + arguments, environment: environment)
    }

    @Test func installsIntoACleanRootAndRemovesJustThat() throws {
        let root = folder.path + "/a root"
        let run = try install(environment: ["DESTDIR": root])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "")
        #expect(try ProjectFolder.files(in: root) == Self.installed.map { "usr/local/" + $0 })
        for file in Self.installed where file != "share/modeldoc/installed" {
            #expect(run.errors.contains("  \(root)/usr/local/\(file)\n"))
        }

        // The program works from there, without anything of the project.
        let model = "\(ProjectFolder.path)/examples/company/model.json"
        let program = "\(root)/usr/local/bin/modeldoc"
        let lint = try FinishedProcess([program, "lint", model], in: "/", environment: ["PATH": "/usr/bin:/bin"])
        #expect(lint.status == 0, "\(lint.errors)")

        let removal = try install("--uninstall", environment: ["DESTDIR": root])
        #expect(removal.status == 0, "\(removal.errors)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: root).sorted() == ["usr", "usr/local"])
        let again = try install("--uninstall", environment: ["DESTDIR": root])
        #expect(again.status == 1)
        #expect(again.errors.hasPrefix("error: Nothing is installed below"))
    }

    @Test func leavesWhatWasThereOrCameLater() throws {
        let prefix = folder.path + "/own"
        try FileManager.default.createDirectory(atPath: prefix + "/share/man", withIntermediateDirectories: true)
        #expect(try install(prefix).status == 0)
        try Data("x".utf8).write(to: URL(filePath: prefix + "/bin/other"))
        // A second installation over the first forgets nothing of it.
        let second = try install(prefix)
        #expect(second.status == 0)
        #expect(second.errors.contains("fpath+=(\(prefix)/share/zsh/site-functions)"))
        #expect(second.errors.contains("Put \(prefix)/bin on your PATH."))
        #expect(try install("--uninstall", prefix).status == 0)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: prefix).sorted() == [
                "bin", "bin/other", "share", "share/man",
            ])
    }

    @Test(arguments: ["/etc/hosts", "../../outside", "share/../../outside", ""])
    func removesNothingElse(line: String) throws {
        let prefix = folder.path + "/own"
        #expect(try install(prefix).status == 0)
        let outside = folder.path + "/outside"
        try Data("x".utf8).write(to: URL(filePath: outside))
        let record = URL(filePath: prefix + "/share/modeldoc/installed")
        let text = try String(contentsOf: record, encoding: .utf8)
        try Data("\(text)\(line)\n".utf8).write(to: record)
        let run = try install("--uninstall", prefix)
        #expect(run.status == 1)
        #expect(run.errors.contains("is damaged: '\(line)'"))
        #expect(FileManager.default.fileExists(atPath: outside))
        #expect(FileManager.default.fileExists(atPath: prefix + "/bin/modeldoc"))
    }

    @Test func completionsAreOnesOfTheirShells() throws {
        let prefix = folder.path + "/own"
        #expect(try install(prefix).status == 0)
        let files = [
            ("bash", "bash-completion/completions/modeldoc"), ("zsh", "zsh/site-functions/_modeldoc"),
            ("fish", "fish/vendor_completions.d/modeldoc.fish"),
        ]
        for (shell, file) in files {
            guard let shell = Tool.path(shell) else { continue }
            let check = try FinishedProcess([shell, "-n", "\(prefix)/share/\(file)"])
            #expect(check.status == 0)
            #expect(check.errors == "")
        }
        // As zsh finds it in its path of functions.
        #expect(
            try String(contentsOfFile: prefix + "/share/zsh/site-functions/_modeldoc", encoding: .utf8).hasPrefix(
                "#compdef modeldoc\n"))
    }

    @Test func manualPageIsReadWithoutAComplaint() throws {
        let prefix = folder.path + "/own"
        #expect(try install(prefix).status == 0)
        let page = prefix + "/share/man/man1/modeldoc.1"
        if let groff = Tool.path("groff") {
            let run = try FinishedProcess([groff, "-man", "-Tutf8", "-ww", "-P-c", "-P-b", "-P-u", page])
            #expect(run.status == 0)
            #expect(run.errors == "")
            for heading in ["NAME", "SYNOPSIS", "COMMANDS", "EXIT STATUS", "ENVIRONMENT", "EXAMPLES", "SEE ALSO"] {
                #expect(run.output.contains("\n\(heading)\n"), "\(heading)")
            }
            #expect(run.output.contains("modeldoc check [MODEL…]"))
        }
        if let mandoc = Tool.path("mandoc") {
            let run = try FinishedProcess([mandoc, "-Tlint", "-Wwarning", page])
            #expect(run.output.split(separator: "\n").filter { !$0.contains("missing date") } == [])
        }
    }

    @Test(arguments: [["--prefix"], ["a", "b"]]) func tellsHowItIsCalled(arguments: [String]) throws {
        let run = try FinishedProcess(["scripts/install"] + arguments)
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("usage: scripts/install [--uninstall] [PREFIX]\n"))
    }
}
