// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
package import LayoutModel

/// What the real system prints to the console about a layout.
package struct ConsoleReport {
    /// The system whose console is imitated: its wording and its pointers.
    package enum Style: String, Hashable, CaseIterable, Sendable {
        /// UIKit since iOS 13.
        case ios
        /// UIKit before.
        case iosLegacy = "ios-legacy"
        /// AppKit.
        case macos
        /// The set by the document's own ids, without addresses.
        case plain
    }

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
        let constraints = listed(conflict)
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
        return style.message(descriptions, breaking: broken, notesMasks: hasMask)
    }

    /// The constraints of a conflict in the order in which they are printed.
    private func listed(_ conflict: SolvedConflict) -> [InstalledConstraint] {
        var constraints = conflict.constraints
        if style == .ios || style == .macos {
            for constraint in conflict.constraints {
                guard let companion = MaskDescription.companion(of: constraint, document),
                    let index = constraints.firstIndex(of: constraint),
                    !constraints.contains(where: { $0.origin == companion.origin && $0.first == companion.first })
                else { continue }
                constraints.insert(companion, at: index + 1)
            }
        }
        guard style == .ios else { return constraints }
        return Self.order(ofIdentifiers: constraints.map(\.identifier)).map { constraints[$0] }
    }

    /// Indices in UIKit's order since iOS 9: constraints without identifier, then the others by identifier, letter case ignored.
    package static func order(ofIdentifiers identifiers: [String?]) -> [Int] {
        let keys = identifiers.map { $0.map { Array($0.lowercased().utf8) } ?? [] }
        return identifiers.indices.sorted { a, b in
            keys[a] == keys[b] ? a < b : keys[a].lexicographicallyPrecedes(keys[b])
        }
    }

    /// What UIKit prints of a conflict since iOS 13.
    ///
    /// - Parameters:
    ///   - constraints: the descriptions of the set.
    ///   - notesMasks: whether one of them comes from an autoresizing mask.
    package static func message(_ constraints: [String], breaking broken: String, notesMasks: Bool) -> String {
        Style.ios.message(constraints, breaking: broken, notesMasks: notesMasks)
    }
}

extension ConsoleReport.Style {
    fileprivate func message(_ constraints: [String], breaking broken: String, notesMasks: Bool) -> String {
        let list = constraints.map { "    \"\($0.escapedForList)\"" }.joined(separator: ",\n")
        return
            "\(opening(notesMasks: notesMasks))(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n\(broken)\n\n"
            + closing
    }

    /// The blanks at the ends of lines are Apple's.
    private func opening(notesMasks: Bool) -> String {
        let note =
            "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
            + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints)"
        switch self {
        case .macos, .plain:
            return "Unable to simultaneously satisfy constraints:\n"
        case .ios:
            return """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
                \tTry this:\u{20}
                \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

                """ + (notesMasks ? "\t\(note) \n" : "")
        case .iosLegacy:
            return """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want. Try this: (1) look \
                at each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted \
                constraint or constraints and fix it. \(note)\u{20}

                """
        }
    }

    private var closing: String {
        switch self {
        case .ios:
            """
            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

            """
        case .iosLegacy:
            """
            Break on objc_exception_throw to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may also be helpful.

            """
        case .macos, .plain:
            """
            Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow \
            visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic breakpoint on \
            LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.

            """
        }
    }
}

extension String {
    /// As a description of a list prints its strings: quotation marks, line breaks and what is not ASCII are escaped.
    fileprivate var escapedForList: String {
        var text = ""
        for unit in utf16 {
            switch unit {
            case 0x22: text += "\\\""
            case 0x5C: text += "\\\\"
            case 0x0A: text += "\\n"
            case 0x09: text += "\\t"
            case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            default:
                let digits = String(unit, radix: 16)
                text += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return text
    }
}
