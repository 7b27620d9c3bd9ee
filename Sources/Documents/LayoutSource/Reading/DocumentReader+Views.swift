// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import LayoutModel
import SourceLocations

/// The tree of views.
extension DocumentReader {
    /// Adds a view and its subviews in preorder.
    mutating func readView(_ written: JSONValue, superview: Int?, depth: Int) {
        guard depth <= Self.viewDepthLimit else {
            knowsAllNames = false
            return findings.report(
                .nestingTooDeep, "views are nested more than \(Self.viewDepthLimit) deep", at: written.range.opening)
        }
        guard views.count < Self.viewLimit else {
            if knowsAllNames {
                findings.report(
                    .tooManyViews, "the document has more than \(Self.viewLimit) views", at: written.range.opening)
            }
            knowsAllNames = false
            return
        }
        let index = views.count
        let value = variedView(written)
        noteAbsence(of: index, in: value)
        keep(conditionsOf: written, ofView: index)
        let content = readContent(value)
        let control = profile.control(of: content.type)
        var view = View(
            id: "", hasGeneratedID: true, content: content, superview: superview,
            contentHugging: readPriorities(value["hugging"], default: control.contentHugging),
            compressionResistance: readPriorities(
                value["compressionResistance"], default: control.compressionResistance))
        readLayout(of: &view, from: value)
        view.style = readStyle(value["style"])
        if case .button(let button) = content, let configuration = button.configuration {
            apply(configuration, stated: value["style"], to: &view.style)
        }
        view.source = value.range
        views.append(view)
        readName(of: index, from: value)
        readGuides(of: index, from: value)
        if let constraints = value["constraints"] { constraintLists.append((index, constraints.elements)) }
        if let image = value["image"], let path = image.string {
            files.append(FileReference(kind: .image, path: path, range: image.range))
        }
        for key in Self.arrangedSubviewKeys {
            if let settings = value[key] { arrangedSettings.append((index, settings.members)) }
        }
        for child in value["children"]?.elements ?? [] {
            let childIndex = views.count
            readView(child, superview: index, depth: depth + 1)
            if views.count > childIndex { views[index].subviews.append(childIndex) }
        }
    }

    /// How many views an object has, itself included.
    static func viewCount(_ value: JSONValue) -> Int {
        guard case .array(let children)? = value.member("children")?.value.content else { return 1 }
        return children.reduce(1) { $0 + viewCount($1) }
    }

    private mutating func readName(of index: Int, from value: JSONValue) {
        guard let id = value["id"], let name = id.string else { return }
        views[index].idSource = id.range
        guard declare(name, .view(index), at: id.range) else { return }
        views[index].id = name
        views[index].hasGeneratedID = false
    }

    private mutating func readGuides(of index: Int, from value: JSONValue) {
        let isGridView = value.boolean("isGridView") ?? false
        for guide in value["guides"]?.elements ?? [] {
            guard let id = guide["id"], let name = id.string, declare(name, .guide(guides.count), at: id.range) else {
                continue
            }
            guides.append(
                Document.Guide(id: name, owner: index, source: guide.range, isOfGridView: isGridView))
        }
    }

    /// False where the name is taken: reported, with both places.
    private mutating func declare(_ name: String, _ item: LayoutItem, at range: SourceRange) -> Bool {
        guard let other = items[name] else {
            items.add(name, item)
            return true
        }
        let first: SourceRange? =
            switch other {
            case .view(let index), .builtInGuide(_, let index): views[index].idSource
            case .guide(let index): guides[index].source
            }
        findings.report(
            .duplicateID, "duplicate id '\(name)'", at: range,
            labels: first.map { [Diagnostic.Label($0, "first here")] } ?? [])
        return false
    }

    /// Names the views that have no id by type and place among the views of that type: `label-2` is the second label.
    mutating func nameViews() {
        var counts: [ViewType: Int] = [:]
        for index in views.indices {
            let type = views[index].content.type
            let number = counts[type, default: 0] + 1
            counts[type] = number
            guard views[index].hasGeneratedID else { continue }
            let base = "\(type.rawValue)-\(number)"
            var name = base
            var copy = 2
            while items[name] != nil {
                name = "\(base)-\(copy)"
                copy += 1
            }
            views[index].id = name
            items.add(name, .view(index))
        }
    }

    // MARK: What all views have

    private mutating func readLayout(of view: inout View, from value: JSONValue) {
        view.frame = Rect(value["frame"])
        if let mask = value["autoresizing"] {
            let names = mask.elements.compactMap(\.string)
            view.autoresizingMask = AutoresizingMask(
                AutoresizingMask.names.filter { names.contains($0.name) }.map(\.mask))
        }
        if let size = value["intrinsicContentSize"] {
            view.intrinsicContentSize = IntrinsicContentSize(width: size.number("width"), height: size.number("height"))
        }
        view.alignmentRectInsets =
            value["alignmentRectInsets"].map(EdgeInsets.init)
            ?? profile.control(of: view.content).alignmentRectInsets
        if let offsets = value["baselineOffsets"], let first = offsets.number("firstFromTop"),
            let last = offsets.number("lastFromBottom")
        {
            view.baselineOffsets = BaselineOffsets(firstFromTop: first, lastFromBottom: last)
        }
        view.isSelfSizing = value.boolean("selfSizing") ?? false
        view.layoutMargins =
            value["layoutMargins"].map { .absolute(EdgeInsets($0)) }
            ?? value["directionalLayoutMargins"].map { .directional(DirectionalEdgeInsets($0)) }
        view.preservesSuperviewLayoutMargins = value.boolean("preservesSuperviewLayoutMargins") ?? false
        if let insets = value["additionalSafeAreaInsets"] { view.additionalSafeAreaInsets = EdgeInsets(insets) }
        view.insetsLayoutMarginsFromSafeArea = value.boolean("insetsLayoutMarginsFromSafeArea") ?? true
        if let minimum = value.member("viewRespectsSystemMinimumLayoutMargins") {
            view.viewRespectsSystemMinimumLayoutMargins = minimum.value.boolean ?? true
            if view.superview != nil || platform == .macos {
                findings.report(
                    .unknownKey,
                    "viewRespectsSystemMinimumLayoutMargins has no effect here: it applies only to the root, on iOS",
                    at: minimum.keyRange, severity: .warning)
            }
        }
        view.semanticContentAttribute =
            value.choice("semanticContentAttribute", SemanticContentAttribute.self) ?? .unspecified
        if let offset = value["contentOffset"] {
            view.contentOffset = Point(x: offset.number("x") ?? 0, y: offset.number("y") ?? 0)
        }
        view.isHidden = value.boolean("hidden") ?? false
        view.contentMode = value.choice("contentMode", ContentMode.self) ?? .scaleToFill
        view.clipsToBounds = value.boolean("clipsToBounds") ?? false
    }

