// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import LayoutXML

/// Sizes that views have on Xcode's canvas alone: a device gives them others.
struct CanvasSizes {
    let file: InterfaceFile
    let sizes: ImportOptions.Sizes
    /// The elements of the document's views.
    let elements: [ViewElement]
    let fonts: CanvasFonts

    /// Points: what the canvas gives to views of a stack view that would have no size, so that they can be seen.
    private static let sideOfEmptyView = 50.0
    /// Points: what the canvas gives to empty fields in grid views that nothing else gives a width.
    private static let widthOfEmptyFieldInGrid = 100.0
    /// Points: the height that Interface Builder's library gives to a plain view, of which a row leaves as much as it has.
    private static let heightOfPlainView = 128.0
    /// Above the suppression of ambiguous heights in a stack view (25), below the wish to fit its views (49).
    private static let fillingHeight = LayoutPriority(30)

    /// - Parameter views: those of the document.
    func apply(to view: inout View, of element: ViewElement, in views: [View]) {
        let superview = view.superview
        let isArranged = superview.map { elements[$0].element.name } == "stackView"
        let isInGrid = superview.map { elements[$0].element.name } == "gridView"
        if file.system == .macos, isArranged || isInGrid, case .view = view.content {
            return takeMissingSides(
                &view, of: element, compressionResistance: isInGrid ? .defaultHigh : Self.fillingHeight)
        }
        if isInGrid, case .textField = view.content, let height = view.intrinsicContentSize?.height,
            view.intrinsicContentSize?.width == nil
        {
            view.intrinsicContentSize = IntrinsicContentSize(width: Self.widthOfEmptyFieldInGrid, height: height)
        }
        guard view.intrinsicContentSize == nil else { return }
        guard file.system != .macos else { return takeAppKitLines(&view, of: element, isArranged: isArranged) }
        takeLineHeight(&view.content)
        fonts.apply(to: &view.content)
        switch view.content {
        case .label(var label) where takesWholePoints(label, isArranged: isArranged):
            label.takesWholePoints = true
            view.content = .label(label)
        case .stackView(var stack)
        where stack.distribution == .fillProportionally && Self.hasContainers(element.element):
            stack.distribution = .fill
            view.content = .stackView(stack)
        case .pageControl(let pages, _)
        where file.system == .ios && (XcodeRelease.xcode14 ..< .xcode16).contains(file.xcode):
            // Xcode 14 leaves 21 points more on either side of the dots.
            view.intrinsicContentSize = IntrinsicContentSize(width: 62.5 + 18 * Double(pages), height: 26)
        case .label(let label) where isArranged && label.numberOfLines == 1 && label.text.content.isEmpty:
            view.intrinsicContentSize = IntrinsicContentSize(
                width: Self.sideOfEmptyView, height: Self.sideOfEmptyView)
        case .view where element.element.name == "view" && element.element["customClass"] != nil:
            takeSizeOfCustomView(&view, of: element, isArranged: isArranged)
        case .imageView where isArranged && element.element.imageName() == nil:
            takeRecordedSize(&view, of: element)
        case .scrollView where isArranged, .tableView where isArranged:
            takeRecordedSize(&view, of: element)
        case .view where isArranged && element.element.name == "view":
            let width = superview.flatMap(widthOfCentredViews)
            let fillsHeight = superview.map(isRowWithFreeHeights) == true
            let isAlone = fillsHeight && superview.map { isRowOfPlainViews($0, views) } == true
            // Next to recorded sizes of texts the height tells as much against the 50 points as for them.
            let side = sizes == .measured ? Self.sideOfEmptyView : nil
            guard width != nil || side != nil || fillsHeight else {
                takeRecordedSize(&view, of: element)
                return keepSidesOfEmptyView(&view)
            }
            // It may be larger; labels in it, which hug their texts by 251, stretch.
            view.intrinsicContentSize = IntrinsicContentSize(
                width: width ?? side,
                height: isAlone ? Self.sideOfEmptyView : fillsHeight ? Self.heightOfPlainView : side)
            let (hugging, compression) = (LayoutPriority(1), LayoutPriority(260))
            view.contentHugging = AxisPriorities(horizontal: hugging, vertical: hugging)
            view.compressionResistance = AxisPriorities(
                horizontal: compression, vertical: fillsHeight && !isAlone ? Self.fillingHeight : compression)
        default: break
        }
    }

