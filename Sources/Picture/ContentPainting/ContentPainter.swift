// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
package import LayoutGeometry
package import LayoutModel
package import LayoutScene

/// Draws the appearance of a view: plain, similar to the platform's, and muted so that marks stand out.
package struct ContentPainter {
    /// The strength of content: full if no mark is drawn over it.
    package static let quietStrength = 0.6
    /// The opacity of text and symbols in a disabled control.
    static let disabledOpacity = 0.4

    let document: Document
    let solved: SolvedLayout
    let theme: SceneTheme
    let measuring: any TextShaping
    let images: ImageFiles
    /// 0 … 1.
    let strength: Double
    /// Pixels per point of the picture.
    let scale: Double
    /// Beyond it nothing is drawn.
    let zone: Rect
    /// Scroll views whose content is drawn beyond their edges.
    let unrolled: Set<Int>
    /// Views that are faded because the picture is about others.
    let faded: Set<Int>
    /// Whether the screen around the root view is drawn: the corners of a sheet are then round.
    let showsSurroundings: Bool

    package init(
        document: Document, solved: SolvedLayout, theme: SceneTheme, measuring: any TextShaping, images: ImageFiles,
        strength: Double, scale: Double, zone: Rect, unrolled: Set<Int>, faded: Set<Int>,
        showsSurroundings: Bool
    ) {
        self.showsSurroundings = showsSurroundings
        self.document = document
        self.solved = solved
        self.theme = theme
        self.measuring = measuring
        self.images = images
        self.strength = strength
        self.scale = scale
        self.zone = zone
        self.unrolled = unrolled
        self.faded = faded
    }

    var palette: ContentPalette { theme.content }

    /// The surroundings in which a view is painted.
    struct PaintContext {
        /// The opaque colour behind.
        var background: Color
        var clip: Rect?
        /// Views with round corners that clip what is painted.
        var roundClips: [RoundClip] = []
        /// Masks of views around what is painted.
        var masks: [[PathElement]] = []
        /// What views around it do to what is painted, the innermost last. Clips are inside it.
        var transforms: [ViewTransform] = []
        var opacity: Double
        var tint: Color
    }

    /// Items of every view, back to front.
    package func paint() -> [SceneItem] {
        var items: [SceneItem] = []
        var surroundings: [PaintContext] = []
        let carriesText = self.carriesText()
        let lightTexts = self.lightTexts()
        let painted = ContentBrush.PaintedFills()
        // Borders of views with subviews, over which they lie.
        var borders: [(view: Int, items: [SceneItem])] = []
        let hasSubviews = Set(document.views.compactMap(\.superview))
        for (index, view) in document.views.enumerated() {
            while let last = borders.last, !document.isAncestor(last.view, of: index) {
                items.append(contentsOf: last.items)
                borders.removeLast()
            }
            var own =
                view.superview.map { surroundings[$0] }
                ?? PaintContext(
                    background: palette.background, clip: nil, roundClips: rootClips, opacity: 1, tint: palette.tint)
            let isVisible = !view.isHidden && own.opacity > 0
            own.opacity = isVisible ? own.opacity * min(max(view.style.opacity, 0), 1) : 0
            if let tint = view.style.tintColor { own.tint = tint }
            let frame = PixelGrid(scale: solved.canvas.scale).rounded(solved.views[index].canvasFrame)
            if let transform = view.style.transform {
                own.transform(transform.about(frame.center))
                if !transform.isInvertible { own.opacity = 0 }
            }
            if let mask = view.style.mask { own.masks.append(mask.map { $0 + frame.origin }) }
            if isVisible, own.opacity > 0, frame.isFinite, own.shown(frame).intersection(zone) != nil {
                var brush = ContentBrush(
                    view: index, surroundings: own, strength: strength * (faded.contains(index) ? 0.5 : 1), zone: zone,
                    hues: theme.name == .print ? .removed : .kept, surfaces: carriesText[index] ? .legible : .quiet,
                    painted: painted)
                if hasSubviews.contains(index), let border = border(of: view) {
                    var outline = brush
                    outline.box(
                        visible(view, index, frame), radius: view.style.cornerRadius,
                        corners: view.style.maskedCorners, curve: view.style.cornerCurve, stroke: border,
                        width: borderWidth(of: view))
                    borders.append((index, outline.items))
                    paint(view, index, frame, border: nil, lightTexts[index], &brush)
                } else {
                    paint(view, index, frame, border: border(of: view), lightTexts[index], &brush)
                }
                items.append(contentsOf: brush.items)
                if strength < 1 {
                    for item in brush.items {
                        if let fill = item.fill(over: own.background) { painted.grid.add(fill) }
                    }
                }
                own.background = brush.surroundings.background
                if view.content.clipsContent && !unrolled.contains(index) || view.clipsToBounds {
                    own.clip(to: frame, view.style)
                }
            } else if !frame.isFinite {
                own.opacity = 0
            }
            surroundings.append(own)
        }
        items += borders.reversed().flatMap(\.items)
        items += screenBarItems(over: surroundings, painted)
        items += keyboardItems(over: surroundings, painted)
        return items
    }

    private func border(of view: View) -> Color? {
        view.style.borderWidth > 0 ? (view.style.borderColor ?? palette.separator) : nil
    }

    func borderWidth(of view: View) -> Double { max(view.style.borderWidth, 0.5) }

    private func paint(
        _ view: View, _ index: Int, _ frame: Rect, border: Color?, _ lightText: Color?, _ brush: inout ContentBrush
    ) {
        let style = view.style
        if let titles = style.sectionTitles { paintSectionTitles(titles, frame, index, &brush) }
        if let shadow = style.shadow { paintShadow(shadow, view, index, frame, &brush) }
        if style.backgroundColor != nil || border != nil {
            brush.box(
                visible(view, index, frame), radius: style.cornerRadius, corners: style.maskedCorners,
                curve: style.cornerCurve, fill: fill(of: view, under: lightText), stroke: border,
                width: borderWidth(of: view),
                isSurface: true)
        }
        if !style.isEnabled { brush.surroundings.opacity *= Self.disabledOpacity }
        if let parts = style.parts { paintParts(parts, frame, index, &brush) }
        if let accessory = style.accessoryType { paintAccessory(accessory, frame, index, &brush) }
        if let inset = style.separatorInset { paintSeparator(inset, frame, index, &brush) }
        if let drawing = style.drawing { paint(drawing, frame, index, &brush) }
        switch view.content {
        case .view, .stackView: break
        case .imageView(.placeholder) where style.drawing != nil: break
        case .custom: paintStandIn(style, frame, &brush)
        case .label(let label):
            let box = textBox(index, frame, style)
            if let shadow = style.shadow, style.backgroundColor == nil {
                text(
                    label.text, in: Rect(origin: box.origin + shadow.offset, size: box.size), index,
                    lines: label.numberOfLines, mode: label.lineBreakMode, color: shadow.color, &brush)
            }
            text(label.text, in: box, index, lines: label.numberOfLines, mode: label.lineBreakMode, &brush)
        case .button(let button): paintButton(button, contentBox(index, frame), index, style, &brush)
        case .textField(let field): paintTextField(field, frame, index, style, border: border, &brush)
        case .textView(let textView): paintTextView(textView, frame, index, &brush)
        case .imageView(let source): paintImage(source, frame, index, &brush)
        case .toggle(let isOn): paintSwitch(isOn, frame, style, index, &brush)
        case .slider(let value): paintSlider(value, frame, style, index, &brush)
        case .stepper: paintStepper(frame, &brush)
        case .segmentedControl(let segments, let selected, let metrics):
            paintSegments(segments, selected, frame, index, fontSize: metrics?.font.size ?? 13, &brush)
        case .progressView(let value): paintProgress(value, frame, style, index, &brush)
        case .activityIndicator: paintSpinner(frame, &brush)
        case .pageControl(let pages, let current):
            paintPageControl(pages, current, frame, style, index, &brush)
        case .datePicker: paintDatePicker(style, frame, index, &brush)
        case .pickerView: paintPicker(frame, index, &brush)
        case .searchBar(let placeholder, let text):
            paintSearchBar(placeholder, text, frame, index, document.views[index].style.parts, &brush)
        case .navigationBar, .tabBar, .toolbar: paintBar(view.content, barPlace(frame, index, style), &brush)
        case .scrollView: paintScrollView(frame, index, &brush)
        case .tableView: paintTable(frame, index, style, &brush)
        }
    }

    /// By view: whether it or a descendant has text.
    private func carriesText() -> [Bool] {
        var carries = document.views.map(\.content.hasText)
        for index in document.views.indices.reversed() where carries[index] {
            if let superview = document.views[index].superview { carries[superview] = true }
        }
        return carries
    }

    /// By view: the colour of light text that lies on its background, its own or a descendant's.
    private func lightTexts() -> [Color?] {
        var lightTexts: [Color?] = Array(repeating: nil, count: document.views.count)
        for (index, view) in document.views.enumerated().reversed() where !view.isHidden {
            let own: Color? =
                switch view.content {
                case .label, .textView: view.style.textColor
                case .button: view.style.textColor ?? titleOnFill(view.style)
                default: nil
                }
            if let own, !own.isDark { lightTexts[index] = own }
            if let light = lightTexts[index], let superview = view.superview, lightTexts[superview] == nil,
                (view.style.backgroundColor?.alpha ?? 0) < 0.99
            {
                lightTexts[superview] = light
            }
        }
        return lightTexts
    }

    /// A background whose light text would be hard to read, as on the platform's own blue, is drawn a little darker. The
    /// titles of buttons in that blue are light themselves, but not on white.
    private func fill(of view: View, under lightText: Color?) -> Color? {
        guard let fill = view.style.backgroundColor, fill.alpha > 0.99, let lightText, strength < 1,
            lightText.relativeLuminance > fill.relativeLuminance, lightText.contrast(with: fill) > 3
        else { return view.style.backgroundColor }
        return fill.legible(on: lightText, ratio: 4.6)
    }

    /// What a fill covers: of AppKit's boxes and lines the alignment rectangle is all that there is to see.
    func visible(_ view: View, _ index: Int, _ frame: Rect) -> Rect {
        document.platform == .macos && view.alignmentRectInsets != .zero ? contentBox(index, frame) : frame
    }

    /// The place of content at its natural size: the alignment rectangle, to which that size refers.
    func contentBox(_ index: Int, _ frame: Rect) -> Rect {
        let rect = solved.views[index].alignmentRect
        return rect.isFinite ? PixelGrid(scale: solved.canvas.scale).rounded(rect) : frame
    }

    // MARK: Text

    /// Where a label's text is drawn.
    private func textBox(_ index: Int, _ frame: Rect, _ style: ViewStyle) -> Rect {
        style.textInsets.map { frame.inset(by: $0).atLeastEmpty } ?? contentBox(index, frame)
    }

    /// The width that a view's text was measured for, from which its box differs by less than a pixel: lines break as
    /// in the layout.
    private func wrapWidth(of text: StyledText, in box: Rect, _ index: Int) -> Double {
        guard let solvedText = solved.views[index].text, solvedText.text == text, let width = solvedText.width,
            abs(width - box.width) < 1 / solved.canvas.scale
        else { return box.width }
        return width
    }

    /// Text in a box: aligned within it, and vertically in its middle.
    func text(
        _ text: StyledText, in box: Rect, _ index: Int, lines: Int = 1,
        mode: LineBreakMode = .byTruncatingTail, color: Color? = nil, _ brush: inout ContentBrush
    ) {
        guard !text.content.isEmpty, box.width > 0.5, box.height > 0 else { return }
        let view = solved.views[index]
        var request = TextRequest(
            text: text, numberOfLines: lines, lineBreakMode: mode, direction: view.direction,
            language: solved.canvas.language, scale: solved.canvas.scale)
        let natural = request
        shrink(&request, into: box, to: document.views[index].style.minimumScaleFactor)
        request.letterSpacing = tightening(of: request, into: box, index)
        // A text that is made smaller differs with every width.
        let isSqueezed = request != natural
        var measurement = measuring.measure(request)
        // A line that fits is set without a width, so that no rounding can shorten it.
        if measurement.size.width > box.width + (request.letterSpacing < 0 ? 0.5 : 0.01)
            || lines != 1 && measurement.lineCount > 1
        {
            request.width = wrapWidth(of: text, in: box, index)
            measurement = measuring.measure(request)
        }
        // If not all lines fit, those that do are drawn, at least one, and the last of them is truncated.
        // Their height is one of whole pixels, and so is the box's, each rounded on its own.
        let slack = max(0.5, Double(min(measurement.lineCount, 3)) / solved.canvas.scale)
        if measurement.lineCount > 1, measurement.size.height > box.height + slack {
            let lineHeight = (measurement.size.height + text.lineSpacing) / Double(measurement.lineCount)
            request.numberOfLines = max(1, Int((box.height + text.lineSpacing + 0.5) / lineHeight))
            measurement = measuring.measure(request)
        }
        let grid = PixelGrid(scale: scale)
        let width = min(measurement.size.width, box.width)
        let textX: Double
        switch text.alignment.resolved(view.direction) {
        case .center: textX = grid.rounded(box.midX - width / 2)
        case .right: textX = grid.rounded(box.maxX - width)
        default: textX = box.minX
        }
        var y = grid.rounded(box.midY - measurement.size.height / 2)
        if case .label = document.views[index].content, lines == 1, request.text.font.size < text.font.size {
            // The default of `baselineAdjustment`: the line stays on the baseline of the layout.
            let full = measuring.measure(natural)
            y = grid.rounded(
                grid.rounded(box.midY - full.size.height / 2) + full.firstBaseline - measurement.firstBaseline)
        }
        // With a width, the lines are aligned within the box; what they cover starts where the widest does.
        brush.text(
            request, measuring.shape(request), origin: Point(x: request.width == nil ? textX : box.minX, y: y),
            covering: Rect(x: textX, y: y, width: width, height: measurement.size.height),
            color: color ?? document.views[index].style.textColor ?? palette.label,
            clip: measurement.size.height > box.height + 0.5 || measurement.size.width > box.width + 0.5 ? box : nil,
            setting: isSqueezed ? nil : TextSetting(box: box, place: .middle, request: natural))
    }

    func plain(
        _ string: String, size: Double, weight: Int = 400, _ alignment: StyledText.Alignment = .center
    )
        -> StyledText
    {
        StyledText(content: .plain(string), font: Font(size: size, weight: weight), alignment: alignment)
    }
}

extension ViewContent {
    /// Whether the view itself shows words.
    var hasText: Bool {
        switch self {
        case .label(let label): !label.text.content.isEmpty
        case .button(let button): !button.title.content.isEmpty
        case .textView(let textView): !textView.text.content.isEmpty
        case .textField, .segmentedControl, .searchBar, .navigationBar, .datePicker, .pickerView: true
        case .tabBar, .toolbar: !barTexts.isEmpty
        default: false
        }
    }

    /// Whether subviews are cut off at the frame.
    package var clipsContent: Bool {
        switch self {
        case .scrollView, .tableView, .textView: true
        default: false
        }
    }
}

extension StyledText.Alignment {
    func resolved(_ direction: LayoutDirection) -> StyledText.Alignment {
        switch self {
        case .natural, .justified: direction == .leftToRight ? .left : .right
        case .left, .center, .right: self
        }
    }
}
