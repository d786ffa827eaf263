/// The keys of a model, the file's root.
enum ModelKey: String, ModelJSONKey {
    case schema = "$schema"
    case modeldoc, name, version, documentation, notes, entities, composites, fetchRequests, configurations, userInfo
    case usedWithCloudKit, usedWithSwiftData
    case versionIdentifier, sourceLanguage, minimumToolsVersion, lastSavedToolsVersion, systemVersion

    static let aliases: [String: Self] = ["userDefinedModelVersionIdentifier": .versionIdentifier]
}

/// The keys of a configuration.
enum ConfigurationKey: String, ModelJSONKey {
    case name, entities, usedWithCloudKit
}

/// The keys of a composite.
enum CompositeKey: String, ModelJSONKey {
    case name, attributes, documentation, notes, userInfo
}

/// The keys of one entry of user info in its array form.
enum UserInfoKey: String, ModelJSONKey {
    case key, value

    static let aliases: [String: Self] = ["name": .key]
    static let nullable: Set<Self> = [.value]
}
