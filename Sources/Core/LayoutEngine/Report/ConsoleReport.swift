// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
package import LayoutModel

/// What the real system prints to the console about a layout.
package struct ConsoleReport {
    private let document: Document
    private let style: Style
    private let standardSpaces: Set<Int>

    /// - Parameter standardSpaces: indices of the constraints whose constant is the standard space of a visual format or of
    ///   Interface Builder: it is printed as `NSSpace(8)`.
    package init(_ document: Document, style: Style, standardSpaces: Set<Int> = []) {
        self.document = document
        self.style = style
        self.standardSpaces = standardSpaces
    }

    /// A report for each conflict in the order in which they were found; empty if there is none.
    package func text(of layout: SolvedLayout) -> String {
        layout.conflicts.map(text(of:)).joined(separator: "\n")
    }

    private func text(of conflict: SolvedConflict) -> String {
        let describing = ConstraintDescription(document: document, style: style, standardSpaces: standardSpaces)
        let constraints = constraints(of: conflict)
        let descriptions = constraints.map(describing.text(of:))
        let brokenIndex = constraints.firstIndex { $0.origin == conflict.broken }
        let broken = brokenIndex.map { DisplayText.safe(descriptions[$0]) } ?? ""
        if style == .plain {
            let descriptions = descriptions.map(DisplayText.safe)
            return
                (["Unable to simultaneously satisfy constraints:"] + descriptions.map { "    \($0)" }
                + ["Will attempt to recover by breaking constraint", "    \(broken)"]).joined(separator: "\n") + "\n"
        }
        let hasMask = conflict.members.contains { if case .autoresizing = $0 { true } else { false } }
        return ConsoleMessage(style: style, notesMasks: hasMask).text(of: descriptions, breaking: broken)
    }

    /// The constraints of a conflict in the order in which they are printed.
    ///
    /// A mask's constraints of an axis are printed as a pair where one alone does not say what the engine's says.
    package func constraints(of conflict: SolvedConflict) -> [InstalledConstraint] {
        var constraints = conflict.constraints
        if style.printsMaskMargins {
            for constraint in conflict.constraints {
                guard let companion = MaskDescription.companion(of: constraint, document),
                    let index = constraints.firstIndex(of: constraint),
                    !constraints.contains(where: { $0.origin == companion.origin && $0.first == companion.first })
                else { continue }
                constraints.insert(companion, at: index + 1)
            }
        }
        guard style.sortsByIdentifier else { return constraints }
        return Self.order(ofIdentifiers: constraints.map(\.identifier)).map { constraints[$0] }
    }

    /// Indices in UIKit's order since iOS 9: constraints without identifier, then the others by identifier, letter case ignored.
    package static func order(ofIdentifiers identifiers: [String?]) -> [Int] {
        let keys = identifiers.map { $0.map { Array($0.lowercased().utf8) } ?? [] }
        return identifiers.indices.sorted { a, b in
            keys[a] == keys[b] ? a < b : keys[a].lexicographicallyPrecedes(keys[b])
        }
    }
}