    mutating func readStyle(_ value: JSONValue?) -> ViewStyle {
        var style = ViewStyle(
            borderWidth: value?.number("borderWidth") ?? 0, cornerRadius: value?.number("cornerRadius") ?? 0,
            opacity: value?.number("opacity") ?? 1)
        set(.background, value?["backgroundColor"], in: &style)
        set(.border, value?["borderColor"], in: &style)
        set(.tint, value?["tintColor"], in: &style)
        set(.text, value?["textColor"], in: &style)
        style.isEnabled = value?.boolean("isEnabled") ?? true
        style.symbol = readSymbol(value?["symbol"])
        style.imageRenderingMode = value?.choice("imageRenderingMode", ImageRenderingMode.self)
        let caps = value?["imageCapInsets"].map { EdgeInsets($0) } ?? .zero
        style.imageCapInsets = caps == .zero ? nil : caps
        style.accessoryType = value?.choice("accessoryType", CellAccessory.self)
        style.separatorInset = value?.number("separatorInset")
        style.minimumScaleFactor = value?.number("minimumScaleFactor") ?? 0
        style.textInsets = value?["textInsets"].map { EdgeInsets($0) }
        style.buttonContent = value.flatMap(Self.buttonContent)
        style.sectionTitles = value.flatMap(Self.sectionTitles)
        if let corners = value?["maskedCorners"]?.elements.compactMap(\.string) {
            style.maskedCorners = CornerMask(CornerMask.names.filter { corners.contains($0.name) }.map(\.corners))
        }
        style.cornerCurve = value?.choice("cornerCurve", CornerCurve.self) ?? .circular
        style.isPlacedBySuperview = value?.boolean("isPlacedBySuperview") ?? false
        style.isBordered = value?.boolean("isBordered") ?? true
        style.shadow = value?["shadow"].map(Self.shadow)
        set(.shadow, value?["shadow"]?["color"], in: &style)
        style.drawing = drawing(value?["drawing"])
        style.mask = Self.path(value?["mask"])
        style.transform = Self.transform(value?["transform"])
        style.parts = value?["parts"].flatMap { parts($0) }
        if let parts = value?["parts"] {
            set(.separator, parts["separatorColor"], in: &style)
            set(.track, parts["trackColor"], in: &style)
            set(.thumb, parts["thumbColor"], in: &style)
        }
        return style
    }

    /// Nil for the standard, so that it is written as it was read.
    private static func buttonContent(_ style: JSONValue) -> ButtonContent? {
        var content = ButtonContent()
        content.horizontal = style.choice("contentHorizontalAlignment", ButtonContent.Horizontal.self) ?? .center
        content.vertical = style.choice("contentVerticalAlignment", ButtonContent.Vertical.self) ?? .center
        content.imagePlacement = style.choice("imagePlacement", ButtonContent.ImagePlacement.self) ?? .leading
        content.titleEdgeInsets = style["titleEdgeInsets"].map { EdgeInsets($0) } ?? .zero
        content.imageEdgeInsets = style["imageEdgeInsets"].map { EdgeInsets($0) } ?? .zero
        content.symbolSize = style.number("symbolSize") ?? 0
        content.subtitle = style["subtitle"]?.string.map(StyleString.init)
        return content == ButtonContent() ? nil : content
    }

    private static func sectionTitles(_ style: JSONValue) -> SectionTitles? {
        var titles = SectionTitles()
        titles.header = style["headerTitle"]?.string.map(StyleString.init)
        titles.footer = style["footerTitle"]?.string.map(StyleString.init)
        return titles == SectionTitles() ? nil : titles
    }
}

extension EdgeInsets {
    /// From an insets object; an edge left out is 0.
    init(_ value: JSONValue) {
        self.init(
            top: value.number("top") ?? 0, left: value.number("left") ?? 0, bottom: value.number("bottom") ?? 0,
            right: value.number("right") ?? 0)
    }
}

extension DirectionalEdgeInsets {
    /// From an insets object; an edge left out is 0.
    init(_ value: JSONValue) {
        self.init(
            top: value.number("top") ?? 0, leading: value.number("leading") ?? 0,
            bottom: value.number("bottom") ?? 0, trailing: value.number("trailing") ?? 0)
    }
}

extension DiagnosticCode {
    package static let duplicateID = DiagnosticCode("duplicate-id")
    package static let unknownItem = DiagnosticCode("unknown-item")
}
