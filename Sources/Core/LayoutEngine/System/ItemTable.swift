// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// Every rectangle of the system with its position in the tree and its variables.
///
/// Views come first, in the order of the document; then its guides, then the built-in guides in use, then the helpers
/// of stack views. An item's position is that of its alignment rectangle, measured from the origin of its superview's
/// *frame*, so that the contents of a container of known size do not depend on its position.
struct ItemTable {
    /// The variables of an item; nil for a number that is not laid out, such as the root's position.
    struct Variables {
        var width: Variable?
        var height: Variable?
        var x: Variable?
        var y: Variable?

        func size(_ axis: Axis) -> Variable? { axis == .horizontal ? width : height }
        func position(_ axis: Axis) -> Variable? { axis == .horizontal ? x : y }

        /// The variables that exist, in the order of the system.
        var all: [Variable] { [width, height, x, y].compactMap { $0 } }
    }

    // Half as long as an `Int` each: live layouts of many views keep these lists.
    let viewCount: Int
    let guideCount: Int
    /// By item: its superview or owning view; negative for the root.
    private var parents: [Int32]
    /// By item: the number of its ancestors.
    private var depths: [Int32]
    private var variables = ItemVariables()
    /// By view: the distance of the alignment rectangle from the frame.
    let insets: InsetTable
    /// The built-in guides in use, by owner.
    private(set) var builtInGuides: [(guide: BuiltInGuide, owner: Int)] = []
    /// By view: the first of its built-in guides in use.
    private var firstBuiltInGuide = SparseIndices()
    /// By view: the first of a stack view's helpers.
    private var firstHelper = SparseIndices()

    init(_ document: Document) {
        viewCount = document.views.count
        guideCount = document.guides.count
        var parents: [Int32] = []
        var depths: [Int32] = []
        parents.reserveCapacity(viewCount + guideCount)
        depths.reserveCapacity(viewCount + guideCount)
        for view in document.views {
            parents.append(view.superview.map(Int32.init) ?? -1)
            depths.append(view.superview.map { depths[$0] + 1 } ?? 0)
        }
        for guide in document.guides {
            parents.append(Int32(guide.owner))
            depths.append(depths[guide.owner] + 1)
        }
        self.parents = parents
        self.depths = depths
        insets = InsetTable(document.views)
    }

    var count: Int { parents.count }
    var items: some Sequence<ItemID> { (0..<count).lazy.map(ItemID.init) }

    /// The variables of an item.
    subscript(item: ItemID) -> Variables { variables[item] }

    /// The item that a variable belongs to.
    func item(of variable: Variable) -> ItemID { variables.item(of: variable) }

    /// Whether the items have the same places in the tree as another table's.
    func hasTree(of other: ItemTable) -> Bool { viewCount == other.viewCount && parents == other.parents }

    /// Adds the guides in use: `uses[view]` has a bit for each of `BuiltInGuide.allCases`.
    mutating func addBuiltInGuides(_ uses: [UInt8]) {
        for (owner, bits) in uses.enumerated() where bits != 0 {
            firstBuiltInGuide.set(count, at: owner, count: viewCount)
            for (bit, guide) in BuiltInGuide.allCases.enumerated() where bits & (1 << UInt8(bit)) != 0 {
                append(child: owner)
                builtInGuides.append((guide, owner))
            }
        }
    }

    /// Adds the helpers of one stack view: its spanner, then its gap guides; on macOS its ideal instead of the spanner.
    mutating func addHelpers(ofStackView stack: Int, gapGuides: Int) {
        firstHelper.set(count, at: stack, count: viewCount)
        for _ in 0...gapGuides { append(child: stack) }
    }

    /// - Parameter variables: by item.
    mutating func setVariables(_ variables: [Variables]) { self.variables = ItemVariables(variables) }

    /// An item of the document; nil for a built-in guide that nothing uses.
    func id(of item: LayoutItem) -> ItemID? {
        switch item {
        case .view(let view): .view(view)
        case .guide(let guide): ItemID(index: viewCount + guide)
        case .builtInGuide(let guide, let owner): id(of: guide, owner: owner)
        }
    }

    func id(of item: InstalledItem) -> ItemID? {
        switch item {
        case .item(let item): id(of: item)
        case .spanner(let stack), .distributionIdeal(let stack): firstHelper[stack].map(ItemID.init)
        case .gapGuide(let number, let stack): firstHelper[stack].map { ItemID(index: $0 + 1 + number) }
        }
    }

    func id(of guide: BuiltInGuide, owner: Int) -> ItemID? {
        guard let first = firstBuiltInGuide[owner] else { return nil }
        let inUse = builtInGuides[(first - viewCount - guideCount)...].prefix { $0.owner == owner }
        return inUse.firstIndex { $0.guide == guide }.map { ItemID(index: viewCount + guideCount + $0) }
    }

    /// The view from whose frame's origin both items' positions are measured: the nearest common ancestor, or an item
    /// itself if it contains the other.
    func nearestCommonAncestor(_ a: ItemID, _ b: ItemID) -> Int {
        var (a, b) = (view(of: a), view(of: b))
        while depths[a] > depths[b] { a = owner(of: .view(a)) }
        while depths[b] > depths[a] { b = owner(of: .view(b)) }
        while a != b { (a, b) = (owner(of: .view(a)), owner(of: .view(b))) }
        return a
    }

    /// The superview of a view, or the view that a guide or helper belongs to; the root for itself.
    func owner(of item: ItemID) -> Int { Int(max(parents[item.index], 0)) }

    /// The item itself where it is a view; nil for a guide or helper.
    func viewIndex(_ item: ItemID) -> Int? { item.index < viewCount ? item.index : nil }

    /// The view that an item is or belongs to.
    func view(of item: ItemID) -> Int { viewIndex(item) ?? owner(of: item) }

    private mutating func append(child owner: Int) {
        parents.append(Int32(owner))
        depths.append(depths[owner] + 1)
    }
}
