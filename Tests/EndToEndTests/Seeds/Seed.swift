import TestModels
import Testing

/// The texts of the questions that modeldoc was started from, in the forms that its users would try.
enum Seed {
    /// Meeting notes with a default for the inherited name of a task tag.
    static let notesWithDefault = SeedText.notes.replacing(
        "TaskTag:Tag{\n", with: "TaskTag:Tag{\n  name:string = task\n")

    /// Meeting notes as they were asked about: a note has tags of its own.
    static let ownTags = SeedText.notes.replacing("tags<<-->>Tag.meetingNotes", with: "tags<-->>Tag.meetingNote")
        .replacing("meetingNotes<<-->>MeetingNote.tags", with: "meetingNote<<-->MeetingNote.tags")

    /// A model of an example without the comments that document it.
    static func example(_ file: String) throws -> String {
        let lines = try ProjectFolder.text("examples/\(file)").split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
        return String(text.drop(while: \.isNewline))
    }

    /// What a command says on stdout, on one line.
    static func said(_ outcome: World.Outcome) -> String {
        outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
