extension ModelJSONSchema {
    /// Relationships.
    static let relationship = #"""
            "shortRelationship": {
              "description": "A destination alone: 'Employee' is a required to-one, 'Employee?' an optional one, '[Employee]' a to-many.",
              "type": "string",
              "minLength": 1
            },
            "relationship": {
              "description": "A link from the objects of an entity to those of another, or of the same.",
              "type": "object",
              "oneOf": [{ "required": ["destination"] }, { "required": ["destinationEntity"] }],
              "additionalProperties": false,
              "properties": {
                "name": { "description": "Its name; needed in the array form only.", "type": "string" },
                "destination": { "description": "The entity it leads to.", "type": "string" },
                "destinationEntity": { "$ref": "#/$defs/relationship/properties/destination" },
                "inverse": {
                  "description": "The relationship that leads back: 'name' of the destination, or 'Entity.name'. null: none. Where it is missing and exactly one relationship names this one, that one is taken.",
                  "type": ["string", "null"]
                },
                "inverseRelationship": { "$ref": "#/$defs/relationship/properties/inverse" },
                "inverseName": { "$ref": "#/$defs/relationship/properties/inverse" },
                "inverseEntity": {
                  "description": "The entity that has the inverse; 'inverse' is then a plain name, dots and all. null: not stated.",
                  "type": ["string", "null"]
                },
                "toMany": {
                  "description": "Whether one object can be linked to several.",
                  "type": "boolean",
                  "default": false
                },
                "isToMany": { "$ref": "#/$defs/relationship/properties/toMany" },
                "cardinality": {
                  "description": "Another way to write 'toMany'.",
                  "anyOf": [
                    { "enum": ["toOne", "toMany"] },
                    { "type": "string", "pattern": "^[Tt][Oo][-_ ]?([Oo][Nn][Ee]|[Mm][Aa][Nn][Yy])$" }
                  ]
                },
                "type": { "$ref": "#/$defs/relationship/properties/cardinality" },
                "optional": { "$ref": "#/$defs/optional" },
                "isOptional": { "$ref": "#/$defs/optional" },
                "ordered": {
                  "description": "Whether its objects are kept in an order.",
                  "type": "boolean",
                  "default": false
                },
                "isOrdered": { "$ref": "#/$defs/relationship/properties/ordered" },
                "transient": { "$ref": "#/$defs/transient" },
                "isTransient": { "$ref": "#/$defs/transient" },
                "minCount": {
                  "description": "The smallest number of objects, if there are any; the lower bound of a to-one comes from 'optional'.",
                  "type": "integer"
                },
                "maxCount": {
                  "description": "The largest number of objects. 0: no bound.",
                  "type": "integer"
                },
                "deleteRule": {
                  "description": "What happens to its objects when the one that has it is deleted: they stay and are unlinked (nullify), are deleted too (cascade), prevent it (deny), or are left as they are (no-action). null: not stated.",
                  "anyOf": [
                    { "enum": ["nullify", "cascade", "deny", "no-action", null] },
                    {
                      "type": "string",
                      "pattern": "^([Nn][Uu][Ll][Ll][Ii][Ff][Yy]|[Cc][Aa][Ss][Cc][Aa][Dd][Ee]|[Dd][Ee][Nn][Yy]|[Nn][Oo][-_ ]?[Aa][Cc][Tt][Ii][Oo][Nn])([Dd]eleteRule)?$"
                    }
                  ],
                  "default": "nullify"
                },
                "deletionRule": { "$ref": "#/$defs/relationship/properties/deleteRule" },
                "isIndexedBySpotlight": { "$ref": "#/$defs/isIndexedBySpotlight" },
                "spotlightIndexingEnabled": { "$ref": "#/$defs/isIndexedBySpotlight" },
                "indexed": { "$ref": "#/$defs/indexed" },
                "isIndexed": { "$ref": "#/$defs/indexed" },
                "renamingIdentifier": { "$ref": "#/$defs/renamingIdentifier" },
                "elementID": { "$ref": "#/$defs/renamingIdentifier" },
                "versionHashModifier": { "$ref": "#/$defs/versionHashModifier" },
                "rules": { "$ref": "#/$defs/rules" },
                "documentation": { "$ref": "#/$defs/documentation" },
                "notes": { "$ref": "#/$defs/notes" },
                "userInfo": { "$ref": "#/$defs/userInfo" }
              }
            }
        """#

    /// Fetched properties and fetch requests.
    static let fetches = #"""
            "fetchedProperty": {
              "description": "A stored search that stands among an object's properties.",
              "type": "object",
              "required": ["fetchRequest"],
              "additionalProperties": false,
              "properties": {
                "name": { "description": "Its name; needed in the array form only.", "type": "string" },
                "optional": { "$ref": "#/$defs/optional" },
                "isOptional": { "$ref": "#/$defs/optional" },
                "transient": { "$ref": "#/$defs/transient" },
                "isTransient": { "$ref": "#/$defs/transient" },
                "fetchRequest": {
                  "$ref": "#/$defs/fetchRequest",
                  "description": "What it searches for. $FETCH_SOURCE in the predicate is the object that has it."
                },
                "renamingIdentifier": { "$ref": "#/$defs/renamingIdentifier" },
                "elementID": { "$ref": "#/$defs/renamingIdentifier" },
                "versionHashModifier": { "$ref": "#/$defs/versionHashModifier" },
                "documentation": { "$ref": "#/$defs/documentation" },
                "notes": { "$ref": "#/$defs/notes" },
                "userInfo": { "$ref": "#/$defs/userInfo" }
              }
            },
            "fetchRequest": {
              "description": "A stored search.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "name": {
                  "description": "Its name; needed in the array form only. Default in a fetched property: fetchedPropertyFetchRequest.",
                  "type": "string"
                },
                "entity": { "description": "The entity whose objects it finds.", "type": "string" },
                "entityName": { "$ref": "#/$defs/fetchRequest/properties/entity" },
                "predicate": { "description": "The condition, as a predicate format.", "type": "string" },
                "predicateString": { "$ref": "#/$defs/fetchRequest/properties/predicate" },
                "resultType": {
                  "description": "What it returns.",
                  "anyOf": [
                    { "enum": ["objects", "objectIDs", "dictionaries", "count"] },
                    {
                      "type": "string",
                      "pattern": "^([Mm]anaged)?([Oo]bject(ID|Id|id)?s?|[Dd]ictionar(y|ies)|[Cc]ount)(ResultType)?$"
                    }
                  ],
                  "default": "objects"
                },
                "fetchLimit": { "description": "The largest number of results.", "type": "integer" },
                "fetchBatchSize": { "description": "How many objects are read at a time.", "type": "integer" },
                "batchSize": { "$ref": "#/$defs/fetchRequest/properties/fetchBatchSize" },
                "includesSubentities": {
                  "$ref": "#/$defs/statedFlag",
                  "description": "Whether objects of subentities are found."
                },
                "includeSubentities": { "$ref": "#/$defs/fetchRequest/properties/includesSubentities" },
                "includesPropertyValues": {
                  "$ref": "#/$defs/statedFlag",
                  "description": "Whether values are read at once."
                },
                "includePropertyValues": { "$ref": "#/$defs/fetchRequest/properties/includesPropertyValues" },
                "includesPendingChanges": {
                  "$ref": "#/$defs/statedFlag",
                  "description": "Whether unsaved changes count."
                },
                "returnsObjectsAsFaults": {
                  "$ref": "#/$defs/statedFlag",
                  "description": "Whether objects come as faults."
                },
                "returnObjectsAsFaults": { "$ref": "#/$defs/fetchRequest/properties/returnsObjectsAsFaults" },
                "returnsDistinctResults": {
                  "$ref": "#/$defs/statedFlag",
                  "description": "Whether equal results come once."
                },
                "returnDistinctResults": { "$ref": "#/$defs/fetchRequest/properties/returnsDistinctResults" },
                "documentation": { "$ref": "#/$defs/documentation" }
              }
            }
        """#
}
