import DataModel
import ModelAnalysis
import Testing

@testable import PlainLanguage

@Suite struct NounTests {
    @Test(arguments: [
        ("Department", "a department", "departments"), ("Employee", "an employee", "employees"),
        ("URLItem", "a URL item", "URL items"), ("url", "a url", "urls"), ("uuid", "a uuid", "uuids"),
        ("ItemURL", "an item URL", "item URLs"),
        ("Category", "a category", "categories"), ("Person", "a person", "people"), ("Child", "a child", "children"),
        ("Status", "a status", "statuses"), ("SearchIndex", "a search index", "search indexes"),
        ("Series", "a series", "series"), ("Settings", "a settings object", "settings objects"),
        ("UserData", "a user data object", "user data objects"), ("Media", "a media object", "media objects"),
        ("News", "a news object", "news objects"), ("Information", "an information object", "information objects"),
        ("PointOfSale", "a point of sale", "points of sale"), ("iOSDevice", "an iOS device", "iOS devices"),
        ("OAuthToken", "an OAuth token", "OAuth tokens"), ("MP3File", "an MP3 file", "MP3 files"),
        ("Model3D", "a model 3D", "model 3Ds"), ("Item2", "an item 2 object", "item 2 objects"),
        ("FAQs", "an FAQs object", "FAQs objects"), ("order_item", "an order item", "order items"),
        ("Purchase Order", "a purchase order", "purchase orders"), ("PlanB", "a plan B", "plan Bs"),
        ("CheckIn", "a check-in", "check-ins"), ("Salesperson", "a salesperson", "salespeople"),
        ("Analysis", "an analysis", "analyses"), ("Canvas", "a canvas", "canvases"), ("Menu", "a menu", "menus"),
        ("Box", "a box", "boxes"), ("Branch", "a branch", "branches"), ("Day", "a day", "days"),
        ("Photo", "a photo", "photos"), ("Human", "a human", "humans"),
        ("Firmware", "a firmware object", "firmware objects"),
        ("BolusStored", "a bolus stored object", "bolus stored objects"), ("Feed", "a feed", "feeds"),
        ("CON", "a CON", "CONs"), ("Ünïcødé", "an ünïcødé", "ünïcødés"),
        ("Km/h", "a Km/h", "Km/h objects"), ("_Draft", "a _Draft", "_Draft objects"),
        ("geo.point", "a geo.point", "geo.point objects"), ("..", "a ..", ".."), ("😀", "a 😀", "😀"),
        ("イベント", "an イベント", "イベント"), ("Отдел", "an Отдел", "Отдел"), ("カテゴリー", "a カテゴリー", "カテゴリー"),
        ("פגישה", "a פגישה", "פגישה"),
        ("", "a nameless object", "nameless objects"),
    ])
    func `a name becomes words with an article and a plural`(name: String, indefinite: String, plural: String) {
        let noun = NounForm.noun(ofName: name)
        #expect(noun.indefinite == indefinite)
        #expect(noun.plural == plural)
    }

    @Test(arguments: [
        ("hour", "an"), ("user", "a"), ("URL", "a"), ("HTTP request", "an"), ("one-off", "a"), ("MRI", "an"),
        ("UUID", "a"),
        ("SMS", "an"), ("unit", "a"), ("item", "an"), ("FAQ", "an"), ("house", "a"), ("honest broker", "an"),
        ("umbrella", "an"), ("update", "an"), ("unidentified caller", "an"), ("uniform", "a"), ("European", "a"),
        ("NASA mission", "a"), ("UI element", "a"), ("X axis", "an"), ("8-ball", "an"), ("11th hour", "an"),
        ("18", "an"),
        ("180", "a"), ("1", "a"), ("EMPLOYEE", "an"), ("xcode", "an"), ("http request", "an"), ("owner", "an"),
        ("use", "a"), ("usher", "an"), ("element", "an"), ("LAN", "a"), ("ewe", "a"), ("Île", "an"),
    ])
    func `the article follows the sound`(text: String, article: String) {
        #expect(Article.indefinite(before: text) == article)
    }