    /// A view of the program's own class may have an intrinsic size, which Xcode takes from the class. Its recorded size stands for
    /// that: an arranged view resists compression as the file says, any other keeps it if nothing else determines its size.
    private func takeSizeOfCustomView(_ view: inout View, of element: ViewElement, isArranged: Bool) {
        view.intrinsicContentSize = IntrinsicContentSize(
            width: element.recordedFrame.width, height: element.recordedFrame.height)
        let weakest = AxisPriorities(horizontal: LayoutPriority(1), vertical: LayoutPriority(1))
        view.contentHugging = weakest
        if !isArranged { view.compressionResistance = weakest }
    }

    /// Views of a stack view that nothing gives a size keep the one they have on the canvas.
    private func takeRecordedSize(_ view: inout View, of element: ViewElement) {
        view.intrinsicContentSize = IntrinsicContentSize(
            width: element.recordedFrame.width, height: element.recordedFrame.height)
        let weakest = AxisPriorities(horizontal: LayoutPriority(1), vertical: LayoutPriority(1))
        view.contentHugging = weakest
        view.compressionResistance = AxisPriorities(horizontal: Self.fillingHeight, vertical: Self.fillingHeight)
    }

    /// A side of 50 points is what the canvas gives to the view, not what labels in it leave.
    private func keepSidesOfEmptyView(_ view: inout View) {
        if view.intrinsicContentSize?.width == Self.sideOfEmptyView {
            view.compressionResistance.horizontal = LayoutPriority(260)
        }
        if view.intrinsicContentSize?.height == Self.sideOfEmptyView {
            view.compressionResistance.vertical = LayoutPriority(260)
        }
    }

    /// Lines and plain views that an AppKit stack or grid view lays out keep the length that nothing else determines.
    private func takeMissingSides(
        _ view: inout View, of element: ViewElement, compressionResistance: LayoutPriority
    ) {
        let frame = element.recordedFrame
        let known = view.intrinsicContentSize
        view.intrinsicContentSize = IntrinsicContentSize(
            width: known?.width ?? frame.width, height: known?.height ?? frame.height)
        if known?.width == nil {
            view.contentHugging.horizontal = .defaultLow
            view.compressionResistance.horizontal = compressionResistance
        }
        if known?.height == nil {
            view.contentHugging.vertical = .defaultLow
            view.compressionResistance.vertical = compressionResistance
        }
    }

    /// Xcode 11 draws some images of its canvas twice as large as they are: recorded frames without a size of their own that are
    /// exactly twice an image stand for that (12 of 64 image views in 5 repositories).
    func doubledSizeOfImage(_ view: ViewElement) -> IntrinsicContentSize? {
        guard (XcodeRelease.xcode11_2 ..< .xcode11_4).contains(file.xcode), view.element.name == "imageView",
            let name = view.element.imageName(), let image = file.resources.images[name], !image.isSymbol
        else { return nil }
        let frame = view.recordedFrame
        let sides = [(frame.width, image.size.width), (frame.height, image.size.height)]
        let attributes = view.element.members(of: "constraints").map { $0["firstAttribute"] }
        guard !attributes.contains("width"), !attributes.contains("height"),
            sides.allSatisfy({ $0.1 > 0 && abs($0.0 - 2 * $0.1) < 0.5 })
        else { return nil }
        return IntrinsicContentSize(width: frame.width, height: frame.height)
    }

    /// The height of lines of fields without a border in Xcode 12, which is a point and a half more than a line.
    private func takeLineHeight(_ content: inout ViewContent) {
        guard case .textField(var field) = content, field.borderStyle == .none,
            field.text.font.family == Font.systemFamily,
            (XcodeRelease.xcode12 ..< .xcode13).contains(file.xcode)
        else { return }
        let line = field.text.font.systemLineHeight
        field.text.lineHeight =
            (line * file.scale).rounded(.up) / file.scale + (1.5 * file.scale).rounded(.up) / file.scale
        content = .textField(field)
    }

    /// Points: what the canvas gives to views that a vertical stack view centres, since Xcode 13; nil for other stack views.
    private func widthOfCentredViews(in stackView: Int) -> Double? {
        let element = elements[stackView].element
        guard file.xcode >= .xcode13, element["axis"] == "vertical", element["alignment"] == "center" else {
            return nil
        }
        return 240
    }

    /// A horizontal stack view that does not stretch its views across.
    private func isRowWithFreeHeights(_ stackView: Int) -> Bool {
        let element = elements[stackView].element
        return element["axis"] != "vertical" && (element["alignment"] ?? "fill") != "fill"
    }

