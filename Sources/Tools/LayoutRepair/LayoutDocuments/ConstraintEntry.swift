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
    /// The component whose instances each have these constraints.
    var component: Component?

    struct Component {
        var name: String
        /// The names of its parameters and metrics, which count as metrics in its equations.
        var values: [String]
    }

    /// One visual format may stand for several constraints.
    var isVisualFormat: Bool {
        value["vfl"] != nil || value.string.map(VisualFormat.isFormat) == true
    }

    /// Whether size classes change it.
    var isVaried: Bool { value["variations"]?.elements.isEmpty == false }

    /// Every entry in the order of the text.
    static func all(in root: JSONValue, _ document: Document, _ bytes: [UInt8]) -> [ConstraintEntry] {
        var entries: [ConstraintEntry] = []
        func add(_ list: JSONValue?, _ component: Component?) {
            guard let list else { return }
            let edits = JSONListEdits(list, in: bytes)
            for (index, value) in list.elements.enumerated() {
                entries.append(
                    ConstraintEntry(list: edits, index: index, value: value, constraints: [], component: component))
            }
        }
        func add(viewsBelow root: JSONValue?, _ component: Component?) {
            var views = [root].compactMap(\.self)
            while let view = views.popLast() {
                add(view["constraints"], component)
                views += view["children"]?.elements ?? []
            }
        }
        add(root["constraints"], nil)
        add(viewsBelow: root["root"], nil)
        for member in root["components"]?.members ?? [] {
            let values = [member.value["parameters"], member.value["metrics"]].flatMap { $0?.members.map(\.key) ?? [] }
            let component = Component(name: member.key, values: values)
            add(member.value["constraints"], component)
            add(viewsBelow: member.value["view"], component)
        }
        entries.sort { $0.value.range.lowerBound < $1.value.range.lowerBound }
        for (constraint, source) in document.constraints.map(\.source).enumerated() {
            // What is in no entry is of a file that the document includes.
            guard let source, let entry = entries.lastIndex(where: { $0.value.range.lowerBound <= source.lowerBound }),
                source.upperBound <= entries[entry].value.range.upperBound
            else { continue }
            entries[entry].constraints.append(constraint)
        }
        return entries
    }
}
