// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

extension DiagnosticCode {
    package static let unsupportedFont = DiagnosticCode("unsupported-font")
    package static let unknownColor = DiagnosticCode("unknown-color")
}

extension SceneBuilder {
    /// The view that the document has for one element, without its subviews.
    mutating func view(_ view: ViewElement, superview: Int?, frame: Rect) -> View {
        let element = view.element
        let known = content.content(view)
        let type = known ?? .custom
        let id = names.name(
            for: element, isRoot: superview == nil, fallback: type.type == .custom ? element.name : type.type.rawValue)
        let insets = AlignmentInsets.insets(of: view, toolsVersion: file.toolsVersion)
        let mask = superview.flatMap {
            view.autoresizingMask(in: elements[$0], usesAutoLayout: file.usesAutoLayout)
        }
        if known == nil {
            diagnostics.append(
                Diagnostic(
                    .unsupportedView, .warning,
                    "unsupported kind of view '\(element.name)': drawn as a box of its recorded size, \(Self.text(frame.size)); its subviews keep their recorded frames",
                    at: element.range, views: [id]))
        }
        reportFonts(of: element, id)
        var result = View(
            id: id, content: type, superview: superview, frame: frame, autoresizingMask: mask,
            intrinsicContentSize: intrinsicSize(view, type: known, insets: insets),
            contentHugging: view.hugging,
            compressionResistance: element.priorities("CompressionResistancePriority", standard: .defaultHigh),
            alignmentRectInsets: insets,
            baselineOffsets: AppKitBaselines.offsets(of: view, content: type, toolsVersion: file.toolsVersion),
            layoutMargins: Self.margins(of: element),
            preservesSuperviewLayoutMargins: element.isSet("preservesSuperviewLayoutMargins"),
            insetsLayoutMarginsFromSafeArea: element["insetsLayoutMarginsFromSafeArea"] != "NO",
            semanticContentAttribute: element["semanticContentAttribute"].flatMap {
                SemanticContentAttribute(rawValue: $0)
            } ?? .unspecified,
            isHidden: element.isSet("hidden"), contentMode: content.contentMode(of: view, showing: type),
            clipsToBounds: element.isSet("clipsSubviews"), style: style(element, id), source: element.range)
        takeCanvasSize(&result, of: view, in: superview)
        // A table asks the constraints for the height; what the file records is that of the drawing.
        result.isSelfSizing =
            mask != nil && element.key == "contentView"
            && superview.map { elements[$0].element.name } == "tableViewCell"
        return result
    }

    /// Nil if the document's own measure of the type is meant.
    private func intrinsicSize(_ view: ViewElement, type: ViewContent?, insets: EdgeInsets) -> IntrinsicContentSize? {
        let frame = view.recordedFrame
        let recorded = IntrinsicContentSize(
            width: max(0, frame.width - insets.left - insets.right),
            height: max(0, frame.height - insets.top - insets.bottom))
        switch IntrinsicSizeRule.rule(of: view, content: type, toolsVersion: file.toolsVersion) {
        case .byType: return nil
        case .none: return .noMetric
        case .fixed(let size):
            return size == file.profile.controls[type?.type ?? .custom]?.intrinsicContentSize ? nil : size
        case .text: return options.sizes == .recorded ? recorded : nil
        case .emptyField(let height):
            return options.sizes == .recorded ? recorded : IntrinsicContentSize(height: height)
        case .recorded: return recorded
        case .recordedAcross(.horizontal): return IntrinsicContentSize(height: recorded.height)
        case .recordedAcross(.vertical): return IntrinsicContentSize(width: recorded.width)
        }
    }

    static func margins(of element: XMLElement) -> LayoutMargins? {
        if let insets = element.child("edgeInsets", key: "layoutMargins") { return .absolute(EdgeInsets(insets)) }
        guard let insets = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") else { return nil }
        return .directional(
            DirectionalEdgeInsets(
                top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
                bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0))
    }

    private mutating func style(_ element: XMLElement, _ id: String) -> ViewStyle {
        var style = ViewStyle()
        style.backgroundColor = color(element, "backgroundColor", id)
        style.tintColor = color(element, "tintColor", id)
        let texts = [element] + element.children.filter { $0.key == "cell" || $0.key == "normal" }
        style.textColor =
            texts.lazy.compactMap { $0.child("color", key: "textColor") ?? $0.child("color", key: "titleColor") }.first
            .flatMap { colors.color($0) }
        style.opacity = min(max(element.number("alpha") ?? element.number("alphaValue") ?? 1, 0), 1)
        if element.name == "box", element["boxType"] == "separator" {
            style.backgroundColor = Color(hex: colors.appearance == .dark ? 0x464646 : 0xE5E5E5)
        } else if element.name == "box" {
            style.backgroundColor = color(element, "fillColor", id)
            style.borderColor = color(element, "borderColor", id)
            style.borderWidth = element["borderType"] == "none" ? 0 : max(0, element.number("borderWidth") ?? 1)
            style.cornerRadius = max(0, element.number("cornerRadius") ?? 0)
        }
        for attribute in element.members(of: "userDefinedRuntimeAttributes") {
            let value = attribute.child(key: "value")?.number("value") ?? attribute.number("value")
            switch (attribute["keyPath"], value) {
            case ("layer.cornerRadius", let value?), ("cornerRadius", let value?): style.cornerRadius = max(0, value)
            case ("layer.borderWidth", let value?), ("borderWidth", let value?): style.borderWidth = max(0, value)
            default: break
            }
        }
        return style
    }

    private mutating func color(_ element: XMLElement, _ key: String, _ id: String) -> Color? {
        guard let described = element.child("color", key: key) else { return nil }
        if let color = colors.color(described) { return color }
        let name = described["name"] ?? described["systemColor"] ?? "without components"
        diagnostics.append(
            Diagnostic(
                .unknownColor, .warning,
                "unknown colour '\(name)', which is not in the file's resources either; it is left out",
                at: described.range,
                views: [id]))
        return nil
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

    private static func text(_ size: Size) -> String {
        "\(DecimalText.shortest(size.width)) × \(DecimalText.shortest(size.height))"
    }
}
