import ModelAnalysis

/// The keys of `modeldoc.settings.json`: the one table that reading, the JSON Schema and the documentation are made from.
public enum SettingsKey: String, Sendable, CaseIterable {
    case schema = "$schema"
    case documentations, index
    case models, output, format, title, notes, templates, modelVersion
    case pictures, detail, notation, theme, hide, only, exclude, focus, depth
    case severity, baseline, nouns

    /// What the value of a key looks like.
    public enum Form: Sendable, Equatable {
        /// A text.
        case text
        /// A text, or a list of several.
        case texts
        /// A path, relative to the folder of the settings.
        case path
        /// A path, or a list of several.
        case paths
        /// A whole number from 0 on.
        case number
        /// One of these texts.
        case choice([String])
        /// One of these texts, or a list of several.
        case choices([String])
        /// An object: rules, or families of rules, with one of these levels.
        case levels([String])
        /// An object: entities, with what one and several of their objects are called.
        case nouns
        /// A list of objects with the other keys.
        case documentations
    }

    /// A command that has a model.
    public enum Use: String, Sendable, CaseIterable {
        case render, check, lint, explain, diff, preview
    }

    /// What the value looks like.
    public var form: Form {
        switch self {
        case .schema, .title, .modelVersion, .focus: .text
        case .only, .exclude: .texts
        case .index, .output, .templates, .baseline: .path
        case .models, .notes: .paths
        case .depth: .number
        case .format: .choices(OutputFormat.allCases.map(\.rawValue))
        case .pictures: .choice(RenderOptions.Pictures.allCases.map(\.rawValue))
        case .detail: .choice(RenderOptions.Detail.allCases.map(\.rawValue))
        case .notation: .choice(RenderOptions.Notation.allCases.map(\.rawValue))
        case .theme: .choice(RenderOptions.Theme.allCases.map(\.rawValue))
        case .hide: .choices(RenderOptions.Part.allCases.map(\.rawValue))
        case .severity: .levels(FindingSeverity.allCases.map(\.rawValue))
        case .nouns: .nouns
        case .documentations: .documentations
        }
    }

    /// What it says, for people: a sentence without its full stop.
    public var meaning: String {
        switch self {
        case .schema: "The address of the JSON Schema, for editors; it is not read"
        case .documentations:
            "Several documentations, each with its own 'models' and 'output'; all other keys are shared"
        case .index:
            "The folder for the page over all documentations. Default: the nearest folder that all of them lie below"
        case .models: "The models, which are merged: files, bundles, or folders with one model below them"
        case .output:
            "The folder to write into, or a file for one document. Default: model-docs/NAME beside the settings"
        case .format: "What to write. Default: svg and markdown"
        case .title:
            "The title of the documentation; beside 'documentations', of the page over all. Default: the model's name"
        case .notes: "Files in Markdown with notes about the model"
        case .templates: "A folder with templates that replace built-in ones"
        case .modelVersion: "The version of a bundle to read. Default: the current one"
        case .pictures: "How pages show pictures. Default: svg"
        case .detail: "How much pictures show of each entity. Default: auto"
        case .notation: "How ends of lines tell how many. Default: crow"
        case .theme: "The colours of pictures. Default: auto"
        case .hide: "What pictures leave out"
        case .only: "The entities that the picture of the whole shows, as in 'Order*'. Default: all"
        case .exclude: "Entities that it does not show"
        case .focus: "An entity that the picture of the whole shows, with what is linked to it"
        case .depth: "How many lines from 'focus' an entity may be. Default: 1"
        case .severity: "How bad findings of a rule, or of a family of rules, are"
        case .baseline: "A file with findings that are known and not told again"
        case .nouns: "What one and several objects of an entity are called, where the model does not say it"
        }
    }

    /// The commands that read it.
    public var uses: [Use] {
        switch self {
        case .schema, .documentations: []
        case .index: [.render, .check]
        case .models, .nouns: Use.allCases
        case .notes, .modelVersion: Use.allCases.filter { $0 != .diff }
        case .output, .format, .pictures: [.render, .check]
        case .notation, .theme: [.render, .check, .preview, .diff]
        case .title, .templates, .detail, .hide, .only, .exclude, .focus, .depth: [.render, .check, .preview]
        case .severity, .baseline: [.lint]
        }
    }

    /// The long name of the flag that overrides it, without dashes; nil for what no flag says.
    public var flag: String? {
        switch self {
        case .schema, .documentations, .index, .models, .nouns: nil
        default:
            rawValue.reduce(into: "") { name, letter in
                name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
            }
        }
    }

    /// Whether it may stand in an element of `documentations`, too.
    public var isOfDocumentation: Bool {
        switch self {
        case .schema, .documentations, .index: false
        default: true
        }
    }

    /// Whether it is shared by `documentations` where it stands beside them.
    var isShared: Bool { isOfDocumentation && self != .models && self != .output && self != .title }
}
