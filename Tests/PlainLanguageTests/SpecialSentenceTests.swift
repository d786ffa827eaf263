import DataModel
import ModelAnalysis
import PlainLanguage
import Testing

/// What is said where a link is not just from one entity to another.
@Suite struct SpecialSentenceTests {
    @Test func `what leads nowhere is said so`() {
        let narration = Narration([
            Entity(
                "Pet", .toOne("owner", "Ghost", inverse: "pets", required: true), .toOne("home", nil),
                .toOne("lair", "Place", inverse: "dweller"), .toOne("den", "Place", inverse: "nobody")),
            Entity("Place", .toOne("dweller", "Pet", inverse: "den")),
        ])
        #expect(
            narration.meaning(of: "Pet.owner") == """
                Each pet must have exactly one ghost ('owner'). The inverse that it names, 'Ghost.pets', does not exist. \
                The model has no entity 'Ghost'.
                """)
        #expect(
            narration.meaning(of: "Pet.home")
                == "Each pet may have one object ('home'). The model does not say what 'home' leads to.")
        #expect(
            narration.meaning(of: "Pet.lair") == """
                Each pet may have one place ('lair'). The inverse that it names, 'Place.dweller', does not name it back. \
                This is not the same link as 'den', which leads to a place too.
                """)
        #expect(narration.deletion(of: "Pet.den") == "Deleting a pet leaves the place in place and removes the link.")
    }

    @Test func `a missing inverse is told by what it costs`() {
        let narration = Narration([
            Entity("EventCategory", .toOne("category", "Category", required: true)), Entity("Category"),
            Entity("Task", .toMany("tags", "Tag"), .toOne("next", "Task")), Entity("Tag"),
        ])
        #expect(
            narration.meaning(of: "EventCategory.category") == """
                Each event category must have exactly one category. In turn, a category does not know which event \
                categories point at it; several event categories may share one category.
                """)
        #expect(
            narration.meaning(of: "Task.tags") == """
                Each task can have any number of tags, including none. In turn, a tag has no way back, so it can be in the \
                'tags' of only one task: adding it to a second takes it from the first.
                """)
        #expect(
            narration.meaning(of: "Task.next") == """
                Each task may have one task as 'next'. In turn, a task does not know which tasks have it as 'next'; \
                several may share one.
                """)
    }

    @Test func `kinds of a destination are named`() {
        let narration = Narration([
            Entity(
                "Driver", .toOne("drives", "Vehicle", required: true), .toMany("boats", "Boat"), .toOne("idea", "Idea")),
            Entity("Vehicle", isAbstract: true), Entity("Car", parent: "Vehicle"), Entity("Truck", parent: "Vehicle"),
            Entity("Boat"), Entity("Ferry", parent: "Boat"), Entity("Idea", isAbstract: true),
        ])
        #expect(
            narration.explanation(of: "Driver.drives")?.meaning.first?.plain
                == "Each driver must have exactly one car or truck (any kind of vehicle) as 'drives'.")
        #expect(
            narration.explanation(of: "Driver.boats")?.meaning.first?.plain
                == "Each driver can have any number of boats (which may be ferries), including none.")
        #expect(
            narration.explanation(of: "Driver.idea")?.sentences.last?.plain
                == "There are no concrete kinds of idea, so 'idea' can never be filled.")
        #expect(narration.deletion(of: "Driver.idea") == "")
    }

    @Test func `mutual, parallel, ordered, transient and inherited links`() {
        let narration = Narration([
            Entity(
                "Person", .toMany("friends", "Person", inverse: "friends"),
                .toOne("spouse", "Person", inverse: "spouse")),
            Entity(
                "Transfer", .toOne("from", "Account", inverse: "outgoing"), .toOne("to", "Account", inverse: "incoming")
            ),
            Entity(
                "Account", .toMany("incoming", "Transfer", inverse: "to"),
                .toMany("outgoing", "Transfer", inverse: "from", ordered: true, .cascade)),
            Entity("SavingsAccount", parent: "Account"),
        ])
        #expect(
            narration.explanation(of: "Person.friends")?.sentences.map(\.plain) == [
                "Each person can have any number of people as 'friends', including none.",
                "The link is mutual: if A lists B in 'friends', then B lists A in 'friends'.",
                "This is not the same link as 'spouse', which leads to a person too.",
                "Deleting a person leaves its 'friends' in place; the deleted person disappears from each one's 'friends'.",
            ])
        #expect(
            narration.explanation(of: "Person.spouse")?.meaning[1].plain
                == "The link is mutual: if A has B as 'spouse', then B has A as 'spouse'.")
        #expect(
            narration.explanation(of: "SavingsAccount.outgoing")?.sentences.map(\.plain) == [
                "Each savings account can have any number of transfers ('outgoing'), including none.",
                "In turn, each transfer has at most one account ('from').",
                "The transfers are kept in a defined order, and none appears twice.",
                "This relationship is inherited from 'Account'.",
                "Deleting a savings account also deletes all its transfers in 'outgoing'.",
                "Deleting a transfer leaves the account in place; the transfer disappears from the account's 'outgoing'.",
            ])
        #expect(
            narration.explanation(of: "Account.incoming")?.deletion.first?.plain
                == "Along this link, deleting an account leaves the transfers in place; each one's 'to' becomes empty.")
    }

    @Test func `others are those that the far end can be linked to`() {
        let narration = Narration([
            Entity("Driver", .toOne("vehicle", "Vehicle", inverse: "drivers", required: true)),
            Entity(
                "Vehicle", .toMany("drivers", "Driver", inverse: "vehicle"), .toOne("owner", "Owner", .cascade)),
            Entity("Car", parent: "Vehicle"), Entity("Owner"),
        ])
        #expect(
            narration.explanation(of: "Car.drivers")?.deletion.dropFirst().first?.plain == """
                But each driver must have a 'vehicle', so the save fails unless they are given another vehicle or are \
                deleted in the same save.
                """)
        #expect(
            narration.explanation(of: "Car.owner")?.deletion.first?.plain
                == "Deleting a car also deletes its owner, even when other vehicles still use it.")
    }

    @Test func `what a notation leaves open is said once`() {
        let narration = Narration([
            Entity("MeetingNote", .toMany("tags", "Tag", inverse: "meetingNotes", required: nil, nil)),
            Entity("Tag", .toMany("meetingNotes", "MeetingNote", inverse: "tags", required: nil, nil)),
            Entity("Node", .toOne("next", "Node", required: nil, nil)),
        ])
        let deletion =
            "The model does not say what happens at the other end when a meeting note or a tag is deleted."
        #expect(narration.deletion(of: "MeetingNote.tags") == deletion)
        #expect(narration.deletion(of: "Tag.meetingNotes") == deletion)
        #expect(
            narration.explanation(of: "Node.next")?.deletion.first?.plain
                == "The model does not say what happens to the 'next' of a node that is deleted.")
        #expect(
            narration.summary(of: "Tag.meetingNotes")
                == "Each tag can have many meeting notes. In turn, each meeting note can have many tags.")
    }

    @Test func `a tree within one entity`() {
        let tree = Narration([
            Entity(
                "Category", .toMany("children", "Category", inverse: "parent", .cascade),
                .toOne("parent", "Category", inverse: "children", required: true))
        ])
        #expect(
            tree.deletion(of: "Category.children") == """
                Deleting a category also deletes all its 'children', and in turn all of theirs. Deleting a category leaves \
                its 'parent' in place; the deleted category disappears from that one's 'children'.
                """)
        let loose = Narration([
            Entity(
                "Category", .toMany("children", "Category", inverse: "parent"),
                .toOne("parent", "Category", inverse: "children", required: true))
        ])
        #expect(
            loose.explanation(of: "Category.children")?.deletion.dropFirst().first?.plain == """
                But each category must have a 'parent', so the save fails unless they are given another or are deleted in \
                the same save.
                """)
    }

    @Test func `of many sentences the six most important stay, in their order`() {
        let narration = Narration([
            Entity(
                "Node", .toMany("next", "Node", inverse: "previous", ordered: true, .deny),
                .toMany("previous", "Node", inverse: "next", required: true), .toOne("other", "Node")),
            Entity("Start", parent: "Node"),
        ])
        #expect(
            narration.explanation(of: "Start.next")?.sentences.map(\.plain) == [
                "Each start can have any number of nodes (which may be starts) as 'next', including none.",
                "In turn, each node must have at least one node as 'previous'.",
                "This relationship is inherited from 'Node'.",
                "A start that has any 'next' cannot be deleted.",
                """
                The save fails as a whole (error 1600), and keeps failing until the 'next' are moved or deleted, or the \
                change is rolled back.
                """,
                "Deleting a node leaves its 'previous' in place; the deleted node disappears from each one's 'next'.",
            ])
    }

    @Test func `a one-to-many shows at a glance that many is not both ways`() {
        let narration = Narration([
            Entity("MeetingNote", .toMany("tags", "Tag", inverse: "meetingNote")),
            Entity("Tag", .toOne("meetingNote", "MeetingNote", inverse: "tags")),
        ])
        #expect(
            narration.meaning(of: "MeetingNote.tags") == """
                Each meeting note can have any number of tags, including none. In turn, each tag has at most one meeting \
                note ('meetingNote').
                """)
    }

    @Test func `names of other scripts keep their form`() {
        let narration = Narration([
            Entity("イベント", .toMany("カテゴリ", "Отдел", inverse: "x", .cascade)),
            Entity("Отдел", .toOne("x", "イベント", inverse: "カテゴリ")),
        ])
        #expect(
            narration.meaning(of: "イベント.カテゴリ") == """
                Each イベント can have any number of Отдел ('カテゴリ'), including none. In turn, each Отдел has at most one \
                イベント ('x').
                """)
    }

    @Test func `an inverse may be declared by what the destination is a kind of`() {
        let narration = Narration([
            Entity("House", .toOne("policy", "HomePolicy", inverse: "house")),
            Entity("Policy", .toOne("house", "House", inverse: "policy", required: true)),
            Entity("HomePolicy", parent: "Policy"),
        ])
        #expect(
            narration.meaning(of: "House.policy") == """
                Each house may have one home policy ('policy'). In turn, each home policy must have exactly one house \
                ('house').
                """)
    }
}
