import DataModel
import ModelAnalysis
import PlainLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// What is true of the explanation of every relationship, whatever the wording.
struct LanguageRules {
    /// The texts that break a rule, each with the rule.
    private(set) var breaches: [String] = []
    /// How many relationships were checked.
    private(set) var checked = 0

    private mutating func require(_ isKept: Bool, _ rule: String, _ text: String) {
        if !isKept { breaches.append("\(rule): \(text)") }
    }

    mutating func check(_ narration: Narration, _ id: RelationshipID, _ source: EntityID) {
        checked += 1
        let facts = narration.facts[id]
        let explanation = narration.relationships.explanation(of: id, for: source)
        let sentences = explanation.sentences.map(\.plain)
        let text = sentences.joined(separator: " ")
        require(sentences.count <= 6, "at most six sentences", text)
        for sentence in sentences + [narration.relationships.lineSummary(of: id).plain] { checkForm(of: sentence) }
        require(text.has("owner"), "the source is named", text)
        if let destination = facts.destination {
            require(text.has(narration.nouns[destination].singular), "the destination is named", text)
        }
        let first = sentences.first ?? ""
        require(
            first.has("must have") == ((facts.cardinality.minimum ?? 0) > 0),
            "must exactly when the lower bound is unconditional", first)
        checkConsequences(narration, facts, explanation)
    }

    private mutating func checkForm(of sentence: String) {
        require(sentence.utf8.last == UInt8(ascii: "."), "ends with a full stop", sentence)
        for fault in ["  ", "{", "..", "nil", "Optional", " ,", " ."] where sentence.has(fault) {
            breaches.append("no '\(fault)': \(sentence)")
        }
        require(sentence.first?.isUppercase == true || sentence.first == "'", "begins as a sentence", sentence)
        let words = sentence.split(separator: " ")
        for (index, word) in words.dropLast().enumerated() {
            // Elsewhere a capital A is an object's name.
            guard word == "a" || word == "an" || (index == 0 && (word == "A" || word == "An")) else { continue }
            let start = words[index + 1].first { $0 != "'" }.map(String.init) ?? ""
            require("aeio".has(start) == (word.utf8.count == 2), "the article agrees", sentence)
        }
    }

    /// A rule is told by its own words, and by those of no other.
    private mutating func checkConsequences(
        _ narration: Narration, _ facts: RelationshipFacts, _ explanation: RelationshipExplanation
    ) {
        let text = explanation.deletion.map(\.plain).joined(separator: " ")
        let back = facts.partner.map { narration.facts[$0].relationship }
        let isMutual = facts.inverseStatus == .itself
        if text.isEmpty || facts.relationship.isTransient {
            require(!text.has("also deletes"), "nothing is said to be deleted", text)
            return
        }
        let own = explanation.deletion.first?.plain ?? ""
        let words =
            switch facts.relationship.deleteRule {
            case .cascade: "also deletes"
            case .deny: "cannot be deleted"
            case .nullify: "in place"
            case .noAction: "does not touch"
            case nil: "does not say what happens"
            }
        require(own.has(words), "the own rule comes first", own)
        let rules = [facts.relationship.deleteRule, isMutual ? nil : back?.deleteRule]
        require(text.has("also deletes") == rules.contains(.cascade), "deletes only for a cascade", text)
        require(text.has("cannot be deleted") == rules.contains(.deny), "refused only for a deny", text)
        let isHazard =
            isEmptied(back, by: facts.relationship.deleteRule)
            || (!isMutual && back != nil && isEmptied(facts.relationship, by: back?.deleteRule))
        require(text.has("But each") == isHazard, "the hazard is told where it is one", text)
    }

    private func isEmptied(_ inverse: Relationship?, by rule: DeleteRule?) -> Bool {
        guard rule == .nullify, let inverse else { return false }
        return !inverse.isEffectivelyToMany && inverse.isOptional == false
    }

    /// What is said of the far end is what its own page says of it.
    mutating func checkAgreement(_ narration: Narration, _ near: RelationshipID, _ far: RelationshipID) {
        guard near != far, narration.facts[near].owner != narration.facts[far].owner else { return }
        let there = narration.relationships.explanation(of: far, for: narration.facts[far].owner)
        let here = narration.relationships.explanation(of: near, for: narration.facts[near].owner)
        if let rule = there.deletion.first, !narration.facts[near].relationship.isTransient, !here.deletion.isEmpty {
            require(here.deletion.contains(rule), "both pages say the same of a deletion", rule.plain)
        }
        let isRequired = (narration.facts[far].cardinality.minimum ?? 0) > 0
        let wayBack = here.meaning.dropFirst().first?.plain ?? ""
        require(wayBack.hasPrefix("In turn, "), "the way back comes second", wayBack)
        require(wayBack.has("must have") == isRequired, "both pages say the same of how many", wayBack)
    }
}

extension String {
    /// Whether the bytes of another text stand in this one; `contains` is slow for thousands of sentences.
    fileprivate func has(_ other: String) -> Bool { strstr(self, other) != nil }
}
