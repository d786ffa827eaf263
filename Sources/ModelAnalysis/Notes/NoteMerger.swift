public import DataModel
import SourceText

/// Adds notes to the parts of a model that their headings name.
///
/// A heading is `Entity`, `Entity.property`, or `property` below the heading of its entity; composites are named like
/// entities. A heading that stands deeper than the part that it would belong to, and is of several words, belongs to that
/// part's text. What stands before the first heading, or below a title that is a file's only heading of the first level, is
/// about the model as a whole.
public enum NoteMerger {
    /// Merges notes.
    ///
    /// - Parameters:
    ///   - files: the sections of each file of notes.
    ///   - model: the model.
    /// - Returns: the model with the notes, and what there is to say of headings and links that lead nowhere.
    public static func merge(_ files: [[NotesSection]], into model: Model) -> MergeResult {
        var result = MergeResult(model: model, diagnostics: [])
        let subjects = NoteSubjects(model)
        for sections in files {
            var walk = Walk(subjects: subjects, title: title(of: sections))
            for section in sections { walk.visit(section) }
            for (subject, text) in walk.notes { result.model.add(text, to: subject) }
            result.diagnostics += walk.diagnostics
        }
        return result
    }

    /// The place of a title among sections: a first heading that is the only one of its level.
    private static func title(of sections: [NotesSection]) -> Int? {
        guard let first = sections.firstIndex(where: { $0.level > 0 }), sections[first].level == 1,
            sections.count(where: { $0.level == 1 }) == 1
        else { return nil }
        return first
    }

    /// One file, read from its top.
    private struct Walk {
        let subjects: NoteSubjects
        /// The title's place among the sections, where there is one.
        let title: Int?
        var notes: [(subject: NoteSubject, text: String)] = []
        var diagnostics: [Diagnostic] = []
        private var count = 0
        /// What the text now belongs to; nil below a heading that names nothing.
        private var subject: NoteSubject? = .model
        private var level = 0
        /// The name of the entity or composite whose properties may be named alone, and its heading's level.
        private var owner: (name: String, level: Int)?

        init(subjects: NoteSubjects, title: Int?) {
            self.subjects = subjects
            self.title = title
        }

        mutating func visit(_ section: NotesSection) {
            defer { count += 1 }
            if section.level == 0 { return add(section.text, section) }
            if let owner, section.level <= owner.level { self.owner = nil }
            if let found = found(section) {
                subject = found
                level = section.level
                if found.owner == found { owner = (section.heading, section.level) }
                return add(section.text, section)
            }
            if count == title {
                subject = .model
                level = section.level
                return add(section.text, section)
            }
            if section.level > level, section.heading.contains(" "), let subject, subject != .model {
                let marks = String(repeating: "#", count: section.level)
                return add("\(marks) \(section.heading)\n\n\(section.text)", section)
            }
            subject = nil
            level = section.level
            diagnostics.append(unmatched(section))
        }

        private func found(_ section: NotesSection) -> NoteSubject? {
            if let found = subjects[section.heading] { return found }
            return owner.flatMap { subjects["\($0.name).\(section.heading)"] }
        }

        private mutating func add(_ text: String, _ section: NotesSection) {
            guard let subject, !text.allSatisfy(\.isWhitespace) else { return }
            for link in section.links where !leadsSomewhere(link.destination) { diagnostics.append(deadEnd(link)) }
            if let last = notes.last, last.subject == subject, section.level > level {
                notes[notes.count - 1].text += "\n" + text
            } else {
                notes.append((subject, text))
            }
        }

        private func leadsSomewhere(_ destination: String) -> Bool {
            NoteLink(destination).map { link in
                switch link {
                case .web: true
                case .part(let name): subjects[name] != nil || subjects.declaration(ofInherited: name) != nil
                }
            } ?? false
        }

        private func deadEnd(_ link: NotesSection.Link) -> Diagnostic {
            let near = NearestName.of(NoteLink.name(in: link.destination), among: subjects.names)
            return .warning(
                "dead-end-link", "the link to '\(link.destination)' leads nowhere: it is shown as text", at: link.range,
                help: [
                    near.map { "did you mean '\($0)'?" }
                        ?? "link to 'Entity', to 'Entity.property' or to an address with https://"
                ])
        }

        private func unmatched(_ section: NotesSection) -> Diagnostic {
            let heading = section.heading
            let loss = section.text.isEmpty ? "" : "; the text below it is shown nowhere"
            let names = (owner.map { ["\($0.name).\(heading)"] } ?? []) + [heading]
            for name in names {
                if let declared = subjects.declaration(ofInherited: name) {
                    return .warning(
                        "unmatched-note", "the heading '\(heading)' names an inherited property\(loss)",
                        at: section.range,
                        help: ["write '\(declared)'"])
                }
            }
            // Whole names first: a slip in the name of an entity is nearer than any property of that entity's.
            for name in names.reversed() {
                if let near = NearestName.of(name, among: subjects.names) {
                    return .warning(
                        "unmatched-note", "the heading '\(heading)' names nothing of the model\(loss)",
                        at: section.range, help: ["did you mean '\(near)'?"])
                }
            }
            return .warning(
                "unmatched-note", "the heading '\(heading)' names nothing of the model\(loss)", at: section.range,
                help: [
                    "a heading is 'Entity' or 'Entity.property'; one of several words, deeper than these, is part of their "
                        + "text"
                ])
        }
    }
}
