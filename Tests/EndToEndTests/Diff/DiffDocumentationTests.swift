import Testing

/// What `Documentation/diff.md` says.
@Suite struct DiffDocumentationTests {
    private let world = World()

    @Test func showsWhatTheProgramSays() throws {
        let page = try ProjectFolder.text("Documentation/diff.md")
        let session = try #require(page.firstMatch(of: /```\n\$ modeldoc diff (\S+)\n([\s\S]*?)```/)).output
        let bundle = String(session.1)
        for name in try ProjectFolder.files(in: "\(ProjectFolder.path)/\(bundle)") {
            try world.write(try ProjectFolder.text("\(bundle)/\(name)"), to: "\(bundle)/\(name)")
        }
        #expect(world.run("diff", bundle).output == session.2)
    }

    @Test func namesEveryOption() throws {
        let page = try ProjectFolder.text("Documentation/diff.md")
        let help = world.run("help", "diff").output
        for match in page.matches(of: /--[a-z][a-z-]+/) { #expect(help.contains(match.output), "\(match.output)") }
        for option in ["--from", "--to", "--to-current", "--base", "--exit-code", "--format", "--output"] {
            #expect(help.contains(option))
        }
    }

    @Test func namesEveryVerdict() throws {
        let page = try ProjectFolder.text("Documentation/diff.md")
        for verdict in ["none", "inferred", "inferred-with-default", "data-lost", "check", "custom"] {
            #expect(page.contains("| `\(verdict)` |"))
        }
    }
}
