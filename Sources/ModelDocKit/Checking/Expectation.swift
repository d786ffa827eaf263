import SourceText

/// What the folder of a documentation should hold.
struct Expectation: Sendable {
    /// A picture; its bytes depend on the program that placed it, and do not count.
    struct Picture: Sendable, Equatable {
        /// Its path in the folder.
        let path: String
        /// Whether it is there and shows what it should.
        let isCurrent: Bool
    }

    /// All files but pictures, with what they should hold.
    var files: [OutputFile] = []
    /// The pictures.
    var pictures: [Picture] = []
    /// What there was to say about templates.
    var diagnostics: [Diagnostic] = []
}
