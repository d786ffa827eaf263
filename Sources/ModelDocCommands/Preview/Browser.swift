import ChildProcesses
import Dispatch
import SourceText

/// The program that opens an address in the browser that somebody likes.
struct Browser {
    private let program: String
    private let environment: [String: String]

    #if canImport(Darwin)
        private static let name = "open"
    #else
        private static let name = "xdg-open"
    #endif

    /// What to say where there is no such program.
    static let missing = Diagnostic.warning(
        "no-browser", "there is no '\(name)' to open a browser with", help: ["open the address yourself"])

    /// Finds the program; nil where there is none.
    init?(in context: CommandContext) {
        guard let found = ExecutableSearch.find(Self.name, on: context.environment["PATH"]).found else { return nil }
        program = found
        environment = context.environment
    }

    /// Whether somebody sits at a desktop of this machine.
    static func isExpected(in context: CommandContext) -> Bool {
        guard context.isErrorTerminal, context.environment["CI", default: ""].isEmpty else { return false }
        #if canImport(Darwin)
            return true
        #else
            return ["DISPLAY", "WAYLAND_DISPLAY"].contains { !context.environment[$0, default: ""].isEmpty }
        #endif
    }

    /// Opens an address, without waiting for it: the program may last as long as the browser.
    func open(_ address: String) {
        let command = Command(
            program: program, arguments: [address], environment: environment, timeLimit: .infinity, outputLimit: 1 << 20
        )
        DispatchQueue.global().async { _ = ProcessPool.run([command], parallel: 1) }
    }
}