    /// A row of plain views without heights that is centred in its superview, where no constraint is about its height.
    private func isRowOfPlainViews(_ stackView: Int, _ views: [View]) -> Bool {
        let row = elements[stackView].element
        guard let id = row["id"], let superview = views[stackView].superview.map({ elements[$0].element }),
            superview.name != "stackView"
        else { return false }
        func count(_ attributes: Set<String>, of id: String, in holder: XMLElement) -> Int {
            holder.members(of: "constraints").count { constraint in
                let first = (constraint["firstItem"] ?? holder["id"], constraint["firstAttribute"])
                let second = (constraint["secondItem"], constraint["secondAttribute"])
                return [first, second].contains { $0.0 == id && $0.1.map(attributes.contains) == true }
            }
        }
        return count(["height"], of: id, in: row) == 0
            && count(["top", "bottom", "height"], of: id, in: superview) == 0
            && count(["centerY"], of: id, in: superview) > 0
            && row.members(of: "subviews").allSatisfy { view in
                view.isSet("hidden")
                    || view.name == "view" && view["customClass"] == nil
                        && view["id"].map { count(["height"], of: $0, in: view) == 0 } == true
            }
    }

    /// Whether a stack view arranges views without a size of their own, other stack views above all. On the canvas they keep what
    /// their contents need, and so do their neighbours; UIKit lets them collapse.
    private static func hasContainers(_ stackView: XMLElement) -> Bool {
        let arranged = stackView.members(of: "subviews").filter { !$0.isSet("hidden") }
        return arranged.count > 1
            && arranged.contains {
                ["stackView", "view"].contains($0.name) && $0["placeholderIntrinsicWidth"] == nil
                    && $0["placeholderIntrinsicHeight"] == nil
            }
    }

    /// A label of one line in the standard size that no stack view arranges.
    ///
    /// On screens with three pixels per point 76 of 91 such labels of regular weight are 21 points high, the others 20.33, of
    /// other weights 15 of 17; 71 of 71 in stack views and 175 of 175 without a limit of lines take pixels.
    private func takesWholePoints(_ label: ViewContent.Label, isArranged: Bool) -> Bool {
        // Before Xcode 8 files name no device; the canvas has one pixel per point.
        if file.system == .ios, file.device == nil, file.xcode < .xcode8 { return true }
        guard file.system == .ios, file.scale == 3, !isArranged, label.numberOfLines == 1, label.text.textStyle == nil
        else { return false }
        return label.text.font.family == Font.systemFamily && label.text.font.size == 17
    }

    /// AppKit's labels: empty ones in stack views are 50 points wide.
    private func takeAppKitLines(_ view: inout View, of element: ViewElement, isArranged: Bool) {
        takeWidthOfFirstLayout(&view, of: element)
        if isArranged, case .label(let label) = view.content, label.text.content.isEmpty {
            view.intrinsicContentSize = IntrinsicContentSize(
                width: Self.sideOfEmptyView,
                height: label.text.lineHeight ?? label.text.font.systemLineHeight.rounded(.up))
        } else {
            takeOlderLines(&view)
        }
    }

    /// The width that a label is to take at its first layout is on the canvas the one that it was given there, which only the frame
    /// tells.
    private func takeWidthOfFirstLayout(_ view: inout View, of element: ViewElement) {
        guard case .label(var label) = view.content, label.setsMaxLayoutWidthAtFirstLayout, label.numberOfLines == 0,
            label.preferredMaxLayoutWidth == 0
        else { return }
        let insets = view.alignmentRectInsets
        let room = element.recordedFrame.width - insets.left - insets.right
        let hasOneLine = element.recordedFrame.height < 2 * label.text.font.systemLineHeight.rounded(.down)
        guard !hasOneLine, room > 0 else { return }
        label.preferredMaxLayoutWidth = room
        view.content = .label(label)
    }

    /// Up to Xcode 10 lines of AppKit's labels were a point higher at 12 and 13 points, and those of large ones up to Xcode 9 as high
    /// as the font.
    private func takeOlderLines(_ view: inout View) {
        guard file.xcode < .xcode11, case .label(var label) = view.content, label.text.lineHeight != nil else {
            return
        }
        switch label.text.font.size {
        case 12: label.text.lineHeight = 16
        case 13: label.text.lineHeight = 17
        case 16... where file.xcode < .xcode9onMojave: label.text.lineHeight = nil
        default: break
        }
        view.content = .label(label)
    }
}
