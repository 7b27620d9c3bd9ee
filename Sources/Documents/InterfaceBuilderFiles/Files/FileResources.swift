// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutGeometry
package import LayoutModel
package import LayoutXML
import SourceLocations

/// The sizes and values that a file records for the images and colours that it refers to by name, and for its designable views.
package struct FileResources: Hashable, Sendable {
    package struct Image: Hashable, Sendable {
        /// Points, as Interface Builder found it.
        package var size: Size
        /// A symbol of the system: its recorded size is that of its drawing, not of its use.
        package var isSymbol: Bool
    }

    package private(set) var images: [String: Image] = [:]
    package private(set) var colors: [String: XMLElement] = [:]
    package private(set) var systemColors: [String: XMLElement] = [:]
    /// The intrinsic content sizes of designable views by their object ids: Xcode runs the code of their classes to draw them.
    package private(set) var designables: [String: IntrinsicContentSize] = [:]
    /// Where the file names images and colours of asset catalogues, by the folders' names of their sets.
    private var places: [Place] = []
    /// Where the file lists fonts, by their files' names.
    private var fontFiles: [Place] = []

    private struct Place: Hashable, Sendable {
        var set: String
        var range: SourceRange
    }

    package init(_ document: XMLElement) {
        for file in document.members(of: "customFonts") {
            if let name = file.key { fontFiles.append(Place(set: name, range: file.range)) }
        }
        for resource in document.members(of: "resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "image":
                places.append(Place(set: "\(name).imageset", range: resource.range))
                if let width = resource.number("width"), let height = resource.number("height") {
                    images[name] = Image(
                        size: Size(width: max(0, width), height: max(0, height)),
                        isSymbol: resource["catalog"] == "system")
                }
            case "namedColor":
                places.append(Place(set: "\(name).colorset", range: resource.range))
                colors[name] = resource.child("color")
            case "systemColor": systemColors[name] = resource.child("color")
            default: break
            }
        }
        for designable in document.members(of: "designables") {
            guard let id = designable["name"], let size = designable.child("size", key: "intrinsicContentSize"),
                let width = size.number("width"), let height = size.number("height"),
                (width, height) != Self.unknownSize
            else { continue }
            designables[id] = IntrinsicContentSize(
                width: width >= 0 ? width : nil, height: height >= 0 ? height : nil)
        }
    }

    /// What Xcode records for designable views without an intrinsic size, points.
    private static let unknownSize = (30.0, 34.0)

    /// A warning for each font whose file, and each image and colour whose set in an asset catalogue, cannot be used.
    func unreadable(of assets: AppearanceAssets) -> [Diagnostic] {
        let fonts = fontFiles.compactMap { place in
            assets.fontFaults[place.set].map { Diagnostic(.brokenFontFile, .warning, $0, at: place.range) }
        }
        return fonts
            + places.compactMap { place in
                guard let list = assets.unreadableLists[place.set] else { return nil }
                let (found, instead) =
                    place.set.hasSuffix(".colorset")
                    ? ("colour", "the recorded colour") : ("image", "a box")
                return Diagnostic(
                    .unreadableAsset, .warning,
                    "the list of this \(found) in the asset catalogue, \(list), cannot be read: \(instead) is drawn",
                    at: place.range)
            }
    }
}

extension DiagnosticCode {
    package static let unreadableAsset = DiagnosticCode("unreadable-asset")
}
