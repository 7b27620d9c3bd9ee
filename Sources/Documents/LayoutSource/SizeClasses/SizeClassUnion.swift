// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
package import LayoutModel
package import SourceLocations

/// One document with `when` and `variations` from the documents that a layout has in each pair of size classes.
///
/// Views are the same in two documents if they have the same id, and constraints if they have the same place in their source.
package struct SizeClassUnion {
    /// The document of a pair of size classes.
    package struct Part: Sendable {
        package var sizeClasses: SizeClasses
        package var document: Document

        package init(_ sizeClasses: SizeClasses, _ document: Document) {
            self.sizeClasses = sizeClasses
            self.document = document
        }
    }

    /// A part with its views and constraints by what they have in common with those of others.
    struct Layout {
        var sizeClasses: SizeClasses
        var document: Document
        /// What is written of it, where all parts have the same.
        var written: Document
        var views: [String: Int]
        var constraints: [ConstraintKey: Int]
        var constraintKeys: [ConstraintKey]

        var cells: SizeClassCells { SizeClassCells(width: sizeClasses.width, height: sizeClasses.height) }

        /// On a canvas of these size classes.
        var reading: ReadOptions {
            let isWide = sizeClasses.width == .regular
            let size: (Double, Double) =
                sizeClasses.height == .compact ? (isWide ? (736, 414) : (568, 320)) : isWide ? (768, 1024) : (375, 667)
            var canvas = CanvasOverrides()
            canvas.width = size.0
            canvas.height = size.1
            canvas.orientation = size.0 > size.1 ? .landscape : .portrait
            return ReadOptions(canvas: canvas, purpose: .solving)
        }
    }

    struct ConstraintKey: Hashable {
        var start: Int
        /// Among those of the same place.
        var number: Int
    }

    /// The document's own first.
    let layouts: [Layout]
    /// Where each view is installed in the result.
    var installed: [String: SizeClassCells] = [:]
    /// What the format cannot express.
    package private(set) var losses: [Loss] = []

    package struct Loss: Hashable, Sendable {
        /// `where 'badge' is installed`
        package var text: String
        /// The view's place.
        package var range: SourceRange?
    }

    /// - Parameters:
    ///   - own: the part of the canvas of the document.
    ///   - written: the same with changes that apply to every part.
    ///   - others: the parts of other size classes.
    package init(own: Part, written: Document, others: [Part]) {
        layouts = ([own] + others).enumerated().map { index, part in
            var occurrences: [Int: Int] = [:]
            let keys = part.document.constraints.map { constraint in
                let start = constraint.source?.lowerBound ?? -1
                defer { occurrences[start, default: 0] += 1 }
                return ConstraintKey(start: start, number: occurrences[start] ?? 0)
            }
            return Layout(
                sizeClasses: part.sizeClasses,
                document: part.document, written: index == 0 ? written : part.document,
                views: Dictionary(uniqueKeysWithValues: part.document.views.enumerated().map { ($1.id, $0) }),
                constraints: Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) }), constraintKeys: keys)
        }
    }

    /// The text of the layout file. Ends with a line break.
    package mutating func jsonText() -> String {
        losses = []
        installed = [:]
        let root = json(ofView: layouts[0].document.views[0].id, within: .all) ?? .object([:])
        let constraints = jsonOfConstraints()
        return DocumentWriter(document: layouts[0].written).output(root: root, constraints: constraints).text + "\n"
    }

    /// The size classes in which a text, read, has other views or constraints than their document.
    ///
    /// - Parameter text: of a union whose own document is written as it is.
    package func sizeClassesLost(in text: String) -> [SizeClasses] {
        layouts.filter { layout in
            let reading = layout.reading
            guard let found = Self.contents(of: text, reading) else { return true }
            return found != Self.contents(of: layout.document.jsonText, reading)
        }.map { $0.sizeClasses }
    }

    /// What the views of a document are and what holds them.
    private struct Contents: Equatable {
        struct View: Equatable {
            var id: String
            var type: ViewType
            var members: [JSONOutput.Member]
            var subviews: [String]
        }

        var views: [View]
        var constraints: [JSONOutput]
    }

    private static func contents(of text: String, _ options: ReadOptions) -> Contents? {
        guard let document = Document.read(SourceText(name: "", text), options: options).document else { return nil }
        let views = ViewWriter(document: document)
        let constraints = DocumentWriter(document: document)
        return Contents(
            views: document.views.map { view in
                Contents.View(
                    id: view.id, type: view.content.type,
                    members: views.ownMembers(of: view).sorted { $0.key < $1.key },
                    subviews: view.subviews.map { document.views[$0].id })
            },
            constraints: document.constraints.filter(\.isActive).map { constraints.plainJSON($0) })
    }

    mutating func lose(_ what: String, ofView id: String) {
        let places = layouts.lazy.compactMap { layout in layout.views[id].flatMap { layout.document.views[$0].source } }
        losses.append(Loss(text: what, range: places.first))
    }

    /// All entries in the order of the first list; what only others have is after what is before it there.
    static func merged<Entry: Hashable>(_ lists: [[Entry]]) -> [Entry] {
        var result = lists.first ?? []
        var known = Set(result)
        for list in lists.dropFirst() {
            var place = 0
            for entry in list {
                if known.insert(entry).inserted {
                    result.insert(entry, at: place)
                    place += 1
                } else if let index = result[place...].firstIndex(of: entry) {
                    place = index + 1
                }
            }
        }
        return result
    }

    /// The cells that have each value, in the order of the layouts.
    static func groups<Value: Hashable>(
        _ values: [(cells: SizeClassCells, value: Value)]
    ) -> [(value: Value, cells: SizeClassCells)] {
        var groups: [(value: Value, cells: SizeClassCells)] = []
        for (cells, value) in values {
            if let index = groups.firstIndex(where: { $0.value == value }) {
                groups[index].cells.formUnion(cells)
            } else {
                groups.append((value, cells))
            }
        }
        return groups
    }

    /// Variations by condition, those that name fewer axes first.
    static func variations(_ members: [SizeClassCells.Condition: [JSONOutput.Member]]) -> [JSONOutput.Member] {
        let entries = SizeClassCells.conditions.compactMap { condition in
            members[condition].map { JSONOutput.members([.init("when", condition.json)] + $0) }
        }
        return entries.isEmpty ? [] : [.init("variations", .array(entries))]
    }
}
