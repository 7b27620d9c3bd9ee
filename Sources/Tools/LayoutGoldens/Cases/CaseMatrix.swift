// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel
internal import StringsFiles

/// The canvases and languages in which a project tests its layouts, in addition to their own.
package struct CaseMatrix: Hashable, Sendable {
    /// The cases that it is for, as `pictures` lists them; nil for all.
    package var cases: [String]?
    /// Ids of the device table.
    package var devices: [String] = []
    package var orientations: [Canvas.Orientation] = []
    package var textSizes: [ContentSizeCategory] = []
    package var directions: [LayoutDirection] = []
    package var appearances: [Canvas.Appearance] = []
    /// BCP 47 tags: Interface Builder files are translated by the strings files beside them.
    package var languages: [String] = []
    /// Paths of strings files, from the project file.
    package var strings: [String] = []
    /// Whether the variants of a document are tested in them, too.
    package var coversVariants = true

    package init() {}

    /// One combination of its values.
    package struct Cell: Hashable, Sendable {
        /// `iphone-15, dark`: its values, in the order of the command line's options.
        package var name: String
        package var canvas: CanvasOverrides
        /// The path of a strings file, from the project file; nil for the document's own texts.
        package var strings: String?
    }

    /// More are a mistake: they take minutes, and too many to review.
    package static let mostCells = 1000

    package var count: Int {
        [
            devices.count, orientations.count, textSizes.count, languages.count * max(1, strings.count),
            languages.isEmpty ? strings.count : 0, directions.count, appearances.count,
        ]
        .reduce(1) { $0 * max(1, $1) }
    }

    /// The matrix without the values that a variant gives itself: one in dark colours is not tested in light ones.
    ///
    /// - Parameter canvases: of the variant and of those that it extends.
    package func keeping(_ canvases: [CanvasOverrides]) -> CaseMatrix {
        func gives(_ isGiven: (CanvasOverrides) -> Bool) -> Bool { canvases.contains(where: isGiven) }
        var matrix = self
        if gives({ $0.device != nil || $0.width != nil || $0.height != nil }) { matrix.devices = [] }
        if gives({ $0.orientation != nil }) { matrix.orientations = [] }
        if gives({ $0.contentSizeCategory != nil }) { matrix.textSizes = [] }
        if gives({ $0.language != nil }) { (matrix.languages, matrix.strings) = ([], []) }
        if gives({ $0.direction != nil }) { matrix.directions = [] }
        if gives({ $0.appearance != nil }) { matrix.appearances = [] }
        return matrix
    }

    /// Every combination, the last value's changing first. The texts of the source are always among the languages.
    ///
    /// - Parameter source: the language of the layout's own texts, which need no combination if it is one of the languages.
    package func cells(source: String? = nil) -> [Cell] {
        let tags = languages.map(LanguageTag.init)
        let hasSource = source.map { tags.contains(LanguageTag($0)) } ?? false
        var cells = [Cell(name: "", canvas: CanvasOverrides())]
        func combine<Value>(
            _ values: [Value], orNone: Bool = false, name: (Value) -> String, apply: (Value, inout Cell) -> Void,
            to isMeant: (Cell) -> Bool = { _ in true }
        ) {
            guard !values.isEmpty else { return }
            cells = cells.flatMap { cell in
                guard isMeant(cell) else { return [cell] }
                return (orNone ? [cell] : [])
                    + values.map { value in
                        var combined = cell
                        combined.name += (cell.name.isEmpty ? "" : ", ") + name(value)
                        apply(value, &combined)
                        return combined
                    }
            }
        }
        combine(devices, name: { $0 }) { $1.canvas.device = $0 }
        combine(orientations, name: \.rawValue) { $1.canvas.orientation = $0 }
        combine(textSizes, name: \.rawValue) { $1.canvas.contentSizeCategory = $0 }
        combine(languages, orNone: !hasSource, name: { $0 }) { $1.canvas.language = $0 }
        combine(directions, name: \.rawValue) { $1.canvas.direction = $0 }
        combine(appearances, name: \.rawValue) { $1.canvas.appearance = $0 }
        combine(strings, orNone: languages.isEmpty, name: LanguageTag.nameOfFile) { path, cell in
            cell.strings = path
            let language = LanguageTag.nameOfFile(path)
            if cell.canvas.language == nil, LanguageTag.isCode(language) { cell.canvas.language = language }
        } to: {
            // Where languages are given, files of texts are theirs.
            languages.isEmpty || $0.canvas.language != nil
        }
        return cells.filter { !$0.name.isEmpty }
    }
}

extension CanvasOverrides {
    /// These overrides, completed by others.
    package func completed(by other: CanvasOverrides) -> CanvasOverrides {
        var result = other
        if let device {
            result.device = device
            // A device has a size and a scale.
            (result.width, result.height) = (width, height)
        }
        result.orientation = orientation ?? other.orientation
        result.contentSizeCategory = contentSizeCategory ?? other.contentSizeCategory
        result.language = language ?? other.language
        result.direction = direction ?? other.direction
        result.appearance = appearance ?? other.appearance
        return result
    }
}
