import Foundation

/// A tree of Markdown pages as GitHub's renderer reads it.
struct PageTree {
    /// The pages by path.
    private var pages: [String: Element] = [:]
    private let files: [String: Data]
    private let folders: Set<String>

    private static let mark = "THE-NEXT-PAGE"

    /// Reads all the pages of a result; nil where the renderer fails.
    init?(_ files: [String: Data], renderer: String) throws {
        self.files = files
        folders = Set(files.keys.compactMap { $0.contains("/") ? String($0.prefix { $0 != "/" }) : nil })
        let order = files.keys.filter { $0.hasSuffix(".md") }.sorted()
        // One run for all: what a page leaves open would swallow the mark before the next.
        let whole = order.map { "# \(Self.mark)\n\n\(String(decoding: files[$0] ?? Data(), as: UTF8.self))\n" }.joined()
        let extensions = ["table", "strikethrough", "autolink", "tagfilter"].flatMap { ["--extension", $0] }
        let outcome = try Tool.run(renderer, ["-t", "xml", "--unsafe"] + extensions, input: Data(whole.utf8))
        guard let document = Element.parse(outcome.output) else { return nil }
        var index = -1
        for block in document.children {
            if block.name == "heading", Self.text(of: block) == Self.mark {
                index += 1
                if order.indices.contains(index) { pages[order[index]] = Element(name: "document", attributes: [:]) }
            } else if order.indices.contains(index) {
                pages[order[index]]?.children.append(block)
            }
        }
        if index + 1 != order.count { return nil }
    }

    /// What is wrong: rows of unequal length, links that lead nowhere.
    var faults: [String] {
        var faults: [String] = []
        for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
            faults += tableFaults(path, page)
            for link in page.all("link") + page.all("image") {
                let target = link["destination"] ?? ""
                if let fault = fault(of: target, from: path) { faults.append("\(path): '\(target)' \(fault)") }
            }
        }
        return faults
    }

    private func tableFaults(_ path: String, _ page: Element) -> [String] {
        let lines = String(decoding: files[path] ?? Data(), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        var faults: [String] = []
        var tables: [[Int]] = []
        var isInTable = false
        for line in lines {
            if line.hasPrefix("|") {
                if !isInTable { tables.append([]) }
                tables[tables.count - 1].append(Self.cells(in: line))
            }
            isInTable = line.hasPrefix("|")
        }
        for table in tables where Set(table).count != 1 { faults.append("\(path): rows of \(table) cells") }
        // The renderer must see the same tables with the same number of rows, all but the line of dashes.
        let read = page.all("table").map { $0.children.count }
        if read != tables.map({ $0.count - 1 }) { faults.append("\(path): tables of \(read) rows, not \(tables)") }
        return faults
    }

    /// What a reader sees of a part; the XML has white space of its own between its elements.
    private static func text(of part: Element) -> String {
        part.all.filter { $0.name == "text" || $0.name == "code" }.map(\.text).joined()
    }

    private static func cells(in line: Substring) -> Int {
        var count = -1
        var isEscaped = false
        for byte in line.utf8 {
            if byte == UInt8(ascii: "|"), !isEscaped { count += 1 }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return count
    }

    private func fault(of target: String, from page: String) -> String? {
        if target.contains("://") { return nil }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = parts[0].removingPercentEncoding else { return "is badly encoded" }
        let file = path.isEmpty ? page : Self.resolve(path, from: page)
        if files[file] == nil { return folders.contains(file) ? nil : "leads to no file" }
        guard parts.count > 1, let anchor = parts[1].removingPercentEncoding else { return nil }
        guard let document = pages[file] else { return "has an anchor in what is no page" }
        return Self.anchors(of: document).contains(anchor) ? nil : "leads to no heading"
    }

    private static func resolve(_ path: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    /// The anchors that GitHub gives a page: a slug a heading, and those that are written as HTML.
    private static func anchors(of document: Element) -> Set<String> {
        var anchors: Set<String> = []
        var counts: [String: Int] = [:]
        for heading in document.all("heading") {
            let slug = String(
                String.UnicodeScalarView(
                    text(of: heading).lowercased().unicodeScalars.compactMap { scalar in
                        if scalar == " " { return "-" }
                        let properties = scalar.properties
                        let others: [Unicode.GeneralCategory] = [
                            .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation,
                        ]
                        let isKept = properties.isAlphabetic || properties.numericType != nil
                        return isKept || scalar == "-" || others.contains(properties.generalCategory) ? scalar : nil
                    }))
            let count = counts[slug, default: 0]
            counts[slug] = count + 1
            anchors.insert(count == 0 ? slug : "\(slug)-\(count)")
        }
        for html in document.all("html_inline") + document.all("html_block") {
            for name in ["id=\"", "name=\""] {
                for part in html.text.components(separatedBy: name).dropFirst() {
                    anchors.insert(String(part.prefix { $0 != "\"" }))
                }
            }
        }
        return anchors
    }
}
