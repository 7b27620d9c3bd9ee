/// The direction of reading.
package enum LayoutDirection: String, Hashable, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}
