// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// A word quoted for a shell's command line.
package enum ShellWord {
    package static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
                || "-_./=+,:@%".unicodeScalars.contains(scalar)
        }
        if isPlain, !word.isEmpty { return word }
        guard DisplayText.safe(word) == word else { return escaped(word) }
        return "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// `$'a\nb'`, as Bash and zsh read it: nothing in the word can act on the terminal that it is printed on.
    private static func escaped(_ word: String) -> String {
        var text = "$'"
        for byte in word.utf8 {
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\\"): text += "\\" + String(Unicode.Scalar(byte))
            case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 8)
                text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }
        }
        return text + "'"
    }
}
