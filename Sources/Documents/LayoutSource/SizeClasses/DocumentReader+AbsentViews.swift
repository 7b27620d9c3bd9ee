// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutJSON
import LayoutModel

extension DocumentReader {
    /// The document without the views that are removed or not installed; what is removed with a view is noted.
    mutating func withoutAbsentViews(_ document: Document) -> Document {
        guard !absentViews.isEmpty else { return document }
        // By removed view: the constraints on it or on a view inside it.
        var lostConstraints = [Int: [Constraint]](
            uniqueKeysWithValues: absentViews.filter { $0.removed != nil }.map { ($0.index, []) })
        for constraint in lostConstraints.isEmpty ? [] : document.constraints {
            for view in constraint.viewsAndAncestors(in: document) { lostConstraints[view]?.append(constraint) }
        }
        for (index, removed) in absentViews {
            guard let removed else { continue }
            let lost = lostConstraints[index] ?? []
            let id = document.views[index].id
            findings.report(
                .removedView,
                lost.isEmpty
                    ? "\(id) is removed; no constraint refers to it"
                    : "\(id) is removed, and with it \(lost.count == 1 ? "the constraint" : "the \(lost.count) constraints") on it",
                at: removed, severity: .note, views: [id], constraints: lost.map { $0.equation(in: document) })
        }
        return document.removing(Set(absentViews.map(\.index)))
    }

    /// Notes a view that is not there. The root cannot be left out.
    mutating func noteAbsence(of index: Int, in value: JSONValue) {
        let removed = value["removed"].flatMap { $0.boolean == true ? $0.range : nil }
        guard sizeClassReading == .applied, removed != nil || !isInstalled(value) else { return }
        if index == 0 {
            findings.report(
                .removedRoot, "the root cannot be removed", at: removed ?? value["when"]?.range ?? value.range.opening)
        } else {
            absentViews.append((index, removed))
        }
    }
}

extension Constraint {
    /// The views that own what is related, and those that they are in.
    fileprivate func viewsAndAncestors(in document: Document) -> Set<Int> {
        var views: Set<Int> = []
        for anchor in anchors {
            var view: Int? = document.owner(of: anchor.item)
            while let current = view, views.insert(current).inserted { view = document.views[current].superview }
        }
        return views
    }
}

extension DiagnosticCode {
    package static let removedView = DiagnosticCode("removed-view")
    package static let removedRoot = DiagnosticCode("removed-root")
}
