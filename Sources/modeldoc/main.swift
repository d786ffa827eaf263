import ModelDocCommands
import ModelDocKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// A reader that goes away, or a limit on file sizes, is an error of writing like any other, not the end of the program.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)

var environment: [String: String] = [:]
let names = [
    "PATH", "MODELDOC_DOT", "MODELDOC_RSVG_CONVERT", "MODELDOC_MICROHTTPD", "TERM", "NO_COLOR", "COLUMNS", "CI",
    "TMPDIR",
]
// What a browser needs to appear where its user is.
let desktopNames = [
    "HOME", "USER", "LANG", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE",
    "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "XDG_CONFIG_HOME", "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "BROWSER",
]
for name in names + desktopNames {
    if let value = getenv(name) { environment[name] = String(cString: value) }
}
var size = winsize()
let hasSize = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
let context = CommandContext(
    files: FileSystem(workingDirectory: FileSystem.currentDirectory), environment: environment,
    isErrorTerminal: isatty(STDERR_FILENO) == 1, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
    outputColumns: hasSize ? Int(size.ws_col) : nil,
    readInput: { try? FileSystem.readAll(from: STDIN_FILENO) },
    writeOutput: { content in (try? FileSystem.writeAll(content, to: STDOUT_FILENO)) != nil },
    writeError: { text in try? FileSystem.writeAll(Array(text.utf8), to: STDERR_FILENO) })
exit(ModelDocProgram.run(Array(CommandLine.arguments.dropFirst()), in: context).rawValue)
