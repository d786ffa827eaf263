/// The texts of the questions that modeldoc was started from, as people wrote them.
public enum SeedText {
    /// Meeting notes, from the answer.
    public static let notes = """
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

    /// Offers, as a whole.
    public static let offers = """
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

    /// Songs and artists in block notation.
    public static let music = """
        MusicModel = {
        Song = {
        attribute title : string;
        attribute duration : float;
        to-one-relationship artist : Artist,
        inverse : songs,
        delete-rule : nullify;
        userInfo = { };
        };
        Artist = {
        attribute name : string;
        to-many-relationship songs : Song,
        inverse : artist,
        delete-rule : cascade;
        userInfo = { };
        };
        };

        """

    /// The half of that with the songs; `mark` is the user info of the placeholder.
    public static func songs(mark: String = "IsPlaceholder = YES;") -> String {
        """
        SongModel = {
        Song = {
        attribute title : string;
        attribute duration : float;
        to-one-relationship artist : Artist,
        inverse : songs,
        delete-rule : nullify;
        userInfo = { };
        };
        Artist = {
        /* Note no attributes. */
        to-many-relationship songs : Song,
        inverse : artist,
        delete-rule : cascade;
        userInfo = { \(mark) };
        };
        };

        """
    }
}
