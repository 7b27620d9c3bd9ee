// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The name of a system symbol in its parts: a drawing of the table, and what is added to it.
///
/// `person.fill.badge.plus` is the filled `person` with a badge that shows `plus`; `bell.slash.circle` is `bell`, struck, within a
/// circle; `30.circle` is a numeral within one.
struct SymbolName {
    private var base: Substring
    private var isFilled = false
    private var isStruck = false
    private var frame: Frame?
    private var badge: Badge?

    /// A shape around a symbol, by the drawing of the shape.
    private struct Frame {
        var name: Substring
        /// The size of what is within it, as a part of its own.
        var scale: Double
        /// How far its middle is from that of the square, downwards.
        var shift = 0.0
    }

    private enum Badge {
        case dot
        case glyph(Substring)
    }

    private static let frames: [Substring: Frame] = [
        "circle": Frame(name: "circle", scale: 0.56), "square": Frame(name: "square", scale: 0.56),
        "rectangle": Frame(name: "rectangle", scale: 0.46), "diamond": Frame(name: "diamond", scale: 0.44),
        "octagon": Frame(name: "octagon", scale: 0.54), "hexagon": Frame(name: "hexagon", scale: 0.5),
        "shield": Frame(name: "shield", scale: 0.46), "seal": Frame(name: "seal", scale: 0.5),
        "bubble": Frame(name: "bubble.left", scale: 0.4, shift: -1.2), "app": Frame(name: "app", scale: 0.54),
    ]

    init(_ name: String) {
        base = Substring(name)
        guard !isKnown else { return }
        var words = base.split(separator: ".", omittingEmptySubsequences: false)
        guard !words.contains("") else { return }
        if let place = words.firstIndex(of: "badge"), place > 0, SymbolTable.drawing(for: base) == nil {
            let glyph = words[(place + 1)...].filter { $0 != "fill" }.joined(separator: ".")
            badge = glyph.isEmpty ? .dot : .glyph(Substring(glyph))
            isFilled = words[(place + 1)...].contains("fill")
            words.removeSubrange(place...)
        }
        isFilled = isFilled || words.contains("fill")
        words.removeAll { $0 == "fill" }
        base = Substring(words.joined(separator: "."))
        guard !isKnown else { return }
        if words.count > 1, let last = words.last, let shape = Self.frames[last] {
            frame = shape
            drop(&words)
        }
        if !isKnown, words.count > 1, words.last == "slash" {
            isStruck = true
            drop(&words)
        }
    }

    private mutating func drop(_ words: inout [Substring]) {
        words.removeLast()
        base = Substring(words.joined(separator: "."))
    }

    private var isKnown: Bool { plain(isFilled: false) != nil }

    /// Nil if a part has no drawing.
    var drawing: SymbolDrawing? {
        guard var outlines = plain(isFilled: isFilled && frame == nil) else { return nil }
        if isStruck { outlines.append(OutlineReader("M3.5 3.5 L20.5 20.5", isFilled: false).outline) }
        if let frame {
            guard let shape = SymbolTable.drawing(for: frame.name)?.first else { return nil }
            let inner = outlines.map { outline in
                var inner = outline.scaled(by: frame.scale, to: Point(x: 12, y: 12 + frame.shift))
                inner.isCutOut = isFilled
                return inner
            }
            outlines = [OutlineReader(shape, isFilled: isFilled).outline] + inner
        }
        guard let badge else { return SymbolDrawing(outlines: outlines) }
        switch badge {
        case .dot:
            outlines += [
                Self.disc(Point(x: 17.8, y: 6.2), 4.6, isCutOut: true), Self.disc(Point(x: 18.4, y: 5.6), 2.4),
            ]
        case .glyph(let glyph):
            guard let shown = SymbolName(String(glyph)).plain(isFilled: false) else { return nil }
            outlines = outlines.map { $0.scaled(by: 0.86, to: Point(x: 10.8, y: 11.2)) }
            let place = Point(x: 18, y: 18)
            outlines.append(Self.disc(place, 4.9, isCutOut: true))
            outlines += shown.map { $0.scaled(by: 0.4, to: place) }
        }
        return SymbolDrawing(outlines: outlines)
    }

    /// A drawing of the table, an arrow in a circle with a number of seconds, or a number.
    private func plain(isFilled: Bool) -> [SymbolDrawing.Outline]? {
        if let drawing = SymbolTable.drawing(for: base) {
            return drawing.map { OutlineReader($0, isFilled: isFilled).outline }
        }
        if let dot = base.lastIndex(of: "."), ["goforward", "gobackward"].contains(base[..<dot]),
            let number = SymbolNumeral(base[base.index(after: dot)...]),
            let arrow = SymbolTable.drawing(for: base[..<dot])
        {
            return arrow.map { OutlineReader($0, isFilled: false).outline } + number.outlines(height: 7.4, middle: 12.8)
        }
        return SymbolNumeral(base).map { $0.outlines(height: 15, middle: 12) }
    }

    private static func disc(_ center: Point, _ radius: Double, isCutOut: Bool = false) -> SymbolDrawing.Outline {
        var outline = OutlineReader("O\(center.x) \(center.y) \(radius)", isFilled: false).outline
        outline.isFilled = true
        outline.isCutOut = isCutOut
        return outline
    }
}

extension SymbolDrawing.Outline {
    /// With the middle of the square at a point.
    fileprivate func scaled(by factor: Double, to middle: Point) -> SymbolDrawing.Outline {
        var outline = self
        outline.steps = steps.map { step in
            step.map { Point(x: middle.x + ($0.x - 12) * factor, y: middle.y + ($0.y - 12) * factor) }
        }
        return outline
    }
}
