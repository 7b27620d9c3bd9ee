// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

extension ContentReader {
    func appKitContent(_ view: ViewElement) -> ViewContent? {
        let element = view.element
        switch element.name {
        case "view", "customView", "clipView", "box", "tableCellView", "visualEffectView", "containerView", "scroller",
            "colorWell", "matrix":
            return .view
        case "textField", "searchField", "secureTextField", "tokenField", "comboBox": return appKitTextField(element)
        case "button", "popUpButton": return appKitButton(view)
        case "gridView": return view.isGridView ? .view : nil
        case "imageView":
            let cell = element.child("imageCell")
            let name = cell?.imageName() ?? element.imageName()
            return .imageView(image(named: name, in: view))
        case "slider":
            guard let cell = element.child("sliderCell") else { return .slider(value: 0) }
            return .slider(value: fraction("doubleValue", of: cell, from: "minValue", to: "maxValue"))
        case "stepper": return .stepper
        case "segmentedControl":
            let segments = element.child("segmentedCell")?.members(of: "segments") ?? []
            return .segmentedControl(
                segments: segments.map { text.string("label", of: $0) ?? Self.segmentTitle($0) ?? "" },
                selected: segments.firstIndex { $0.isSet("selected") },
                metrics: element.child("segmentedCell").flatMap { segmentMetrics(of: element, $0) })
        case "progressIndicator":
            if element["style"] == "spinning" { return .activityIndicator }
            return .progressView(value: fraction("doubleValue", of: element, from: "minValue", to: "maxValue"))
        case "levelIndicator":
            guard let cell = element.child("levelIndicatorCell") else { return nil }
            return .progressView(value: fraction("doubleValue", of: cell, from: "minValue", to: "maxValue"))
        case "datePicker": return .datePicker
        case "switch": return .toggle(isOn: element["state"] == "on")
        case "stackView": return .stackView(appKitStackView(view))
        case "scrollView": return .scrollView
        case "tableView", "outlineView": return .tableView
        case "textView":
            return .textView(
                .init(
                    text: text.styledText(
                        text.string("text", of: element) ?? text.string("textStorage", of: element) ?? "", element,
                        attributed: element.child(key: "textStorage"), standard: Font(size: 12)),
                    textContainerInset: .zero))
        case "splitView", "tabView", "tableHeaderView", "wkWebView", "webView", "mapView", "collectionView",
            "pathControl":
            return .custom
        default: return nil
        }
    }

    private func appKitTextField(_ element: XMLElement) -> ViewContent {
        let cell = element.children.first { $0.key == "cell" } ?? element
        let title = text.string("title", of: cell) ?? ""
        let styled = text.styledText(
            element.name == "secureTextField" ? Self.dots(for: title) : title, cell, standard: Font(size: 13))
        if Self.isLabel(element) {
            let wraps = cell["lineBreakMode"] == nil || element["preferredMaxLayoutWidth"] != nil
            var lines = styled
            if lines.content.isEmpty, let placeholder = text.string("placeholderString", of: cell) {
                lines.content = .plain(placeholder)
            }
            var label = ViewContent.Label(
                text: lines, numberOfLines: Self.numberOfLines(of: lines, wraps: wraps, cell),
                lineBreakMode: wraps ? .byWordWrapping : text.lineBreakMode(cell),
                preferredMaxLayoutWidth: max(0, element.number("preferredMaxLayoutWidth") ?? 0))
            label.setsMaxLayoutWidthAtFirstLayout = element.isSet("setsMaxLayoutWidthAtFirstLayout")
            return .label(label)
        }
        return .textField(
            .init(
                text: styled, placeholder: text.string("placeholderString", of: cell),
                borderStyle: cell["borderStyle"] == nil && element.name == "textField" ? .none : .bezel))
    }

    /// Nil for segments whose widths the file gives, for styles that are not known, and where titles are not all there is.
    private func segmentMetrics(of element: XMLElement, _ cell: XMLElement) -> SegmentMetrics? {
        let segments = cell.members(of: "segments")
        guard !segments.isEmpty, segments.allSatisfy({ $0["width"] == nil && !($0["label"] ?? "").isEmpty }) else {
            return nil
        }
        let font = text.title("", cell, standard: Font(size: 13)).font
        return AppKitControl(element).flatMap {
            AppKitControlSizes.metrics(ofSegmentsIn: cell, $0, font: font, file.era)
        }
    }

