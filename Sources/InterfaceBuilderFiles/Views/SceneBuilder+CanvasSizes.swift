// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

/// Sizes that views have on Xcode's canvas alone: a device gives them others.
extension SceneBuilder {
    /// Points: what the canvas gives to views of a stack view that would have no size, so that they can be seen.
    private static let sideOfEmptyView = 50.0

    /// For comparisons with recorded frames; leaves the view as it is otherwise.
    func takeCanvasSize(_ view: inout View, of element: ViewElement, in superview: Int?) {
        guard options.sizes == .measured, options.takesSizesOfCanvas, view.intrinsicContentSize == nil else { return }
        guard file.system != .macos else { return takeOlderLines(&view) }
        // The canvas of Xcode 8 is that of iOS 10.
        if file.toolsVersion < 13000, case .label(var label) = view.content {
            label.text.pushesOutWords = false
            view.content = .label(label)
        }
        let isArranged = superview.map { elements[$0].element.name } == "stackView"
        switch view.content {
        case .label(var label) where takesWholePoints(label, isArranged: isArranged):
            label.takesWholePoints = true
            view.content = .label(label)
        case .label(let label) where isArranged && label.numberOfLines == 1 && label.text.content.isEmpty:
            view.intrinsicContentSize = IntrinsicContentSize(
                width: Self.sideOfEmptyView, height: Self.sideOfEmptyView)
        case .view where isArranged && element.element.name == "view":
            // It may be larger; labels in it, which hug their texts by 251, stretch.
            view.intrinsicContentSize = IntrinsicContentSize(
                width: Self.sideOfEmptyView, height: Self.sideOfEmptyView)
            let (hugging, compression) = (LayoutPriority(1), LayoutPriority(260))
            view.contentHugging = AxisPriorities(horizontal: hugging, vertical: hugging)
            view.compressionResistance = AxisPriorities(horizontal: compression, vertical: compression)
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
