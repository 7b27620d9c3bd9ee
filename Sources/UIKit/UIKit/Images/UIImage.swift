// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutModel

/// An image of a known size. Pictures of the layout show what was drawn of it, or else a box of that size.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Hashable, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// Points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    public let alignmentRectInsets: UIEdgeInsets
    public let renderingMode: RenderingMode

    /// The name of a symbol of the system, whose size follows a configuration.
    let symbolName: String?
    /// Nil for the size of the text beside it.
    let symbolConfiguration: SymbolConfiguration?
    /// The colour that a symbol has of its own; nil for the tint.
    let tintColor: UIColor?
    /// What was drawn, in points from the upper left corner; empty for an image from elsewhere.
    let drawing: [DrawnElement]
    /// The path of an image of a catalogue, as a document names it.
    let file: String?

    /// An image of that many points.
    public convenience init(
        size: CGSize, scale: CGFloat = 1, alignmentRectInsets: UIEdgeInsets = .zero,
        renderingMode: RenderingMode = .automatic
    ) {
        self.init(
            size: size, scale: scale, alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode,
            symbolName: nil)
    }

    convenience init(drawing: [DrawnElement], size: CGSize, scale: CGFloat) {
        self.init(
            size: size, scale: scale, alignmentRectInsets: .zero, renderingMode: .automatic, symbolName: nil,
            drawing: drawing)
    }

    private init(
        size: CGSize, scale: CGFloat, alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode,
        symbolName: String?, symbolConfiguration: SymbolConfiguration? = nil, tintColor: UIColor? = nil,
        drawing: [DrawnElement] = [], file: String? = nil
    ) {
        self.file = file
        self.drawing = drawing
        self.size = size
        self.scale = scale
        self.alignmentRectInsets = alignmentRectInsets
        self.renderingMode = renderingMode
        self.symbolName = symbolName
        self.symbolConfiguration = symbolConfiguration
        self.tintColor = tintColor
    }

    public override convenience init() { self.init(size: .zero) }

    /// An image of the asset catalogues of an app that alrender shows; nil for others.
    public convenience init?(named name: String) {
        guard let asset = AppAssets.current.image(named: name) else {
            guard let other = AppAssets.current.missingImage else { return nil }
            self.init(
                size: other.size, scale: other.scale, renderingMode: other.renderingMode, symbolName: other.symbolName,
                tintColor: other.tintColor)
            return
        }
        self.init(
            size: CGSize(width: asset.size.width, height: asset.size.height), scale: 1, alignmentRectInsets: .zero,
            renderingMode: asset.isTemplate ? .alwaysTemplate : .automatic, symbolName: nil, file: asset.path)
    }

    /// An image of the asset catalogues of an app that alrender shows; nil for others.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// A symbol of the system, of the size that most symbols have at 17 points. Pictures show the drawings that alrender has
    /// of the most used ones, and a box for others.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system in the size of a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let side = (configuration ?? .unspecified).side
        self.init(
            size: CGSize(width: side, height: side), scale: 1, alignmentRectInsets: .zero, renderingMode: .automatic,
            symbolName: name, symbolConfiguration: configuration)
    }

    /// The size of letters beside which the symbol is as large; nil for those of the text beside it.
    var symbolPointSize: CGFloat? { symbolConfiguration?.pointSize }

    /// The symbol in the size of a configuration, as far as it states one; other images stay as they are.
    open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        let applied = symbolConfiguration?.applying(configuration) ?? configuration
        guard let symbolName, let image = UIImage(systemName: symbolName, withConfiguration: applied) else {
            return self
        }
        return image.copy(renderingMode: renderingMode, tintColor: tintColor)
    }

    open var configuration: SymbolConfiguration? { symbolConfiguration }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolName != nil ? withConfiguration(configuration) : nil
    }

    private func copy(
        renderingMode: RenderingMode? = nil, alignmentRectInsets: UIEdgeInsets? = nil, tintColor: UIColor? = nil
    ) -> UIImage {
        UIImage(
            size: size, scale: scale, alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets,
            renderingMode: renderingMode ?? self.renderingMode, symbolName: symbolName,
            symbolConfiguration: symbolConfiguration, tintColor: tintColor ?? self.tintColor, drawing: drawing,
            file: file)
    }

    /// An image of the same size that pictures show as a symbol.
    func named(_ symbolName: String) -> UIImage {
        UIImage(
            size: size, scale: scale, alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode,
            symbolName: symbolName)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode)
    }

    /// The image in a colour of its own. Pictures show it of symbols.
    open func withTintColor(_ color: UIColor) -> UIImage { copy(tintColor: color) }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, tintColor: color)
    }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        copy(alignmentRectInsets: alignmentInsets)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    var engineSource: ImageSource { file.map { .file($0) } ?? .placeholder(size.engineSize) }
}
