// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// A word quoted for a shell's command line.
enum ShellWord {
    static func quoted(_ word: String) -> String {
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

    /// A message in which arguments stand as they were given, safe for a terminal: file names come from patterns, too.
    static func safeArguments(in message: String) -> String {
        var text = message
        for argument in CommandLine.arguments.dropFirst() {
            for part in [argument[...], argument.drop { $0 != "=" }.dropFirst()] where !part.isEmpty {
                let safe = DisplayText.safe(String(part))
                if safe != part { text.replace(part, with: safe) }
            }
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { DisplayText.safe(String($0)) }
            .joined(separator: "\n")
    }
}
