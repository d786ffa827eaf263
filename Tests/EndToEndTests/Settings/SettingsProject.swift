import Foundation

/// A project with settings and one model or two, in a world of its own.
struct SettingsProject {
    let world = World()

    /// A project whose settings are `text`; it has the models `shop.json` and `parts/stock.json`.
    init(_ text: String) throws {
        try world.write(SmallModel.shop, to: "shop.json")
        try world.write(Self.stock, to: "parts/stock.json")
        try settle(text)
    }

    /// A model with a finding.
    static let stock = """
        {"modeldoc": 1, "documentation": "What is in store.\\n\\nAnd where.", "entities": {"Shelf": {"relationships": {"boxes": \
        {"destination": "Box", "toMany": true}}}, "Box": {"attributes": {"size": "Double"}}}}
        """

    /// Settings with two documentations.
    static let two = """
        {
          // What all share.
          "pictures": "none", "format": ["markdown"],
          "documentations": [
            {"models": ["shop.json"], "output": "docs/shop"},
            {"models": "parts/stock.json", "output": "docs/stock", "title": "Stock | room"},
          ],
        }
        """

    /// Settings with one documentation.
    static let one = #"{"models": "shop.json", "output": "docs", "format": "markdown", "pictures": "none"}"#

    func settle(_ text: String) throws { try world.write(text, to: "modeldoc.settings.json") }

    func run(_ arguments: String..., in folder: String = "") -> World.Outcome { world.run(arguments, in: folder) }
}
