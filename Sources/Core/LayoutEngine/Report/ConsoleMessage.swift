// SPDX-License-Identifier: Apache-2.0

/// The sentences around the constraints of a conflict. The blanks at the ends of lines are Apple's.
package struct ConsoleMessage {
    private let style: ConsoleReport.Style
    private let notesMasks: Bool

    /// - Parameter notesMasks: whether one of the constraints comes from an autoresizing mask.
    package init(style: ConsoleReport.Style = .ios, notesMasks: Bool) {
        self.style = style
        self.notesMasks = notesMasks
    }

    /// - Parameters:
    ///   - constraints: the descriptions of the set.
    ///   - broken: the description of the one that the system gives up.
    package func text(of constraints: [String], breaking broken: String) -> String {
        let list = constraints.map { "    \"\($0.escapedForList)\"" }.joined(separator: ",\n")
        let preceding =
            style == .macos14
            ? "Conflicting constraints detected: (\n\(list)\n).\nWill attempt to recover by breaking \(broken).\n" : ""
        return preceding
            + "\(opening)(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n\(broken)\n\n\(closing)"
    }

    private var opening: String {
        let note =
            "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
            + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints)"
        switch style {
        case .macos, .macos14, .macosLegacy, .plain:
            return "Unable to simultaneously satisfy constraints:\n"
        case .ios, .ios10, .ios9:
            return """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
                \tTry this:\u{20}
                \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

                """ + (notesMasks ? "\t\(note) \n" : "")
        case .ios8, .iosLegacy:
            return """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want. Try this: (1) look \
                at each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted \
                constraint or constraints and fix it. \(note)\u{20}

                """
        }
    }

    private var closing: String {
        if style.isAppKit || style == .plain {
            let breakpoint =
                style == .macosLegacy
                ? "break on objc_exception_throw" : "set a symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE"
            return """
                Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow \
                visualizeConstraints:] automatically called when this happens.  And/or, \(breakpoint) to catch this in the \
                debugger.

                """
        }
        let breakpoint =
            style == .iosLegacy
            ? "Break on objc_exception_throw" : "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints"
        let framework = style == .ios ? "UIKitCore" : "UIKit"
        return """
            \(breakpoint) to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <\(framework)/UIView.h> may also \
            be helpful.

            """
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
