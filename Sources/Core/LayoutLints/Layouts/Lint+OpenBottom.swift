// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// A container that does not know how tall its content is.
    package static let openBottom = Lint(
        .openBottom, "The content of a card or cell reaches from its top to its bottom, so that it decides the height.",
        level: .warning, strict: .warning)
}

extension DiagnosticCode {
    package static let openBottom = DiagnosticCode("open-bottom")
}

extension LayoutAdvice {
    var openBottoms: [Lint.Finding] {
        // Found once, where a view needs them.
        lazy var constraints = byView(document.constraints)
        return document.views.indices.compactMap { index in
            guard !document.views[index].subviews.isEmpty, isVisible(index),
                hasOpenHeight(index, { constraints[index] ?? [] }),
                let content = contentAtTop(of: index, constraints[index] ?? [])
            else { return nil }
            let (id, last) = (document.views[index].id, document.views[content.last].id)
            let distance = content.distance == 0 ? "" : " + \(Self.points(content.distance))"
            return Lint.Finding(
                "nothing gives '\(id)' a height: its content is tied to its top, but not to its bottom",
                at: document.views[index].place,
                fixes: [Diagnostic.Fix("add \(id).bottom = \(last).bottom\(distance)")], views: [id])
        }
    }

    /// By view: those of the constraints that are active and name it or a guide of it.
    func byView(_ constraints: [Constraint]) -> [Int: [Constraint]] {
        var byView: [Int: [Constraint]] = [:]
        for constraint in constraints where constraint.isActive {
            for view in Set(constraint.anchors.map { document.owner(of: $0.item) }) {
                byView[view, default: []].append(constraint)
            }
        }
        return byView
    }

    /// Whether neither the constraints nor a superview decide the height.
    ///
    /// - Parameter constraints: those of the view.
    private func hasOpenHeight(_ index: Int, _ constraints: () -> [Constraint]) -> Bool {
        switch document.views[index].content {
        case .view, .custom: break
        default: return false
        }
        // Every cell of a saved file counts as one that its table may size.
        if document.views[index].isSelfSizing { return isRootStated }
        if index == 0 { return document.canvas.height == nil }
        if views[index].ambiguities.contains(where: { $0.name == .height }) { return true }
        return views[index].state == .determined && views[index].alignmentRect.height < 0.5
            && document.views[index].intrinsicContentSize?.height == nil && !isHeightConstrained(index, constraints())
    }

    /// Whether a constraint gives a height, or a place to the bottom.
    private func isHeightConstrained(_ index: Int, _ constraints: [Constraint]) -> Bool {
        constraints.contains { constraint in
            constraint.anchors.contains {
                $0.item == .view(index) && [.height, .bottom, .centerY, .lastBaseline].contains($0.attribute)
            }
        }
    }

    /// The lowest subview of a view whose subviews are tied to its top alone, with the distance of the first from the top.
    private func contentAtTop(of index: Int, _ constraints: [Constraint]) -> (last: Int, distance: Double)? {
        var part = document
        part.constraints = constraints
        let ties = ContentTies(of: index, .vertical, in: part)
        guard let distance = ties.starts.map(\.distance).min(), distance >= 0, ties.ends.isEmpty, !ties.hasOthers,
            let last = document.views[index].subviews.filter(isVisible)
                .max(by: { views[$0].alignmentRect.maxY < views[$1].alignmentRect.maxY })
        else { return nil }
        return (last, distance)
    }
}
