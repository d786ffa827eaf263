import ModelReaders
import SourceText

/// Finds the settings of a project, and reads them.
public struct SettingsFinder: Sendable {
    private let files: FileSystem

    /// Makes a finder.
    public init(files: FileSystem) {
        self.files = files
    }

    /// The settings in a folder or in the nearest one above it, up to one that holds `.git`.
    ///
    /// - Parameter start: the folder to start in.
    /// - Returns: the settings; nil where there are none.
    /// - Throws: `Failure` `noInput` where they cannot be read, `noModel` where they are wrong.
    public func find(in start: String = ".") throws(Failure) -> ProjectSettings? {
        var folder = start
        while true {
            let path = SettingsFolder(path: folder).path(ProjectSettings.fileName)
            if files.kind(of: path) == .file { return try read(path) }
            let git = SettingsFolder(path: folder).path(".git")
            if files.kind(of: git) != nil || files.normalized(folder) == "/" { return nil }
            folder = folder == "." ? ".." : "\(folder)/.."
        }
    }

    /// The settings in a file.
    ///
    /// - Parameter path: the file's path.
    /// - Returns: the settings.
    /// - Throws: `Failure` `noInput` where it cannot be read, `noModel` where it is wrong.
    public func read(_ path: String) throws(Failure) -> ProjectSettings {
        let bytes: [UInt8]
        do throws(FileSystem.Refusal) {
            bytes = try files.read(path)
        } catch {
            throw Failure(.noInput, "unreadable-settings", "cannot be read: \(error.text)", path: path)
        }
        let decoded = TextDecoding.utf8File(path: path, bytes: bytes)
        guard let file = decoded.file else { throw Failure(.noModel, decoded.diagnostics) }
        let folder = FileSystem.parent(of: path) ?? "."
        let (settings, diagnostics) = SettingsReader(file: file, folder: folder, files: files).read()
        guard let settings else { throw Failure(.noModel, decoded.diagnostics + diagnostics) }
        return settings
    }
}
