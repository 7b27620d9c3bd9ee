// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
package import LayoutModel
package import LayoutSource
package import SourceLocations

/// Turns changes of a layout document into edits of its text.
package struct LayoutDocumentEditor {
    let source: SourceText
    let document: Document
    let options: ReadOptions
    let files: NamedFiles
    let root: JSONValue
    let entries: [ConstraintEntry]
    let lineBreak: String
    /// Why something is not changed.
    package private(set) var notes: [String] = []
    /// What else has changed with it.
    package private(set) var remarks: [String] = []

    /// Nil if the text is not that of the document.
    ///
    /// - Parameter files: where the files are that the document includes.
    package init?(
        _ source: SourceText, _ document: Document, options: ReadOptions = ReadOptions(), files: NamedFiles = .none
    ) {
        guard let root = JSONReader.read(source).value else { return nil }
        self.files = files
        self.source = source
        self.document = document
        self.options = options
        self.root = root
        entries = ConstraintEntry.all(in: root, document, source.bytes)
        lineBreak = source.bytes.lineBreak
    }

    package mutating func edits(for changes: DocumentChanges) -> [TextEdit] {
        var edits = frameEdits(changes.frames)
        edits += constraintEdits(removing: changes.removed, changes.constants)
        edits += additions(changes.added)
        noteComponents(in: changes)
        return edits.effective(in: source.bytes)
    }

    /// Says what cannot be changed because another file has it, or each instance of a component.
    private mutating func noteComponents(in changes: DocumentChanges) {
        let known = Set(entries.flatMap(\.constraints))
        for index in changes.removed.union(changes.constants.keys).subtracting(known).sorted() {
            notes.append(
                "\(document.constraints[index].equation(in: document)) is in a file that the document includes: "
                    + "change it there")
        }
        let written = Set((root["root"].map(Self.views) ?? []).map(\.range))
        for index in changes.frames.keys.sorted() {
            guard let range = document.views[index].source, !written.contains(range) else { continue }
            notes.append(
                "'\(document.views[index].id)' is a view of a component, whose frame is written once for all instances")
        }
    }

    // MARK: Frames

    /// Only the numbers that differ are written.
    private func frameEdits(_ frames: [Int: Rect]) -> [TextEdit] {
        let views = root["root"].map(Self.views) ?? []
        let bySource = Dictionary(views.map { ($0.range, $0) }) { first, _ in first }
        return frames.sorted { $0.key < $1.key }.flatMap { index, frame -> [TextEdit] in
            guard let range = document.views[index].source, let view = bySource[range] else { return [] }
            let numbers = [frame.x, frame.y, frame.width, frame.height]
            guard let written = view["frame"] else { return [insertion(of: numbers, into: view)] }
            return zip(written.elements, numbers).compactMap { element, number in
                guard element.number.map({ abs($0 - number) > 1e-6 }) ?? true else { return nil }
                return TextEdit(element.range, DecimalText.shortest(number))
            }
        }
    }

    /// Behind the type or the id, where a frame is looked for.
    private func insertion(of frame: [Double], into view: JSONValue) -> TextEdit {
        let text = "\"frame\": [" + frame.map(DecimalText.shortest).joined(separator: ", ") + "]"
        let head = ["type", "id"].compactMap(view.member).max { $0.keyRange.lowerBound < $1.keyRange.lowerBound }
        guard let index = head?.value.range.upperBound else {
            let separator = view.members.isEmpty ? "" : ", "
            return .insertion(text + separator, at: view.range.lowerBound + 1)
        }
        return .insertion(", " + text, at: index)
    }

    private static func views(_ root: JSONValue) -> [JSONValue] {
        var result: [JSONValue] = []
        var pending = [root]
        while let view = pending.popLast() {
            result.append(view)
            pending += view["children"]?.elements ?? []
        }
        return result
    }

    // MARK: Constraints

    private mutating func constraintEdits(removing removed: Set<Int>, _ constants: [Int: Double]) -> [TextEdit] {
        var edits: [TextEdit] = []
        var emptied: [SourceRange: (list: JSONListEdits, indices: Set<Int>)] = [:]
        var literals: [(constraint: Int, place: ConstantPlace)] = []
        for entry in entries {
            let left = entry.constraints.filter { !removed.contains($0) }
            let changed = left.filter { constants[$0] != nil }
            if refuses(entry, left: left, changed: changed.compactMap { constants[$0] }) { continue }
            if left.isEmpty, !entry.constraints.isEmpty {
                emptied[entry.list.range, default: (entry.list, [])].indices.insert(entry.index)
            } else if left.count < entry.constraints.count || (!changed.isEmpty && entry.isVisualFormat) {
                edits.append(TextEdit(entry.value.range, equations(left, constants, entry)))
            } else if let constraint = changed.first {
                let names = document.metrics.map(\.name) + (entry.component?.values ?? [])
                if let place = ConstantPlace(entry.value, in: source.bytes, metrics: names), !entry.isVaried {
                    literals.append((constraint, place))
                } else {
                    notes.append(
                        "\(document.constraints[constraint].equation(in: document)) keeps its constant, which depends on size "
                            + "classes or on a multiple of the system spacing"
                    )
                }
            }
        }
        for (_, list) in emptied.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
            edits += list.list.removing(list.indices)
        }
        return edits + constantEdits(literals, constants)
    }

    /// Whether a change of some constraints of an entry is none that its text can have, which is noted; a change of all is noted as
    /// well where it is that of a component.
    private mutating func refuses(_ entry: ConstraintEntry, left: [Int], changed: [Double]) -> Bool {
        guard entry.constraints.count > 1 || entry.component != nil, let first = entry.constraints.first,
            left.count < entry.constraints.count || !changed.isEmpty
        else { return false }
        guard let component = entry.component else {
            guard !entry.isVisualFormat else { return false }
            return refuses(entry, "for all instances", first, left: left, changed: changed)
        }
        let owner = "in the component '\(component.name)'"
        if refuses(entry, owner, first, left: left, changed: changed) { return true }
        let remark = "the component '\(component.name)' is changed, and so are all its instances"
        if !remarks.contains(remark) { remarks.append(remark) }
        return false
    }

    private mutating func refuses(
        _ entry: ConstraintEntry, _ owner: String, _ first: Int, left: [Int], changed: [Double]
    ) -> Bool {
        let equation = document.constraints[first].equation(in: document)
        let reason: String? =
            if !left.isEmpty, left.count < entry.constraints.count {
                "others of its instances need it"
            } else if entry.isVisualFormat, !changed.isEmpty {
                "it is a part of a visual format"
            } else if let value = changed.first, changed.contains(where: { abs($0 - value) > 1e-6 }) {
                "its instances would need different constants"
            } else {
                nil
            }
        guard let reason else { return false }
        notes.append("\(equation) is left as it is: it is written once, \(owner), and \(reason)")
        return true
    }

    /// An equation may have its constant on either side and times a factor: reading it with 0 and with 1 says what number
    /// gives the constant.
    private mutating func constantEdits(
        _ literals: [(constraint: Int, place: ConstantPlace)], _ constants: [Int: Double]
    ) -> [TextEdit] {
        guard !literals.isEmpty else { return [] }
        func values(_ literal: Double) -> [Double]? {
            let edits = literals.flatMap { $0.place.edits(writing: literal, lineBreak: lineBreak) }
            guard let bytes = try? edits.applied(to: source.bytes) else { return nil }
            let changed = SourceText(name: source.name, bytes: bytes)
            let read = Document.read(changed, options: options, files: files).document
            guard let read, read.constraints.count == document.constraints.count else { return nil }
            return literals.map { read.constraints[$0.constraint].nominalConstant }
        }
        guard let atZero = values(0), let atOne = values(1) else { return [] }
        var edits: [TextEdit] = []
        for (index, literal) in literals.enumerated() {
            let slope = atOne[index] - atZero[index]
            guard let wanted = constants[literal.constraint], abs(slope) > 1e-9 else { continue }
            let value = ((wanted - atZero[index]) / slope).withoutNoise
            edits += literal.place.edits(writing: value, lineBreak: lineBreak)
        }
        return edits
    }

    /// What is left of an entry that stands for several constraints.
    private func equations(_ constraints: [Int], _ constants: [Int: Double], _ entry: ConstraintEntry) -> String {
        let texts = constraints.map { index in
            var constraint = document.constraints[index]
            if let constant = constants[index] { (constraint.constant, constraint.systemSpacing) = (constant, 0) }
            return writer.text(constraint)
        }
        return texts.joined(separator: entry.list.separator(of: entry.index, lineBreak: lineBreak))
    }

    private func additions(_ added: [Constraint]) -> [TextEdit] {
        guard !added.isEmpty else { return [] }
        let texts = added.map(writer.text)
        let indent = source.bytes.indentation
        if let list = root["constraints"] {
            return JSONListEdits(list, in: source.bytes).appending(texts, unit: indent, lineBreak: lineBreak)
        }
        let isSingleLine = !source.bytes.contains(0x0A)
        let list =
            isSingleLine
            ? "[" + texts.joined(separator: ", ") + "]"
            : "[" + texts.map { lineBreak + indent + indent + $0 }.joined(separator: ",") + lineBreak + indent + "]"
        return JSONListEdits(root, in: source.bytes).appending(
            ["\"constraints\": " + list], unit: indent, lineBreak: lineBreak)
    }

    private var writer: ConstraintWriter { ConstraintWriter(document: document, entries: entries) }
}
