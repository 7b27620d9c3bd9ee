// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// Which built-in guides a document needs, found in one walk before any variable is made.
struct GuideUse {
    /// By view: a bit for each of `BuiltInGuide.allCases`.
    private(set) var bits: [UInt8]

    init(_ document: Document) {
        bits = Array(repeating: 0, count: document.views.count)
        for constraint in document.constraints where constraint.isActive {
            add(constraint.first)
            if let second = constraint.second { add(second) }
        }
        for (index, view) in document.views.enumerated() {
            if view.stackView?.isLayoutMarginsRelativeArrangement == true { add(.layoutMarginsGuide, of: index) }
            // A scroll view's content has a size of its own even where nothing names its guide.
            if view.scrollsContent, !view.subviews.isEmpty { add(.contentLayoutGuide, of: index) }
        }
    }

    /// The views with a guide whose place follows from safe area or margins.
    var ownersOfInsets: [Int] {
        let insets: UInt8 =
            Self.bit(.safeAreaLayoutGuide) | Self.bit(.layoutMarginsGuide) | Self.bit(.readableContentGuide)
            | Self.bit(.keyboardLayoutGuide)
        return bits.indices.filter { bits[$0] & insets != 0 }
    }

    private mutating func add(_ operand: Constraint.Operand) {
        switch operand {
        case .anchor(let anchor):
            add(anchor)
        case .offset(let from, let to):
            add(from)
            add(to)
        }
    }

    private mutating func add(_ anchor: Anchor) {
        switch anchor.item {
        case .view(let view): if anchor.attribute.isMargin { add(.layoutMarginsGuide, of: view) }
        case .guide: break
        case .builtInGuide(let guide, let owner): add(guide, of: owner)
        }
    }

    private mutating func add(_ guide: BuiltInGuide, of owner: Int) { bits[owner] |= Self.bit(guide) }

    private static func bit(_ guide: BuiltInGuide) -> UInt8 {
        switch guide {
        case .safeAreaLayoutGuide: 1 << 0
        case .layoutMarginsGuide: 1 << 1
        case .readableContentGuide: 1 << 2
        case .contentLayoutGuide: 1 << 3
        case .frameLayoutGuide: 1 << 4
        case .keyboardLayoutGuide: 1 << 5
        }
    }
}

extension LayoutAttribute {
    /// The attribute of `layoutMarginsGuide` that a margin attribute of its view means.
    package var withinMargins: LayoutAttribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
