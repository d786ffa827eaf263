import DataModel
import Testing

/// Situations of public bug reports, as pages show them.
@Suite("Pages of cases") struct CasePageTests {
    @Test("a fetched property has the entity that its request returns, and that entity knows")
    func fetchedProperty() {
        var model = Model(name: "Sky")
        var planet = Entity(name: "Planet")
        var request = FetchRequest(name: "fetchedPropertyFetchRequest", entity: "Moon")
        request.predicate = "albedo > 0.5 || size < 3"
        planet.fetchedProperties = [FetchedProperty(name: "brightMoons", request: request)]
        model.entities = [planet, Entity(name: "Moon")]
        let pages = model.pages()
        let page = pages["entities/Planet.md"] ?? ""
        #expect(page.contains("\n**`brightMoons`** → [Moon](Moon.md)\n"))
        #expect(page.contains("`albedo > 0.5 || size < 3`"))
        let moon = pages["entities/Moon.md"] ?? ""
        #expect(moon.contains("[`Planet.brightMoons`](Planet.md#fetched-properties) (search)"))
    }

    @Test("attributes of abstract parents stand on the pages of their kinds, marked")
    func inheritedAttributes() {
        var model = Model(name: "M")
        var device = Entity(name: "Device")
        device.isAbstract = true
        device.attributes = [Attribute(name: "serial", type: .string)]
        var phone = Entity(name: "Phone")
        phone.parent = "Device"
        phone.attributes = [Attribute(name: "imei", type: .string)]
        model.entities = [device, phone]
        let pages = model.pages()
        let page = pages["entities/Phone.md"] ?? ""
        #expect(page.contains("\n| `imei` | String | not stated | – | – |\n| `serial` (from [Device](Device.md)) |"))
        #expect(pages["entities/Device.md"]?.contains("An abstract entity of [M](../README.md).") == true)
        #expect(pages["entities/Device.md"]?.contains("Kinds: [Phone](Phone.md).") == true)
    }

    @Test("a destination that is not in the model is named without a link, and the finding stands on the page")
    func missingDestination() {
        var model = Model(name: "M")
        var pet = Entity(name: "Pet")
        pet.relationships = [StudioModel.relationship("owner", to: "Ghost", inverse: "pets")]
        model.entities = [pet]
        let page = model.pages()["entities/Pet.md"] ?? ""
        #expect(page.contains("| `Ghost` (not in the model) |"))
        #expect(page.contains("\n- **error**: 'Pet.owner' leads to 'Ghost', which the model does not have."))
    }

    @Test("an inverse that the parent declares is linked on the parent's page")
    func inverseOnParent() {
        var model = Model(name: "M")
        var policy = Entity(name: "Policy")
        policy.relationships = [StudioModel.relationship("house", to: "House", inverse: "policy")]
        var home = Entity(name: "HomePolicy")
        home.parent = "Policy"
        var house = Entity(name: "House")
        house.relationships = [StudioModel.relationship("policy", to: "HomePolicy", inverse: "house")]
        model.entities = [policy, home, house]
        let page = model.pages()["entities/House.md"] ?? ""
        #expect(page.contains("| [HomePolicy](HomePolicy.md) | at most one | [`house`](Policy.md#house) |"))
    }

    @Test("entities without a group stand behind the groups")
    func groups() {
        var model = Model(name: "M")
        var first = Entity(name: "First")
        first.group = "Base"
        model.entities = [first, Entity(name: "Second")]
        let page = model.pages()["README.md"] ?? ""
        let lines = page.split(separator: "\n").filter { $0.hasPrefix("| [") || $0.hasPrefix("### ") }
        let order = lines.map { $0.prefix(10) }
        #expect(order == ["### Base", "| [First](", "### Other ", "| [Second]"])
    }
}
