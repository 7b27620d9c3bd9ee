// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// Every rectangle of the system with its place in the tree and its variables.
///
/// Views come first, at their places in the document; then its guides, then the built-in guides in use, then the
/// helpers of stack views. An item's position is that of its alignment rectangle, measured from the origin of its
/// superview's *frame*, so that the contents of a container of known size do not depend on where it stands.
struct ItemTable {
    /// Places in the system's variables; −1 if the item has none.
    struct Variables {
        var width: Int32 = -1
        var height: Int32 = -1
        var x: Int32 = -1
        var y: Int32 = -1

        func size(_ axis: Axis) -> Int32 { axis == .horizontal ? width : height }
        func position(_ axis: Axis) -> Int32 { axis == .horizontal ? x : y }
    }

    let viewCount: Int
    let guideCount: Int
    /// Superview or owning view; −1 for the root.
    private(set) var parents: [Int32]
    /// The number of ancestors.
    private(set) var depths: [Int32]
    private(set) var variables: [Variables] = []
    /// By view: the distance of the alignment rectangle from the frame.
    let insets: [EdgeInsets]
    /// The built-in guides in use, by owner.
    private(set) var builtInGuides: [(guide: BuiltInGuide, owner: Int)] = []
    private var firstBuiltInGuide: [Int32]
    /// Where each stack view's helpers begin; −1 if it has none.
    private var firstHelper: [Int32]

    init(_ document: Document) {
        viewCount = document.views.count
        guideCount = document.guides.count
        var parents: [Int32] = []
        var depths: [Int32] = []
        parents.reserveCapacity(viewCount + guideCount)
        depths.reserveCapacity(viewCount + guideCount)
        for view in document.views {
            parents.append(Int32(view.superview ?? -1))
            depths.append(view.superview.map { depths[$0] + 1 } ?? 0)
        }
        for guide in document.guides {
            parents.append(Int32(guide.owner))
            depths.append(depths[guide.owner] + 1)
        }
        self.parents = parents
        self.depths = depths
        insets = document.views.map(\.alignmentRectInsets)
        firstBuiltInGuide = Array(repeating: -1, count: viewCount)
        firstHelper = Array(repeating: -1, count: viewCount)
    }

    var count: Int { parents.count }

    /// The item itself where it is a view, otherwise its owning view.
    func view(of place: Int) -> Int { place < viewCount ? place : Int(parents[place]) }

    /// Adds the guides in use: `uses[view]` has a bit for each of `BuiltInGuide.allCases`.
    mutating func addBuiltInGuides(_ uses: [UInt8]) {
        for (owner, bits) in uses.enumerated() where bits != 0 {
            firstBuiltInGuide[owner] = Int32(count)
            for (bit, guide) in BuiltInGuide.allCases.enumerated() where bits & (1 << UInt8(bit)) != 0 {
                append(child: owner)
                builtInGuides.append((guide, owner))
            }
        }
    }

    /// Adds the helpers of one stack view: its spanner, then its gap guides; on macOS its ideal in the spanner's place.
    mutating func addHelpers(ofStackView stack: Int, gapGuides: Int) {
        firstHelper[stack] = Int32(count)
        for _ in 0...gapGuides { append(child: stack) }
    }

    mutating func setVariables(_ variables: [Variables]) { self.variables = variables }

    /// The place of an item; nil for a built-in guide that nothing uses.
    func place(of item: LayoutItem) -> Int? {
        switch item {
        case .view(let view): view
        case .guide(let guide): viewCount + guide
        case .builtInGuide(let guide, let owner): place(of: guide, owner: owner)
        }
    }

    func place(of item: InstalledItem) -> Int? {
        switch item {
        case .item(let item): place(of: item)
        case .spanner(let stack), .distributionIdeal(let stack): firstHelper[stack] < 0 ? nil : Int(firstHelper[stack])
        case .gapGuide(let place, let stack): firstHelper[stack] < 0 ? nil : Int(firstHelper[stack]) + 1 + place
        }
    }

    func place(of guide: BuiltInGuide, owner: Int) -> Int? {
        let first = Int(firstBuiltInGuide[owner])
        guard first >= 0 else { return nil }
        let offset = viewCount + guideCount
        var place = first
        while place - offset < builtInGuides.count, builtInGuides[place - offset].owner == owner {
            if builtInGuides[place - offset].guide == guide { return place }
            place += 1
        }
        return nil
    }

    /// The view whose frame's origin both items' positions are measured from at the least: the nearest common
    /// ancestor, an item itself where it holds the other.
    func nearestCommonAncestor(_ a: Int, _ b: Int) -> Int {
        var (a, b) = (a < viewCount ? a : Int(parents[a]), b < viewCount ? b : Int(parents[b]))
        while depths[a] > depths[b] { a = Int(parents[a]) }
        while depths[b] > depths[a] { b = Int(parents[b]) }
        while a != b { (a, b) = (Int(parents[a]), Int(parents[b])) }
        return a
    }

    private mutating func append(child owner: Int) {
        parents.append(Int32(owner))
        depths.append(depths[owner] + 1)
    }
}
