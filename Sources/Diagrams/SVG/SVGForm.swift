/// Where the markup of a picture stands.
enum SVGForm {
    /// In a file of its own, where a viewer shows titles as tooltips.
    case file
    /// In a page, where a script answers to who points at something.
    case page
}

extension XMLWriter {
    /// Starts a group that says something about itself: in a file by a title, in a page by the label of what can be pressed.
    mutating func startGroup(_ attributes: GroupAttributes, saying text: String, in form: SVGForm) {
        let isPage = form == .page
        start(
            "g",
            [
                "class": .text(attributes.classes), "id": attributes.id.map(Value.text),
                "data-entity": attributes.entity.map(Value.text), "data-group": attributes.group.map(Value.text),
                "data-from": attributes.from.map(Value.text), "data-to": attributes.to.map(Value.text),
                "role": isPage ? "button" : nil, "tabindex": isPage ? "0" : nil,
                "aria-label": isPage ? .text(text) : nil,
            ])
        if !isPage { element("title", [:], text) }
    }

    /// What a group is about.
    struct GroupAttributes {
        var classes: String
        var id: String?
        var entity: String?
        var group: String?
        var from: String?
        var to: String?
    }
}
