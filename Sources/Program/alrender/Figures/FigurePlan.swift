// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutFigures
import SourceLocations

/// The figures of all pages with their options and names, which must not depend on the order in which they are drawn.
struct FigurePlan: Sendable {
    /// A figure that can be drawn.
    struct Figure: Sendable {
        var request: FigureRequest
        var arguments: FigureArguments
        var name: FigureName
        /// The folder of its pictures, empty or with a slash at its end.
        var directory: String
        /// Whether an earlier figure of the same layout makes the pictures.
        var isShared: Bool
    }

    struct Page: Sendable {
        var file: PageFile
        /// By the page's requests; nil for one with a problem.
        var figures: [Figure?]
        var diagnostics: [Diagnostic]
    }

    private(set) var pages: [Page]
    /// Why there are no others.
    var faults: [FileFault] = []

    /// - Parameter folder: of new pictures, from their page's, with a slash at its end; nil = the page's own.
    init(_ files: [PageFile], options: FigureOptions, folder: String?, files access: FileArguments) {
        var names = FigureNames { path in
            FigureFormat.allCases.contains { DirectoryListing.isTaken("\(path).\($0.rawValue)") }
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
                    switch options.arguments(of: request) {
                    case .failure(let problem):
                        if !pages[page].diagnostics.contains(problem.diagnostic) {
                            pages[page].diagnostics.append(problem.diagnostic)
                        }
                    case .success(let arguments):
                        if let problem = Self.problem(with: arguments, of: request, in: file.page.kind) {
                            if !pages[page].diagnostics.contains(problem) { pages[page].diagnostics.append(problem) }
                            continue
                        }
                        var named = FigureName(picturePath: given ?? "")
                        var directory = file.directory(of: named, setting: folder)
                        let identity = Self.identity(of: request, at: index, arguments, in: file)
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
                            request: request, arguments: arguments, name: named, directory: directory,
                            isShared: !made.insert(key).inserted)
                    }
                }
            }
        }
    }

    private static func identity(
        of request: FigureRequest, at index: Int, _ arguments: FigureArguments, in file: PageFile
    ) -> FigureNames.Identity {
        var words = request.words
        let formats = arguments.formats(in: file.page.kind)
        if formats != arguments.formats {
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
        with arguments: FigureArguments, of request: FigureRequest, in kind: FigurePage.Kind
    ) -> Diagnostic? {
        let formats = arguments.formats(in: kind)
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
        with path: String, of request: FigureRequest, in file: PageFile, _ access: FileArguments
    ) -> Diagnostic? {
        let name = FigureName(picturePath: path)
        let place = request.words.last { $0.key == "name" }?.range ?? request.place
        guard !name.stem.isEmpty, !path.contains("://"), name.stem != ".", name.stem != ".." else {
            return Diagnostic(.figureFile, .error, "'\(path)' is not the name of a picture", at: place)
        }
        guard !access.allowOutside else { return nil }
        let directory = DocumentDirectory(document: file.path, reach: .below(file.root))
        let isOutside =
            directory.isOutside(path) || !name.folder.isEmpty && directory.isOutside(name.folder)
        return isOutside
            ? Diagnostic(
                .figureFile, .error,
                "the picture '\(path)' is outside '\(file.root)', expected a path in the folder that 'alrender figures' was given; '--allow-outside' permits it",
                at: place) : nil
    }
}
