// SPDX-License-Identifier: Apache-2.0
/// A file of a figure: the figure's picture in one format, appearance and scale.
package struct FigurePicture: Hashable, Sendable {
    package enum Appearance: Hashable, Sendable {
        case light, dark
        /// An SVG picture that follows its reader's.
        case automatic
    }

    package var format: String
    package var appearance: Appearance
    /// Pixels per point.
    package var scale: Double
    /// Points.
    package var width: Double
    package var height: Double
    /// Whether it is shown instead of an animation to readers who prefer reduced motion.
    package var isStill = false

    package init(format: String, appearance: Appearance, scale: Double, width: Double, height: Double) {
        self.format = format
        self.appearance = appearance
        self.scale = scale
        self.width = width
        self.height = height
    }

    /// Whether a larger scale has more pixels.
    var isBitmap: Bool { format == "png" || format == "gif" }
}

/// The files of a figure, with the names that DocC gives its images: `name~dark@2x.png`.
///
/// https://www.swift.org/documentation/docc/adding-images
package struct FigureFiles: Hashable, Sendable {
    package var name: FigureName
    package var pictures: [FigurePicture]
    package var isForDocC: Bool

    package init(name: FigureName, pictures: [FigurePicture], isForDocC: Bool) {
        self.name = name
        self.pictures = pictures
        self.isForDocC = isForDocC
    }

    var hasStills: Bool { pictures.contains(where: \.isStill) }

    /// The path of a picture, from the page's folder.
    package func path(of picture: FigurePicture) -> String {
        let isDark = picture.appearance == .dark && pictures.contains { $0.appearance == .light }
        let scales = Set(pictures.filter(\.isBitmap).map(\.scale))
        let showsScale = picture.isBitmap && picture.scale != 1 && (isForDocC || scales.count > 1)
        return name.path + (picture.isStill ? "-still" : "") + (isDark ? "~dark" : "")
            + (showsScale ? "@\(Self.text(picture.scale))x" : "")
            + ".\(picture.format)"
    }

    static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    }
}

/// The stable name of a figure: the folder of its pictures from the page, and what their names have in common.
package struct FigureName: Hashable, Sendable {
    /// With a slash at its end; empty for the page's own.
    package var folder: String
    package var stem: String

    package init(folder: String, stem: String) {
        self.folder = folder
        self.stem = stem
    }

    package var path: String { folder + stem }

    /// Reads a picture's path, without the suffixes of its scale and appearance and, except in DocC, its extension.
    package init(picturePath path: String) {
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        folder = String(path[..<slash])
        var name = path[slash...]
        for suffix in [".png", ".svg", ".gif", ".pdf"] where name.hasSuffix(suffix) { name = name.dropLast(4) }
        if name.hasSuffix("x"), let at = name.lastIndex(of: "@"),
            Double(name[name.index(after: at)...].dropLast()) != nil
        {
            name = name[..<at]
        }
        for suffix in ["~dark", "~light"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
        stem = String(name)
    }
}
