// SPDX-License-Identifier: Apache-2.0
/// What a view or a constraint is in, as the picture tells it.
enum MarkState: Int, Hashable, CaseIterable, Sendable {
    case determined, misplaced, ambiguous, conflict

    /// Says the state before a name without any colour.
    var glyph: String {
        switch self {
        case .determined: ""
        case .misplaced: "△ "
        case .ambiguous: "? "
        case .conflict: "× "
        }
    }
}
