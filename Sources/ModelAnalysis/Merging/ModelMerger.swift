public import DataModel
import SourceText

/// Makes one model of the parts that it is divided into.
///
/// A part may hold placeholders for entities of other parts (`PlaceholderMarks`); only the real ones are taken. Names connect
/// what stands in different parts. Where two parts say different things of one name, the first is taken, and both places are
/// told. Everything keeps the order in which the parts, in theirs, mention it first.
public enum ModelMerger {
    /// Merges models.
    ///
    /// - Parameters:
    ///   - parts: the models, as they were read; a single one is merged with itself: its placeholders are looked at all the
    ///     same.
    ///   - name: the name of the merged model; nil for that of the only part, or the names of all, joined.
    /// - Returns: the model, whose ranges lie in the files of its parts, and what does not fit.
    public static func merge(_ parts: [Model], name: String? = nil) -> MergeResult {
        let log = MergeLog()
        let parts = parts.map { PlaceholderMarks.read(in: $0, log: log) }
        guard var model = parts.first else { return MergeResult(model: Model(name: name ?? ""), diagnostics: []) }
        if parts.count > 1 {
            model.name = joinedName(of: parts)
            mergeRemarks(of: parts, into: &model, log: log)
            model.composites = NamedMerging.composites(of: parts, log: log)
            model.fetchRequests = NamedMerging.fetchRequests(of: parts, log: log)
            model.configurations = NamedMerging.configurations(of: parts, log: log)
        }
        if let name { model.name = name }
        model.entities = EntityMerging.entities(of: parts, log: log)
        InverseConnection.complete(&model.entities, log: log)
        return MergeResult(model: model, diagnostics: log.diagnostics)
    }

    /// The most names that a merged model's name is made of.
    private static let mostNames = 3

    /// `SongModel + ArtistModel`: each name once, in the order of the parts; of many the first, and how many more there are.
    private static func joinedName(of parts: [Model]) -> String {
        var names: [String] = []
        for part in parts where !names.contains(part.name) { names.append(part.name) }
        if names.count <= mostNames { return names.joined(separator: " + ") }
        let rest = names.count - (mostNames - 1)
        return names.prefix(mostNames - 1).joined(separator: " + ") + " + \(rest) others"
    }

    /// Merges what parts say about themselves.
    private static func mergeRemarks(of parts: [Model], into model: inout Model, log: MergeLog) {
        let versions = Set(parts.map(\.version))
        model.version = versions.count == 1 ? parts[0].version : nil
        var texts: [String] = []
        for text in parts.compactMap(\.documentation) where !texts.contains(text) { texts.append(text) }
        model.documentation = texts.isEmpty ? nil : texts.joined(separator: "\n\n")
        model.notes = []
        for note in parts.flatMap(\.notes) where !model.notes.contains(note) { model.notes.append(note) }
        model.isUsedWithCloudKit = parts.contains(where: \.isUsedWithCloudKit)
        model.isUsedWithSwiftData = parts.contains(where: \.isUsedWithSwiftData)
        model.versionIdentifier = parts.lazy.compactMap(\.versionIdentifier).first
        model.sourceLanguage = parts.lazy.compactMap(\.sourceLanguage).first
        model.minimumToolsVersion = parts.lazy.compactMap(\.minimumToolsVersion).first
        model.lastSavedToolsVersion = parts.lazy.compactMap(\.lastSavedToolsVersion).first
        model.systemVersion = parts.lazy.compactMap(\.systemVersion).first
        model.userInfo = NamedMerging.userInfo(of: parts, log: log)
    }
}
