import Mustache
import Testing

@Suite struct ObjectTests {
    /// Both ways of finding a name: one after the other in small objects, by hashing in large ones.
    @Test(arguments: [0, 1, 8, 9, 10, 100])
    func everyNameIsFoundInObjectsOfAnySize(count: Int) {
        let entries = (0..<count).map { ("name\($0)", MustacheValue.number(String($0))) }
        let object = MustacheObject(entries)
        #expect(object.names == entries.map(\.0))
        #expect(object.values == entries.map(\.1))
        for (name, value) in entries {
            #expect(object[name] == value)
        }
        #expect(object["name"] == nil)
    }

    @Test(arguments: [3, 20])
    func settingDeclaredNameReplacesItsValueInPlace(count: Int) {
        var object = MustacheObject((0..<count).map { ("\($0)", MustacheValue.null) })
        object.set("1", to: "new")
        #expect(object["1"] == "new")
        #expect(object.names == (0..<count).map(String.init))
    }

    @Test(arguments: [2, 40])
    func lastOfEqualNamesCountsAtAnySize(count: Int) {
        let entries = (0..<count).map { ("name\($0)", MustacheValue.null) }
        var object = MustacheObject(entries + [("name0", "new")])
        #expect(object["name0"] == "new")
        #expect(object.names == entries.map(\.0))
        #expect(object.values.first == "new")
        object.set("name0", to: "newer")
        #expect(object.values.first == "newer")
    }

    @Test func lastOfEqualNamesCounts() {
        let object: MustacheObject = ["a": 1, "b": 2, "a": 3]
        #expect(object == ["a": 3, "b": 2])
        #expect(object != ["b": 2, "a": 3])
        #expect(object != ["a": 3])
    }
}
