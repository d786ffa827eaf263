extension ModelJSONSchema {
    /// Attributes and their values.
    static let attribute = #"""
            "attributes": {
              "description": "Simple values. In the object form a type is enough: 'String' is required, 'String?' optional.",
              "oneOf": [
                {
                  "type": "object",
                  "additionalProperties": {
                    "oneOf": [{ "$ref": "#/$defs/attribute" }, { "$ref": "#/$defs/attributeType" }]
                  }
                },
                { "type": "array", "items": { "$ref": "#/$defs/attribute", "required": ["name"] } }
              ]
            },
            "attribute": {
              "description": "A simple value.",
              "type": "object",
              "oneOf": [{ "required": ["type"] }, { "required": ["attributeType"] }],
              "additionalProperties": false,
              "properties": {
                "name": { "description": "Its name; needed in the array form only.", "type": "string" },
                "type": { "$ref": "#/$defs/attributeType" },
                "attributeType": { "$ref": "#/$defs/attributeType" },
                "optional": { "$ref": "#/$defs/optional" },
                "isOptional": { "$ref": "#/$defs/optional" },
                "transient": { "$ref": "#/$defs/transient" },
                "isTransient": { "$ref": "#/$defs/transient" },
                "default": { "$ref": "#/$defs/value", "description": "The value of a new object." },
                "defaultValue": { "$ref": "#/$defs/attribute/properties/default" },
                "min": { "$ref": "#/$defs/value", "description": "The smallest value that can be saved." },
                "minValue": { "$ref": "#/$defs/attribute/properties/min" },
                "minimum": { "$ref": "#/$defs/attribute/properties/min" },
                "max": { "$ref": "#/$defs/value", "description": "The largest value that can be saved." },
                "maxValue": { "$ref": "#/$defs/attribute/properties/max" },
                "maximum": { "$ref": "#/$defs/attribute/properties/max" },
                "minLength": {
                  "description": "The smallest number of characters of a string.",
                  "type": "integer"
                },
                "minimumLength": { "$ref": "#/$defs/attribute/properties/minLength" },
                "maxLength": {
                  "description": "The largest number of characters of a string.",
                  "type": "integer"
                },
                "maximumLength": { "$ref": "#/$defs/attribute/properties/maxLength" },
                "regex": {
                  "description": "The ICU regular expression that a string has to match.",
                  "type": "string"
                },
                "regularExpression": { "$ref": "#/$defs/attribute/properties/regex" },
                "derivation": {
                  "description": "What the store computes it from, such as 'items.@count'.",
                  "type": "string"
                },
                "derivationExpression": { "$ref": "#/$defs/attribute/properties/derivation" },
                "composite": {
                  "description": "The composite that it holds; its type is 'Composite'.",
                  "type": "string"
                },
                "valueTransformer": {
                  "description": "The name of the value transformer of a transformable attribute.",
                  "type": "string"
                },
                "valueTransformerName": { "$ref": "#/$defs/attribute/properties/valueTransformer" },
                "valueClass": {
                  "description": "The class of a transformable value.",
                  "type": "string"
                },
                "attributeValueClassName": { "$ref": "#/$defs/attribute/properties/valueClass" },
                "customClassName": { "$ref": "#/$defs/attribute/properties/valueClass" },
                "values": {
                  "description": "What raw values mean: an object from value to name, or an array.",
                  "oneOf": [
                    { "type": "object", "additionalProperties": { "type": "string" } },
                    { "type": "array", "items": { "$ref": "#/$defs/namedValue" } }
                  ]
                },
                "externalStorage": {
                  "description": "Whether large values are kept in files of their own.",
                  "type": "boolean",
                  "default": false
                },
                "allowsExternalBinaryDataStorage": { "$ref": "#/$defs/attribute/properties/externalStorage" },
                "allowsCloudEncryption": {
                  "description": "Whether it is encrypted in CloudKit.",
                  "type": "boolean",
                  "default": false
                },
                "preservesValueInHistoryOnDeletion": {
                  "description": "Whether it is kept in the history after its object is deleted.",
                  "type": "boolean",
                  "default": false
                },
                "preserveAfterDeletion": {
                  "$ref": "#/$defs/attribute/properties/preservesValueInHistoryOnDeletion"
                },
                "isIndexedBySpotlight": { "$ref": "#/$defs/isIndexedBySpotlight" },
                "spotlightIndexingEnabled": { "$ref": "#/$defs/isIndexedBySpotlight" },
                "indexed": { "$ref": "#/$defs/indexed" },
                "isIndexed": { "$ref": "#/$defs/indexed" },
                "usesScalarValueType": {
                  "description": "Whether generated code uses a plain number. null: not stated.",
                  "type": ["boolean", "null"]
                },
                "renamingIdentifier": { "$ref": "#/$defs/renamingIdentifier" },
                "elementID": { "$ref": "#/$defs/renamingIdentifier" },
                "versionHashModifier": { "$ref": "#/$defs/versionHashModifier" },
                "rules": { "$ref": "#/$defs/rules" },
                "documentation": { "$ref": "#/$defs/documentation" },
                "notes": { "$ref": "#/$defs/notes" },
                "userInfo": { "$ref": "#/$defs/userInfo" }
              }
            },
            "attributeType": {
              "description": "A type of Core Data as Xcode or Swift write it, without regard to case, spaces, '-' and '_'; '?' marks it as optional.",
              "type": "string",
              "minLength": 1,
              "examples": [
                "String", "Integer 16", "Integer 32", "Integer 64", "Decimal", "Double", "Float", "Boolean", "Date",
                "Binary", "UUID", "URI", "Transformable", "Composite", "ObjectID", "Undefined", "Number", "Int", "Int16",
                "Int32", "Int64", "Bool", "Data", "URL"
              ]
            },
            "value": {
              "description": "A number or a text, true or false; a date as ISO 8601 text or as seconds since 2001. null: none.",
              "oneOf": [{ "type": ["number", "boolean", "string", "null"] }, { "$ref": "#/$defs/moment" }]
            },
            "moment": {
              "description": "A date.",
              "type": "object",
              "required": ["secondsSince2001"],
              "additionalProperties": false,
              "properties": {
                "secondsSince2001": {
                  "description": "Seconds since 2001-01-01 00:00 UTC, as a number or as its text.",
                  "type": ["number", "string"]
                }
              }
            },
            "namedValue": {
              "description": "A raw value with its name, in the array form, in which values may repeat.",
              "type": "object",
              "required": ["value", "name"],
              "additionalProperties": false,
              "properties": {
                "value": { "description": "The stored value.", "type": ["string", "number"] },
                "name": { "description": "What it means.", "type": "string" }
              }
            }
        """#
}
