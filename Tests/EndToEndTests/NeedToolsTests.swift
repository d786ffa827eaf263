import Foundation
import Testing

/// `need_tools` of `scripts/tools.bash`, with package managers that only write down what they are asked for.
@Suite struct NeedToolsTests {
    private let commands: ScratchFolder

    init() throws {
        commands = try ScratchFolder()
        for name in ["bash", "env", "dirname"] { try commands.link(name) }
        try commands.command("swift", "")
        try commands.command("sudo", #""$@""#)
    }

    /// What pkg-config does when it is asked where a library's headers are.
    private var answer: String { "if [[ $1 == --variable* ]]; then echo '\(commands.path)'; fi" }

    /// Everything that is asked for, as commands that do nothing. pkg-config knows all libraries, with their headers beside
    /// it.
    private func provide(_ names: String...) throws {
        for name in names { try commands.command(name, name == "pkg-config" ? answer : "") }
        if names.contains("pkg-config") { try commands.command("cmark-gfm-core-extensions.h", "") }
    }

    /// A package manager that notes its arguments, and then has installed everything.
    private func packageManager(_ name: String) throws {
        try commands.command(
            name,
            """
            if [[ $1 == --prefix ]]; then exit 1; fi
            echo "\(name) $*" >&2
            if [[ $* == *install* ]]; then
                for tool in pkg-config dot cmark-gfm rsvg-convert xmllint plantuml shellcheck jq chromium cmark-gfm-core-extensions.h; do
                    printf '%s\\n' '#!/bin/bash' "\(answer.replacing("$", with: "\\$"))" >'\(commands.path)/'$tool
                    /bin/chmod +x '\(commands.path)/'$tool
                done
            fi
            """)
    }

    private func need(_ what: String, on system: String = "Linux") throws -> (status: Int32, lines: [String]) {
        try commands.command("uname", "echo \(system)")
        let run = try FinishedProcess(
            ["bash", "-c", "set -euo pipefail; source scripts/tools.bash; need_tools \(what); say ready"],
            environment: ["PATH": commands.path])
        #expect(run.output == "")
        return (run.status, run.errors.split(separator: "\n").map(String.init))
    }

    @Test func installsNothingWhereAllIsThere() throws {
        try packageManager("apt-get")
        try provide("pkg-config", "dot")
        #expect(try need("program") == (0, ["ready"]))
    }

    @Test func installsWhatIsMissingWithOneUpdate() throws {
        try packageManager("apt-get")
        try provide("pkg-config", "xmllint")
        let packages = "graphviz cmark-gfm librsvg2-bin plantuml shellcheck jq chromium"
        let (status, lines) = try need("tests")
        #expect(status == 0)
        #expect(
            lines == [
                "Installing with apt-get: \(packages)", "apt-get -qq update",
                "apt-get -qq install --yes --no-install-recommends \(packages)", "ready",
            ])
    }

    @Test func installsTheLibraryThatPkgConfigDoesNotKnow() throws {
        try packageManager("apt-get")
        try provide("dot")
        let (status, lines) = try need("program")
        #expect(status == 0)
        #expect(
            lines.first
                == "Installing with apt-get: pkg-config libxml2-dev libcmark-gfm-dev libcmark-gfm-extensions-dev "
                + "libmicrohttpd-dev")
    }

    @Test func installsTheExtensionsThatHaveAPackageOfTheirOwn() throws {
        try packageManager("apt-get")
        try provide("pkg-config", "dot")
        try FileManager.default.removeItem(atPath: "\(commands.path)/cmark-gfm-core-extensions.h")
        let (status, lines) = try need("program")
        #expect(status == 0)
        #expect(lines.first == "Installing with apt-get: libcmark-gfm-dev libcmark-gfm-extensions-dev")
    }

    @Test func usesHomebrewOnMacOS() throws {
        try packageManager("brew")
        try provide("xmllint")
        let (status, lines) = try need("tests", on: "Darwin")
        let packages = "pkgconf cmark-gfm libmicrohttpd graphviz librsvg plantuml shellcheck jq"
        #expect(status == 0)
        #expect(
            lines == ["Installing with Homebrew: \(packages)", "brew install --quiet \(packages)", "ready"])
    }

    @Test(arguments: [("Linux", "on Debian"), ("Darwin", "with Homebrew, https://brew.sh")])
    func listsWhatToInstallWhereNothingCanInstallIt(system: String, how: String) throws {
        try provide("pkg-config")
        let (status, lines) = try need("program", on: system)
        #expect(status == 1)
        #expect(lines == ["Missing: dot", "error: Install them by hand (\(how): graphviz) and try again."])
    }

    @Test func stopsWhereTheInstallationFails() throws {
        try commands.command("apt-get", "[[ $* != *install* ]]")
        try provide("pkg-config")
        let (status, lines) = try need("program")
        #expect(status == 1)
        #expect(lines.last == "error: apt-get could not install: graphviz")
    }

    @Test func saysWhereToGetSwift() throws {
        try FileManager.default.removeItem(atPath: "\(commands.path)/swift")
        let (status, lines) = try need("program")
        #expect(status == 1)
        #expect(lines == ["error: Swift is missing. Install it from https://www.swift.org/install and try again."])
    }
}
