import DataModel
import ModelAnalysis
import Testing

@testable import ReferencePages

@Suite("Addresses in the page for browsers") struct HTMLAddressesTests {
    private static let addresses: HTMLAddresses = {
        let facts = StudioModel.model.facts
        return HTMLAddresses(facts: facts, names: PageNames(facts: facts))
    }()

    @Test(
        "lead where links of the pages lead",
        arguments: [
            ("entities/Department.md", "README.md", "#entity=Department"),
            ("entities/Department.md#projects", "README.md", "#entity=Department&at=projects"),
            ("Department.md#a", "entities/Project.md", "#entity=Department&at=a"),
            ("../README.md", "entities/Project.md", "#"),
            ("../README.md#findings", "entities/Project.md", "#at=findings"),
            ("#tasks", "entities/Project.md", "#entity=Project&at=tasks"), ("#findings", "README.md", "#at=findings"),
            ("https://example.org/a#b", "README.md", "https://example.org/a#b"),
            ("nowhere.md", "README.md", "nowhere.md"),
        ])
    func links(link: String, page: String, address: String) {
        #expect(Self.addresses.address(of: link, on: page) == address)
    }

    @Test("keep any name whole")
    func names() {
        #expect(HTMLAddresses.entity("a&b=c#d+e %") == "#entity=a%26b%3Dc%23d%2Be%20%25")
        #expect(HTMLAddresses.entity("A", at: "b", line: "A.b") == "#entity=A&at=b&line=A.b")
    }
}
