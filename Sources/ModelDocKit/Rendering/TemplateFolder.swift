import ReferencePages
import SourceText

/// The templates that pages are made with: built in, and those of a user's folder.
public struct TemplateFolder: Sendable {
    private let files: FileSystem
    private let path: String

    /// Makes a folder of a path.
    public init(files: FileSystem, path: String) {
        self.files = files
        self.path = FileSystem.trimmed(path)
    }

    /// The built-in templates: name, and what each makes.
    public static var builtIn: [(name: String, summary: String)] {
        Templates.list.map { ($0.name, $0.summary) }
    }

    /// The text of a built-in template; a wrong name is told with the nearest right one.
    public static func text(of name: String) throws(Failure) -> String {
        if let text = Templates.text(of: name) { return text }
        let names = Templates.list.map(\.name)
        throw Failure(
            .badRequest, "no-template", "there is no template '\(name)'",
            help: NearestName.of(name, among: names).map { ["did you mean '\($0)'?"] }
                ?? ["modeldoc templates list shows them all"])
    }

    /// The templates in the folder, by their path in it.
    public func read() throws(Failure) -> [(name: String, text: String)] {
        guard files.kind(of: path) == .folder else {
            throw Failure(
                .noInput, "no-templates", "there is no folder '\(path)' of templates",
                help: ["modeldoc templates export DIR writes the built-in ones into a folder, to start from"])
        }
        var templates: [(name: String, text: String)] = []
        try collect(into: &templates, below: "")
        if templates.isEmpty {
            throw Failure(
                .noInput, "no-templates", "holds no template, which is a file that ends in .mustache", path: path,
                help: ["modeldoc templates export DIR writes the built-in ones into a folder, to start from"])
        }
        return templates.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// How the names of templates end, and of the style sheet and the script that stand beside them.
    private static let endings = [".mustache", ".css", ".js"]

    private func collect(into templates: inout [(name: String, text: String)], below prefix: String) throws(Failure) {
        let folder = prefix.isEmpty ? path : "\(path)/\(prefix)"
        for name in try refusable(folder, { () throws(FileSystem.Refusal) in try files.names(in: folder) })
        where !name.hasPrefix(".") {
            let relative = prefix.isEmpty ? name : "\(prefix)/\(name)"
            let whole = "\(path)/\(relative)"
            switch files.kind(of: whole) {
            case .folder where !files.isLink(whole): try collect(into: &templates, below: relative)
            case .file where Self.endings.contains { name.hasSuffix($0) }:
                let bytes = try refusable(whole, { () throws(FileSystem.Refusal) in try files.read(whole) })
                guard let text = String(validating: bytes, as: UTF8.self) else {
                    throw Failure(.badRequest, "template-encoding", "is no UTF-8 text", path: whole)
                }
                templates.append((relative, text))
            default: break
            }
        }
    }

    private func refusable<Value>(
        _ path: String, _ read: () throws(FileSystem.Refusal) -> Value
    ) throws(Failure) -> Value {
        do throws(FileSystem.Refusal) {
            return try read()
        } catch {
            throw Failure(.noInput, "unreadable-input", "cannot be read: \(error.text)", path: path)
        }
    }

    /// Writes the built-in templates into the folder, to start from; a file of another content is in the way.
    public func export() throws(Failure) -> [String] {
        let all = Templates.list.map { OutputFile(path: $0.name, text: Templates.text(of: $0.name) ?? "") }
        for file in all {
            let target = "\(path)/\(file.path)"
            if files.kind(of: target) != nil, (try? files.read(target)) != file.content {
                throw Failure(
                    .cannotWrite, "file-in-the-way", "is there already with another content; nothing was written",
                    path: target, help: ["name another folder, or move the file away"])
            }
        }
        for file in all { try OutputDocument(files: files, path: "\(path)/\(file.path)").write(file.content) }
        return all.map(\.path)
    }
}
