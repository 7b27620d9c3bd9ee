// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

extension Canvas {
    /// What of the screen or the window the canvas is.
    package enum Placement: Hashable, Sendable { case screen, sheet, popover, window, column }

    /// Points of the screen, or of the window; nil = fitted.
    package var screenWidth: Double? { width.map { $0 + outsets.left + outsets.right } }
    package var screenHeight: Double? { height.map { $0 + outsets.top + outsets.bottom } }

    /// The size that documents give: the screen's, or that of a window's contents.
    var givenSize: Fitted {
        placement == .window ? Fitted(width: width, height: height) : Fitted(width: screenWidth, height: screenHeight)
    }

    struct Fitted: Hashable { var width, height: Double? }

    /// The screen or the window around a canvas of a size, from the canvas's upper left corner.
    package func screenFrame(of size: Size) -> Rect {
        Rect(
            x: -outsets.left, y: -outsets.top, width: size.width + outsets.left + outsets.right,
            height: size.height + outsets.top + outsets.bottom)
    }

    /// Makes the part of the screen that the root view is out of all of it.
    ///
    /// - Parameter safeArea: of the screen; then what is left of it.
    mutating func place(in surroundings: Surroundings, safeArea: inout DirectionalEdgeInsets, _ era: SystemEra) {
        switch surroundings.place {
        case .screen: return
        case .window(let window):
            let metrics = WindowMetrics(era)
            placement = .window
            outsets.top = window.toolbar == nil ? metrics.titleBar : metrics.toolbar
        case .sheet(let sheet): placeSheet(sheet, &safeArea)
        case .popover(let popover): placePopover(popover, &safeArea)
        case .column(let split): placeColumn(split, &safeArea)
        }
    }

    private mutating func placeSheet(_ sheet: Surroundings.Sheet, _ safeArea: inout DirectionalEdgeInsets) {
        guard let width, let height else { return }
        placement = .sheet
        let classes = sizeClasses(on: .ios)
        if classes.width == .regular, classes.height == .regular {
            var size = PresentationMetrics.formSheet
            if case .height(let height) = sheet.detent { size.height = height }
            center(Size(width: min(size.width, width), height: min(size.height, height)), width, height)
            safeArea = .zero
            return
        }
        // In landscape orientation a phone's sheet fills the screen.
        guard classes.height != .compact else { return }
        let used = PresentationMetrics.sheetHeight(
            sheet.detent, screen: height, top: safeArea.top, bottom: safeArea.bottom)
        outsets.top = height - used
        self.height = used
        safeArea.top = 0
    }

    private mutating func center(_ size: Size, _ width: Double, _ height: Double) {
        let (x, y) = (((width - size.width) / 2).rounded(.down), ((height - size.height) / 2).rounded(.down))
        outsets = EdgeInsets(top: y, left: x, bottom: height - y - size.height, right: width - x - size.width)
        (self.width, self.height) = (size.width, size.height)
    }

    private mutating func placePopover(_ popover: Surroundings.Popover, _ safeArea: inout DirectionalEdgeInsets) {
        placement = .popover
        defer { (safeArea, self.width, self.height) = (.zero, popover.size.width, popover.size.height) }
        guard let width, let height else { return }
        let source = popover.source ?? Self.trailingButton(width: width, top: safeArea.top, direction)
        let (size, arrow) = (popover.size, PresentationMetrics.popoverArrow.height)
        let margin = PresentationMetrics.popoverMargin
        func clamped(_ value: Double, _ length: Double, _ whole: Double) -> Double {
            max(margin, min(value, whole - margin - length))
        }
        let origin =
            switch popover.arrow {
            case .up: Point(x: clamped(source.midX - size.width / 2, size.width, width), y: source.maxY + arrow)
            case .down:
                Point(
                    x: clamped(source.midX - size.width / 2, size.width, width), y: source.minY - arrow - size.height)
            case .left: Point(x: source.maxX + arrow, y: clamped(source.midY - size.height / 2, size.height, height))
            case .right:
                Point(
                    x: source.minX - arrow - size.width,
                    y: clamped(source.midY - size.height / 2, size.height, height))
            }
        outsets = EdgeInsets(
            top: origin.y, left: origin.x, bottom: height - origin.y - size.height,
            right: width - origin.x - size.width)
    }

    /// The place of the last button of a navigation bar.
    private static func trailingButton(width: Double, top: Double, _ direction: LayoutDirection) -> Rect {
        let x = direction == .rightToLeft ? 16 : width - 44
        return Rect(x: x, y: top + 8, width: 28, height: 28)
    }

    private mutating func placeColumn(_ split: Surroundings.SplitView, _ safeArea: inout DirectionalEdgeInsets) {
        // In a compact width there is only one column.
        guard let width, sizeClasses(on: .ios).width == .regular else { return }
        placement = .column
        columnIsSecondary = split.column == .secondary
        let span = SplitMetrics(split, width: width)[split.column]
        self.width = span.end - span.start
        let (before, after) = (span.start, width - span.end)
        (outsets.left, outsets.right) = direction == .rightToLeft ? (after, before) : (before, after)
        if before > 0 { safeArea.leading = 0 }
        if after > 0 { safeArea.trailing = 0 }
    }
}
