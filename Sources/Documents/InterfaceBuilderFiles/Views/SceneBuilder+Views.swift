// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

extension DiagnosticCode {
    package static let unsupportedFont = DiagnosticCode("unsupported-font")
}

extension SceneBuilder {
    /// The view that the document has for one element, without its subviews.
    mutating func view(_ view: ViewElement, superview: Int?, frame: Rect) -> View {
        let element = view.element
        let known = content.content(view)
        let type = known ?? .custom
        let id = names.name(
            for: element, isRoot: superview == nil, fallback: Self.kindName(element, type))
        let insets = AlignmentInsets.insets(of: view, file.era)
        let mask = superview.flatMap {
            view.autoresizingMask(in: elements[$0], usesAutoLayout: file.usesAutoLayout)
                ?? maskOfClipView(view, in: elements[$0].element)
        }
        if known == nil {
            diagnostics.append(
                Diagnostic(
                    .unsupportedView, .warning,
                    "\(Self.unsupported(element)): drawn as a box of its recorded size, \(Self.text(frame.size)); its subviews keep their recorded frames",
                    at: element.range, views: [id]))
        }
        reportFonts(of: element, id)
        var result = View(
            id: id, content: type, superview: superview, frame: frame, autoresizingMask: mask,
            intrinsicContentSize: intrinsicSize(view, type: known, insets: insets, superview),
            contentHugging: view.hugging,
            compressionResistance: element.priorities("CompressionResistancePriority", standard: .defaultHigh),
            alignmentRectInsets: insets,
            baselineOffsets: AppKitBaselines.offsets(of: view, content: type, file.era),
            layoutMargins: Self.margins(of: element),
            preservesSuperviewLayoutMargins: element.isSet("preservesSuperviewLayoutMargins"),
            insetsLayoutMarginsFromSafeArea: element["insetsLayoutMarginsFromSafeArea"] != "NO",
            semanticContentAttribute: element["semanticContentAttribute"].flatMap {
                SemanticContentAttribute(rawValue: $0)
            } ?? .unspecified,
            isHidden: element.isSet("hidden") || view.isInHiddenColumn
                || superview.map { elements[$0].isOfUnselectedTab(view) } == true,
            contentMode: content.contentMode(of: view, showing: type),
            clipsToBounds: clips(element), style: style(element, id), source: element.range)
        if element.name == "tableViewCell", let table = superview.map({ elements[$0].element }),
            table.name == "tableView", (table["separatorStyle"] ?? "none") != "none"
        {
            result.style.separatorInset = separatorInset(of: element, in: table, width: frame.width)
        }
        if let table = superview.map({ elements[$0].element }), table.name == "tableView" {
            result.style.sectionTitles = sectionTitles(of: element, in: table)
            addGroupedBackground(of: element, in: table, to: &result.style)
        }
        result.style.parts = systemParts(of: view)
        result.style.isPlacedBySuperview =
            mask != nil && Self.isPlacedBySuperview(element, in: superview.map { elements[$0] })
        if superview == nil, file.system == .macos, root.owner != .nib, result.style.backgroundColor == nil {
            result.style.backgroundColor = system("windowBackgroundColor")
        }
        if element.name == "button", file.system == .ios { addTitleColor(of: element, superview, to: &result.style) }
        // A table or its delegate asks the constraints for the height; what the file records is that of the drawing.
        result.isSelfSizing =
            mask != nil && element.key == "contentView"
            && superview.map { ["tableViewCell", "collectionViewCell"].contains(elements[$0].element.name) } == true
        return result
    }

    /// Whether the autoresizing mask cannot be changed in Interface Builder: cells and their contents, the views of tabs, panes,
    /// and what a scroll view consists of.
    private static func isPlacedBySuperview(_ element: XMLElement, in superview: ViewElement?) -> Bool {
        if element.key == "contentView" || ["tabView", "splitView", "matrix"].contains(superview?.element.name) {
            return true
        }
        return placedViews.contains(element.name)
    }