    /// Without wrapping those of the text.
    private static func numberOfLines(of text: StyledText, wraps: Bool, _ cell: XMLElement) -> Int {
        if cell.isSet("usesSingleLineMode") { return 1 }
        guard !wraps else { return 0 }
        switch text.content {
        case .plain(let string), .markup(let string): return min(string.count(where: \.isNewline) + 1, 10_000)
        }
    }

    /// A text field that can neither be edited nor has a bezel: what AppKit's users call a label.
    static func isLabel(_ element: XMLElement) -> Bool {
        guard element.name == "textField", let cell = element.child("textFieldCell") else { return false }
        return !cell.isSet("editable") && cell["borderStyle"] == nil
    }

    private func appKitButton(_ view: ViewElement) -> ViewContent {
        let element = view.element
        guard let cell = element.children.first(where: { $0.key == "cell" }) else {
            return .button(.init(title: text.title("", element, standard: Font(size: 13))))
        }
        let hasTitle = cell["imagePosition"] != "only"
        let title = text.string("title", of: cell) ?? selectedTitle(of: element, cell: cell) ?? ""
        let styled = text.title(hasTitle ? title : "", cell, standard: Font(size: 13))
        let hasImage = cell["type"] != "check" && cell["type"] != "radio"
        let insets = AppKitControl(element)?.titleInsets(file.era) ?? .zero
        let shown =
            hasImage
            ? image(
                named: Self.imageSource(of: cell).imageName(), in: view, title: styled,
                insets: insets.resolved(for: .leftToRight))
            : nil
        var button = ViewContent.Button(
            kind: Self.kind(of: element, cell: cell), isOn: hasImage ? false : cell["state"] == "on",
            title: styled, image: shown, imagePadding: shown == nil ? 0 : Self.imagePadding(cell),
            contentInsets: insets)
        button.itemTitles = itemTitles(of: element, cell: cell)
        return .button(button)
    }

    /// Points between the image and the title: push buttons set them closer.
    private static func imagePadding(_ cell: XMLElement) -> Double {
        cell["type"] == "push" && cell["imagePosition"] == "left" ? 2 : 4
    }

    private func itemTitles(of element: XMLElement, cell: XMLElement) -> [String] {
        guard element.name == "popUpButton", !cell.isSet("pullsDown") else { return [] }
        return menuItems(of: cell).map { text.string("title", of: $0) ?? "" }
    }

    private func selectedTitle(of element: XMLElement, cell: XMLElement) -> String? {
        guard element.name == "popUpButton" else { return nil }
        return Self.shownItem(of: cell).flatMap { text.string("title", of: $0) }
    }

    /// A pop-up button shows the item that is selected, a menu that is pulled down its first one, which is hidden in the menu.
    static func shownItem(of cell: XMLElement) -> XMLElement? {
        let items = (cell.child("menu")?.members(of: "items") ?? []).filter { $0.name == "menuItem" }
        return cell.isSet("pullsDown") ? items.first : items.first { $0["id"] == cell["selectedItem"] }
    }

    private func menuItems(of cell: XMLElement) -> [XMLElement] {
        let items = cell.child("menu")?.members(of: "items") ?? []
        return items.filter { $0.name == "menuItem" && !$0.isSet("hidden") }
    }

    /// The element that names the image of a button: of a pop-up button the item that it shows.
    static func imageSource(of cell: XMLElement) -> XMLElement {
        guard cell.name == "popUpButtonCell", let item = shownItem(of: cell), item.imageName() != nil else {
            return cell
        }
        return item
    }

    private static func kind(of element: XMLElement, cell: XMLElement) -> ViewContent.Button.Kind {
        switch cell["type"] {
        case "check": .switch
        case "radio": .radio
        default:
            // Without an arrow it looks like any other button.
            element.name != "popUpButton" || cell["arrowPosition"] == "noArrow"
                ? .momentaryPushIn : cell.isSet("pullsDown") ? .pullDown : .popUp
        }
    }
}
