// SPDX-License-Identifier: Apache-2.0
/// Text as a terminal shows it: tabs filled, nothing that could act on the terminal, every character's width known.
package struct DisplayText {
    private(set) var text = ""
    /// Columns so far.
    private(set) var width = 0

    private static let tabWidth = 4

    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar == "\t" {
            let count = Self.tabWidth - width % Self.tabWidth
            text += String(repeating: " ", count: count)
            width += count
        } else if Self.isUnsafe(scalar) {
            text += "\u{FFFD}"
            width += 1
        } else {
            text.unicodeScalars.append(scalar)
            width += Self.width(of: scalar)
        }
    }

    /// Control characters, those that reorder their neighbours, and invisible ones.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
        case 0x00AD, 0x200B, 0x2060...0x2064, 0xFEFF, 0xE0000...0xE007F: true
        default: false
        }
    }

    /// Columns of a character in a terminal: 2 for East Asian wide ones and pictures, 0 for those that combine.
    static func width(of scalar: Unicode.Scalar) -> Int {
        guard scalar.value >= 0x300 else { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }

    /// A message or a name that is safe within a line of a terminal or of a log: it cannot begin a line of its own, which
    /// might be read as a workflow command, and its line breaks are shown as `\n`.
    package static func safe(_ string: String) -> String {
        guard string.unicodeScalars.contains(where: { isUnsafe($0) }) else { return string }
        var text = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\t": text.append(scalar)
            case "\n": text.append(contentsOf: "\\n".unicodeScalars)
            default: text.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
            }
        }
        return String(text)
    }
}
