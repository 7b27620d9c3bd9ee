// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutModel
package import SourceLocations

/// The settings of golden tests that a project keeps in `alrender.json`. Paths are relative to that file's folder.
package struct GoldenProject: Hashable, Sendable {
    package static let fileName = "alrender.json"

    /// The folder of layouts: the names of inputs begin below it.
    package var layouts: String?
    /// The folder of goldens.
    package var golden: String?
    /// The folder for the pictures of failed cases.
    package var failures: String?
    /// The cases with golden pictures, each a case's name or a folder with a slash at its end; nil for all cases.
    package var pictures: [String]?

    /// What golden pictures show.
    package var picture = GoldenPicture()

    /// The cases that are recorded although they have errors, named in the same way as in `pictures`.
    package var allowErrors: [String] = []

    /// Pictures that may differ a little, each with its reason; the last one that covers a case counts.
    package var tolerances: [Tolerance] = []
    /// How diagnostics of documents without a layout are compared.
    package var diagnostics = GoldenComparison.DiagnosticDetail.codes
    /// Whether a picture that differs in its marks alone is a failure.
    package var comparesMarks = true
    /// Whether layouts with errors or warnings fail even if they agree with their goldens.
    package var isStrict = false

    /// The canvases and languages in which layouts are tested, in addition to their own.
    package var matrices: [CaseMatrix] = []

    /// Where the folder of layouts is named.
    package var layoutsRange: SourceRange?
    /// The names of cases and folders that settings have.
    package var mentions: [Mention] = []

    /// A name that a setting has for cases.
    package struct Mention: Hashable, Sendable {
        package var setting: String
        package var name: String
        package var range: SourceRange
    }

    package struct Tolerance: Hashable, Sendable {
        /// Named as `pictures` are; nil for all.
        package var cases: [String]?
        package var tolerance: PixelTolerance
        package var reason: String
    }

    package init() {}

    func tolerance(of goldenCase: GoldenCase) -> PixelTolerance? {
        tolerances.last { $0.cases.map { Self.names($0, cover: goldenCase) } ?? true }?.tolerance
    }

    package func hasPicture(_ goldenCase: GoldenCase) -> Bool {
        pictures.map { Self.names($0, cover: goldenCase) } ?? true
    }

    /// The combinations in which an input, or a variant of it, is tested, each name once.
    ///
    /// - Parameters:
    ///   - canvases: of the variant and of those that it extends.
    ///   - source: the language of the input's own texts.
    ///   - replacesTexts: whether strings files apply to it: a layout document. Of other files, the combinations are those of the
    ///     other values.
    package func cells(
        of input: GoldenInput, variant: String? = nil, canvases: [CanvasOverrides] = [], source: String? = nil,
        replacesTexts: Bool = true
    ) -> [CaseMatrix.Cell] {
        let cases = Set([nil, variant]).map { GoldenCase(input: input, variant: $0) }
        var cells: [CaseMatrix.Cell] = []
        for matrix in matrices where matrix.coversVariants || variant == nil {
            let isCovered = matrix.cases.map { names in cases.contains { Self.names(names, cover: $0) } }
            guard isCovered ?? true else { continue }
            var kept = matrix.keeping(canvases)
            if !replacesTexts { kept.strings = [] }
            cells += kept.cells(source: source).filter { cell in !cells.contains { $0.name == cell.name } }
        }
        return cells
    }

    /// The files of texts in whose combinations an input, or a variant of it, is tested.
    package func stringsFiles(of input: GoldenInput) -> [String] {
        let document = GoldenCase(input: input, variant: nil)
        let concerned = matrices.filter { matrix in
            guard let names = matrix.cases else { return true }
            return Self.names(names, cover: document) || names.contains { $0.hasPrefix(input.name + " (") }
        }
        return concerned.flatMap(\.strings)
    }

    func allowsErrors(of goldenCase: GoldenCase) -> Bool { Self.names(allowErrors, cover: goldenCase) }

    /// A note for each name in the settings that no case has, with the nearest one.
    ///
    /// - Parameter cases: the names of all cases.
    package func unusedMentions(among cases: [String]) -> [Diagnostic] {
        mentions.compactMap { mention in
            Self.unused(mention.name, among: cases).map { reason in
                Diagnostic(.projectSetting, .note, "\(mention.setting): \(reason)", at: mention.range)
            }
        }
    }

    private static func unused(_ name: String, among cases: [String]) -> String? {
        func reason(_ text: String, _ meant: String?) -> String {
            text + (meant.map { "; did you mean \"\($0)\"?" } ?? "")
        }
        let folders = Set(cases.flatMap { path in path.indices.filter { path[$0] == "/" }.map { String(path[...$0]) } })
        guard name.hasSuffix("/") else {
            if cases.contains(name) { return nil }
            let folder = folders.contains(name + "/") ? name + "/" : nil
            return reason("no case has the name \"\(name)\"", folder ?? NearestName.of(name, among: cases))
        }
        if folders.contains(name) { return nil }
        let file = cases.first { $0 == name.dropLast() }
        return reason("no case is in the folder \"\(name)\"", file ?? NearestName.of(name, among: folders.sorted()))
    }

    private static func names(_ names: [String], cover goldenCase: GoldenCase) -> Bool {
        names.contains { $0 == goldenCase.name || ($0.hasSuffix("/") && goldenCase.input.name.hasPrefix($0)) }
    }
}
