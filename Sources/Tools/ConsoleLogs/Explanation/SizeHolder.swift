// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What gives an item a size that its content does not decide.
enum SizeHolder {
    case tableView, collectionView, tableColumn, window, keyboard, unknown

    /// - Parameter size: a constraint of the system that gives an item one size.
    init(of size: LoggedConstraint.Equation, _ kind: SystemConstraint, isOutermost: Bool, isAppKit: Bool) {
        let name = size.first.item.className ?? size.first.item.name ?? ""
        if isAppKit {
            // A column has the width; the height of a row is the table's.
            self = kind == .encapsulatedSize ? (size.first.attribute == .width ? .tableColumn : .tableView) : .unknown
        } else if name.contains("TableViewCell") || name.contains("TableViewHeaderFooter") {
            self = .tableView
        } else if name.contains("CollectionViewCell") || name.contains("CollectionReusableView") {
            self = .collectionView
        } else if name == "UIInputView" {
            self = .keyboard
        } else if isOutermost, Self.isScreen(size),
            !["Cell", "Content", "Header", "Footer"].contains(where: name.contains)
        {
            self = .window
        } else {
            self = .unknown
        }
    }

    var words: String {
        switch self {
        case .tableView: "the table view"
        case .collectionView: "the collection view"
        case .tableColumn: "the column of the table view"
        case .window: "the window"
        case .keyboard: "the keyboard"
        case .unknown: "the table, collection view or window"
        }
    }

    /// What to call an item that it holds: `the row`.
    func part(of item: String) -> String {
        switch self {
        case .tableView: item.contains("Cell") ? "the row" : "the header or footer"
        case .collectionView: item.contains("Cell") ? "the cell" : "the supplementary view"
        default: item
        }
    }

    /// Whether a size is that of a screen, held in some way.
    private static func isScreen(_ size: LoggedConstraint.Equation) -> Bool {
        let value = size.constant.value
        // The first iPhones' screens had this height; no layout for them is drawn.
        if size.first.attribute == .height, value == 480 { return true }
        return Device.all.contains { device in
            size.first.attribute == .height
                ? value == device.size.height || value == device.size.width
                : value == device.size.width || value == device.size.height
        }
    }
}
