// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text that layout managers set.
open class NSTextStorage: NSMutableAttributedString {
    private var managers: [NSLayoutManager] = []

    @MainActor public var layoutManagers: [NSLayoutManager] { managers }

    @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {}

/// Measures a text in its first container. Every character has one glyph.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    /// The text if no storage has it.
    var text: (() -> NSAttributedString)?

    public override init() {}

    private var shown: NSAttributedString { textStorage ?? text?() ?? NSAttributedString(string: "") }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    open var numberOfGlyphs: Int { shown.length }
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange { charRange }

    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        glyphRange
    }

    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The rectangle of the text in a container, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        boundingRect(forGlyphRange: glyphRange(for: container), in: container)
    }

    /// The rectangle of the text that a range has alone.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let whole = NSRange(location: 0, length: shown.length)
        guard let range = whole.intersection(glyphRange), range.length > 0 else { return .zero }
        let padding = container.lineFragmentPadding
        let size = CGSize(width: max(container.size.width - 2 * padding, 0), height: container.size.height)
        var rect = shown.attributedSubstring(from: range).boundingRect(
            with: size, options: .usesLineFragmentOrigin, context: nil)
        rect.size.width += 2 * padding
        return rect
    }

    /// The first character: no one touches a text here.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }

    /// The first character: no one touches a text here.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
}