    private static let placedViews: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView", "tableViewHeaderFooterView", "tableCellView", "tableHeaderView", "clipView",
        "scroller",
    ]

    /// What a view without a name of its own is called: the kind that the file gives it where a document has none.
    private static func kindName(_ element: XMLElement, _ content: ViewContent) -> String {
        guard content.type == .custom || content.type == .view else { return content.type.rawValue }
        if element.name.hasSuffix("ContentView") || element.key == "contentView", element.name != "clipView" {
            return "contentView"
        }
        return element.name == "customView" ? "view" : element.name
    }

    /// Nil if the document's own measure of the type is meant.
    private func intrinsicSize(
        _ view: ViewElement, type: ViewContent?, insets: EdgeInsets, _ superview: Int?
    ) -> IntrinsicContentSize? {
        let frame = view.recordedFrame
        let recorded = IntrinsicContentSize(
            width: max(0, frame.width - insets.left - insets.right),
            height: max(0, frame.height - insets.top - insets.bottom))
        let takesRecorded = options.sizes == .recorded && view.hasFrame
        if let size = designableSize(view) { return size }
        switch IntrinsicSizeRule.rule(
            of: view, content: type, era: file.era, device: file.device,
            isLandscape: file.isLandscape, isForPad: file.isForPad,
            rootHeight: root.view.recordedFrame.height)
        {
        case .byType: return recordedSizeOfImage(view.element)
        case .none: return .noMetric
        case .fixed(let size):
            // Next to recorded sizes of texts, which are not the natural ones there.
            if takesRecorded,
                superview.map({ elements[$0].element["distribution"] }) == "fillProportionally"
            {
                return recorded
            }
            return size == file.profile.controls[type?.type ?? .custom]?.intrinsicContentSize ? nil : size
        case .text: return takesRecorded ? recorded : nil
        case .measured(let size): return takesRecorded ? recorded : size
        case _ where !view.hasFrame: return nil
        case .recorded: return recorded
        case .recordedAcross(.horizontal): return IntrinsicContentSize(height: recorded.height)
        case .recordedAcross(.vertical): return IntrinsicContentSize(width: recorded.width)
        }
    }

    /// The size that the file records for an image of UIKit that is beside it, where recorded sizes count: Xcode's own rounding, and
    /// the image as it was when the frames were recorded.
    private func recordedSizeOfImage(_ element: XMLElement) -> IntrinsicContentSize? {
        guard options.sizes == .recorded, file.system != .macos, element.name == "imageView",
            let name = element.imageName(), content.imageFiles[name] != nil,
            let image = file.resources.images[name], !image.isSymbol
        else { return nil }
        return IntrinsicContentSize(width: image.size.width, height: image.size.height)
    }

    /// What the file records for a designable view, which only the code of its class knows; nil if the size is that of the view's
    /// own text, and the file has that too.
    private func designableSize(_ view: ViewElement) -> IntrinsicContentSize? {
        let element = view.element
        guard element["customClass"] != nil, element["placeholderIntrinsicWidth"] == nil,
            element["placeholderIntrinsicHeight"] == nil,
            let size = element["id"].flatMap({ file.resources.designables[$0] })
        else { return nil }
        switch element.name {
        case "view", "imageView": return size
        case "button", "switch", "segmentedControl":
            return options.sizes == .measured && options.localization == nil ? size : nil
        case "label":
            // The size is that of one line.
            let isOneLine =
                ["1", nil].contains(element["numberOfLines"])
                || abs((size.height ?? 0) - view.recordedFrame.height) <= 0.5
            return options.sizes == .measured && options.localization == nil && isOneLine ? size : nil
        default: return nil
        }
    }

    /// AppKit's scroll views always place their clip views, and what they scroll has the size that it gives itself, unless
    /// constraints are about it.
    private func maskOfClipView(_ view: ViewElement, in superview: XMLElement) -> AutoresizingMask? {
        let isClipView = view.element.name == "clipView"
        guard isClipView || superview.name == "clipView", let id = view.element["id"], !constrainedIDs.contains(id)
        else { return nil }
        return isClipView ? [.flexibleWidth, .flexibleHeight] : []
    }

    static func margins(of element: XMLElement) -> LayoutMargins? {
        if let insets = element.child("edgeInsets", key: "layoutMargins") { return .absolute(EdgeInsets(insets)) }
        guard let insets = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") else { return nil }
        return .directional(
            DirectionalEdgeInsets(
                top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
                bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0))
    }

    private mutating func reportFonts(of element: XMLElement, _ id: String) {
        for described in element.children where described.name == "fontDescription" || described.name == "font" {
            guard content.text.fonts.font(described) == nil else { continue }
            let name =
                described["style"] ?? described["metaFont"] ?? described["name"] ?? described["type"] ?? "unnamed"
            diagnostics.append(
                Diagnostic(
                    .unsupportedFont, .warning, "unknown font '\(name)'; using the default font of the control",
                    at: described.range, views: [id]))
        }
    }

    private static func unsupported(_ element: XMLElement) -> String {
        element.name == "gridView"
            ? "hidden rows and columns of a grid view are not supported"
            : "unsupported kind of view '\(element.name)'"
    }

    private static func text(_ size: Size) -> String {
        "\(DecimalText.shortest(size.width)) × \(DecimalText.shortest(size.height))"
    }
}
