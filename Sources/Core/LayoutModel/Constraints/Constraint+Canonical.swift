// SPDX-License-Identifier: Apache-2.0
extension Constraint {
    /// This equation with its items exchanged: multiplier and constant inverted, the relation turned round.
    ///
    /// Nil if there is nothing to exchange, or where it would change the meaning: an optional constraint is missed by
    /// points of its first item, so that dividing by a multiplier would weigh it differently.
    package var inverted: Constraint? {
        guard let second, multiplier != 0, abs(multiplier) == 1 || priority == .required else { return nil }
        var result = self
        result.spelling = nil
        result.first = second
        result.second = first
        result.multiplier = 1 / multiplier
        result.constant = Self.negated(constant, over: multiplier)
        result.systemSpacing = Self.negated(systemSpacing, over: multiplier)
        if multiplier > 0 { result.relation = relation.flipped }
        return result
    }

    /// The way of writing this constraint that Apple's guide prefers: a whole multiplier rather than a fraction, then a
    /// positive constant, then the views in layout order.
    package func canonical(in document: Document) -> Constraint {
        guard let inverted, prefersInversion(to: inverted, in: document) else { return self }
        return inverted
    }

    private func prefersInversion(to inverted: Constraint, in document: Document) -> Bool {
        if abs(multiplier) != 1 {
            let (isWhole, isWholeInverted) = (multiplier.isWhole, inverted.multiplier.isWhole)
            guard isWhole != isWholeInverted else { return false }
            // 1 / 0.3333 is not a whole number; 1 / (1 / 3) is, and goes back without loss.
            return isWholeInverted && 1 / inverted.multiplier == multiplier
        }
        let offset = constant != 0 ? constant : systemSpacing
        let offsetInverted = inverted.constant != 0 ? inverted.constant : inverted.systemSpacing
        if (offset < 0) != (offsetInverted < 0) { return offset < 0 }
        guard case .anchor(let a) = first, case .anchor(let b) = inverted.first else { return false }
        return document.precedes(b, a)
    }

    /// Never −0.
    private static func negated(_ number: Double, over multiplier: Double) -> Double {
        number == 0 ? 0 : -number / multiplier
    }
}

extension Double {
    fileprivate var isWhole: Bool { self == rounded() }
}

extension LayoutAttribute {
    fileprivate enum Edge { case start, end }

    /// Which end of an item it is.
    fileprivate var edge: Edge? {
        switch self {
        case .leading, .left, .top, .firstBaseline: .start
        case .trailing, .right, .bottom, .lastBaseline: .end
        default: nil
        }
    }
}

extension Document {
    /// Whether one anchor comes before another where nothing else decides: the start of an item before the end of its
    /// neighbour, as with a gap; a view before its ancestors, as in `View.centerX = Superview.centerX`; layout order,
    /// which is the order of the document; Apple's order of attributes, except that height precedes width, as in an
    /// aspect ratio.
    fileprivate func precedes(_ a: Anchor, _ b: Anchor) -> Bool {
        if a.item != b.item, a.attribute.edge != b.attribute.edge, let edge = a.attribute.edge, b.attribute.edge != nil
        {
            return edge == .start
        }
        let (viewA, viewB) = (owner(of: a.item), owner(of: b.item))
        if viewA != viewB {
            if isAncestor(viewB, of: viewA) { return true }
            if isAncestor(viewA, of: viewB) { return false }
            return viewA < viewB
        }
        if a.item != b.item { return rank(a.item) < rank(b.item) }
        if a.attribute.kind == .size, b.attribute.kind == .size {
            return a.attribute == .height && b.attribute == .width
        }
        return a.attribute.rawValue < b.attribute.rawValue
    }

    /// The items of one view: its own guides in their order, the built-in ones, and around them the view itself.
    private func rank(_ item: LayoutItem) -> Int {
        switch item {
        case .guide(let index): index
        case .builtInGuide(let guide, _): guides.count + (BuiltInGuide.allCases.firstIndex(of: guide) ?? 0)
        case .view: guides.count + BuiltInGuide.allCases.count
        }
    }
}
