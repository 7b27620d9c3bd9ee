// SPDX-License-Identifier: Apache-2.0
/// When rows are attended to: the lower, the earlier.
enum Level {
    /// Not optional at all.
    static let required = -1
    /// Rows given up in a conflict go before every optional one.
    static let broken = 0

    /// Every distinct priority is a level of its own.
    static func of(_ priority: Priority) -> Int {
        // The bits of positive numbers are in the order of the numbers.
        priority.isRequired ? required : Int(Int32.max) - Int(max(priority.rawValue, 0).bitPattern)
    }
}
