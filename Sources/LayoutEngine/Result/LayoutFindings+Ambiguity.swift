// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension LayoutFindings {
    /// One for each tie, at the first view that it leaves open, and one for each view that lacks constraints.
    func ambiguities() -> [Diagnostic] {
        var told: Set<[RowID]> = []
        return document.views.indices.compactMap { view in
            guard !views[view].ambiguities.isEmpty else { return nil }
            let rows = builder.ambiguities.tiedRows[view]
            if rows.isEmpty { return ambiguity(of: [view], tied: []) }
            guard told.insert(rows).inserted else { return nil }
            return ambiguity(of: builder.ambiguities.views(openBy: rows), tied: rows)
        }
    }

    private func ambiguity(of open: [Int], tied rows: [RowID]) -> Diagnostic {
        let shown = open.prefix(Self.mostNamed)
        var message = shown.map { view in
            AmbiguitySentence.sentence(for: Set(views[view].ambiguities.map(\.name)), of: document.views[view].id)
        }.joined(separator: " ")
        if open.count > shown.count { message += " \(open.count - shown.count) more views are ambiguous with them." }
        let ties = rows.prefix(Self.mostNamed).map {
            builder.pass.constraint(behind: $0).describedEquation(in: document)
        }
        if rows.isEmpty {
            let view = open[0]
            let independent = { axis in builder.ambiguities.hasIndependentPosition[axis]?[view] ?? false }
            let names = Set(views[view].ambiguities.map(\.name))
            message += " Need constraints for: \(AmbiguitySentence.needs(names, hasIndependentPosition: independent))."
        } else {
            let rest = rows.count > ties.count ? "; and \(rows.count - ties.count) more" : ""
            message += " Constraints of the same priority tie: \(ties.joined(separator: "; "))\(rest)."
        }
        for view in shown {
            for attribute in views[view].ambiguities {
                let ends = [attribute.lower, attribute.upper].map {
                    $0.isFinite ? DecimalText.shortest($0) : $0 < 0 ? "−∞" : "∞"
                }
                let owner = open.count > 1 ? document.views[view].id + "." : ""
                message += " \(owner)\(attribute.name.rawValue) \(ends[0]) … \(ends[1])."
            }
        }
        let first = document.views[open[0]]
        return Diagnostic(
            .ambiguousLayout, .warning, message, at: first.idSource ?? first.source,
            fixes: builder.openTies.first { $0.rows == rows }.map { fixes(of: $0.tie) } ?? [],
            views: open.map { document.views[$0].id }, constraints: Array(ties))
    }

    /// Views and constraints of one diagnostic that its message names.
    private static let mostNamed = 8

    func contentPriorityTie(_ tie: ContentPriorityTie) -> Diagnostic {
        let ids = tie.members.prefix(Self.mostNamed).map { "\"\(document.views[$0].id)\"" }
        let rest = tie.members.count > ids.count ? " and \(tie.members.count - ids.count) more" : ""
        let priority = DecimalText.shortest(tie.priority)
        let act = tie.kind == .hugging ? "stretched" : "compressed"
        let affected = tie.members.filter { isOff($0, tie) }
        let now = affected.prefix(Self.mostNamed).map { view in
            let size = DecimalText.shortest((views[view].alignmentRect.size[tie.axis] * 100).rounded() / 100)
            let natural = DecimalText.shortest(
                ((views[view].intrinsicContentSize[tie.axis] ?? 0) * 100).rounded() / 100)
            return "\"\(document.views[view].id)\" is \(act) to \(size) instead of \(natural)"
        }
        let stack = tie.stackView.map { " in \"\(document.views[$0].id)\"" } ?? ""
        let message =
            "Content priority ambiguity\(stack): the \(tie.axis.rawValue) \(tie.kind.words) priority of "
            + "\(ids.joined(separator: ", "))\(rest) is \(priority), so that only their order decides which is \(act)"
            + (now.isEmpty ? "." : ": \(now.joined(separator: ", ")).")
        let place = document.views[affected.first ?? tie.members[0]]
        return Diagnostic(
            .contentPriorityTie, .warning, message, at: place.idSource ?? place.source, fixes: fixes(of: tie),
            views: tie.members.map { document.views[$0].id })
    }

    private func isOff(_ view: Int, _ tie: ContentPriorityTie) -> Bool {
        guard let natural = views[view].intrinsicContentSize[tie.axis] else { return false }
        let size = views[view].alignmentRect.size[tie.axis]
        return tie.kind == .hugging ? size > natural + 0.5 : size < natural - 0.5
    }

    /// Interface Builder's words; the tie is settled when all of them are followed.
    private func fixes(of tie: ContentPriorityTie) -> [Diagnostic.Fix] {
        tie.changes.map { change in
            let id = document.views[change.view].id
            let priority = DecimalText.shortest(change.priority)
            return Diagnostic.Fix(
                "Set \(tie.axis.rawValue) \(tie.kind.words) priority of \"\(id)\" to \(priority).",
                setting: document.views[change.view].source.map {
                    .init(at: $0, keys: [tie.kind.key, tie.axis.rawValue], value: priority)
                })
        }
    }
}

extension ContentPriorityTie.Kind {
    /// As Interface Builder names it.
    package var words: String { self == .hugging ? "hugging" : "compression resistance" }
    fileprivate var key: String { self == .hugging ? "hugging" : "compressionResistance" }
}

extension DiagnosticCode {
    package static let ambiguousLayout = DiagnosticCode("ambiguous-layout")
    package static let contentPriorityTie = DiagnosticCode("content-priority-tie")
}
