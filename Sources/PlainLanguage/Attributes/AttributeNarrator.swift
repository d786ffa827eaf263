public import DataModel
public import ModelAnalysis

/// Says in English what attributes hold.
public struct AttributeNarrator: Sendable {
    private let composites: [String: Composite]

    /// Makes a narrator for the attributes of a model.
    public init(facts: ModelFacts) {
        composites = Dictionary(facts.resolved.model.composites.map { ($0.name, $0) }) { first, _ in first }
    }

    /// What is said about an attribute's values besides type, default and whether it is required, each for a cell of a
    /// table: "0 to 100", "if set, at least 2 characters", "encrypted in CloudKit".
    public func constraints(of attribute: Attribute) -> [Phrase] {
        bounds(of: attribute) + namedValues(of: attribute) + nature(of: attribute) + handling(of: attribute)
    }

    /// In which version of the model an attribute first appeared, for the same cell: "since 'Library 2'".
    public static func since(_ version: String) -> Phrase { "since \(code: version)" }

    /// The type in words, with the name of a composite: "Integer 16", "Address".
    public func typeText(of attribute: Attribute) -> String {
        if attribute.type == .composite, let composite = attribute.composite { return composite }
        return attribute.type.name
    }

    /// The type for a picture: as Swift writes it, with a question mark where it may be empty.
    public func pictureTypeText(of attribute: Attribute) -> String {
        typeText(of: attribute) + (attribute.isOptional == true ? "?" : "")
    }

    /// The value of a new object; nil where there is none, which is not the same as the empty string.
    public func defaultText(of attribute: Attribute) -> Phrase? {
        attribute.defaultValue.map { words(for: $0, type: attribute.type) }
    }

    private func bounds(of attribute: Attribute) -> [Phrase] {
        let minimum = attribute.minimum.map { words(for: $0, type: attribute.type) }
        let maximum = attribute.maximum.map { words(for: $0, type: attribute.type) }
        let range =
            attribute.type == .date
            ? AttributeWording.period(minimum, maximum) : AttributeWording.range(minimum, maximum)
        let checks = [range, AttributeWording.length(attribute.minimumLength, attribute.maximumLength)].compactMap(
            \.self)
        let pattern = attribute.regularExpression
        if attribute.isOptional == false { return checks + (pattern.map { [AttributeWording.matches($0)] } ?? []) }
        return AttributeWording.ifSet(checks, matching: pattern).map { [$0] } ?? []
    }

    private func namedValues(of attribute: Attribute) -> [Phrase] {
        attribute.values.map { AttributeWording.meaning(of: $0.value, $0.name) }
    }

    private func nature(of attribute: Attribute) -> [Phrase] {
        [
            attribute.derivation.map(AttributeWording.derived),
            attribute.composite.map { name in
                let parts = composites[name]?.attributes.map { Phrase(code: $0.name) } ?? []
                return AttributeWording.composite(name, parts: Phrase.list(parts))
            },
            attribute.valueClass.map(AttributeWording.valueClass),
            attribute.valueTransformer.map(AttributeWording.transformer),
        ].compactMap(\.self)
    }

    private func handling(of attribute: Attribute) -> [Phrase] {
        let flags: [(Bool, Phrase)] = [
            (attribute.isStoredExternally, AttributeWording.external),
            (attribute.isEncryptedInCloud, AttributeWording.encrypted),
            (attribute.isPreservedAfterDeletion, AttributeWording.preserved),
            (attribute.isSpotlightIndexed, AttributeWording.spotlight),
            (attribute.isIndexed, AttributeWording.indexed),
            (attribute.isTransient, AttributeWording.transient),
        ]
        return flags.filter(\.0).map(\.1)
    }

    private func words(for value: AttributeValue, type: AttributeType) -> Phrase {
        switch value {
        case .secondsSinceReferenceDate(let seconds):
            return value.moment.map(Phrase.init(text:)) ?? AttributeWording.seconds(seconds)
        case .text(let text):
            if text.isEmpty { return AttributeWording.emptyString }
            if type.isNumeric { return Phrase(text: Numerals.grouped(text)) }
            if type == .boolean { return truth(of: text) ?? Phrase(code: text) }
            return type == .date ? Phrase(text: text) : Phrase(code: text)
        }
    }

    private func truth(of text: String) -> Phrase? {
        switch text.lowercased() {
        case "yes", "true", "1": AttributeWording.yes
        case "no", "false", "0": AttributeWording.no
        default: nil
        }
    }
}
