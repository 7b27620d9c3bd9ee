// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel

/// Describes constraints of a live layout, for which the hierarchy becomes a document once more.
@MainActor
struct LayoutReport {
    private let document: Document
    private let snapshot: LayoutSnapshot
    /// By their numbers in the layout.
    private let constraints: [Int: NSLayoutConstraint]
    private let system: SystemDescriptions

    /// - Parameters:
    ///   - root: of the hierarchy.
    ///   - snapshot: of the live layout.
    init?(of root: UIView, _ snapshot: LayoutSnapshot) {
        self.init(LayoutSnapshot(of: root, for: .document), constraints: snapshot.constraints)
    }

    /// - Parameter snapshot: with its document.
    init?(_ snapshot: LayoutSnapshot) { self.init(snapshot, constraints: snapshot.constraints) }

    private init?(_ snapshot: LayoutSnapshot, constraints: [Int: NSLayoutConstraint]) {
        guard let document = snapshot.document else { return nil }
        self.document = document
        self.snapshot = snapshot
        self.constraints = constraints
        system = SystemDescriptions(document: document, snapshot: snapshot)
    }

    /// A conflict as UIKit reports it.
    func conflict(_ conflict: LiveConflict) -> LayoutConflict {
        let members = conflict.members.compactMap(installed)
        let found = SolvedConflict(
            members: members.map(\.origin), broken: installed(conflict.broken)?.origin ?? .constraint(-1),
            constraints: members)
        let constraints = ConsoleReport(document, style: .ios).constraints(of: found)
        let descriptions = constraints.map { object(of: $0).description }
        let broken = constraints.firstIndex { $0.origin == found.broken }.map { descriptions[$0] } ?? ""
        let hasMask = found.members.contains { if case .autoresizing = $0 { true } else { false } }
        return LayoutConflict(
            constraints: descriptions, broken: broken,
            message: ConsoleMessage(notesMasks: hasMask).text(of: descriptions, breaking: broken))
    }

    /// A constraint as an object; nil if it has gone.
    func object(of constraint: LiveConstraint) -> NSLayoutConstraint? { installed(constraint).map(object(of:)) }

    private func object(of constraint: InstalledConstraint) -> NSLayoutConstraint {
        if case .constraint(let index) = constraint.origin { return snapshot.listedConstraints[index] }
        return SystemLayoutConstraint(constraint, system)
    }

    /// The constraint by its index in the document.
    private func installed(_ constraint: LiveConstraint) -> InstalledConstraint? {
        switch constraint {
        case .system(let constraint): return constraint
        case .own(let number):
            guard let object = constraints[number],
                let index = snapshot.listedConstraints.firstIndex(where: { $0 === object })
            else { return nil }
            return InstalledConstraint(document, constraint: index, constant: document.constraints[index].constant)
        }
    }
}
