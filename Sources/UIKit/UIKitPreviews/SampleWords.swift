// SPDX-License-Identifier: Apache-2.0

/// The words of a name, as `User name` of `userName`.
struct SampleWords {
    let text: String

    init(_ name: String) {
        var text = ""
        for character in name {
            if character.isUppercase, !text.isEmpty, text.last?.isUppercase == false {
                text += " " + character.lowercased()
            } else {
                text.append(character == "_" ? " " : character)
            }
        }
        self.text = text.isEmpty ? "Text" : text.prefix(1).uppercased() + text.dropFirst()
    }
}
