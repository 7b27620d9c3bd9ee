// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
package import LayoutEngine
package import LayoutGeometry

/// A number of a view's frame by any of its names: one of the frame's four, or a position and a share of the size.
package struct FrameValueName {
    /// `x`, `y`, `width` or `height`.
    package var base: AmbiguousAttribute.Name
    /// How much of the size along the axis is added to it.
    package var share = 0.0

    /// The size along the axis of the base.
    package var size: AmbiguousAttribute.Name { base.axis == .horizontal ? .width : .height }

    package static let examples = "x, y, width or height, or an attribute such as trailing or centerY"

    private static let names: [String: FrameValueName] = [
        "x": .init(base: .x), "left": .init(base: .x), "minX": .init(base: .x), "y": .init(base: .y),
        "top": .init(base: .y), "minY": .init(base: .y), "width": .init(base: .width), "height": .init(base: .height),
        "right": .init(base: .x, share: 1), "maxX": .init(base: .x, share: 1), "bottom": .init(base: .y, share: 1),
        "maxY": .init(base: .y, share: 1), "centerX": .init(base: .x, share: 0.5),
        "midX": .init(base: .x, share: 0.5), "centerY": .init(base: .y, share: 0.5),
        "midY": .init(base: .y, share: 0.5),
    ]

    private init(base: AmbiguousAttribute.Name, share: Double = 0) {
        self.base = base
        self.share = share
    }

    /// - Parameter direction: of the superview.
    package init?(_ name: String, _ direction: LayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        switch name {
        case "leading": self.init(base: .x, share: isRightToLeft ? 1 : 0)
        case "trailing": self.init(base: .x, share: isRightToLeft ? 0 : 1)
        default:
            guard let known = Self.names[name] else { return nil }
            self = known
        }
    }

    /// The name that was probably meant.
    package static func suggestion(for name: String) -> String? {
        let plain = name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : name
        let all = (names.keys + ["leading", "trailing"]).sorted()
        return all.contains(plain) ? plain : NearestName.of(plain, among: all)
    }
}
