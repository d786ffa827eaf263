import Foundation
import Testing

/// What SARIF 2.1.0 (OASIS) says of a log.
enum SARIFSchema {
    /// The published schema, where `scripts/test` got it; says so aloud where it is missing. It is not kept in this project,
    /// since it is not ours to pass on.
    static var published: SchemaCheck? {
        let named = ProcessInfo.processInfo.environment["MODELDOC_SARIF_SCHEMA"]
        let path = named ?? "\(ProjectFolder.path)/.build/sarif/sarif-2.1.0.json"
        let check = (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(SchemaCheck.init(schema:))
        if check == nil { print("NOT RUN: there is no published schema of SARIF at '\(path)'") }
        return check
    }

    /// The parts of the format that modeldoc writes, after the specification's text and narrower than that: nothing else may
    /// occur.
    static var parts: SchemaCheck {
        get throws { try #require(SchemaCheck(schema: partsText)) }
    }

    private static let partsText = #"""
        {
          "type": "object", "additionalProperties": false, "required": ["$schema", "version", "runs"],
          "properties": {
            "$schema": { "type": "string", "format": "uri" },
            "version": { "enum": ["2.1.0"] },
            "runs": { "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/run" } }
          },
          "definitions": {
            "text": { "type": "object", "additionalProperties": false, "required": ["text"],
              "properties": { "text": { "type": "string" } } },
            "help": { "type": "object", "additionalProperties": false, "required": ["text", "markdown"],
              "properties": { "text": { "type": "string" }, "markdown": { "type": "string" } } },
            "level": { "enum": ["none", "note", "warning", "error"] },
            "run": {
              "type": "object", "additionalProperties": false,
              "required": ["columnKind", "invocations", "results", "tool"],
              "properties": {
                "columnKind": { "enum": ["unicodeCodePoints"] },
                "invocations": { "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/invocation" } },
                "results": { "type": "array", "items": { "$ref": "#/definitions/result" } },
                "tool": { "type": "object", "additionalProperties": false, "required": ["driver"],
                  "properties": { "driver": { "$ref": "#/definitions/driver" } } }
              }
            },
            "invocation": {
              "type": "object", "additionalProperties": false, "required": ["executionSuccessful"],
              "properties": {
                "executionSuccessful": { "type": "boolean" },
                "toolExecutionNotifications": { "type": "array", "items": { "$ref": "#/definitions/notification" } }
              }
            },
            "notification": {
              "type": "object", "additionalProperties": false, "required": ["level", "message"],
              "properties": {
                "descriptor": { "type": "object", "additionalProperties": false, "required": ["id"],
                  "properties": { "id": { "type": "string" } } },
                "level": { "$ref": "#/definitions/level" },
                "message": { "$ref": "#/definitions/text" }
              }
            },
            "driver": {
              "type": "object", "additionalProperties": false, "required": ["name", "rules", "version"],
              "properties": {
                "name": { "enum": ["modeldoc"] },
                "rules": { "type": "array", "uniqueItems": true, "items": { "$ref": "#/definitions/rule" } },
                "version": { "type": "string", "pattern": "^[0-9]+[.][0-9]+[.][0-9]+$" }
              }
            },
            "rule": {
              "type": "object", "additionalProperties": false, "required": ["id"],
              "properties": {
                "id": { "type": "string", "pattern": "^[a-z0-9-]+$" },
                "defaultConfiguration": { "type": "object", "additionalProperties": false, "required": ["level"],
                  "properties": { "enabled": { "type": "boolean" }, "level": { "$ref": "#/definitions/level" } } },
                "fullDescription": { "$ref": "#/definitions/text" },
                "shortDescription": { "$ref": "#/definitions/text" },
                "help": { "$ref": "#/definitions/help" },
                "properties": { "type": "object", "additionalProperties": false, "required": ["tags"],
                  "properties": { "tags": { "type": "array", "uniqueItems": true, "items": { "type": "string" } } } }
              }
            },
            "result": {
              "type": "object", "additionalProperties": false,
              "required": ["level", "locations", "message", "partialFingerprints", "ruleId", "ruleIndex", "suppressions"],
              "properties": {
                "level": { "$ref": "#/definitions/level" },
                "locations": { "type": "array", "minItems": 1, "items": { "$ref": "#/definitions/location" } },
                "message": { "$ref": "#/definitions/text" },
                "partialFingerprints": { "type": "object", "additionalProperties": { "type": "string" } },
                "relatedLocations": { "type": "array", "uniqueItems": true,
                  "items": { "$ref": "#/definitions/location" } },
                "ruleId": { "type": "string" },
                "ruleIndex": { "type": "integer", "minimum": 0 },
                "suppressions": { "type": "array", "uniqueItems": true,
                  "items": { "$ref": "#/definitions/suppression" } }
              }
            },
            "location": {
              "type": "object", "additionalProperties": false, "required": ["physicalLocation"],
              "properties": {
                "logicalLocations": { "type": "array", "items": { "type": "object", "additionalProperties": false,
                  "properties": { "fullyQualifiedName": { "type": "string" } } } },
                "message": { "$ref": "#/definitions/text" },
                "physicalLocation": { "$ref": "#/definitions/place" }
              }
            },
            "place": {
              "type": "object", "additionalProperties": false, "required": ["artifactLocation"],
              "properties": {
                "artifactLocation": { "type": "object", "additionalProperties": false, "required": ["uri"],
                  "properties": { "uri": { "type": "string", "format": "uri-reference" },
                    "uriBaseId": { "enum": ["%SRCROOT%"] } } },
                "region": { "type": "object", "additionalProperties": false,
                  "required": ["startLine", "startColumn", "endLine", "endColumn"],
                  "properties": {
                    "startLine": { "type": "integer", "minimum": 1 }, "startColumn": { "type": "integer", "minimum": 1 },
                    "endLine": { "type": "integer", "minimum": 1 }, "endColumn": { "type": "integer", "minimum": 1 } } }
              }
            },
            "suppression": {
              "type": "object", "additionalProperties": false, "required": ["kind"],
              "properties": { "kind": { "enum": ["inSource", "external"] }, "justification": { "type": "string" } }
            }
          }
        }
        """#
}
