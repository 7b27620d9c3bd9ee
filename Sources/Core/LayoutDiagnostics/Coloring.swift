// SPDX-License-Identifier: Apache-2.0
/// Whether text for people has colours.
package enum Coloring: Hashable, Sendable {
    case plain
    /// The eight colours that every terminal has, by ECMA-48's control sequences.
    case terminal

    enum Role: String {
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case message = "1"
        case mark = "32"
        case gutter = "2"
    }

    func painted(_ text: String, _ role: Role) -> String {
        self == .plain || text.isEmpty ? text : "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
    }
}
