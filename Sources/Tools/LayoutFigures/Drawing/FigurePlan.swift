// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutRuns

/// The figures of all pages with their options and names, which must not depend on the order in which they are drawn.
package struct FigurePlan: Sendable {
    /// A figure that can be drawn.
    package struct Figure: Sendable {
        package var request: FigureRequest
        package var settings: FigureSettings
        package var name: FigureName
        /// The folder of its pictures, empty or with a slash at its end.
        package var directory: String
        /// Whether an earlier figure of the same layout makes the pictures.
        var isShared: Bool
    }

    package struct Page: Sendable {
        package var file: PageFile
        /// By the page's requests; nil for one with a problem.
        package var figures: [Figure?]
        package var diagnostics: [Diagnostic]
    }

    package private(set) var pages: [Page]
    /// Why there are no others.
    package var faults: [FileFault] = []

    /// - Parameters:
    ///   - folder: of new pictures, from their page's, with a slash at its end; nil = the page's own.
    ///   - settings: the options of a figure, or the first problem with them.
    package init(
        _ files: [PageFile], folder: String?, in access: FileAccess,
        settings: (FigureRequest) -> Result<FigureSettings, FigureProblem>
    ) {
        var names = FigureNames { path in
            FigureFormat.allCases.contains { access.system.isTaken("\(path).\($0.rawValue)") }
        }
        pages = files.map {
            Page(file: $0, figures: $0.page.requests.map { _ in nil }, diagnostics: $0.page.diagnostics)
        }
        var made: Set<String> = []
        // Names that pages have keep their figures; only then new figures get theirs.
        for isNew in [false, true] {
            for page in pages.indices {
                for (index, request) in files[page].page.requests.enumerated() where pages[page].figures[index] == nil {
                    let file = files[page]
                    let given = request["name"] ?? request.reference?.picturePath
                    guard isNew || given != nil else { continue }
                    switch settings(request) {
                    case .failure(let problem):
                        if !pages[page].diagnostics.contains(problem.diagnostic) {
                            pages[page].diagnostics.append(problem.diagnostic)
                        }
                    case .success(let settings):
                        if let problem = Self.problem(with: settings, of: request, in: file.page.kind) {
                            if !pages[page].diagnostics.contains(problem) { pages[page].diagnostics.append(problem) }
                            continue
                        }
                        var named = FigureName(picturePath: given ?? "")
                        var directory = file.directory(of: named, setting: folder)
                        let identity = Self.identity(of: request, at: index, settings, in: file)
                        if let given, !isNew {
                            if let problem = Self.problem(with: given, of: request, in: file, access) {
                                pages[page].diagnostics.append(problem)
                                continue
                            }
                            if !names.claim(named.stem, in: directory, for: identity) {
                                // A copied reference gets a name of its own; a name that the author gave twice is a mistake.
                                if request["name"] == nil { continue }
                                pages[page].diagnostics.append(Self.nameConflict(named, of: request))
                                continue
                            }
                        } else if request["name"] != nil {
                            continue
                        } else {
                            if request.reference?.picturePath == nil { named.folder = folder ?? "" }
                            directory = file.directory(of: named, setting: folder)
                            let base = Self.base(of: request, in: file)
                            named.stem = names.free(
                                base.stem, in: directory, for: identity, isNumbered: base.isNumbered)
                        }
                        let key =
                            FigureNames.normalized(directory + named.stem) + (file.page.kind.isDocC ? "#DocC" : "")
                        pages[page].figures[index] = Figure(
                            request: request, settings: settings, name: named, directory: directory,
                            isShared: !made.insert(key).inserted)
                    }
                }
            }
        }
    }

    private static func identity(
        of request: FigureRequest, at index: Int, _ settings: FigureSettings, in file: PageFile
    ) -> FigureNames.Identity {
        var words = request.words
        let formats = settings.formats(in: file.page.kind)
        if formats != settings.formats {
            // Equal options make another figure in a page of another kind.
            words += formats.map { FigureWord(key: "format", value: $0.rawValue, range: request.place) }
        }
        return switch request.layout {
        case .block: FigureNames.Identity(layout: "\(file.path)#\(index)", words: words)
        case .file(let path, _):
            FigureNames.Identity(layout: FigureNames.normalized(file.folder + path), words: words)
        }
    }

    /// A layout's file gives its name, a block that of its page and a number.
    private static func base(of request: FigureRequest, in file: PageFile) -> (stem: String, isNumbered: Bool) {
        switch request.layout {
        case .block: (file.stem, true)
        case .file(let path, _): (OutputPath.stem(of: path), false)
        }
    }

    /// The diagnostic for a format that the page cannot show.
    private static func problem(
        with settings: FigureSettings, of request: FigureRequest, in kind: FigurePage.Kind
    ) -> Diagnostic? {
        let formats = settings.formats(in: kind)
        let message: String
        if kind == .markup(.latex), formats.contains(where: { $0 == .svg || $0 == .gif }) {
            message = "LaTeX shows no SVG and GIF pictures, expected a still picture with format=pdf or format=png"
        } else if kind.isDocC, formats.contains(.pdf) {
            message = "DocC shows no PDF pictures, expected format=png or format=svg"
        } else {
            return nil
        }
        let word = request.words.last { ["format", "resize", "animate", "appearance"].contains($0.key) }
        return Diagnostic(.figureOption, .error, message, at: word?.range ?? request.place)
    }

    private static func nameConflict(_ name: FigureName, of request: FigureRequest) -> Diagnostic {
        Diagnostic(
            .figureFile, .error, "another figure has the name '\(name.stem)' in the same folder, expected another name",
            at: request.words.last { $0.key == "name" }?.range ?? request.place)
    }

    /// A page must not make the program write anywhere else.
    private static func problem(
        with path: String, of request: FigureRequest, in file: PageFile, _ access: FileAccess
    ) -> Diagnostic? {
        let name = FigureName(picturePath: path)
        let place = request.words.last { $0.key == "name" }?.range ?? request.place
        guard !name.stem.isEmpty, !path.contains("://"), name.stem != ".", name.stem != ".." else {
            return Diagnostic(.figureFile, .error, "'\(path)' is not the name of a picture", at: place)
        }
        guard !access.allowsOutside else { return nil }
        func isOutside(_ path: String) -> Bool {
            access.isOutside(path, ofFolder: file.root, document: file.path)
        }
        return isOutside(path) || !name.folder.isEmpty && isOutside(name.folder)
            ? Diagnostic(
                .figureFile, .error,
                "the picture '\(path)' is outside '\(file.root)', expected a path in the folder that 'alrender figures' was given; '--allow-outside' permits it",
                at: place) : nil
    }
}

/// Why there is no figure.
package struct FigureProblem: Error {
    package var diagnostic: Diagnostic

    package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

extension DiagnosticCode {
    static let figureFile = DiagnosticCode("figure-file")
}
