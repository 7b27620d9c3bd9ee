// SPDX-License-Identifier: Apache-2.0
/// The labels and the image view of a cell's style: views in its content view, which the cell places.
@MainActor
final class StandardCellViews {
    private var text: UILabel?
    private var detail: UILabel?
    private var image: UIImageView?

    nonisolated init() {}

    /// Whether a program has used one of them.
    var isUsed: Bool { text != nil || detail != nil || image != nil }

    func contains(_ view: UIView) -> Bool { view === text || view === detail || view === image }

    func textLabel(in cell: UITableViewCell) -> UILabel {
        text ?? install(label(ofSize: cell.style == .value2 ? 12 : 17), as: \.text, in: cell)
    }

    func detailLabel(in cell: UITableViewCell) -> UILabel {
        detail ?? install(label(ofSize: cell.style == .value1 ? 17 : 12), as: \.detail, in: cell)
    }

    func imageView(in cell: UITableViewCell) -> UIImageView {
        image ?? install(UIImageView(image: nil), as: \.image, in: cell)
    }

    private func label(ofSize size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func install<View: UIView>(
        _ view: View, as part: ReferenceWritableKeyPath<StandardCellViews, View?>, in cell: UITableViewCell
    ) -> View {
        self[keyPath: part] = view
        cell.contentView.addSubview(view)
        return view
    }

    private func shown(_ label: UILabel?) -> UILabel? { label?.text?.isEmpty == false ? label : nil }

    /// Where the texts begin, from the leading edge; points.
    private func textStart(in cell: UITableViewCell) -> CGFloat {
        let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: cell.bounds.width).leading
        guard let width = image?.image?.size.width, width > 0 else { return side }
        return side + width + side
    }

    private func textWidth(in cell: UITableViewCell) -> CGFloat {
        let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: cell.bounds.width).trailing
        let trailing = cell.accessoryWidth > 0 ? 8 : side
        return max(cell.bounds.width - cell.accessoryWidth - trailing - textStart(in: cell), 0)
    }

    /// The height of the contents with 11 points above and below them.
    func height(in cell: UITableViewCell) -> CGFloat {
        let width = textWidth(in: cell)
        let heights = [shown(text), shown(detail)].compactMap {
            $0?.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        let texts = cell.style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
        return max(texts, image?.image?.size.height ?? 0) + 22
    }

    /// As the styles have it: beside each other, or the detail below the text.
    func place(in cell: UITableViewCell) {
        guard isUsed else { return }
        let bounds = cell.contentView.bounds
        let (start, width) = (textStart(in: cell), textWidth(in: cell))
        if let image, let size = image.image?.size {
            let side = NSDirectionalEdgeInsets.systemMinimum(inWidth: cell.bounds.width).leading
            put(
                image, CGRect(x: side, y: (bounds.height - size.height) / 2, width: size.width, height: size.height),
                cell)
        }
        let room = CGSize(width: width, height: 0)
        let textSize = shown(text)?.sizeThatFits(room) ?? .zero
        let detailSize = shown(detail)?.sizeThatFits(room) ?? .zero
        func middle(_ height: CGFloat) -> CGFloat { (bounds.height - height) / 2 }
        switch cell.style {
        case .default:
            if let text { put(text, CGRect(x: start, y: 0, width: width, height: bounds.height), cell) }
        case .subtitle:
            let top = middle(textSize.height + detailSize.height)
            if let text {
                put(text, CGRect(x: start, y: top, width: min(textSize.width, width), height: textSize.height), cell)
            }
            if let detail {
                put(
                    detail,
                    CGRect(
                        x: start, y: top + textSize.height, width: min(detailSize.width, width),
                        height: detailSize.height), cell)
            }
        case .value1, .value2:
            let textWidth = min(textSize.width, width)
            if let text {
                put(text, CGRect(x: start, y: middle(textSize.height), width: textWidth, height: textSize.height), cell)
            }
            let left = max(width - textWidth - 6, 0)
            let detailWidth = min(detailSize.width, left)
            let x = cell.style == .value1 ? start + width - detailWidth : start + textWidth + 6
            if let detail {
                put(
                    detail, CGRect(x: x, y: middle(detailSize.height), width: detailWidth, height: detailSize.height),
                    cell)
            }
        }
    }

    /// Mirrored from right to left, unless constraints place the view.
    private func put(_ view: UIView, _ rect: CGRect, _ cell: UITableViewCell) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        var rect = rect
        if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            rect.origin.x = cell.contentView.bounds.width - rect.maxX
        }
        view.frame = rect
    }
}
