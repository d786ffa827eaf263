#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds programs as a shell would, and says what is wrong with what is there.
public enum ExecutableSearch {
    /// Why a file is no program.
    public enum Fault: Error, Sendable, CaseIterable {
        case missing, folder, notExecutable

        /// The fault as the rest of a sentence about the file.
        public var words: String {
            switch self {
            case .missing: "does not exist"
            case .folder: "is a folder"
            case .notExecutable: "is not executable"
            }
        }
    }

    /// Finds a program that somebody named: there must be nothing else instead of it.
    ///
    /// - Parameters:
    ///   - name: its path, or its name on `PATH`.
    ///   - path: the value of `PATH`.
    /// - Returns: the path of the program, or what is wrong with the file of that name.
    public static func resolve(_ name: String, on path: String?) -> Result<String, Fault> {
        guard let fault = fault(of: name) else { return .success(name) }
        if !name.isEmpty, !name.contains("/"), let found = find(name, on: path).found { return .success(found) }
        return .failure(fault)
    }

    /// Searches the folders of a `PATH`. An empty entry, which a shell takes for the current folder, is left out: a
    /// program must not run because it happens to lie beside a model.
    ///
    /// - Parameters:
    ///   - name: the name of the program's file.
    ///   - path: the value of `PATH`.
    /// - Returns: the path of the program; or, where there is none, that of a file of its name that may not be run.
    public static func find(_ name: String, on path: String?) -> (found: String?, unusable: String?) {
        var unusable: String?
        for folder in (path ?? "").split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            switch fault(of: candidate) {
            case nil: return (candidate, nil)
            case .notExecutable: unusable = unusable ?? candidate
            case .missing, .folder: continue
            }
        }
        return (nil, unusable)
    }

    private static func fault(of path: String) -> Fault? {
        var status = stat()
        guard stat(path, &status) == 0 else { return .missing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return access(path, X_OK) == 0 ? nil : .notExecutable
        case S_IFDIR: return .folder
        default: return .notExecutable
        }
    }
}
