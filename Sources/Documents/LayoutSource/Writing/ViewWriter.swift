// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Views as JSON. Constraints are in the document, not in views.
struct ViewWriter {
    let document: Document
    /// The values of each view that depend on size classes, by the view's index.
    let conditions: [Int: SizeClassConditions.View]
    /// The guides of each view, by the view's index.
    private let guides: [Int: [String]]

    init(document: Document, conditions: [Int: SizeClassConditions.View] = [:]) {
        self.document = document
        self.conditions = conditions
        guides = Dictionary(grouping: document.guides, by: \.owner).mapValues { $0.map(\.id) }
    }

    func json(ofView index: Int) -> JSONOutput {
        let view = document.views[index]
        var members: [JSONOutput.Member] = []
        func add(_ key: String, _ value: JSONOutput?) { if let value { members.append(.init(key, value)) } }
        add("id", view.hasGeneratedID ? nil : .string(view.id))
        add("type", view.content.type == .view ? nil : .string(view.content.type.rawValue))
        let sizeClasses = conditions[index]
        let isVaried = sizeClasses?.conditions.contains { $0.key == "variations" } ?? false
        members += isVaried ? sizeClasses?.given ?? [] : ownMembers(of: view)
        members += sizeClasses?.conditions ?? []
        add("isGridView", document.isGridView(index) ? .boolean(true) : nil)
        add("guides", guides[index].map { .array($0.map { .object(["id": .string($0)]) }) })
        add("children", JSONOutput.array(view.subviews.map(json(ofView:))).unlessEmpty)
        return .members(members)
    }

