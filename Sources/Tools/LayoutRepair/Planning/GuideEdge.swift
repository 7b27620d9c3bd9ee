// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// An edge of a safe area or of margins, whose inset a file seldom states.
struct GuideEdge: Hashable {
    var owner: Int
    var isMargin: Bool
    var edge: KnownInsets.Edge

    /// The bars of macOS and tvOS have many heights.
    func isPlausible(_ inset: Double, on platform: Platform) -> Bool {
        if platform != .ios, !isMargin { return (0...200).contains(inset) }
        return isMargin ? KnownInsets.containMargin(inset, at: edge) : KnownInsets.containSafeArea(inset, at: edge)
    }

    var opposite: GuideEdge? {
        guard isMargin, edge == .left || edge == .right else { return nil }
        return GuideEdge(owner: owner, isMargin: true, edge: edge == .left ? .right : .left)
    }
}

extension Anchor {
    /// Whether it is an edge of a guide, or of a view's margins.
    var isOfGuide: Bool {
        if case .view = item { return attribute.isMargin }
        return true
    }

    /// The edge of a safe area or of margins that it is; nil if it is another item's.
    var guideEdge: GuideEdge? {
        let owner: Int
        let isMargin: Bool
        switch item {
        case .view(let view): (owner, isMargin) = (view, true)
        case .builtInGuide(.layoutMarginsGuide, let view): (owner, isMargin) = (view, true)
        case .builtInGuide(.safeAreaLayoutGuide, let view): (owner, isMargin) = (view, false)
        default: return nil
        }
        let edge: KnownInsets.Edge
        switch attribute {
        case .top, .topMargin: edge = .top
        case .bottom, .bottomMargin: edge = .bottom
        case .left, .leading, .leftMargin, .leadingMargin: edge = .left
        case .right, .trailing, .rightMargin, .trailingMargin: edge = .right
        default: return nil
        }
        return GuideEdge(owner: owner, isMargin: isMargin, edge: edge)
    }
}
