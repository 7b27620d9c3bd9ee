// SPDX-License-Identifier: Apache-2.0
/// A word quoted for a shell's command line.
enum ShellWord {
    static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
                || "-_./=+,:@%".unicodeScalars.contains(scalar)
        }
        return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
