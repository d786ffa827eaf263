import Testing

/// The texts of the questions that modeldoc was started from, as people wrote them.
enum Seed {
    /// Meeting notes, from the answer.
    static let notes = """
        MeetingNote{
          title:string
          date:date
          tags<<-->>Tag.meetingNotes
          tasks<-->>Task.meetingNote
        }

        Task{
          name:string
          meetingNote<<-->MeetingNote.tasks
        }

        Tag{
          name:string
          meetingNotes<<-->>MeetingNote.tags
        }

        TaskTag:Tag{
        }

        """

    /// Meeting notes with a default for the inherited name of a task tag.
    static let notesWithDefault = notes.replacing("TaskTag:Tag{\n", with: "TaskTag:Tag{\n  name:string = task\n")

    /// Meeting notes as they were asked about: a note has tags of its own.
    static let ownTags = notes.replacing("tags<<-->>Tag.meetingNotes", with: "tags<-->>Tag.meetingNote")
        .replacing("meetingNotes<<-->>MeetingNote.tags", with: "meetingNote<<-->MeetingNote.tags")

    /// Offers, as a whole.
    static let offers = """
        Offer{
        id:string
        title:string
        groups<-->>Group.offer
        evaluations<-->>Evaluation.offer
        }
        Group{
        title:string
        displayOrder:number
        offer<<-->Offer.groups
        items<-->>Item.group
        }
        Item{
        title:string
        displayOrder:number
        isSelected:Bool
        group<<-->Group.items
        evaluations<<-->>Evaluation.items
        }
        Evaluation{
        title:string
        offer<<-->Offer.evaluations
        items<<-->>Item.evaluations
        }

        """

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
