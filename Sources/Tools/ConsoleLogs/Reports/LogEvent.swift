// SPDX-License-Identifier: Apache-2.0
/// Something in a log that takes part in a report.
enum LogEvent: Hashable {
    /// The first line of a report.
    case opening
    /// "Probably at least one of the constraints in the following list": the first line may not have been copied.
    case advice
    /// What follows is the constraint that the system breaks.
    case breaking
    /// What ends a report: how to catch the next one.
    case closing
    /// A list without readable members: `<private>`, `...`, empty quotation marks.
    case elidedList
    /// The opening bracket of a list.
    case listStart
    /// The closing bracket of a list.
    case listEnd
    /// A constraint, without its brackets and quotation marks.
    case constraint(Constraint)

    /// The text of one constraint.
    struct Constraint: Hashable {
        /// In the pasted text.
        var range: Range<Int>
        /// Whether it ends before its closing bracket.
        var isCut: Bool
    }
}
