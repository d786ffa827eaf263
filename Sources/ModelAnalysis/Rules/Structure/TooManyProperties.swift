import DataModel
import SourceText

/// An entity with more than 100 properties, of which Xcode warns.
enum TooManyProperties: FindingRule {
    static let id = "too-many-properties"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.warning
    static let origin = RuleOrigin.momc
    static let lesson = RuleLesson(
        "an entity has more than 100 properties",
        why: "All values of an object are read together, so that each search and each change carries all of them. "
            + "Xcode warns from 101 on.",
        remedy: "Move groups of properties that belong together into entities of their own, or into composites.",
        example: RuleExample(
            wrongEntities: #"""
                "Survey": { "attributes": {
                    "value1": "Double", "value2": "Double", "value3": "Double", "value4": "Double", "value5": "Double", "value6": "Double", "value7": "Double", "value8": "Double", "value9": "Double", "value10": "Double", "value11": "Double", "value12": "Double", "value13": "Double", "value14": "Double", "value15": "Double", "value16": "Double", "value17": "Double", "value18": "Double", "value19": "Double", "value20": "Double",
                    "value21": "Double", "value22": "Double", "value23": "Double", "value24": "Double", "value25": "Double", "value26": "Double", "value27": "Double", "value28": "Double", "value29": "Double", "value30": "Double", "value31": "Double", "value32": "Double", "value33": "Double", "value34": "Double", "value35": "Double", "value36": "Double", "value37": "Double", "value38": "Double", "value39": "Double", "value40": "Double",
                    "value41": "Double", "value42": "Double", "value43": "Double", "value44": "Double", "value45": "Double", "value46": "Double", "value47": "Double", "value48": "Double", "value49": "Double", "value50": "Double", "value51": "Double", "value52": "Double", "value53": "Double", "value54": "Double", "value55": "Double", "value56": "Double", "value57": "Double", "value58": "Double", "value59": "Double", "value60": "Double",
                    "value61": "Double", "value62": "Double", "value63": "Double", "value64": "Double", "value65": "Double", "value66": "Double", "value67": "Double", "value68": "Double", "value69": "Double", "value70": "Double", "value71": "Double", "value72": "Double", "value73": "Double", "value74": "Double", "value75": "Double", "value76": "Double", "value77": "Double", "value78": "Double", "value79": "Double", "value80": "Double",
                    "value81": "Double", "value82": "Double", "value83": "Double", "value84": "Double", "value85": "Double", "value86": "Double", "value87": "Double", "value88": "Double", "value89": "Double", "value90": "Double", "value91": "Double", "value92": "Double", "value93": "Double", "value94": "Double", "value95": "Double", "value96": "Double", "value97": "Double", "value98": "Double", "value99": "Double", "value100": "Double",
                    "value101": "Double"
                } }
                """#,
            right: #"""
                "Survey": { "relationships": { "answers": { "destination": "Answer", "toMany": true, "inverse": "survey" } } },
                "Answer": {
                  "attributes": { "value": "Double" },
                  "relationships": { "survey": "Survey?" }
                }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for entity in model.resolved.entities {
            let own = entity.entity
            let count = own.attributes.count + own.relationships.count + own.fetchedProperties.count
            guard count > 100 else { continue }
            report(
                Report(
                    own.name, of: entity.id,
                    "'\(own.name)' has \(count) properties, all of which are read with each object",
                    at: own.range, help: ["move groups of them into entities of their own"]))
        }
    }
}
