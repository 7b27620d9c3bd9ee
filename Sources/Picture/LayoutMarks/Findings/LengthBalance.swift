// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// The sum behind a failure on one axis: what there is, and what would be needed in its place.
struct LengthBalance {
    struct Part {
        /// Points of the layout.
        var length: Double
        /// The item whose size it is; nil for a distance.
        var item: LayoutItem?
    }

    var axis: Axis
    /// Where both sides begin, a coordinate of the layout.
    var origin: Double
    var available: [Part]
    var needed: [Part]
    var state: MarkState
    var views: Set<Int>

    /// From a ring of steps from edge to edge: those forwards are needed, those back are what there is, which is the side of fewer parts
    /// or, of as many, the shorter one.
    init?(_ ring: [EdgeGraph.Step], axis: Axis, locator: AnchorLocator, state: MarkState) {
        func length(_ steps: [EdgeGraph.Step]) -> Double { steps.reduce(0) { $0 + abs($1.length) } }
        var ring = ring.filter { abs($0.length) > 0.005 }
        let (forward, back) = (ring.filter { $0.length > 0 }, ring.filter { $0.length < 0 })
        guard !forward.isEmpty, !back.isEmpty, abs(length(forward) - length(back)) >= 0.01 else { return nil }
        if (forward.count, length(forward)) < (back.count, length(back)) {
            ring = ring.reversed().map(\.reversed)
        }
        // From where what there is ends.
        let start = ring.indices.first { ring[$0].length > 0 && ring[$0 > 0 ? $0 - 1 : ring.count - 1].length < 0 } ?? 0
        ring = Array(ring[start...] + ring[..<start])
        func part(_ step: EdgeGraph.Step) -> Part {
            Part(length: abs(step.length), item: step.from.item == step.to.item ? step.from.item : nil)
        }
        self.axis = axis
        self.state = state
        needed = ring.filter { $0.length > 0 }.map(part)
        available = ring.reversed().filter { $0.length < 0 }.map(part)
        origin =
            ring.filter { $0.length < 0 }.flatMap { [$0.from, $0.to] }.map { locator.position(of: $0, axis) }.min() ?? 0
        views = Set(ring.flatMap { [$0.from, $0.to] }.map { locator.owner(of: $0.item) })
        guard origin.isFinite, have.isFinite, need.isFinite else { return nil }
    }

    var have: Double { available.reduce(0) { $0 + $1.length } }
    var need: Double { needed.reduce(0) { $0 + $1.length } }

    /// The terms of both sides.
    var lengths: [[Double]] { [available.map(\.length), needed.map(\.length)] }

    /// The name of the item whose length one side is; nil if it is a sum of several.
    static func owner(of parts: [Part], in document: Document) -> String? {
        guard parts.count == 1, let item = parts[0].item else { return nil }
        switch item {
        case .view(let view): return document.views[view].id
        case .guide(let guide): return document.guides[guide].id
        case .builtInGuide(let guide, of: let view): return "\(document.views[view].id).\(guide.rawValue)"
        }
    }

    /// `16 + 90 + 16 = 122, screen has 100: 22 short`
    func text(in document: Document) -> String {
        let owner = Self.owner(of: available, in: document) ?? "the room"
        let difference = NumberText.string(abs(need - have))
        return "\(Self.sum(needed)), \(owner) has \(Self.sum(available)): "
            + (need > have ? "\(difference) short" : "\(difference) left over")
    }

    private static func sum(_ parts: [Part]) -> String {
        let terms = parts.map { NumberText.string($0.length) }.joined(separator: " + ")
        return parts.count > 1 ? "\(terms) = \(NumberText.string(parts.reduce(0) { $0 + $1.length }))" : terms
    }
}
