// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGoldens
package import LayoutJSON

/// All layouts of two files, paired.
package struct FileComparison {
    package var old: String
    package var new: String
    /// Without those that are the same: in the order of the new file, then those that are gone.
    package private(set) var changes: [LayoutChange] = []
    package private(set) var unchanged = 0

    package init(_ old: ComparedFile, _ new: ComparedFile) {
        self.old = old.source.name
        self.new = new.source.name
        var left = old.layouts
        for layout in new.layouts {
            // A scene that was made again under its old name is the same to readers of the comparison.
            let index =
                left.firstIndex { $0.key == layout.key }
                ?? left.firstIndex { before in
                    before.scene == layout.scene && !new.layouts.contains { $0.key == before.key }
                }
            guard let before = index.map({ left.remove(at: $0) }) else {
                changes.append(LayoutChange(scene: layout.scene, new: layout.run))
                continue
            }
            let differences = LayoutComparison().differences(from: before.run, to: layout.run)
            if differences.isEmpty {
                unchanged += 1
            } else {
                changes.append(
                    LayoutChange(scene: layout.scene, old: before.run, new: layout.run, differences: differences))
            }
        }
        changes += left.map { LayoutChange(scene: $0.scene, old: $0.run) }
    }

    /// The title of a picture of the changes.
    package var title: String { (old == new ? new : "\(old) → \(new)") + ": \(summary)" }

    /// For people: what changed in the documents, a line each, and what follows.
    ///
    /// - Parameter showsValues: whether every value that differs has a line.
    package func text(showsValues: Bool) -> String {
        var lines: [String] = []
        for change in changes {
            if let scene = change.scene {
                lines.append(change.kind == .changed ? scene : "\(scene) is \(change.kind == .added ? "new" : "gone")")
            }
            let own = showsValues ? change.differences.map(\.text) : ChangeSummary(change.differences).lines
            lines += own.map { (change.scene == nil ? "" : "    ") + $0 }
        }
        return (lines + [summary]).map { DisplayText.safe($0) + "\n" }.joined()
    }

    /// `2 scenes changed, 1 added, 14 the same`
    package var summary: String {
        guard changes.contains(where: { $0.scene != nil }) || unchanged > 1 else {
            let count = changes.first.map { ChangeSummary($0.differences).count } ?? 0
            return count == 0 ? "no difference" : "\(count) \(count == 1 ? "difference" : "differences")"
        }
        func count(_ kind: LayoutChange.Kind) -> Int { changes.filter { $0.kind == kind }.count }
        var parts: [String] = []
        for kind in [LayoutChange.Kind.changed, .added, .removed] where count(kind) > 0 {
            let noun = parts.isEmpty ? (count(kind) == 1 ? " scene" : " scenes") : ""
            parts.append("\(count(kind))\(noun) \(kind.rawValue)")
        }
        if unchanged > 0 {
            parts.append("\(unchanged)\(parts.isEmpty ? (unchanged == 1 ? " scene" : " scenes") : "") the same")
        }
        return parts.joined(separator: ", ")
    }

    package var json: JSONOutput {
        .object([
            "old": .string(old), "new": .string(new),
            "changes": .array(
                changes.map { change in
                    .object([
                        "scene": change.scene.map(JSONOutput.string), "kind": .string(change.kind.rawValue),
                        "causes": JSONOutput.array(
                            ChangeSummary(change.differences).causes.map(JSONOutput.string)
                        ).unlessEmpty,
                        "differences": .array(change.differences.map(\.json)),
                    ])
                }),
            "unchanged": .integer(unchanged),
        ])
    }
}
