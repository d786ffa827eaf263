/// Writes diagnostics as workflow commands of GitHub Actions, which shows them beside the lines that they are about:
/// `::warning file=model.json,line=12,col=7,title=missing-inverse::message`.
public struct GitHubCommandPrinter {
    private let relative: (String) -> String

    /// Makes a printer.
    ///
    /// - Parameter relative: gives a path as it is seen from the root of the repository.
    public init(relative: @escaping (String) -> String) {
        self.relative = relative
    }

    /// The diagnostic as a line with its line break. What explains it and what to do are lines of the message.
    ///
    /// - Parameters:
    ///   - diagnostic: what to write.
    ///   - label: what is said in parentheses behind the message; nil for nothing.
    /// - Returns: the line.
    public func text(of diagnostic: Diagnostic, label: String? = nil) -> String {
        var properties: [(name: String, value: String)] = []
        var place = ""
        if let path = diagnostic.path {
            let start = diagnostic.range?.start
            if path.hasPrefix("<") {
                // What came through a pipe is no file that could be shown.
                place = start.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): "
            } else {
                properties.append(("file", relative(path)))
                if let start { properties += [("line", "\(start.line)"), ("col", "\(start.column)")] }
            }
        }
        if !diagnostic.id.isEmpty { properties.append(("title", diagnostic.id)) }
        let list = properties.map { "\($0.name)=\(Self.escaped($0.value, isProperty: true))" }.joined(separator: ",")
        let lines =
            ["\(place)\(diagnostic.message)\(label.map { " (\($0))" } ?? "")"]
            + diagnostic.notes.map { "note: \(noteText($0))" }
            + diagnostic.help.map { "help: \($0)" }
        let message = lines.map(\.visible).joined(separator: "\n")
        let command = Self.command(for: diagnostic.severity)
        return "::\(command)\(list.isEmpty ? "" : " ")\(list)::\(Self.escaped(message, isProperty: false))\n"
    }

    private func noteText(_ note: Diagnostic.Note) -> String {
        guard let range = note.range else { return note.message }
        let start = range.start
        return "\(note.message) (\(relative(range.file.path)):\(start.line):\(start.column))"
    }

    private static func command(for severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info, .note: "notice"
        }
    }

    /// The text as the runner reads it: `%` and line breaks are percent-encoded, in a property `:` and `,` as well.
    static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
