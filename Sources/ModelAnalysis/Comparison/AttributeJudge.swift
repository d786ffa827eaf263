import DataModel

/// What changes of attributes mean for stores. Source: Apple's pages on lightweight migration and on version hashes.
enum AttributeJudge {
    static func added(_ attribute: Attribute) -> Judgement {
        if !isStored(attribute) { return Judgement(.inferred) }
        switch attribute.isOptional {
        case true?: return Judgement(.inferred)
        case false? where attribute.defaultValue != nil: return Judgement(.inferredWithDefault, .newWithDefault)
        case false?: return Judgement(.custom, .newWithoutDefault)
        case nil: return Judgement(.check, .unstated)
        }
    }

    static func removed(_ attribute: Attribute) -> Judgement {
        isStored(attribute) ? Judgement(.dataLost, .valuesLost) : Judgement(.inferred)
    }

    static func changed(_ field: ChangedField, from old: Attribute, to new: Attribute) -> Judgement {
        switch field {
        case .type, .composite: return isStored(old) ? Judgement(.custom, .conversion) : Judgement(.inferred)
        case .optional: return optionality(from: old, to: new)
        case .transient:
            if new.isTransient { return Judgement(.dataLost, .valuesLost) }
            let added = added(new)
            return added.verdict == .inferred ? Judgement(.check, .storedOrNot) : added
        case .versionHashModifier: return Judgement(.inferred)
        case .derivation, .transformer, .externalStorage, .cloudEncryption:
            return Judgement(.check, .undocumented, hash: .disputed)
        default: return .unseen
        }
    }

    private static func optionality(from old: Attribute, to new: Attribute) -> Judgement {
        if !isStored(new) { return Judgement(.inferred) }
        switch new.isOptional {
        case true?: return Judgement(.inferred)
        case false? where new.defaultValue != nil: return Judgement(.inferredWithDefault, .requiredWithDefault)
        case false?: return Judgement(.custom, .requiredWithoutDefault)
        case nil: return Judgement(.check, .unstated)
        }
    }

    /// Whether its values stand in stores, and are not computed anew.
    private static func isStored(_ attribute: Attribute) -> Bool {
        !attribute.isTransient && attribute.derivation == nil
    }
}
