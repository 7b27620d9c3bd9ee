// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel
import Testing

@testable import LayoutSource

/// The page of the format says what the schema says: the same keys, types of view and names.
struct FormatPageTests {
    private struct Section {
        var keys: [String: String] = [:]
        var text = ""
    }

    /// By the name in the heading; a section goes on through headings without one.
    private static let sections: [String: Section] = {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/format.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        var sections: [String: Section] = [:]
        var name = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("#") {
                if let heading = codes(line).first { name = heading }
                continue
            }
            sections[name, default: Section()].text += line + "\n"
            guard line.hasPrefix("| `") else { continue }
            let first = line.split(separator: "|", maxSplits: 1)[0]
            for key in codes(first) { sections[name, default: Section()].keys[key] = String(line) }
        }
        return sections
    }()

    private static func codes(_ line: Substring) -> [String] {
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }

    private static let objects: [(name: String, object: ObjectShape)] =
        [("document", Shape.document)]
        + Shape.Name.allCases.compactMap { name in object(of: name.shape).map { (name.rawValue, $0) } }

    private static func object(of shape: Shape) -> ObjectShape? {
        switch shape {
        case .object(let object): object
        case .either(let shapes, _): shapes.lazy.compactMap(object).first
        default: nil
        }
    }

    @Test func `Every object has a section and there are no others`() {
        let names = Set(Self.objects.map(\.name))
        #expect(Set(Self.sections.keys).subtracting([""]) == names)
    }

    @Test func `The page lists every key and no others`() {
        for (name, object) in Self.objects where !["viewVariation", "viewOverride"].contains(name) {
            let keys = Set((Self.sections[name]?.keys ?? [:]).keys)
            #expect(keys == Set(object.keys.map(\.name)), "\(name)")
        }
        let absent = Set(Shape.view.keys.map(\.name)).subtracting(Shape.viewVariation.keys.map(\.name))
        let named = Self.codes(Substring(Self.sections["viewVariation"]?.text ?? ""))
        #expect(Set(named).subtracting(["when"]) == absent)
    }

    @Test func `Every value is listed with its key`() {
        for (name, object) in Self.objects where !["viewVariation", "viewOverride"].contains(name) {
            for key in object.keys {
                // Long lists are above the table, the devices in the program.
                let text = key.name == "type" ? Self.sections[name]?.text : Self.sections[name]?.keys[key.name]
                guard !["device", "priority", "h", "v", "horizontal", "vertical"].contains(key.name) else { continue }
                for choice in Self.choices(of: key.shape) {
                    #expect(text?.contains("`\(choice)`") == true, "\(name).\(key.name): \(choice)")
                }
                if key.isRequired { #expect(text?.contains("required") == true, "\(name).\(key.name)") }
            }
        }
        for priority in PriorityName.all {
            #expect(Self.sections["constraint"]?.text.contains("`\(priority)`") == true, "\(priority)")
        }
    }

    @Test func `Keys for some types name these types`() {
        for key in Shape.view.keys {
            guard let types = key.types, let row = Self.sections["view"]?.keys[key.name] else { continue }
            let cell = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }[1]
            #expect(cell == types.map(\.rawValue).joined(separator: ", "), "\(key.name)")
        }
    }

    private static func choices(of shape: Shape) -> [String] {
        switch shape {
        case .choice(let names, let aliases, _): names + aliases
        case .list(let element, _), .dictionary(let element, _, _, _): choices(of: element)
        case .either(let shapes, _): shapes.flatMap(choices)
        default: []
        }
    }
}
