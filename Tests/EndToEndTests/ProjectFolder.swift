import Foundation

/// The folder of the project, whose scripts, sources and examples these tests look at.
enum ProjectFolder {
    static let path: String = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The text of a file of the project.
    static func text(_ file: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    }

    /// The regular files in a folder, hidden ones too, by their path from there, in alphabetical order.
    static func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(folder)/\(file)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