    @Test(arguments: [
        (["OCKCDCarePlan", "OCKCDTask", "OCKCDURL"], ["care plan", "task", "URL"]),
        (["CDUser", "CDURLItem"], ["user", "URL item"]), (["XMUser"], ["XM user"]),
        (["MainOffer", "MainGroup"], ["offer", "group"]), (["app_user", "app_item"], ["user", "item"]),
        (["Card", "Category"], ["card", "category"]), (["URLItem", "URIItem"], ["URL item", "URI item"]),
        (["Photo", "PhotoAlbum"], ["photo", "photo album"]), (["HTTPProxy", "HTMLPage"], ["HTTP proxy", "HTML page"]),
        (["ABCItem", "Item"], ["ABC item", "item"]),
        (["ABCItem", "Item", "ABCUser", "ABCGroup"], ["ABC item", "item", "user", "group"]),
        (["Model1", "Model2"], ["model 1 object", "model 2 object"]),
        (["UserEntity", "URLEntity"], ["user", "URL"]), (["UserMO", "TaskMO"], ["user", "task"]),
        (["CDUserModel", "CDTaskModel"], ["user", "task"]), (["UserEntity", "Task"], ["user entity", "task"]),
        (["CarModel"], ["car model"]), (["Entity", "UserEntity"], ["entity", "user entity"]),
        (["Item", "item"], ["Item", "item"]), (["UserItem", "User_Item"], ["UserItem", "User_Item"]),
        (["CDUser", "CDuser"], ["CD user", "C duser"]), (["MyEntity", "Thing"], ["entity", "thing"]),
        (["AUser", "ATask"], ["A user", "A task"]),
    ])
    func `what all entities carry is dropped, unless two would be called the same`(names: [String], nouns: [String]) {
        let narration = Narration(names.map { Entity(name: $0) })
        #expect(narration.facts.entities.map { narration.nouns[$0.id].singular } == nouns)
    }

    @Test func `an author's words override`() {
        var person = Entity(name: "Person")
        person.userInfo = [UserInfoEntry(key: "modeldoc.singular", value: "colleague")]
        var data = Entity(name: "Datas")
        data.userInfo = [
            UserInfoEntry(key: "modeldoc.singular", value: "data point"),
            UserInfoEntry(key: "modeldoc.plural", value: "data"),
        ]
        var colleague = Entity(name: "Colleague")
        colleague.userInfo = [UserInfoEntry(key: "modeldoc.plural", value: "mates")]
        let narration = Narration([person, data])
        #expect(narration.facts.entities.map { narration.nouns[$0.id].plural } == ["colleagues", "data"])
        let clash = Narration([person, colleague])
        #expect(Set(clash.facts.entities.map { clash.nouns[$0.id].singular }).count == 2)
    }

    @Test func `a missing entity has a noun of its own`() {
        let narration = Narration([Entity("CDPet", .toOne("owner", "CDGhost")), Entity("CDItem")])
        #expect(narration.nouns[missing: "CDGhost"].singular == "ghost")
        #expect(narration.nouns[missing: "Somebody"].indefinite == "a somebody")
        #expect(narration.nouns[missing: nil].plural == "objects")
    }

    @Test func `many names never share a noun`() {
        let parts = ["Item", "item", "ITEM", "Items", "My", "_", "2", "é", " ", "MO"]
        let names = parts.flatMap { first in parts.flatMap { second in parts.map { first + second + $0 } } }
        let narration = Narration(Set(names).sorted().map { Entity(name: $0) })
        let nouns = narration.facts.entities.map { narration.nouns[$0.id].singular }
        #expect(Set(nouns).count == nouns.count)
        #expect(!nouns.contains { $0.isEmpty })
    }
}
