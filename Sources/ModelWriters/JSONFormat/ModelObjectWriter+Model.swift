import DataModel
import JSONText

extension ModelObjectWriter {
    /// The keys of a model.
    mutating func write(_ model: Model) {
        write("name", model.name)
        write("version", model.version)
        write("documentation", model.documentation)
        write("notes", model.notes)
        write("usedWithCloudKit", model.isUsedWithCloudKit)
        write("usedWithSwiftData", model.isUsedWithSwiftData)
        write("versionIdentifier", model.versionIdentifier)
        write("sourceLanguage", model.sourceLanguage)
        write("minimumToolsVersion", model.minimumToolsVersion)
        write("lastSavedToolsVersion", model.lastSavedToolsVersion)
        write("systemVersion", model.systemVersion)
        writeUserInfo(model.userInfo)
        writeNamed("entities", model.entities, name: \.name, blocks: true, required: true) { $0.write($1) }
        writeNamed("composites", model.composites, name: \.name, blocks: true) { $0.write($1) }
        writeNamed("fetchRequests", model.fetchRequests, name: \.name) { $0.write($1) }
        writeConfigurations(model.configurations)
    }

    private mutating func write(_ composite: Composite) {
        write("documentation", composite.documentation)
        write("notes", composite.notes)
        writeNamed("attributes", composite.attributes, name: \.name) { $0.write($1) }
        writeUserInfo(composite.userInfo)
    }

    /// Configurations; one that has nothing but entities is the list of them.
    private mutating func writeConfigurations(_ configurations: [Configuration]) {
        let isKeyed = Set(configurations.map(\.name)).count == configurations.count
        if isKeyed, !configurations.isEmpty, !configurations.contains(where: \.isUsedWithCloudKit) {
            json.key("configurations")
            block(isObject: true) { writer in
                for configuration in configurations {
                    writer.json.key(configuration.name)
                    writer.array(configuration.entities) { $0.json.string($1) }
                }
            }
        } else {
            writeNamed("configurations", configurations, name: \.name) { writer, configuration in
                writer.write("usedWithCloudKit", configuration.isUsedWithCloudKit)
                writer.write("entities", configuration.entities)
            }
        }
    }

    /// User info: an object, or, where keys repeat, an array of `key` and `value`.
    mutating func writeUserInfo(_ entries: [UserInfoEntry]) {
        if entries.isEmpty { return }
        json.key("userInfo")
        if Set(entries.map(\.key)).count == entries.count {
            object { writer in
                for entry in entries {
                    writer.json.key(entry.key)
                    if let value = entry.value { writer.json.string(value) } else { writer.json.null() }
                }
            }
        } else {
            array(entries) { writer, entry in
                writer.object { writer in
                    writer.write("key", entry.key)
                    writer.write("value", entry.value)
                }
            }
        }
    }
}
