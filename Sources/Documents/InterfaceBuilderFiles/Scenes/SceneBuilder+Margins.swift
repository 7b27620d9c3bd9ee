// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

extension SceneBuilder {
    /// Margins that the file leaves to the system version, and those that the caller knows.
    mutating func applyMargins(safeArea: EdgeInsets) {
        guard file.system != .macos else { return }
        for view in views.indices {
            let cell = views[view].superview.map { elements[$0] }
            let table = views[view].superview.flatMap { views[$0].superview }
            let place: CellPlace =
                table == nil ? .nib : root.owner != .controller ? .tableOfNib : table == 0 ? .root : .table
            if views[view].layoutMargins == nil,
                let margins = Self.cellMargins(elements[view], cell, file, place)
            {
                views[view].layoutMargins = .absolute(margins)
            }
            // Cells are laid out below the bars: where they are drawn says nothing about a safe area.
            if ["tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView"].contains(
                elements[view].element.name)
            {
                views[view].insetsLayoutMarginsFromSafeArea = false
                // Nor do they take over the margins around them, even if they preserve those of their superviews; the contents
                // take over those of the cell if it has any of its own or is the root of a .xib.
                let isContent = elements[view].element.name == "tableViewCellContentView"
                let cellHasMargins = views[view].superview == 0 || cell.flatMap { Self.margins(of: $0.element) } != nil
                if !isContent || !cellHasMargins {
                    views[view].preservesSuperviewLayoutMargins = false
                }
            }
            if cell?.element.name == "collectionView" {
                views[view].additionalSafeAreaInsets = EdgeInsets(
                    top: -safeArea.top, left: 0, bottom: -safeArea.bottom, right: 0)
            }
        }
        if root.owner == .nib, file.xcode < .xcode9, views[0].layoutMargins == nil {
            // Up to iOS 10 only a view controller's own view has margins other than 8.
            views[0].layoutMargins = .absolute(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            views[0].viewRespectsSystemMinimumLayoutMargins = false
        }
        let rootName = elements[0].element.name
        if root.owner == .nib, (XcodeRelease.xcode9 ..< .xcode11).contains(file.xcode), views[0].layoutMargins == nil,
            rootName == "collectionViewCell" || rootName == "collectionReusableView",
            elements[0].recordedFrame.width >= Self.widthOfWideCells
        {
            views[0].layoutMargins = .absolute(EdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        }
        if root.owner == .controller, file.xcode < .xcode9 {
            // Up to iOS 10 and tvOS 10 margins have nothing of the bars.
            views[0].insetsLayoutMarginsFromSafeArea = false
        }
        if root.owner == .controller, file.system == .ios, file.xcode < .xcode7, views[0].layoutMargins == nil {
            // iOS 8 has one width of side margins.
            views[0].layoutMargins = .absolute(EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
            views[0].viewRespectsSystemMinimumLayoutMargins = false
        }
        if file.system == .tvos, file.xcode >= .xcode9, views[0].layoutMargins == nil, rootName == "view" {
            views[0].layoutMargins = .absolute(EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
            views[0].viewRespectsSystemMinimumLayoutMargins = false
        }
        guard !options.insets.isEmpty else { return }
        for edge in KnownInset.Edge.allCases {
            let known = options.insets.filter { $0.guide == .margin && $0.edge == edge }
            if let value = known.first(where: \.isOfRoot)?.value { set(edge, to: value, of: 0) }
            let below = known.filter { !$0.isOfRoot }.map(\.value)
            let users = marginUsers(edge).filter { $0 != 0 }
            for (index, view) in users.enumerated() {
                guard let value = index < below.count ? below[index] : nil else { break }
                set(edge, to: value, of: view)
            }
        }
    }

    /// Where a cell is.
    private enum CellPlace {
        /// In the table that is a view controller's own view, or in another one of its views.
        case root, table
        /// In a table of a .xib, or at the root of one.
        case tableOfNib, nib
    }

    /// Points: wider cells have side margins of 20 in files of Xcode 9 and 10.
    private static let widthOfWideCells = 400.0

    /// Table cells: their contents stand further in than other views', by the version's own rule.
    ///
    /// Up to Xcode 8, and in a .xib of Xcode 9.0, only where the margins follow the readable width. Narrow cells keep the side margins of narrow
    /// screens. Where an accessory is beside the contents, the trailing margin is that of any view.
    ///
    /// A view controller's own table gives its cells the margins of the controller's view.
    private static func cellMargins(
        _ view: ViewElement, _ cell: ViewElement?, _ file: InterfaceFile, _ place: CellPlace
    ) -> EdgeInsets? {
        guard view.element.name == "tableViewCellContentView" else { return nil }
        guard file.xcode >= (place == .nib ? .xcode9_1 : .xcode9) else {
            return view.element.isSet("layoutMarginsFollowReadableWidth")
                ? EdgeInsets(top: 11, left: 15, bottom: 11, right: 15) : nil
        }
        let width = (cell ?? view).recordedFrame.width
        let deviceWidth = file.device?.size.width ?? 375
        let isNarrow = width <= 320
        let side: Double
        switch file.xcode {
        case ..<XcodeRelease.xcode11: side = width >= Self.widthOfWideCells ? 20 : place == .table ? 15 : 16
        case ..<XcodeRelease.xcode12: side = deviceWidth >= 414 ? (isNarrow ? 16 : 20) : place == .root ? 16 : 15
        default: side = deviceWidth >= 390 && !isNarrow ? 20 : 16
        }
        let height: Double = file.xcode < .xcode26 ? 11 : 15
        let hasAccessory = cell?.element["accessoryType"] != nil
        // Up to Xcode 10 the separator takes half a point at the bottom.
        return EdgeInsets(
            top: height, left: side, bottom: file.xcode < .xcode11 ? height - 0.5 : height,
            right: hasAccessory ? 8 : side)
    }

    private mutating func set(_ edge: KnownInset.Edge, to value: Double, of view: Int) {
        var margins =
            views[view].layoutMargins?.resolved(for: .leftToRight)
            ?? (view == 0
                ? EdgeInsets(top: 0, left: 16, bottom: 0, right: 16) : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        margins[edge] = value
        views[view].layoutMargins = .absolute(margins)
        views[view].insetsLayoutMarginsFromSafeArea = false
        views[view].viewRespectsSystemMinimumLayoutMargins = false
        views[view].preservesSuperviewLayoutMargins = false
    }

    /// Views with a constraint to their margin on this edge, in the order of the tree.
    private func marginUsers(_ edge: KnownInset.Edge) -> [Int] {
        var users: Set<Int> = []
        for constraint in constraints where constraint.isActive {
            for operand in [constraint.first, constraint.second].compactMap({ $0 }) {
                guard case .anchor(let anchor) = operand, case .view(let view) = anchor.item else { continue }
                let touches: Bool =
                    switch (edge, anchor.attribute) {
                    case (.top, .topMargin), (.bottom, .bottomMargin), (.left, .leftMargin), (.left, .leadingMargin),
                        (.right, .rightMargin), (.right, .trailingMargin), (.left, .centerXWithinMargins),
                        (.right, .centerXWithinMargins), (.top, .centerYWithinMargins),
                        (.bottom, .centerYWithinMargins):
                        true
                    default: false
                    }
                if touches { users.insert(view) }
            }
        }
        return users.sorted()
    }
}
