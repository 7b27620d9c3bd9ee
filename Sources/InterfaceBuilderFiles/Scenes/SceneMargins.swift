internal import LayoutGeometry
internal import LayoutModel

extension SceneBuilder {
    /// Margins that the file leaves to the system version, and those that the caller knows.
    mutating func applyMargins(safeArea: EdgeInsets) {
        guard file.system != .macos else { return }
        for place in views.indices {
            if views[place].layoutMargins == nil, let margins = Self.cellMargins(elements[place], file) {
                views[place].layoutMargins = .absolute(margins)
            }
            // A table lays its cells out below the bars; where they are drawn says nothing of a safe area.
            if elements[place].element.name == "tableViewCell" { views[place].insetsLayoutMarginsFromSafeArea = false }
        }
        guard !options.insets.isEmpty else { return }
        for edge in KnownInset.Edge.allCases {
            let known = options.insets.filter { $0.guide == .margin && $0.edge == edge }
            if let value = known.first(where: \.isOfRoot)?.value { set(edge, to: value, of: 0) }
            let below = known.filter { !$0.isOfRoot }.map(\.value)
            let users = marginUsers(edge).filter { $0 != 0 }
            for (index, place) in users.enumerated() {
                guard let value = index < below.count ? below[index] : nil else { break }
                set(edge, to: value, of: place)
            }
        }
    }

    /// Table cells: from Xcode 9 on their contents stand further in than other views', by the version's own rule.
    ///
    /// Counted over the cells whose frames tell the left margin: 8 in all 12 up to version 12121, 20 in all 27 of Xcode 9 and
    /// 10 (600 points wide), 15 in all 6 of Xcode 11 to 12.2, 16 in all 13 of later ones, or 20 in both on the 414-point
    /// device; 20 in the one of Xcode 16.
    private static func cellMargins(_ view: ViewElement, _ file: InterfaceFile) -> EdgeInsets? {
        guard view.element.name == "tableViewCellContentView", file.toolsVersion >= 13000 else { return nil }
        let isWide = (file.device?.size.width ?? 375) >= 414
        let side: Double
        switch file.toolsVersion {
        case ..<14800: side = view.recordedFrame.width >= 414 ? 20 : 16
        case ..<17000: side = isWide ? 20 : 15
        case ..<24000: side = isWide ? 20 : 16
        default: side = 20
        }
        let height: Double = file.toolsVersion < 24000 ? 11 : 15
        return EdgeInsets(top: height, left: side, bottom: height, right: side)
    }

    private mutating func set(_ edge: KnownInset.Edge, to value: Double, of place: Int) {
        var margins =
            views[place].layoutMargins?.resolved(for: .leftToRight)
            ?? (place == 0
                ? EdgeInsets(top: 0, left: 16, bottom: 0, right: 16) : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        margins[edge] = value
        views[place].layoutMargins = .absolute(margins)
        views[place].insetsLayoutMarginsFromSafeArea = false
        views[place].preservesSuperviewLayoutMargins = false
    }

    /// Views with a constraint to their margin on this edge, in the order of the tree.
    private func marginUsers(_ edge: KnownInset.Edge) -> [Int] {
        var users: Set<Int> = []
        for constraint in constraints where constraint.isActive {
            for operand in [constraint.first, constraint.second].compactMap({ $0 }) {
                guard case .anchor(let anchor) = operand, case .view(let place) = anchor.item else { continue }
                let touches: Bool =
                    switch (edge, anchor.attribute) {
                    case (.top, .topMargin), (.bottom, .bottomMargin), (.left, .leftMargin), (.left, .leadingMargin),
                        (.right, .rightMargin), (.right, .trailingMargin), (.left, .centerXWithinMargins),
                        (.right, .centerXWithinMargins), (.top, .centerYWithinMargins),
                        (.bottom, .centerYWithinMargins):
                        true
                    default: false
                    }
                if touches { users.insert(place) }
            }
        }
        return users.sorted()
    }
}