    /// The view's values that differ from its type's defaults.
    func ownMembers(of view: View) -> [JSONOutput.Member] {
        let content = ContentWriter(
            platform: document.platform, contentSizeCategory: document.canvas.contentSizeCategory)
        let control = document.profile.control(of: view.content)
        var members: [JSONOutput.Member] = []
        func add(_ key: String, _ value: JSONOutput?) { if let value { members.append(.init(key, value)) } }
        members += content.members(view.content)
        add("frame", view.frame.map { .array([.exact($0.x), .exact($0.y), .exact($0.width), .exact($0.height)]) })
        add("autoresizing", view.autoresizingMask.map(Self.json))
        add("selfSizing", view.isSelfSizing ? .boolean(true) : nil)
        add(
            "intrinsicContentSize",
            view.intrinsicContentSize.map {
                .object(["width": $0.width.map(JSONOutput.exact), "height": $0.height.map(JSONOutput.exact)])
            })
        add("hugging", Self.json(view.contentHugging, default: control.contentHugging))
        add("compressionResistance", Self.json(view.compressionResistance, default: control.compressionResistance))
        add(
            "alignmentRectInsets",
            view.alignmentRectInsets == control.alignmentRectInsets ? nil : .insets(view.alignmentRectInsets))
        add(
            "baselineOffsets",
            view.baselineOffsets.map {
                .object(["firstFromTop": .exact($0.firstFromTop), "lastFromBottom": .exact($0.lastFromBottom)])
            })
        switch view.layoutMargins {
        case .absolute(let insets)?: add("layoutMargins", .insets(insets))
        case .directional(let insets)?: add("directionalLayoutMargins", .insets(insets))
        case nil: break
        }
        add("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins ? .boolean(true) : nil)
        add("insetsLayoutMarginsFromSafeArea", view.insetsLayoutMarginsFromSafeArea ? nil : .boolean(false))
        add(
            "viewRespectsSystemMinimumLayoutMargins",
            view.viewRespectsSystemMinimumLayoutMargins ? nil : .boolean(false))
        add(
            "additionalSafeAreaInsets",
            view.additionalSafeAreaInsets == .zero ? nil : .insets(view.additionalSafeAreaInsets))
        add(
            "semanticContentAttribute",
            view.semanticContentAttribute == .unspecified ? nil : .string(view.semanticContentAttribute.rawValue))
        let offset = view.contentOffset
        add(
            "contentOffset",
            offset == .zero
                ? nil
                : .object([
                    "x": offset.x == 0 ? nil : .exact(offset.x), "y": offset.y == 0 ? nil : .exact(offset.y),
                ]))
        add("hidden", view.isHidden ? .boolean(true) : nil)
        add("contentMode", view.contentMode == .scaleToFill ? nil : .string(view.contentMode.rawValue))
        add("clipsToBounds", view.clipsToBounds ? .boolean(true) : nil)
        add("style", Self.json(view.stated, ColorWriter(document), content).unlessEmpty)
        return members
    }

    private static func json(_ mask: AutoresizingMask) -> JSONOutput {
        .array(AutoresizingMask.names.filter { mask.contains($0.mask) }.map { .string($0.name) })
    }

    static func json(_ priorities: AxisPriorities, default standard: AxisPriorities) -> JSONOutput? {
        guard priorities != standard else { return nil }
        func number(_ priority: LayoutPriority) -> JSONOutput { .number(JSONOutput.text(priority)) }
        if priorities.horizontal == priorities.vertical { return number(priorities.horizontal) }
        return .object([
            "horizontal": priorities.horizontal == standard.horizontal ? nil : number(priorities.horizontal),
            "vertical": priorities.vertical == standard.vertical ? nil : number(priorities.vertical),
        ])
    }

    static func json(_ style: ViewStyle, _ colors: ColorWriter, _ content: ContentWriter) -> JSONOutput {
        .object([
            "backgroundColor": colors.json(.background, of: style),
            "borderColor": colors.json(.border, of: style),
            "borderWidth": style.borderWidth == 0 ? nil : .exact(style.borderWidth),
            "cornerRadius": style.cornerRadius == 0 ? nil : .exact(style.cornerRadius),
            "cornerCurve": style.cornerCurve == .circular ? nil : .string(style.cornerCurve.rawValue),
            "maskedCorners": style.maskedCorners == .all ? nil : json(style.maskedCorners),
            "tintColor": colors.json(.tint, of: style),
            "textColor": colors.json(.text, of: style),
            "opacity": style.opacity == 1 ? nil : .exact(style.opacity),
            "isEnabled": style.isEnabled ? nil : .boolean(false),
            "symbol": style.symbol.map { .string($0.text) },
            "imageRenderingMode": style.imageRenderingMode.map { .string($0.rawValue) },
            "imageCapInsets": style.imageCapInsets.flatMap { .unlessZero($0) },
            "accessoryType": style.accessoryType.map { .string($0.rawValue) },
            "separatorInset": style.separatorInset.map(JSONOutput.exact),
            "minimumScaleFactor": style.minimumScaleFactor == 0 ? nil : .exact(style.minimumScaleFactor),
            "textInsets": style.textInsets.map { .unlessZero($0) ?? .object([:]) },
            "contentHorizontalAlignment": style.buttonContent.flatMap { $0.horizontal.unlessStandard(.center) },
            "contentVerticalAlignment": style.buttonContent.flatMap { $0.vertical.unlessStandard(.center) },
            "imagePlacement": style.buttonContent.flatMap { $0.imagePlacement.unlessStandard(.leading) },
            "titleEdgeInsets": style.buttonContent.flatMap { .unlessZero($0.titleEdgeInsets) },
            "imageEdgeInsets": style.buttonContent.flatMap { .unlessZero($0.imageEdgeInsets) },
            "symbolSize": style.buttonContent.flatMap { $0.symbolSize == 0 ? nil : .exact($0.symbolSize) },
            "subtitle": (style.buttonContent?.subtitle).map { .string($0.text) },
            "headerTitle": (style.sectionTitles?.header).map { .string($0.text) },
            "footerTitle": (style.sectionTitles?.footer).map { .string($0.text) },
            "isPlacedBySuperview": style.isPlacedBySuperview ? .boolean(true) : nil,
            "isBordered": style.isBordered ? nil : .boolean(false),
            "shadow": style.shadow.map { json($0, style, colors) },
            "parts": style.parts.map { json($0, style, colors) },
            "drawing": style.drawing.map { .array($0.map(content.json)) },
            "mask": style.mask.map { .string(PathData.text($0)) },
            "transform": style.transform.map {
                .array([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty].map(JSONOutput.exact))
            },
        ])
    }
}

extension View {
    /// The style without what the button's configuration gives when it is read.
    fileprivate var stated: ViewStyle {
        guard case .button(let button) = content, button.configuration != nil else { return style }
        var style = style
        if style.configured.contains(.background) { style.set(.background, nil, in: ColorTraits()) }
        if style.configured.contains(.text) { style.set(.text, nil, in: ColorTraits()) }
        if style.configured.contains(.corners) { style.cornerRadius = 0 }
        return style
    }
}

extension RawRepresentable where RawValue == String, Self: Equatable {
    func unlessStandard(_ standard: Self) -> JSONOutput? { self == standard ? nil : .string(rawValue) }
}

extension JSONOutput {
    fileprivate static func unlessZero(_ insets: EdgeInsets) -> JSONOutput? {
        insets == .zero ? nil : .insets(insets)
    }

    static func insets(_ insets: EdgeInsets) -> JSONOutput {
        .object([
            "top": .exact(insets.top), "left": .exact(insets.left), "bottom": .exact(insets.bottom),
            "right": .exact(insets.right),
        ])
    }

    static func insets(_ insets: DirectionalEdgeInsets) -> JSONOutput {
        .object([
            "top": .exact(insets.top), "leading": .exact(insets.leading), "bottom": .exact(insets.bottom),
            "trailing": .exact(insets.trailing),
        ])
    }
}
