// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A constraint of an autoresizing mask as a console prints it.
///
/// The engine gives each axis a size and a center. That is what systems up to iOS 9 print as well: `midX == + 70`, `H:[view(80)]`.
/// From iOS 10 on fixed margins are printed instead of the center: `minX == 30`, `H:[view]-(49)-|`; AppKit does so too, up to
/// macOS 10.12 with gaps alone: `H:|-(30)-[view]`.
struct MaskDescription {
    let text: String
    /// The view that the names list as `'|'`.
    let superview: Int?
    /// `h=--& v=-&-`: minimum margin, size, maximum margin of each axis; `&` is flexible.
    let flags: String

    /// Nil if the constraint is not of a mask.
    init?(
        _ constraint: InstalledConstraint, _ document: Document, _ names: ConsoleNames, _ style: ConsoleReport.Style
    ) {
        guard case .autoresizing(let view, let axis) = constraint.origin, case .anchor(let anchor) = constraint.first,
            let mask = document.views[view].autoresizingMask, let superview = document.views[view].superview
        else { return nil }
        let upward = style.isAppKit
        flags = Axis.allCases.map { MaskFlags(mask, $0, growsUp: upward).text }.joined(separator: " ")
        // The height of self-sizing content may yield, so that its top is held instead of its center.
        let isCenter = anchor.attribute != AxisAttributes(axis).size
        let item = names.name(of: .view(view))
        let size = axis == .horizontal ? "width" : "height"
        if style.printsMaskMargins, let margins = FixedMargins(document, view, axis),
            let margin = margins.replacing(isCenter: isCenter)
        {
            let isMinimum = margin.isStart != (upward && axis == .vertical) && style.marksActive
            let axisName = axis == .horizontal ? "H" : "V"
            let number = DecimalText.general(margin.points)
            if isMinimum {
                text =
                    "\(item).\(axis == .horizontal ? "minX" : "minY") == "
                    + ConstraintDescription.loneConstant(margin.points)
            } else {
                text = margin.isStart ? "\(axisName):|-(\(number))-[\(item)]" : "\(axisName):[\(item)]-(\(number))-|"
            }
            self.superview = superview
            return
        }
        self.superview = nil
        let outer = names.name(of: .view(superview))
        let share = constraint.multiplier
        guard isCenter else {
            if share == 0 || constraint.second == nil {
                text =
                    style.marksActive
                    ? "\(item).\(size) == \(ConstraintDescription.loneConstant(constraint.constant))"
                    : ConstraintDescription.drawnSize(of: item, axis, constraint.constant)
            } else {
                let factor = share == 1 ? "" : DecimalText.general(share) + "*"
                text =
                    "\(item).\(size) == \(factor)\(outer).\(size)" + ConstraintDescription.offset(constraint.constant)
            }
            return
        }
        guard anchor.attribute != .top else {
            text = "\(item).minY == \(ConstraintDescription.loneConstant(constraint.constant))"
            return
        }
        let middle = axis == .horizontal ? "midX" : "midY"
        switch share {
        case 0:
            let sign = constraint.constant < 0 ? "-" : "+"
            text = "\(item).\(middle) == \(sign) \(DecimalText.general(abs(constraint.constant)))"
        case 0.5: text = "\(item).\(middle) == \(outer).\(middle)" + ConstraintDescription.offset(constraint.constant)
        default:
            let factor = share == 1 ? "" : DecimalText.general(share) + "*"
            text = "\(item).\(middle) == \(factor)\(outer).\(size)" + ConstraintDescription.offset(constraint.constant)
        }
    }

    /// The other constraint of the same axis, without which a printed margin does not say what the engine's constraint says.
    static func companion(of constraint: InstalledConstraint, _ document: Document) -> InstalledConstraint? {
        guard case .autoresizing(let view, let axis) = constraint.origin, case .anchor(let anchor) = constraint.first,
            let superview = document.views[view].superview, let margins = FixedMargins(document, view, axis),
            anchor.attribute != .top, constraint.priority == .required
        else { return nil }
        let attributes = AxisAttributes(axis)
        let isCenter = anchor.attribute == attributes.center
        guard margins.replacing(isCenter: isCenter) != nil else { return nil }
        let other = isCenter ? attributes.size : attributes.center
        // What is printed of it depends on the mask alone, except for a fixed size.
        return InstalledConstraint(
            origin: constraint.origin, first: .anchor(InstalledAnchor(.view(view), other)), relation: .equal,
            second: margins.replacing(isCenter: !isCenter) == nil
                ? nil : .anchor(InstalledAnchor(.view(superview), attributes.size)),
            multiplier: 0, constant: document.views[view].frame?.size[axis] ?? 0)
    }
}

/// The margins of a mask that are printed instead of the engine's center, and of its size where that is flexible.
private struct FixedMargins {
    struct Margin {
        /// At the left or top.
        var isStart: Bool
        var points: Double
    }

    private let start: Margin
    private let end: Margin
    private let flags: MaskFlags

    /// Nil if more than one part is flexible: the center then follows in proportion.
    init?(_ document: Document, _ view: Int, _ axis: Axis) {
        guard let mask = document.views[view].autoresizingMask, let frame = document.views[view].frame,
            let superview = document.views[view].superview
        else { return nil }
        flags = MaskFlags(mask, axis)
        let (minimum, maximum) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let bounds = document.designSize(of: superview)?[axis] ?? maximum
        start = Margin(isStart: true, points: minimum)
        end = Margin(isStart: false, points: bounds - maximum)
        guard [flags.minimum, flags.size, flags.maximum].count(where: { $0 }) == 1 else { return nil }
    }

    /// What is printed of the center, or of the size; nil for a size that is fixed.
    func replacing(isCenter: Bool) -> Margin? {
        if flags.size { return isCenter ? start : end }
        guard isCenter else { return nil }
        return flags.minimum ? end : start
    }
}

/// The flexible parts of an axis. If a mask has none, the maximum margin grows.
private struct MaskFlags {
    var minimum: Bool
    var size: Bool
    var maximum: Bool

    /// - Parameter growsUp: whether the minimum is at the bottom, as in AppKit.
    init(_ mask: AutoresizingMask, _ axis: Axis, growsUp: Bool = false) {
        switch axis {
        case .horizontal:
            (minimum, size, maximum) = (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            )
        case .vertical:
            (minimum, size, maximum) = (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            )
        }
        if !minimum, !size { maximum = true }
        if growsUp, axis == .vertical { (minimum, maximum) = (maximum, minimum) }
        name = axis == .horizontal ? "h" : "v"
    }

    private let name: String

    /// `h=-&-`.
    var text: String { "\(name)=" + [minimum, size, maximum].map { $0 ? "&" : "-" }.joined() }
}
