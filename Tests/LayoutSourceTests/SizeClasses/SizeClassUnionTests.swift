// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// One document from those of several size classes.
struct SizeClassUnionTests {
    private static let classes: [SizeClasses] = [
        SizeClasses(width: .compact, height: .compact), SizeClasses(width: .compact, height: .regular),
        SizeClasses(width: .regular, height: .compact), SizeClasses(width: .regular, height: .regular),
    ]

    /// The part of each pair of size classes, the first one being the own. Constraints are the same if their equations begin with
    /// the same attribute of the same item.
    private static func parts(_ texts: [SizeClasses: String]) throws -> [SizeClassUnion.Part] {
        var starts: [String: Int] = [:]
        return try ([classes[1]] + classes.filter { $0 != classes[1] }).map { sizeClasses in
            let text = texts[sizeClasses] ?? texts[classes[1]] ?? ""
            var document = try #require(Document.read(SourceText(name: "a.json", text)).document, "\(text)")
            for index in document.constraints.indices {
                let item = document.constraints[index].equation(in: document).prefix { $0 != " " }
                let start = starts[String(item)] ?? starts.count
                starts[String(item)] = start
                document.constraints[index].source = SourceRange(start, start + 1)
            }
            return SizeClassUnion.Part(sizeClasses, document)
        }
    }

    private static func union(
        _ texts: [SizeClasses: String]
    ) throws -> (text: String, lost: [SizeClasses], losses: [String]) {
        let parts = try parts(texts)
        var union = SizeClassUnion(own: parts[0], written: parts[0].document, others: Array(parts.dropFirst()))
        let text = union.jsonText()
        return (text, union.sizeClassesLost(in: text), union.losses.map(\.text))
    }

    private static func document(_ children: String, _ constraints: String) -> String {
        #"{"canvas": {"width": 375, "height": 667}, "root": {"id": "root", "children": [\#(children)]}, "constraints": [\#(constraints)]}"#
    }

