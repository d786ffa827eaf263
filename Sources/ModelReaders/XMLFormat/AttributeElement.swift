import DataModel
import SourceText

extension ModelElements {
    /// An attribute of an entity or of a composite. Absent `optional` is required; absent `attributeType` is undefined.
    mutating func attribute(_ node: Int) -> Attribute? {
        guard let name = name(of: node) else { return nil }
        var attribute = Attribute(name: name, type: .undefined)
        attribute.range = range(of: node)
        attribute.isOptional = false
        var bounds = Bounds()
        var isDerived = false
        for slot in tree.attributes(of: node) {
            switch word(slot) {
            case .attributeType: attribute.type = type(slot)
            case .optional: attribute.isOptional = flag(slot, in: node)
            case .transient: attribute.isTransient = flag(slot, in: node)
            case .defaultValueString:
                if attribute.defaultValue == nil { attribute.defaultValue = .text(tree.text(slot)) }
            case .defaultDateTimeInterval: attribute.defaultValue = seconds(slot, in: node)
            case .minValueString: bounds.minimum = slot
            case .maxValueString: bounds.maximum = slot
            case .minDateTimeInterval: attribute.minimum = seconds(slot, in: node)
            case .maxDateTimeInterval: attribute.maximum = seconds(slot, in: node)
            case .regularExpressionString: attribute.regularExpression = text(slot)
            case .usesScalarValueType: attribute.usesScalarType = flag(slot, in: node)
            case .customClassName: attribute.valueClass = text(slot)
            case .valueTransformerName: attribute.valueTransformer = text(slot)
            case .composite: attribute.composite = text(slot)
            case .allowsExternalBinaryDataStorage: attribute.isStoredExternally = flag(slot, in: node)
            case .allowsCloudEncryption: attribute.isEncryptedInCloud = flag(slot, in: node)
            case .preserveAfterDeletion: attribute.isPreservedAfterDeletion = flag(slot, in: node)
            case .spotlightIndexingEnabled: attribute.isSpotlightIndexed = flag(slot, in: node)
            case .indexed: attribute.isIndexed = flag(slot, in: node)
            case .derived: isDerived = flag(slot, in: node)
            case .derivationExpression: attribute.derivation = text(slot)
            case .elementID: attribute.renamingIdentifier = text(slot) ?? attribute.renamingIdentifier
            case .renamingIdentifier: attribute.renamingIdentifier = attribute.renamingIdentifier ?? text(slot)
            case .versionHashModifier: attribute.versionHashModifier = text(slot)
            default: break
            }
        }
        read(bounds, of: node, into: &attribute)
        settleDerivation(of: &attribute, isDerived: isDerived, node)
        for child in hasChildren(node) ? Array(tree.children(of: node)) : [] {
            switch word(ofElement: child) {
            case .userInfo: attribute.userInfo += userInfo(child)
            default: passOver(child, in: node)
            }
        }
        return attribute
    }

    /// The XML attributes whose meaning depends on the type, which may stand behind them.
    private struct Bounds {
        var minimum: Int?
        var maximum: Int?
    }

    private func type(_ slot: Int) -> AttributeType {
        guard let written = text(slot) else { return .undefined }
        return written == "Binary Data" ? .binary : AttributeType(xcodeName: written)
    }

    /// Seconds since 2001; a text that is no number is kept as it is, with a warning.
    private mutating func seconds(_ slot: Int, in node: Int) -> AttributeValue {
        let written = tree.text(slot)
        if let number = Double(written), number.isFinite { return .secondsSinceReferenceDate(written) }
        warn("not-a-number", slot, node, "'\(attributeName(slot))' is '\(written)', no number of seconds")
        return .text(written)
    }

    /// Bounds are lengths where the type is String, else values; a date in seconds goes before one in words.
    private mutating func read(_ bounds: Bounds, of node: Int, into attribute: inout Attribute) {
        guard attribute.type == .string else {
            if attribute.minimum == nil { attribute.minimum = bounds.minimum.map { .text(tree.text($0)) } }
            if attribute.maximum == nil { attribute.maximum = bounds.maximum.map { .text(tree.text($0)) } }
            return
        }
        if let slot = bounds.minimum {
            attribute.minimumLength = length(slot, in: node)
            if attribute.minimumLength == nil { attribute.minimum = .text(tree.text(slot)) }
        }
        if let slot = bounds.maximum {
            attribute.maximumLength = length(slot, in: node)
            if attribute.maximumLength == nil { attribute.maximum = .text(tree.text(slot)) }
        }
    }

    private mutating func length(_ slot: Int, in node: Int) -> Int? {
        let written = tree.text(slot)
        if let length = Int32(written), length >= 0 { return Int(length) }
        warn(
            "not-a-length", slot, node,
            "'\(attributeName(slot))' of a String is a number of characters, not '\(written)'")
        return nil
    }

    /// An expression counts only where `derived` says so.
    private mutating func settleDerivation(of attribute: inout Attribute, isDerived: Bool, _ node: Int) {
        if !isDerived {
            attribute.derivation = nil
        } else if attribute.derivation == nil {
            attribute.derivation = ""
            diagnostics.append(
                .warning(
                    "missing-derivation", "the derived attribute '\(attribute.name)' has no 'derivationExpression'",
                    at: range(of: node)))
        }
    }
}
