extension ModelJSONSchema {
    /// An entity and its box in the editor.
    static let entity = #"""
            "entity": {
              "description": "A kind of object.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": { "description": "Its name; needed in the array form only.", "type": "string" },
                "parent": {
                  "description": "The entity it is a kind of. null: none.",
                  "type": ["string", "null"]
                },
                "parentEntity": { "$ref": "#/$defs/entity/properties/parent" },
                "superentity": { "$ref": "#/$defs/entity/properties/parent" },
                "abstract": {
                  "description": "Whether there are only objects of its subentities.",
                  "type": "boolean",
                  "default": false
                },
                "isAbstract": { "$ref": "#/$defs/entity/properties/abstract" },
                "standing": {
                  "description": "Whether the model has the entity (real), stands in for one of another file (placeholder), or only knows it by what leads to it (implied).",
                  "type": "string",
                  "anyOf": [
                    { "enum": ["real", "placeholder", "implied"] },
                    { "pattern": "^([Rr]eal|[Pp]laceholder|[Ii]mplied)$" }
                  ],
                  "default": "real"
                },
                "class": {
                  "description": "The class of its objects: 'Name', 'Module.Name', or '.Name' of the current module. Default: NSManagedObject.",
                  "type": ["string", "null"]
                },
                "representedClassName": { "$ref": "#/$defs/entity/properties/class" },
                "className": { "$ref": "#/$defs/entity/properties/class" },
                "managedObjectClassName": { "$ref": "#/$defs/entity/properties/class" },
                "codeGeneration": {
                  "description": "What Xcode generates for it: a class, a category, or nothing (manual, the default).",
                  "anyOf": [
                    { "enum": ["class", "category", "manual", "none", null] },
                    { "pattern": "^([Cc]lass|[Cc]ategory|[Mm]anual|[Nn]one|Manual/None)$" }
                  ]
                },
                "codeGenerationType": { "$ref": "#/$defs/entity/properties/codeGeneration" },
                "attributes": { "$ref": "#/$defs/attributes" },
                "relationships": {
                  "description": "Its links to other objects.",
                  "oneOf": [
                    {
                      "type": "object",
                      "additionalProperties": {
                        "oneOf": [{ "$ref": "#/$defs/relationship" }, { "$ref": "#/$defs/shortRelationship" }]
                      }
                    },
                    { "type": "array", "items": { "$ref": "#/$defs/relationship", "required": ["name"] } }
                  ]
                },
                "fetchedProperties": {
                  "description": "Its stored searches.",
                  "oneOf": [
                    { "type": "object", "additionalProperties": { "$ref": "#/$defs/fetchedProperty" } },
                    { "type": "array", "items": { "$ref": "#/$defs/fetchedProperty", "required": ["name"] } }
                  ]
                },
                "uniquenessConstraints": {
                  "description": "Sets of attributes whose values together are unique, such as [[\"email\"], [\"country\", \"number\"]].",
                  "type": "array",
                  "items": { "$ref": "#/$defs/names" }
                },
                "indexes": {
                  "description": "Its fetch indexes. In the object form a list of properties is enough.",
                  "oneOf": [
                    {
                      "type": "object",
                      "additionalProperties": {
                        "oneOf": [{ "$ref": "#/$defs/fetchIndex" }, { "$ref": "#/$defs/fetchIndexElements" }]
                      }
                    },
                    { "type": "array", "items": { "$ref": "#/$defs/fetchIndex", "required": ["name"] } }
                  ]
                },
                "compoundIndexes": {
                  "description": "Indexes of the kind before Xcode 9, each a list of properties.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/names" }
                },
                "renamingIdentifier": { "$ref": "#/$defs/renamingIdentifier" },
                "elementID": { "$ref": "#/$defs/renamingIdentifier" },
                "versionHashModifier": { "$ref": "#/$defs/versionHashModifier" },
                "coreSpotlightDisplayNameExpression": {
                  "description": "The expression that names an object in Spotlight.",
                  "type": "string"
                },
                "spotlightDisplayName": { "$ref": "#/$defs/entity/properties/coreSpotlightDisplayNameExpression" },
                "group": {
                  "description": "What it belongs to, for the order and colour of pictures and pages.",
                  "type": "string"
                },
                "rules": { "$ref": "#/$defs/rules" },
                "documentation": { "$ref": "#/$defs/documentation" },
                "notes": { "$ref": "#/$defs/notes" },
                "userInfo": { "$ref": "#/$defs/userInfo" },
                "editorBox": { "$ref": "#/$defs/editorBox" }
              }
            },
            "editorBox": {
              "description": "Where Xcode's graph editor, up to version 13, drew an entity, in points.",
              "type": "object",
              "required": ["x", "y", "width", "height"],
              "additionalProperties": false,
              "properties": {
                "x": { "description": "The horizontal position; often negative.", "type": ["number", "string"] },
                "y": { "description": "The vertical position; often negative.", "type": ["number", "string"] },
                "width": { "description": "The width.", "type": ["number", "string"] },
                "height": { "description": "The height.", "type": ["number", "string"] }
              }
            }
        """#

    /// Fetch indexes.
    static let indexes = #"""
            "fetchIndex": {
              "description": "An index that speeds up searches.",
              "type": "object",
              "required": ["elements"],
              "additionalProperties": false,
              "properties": {
                "name": { "description": "Its name; needed in the array form only.", "type": "string" },
                "elements": { "$ref": "#/$defs/fetchIndexElements" },
                "partialPredicate": {
                  "description": "The condition under which objects are indexed, as a predicate format.",
                  "type": "string"
                },
                "partialIndexPredicate": { "$ref": "#/$defs/fetchIndex/properties/partialPredicate" }
              }
            },
            "fetchIndexElements": {
              "description": "What an index is made of, in order; a string is the name of a property.",
              "type": "array",
              "items": { "oneOf": [{ "type": "string" }, { "$ref": "#/$defs/fetchIndexElement" }] }
            },
            "fetchIndexElement": {
              "description": "A part of an index: a property, or an expression.",
              "type": "object",
              "anyOf": [{ "required": ["property"] }, { "required": ["propertyName"] }, { "required": ["expression"] }],
              "additionalProperties": false,
              "properties": {
                "property": { "description": "The property it indexes.", "type": "string" },
                "propertyName": { "$ref": "#/$defs/fetchIndexElement/properties/property" },
                "expression": { "description": "The expression it indexes.", "type": "string" },
                "expressionType": { "description": "The type of the expression's value.", "type": "string" },
                "type": { "description": "The kind of index: 'Binary' or 'RTree'.", "type": "string" },
                "collationType": { "$ref": "#/$defs/fetchIndexElement/properties/type" },
                "descending": {
                  "description": "Whether the order is descending.",
                  "type": "boolean",
                  "default": false
                },
                "isDescending": { "$ref": "#/$defs/fetchIndexElement/properties/descending" }
              }
            }
        """#
}
