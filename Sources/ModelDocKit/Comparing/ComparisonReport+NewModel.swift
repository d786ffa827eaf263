import ReferencePages

extension ComparisonReport {
    /// What there is to say of a model that the revision to compare with does not have.
    ///
    /// - Parameters:
    ///   - path: the path of the model.
    ///   - revision: the revision of git.
    ///   - format: how to say it.
    /// - Returns: the report; nil for a form that has no place for it.
    public static func newModel(_ path: String, since revision: String, _ format: ComparisonFormat) -> [UInt8]? {
        switch format {
        case .text:
            Array("\(path): a new model\nThere is none in '\(revision)' to compare it with.\n".utf8)
        case .markdown:
            Array(ComparisonPage.newModel(path, since: revision).utf8)
        case .json, .svg: nil
        }
    }
}
