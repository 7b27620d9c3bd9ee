// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutGeometry
package import LayoutGoldens
import LayoutModel

/// The change of one layout.
package struct LayoutChange {
    /// The scene's name; nil if the files are layout documents.
    package var scene: String?
    /// Nil if it is new.
    package var old: LayoutRun?
    /// Nil if it is gone.
    package var new: LayoutRun?
    /// Empty if it came or went.
    package var differences: [LayoutDifference] = []

    package enum Kind: String { case changed, added, removed }

    package var kind: Kind { old == nil ? .added : new == nil ? .removed : .changed }

    /// Captioned with its file: a comparison of revisions shows many.
    package func named(after file: String) -> LayoutChange {
        var change = self
        change.scene = [file, scene].compactMap(\.self).joined(separator: ": ")
        return change
    }

    /// The new layout, each view that moved with the frame that it had; of the document's own frames it knows nothing.
    var marked: LayoutRun? {
        guard var run = new, var layout = run.layout, let document = run.document else { return new }
        var frames: [String: Rect] = [:]
        if let before = old?.document, let solved = old?.layout {
            for index in before.views.indices { frames[before.views[index].id] = solved.views[index].frame }
        }
        for index in document.views.indices {
            let was = frames[document.views[index].id]
            let isMoved = was.map { !$0.isNearlyEqual(to: layout.views[index].frame) } ?? false
            layout.views[index].misplacedFrame = isMoved ? was : nil
        }
        run.layout = layout
        return run
    }

    /// By index in the new document, the constants that constraints had before, if they are others now.
    var formerConstants: [Int: Double] {
        guard let before = old?.document, let after = new?.document else { return [:] }
        var constants = Dictionary(grouping: before.constraints) { $0.withoutConstant(in: before) }
            .mapValues { $0.map(\.nominalConstant)[...] }
        var former: [Int: Double] = [:]
        for (index, constraint) in after.constraints.enumerated() {
            guard let was = constants[constraint.withoutConstant(in: after)]?.popFirst() else { continue }
            if was != constraint.nominalConstant { former[index] = was }
        }
        return former
    }

    /// The earlier layout without marks of what its own document records.
    package var earlier: LayoutRun? {
        guard var run = old, var layout = run.layout else { return old }
        for index in layout.views.indices { layout.views[index].misplacedFrame = nil }
        run.layout = layout
        return run
    }
}

extension Constraint {
    /// What it relates, in the names of the document.
    fileprivate func withoutConstant(in document: Document) -> String {
        var constraint = self
        (constraint.constant, constraint.systemSpacing, constraint.spelling) = (0, 0, nil)
        return constraint.equation(in: document)
    }
}

extension Rect {
    /// To a hundredth of a point, as everywhere where frames are compared.
    fileprivate func isNearlyEqual(to other: Rect) -> Bool {
        abs(x - other.x) <= 0.01 && abs(y - other.y) <= 0.01 && abs(width - other.width) <= 0.01
            && abs(height - other.height) <= 0.01
    }
}
