// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel
import LayoutSource
import SourceLocations

/// An entry of a document's or a view's list of constraints.
struct ConstraintEntry {
    /// The list that it belongs to, and its index there.
    var list: JSONListEdits
    var index: Int
    var value: JSONValue
    /// Indices of the constraints that it stands for; none where size classes leave it out.
    var constraints: [Int]

    /// One visual format may stand for several constraints.
    var isVisualFormat: Bool {
        value["vfl"] != nil || value.string.map(VisualFormat.isFormat) == true
    }

    /// Whether size classes change it.
    var isVaried: Bool { value["variations"]?.elements.isEmpty == false }

    /// Every entry in the order of the text.
    static func all(in root: JSONValue, _ document: Document, _ bytes: [UInt8]) -> [ConstraintEntry] {
        var lists = [root["constraints"]].compactMap(\.self)
        var views = [root["root"]].compactMap(\.self)
        while let view = views.popLast() {
            lists += [view["constraints"]].compactMap(\.self)
            views += view["children"]?.elements ?? []
        }
        var entries: [ConstraintEntry] = []
        for list in lists {
            let edits = JSONListEdits(list, in: bytes)
            for (index, value) in list.elements.enumerated() {
                entries.append(ConstraintEntry(list: edits, index: index, value: value, constraints: []))
            }
        }
        entries.sort { $0.value.range.lowerBound < $1.value.range.lowerBound }
        for (constraint, source) in document.constraints.map(\.source).enumerated() {
            guard let source, let entry = entries.lastIndex(where: { $0.value.range.lowerBound <= source.lowerBound })
            else { continue }
            entries[entry].constraints.append(constraint)
        }
        return entries
    }
}
