extension ModelJSONSchema {
    /// The root: a model.
    static let root = #"""
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "model.json",
          "description": "A Core Data object model as modeldoc reads it. Every list of named things may be an object keyed by name or an array of objects with 'name'. Comments and trailing commas are accepted.",
          "type": "object",
          "required": ["entities"],
          "additionalProperties": false,
          "properties": {
            "$schema": {
              "description": "The address of this schema, for editors; it is not read.",
              "type": "string"
            },
            "modeldoc": {
              "description": "The version of this format. It also marks the file as a model when a folder is searched for one.",
              "const": 1,
              "default": 1
            },
            "name": {
              "description": "The model's name. Default: the file's name.",
              "type": "string"
            },
            "version": {
              "description": "The name of this version where the model has several, such as 'Company 2'.",
              "type": "string"
            },
            "documentation": { "$ref": "#/$defs/documentation" },
            "notes": { "$ref": "#/$defs/notes" },
            "entities": {
              "description": "The kinds of objects.",
              "oneOf": [
                { "type": "object", "additionalProperties": { "$ref": "#/$defs/entity" } },
                { "type": "array", "items": { "$ref": "#/$defs/entity", "required": ["name"] } }
              ]
            },
            "composites": {
              "description": "Structured attribute types: groups of values under one name.",
              "oneOf": [
                { "type": "object", "additionalProperties": { "$ref": "#/$defs/composite" } },
                { "type": "array", "items": { "$ref": "#/$defs/composite", "required": ["name"] } }
              ]
            },
            "fetchRequests": {
              "description": "Stored searches.",
              "oneOf": [
                { "type": "object", "additionalProperties": { "$ref": "#/$defs/fetchRequest" } },
                { "type": "array", "items": { "$ref": "#/$defs/fetchRequest", "required": ["name"] } }
              ]
            },
            "configurations": {
              "description": "Named sets of entities, each of which can have a store of its own.",
              "oneOf": [
                {
                  "type": "object",
                  "additionalProperties": {
                    "oneOf": [{ "$ref": "#/$defs/names" }, { "$ref": "#/$defs/configuration" }]
                  }
                },
                { "type": "array", "items": { "$ref": "#/$defs/configuration", "required": ["name"] } }
              ]
            },
            "userInfo": { "$ref": "#/$defs/userInfo" },
            "usedWithCloudKit": {
              "description": "Whether the model is kept in step with CloudKit, which forbids some features.",
              "type": "boolean",
              "default": false
            },
            "usedWithSwiftData": {
              "description": "Whether SwiftData drives the model.",
              "type": "boolean",
              "default": false
            },
            "versionIdentifier": {
              "description": "The label that the author gave this version of the model.",
              "type": "string"
            },
            "userDefinedModelVersionIdentifier": { "$ref": "#/properties/versionIdentifier" },
            "sourceLanguage": {
              "description": "The language in which code is generated: 'Swift' or 'Objective-C'.",
              "type": "string"
            },
            "minimumToolsVersion": {
              "description": "The oldest tools that may open the Xcode file, such as 'Xcode 8.0'.",
              "type": "string"
            },
            "lastSavedToolsVersion": {
              "description": "The build of the tools that saved the Xcode file last.",
              "type": ["string", "number"]
            },
            "systemVersion": {
              "description": "The build of macOS on which the Xcode file was saved last.",
              "type": "string"
            }
          },
        """#

    /// Definitions that several things use, and the small things of a model.
    static let shared = #"""
            "documentation": {
              "description": "What it is, in plain sentences.",
              "type": "string"
            },
            "notes": {
              "description": "More about it, in Markdown: one text or several. Links may lead to 'Entity' and 'Entity.property'.",
              "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }]
            },
            "rules": {
              "description": "Sentences about what the model cannot hold and code enforces.",
              "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }]
            },
            "names": {
              "description": "A list of names.",
              "type": "array",
              "items": { "type": "string" }
            },
            "statedFlag": {
              "description": "True, false, or null where it is not stated.",
              "type": ["boolean", "null"]
            },
            "optional": {
              "description": "Whether it may be empty. null: not stated.",
              "type": ["boolean", "null"],
              "default": true
            },
            "transient": {
              "description": "Whether it lives in memory only and is never stored.",
              "type": "boolean",
              "default": false
            },
            "indexed": {
              "description": "Whether it has an index of the kind before Xcode 9.",
              "type": "boolean",
              "default": false
            },
            "isIndexedBySpotlight": {
              "description": "Whether Spotlight indexes it.",
              "type": "boolean",
              "default": false
            },
            "renamingIdentifier": {
              "description": "Its name in an earlier version of the model, for migration. Xcode's files call it 'elementID'.",
              "type": "string"
            },
            "versionHashModifier": {
              "description": "A text that makes this version differ from an otherwise equal one.",
              "type": "string"
            },
            "userInfo": {
              "description": "Free key-value notes. null: a key without a value.",
              "oneOf": [
                { "type": "object", "additionalProperties": { "$ref": "#/$defs/userInfoValue" } },
                { "type": "array", "items": { "$ref": "#/$defs/userInfoEntry" } }
              ]
            },
            "userInfoEntry": {
              "description": "An entry of user info in the array form, in which keys may repeat.",
              "type": "object",
              "oneOf": [{ "required": ["key"] }, { "required": ["name"] }],
              "additionalProperties": false,
              "properties": {
                "key": { "description": "The key.", "type": "string" },
                "name": { "$ref": "#/$defs/userInfoEntry/properties/key" },
                "value": { "$ref": "#/$defs/userInfoValue" }
              }
            },
            "userInfoValue": {
              "description": "A text; a number stands for its text, true and false for YES and NO.",
              "type": ["string", "number", "boolean", "null"]
            },
            "configuration": {
              "description": "A named set of entities. In the object form a list of their names is enough.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": { "description": "Its name; needed in the array form only.", "type": "string" },
                "entities": { "$ref": "#/$defs/names", "description": "The names of its entities." },
                "usedWithCloudKit": {
                  "description": "Whether its store is kept in step with CloudKit.",
                  "type": "boolean",
                  "default": false
                }
              }
            },
            "composite": {
              "description": "A structured attribute type.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": { "description": "Its name; needed in the array form only.", "type": "string" },
                "attributes": { "$ref": "#/$defs/attributes" },
                "documentation": { "$ref": "#/$defs/documentation" },
                "notes": { "$ref": "#/$defs/notes" },
                "userInfo": { "$ref": "#/$defs/userInfo" }
              }
            }
        """#
}
