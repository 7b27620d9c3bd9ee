// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

extension ContentReader {
    func uiKitContent(_ view: ViewElement) -> ViewContent? {
        let element = view.element
        switch element.name {
        case "view", "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
            "collectionReusableView", "visualEffectView", "containerView", "tableViewHeaderFooterView":
            return .view
        case "label": return label(element)
        case "button": return button(view)
        case "textField": return textField(element)
        case "textView": return textView(element)
        case "imageView":
            return .imageView(image(named: element.imageName(), in: view))
        case "switch": return .toggle(isOn: element["on"] != "NO")
        case "slider": return .slider(value: fraction("value", of: element, from: "minValue", to: "maxValue"))
        case "stepper": return .stepper
        case "segmentedControl":
            let titles = element.members(of: "segments").map {
                text.string("title", of: $0) ?? Self.segmentTitle($0) ?? ""
            }
            return .segmentedControl(segments: titles, selected: element.integer("selectedSegmentIndex"))
        case "progressView": return .progressView(value: element.number("progress") ?? 0)
        case "activityIndicatorView": return .activityIndicator
        case "pageControl":
            return .pageControl(
                numberOfPages: min(max(element.integer("numberOfPages") ?? 3, 0), 1000),
                currentPage: max(element.integer("currentPage") ?? 0, 0))
        case "datePicker": return .datePicker
        case "pickerView": return .pickerView
        case "searchBar":
            return .searchBar(
                placeholder: text.string("placeholder", of: element), text: text.string("text", of: element))
        case "navigationBar":
            let items = element.members(of: "items")
            var bar = navigationBar(items.last, isView: true)
            bar.prefersLargeTitles = element.isSet("largeTitles")
            if items.count > 1 { bar.backItem = text.string("title", of: items[items.count - 2]) ?? "Back" }
            return .navigationBar(bar)
        case "tabBar":
            let items = element.members(of: "items")
            let selected = items.firstIndex { $0["id"] != nil && $0["id"] == element["selectedItem"] }
            return .tabBar(ViewContent.TabBar(items: tabs(items, selected: selected), selectedItem: selected))
        case "toolbar": return .toolbar(element.members(of: "items").map(itemOfView))
        case "stackView": return .stackView(uiKitStackView(element))
        case "scrollView": return .scrollView
        case "tableView": return .tableView
        case "collectionView", "webView", "wkWebView", "mapView", "mtkView", "sceneKitView", "skView", "glkView",
            "arscnView":
            return .custom
        default: return nil
        }
    }

    private func label(_ element: XMLElement) -> ViewContent {
        var styled = text.styledText(
            text.string("text", of: element) ?? text.string("attributedText", of: element) ?? "", element,
            attributed: element.child(key: "attributedText"), standard: Font(size: 17))
        styled.pushesOutWords = true
        return .label(
            .init(
                text: styled,
                numberOfLines: min(max(element.integer("numberOfLines") ?? 1, 0), 10_000),
                lineBreakMode: text.lineBreakMode(element),
                preferredMaxLayoutWidth: max(0, element.number("preferredMaxLayoutWidth") ?? 0)))
    }

    private func button(_ view: ViewElement) -> ViewContent {
        let element = view.element
        if let configuration = element.child(key: "configuration"), configuration.name == "buttonConfiguration" {
            return button(view, configuration)
        }
        let normal = element.child("state", key: "normal")
        // A state has what the normal one says where it says nothing.
        let states = [Self.buttonState(of: element), normal].compactMap(\.self)
        let state = states.first { $0["title"] != nil || $0.child(key: "title") != nil } ?? normal
        let title = state.flatMap { text.string("title", of: $0) ?? text.string("attributedTitle", of: $0) } ?? ""
        let imageName = Self.buttonImage(of: element, "image") ?? Self.buttonImage(of: element, "backgroundImage")
        let insets = element.child("inset", key: "contentEdgeInsets").map(Self.insets)
        let styled = text.title(
            title, element, attributed: state?.child(key: "attributedTitle"),
            standard: isTV ? Self.buttonFontOfTV : Font(size: element["buttonType"] == nil ? 18 : 15))
        return .button(
            .init(
                title: styled, image: image(named: imageName, in: view, title: styled, insets: insets ?? .zero),
                imagePadding: 0, contentEdgeInsets: insets))
    }

    /// The name that the states of a button without a configuration have for an image.
    static func buttonImage(of element: XMLElement, _ attribute: String) -> String? {
        [buttonState(of: element), element.child("state", key: "normal")].lazy.compactMap { $0?.imageName(attribute) }
            .first
    }

    /// Whether the only image of a button is behind its title.
    static func hasBackgroundImageAlone(_ element: XMLElement) -> Bool {
        element.name == "button" && element.child("buttonConfiguration", key: "configuration") == nil
            && buttonImage(of: element, "image") == nil && buttonImage(of: element, "backgroundImage") != nil
    }

