// SPDX-License-Identifier: Apache-2.0
/// The views of one picture that another does not have, or has otherwise: added to that picture, for a script to show.
struct AlternativeDrawing {
    /// One part of a picture, and what the part belongs to.
    private struct Group {
        var lines: ArraySlice<String>
        /// View and layer; nil for what is not part of a view.
        var subject: [String]?
    }

    private(set) var lines: [String]

    /// - Parameter picture: to which the parts are added.
    init(_ picture: String) {
        lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var picture: String { lines.joined(separator: "\n") }

    /// Adds the parts of some views, each behind what it is behind in its own picture.
    mutating func add(_ views: Set<String>, of other: String, structure: Int) {
        let drawn = other.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var definitions: [String: String] = [:]
        for line in drawn where line.hasPrefix("<path id=\"") {
            definitions[line.split(separator: "\"")[1].description] = line
        }
        var used: Set<String> = []
        // Where the next part goes: behind the part before it.
        var place = lines.firstIndex { $0.hasPrefix("<g") && $0.contains("data-view=") } ?? lines.count - 1
        for group in Self.groups(drawn) {
            guard let subject = group.subject else { continue }
            if views.contains(subject[0]) {
                let added = group.lines.map { line in
                    line.hasPrefix("<g ") && line.contains("data-view=")
                        ? "<g data-of=\"\(structure)\"" + line.dropFirst(2) : line
                }
                for line in added {
                    for part in line.split(separator: "#").dropFirst() {
                        used.insert(String(part.prefix { $0 != "\"" && $0 != ")" }))
                    }
                }
                lines.insert(contentsOf: added, at: place)
                place += added.count
            } else if let same = Self.groups(lines).first(where: { $0.subject == subject }) {
                place = same.lines.endIndex
            }
        }
        if let end = lines.firstIndex(of: "</defs>") {
            lines.insert(contentsOf: used.sorted().compactMap { definitions[$0] }, at: end)
        }
    }

    /// The outermost elements with views.
    private static func groups(_ lines: [String]) -> [Group] {
        var groups: [Group] = []
        var depth = 0
        var start = 0
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("<g"), !line.hasSuffix("/>") {
                if depth == 0 { start = index }
                depth += 1
            }
            if line.hasSuffix("</g>") {
                depth -= 1
                if depth == 0 {
                    groups.append(Group(lines: lines[start...index], subject: subject(lines[start...index])))
                }
            }
        }
        return groups
    }

    private static func subject(_ lines: ArraySlice<String>) -> [String]? {
        for line in lines.prefix(2) where line.hasPrefix("<g") {
            guard let view = value("data-view", line), let layer = value("data-layer", line),
                layer == "content" || layer == "frames", value("data-of", line) == nil
            else { continue }
            // Some layers have two parts of a view.
            return [view, layer, lines.contains { $0.hasPrefix("<text") || $0.hasPrefix("<use") } ? "text" : ""]
        }
        return nil
    }

    private static func value(_ name: String, _ line: String) -> String? {
        guard let start = line.firstRange(of: "\(name)=\"") else { return nil }
        return String(line[start.upperBound...].prefix { $0 != "\"" })
    }
}
