// SPDX-License-Identifier: Apache-2.0
/// The views of a navigation bar's buttons, at its sides.
@MainActor
final class BarItemViews {
    private struct Entry {
        let view: UIView
        let isLeading: Bool
        /// The distance from that edge, of views with constraints of their own.
        var edge: NSLayoutConstraint?
    }

    private var entries: [Entry] = []

    nonisolated init() {}

    /// Adds the views of the items, and removes those of others.
    func update(_ leading: [UIBarButtonItem], _ trailing: [UIBarButtonItem], in bar: UINavigationBar) {
        let wanted =
            leading.compactMap(\.customView).map { ($0, true) } + trailing.compactMap(\.customView).map { ($0, false) }
        guard !wanted.elementsEqual(entries, by: { $0.0 === $1.view && $0.1 == $1.isLeading }) else { return }
        for entry in entries where !wanted.contains(where: { $0.0 === entry.view }) {
            if entry.view.superview === bar { entry.view.removeFromSuperview() }
        }
        entries = wanted.map { view, isLeading in
            if view.superview !== bar { bar.addSubview(view) }
            return Entry(view: view, isLeading: isLeading, edge: constraint(of: view, isLeading, in: bar))
        }
        bar.setNeedsLayout()
    }

    private func constraint(of view: UIView, _ isLeading: Bool, in bar: UINavigationBar) -> NSLayoutConstraint? {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return nil }
        let edge =
            isLeading
            ? view.leadingAnchor.constraint(equalTo: bar.leadingAnchor)
            : bar.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        let middle = bar.topAnchor.anchorWithOffset(to: view.centerYAnchor)
        NSLayoutConstraint.activate([edge, middle.constraint(equalToConstant: bar.rowHeight / 2)])
        return edge
    }

    /// Places the views in their order from the sides, with what the other buttons take.
    func place(_ leading: [UIBarButtonItem], _ trailing: [UIBarButtonItem], in bar: UINavigationBar) {
        for (items, isLeading) in [(leading, true), (trailing, false)] {
            var distance = NSDirectionalEdgeInsets.systemMinimum(inWidth: bar.bounds.width).leading
            for item in items {
                let width = item.barWidth(rowHeight: bar.rowHeight)
                if let entry = entries.first(where: { $0.view === item.customView && $0.isLeading == isLeading }) {
                    put(entry, distance, in: bar)
                }
                distance += width + (item.isSpace ? 0 : 16)
            }
        }
    }

    private func put(_ entry: Entry, _ distance: CGFloat, in bar: UINavigationBar) {
        if let edge = entry.edge {
            if edge.constant != distance { edge.constant = distance }
            return
        }
        let size = entry.view.barSize(rowHeight: bar.rowHeight)
        let isLeft = entry.isLeading == (bar.effectiveUserInterfaceLayoutDirection == .leftToRight)
        let frame = CGRect(
            x: isLeft ? distance : bar.bounds.width - distance - size.width, y: (bar.rowHeight - size.height) / 2,
            width: size.width, height: size.height)
        if entry.view.frame != frame { entry.view.frame = frame }
    }
}

extension UIView {
    /// The size in a bar: that of the constraints, else of the frame, else of the content.
    fileprivate func barSize(rowHeight: CGFloat) -> CGSize {
        var size = translatesAutoresizingMaskIntoConstraints ? frame.size : .zero
        if size == .zero { size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        if size == .zero { size = sizeThatFits(CGSize(width: 0, height: rowHeight)) }
        return CGSize(width: size.width, height: min(size.height, rowHeight))
    }
}

extension UIBarButtonItem {
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Points that the item takes in a navigation bar.
    @MainActor
    func barWidth(rowHeight: CGFloat) -> CGFloat {
        if let customView { return customView.barSize(rowHeight: rowHeight).width }
        if isSpace || width > 0 { return systemItem == .flexibleSpace ? 0 : width }
        if let image { return image.symbolName == nil ? image.size.width : 22 }
        guard let title else { return 22 }
        return title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
}
