// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

/// Sizes that views have on Xcode's canvas alone: a device gives them others.
extension SceneBuilder {
    /// Points: what the canvas gives to views of a stack view that would have no size, so that they can be seen.
    private static let sideOfEmptyView = 50.0

    /// For comparisons with recorded frames; leaves the view as it is otherwise.
    func takeCanvasSize(_ view: inout View, of element: ViewElement, in superview: Int?) {
        guard options.takesSizesOfCanvas, view.intrinsicContentSize == nil else { return }
        guard file.system != .macos else { return takeOlderLines(&view) }
        if file.toolsVersion < 13000 { drawAsInIOS10(&view.content) }
        let isArranged = superview.map { elements[$0].element.name } == "stackView"
        switch view.content {
        case .label(var label) where takesWholePoints(label, isArranged: isArranged):
            label.takesWholePoints = true
            view.content = .label(label)
        case .label(let label) where isArranged && label.numberOfLines == 1 && label.text.content.isEmpty:
            view.intrinsicContentSize = IntrinsicContentSize(
                width: Self.sideOfEmptyView, height: Self.sideOfEmptyView)
        case .view where isArranged && element.element.name == "view":
            let width = superview.flatMap(widthOfCentredViews)
            // Next to recorded sizes of texts the height tells as much against the 50 points as for them.
            let side = options.sizes == .measured ? Self.sideOfEmptyView : nil
            guard width != nil || side != nil else { return }
            // It may be larger; labels in it, which hug their texts by 251, stretch.
            view.intrinsicContentSize = IntrinsicContentSize(width: width ?? side, height: side)
            let (hugging, compression) = (LayoutPriority(1), LayoutPriority(260))
            view.contentHugging = AxisPriorities(horizontal: hugging, vertical: hugging)
            view.compressionResistance = AxisPriorities(horizontal: compression, vertical: compression)
        default: break
        }
    }

    /// Points: what the canvas gives to views that a vertical stack view centres, since Xcode 13; nil for other stack views.
    private func widthOfCentredViews(in stackView: Int) -> Double? {
        let element = elements[stackView].element
        guard file.toolsVersion >= 19000, element["axis"] == "vertical", element["alignment"] == "center" else {
            return nil
        }
        return 240
    }

    /// The canvas of Xcode 8 is that of iOS 10, whose San Francisco for display is set wider: by 0.0116 of the size, as 12 of 17
    /// labels of 20 points and more have it.
    private func drawAsInIOS10(_ content: inout ViewContent) {
        func widened(_ text: StyledText) -> StyledText {
            var text = text
            if text.font.family == Font.systemFamily, text.font.size >= 20 { text.tracking += 0.0116 * text.font.size }
            return text
        }
        switch content {
        case .label(var label):
            label.text = widened(label.text)
            label.text.pushesOutWords = false
            content = .label(label)
        case .button(var button):
            button.title = widened(button.title)
            content = .button(button)
        default: break
        }
    }

    /// A label of one line in the standard size that no stack view arranges.
    ///
    /// On screens with three pixels per point 76 of 91 such labels of regular weight are 21 points high, the others 20.33, of
    /// other weights 15 of 17; 71 of 71 in stack views and 175 of 175 without a limit of lines take pixels.
    private func takesWholePoints(_ label: ViewContent.Label, isArranged: Bool) -> Bool {
        guard file.system == .ios, file.scale == 3, !isArranged, label.numberOfLines == 1, label.text.textStyle == nil
        else { return false }
        return label.text.font.family == Font.systemFamily && label.text.font.size == 17
    }

    /// Up to Xcode 10 lines of AppKit's labels were a point higher at 13 points, and those of large ones as high as the font.
    private func takeOlderLines(_ view: inout View) {
        guard file.toolsVersion < 14000, case .label(var label) = view.content, label.text.lineHeight != nil else {
            return
        }
        let size = label.text.font.size
        if size == 13 { label.text.lineHeight = 17 } else if size >= 16 { label.text.lineHeight = nil }
        view.content = .label(label)
    }
}
