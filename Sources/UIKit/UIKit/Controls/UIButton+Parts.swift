// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension UIButton.ButtonType {
    /// What a button of the type shows.
    var symbol: UIImage? {
        let name: String? =
            switch self {
            case .contactAdd: "plus.circle"
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .close: "xmark.circle.fill"
            case .custom, .system, .plain: nil
            }
        return name.flatMap { UIImage(systemName: $0) }
    }
}

extension UIButton {
    /// The action that a button for choosing one from its menu shows: the first one that is on, else the first.
    var selectedAction: UIAction? {
        guard changesSelectionAsPrimaryAction, let menu else { return nil }
        let actions = menu.actions
        return actions.first { $0.state == .on } ?? actions.first
    }
}

extension UIMenu {
    /// The actions of this menu and of its submenus.
    fileprivate var actions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu { return menu.actions }
            return (child as? UIAction).map { [$0] } ?? []
        }
    }
}

/// The sizes and places of a button's title and image.
extension UIButton {
    /// Points around title and image.
    var shownContentInsets: UIEdgeInsets {
        configuration?.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets
    }

    private var placement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }
    private var isVertical: Bool { !placement.isDisjoint(with: [.top, .bottom]) }
    private var space: CGFloat { configuration?.imagePadding ?? imagePadding }

    /// The width at which the title wraps in a button of a width; nil if it needs less.
    func wrappingWidth(of title: ShownText, inWidth width: CGFloat) -> CGFloat? {
        title.wrappingWidth(in: titleWidth(inWidth: width), direction: effectiveUserInterfaceLayoutDirection)
    }

    private func titleWidth(inWidth width: CGFloat) -> CGFloat {
        let insets = shownContentInsets
        var room = width - insets.left - insets.right
        if let image = shownImage, image.size.width > 0, !isVertical { room -= image.size.width + space }
        return max(room, 0)
    }

    /// - Parameter available: the width that the layout gives, in points; nil for no limit.
    func naturalSize(of title: ShownText, inWidth available: CGFloat?) -> CGSize {
        let width = available.flatMap { wrappingWidth(of: title, inWidth: $0) }
        let measured = title.isEmpty ? .zero : CGSize(title.measure(width: width).size)
        let size = contentSize(title: measured, of: title, inWidth: available)
        guard let background = currentBackgroundImage?.size else { return size }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    private func contentSize(title measured: CGSize, of text: ShownText, inWidth available: CGFloat?) -> CGSize {
        let picture = shownImage?.size ?? .zero
        let emptyLine = text.font.lineHeight.rounded(.up)
        if let configuration {
            let line = measured.height > 0 ? measured.height : emptyLine
            let (texts, lines) = configuration.withSubtitle(
                title: measured, line: line, inWidth: available.map(titleWidth))
            return configuration.size(title: texts, line: lines, image: picture)
        }
        // Without a configuration titles take whole points: a line of 20.5 makes a button of 33.
        let title = measured.roundedUp
        let line = title.height > 0 ? title.height : emptyLine
        let padding = title.width > 0 && picture.width > 0 ? space : 0
        let width = title.width + padding + picture.width
        if contentEdgeInsets != .zero {
            let insets = contentEdgeInsets
            return CGSize(
                width: width + insets.left + insets.right,
                height: max(line, picture.height) + insets.top + insets.bottom)
        }
        if title.height == 0, picture.height > 0 {
            return CGSize(width: picture.width, height: max(line, picture.height))
        }
        // 6 points above and below the title, and 30 in width at the least, as Interface Builder records it.
        return CGSize(width: max(width, 30), height: max(line + 12, picture.height))
    }

    // MARK: Places

    /// Sets the frames of label and image view, unless constraints do.
    func placeParts() {
        let content = contentRect(forBounds: bounds)
        if let label { place(label, at: titleRect(forContentRect: content)) }
        if let picture { place(picture, at: imageRect(forContentRect: content)) }
    }

    private func place(_ part: UIView, at rect: CGRect) {
        guard part.translatesAutoresizingMaskIntoConstraints else { return }
        part.frame = rect
    }

    /// Image and title beside each other, or one above the other, aligned as the control's content is.
    func partRects(in content: CGRect) -> (title: CGRect, image: CGRect) {
        let (imageRoom, titleRoom) =
            configuration == nil
            ? (content.inset(by: imageEdgeInsets).positive, content.inset(by: titleEdgeInsets).positive)
            : (content.positive, content.positive)
        var image = shownImage?.size ?? .zero
        image = CGSize(width: min(image.width, imageRoom.width), height: min(image.height, imageRoom.height))
        let title = titleText
        let beside = isVertical || image.width == 0 ? 0 : image.width + space
        let room = max(titleRoom.width - beside, 0)
        let wrapping =
            title.numberOfLines == 1
            ? nil : title.wrappingWidth(in: room, direction: effectiveUserInterfaceLayoutDirection)
        var text = title.isEmpty ? .zero : CGSize(title.measure(width: wrapping).size)
        text = CGSize(width: min(text.width, room), height: min(text.height, titleRoom.height))
        // A subtitle is below the title: both are one block.
        let block =
            configuration?.withSubtitle(title: text, line: text.height, inWidth: room).size ?? text
        let padding = block.width > 0 && image.width > 0 ? space : 0
        let whole =
            isVertical
            ? CGSize(width: max(image.width, block.width), height: image.height + padding + block.height)
            : CGSize(width: image.width + padding + block.width, height: max(image.height, block.height))
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let isImageFirst =
            isVertical ? placement.contains(.top) : placement.contains(.trailing) != isLeftToRight
        let titlePlace = place(block, of: whole, in: titleRoom, isFirst: !isImageFirst)
        return (
            CGRect(origin: titlePlace.origin, size: CGSize(width: block.width, height: text.height)),
            place(image, of: whole, in: imageRoom, isFirst: isImageFirst)
        )
    }

    private func place(_ part: CGSize, of whole: CGSize, in room: CGRect, isFirst: Bool) -> CGRect {
        let height = isVertical ? whole.height : part.height
        var origin = CGPoint(x: room.midX - whole.width / 2, y: room.midY - height / 2)
        switch (contentHorizontalAlignment, effectiveUserInterfaceLayoutDirection) {
        case (.left, _), (.leading, .leftToRight), (.trailing, .rightToLeft), (.fill, .leftToRight):
            origin.x = room.minX
        case (.right, _), (.leading, .rightToLeft), (.trailing, .leftToRight), (.fill, .rightToLeft):
            origin.x = room.maxX - whole.width
        case (.center, _): break
        }
        switch contentVerticalAlignment {
        case .top: origin.y = room.minY
        case .bottom: origin.y = room.maxY - height
        case .center, .fill: break
        }
        if isVertical {
            origin.x += (whole.width - part.width) / 2
            if !isFirst { origin.y += whole.height - part.height }
        } else if !isFirst {
            origin.x += whole.width - part.width
        }
        let grid = PixelGrid(scale: Double(UIScreen.main.scale))
        return CGRect(
            x: CGFloat(grid.rounded(Double(origin.x))), y: CGFloat(grid.rounded(Double(origin.y))),
            width: part.width, height: part.height)
    }

    // MARK: Documents

    /// Whether a document's reader would measure the button otherwise.
    var isMeasuredHereOnly: Bool {
        if configuration?.isStacked == true || currentBackgroundImage != nil { return true }
        if label?.takesPartInLayout == true || picture?.takesPartInLayout == true { return true }
        let text = titleText
        guard !text.isEmpty, text.numberOfLines != 1 else { return false }
        let width = bounds.width > 0 && wrapsContent ? wrappingWidth(of: text, inWidth: bounds.width) : nil
        return text.measure(width: width).lineCount > 1
    }

    /// A document shows title and image as the button's own, unless a program uses their views.
    var documentButton: ViewContent.Button {
        var title = titleText.styled
        title.alignment = .natural
        title.lineSpacing = 0
        title.paragraphLineHeight = nil
        if label?.takesPartInLayout == true { title.content = .plain("") }
        return ViewContent.Button(
            title: title, image: picture?.takesPartInLayout == true ? nil : shownImage?.engineSource,
            imagePadding: Double(space), contentInsets: configuration?.contentInsets.engineInsets,
            contentEdgeInsets: configuration != nil || contentEdgeInsets == .zero
                ? nil : contentEdgeInsets.engineInsets)
    }
}

extension CGRect {
    /// Without negative sizes.
    fileprivate var positive: CGRect {
        CGRect(x: minX, y: minY, width: isNull ? 0 : max(width, 0), height: isNull ? 0 : max(height, 0))
    }
}
