// SPDX-License-Identifier: Apache-2.0
/// Flags of a view's state.
struct ViewState: OptionSet {
    var rawValue: UInt32

    static let ownConstraintsOnly = ViewState(rawValue: 1 << 0)
    static let needsLayout = ViewState(rawValue: 1 << 1)
    static let descendantNeedsLayout = ViewState(rawValue: 1 << 2)
    static let needsUpdateConstraints = ViewState(rawValue: 1 << 3)
    static let descendantNeedsUpdateConstraints = ViewState(rawValue: 1 << 4)
    static let isHidden = ViewState(rawValue: 1 << 5)
    static let clipsToBounds = ViewState(rawValue: 1 << 6)
    static let ignoresInteraction = ViewState(rawValue: 1 << 7)
    static let preservesSuperviewMargins = ViewState(rawValue: 1 << 8)
    static let ignoresSafeAreaInMargins = ViewState(rawValue: 1 << 9)
    static let keepsSubviewSizes = ViewState(rawValue: 1 << 10)
    /// The engine has a frame for it that has not been set yet.
    static let hasNewFrame = ViewState(rawValue: 1 << 11)
    static let isPlacing = ViewState(rawValue: 1 << 12)
    static let hasDebugExercise = ViewState(rawValue: 1 << 13)
    /// The engine has its origin between two pixels.
    static let isBetweenPixels = ViewState(rawValue: 1 << 14)

    /// It is giving the size of its content.
    static let isMeasuring = ViewState(rawValue: 1 << 15)

    /// It shows a part of a control, which places it: a button's title or image.
    static let isPart = ViewState(rawValue: 1 << 16)
    /// A part that a constraint refers to, or that has subviews.
    static let isUsedPart = ViewState(rawValue: 1 << 17)

    static let initial: ViewState = [.needsLayout, .needsUpdateConstraints]

    mutating func set(_ member: ViewState, _ isIn: Bool) {
        if isIn { insert(member) } else { remove(member) }
    }
}

/// The content priorities of a view, by axis.
struct ContentPriorities: Hashable {
    struct ByAxis: Hashable {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    var hugging: ByAxis
    var resistance = ByAxis(horizontal: .defaultHigh, vertical: .defaultHigh)

    init(hugging horizontal: Float, _ vertical: Float) {
        hugging = ByAxis(horizontal: UILayoutPriority(horizontal), vertical: UILayoutPriority(vertical))
    }

    static let standard = ContentPriorities(hugging: 250, 250)
}

/// The settings that determine a view's layout margins.
struct ViewMargins {
    enum Base {
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var base: Base
}
