// SPDX-License-Identifier: Apache-2.0
/// An error of the compiler, as it prints it: `/folder/f0_Profile.swift:12:5: error: cannot find 'x' in scope`.
struct CompilerMessage {
    var path: String
    var line: Int
    var column: Int
    var text: String

    /// The name that no file declares, if that is the error. The compiler states it in words only.
    var missingName: String? { Self.missingName(in: text) }

    /// Whether the missing name is that of a type.
    var isOfType: Bool { text.hasPrefix("cannot find type ") }

    static func missingName(in text: String) -> String? {
        text.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
    }

    static func errors(in output: String) -> [CompilerMessage] {
        output.split(separator: "\n").compactMap { line -> CompilerMessage? in
            guard let match = line.firstMatch(of: /^(\/[^:]+\.swift):(\d+):(\d+): (?:fatal )?error: (.*)$/),
                let number = Int(match.2), let column = Int(match.3)
            else { return nil }
            return CompilerMessage(
                path: String(match.1), line: number, column: column,
                text: String(match.4.replacing(/\s\[#\w+\]$/, with: "")))
        }
    }
}