    @Test func `Conditions cover the cells and only free ones beside them`() {
        for cells in 0...15 as ClosedRange<UInt8> {
            for free in 0...15 as ClosedRange<UInt8> where cells & free == 0 {
                let conditions = SizeClassCells(rawValue: cells).conditions(free: SizeClassCells(rawValue: free))
                let covered = conditions.reduce(into: SizeClassCells()) { $0.formUnion($1.cells) }.rawValue
                #expect(covered & cells == cells && covered & ~(cells | free) == 0)
                let pairs = conditions.indices.flatMap { first in
                    conditions.indices.dropFirst(first + 1).map { (first, $0) }
                }
                #expect(
                    pairs.allSatisfy { first, second in
                        conditions[first].cells.intersection(conditions[second].cells).rawValue & cells == 0
                    })
            }
        }
        let tall = SizeClassCells(width: nil, height: .regular)
        #expect(tall.conditions() == [SizeClassCells.Condition(height: .regular)])
        #expect(SizeClassCells.all.conditions() == [SizeClassCells.Condition()])
    }

    @Test func `Values, views and constraints vary`() throws {
        let label = #"{"id": "a", "type": "label", "text": "A""#
        let found = try Self.union([
            Self.classes[0]: Self.document(
                label + #", "font": {"textStyle": "body"}, "numberOfLines": 2}"#,
                #""a.top = root.top + 4", "a.width = 9""#),
            Self.classes[1]: Self.document(
                label + #", "font": {"size": 12}}, {"id": "b"}"#,
                #""a.top = root.top + 20", "a.left = root.left", "b.top = a.bottom + 8""#),
            Self.classes[2]: Self.document(
                label + #", "font": {"size": 12}, "hidden": true}"#,
                #""a.top = root.top + 4", {"equation": "a.left = root.left", "isActive": false}"#),
            Self.classes[3]: Self.document(
                label + #", "font": {"size": 12}}, {"id": "b"}, {"id": "c"}"#,
                #""a.top = root.top + 20 @500", "a.right = root.right", "b.top = a.bottom + 8""#),
        ])
        #expect(found.lost.isEmpty && found.losses.isEmpty, "\(found.text) \(found.losses)")
        for part in [
            #""constant": 4"#, #""priority": 500"#, #""when": { "h": "regular" }"#,
            #""when": { "w": "regular", "h": "regular" }"#, #""hidden": true"#, #""numberOfLines": 2"#,
            #""equation": "a.width == 9""#,
        ] {
            #expect(found.text.contains(part), "\(part) \(found.text)")
        }
    }

    @Test func `A constraint is absent in any set of size classes, a view in some`() throws {
        for cells in 1...15 as ClosedRange<UInt8> {
            var texts: [SizeClasses: String] = [:]
            for (index, sizeClasses) in Self.classes.enumerated() {
                let isThere = cells & (1 << index) != 0
                texts[sizeClasses] = Self.document(
                    #"{"id": "a"}"#, isThere ? #""a.width = 5", "a.height = 5""# : #""a.height = 5""#)
            }
            #expect(try Self.union(texts).lost.isEmpty, "\(cells)")
            for (index, sizeClasses) in Self.classes.enumerated() {
                let isThere = cells & (1 << index) != 0
                texts[sizeClasses] = Self.document(
                    isThere ? #"{"id": "a"}, {"id": "b", "children": [{"id": "c"}]}"# : #"{"id": "a"}"#,
                    isThere ? #""a.width = 5", "c.width = a.width""# : #""a.width = 5""#)
            }
            let found = try Self.union(texts)
            let isExpressible = SizeClassCells(rawValue: cells).conditions().count == 1
            #expect(found.lost.isEmpty == isExpressible, "\(cells) \(found.text)")
            #expect(found.losses == (isExpressible ? [] : ["where 'b' is installed"]), "\(cells)")
            #expect(!found.lost.contains(Self.classes[1]), "\(cells) \(found.text)")
        }
    }

    @Test func `A view that is only where its superview cannot be is left out`() throws {
        let empty = Self.document(#"{"id": "a"}, {"id": "b"}"#, "")
        let found = try Self.union([
            Self.classes[0]: Self.document(
                #"{"id": "a"}, {"id": "b", "children": [{"id": "c"}]}"#, #""c.width = a.width""#),
            Self.classes[1]: Self.document(#"{"id": "a"}"#, ""), Self.classes[2]: empty, Self.classes[3]: empty,
        ])
        #expect(!found.text.contains("\"c\"") && !found.text.contains("c.width"), "\(found.text)")
        #expect(found.lost == [Self.classes[0]], "\(found.lost)")
    }

    @Test func `A member that one size class does not have is written for the others`() throws {
        let found = try Self.union([
            Self.classes[1]: Self.document(#"{"id": "a", "style": {"cornerRadius": 4, "borderWidth": 1}}"#, ""),
            Self.classes[3]: Self.document(#"{"id": "a", "style": {"cornerRadius": 8}}"#, ""),
            Self.classes[2]: Self.document(#"{"id": "a", "layoutMargins": {"top": 3}}"#, ""),
            Self.classes[0]: Self.document(#"{"id": "a", "directionalLayoutMargins": {"top": 3}}"#, ""),
        ])
        #expect(found.lost.isEmpty, "\(found.text)")
    }

    @Test func `Changes of the own document apply to all size classes`() throws {
        let parts = try Self.parts([
            Self.classes[1]: Self.document(#"{"id": "a"}"#, #""a.width = 5", "a.height = 5""#),
            Self.classes[0]: Self.document(#"{"id": "a"}"#, #""a.width = 7", "a.height = 5""#),
        ])
        var written = parts[0].document
        for index in written.constraints.indices { written.constraints[index].priority = LayoutPriority(999) }
        var union = SizeClassUnion(own: parts[0], written: written, others: Array(parts.dropFirst()))
        let text = union.jsonText()
        #expect(text.components(separatedBy: "999").count == 3, "\(text)")
        #expect(!text.contains("1000"), "\(text)")
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [Substring] { split(separator: separator) }
}
