// SPDX-License-Identifier: Apache-2.0
/// `UILayoutPriority` / `NSLayoutConstraint.Priority`: in (0, 1000], 32 bits as Apple's.
package struct LayoutPriority: Hashable, Comparable, Sendable {
    package let rawValue: Float

    package init(_ rawValue: Float) { self.rawValue = rawValue }

    package static let required = LayoutPriority(1000)
    package static let defaultHigh = LayoutPriority(750)
    package static let defaultLow = LayoutPriority(250)
    package static let fittingSizeLevel = LayoutPriority(50)

    package static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
