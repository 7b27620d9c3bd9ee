// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// What views use by name from the asset catalogues beside a file.
package struct NamedAssets: Hashable, Sendable {
    /// Paths relative to the file; a missing name gets a placeholder.
    package var images: [String: String] = [:]
    /// The rendering modes of images whose set states one.
    package var renderingModes: [String: ImageRenderingMode] = [:]
    /// Points, of images whose set says which of their edges are not stretched.
    package var capInsets: [String: EdgeInsets] = [:]

    package init(
        images: [String: String] = [:], renderingModes: [String: ImageRenderingMode] = [:],
        capInsets: [String: EdgeInsets] = [:]
    ) {
        self.images = images
        self.renderingModes = renderingModes
        self.capInsets = capInsets
    }
}

/// Assets by the appearance that they are for.
package struct AppearanceAssets: Hashable, Sendable {
    package var light: NamedAssets
    package var dark: NamedAssets
    /// By name. A name that is not here has the colour that the file recorded.
    package var colors: [String: AdaptiveColor] = [:]
    /// By their PostScript names.
    package var fonts: [String: NamedFont] = [:]
    /// Why files of listed fonts hold none, by the files' names, as sentences.
    package var fontFaults: [String: String] = [:]
    /// Lists that cannot be read, by the folder's name of their set, such as `logo.imageset`; relative to the file.
    package var unreadableLists: [String: String] = [:]

    package init(light: NamedAssets = NamedAssets(), dark: NamedAssets = NamedAssets()) {
        self.light = light
        self.dark = dark
    }

    package subscript(appearance: Canvas.Appearance) -> NamedAssets {
        get { appearance == .dark ? dark : light }
        // In place: a setter would copy all dictionaries for each entry.
        _modify { if appearance == .dark { yield &dark } else { yield &light } }
    }

    /// The folders of the fonts, relative to the file, each once, sorted.
    package var fontDirectories: [String] { Set(fonts.values.map(\.directory)).sorted() }

    /// The paths of all images, relative to the file, each once, sorted.
    package var imagePaths: [String] { Set([light, dark].flatMap(\.images.values)).sorted() }
}

extension String {
    /// Whether a layout document can have the name.
    var isDocumentName: Bool {
        guard let first = utf8.first, first == UInt8(ascii: "_") || first.isLetter else { return false }
        return utf8.allSatisfy {
            $0.isLetter || (48...57).contains($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        }
    }
}

extension UInt8 {
    /// Whether the byte is a letter of ASCII.
    fileprivate var isLetter: Bool { (65...90).contains(self & 0xDF) }
}
