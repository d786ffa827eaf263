import Foundation
import Testing

/// The release binary that `scripts/build` makes.
private enum ReleaseBinary {
    static let path: String? = {
        let built = ProcessInfo.processInfo.environment["MODELDOC_BINARY"]
        let path = built ?? "\(ProjectFolder.path)/.build/for-release/modeldoc"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
        print("ATTENTION: there is no release binary, so its tests do not run; make it with scripts/build")
        return nil
    }()
}

/// What holds for the binary alone, wherever it is.
@Suite(.enabled(if: ReleaseBinary.path != nil)) struct BinaryTests {
    private let binary: String
    private let folder: ScratchFolder

    init() throws {
        binary = try #require(ReleaseBinary.path)
        folder = try ScratchFolder()
    }

    #if os(Linux)
        @Test func needsOnlyLibXML2AndTheCLibrary() throws {
            let headers = try FinishedProcess(["readelf", "-d", binary])
            try #require(headers.status == 0, "\(headers.errors)")
            let needed = headers.output.split(separator: "\n").filter { $0.contains("(NEEDED)") }.compactMap { line in
                line.split(separator: "[").last?.split(separator: ".so").first.map(String.init)
            }
            let loaders = ["ld-linux-x86-64", "ld-linux-aarch64"]
            #expect(Set(needed).subtracting(loaders).sorted() == ["libc", "libm", "libxml2"])
        }

        @Test func looksForNoLibraryInFoldersOfItsOwn() throws {
            let headers = try FinishedProcess(["readelf", "-d", binary])
            #expect(!headers.output.contains("RPATH") && !headers.output.contains("RUNPATH"))
        }
    #elseif os(macOS)
        @Test func needsOnlyLibXML2AndWhatTheSystemHas() throws {
            let listing = try FinishedProcess(["otool", "-L", binary])
            try #require(listing.status == 0, "\(listing.errors)")
            let needed = listing.output.split(separator: "\n").dropFirst().compactMap { line in
                line.split(whereSeparator: \.isWhitespace).first.map(String.init)
            }
            #expect(needed.contains { $0.contains("libxml2.") })
            let others = needed.filter { path in
                !path.contains("libxml2.") && !path.hasPrefix("/usr/lib/")
                    && !path.hasPrefix("/System/Library/Frameworks/")
            }
            #expect(others == [])
        }
    #endif

    /// The program passes on the variables that it promises to heed.
    @Test(arguments: [("MODELDOC_DOT", "a.svg"), ("MODELDOC_RSVG_CONVERT", "a.png")])
    func heedsTheNamesOfItsTools(variable: String, output: String) throws {
        let model = #"{"modeldoc": 1, "entities": {"A": {"relationships": {"b": "B?"}}, "B": {}}}"#
        try Data(model.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/model.json"))
        let run = try FinishedProcess(
            ["env", "\(variable)=/no/such/program", binary, "render", "model.json", "-o", output], in: folder.path)
        #expect(run.status == 69 && run.errors.contains("/no/such/program"), "\(run.errors)")
    }

    /// Its templates are inside: it cannot find those of the project, since it does not know where that is.
    @Test func knowsNoFolderOfTheMachineThatBuiltIt() throws {
        let content = try Data(contentsOf: URL(fileURLWithPath: binary))
        #expect(content.range(of: Data(ProjectFolder.path.utf8)) == nil)
    }

    @Test func rendersAfterItWasMoved() throws {
        let moved = "\(folder.path)/somewhere else"
        try FileManager.default.createDirectory(atPath: moved, withIntermediateDirectories: true)
        // By another process: while this one has a file open for writing, a child of another test may hold it open too,
        // and the system starts no program that somebody could still write.
        let copy = try FinishedProcess(["cp", binary, "\(moved)/modeldoc"])
        try #require(copy.status == 0, "\(copy.errors)")
        try FileManager.default.copyItem(
            atPath: "\(ProjectFolder.path)/examples/company/model.json", toPath: "\(moved)/model.json")
        let run = try FinishedProcess(["./modeldoc", "render", "model.json"], in: moved)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "")
        let committed = try ProjectFolder.text("examples/company/docs/README.md")
        let written = try String(contentsOfFile: "\(moved)/model-docs/Company/README.md", encoding: .utf8)
        #expect(written == committed)
    }
}
