import Foundation

/// PlantUML, which reads many files in one process.
enum PlantUML {
    /// Whether PlantUML reads each text of a list: the number of the first that it refuses, -1 where it reads all; nil, and
    /// said so aloud, where there is no PlantUML.
    static func firstRefused(_ texts: [String]) throws -> Int? {
        guard let program = Tools.path("plantuml") else {
            print("NOT RUN: 'plantuml' is not installed, so what is written for it is not read")
            return nil
        }
        return try Tools.withFiles(texts, ending: "puml") { folder, paths in
            func reads(_ some: ArraySlice<String>) throws -> Bool {
                try Tools.run(program, ["-charset", "UTF-8", "-checkonly"] + some, in: folder).status == 0
            }
            if try reads(paths[...]) { return -1 }
            // It does not say which one.
            var suspects = paths[...]
            while suspects.count > 1 {
                let half = suspects.prefix(suspects.count / 2)
                suspects = try reads(half) ? suspects.dropFirst(half.count) : half
            }
            return suspects.startIndex
        }
    }

    /// The texts that stand in the picture of a text; nil where there is no PlantUML.
    static func drawnTexts(_ text: String) throws -> [String]? {
        guard let program = Tools.path("plantuml") else { return nil }
        return try Tools.withFiles([text], ending: "puml") { folder, paths in
            let outcome = try Tools.run(program, ["-charset", "UTF-8", "-tsvg"] + paths, in: folder)
            guard outcome.status == 0 else { return [] }
            let svg = try String(contentsOf: folder.appending(path: "0.svg"), encoding: .utf8)
            return try XMLElement.parse(svg).all.filter { $0.name == "text" }.map(\.text)
        }
    }
}
