// SPDX-License-Identifier: Apache-2.0
/// The state of a view or a constraint in a picture.
package enum MarkState: Int, Hashable, CaseIterable, Sendable {
    /// `warned`: something else is wrong that a diagnostic tells.
    case determined, misplaced, warned, ambiguous, conflict

    /// A symbol before a name, which shows the state without colour.
    package var glyph: String {
        switch self {
        case .determined: ""
        case .misplaced: "△ "
        case .warned: "! "
        case .ambiguous: "? "
        case .conflict: "× "
        }
    }
}
