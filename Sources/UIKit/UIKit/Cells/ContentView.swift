// SPDX-License-Identifier: Apache-2.0
/// The view that fills a cell.
@MainActor
enum ContentView {
    static func install(_ view: UIView, in cell: UIView, at index: Int? = nil) {
        view.frame = cell.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(view, at: index ?? cell.subviews.count)
    }
}

/// The content view of a table cell: 11 points of margin above and below, and the system's at the sides, 8 beside an
/// accessory.
final class CellContentView: UIView {
    override var standardLayoutMargins: UIEdgeInsets {
        let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: superview?.bounds.width ?? bounds.width).leading
        let beside = (superview as? UITableViewCell).map { $0.accessoryWidth > 0 } == true ? 8 : side
        return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: beside)
            .resolved(for: effectiveUserInterfaceLayoutDirection)
    }

    /// Whether the cell or header, not a program, places a view inside.
    func places(_ view: UIView) -> Bool {
        switch superview {
        case let cell as UITableViewCell: cell.standardViews.contains(view)
        case let header as UITableViewHeaderFooterView: header.placesTitle(in: view)
        default: false
        }
    }
}
