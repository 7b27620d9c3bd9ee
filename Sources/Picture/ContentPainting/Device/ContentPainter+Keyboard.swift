// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// The keyboard over the bottom of the canvas: English letters, with a line for suggestions above them.
extension ContentPainter {
    private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

    private struct KeyColors {
        var board, key, function, label: Color

        init(_ appearance: Canvas.Appearance) {
            switch appearance {
            case .light:
                (board, key) = (Color(hex: 0xD1D4DA), Color(hex: 0xFFFFFF))
                (function, label) = (Color(hex: 0xACB1BB), Color(hex: 0x000000))
            case .dark:
                (board, key) = (Color(hex: 0x2B2B2D), Color(hex: 0x6B6B6E))
                (function, label) = (Color(hex: 0x464649), Color(hex: 0xFFFFFF))
            }
        }
    }

    func keyboardItems(over surroundings: [PaintContext], _ painted: ContentBrush.PaintedFills) -> [SceneItem] {
        let height = solved.canvas.keyboard
        guard height > 0, var own = surroundings.first else { return [] }
        own.clip = nil
        own.roundClips = rootClips
        own.opacity = 1
        let size = solved.canvasSize
        let board = Rect(x: 0, y: max(0, size.height - height), width: size.width, height: min(height, size.height))
        var brush = ContentBrush(
            view: 0, surroundings: own, strength: strength, zone: zone,
            hues: theme.name == .print ? .removed : .kept, surfaces: .legible, painted: painted)
        let colors = KeyColors(theme.appearance)
        brush.box(board, fill: colors.board, isSurface: true)
        var metrics = KeyboardMetrics(on: solved.canvas)
        // One that is lower than the system's keeps its keys in proportion.
        let part = min(1, board.height / metrics.height)
        metrics.suggestions *= part
        metrics.foot *= part
        paintSuggestions(Rect(x: 0, y: board.minY, width: board.width, height: metrics.suggestions), colors, &brush)
        paintKeys(
            Rect(
                x: 3, y: board.minY + metrics.suggestions, width: board.width - 6,
                height: board.height - metrics.suggestions - metrics.foot), foot: metrics.foot, colors, &brush)
        return brush.items
    }

    /// Room for three words, with two lines between them.
    private func paintSuggestions(_ strip: Rect, _ colors: KeyColors, _ brush: inout ContentBrush) {
        for third in [1.0, 2] {
            let x = strip.width * third / 3
            brush.line(
                Point(x: x, y: strip.minY + strip.height * 0.3), Point(x: x, y: strip.maxY - strip.height * 0.3),
                colors.function, width: 1)
        }
    }

    /// - Parameter foot: points below the keys.
    private func paintKeys(_ area: Rect, foot: Double, _ colors: KeyColors, _ brush: inout ContentBrush) {
        let unit = area.width / 10
        let row = area.height / 4
        let board = brush.surroundings.background
        /// - Parameters:
        ///   - start: from the left edge, in widths of a key.
        ///   - width: in widths of a key.
        func key(_ words: String, _ line: Int, _ start: Double, _ width: Double, isFunction: Bool = false) {
            let rect = Rect(
                x: area.minX + start * unit, y: area.minY + Double(line) * row, width: width * unit, height: row
            ).insetBy(dx: min(3, unit * 0.1), dy: min(5.5, row * 0.12))
            brush.surroundings.background = board
            brush.box(
                rect, radius: min(8, rect.height * 0.14), fill: isFunction ? colors.function : colors.key,
                isSurface: true)
            let size = min(isFunction || words.utf8.count > 1 ? 16 : 22, rect.height * 0.6)
            if !words.isEmpty { text(plain(words, size: size), in: rect, 0, color: colors.label, &brush) }
        }
        func symbol(_ name: String, _ rect: Rect) {
            let side = min(22, rect.height * 0.5)
            let box = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            _ = paintSymbol(name, in: box, colors.label, &brush)
        }
        for (line, letters) in Self.letters.enumerated() {
            let start = (10 - Double(letters.utf8.count)) / 2
            for (column, letter) in letters.enumerated() { key(String(letter), line, start + Double(column), 1) }
        }
        key("⇧", 2, 0, 1.35, isFunction: true)
        key("⌫", 2, 8.65, 1.35, isFunction: true)
        key("123", 3, 0, 1.25, isFunction: true)
        key("", 3, 1.25, 1.25, isFunction: true)
        symbol("face.smiling", Rect(x: area.minX + 1.25 * unit, y: area.maxY - row, width: 1.25 * unit, height: row))
        key("space", 3, 2.5, 5)
        key("return", 3, 7.5, 2.5, isFunction: true)
        brush.surroundings.background = board
        // Beside the home indicator, where there is room.
        guard foot > 40 else { return }
        symbol("mic", Rect(x: area.maxX - 1.5 * unit, y: area.maxY, width: 1.5 * unit, height: foot - 20))
    }
}
