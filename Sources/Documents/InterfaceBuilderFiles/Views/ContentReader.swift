// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

extension DiagnosticCode {
    /// A kind of view that this program draws as a plain box of its recorded size.
    package static let unsupportedView = DiagnosticCode("unsupported-view")
}

/// Converts view elements to the type and content of a view in a layout document.
struct ContentReader: Sendable {
    var file: InterfaceFile
    var text: TextReader
    /// By name; see `ImportOptions`.
    var imageFiles: [String: String]
    /// The rendering modes of images by name.
    var renderingModes: [String: ImageRenderingMode]
    /// Points, of images that are stretched in part only, by name.
    var capInsets: [String: EdgeInsets] = [:]
    var colors: ColorReader

    init(_ file: InterfaceFile, _ options: ImportOptions, appearance: Canvas.Appearance) {
        self.file = file
        let assets = options.assets[appearance]
        let fonts = FontReader(
            contentSizeCategory: file.contentSizeCategory, isTelevision: file.system == .tvos,
            ownFonts: options.assets.fonts)
        colors = ColorReader(
            resources: file.resources, named: options.assets.colors, appearance: appearance,
            profile: file.profile.name)
        text = TextReader(fonts: fonts, profile: file.profile.name, colors: colors)
        imageFiles = assets.images
        renderingModes = assets.renderingModes
        capInsets = assets.capInsets
    }

    /// Nil for a kind that is not known; the caller draws a box and says so.
    func content(_ view: ViewElement) -> ViewContent? {
        file.system == .macos ? appKitContent(view) : uiKitContent(view)
    }

    /// A button's image: where its size is not known, without a title as large as what the insets leave of the button's alignment
    /// rectangle, beside one as its letters.
    func image(
        named name: String?, in button: ViewElement, title: StyledText, insets: EdgeInsets = .zero
    ) -> ImageSource? {
        guard let name else { return nil }
        if let path = imageFiles[name] { return .file(path) }
        if let image = file.resources.images[name], !image.isSymbol { return .placeholder(image.size) }
        guard !title.content.isEmpty else {
            let frame = button.recordedFrame
            let outside = AlignmentInsets.insets(of: button, file.era)
            return .placeholder(
                Size(
                    width: max(0, frame.width - outside.left - outside.right - insets.left - insets.right),
                    height: max(0, frame.height - outside.top - outside.bottom - insets.top - insets.bottom)))
        }
        let side = (title.font.size * 1.25).rounded()
        return .placeholder(Size(width: side, height: side))
    }

    /// The image's size from the file's resources; the recorded frame for symbols and for images that are not there.
    func image(named name: String?, in view: ViewElement) -> ImageSource? {
        guard let name else { return nil }
        if let path = imageFiles[name] { return .file(path) }
        // Since macOS 11 AppKit's templates are symbols, which image views draw in sizes of their own.
        let isTemplate =
            file.system == .macos && view.element.name == "imageView" && name.hasPrefix("NS")
            && name.hasSuffix("Template")
        guard let image = file.resources.images[name], !image.isSymbol,
            !isTemplate || file.era < .bigSur
        else {
            return .placeholder(view.recordedFrame.size)
        }
        return .placeholder(image.size)
    }

    /// The cap insets of the image that an image view or a button's background stretches.
    func capInsets(of element: XMLElement) -> EdgeInsets? {
        guard !capInsets.isEmpty else { return nil }
        let name =
            Self.hasBackgroundImageAlone(element)
            ? Self.buttonImage(of: element, "backgroundImage") : element.name == "imageView" ? element.imageName() : nil
        return name.flatMap { imageFiles[$0] == nil ? nil : capInsets[$0] }
    }

    /// How the image of an element is drawn, as far as the file, the asset catalogue or AppKit's naming rule says.
    func renderingMode(_ name: String, of element: XMLElement) -> ImageRenderingMode? {
        ImageRenderingMode(name: element["renderingMode"]) ?? renderingModes[name]
            ?? (file.system == .macos && name.hasSuffix("Template") ? .alwaysTemplate : nil)
    }

    /// How an image view or a button draws its image. Buttons of the system use their tint unless the file says
    /// otherwise; buttons with a configuration use it only if the file says so.
    func renderingMode(of element: XMLElement) -> ImageRenderingMode? {
        let configuration = element.child("buttonConfiguration", key: "configuration")
        let popUp = element.child("popUpButtonCell").map(Self.imageSource)
        let cells = [element.child("imageCell"), element.child("buttonCell"), popUp]
        let sources = [element, configuration, element.child("state", key: "normal")] + cells
        for source in sources.compactMap(\.self) {
            for image in [source] + source.children("imageReference") {
                guard let name = image["image"], imageFiles[name] != nil else { continue }
                let isOfSystem = element["buttonType"] == "system" && configuration == nil
                return renderingMode(name, of: image) ?? (isOfSystem ? .alwaysTemplate : nil)
            }
        }
        return nil
    }

    /// The character that stands for a segment's image if it is a plus, a minus or an arrow.
    static func segmentTitle(_ segment: XMLElement) -> String? {
        segment.imageName().flatMap { segmentImages[$0] }
    }

    private static let segmentImages = [
        "NSAddTemplate": "+", "NSRemoveTemplate": "\u{2212}", "plus": "+", "minus": "\u{2212}",
        "NSGoLeftTemplate": "\u{2039}", "NSGoRightTemplate": "\u{203A}", "NSGoBackTemplate": "\u{2039}",
        "NSGoForwardTemplate": "\u{203A}", "NSLeftFacingTriangleTemplate": "\u{2039}",
        "NSRightFacingTriangleTemplate": "\u{203A}", "chevron.left": "\u{2039}", "chevron.right": "\u{203A}",
    ]

    /// Where an image view's image stands.
    func contentMode(of view: ViewElement, showing content: ViewContent) -> ContentMode {
        guard case .imageView(let source) = content else { return .scaleToFill }
        guard file.system == .macos else {
            return view.element["contentMode"].flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
        }
        switch view.element.child("imageCell")?["imageScaling"] {
        case "axesIndependently": return .scaleToFill
        case "none": return .center
        case "proportionallyUpOrDown": return .scaleAspectFit
        default:
            // AppKit's own: an image that is small enough keeps its size.
            guard case .placeholder(let size)? = source ?? nil else { return .scaleAspectFit }
            let frame = view.recordedFrame
            return size.width <= frame.width && size.height <= frame.height ? .center : .scaleAspectFit
        }
    }
}