    private var isTV: Bool { file.system == .tvos }

    /// The font of tvOS buttons that name none: recorded heights are a line of 46 points and the insets.
    private static let buttonFontOfTV = Font(size: 38, weight: 500)

    /// A configuration replaces the title and the insets of the button that it belongs to. Without insets of its own its
    /// contents stand 7 points from top and bottom and 12 from the sides, in the body style; on tvOS 20 and 40.
    private func button(_ view: ViewElement, _ configuration: XMLElement) -> ViewContent {
        let title = text.string("title", of: configuration) ?? text.string("attributedTitle", of: configuration) ?? ""
        let imageName =
            configuration.imageName() ?? view.element.child("state", key: "normal")?.imageName()
        let styled = text.title(
            title, configuration, attributed: configuration.child(key: "attributedTitle"),
            standard: isTV ? Self.buttonFontOfTV : TextStyle.body.font(in: file.contentSizeCategory, on: .ios))
        let own = configuration.child("directionalEdgeInsets", key: "contentInsets")
        let (height, width): (Double, Double) = isTV ? (20, 40) : (7, 12)
        let insets = DirectionalEdgeInsets(
            top: own?.number("top") ?? height, leading: own?.number("leading") ?? width,
            bottom: own?.number("bottom") ?? height, trailing: own?.number("trailing") ?? width)
        return .button(
            .init(
                title: styled,
                image: image(named: imageName, in: view, title: styled, insets: insets.resolved(for: .leftToRight)),
                imagePadding: imageName == nil ? 0 : max(0, configuration.number("imagePadding") ?? 0),
                contentInsets: insets))
    }

    private func textField(_ element: XMLElement) -> ViewContent {
        let borders: [String: ViewContent.TextField.BorderStyle] = [
            "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
        ]
        return .textField(
            .init(
                text: text.styledText(
                    Self.shown(text.string("text", of: element) ?? "", in: element), element, standard: Font(size: 17)),
                placeholder: text.string("placeholder", of: element),
                borderStyle: element["borderStyle"].flatMap { borders[$0] } ?? .none))
    }

    /// A password's characters are dots.
    private static func shown(_ words: String, in field: XMLElement) -> String {
        let isSecure = field.child(key: "textInputTraits")?.isSet("secureTextEntry") == true
        return isSecure ? dots(for: words) : words
    }

    static func dots(for words: String) -> String { String(repeating: "\u{2022}", count: words.count) }

    private func textView(_ element: XMLElement) -> ViewContent {
        .textView(
            .init(
                text: text.styledText(
                    text.string("text", of: element) ?? text.string("attributedText", of: element) ?? "", element,
                    attributed: element.child(key: "attributedText"), standard: Font(size: 14)),
                isScrollEnabled: element["scrollEnabled"] != "NO"))
    }

    private func uiKitStackView(_ element: XMLElement) -> ViewContent.StackView {
        let axis: Axis = element["axis"] == "vertical" ? .vertical : .horizontal
        return ViewContent.StackView(
            axis: axis,
            distribution: element["distribution"].flatMap { ViewContent.StackView.Distribution(rawValue: $0) } ?? .fill,
            alignment: Self.alignment(element["alignment"], axis: axis) ?? .fill,
            spacing: element["spacingType"] == "standard" ? 8 : element.number("spacing") ?? 0,
            isBaselineRelativeArrangement: element.isSet("baselineRelativeArrangement"),
            isLayoutMarginsRelativeArrangement: element.isSet("layoutMarginsRelativeArrangement")
                || element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil)
    }

    /// Interface Builder writes `top` for a vertical stack's leading, and `bottom` for its trailing.
    static func alignment(_ name: String?, axis: Axis) -> ViewContent.StackView.Alignment? {
        switch (name, axis) {
        case ("top", .vertical): .leading
        case ("bottom", .vertical): .trailing
        case ("leading", .horizontal): .top
        case ("trailing", .horizontal): .bottom
        case ("centerX", _), ("centerY", _): .center
        case ("baseline", _): .lastBaseline
        case ("width", _), ("height", _): .fill
        default: name.flatMap { ViewContent.StackView.Alignment(rawValue: $0) }
        }
    }

    /// Where a value lies between two others. Files leave out a value of 0, which is in the middle of −20 and 20.
    func fraction(_ name: String, of element: XMLElement, from: String, to: String) -> Double {
        let low = element.number(from) ?? 0
        let high = element.number(to) ?? 1
        guard high > low else { return 0 }
        return min(max(((element.number(name) ?? 0) - low) / (high - low), 0), 1)
    }

    private static func insets(_ element: XMLElement) -> EdgeInsets {
        EdgeInsets(
            top: element.number("minY") ?? 0, left: element.number("minX") ?? 0, bottom: element.number("maxY") ?? 0,
            right: element.number("maxX") ?? 0)
    }
}
