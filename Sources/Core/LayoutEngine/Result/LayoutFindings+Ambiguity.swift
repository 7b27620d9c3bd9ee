// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension LayoutFindings {
    /// One for each tie, at the first view that it leaves open, and one for each set of views that lack the same constraints. A view
    /// with both is in one of each.
    func ambiguities() -> [Diagnostic] {
        let groups = builder.ambiguityGroups
        let groupOfView = Dictionary(groups.enumerated().flatMap { index, group in group.views.map { ($0, index) } }) {
            first, _ in first
        }
        let tiedRows = builder.ambiguities.tiedRows
        var ties = TieTable<OpenValue.TiedRow, Int>()
        var viewsOfTies: [[Int]] = []
        let tieOfView = document.views.indices.map { view -> Int? in
            guard !tiedRows[view].isEmpty else { return nil }
            let tie = ties.value(of: tiedRows[view]) {
                viewsOfTies.append([])
                return viewsOfTies.count - 1
            }
            viewsOfTies[tie].append(view)
            return tie
        }
        return document.views.indices.flatMap { view -> [Diagnostic] in
            var found: [Diagnostic] = []
            if let tie = tieOfView[view], viewsOfTies[tie].first == view {
                found.append(ambiguity(of: viewsOfTies[tie], tied: tiedRows[view]))
            }
            guard !missing(view).isEmpty else { return found }
            guard let group = groupOfView[view].map({ groups[$0] }), group.views.count > 1 else {
                return found + [ambiguity(of: [view], tied: [])]
            }
            return group.views.first == view ? found + [ambiguity(of: group)] : found
        }
    }

    /// What is open of a view because constraints are missing.
    private func missing(_ view: Int) -> [AmbiguousAttribute] { views[view].ambiguities.filter(\.tiedRows.isEmpty) }

    /// What is open of a view because constraints tie.
    private func tied(_ view: Int) -> [AmbiguousAttribute] { views[view].ambiguities.filter { !$0.tiedRows.isEmpty } }

    /// Views that move together: what is open of each, and the fewest constraints that determine all of them.
    private func ambiguity(of group: AmbiguityGroup) -> Diagnostic {
        let byNames = Dictionary(grouping: group.views) { view in Set(missing(view).map(\.name)) }
        let sentences = byNames.sorted { $0.value[0] < $1.value[0] }.map { names, views in
            let ids = views.prefix(Self.mostNamed).map { "\"\(document.views[$0].id)\"" }
            let rest = views.count > ids.count ? "\(views.count - ids.count) more" : nil
            return AmbiguitySentence.sentence(for: names, ofViews: ids + [rest].compactMap(\.self))
        }
        let ranges = group.needs.prefix(Self.mostNamed).flatMap { need in
            missing(need.view).filter { need.names.contains($0.name) }.map {
                "\(document.views[need.view].id).\(range(of: $0))"
            }
        }
        var message = sentences.joined(separator: " ") + " They depend on each other."
        if !group.needs.isEmpty {
            message +=
                " Need constraints for: \(alternatives(of: group) ?? needs(of: group)) \(ranges.joined(separator: " "))"
        }
        let first = document.views[group.needs.first?.view ?? group.views[0]]
        return Diagnostic(
            .ambiguousLayout, .warning, message, at: first.idSource ?? first.source,
            views: group.views.map { document.views[$0].id })
    }

    /// Where one attribute of one view determines all of them, any of them will do: along one axis.
    private func alternatives(of group: AmbiguityGroup) -> String? {
        guard group.needs.count == 1, let need = group.needs.first, need.names.count == 1 || !need.isIndependent,
            Set(need.names.map(\.axis)).count == 1
        else { return nil }
        var parts: [(needs: String, ids: [String])] = []
        for view in group.views.prefix(Self.mostNamed) {
            let names = Set(missing(view).map(\.name)).filter { $0.axis == need.names.first?.axis }
            guard !names.isEmpty else { continue }
            let needs = AmbiguitySentence.needs(names) { _ in false }
            let id = "\"\(document.views[view].id)\""
            if let part = parts.firstIndex(where: { $0.needs == needs }) {
                parts[part].ids.append(id)
            } else {
                parts.append((needs, [id]))
            }
        }
        let texts = parts.map { "\($0.needs) of \(AmbiguitySentence.list($0.ids, "or"))" }
        return texts.joined(separator: ", or ") + "."
    }

    private func needs(of group: AmbiguityGroup) -> String {
        let texts = group.needs.prefix(Self.mostNamed).map { need in
            let names = AmbiguitySentence.needs(need.names) { _ in need.isIndependent }
            return "\(names) of \"\(document.views[need.view].id)\""
        }
        let rest = group.needs.count > texts.count ? "; and of \(group.needs.count - texts.count) more" : ""
        let others = group.needs.count < group.views.count ? " These determine the others." : ""
        return "\(texts.joined(separator: "; "))\(rest).\(others)"
    }

    private func ambiguity(of open: [Int], tied rows: [OpenValue.TiedRow]) -> Diagnostic {
        let shown = open.prefix(Self.mostNamed)
        let attributes = rows.isEmpty ? missing : tied
        var message = shown.map { view in
            AmbiguitySentence.sentence(for: Set(attributes(view).map(\.name)), of: document.views[view].id)
        }.joined(separator: " ")
        if open.count > shown.count { message += " \(open.count - shown.count) more views are ambiguous with them." }
        let ties = rows.prefix(Self.mostNamed).map {
            builder.pass.constraint(behind: $0).describedEquation(in: document)
        }
        if rows.isEmpty {
            let view = open[0]
            let independent = { axis in builder.ambiguities.hasIndependentPosition[axis]?[view] ?? false }
            let names = Set(attributes(view).map(\.name))
            message += " Need constraints for: \(AmbiguitySentence.needs(names, hasIndependentPosition: independent))."
        } else {
            let rest = rows.count > ties.count ? "; and \(rows.count - ties.count) more" : ""
            message += " Constraints of the same priority tie: \(ties.joined(separator: "; "))\(rest)."
        }
        for view in shown {
            for attribute in attributes(view) {
                let owner = open.count > 1 ? document.views[view].id + "." : ""
                message += " \(owner)\(range(of: attribute))"
            }
        }
        let first = document.views[open[0]]
        return Diagnostic(
            .ambiguousLayout, .warning, message, at: first.idSource ?? first.source,
            fixes: builder.openTies.first { $0.rows == rows }.map { fixes(of: $0.tie) } ?? [],
            views: open.map { document.views[$0].id }, constraints: Array(ties))
    }

    private func range(of attribute: AmbiguousAttribute) -> String {
        let ends = [attribute.lower, attribute.upper].map {
            $0.isFinite ? DecimalText.shortest($0) : $0 < 0 ? "−∞" : "∞"
        }
        return "\(attribute.name.rawValue) \(ends[0]) … \(ends[1])."
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
        let view = document.views[affected.first ?? tie.members[0]]
        return Diagnostic(
            .contentPriorityTie, .warning, message, at: view.idSource ?? view.source, fixes: fixes(of: tie),
            views: tie.members.map { document.views[$0].id })
    }

    private func isOff(_ view: Int, _ tie: ContentPriorityTie) -> Bool {
        guard let natural = views[view].intrinsicContentSize[tie.axis] else { return false }
        let size = views[view].alignmentRect.size[tie.axis]
        return tie.kind == .hugging ? size > natural + 0.5 : size < natural - 0.5
    }

    /// Interface Builder's message. Several priorities that settle the tie only together are one fix.
    private func fixes(of tie: ContentPriorityTie) -> [Diagnostic.Fix] {
        guard !tie.changes.isEmpty else { return [] }
        var settings: [Diagnostic.Fix.Setting] = []
        var words: [String] = []
        for change in tie.changes {
            let view = document.views[change.view]
            let priority = DecimalText.shortest(change.priority)
            words.append("of \"\(view.id)\" to \(priority)")
            if let place = view.source {
                settings.append(.init(at: place, keys: [tie.kind.key, tie.axis.rawValue], value: priority))
            }
        }
        var fix = Diagnostic.Fix(
            "Set \(tie.axis.rawValue) \(tie.kind.words) priority \(words.joined(separator: ", and that ")).")
        if settings.count == tie.changes.count {
            fix.setting = settings[0]
            fix.furtherSettings = Array(settings.dropFirst())
        }
        return [fix]
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
