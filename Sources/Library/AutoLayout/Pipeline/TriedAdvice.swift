// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutLints
import LayoutModel

/// Advice that changes the layout, as on content priorities that tie, tried before it is given: a layout that follows it has nothing wrong of another kind.
struct TriedAdvice {
    let document: Document
    let advice: Lint.Strictness
    let solve: (Document) -> LayoutEngine.SolvedLayout
    let measuring: any TextMeasuring
    let isRootStated: Bool

    /// Each solves the layout again.
    private static let mostTried = 8
    private static let mostViews = 400

    func judged(_ diagnostics: [Diagnostic], of layout: LayoutEngine.SolvedLayout) -> [Diagnostic] {
        guard document.views.count <= Self.mostViews else { return diagnostics }
        var tried = 0
        lazy var kinds = Diagnostic.faultKinds(of: diagnostics + faults(of: layout, document))
        return diagnostics.map { diagnostic in
            let settings = diagnostic.fixes.first.map { [$0.setting].compactMap(\.self) + $0.furtherSettings } ?? []
            guard diagnostic.fixes.count == 1, !settings.isEmpty, tried < Self.mostTried,
                let changed = document(setting: settings)
            else { return diagnostic }
            tried += 1
            guard makesWorse(changed, kinds) else { return diagnostic }
            var result = diagnostic
            let axis = settings[0].keys.last.flatMap(Axis.init(rawValue:))
            result.fixes = axis.flatMap { roomier(for: diagnostic.views, $0, kinds) }.map { [$0] } ?? []
            return result
        }
    }

    private func faults(of layout: LayoutEngine.SolvedLayout, _ document: Document) -> [Diagnostic] {
        layout.diagnostics + layout.lint(of: document, advice, measuring: measuring, isRootStated: isRootStated)
    }

    private func makesWorse(_ changed: Document, _ kinds: Set<DiagnosticCode>) -> Bool {
        !Diagnostic.faultKinds(of: faults(of: solve(changed), changed)).isSubset(of: kinds)
    }

    /// With content priorities or a relation set as a fix says; nil if it sets anything else.
    private func document(setting settings: [Diagnostic.Fix.Setting]) -> Document? {
        var changed = document
        for setting in settings {
            if setting.keys == ["relation"],
                let index = document.constraints.firstIndex(where: { $0.source == setting.place })
            {
                changed.constraints[index].relation = changed.constraints[index].relation.flipped
                continue
            }
            guard let view = document.views.firstIndex(where: { $0.source == setting.place }), setting.keys.count == 2,
                let axis = Axis(rawValue: setting.keys[1]), let value = Float(setting.value)
            else { return nil }
            switch setting.keys[0] {
            case "hugging": changed.views[view].contentHugging[axis] = LayoutPriority(value)
            case "compressionResistance": changed.views[view].compressionResistance[axis] = LayoutPriority(value)
            default: return nil
            }
        }
        return changed
    }

    /// More room for contents that do not fit: the fixed size of a view around them as a minimum.
    private func roomier(for ids: [String], _ axis: Axis, _ kinds: Set<DiagnosticCode>) -> Diagnostic.Fix? {
        let views = document.views.indices.filter { ids.contains(document.views[$0].id) }
        var holder = document.nearestCommonAncestor(of: views)
        while let view = holder {
            let index = document.constraints.firstIndex { constraint in
                constraint.isActive && constraint.relation == .equal && constraint.second == nil
                    && constraint.first
                        == .anchor(Anchor(.view(view), axis == .horizontal ? .width : .height))
            }
            if let index {
                var changed = document
                changed.constraints[index].relation = .greaterThanOrEqual
                changed.constraints[index].spelling = nil
                let solved = solve(changed)
                guard Diagnostic.faultKinds(of: faults(of: solved, changed)).isSubset(of: kinds) else { return nil }
                let size = solved.views[view].alignmentRect.size[axis]
                let needed = DecimalText.shortest((size * 100).rounded() / 100)
                return Diagnostic.Fix(
                    "The content of '\(document.views[view].id)' needs \(needed) points: write "
                        + "\(changed.constraints[index].equation(in: changed)).")
            }
            holder = document.views[view].superview
        }
        return nil
    }
}
