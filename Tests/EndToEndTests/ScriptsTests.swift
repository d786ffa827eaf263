import Foundation
import Testing

/// The scripts that people and machines start.
@Suite struct ScriptsTests {
    private static let all: [String] = {
        let names = (try? ProjectFolder.files(in: "\(ProjectFolder.path)/scripts")) ?? []
        return names.map { "scripts/\($0)" } + [".ci/run"]
    }()

    @Test func areAllThere() {
        #expect(Self.all.count >= 6)
        for name in ["scripts/build", "scripts/demo", "scripts/install", "scripts/test", "scripts/update-examples"] {
            #expect(Self.all.contains(name))
        }
    }

    @Test(arguments: all) func areBash(script: String) throws {
        let check = try FinishedProcess(["bash", "-n", script])
        #expect(check.status == 0, "\(check.errors)")
    }

    /// What is run, not sourced by another.
    private static let commands = all.filter { $0 != "scripts/tools.bash" && $0 != "scripts/action/common.bash" }

    @Test(arguments: commands) func stopAtTheFirstError(script: String) throws {
        #expect(FileManager.default.isExecutableFile(atPath: "\(ProjectFolder.path)/\(script)"))
        let lines = try ProjectFolder.text(script).split(separator: "\n")
        #expect(lines.first == "#!/usr/bin/env bash")
        #expect(lines.first { !$0.hasPrefix("#") } == "set -euo pipefail")
    }

    @Test func continuousIntegrationRunsTheTestsAndNothingElse() throws {
        let commands = try ProjectFolder.text(".ci/run").split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            commands == [
                "set -euo pipefail", "export CI=true", #"exec "$(dirname -- "${BASH_SOURCE[0]}")/../scripts/test""#,
            ])
    }
}
