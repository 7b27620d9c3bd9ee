// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutSource
package import SourceLocations

/// What one Swift file shows.
package struct SwiftFile: Sendable {
    /// Its number among those that are compiled with it.
    let index: Int
    let path: String
    let source: SourceText
    private let value: JSONValue
    /// In the order of the file: previews, view controllers, views.
    package let screens: [Screen]

    init(index: Int, path: String, source: SourceText, value: JSONValue) {
        self.index = index
        self.path = path
        self.source = source
        self.value = value
        var counts: [String: Int] = [:]
        screens = (value["screens"]?.elements ?? []).enumerated().map { place, value in
            let name = value.string("name") ?? ""
            counts[name, default: 0] += 1
            let number = counts[name, default: 1]
            return Screen(place: place, name: number == 1 ? name : "\(name) \(number)", value: value)
        }
    }

    package struct Screen: Sendable {
        /// Among those of the file.
        let place: Int
        /// Unique in the file.
        package let name: String
        fileprivate let value: JSONValue

        /// `preview`, `viewController` or `view`.
        package var kind: String { value.string("kind") ?? "" }
        package var range: SourceRange? { SwiftFile.range(value["range"]) }
        /// The initialisers of a class that cannot be made without arguments.
        package var needs: [String] { value["needs"]?.elements.compactMap(\.string) ?? [] }
        var isChosen: Bool { value.boolean("isChosen") == true }
        var isMade: Bool { value.boolean("isMade") == true }
    }

    /// The screens that can be laid out.
    var shown: [Screen] { screens.filter { $0.isChosen && $0.isMade } }

    /// What is wrong with the file itself.
    ///
    /// - Parameter isAlone: whether no other file of the run shows something; of several files, some only declare what others need.
    func diagnostics(isAlone: Bool) -> [Diagnostic] {
        let found = value["diagnostics"]?.elements.map { finding in
            Diagnostic(
                finding.string("code") == DiagnosticCode.swiftLeftOut.rawValue ? .swiftLeftOut : .swiftError,
                finding.choice("severity") ?? .error, finding.string("message") ?? "", at: Self.range(finding["range"]),
                fixes: finding["help"]?.elements.compactMap { $0.string.map { Diagnostic.Fix($0) } } ?? [])
        }
        return (found ?? []) + hidden(isAlone)
    }

    private var hasErrors: Bool {
        value["diagnostics"]?.elements.contains { $0.string("severity") == "error" } == true
    }

    /// Classes that need arguments, and a file that shows nothing.
    private func hidden(_ isAlone: Bool) -> [Diagnostic] {
        let chosen = screens.filter(\.isChosen)
        guard !chosen.isEmpty else {
            guard !hasErrors, isAlone else { return [] }
            let names = screens.map { "'\($0.name)'" }.joined(separator: ", ")
            return [
                Diagnostic(
                    .nothingToShow, .error,
                    screens.isEmpty
                        ? "the file shows nothing: expected a #Preview, or a class of a view controller, a view or a cell that is not generic"
                        : "the file has no view of that name: it shows \(names)", at: nil)
            ]
        }
        return chosen.filter { !$0.needs.isEmpty }.map { screen in
            let call = screen.needs[0].dropFirst("init".count).replacing(":", with: ": …, ").replacing(
                ", )", with: ")")
            return Diagnostic(
                .swiftNeedsArguments, isAlone ? .error : .note,
                "'\(screen.name)' cannot be made without arguments: it has \(screen.needs.joined(separator: " and "))",
                at: screen.range,
                fixes: [Diagnostic.Fix("show it with arguments: #Preview { \(screen.name)\(call) }")])
        }
    }

    /// The screens that do not compile while the rest of the file does.
    var unmade: [SceneFile.Failure] {
        guard !hasErrors else { return [] }
        return screens.filter { $0.isChosen && $0.needs.isEmpty && !$0.isMade }.map { screen in
            failure(of: screen, "does not compile without what is missing", at: nil)
        }
    }

    private func failure(of screen: Screen, _ reason: String, at range: SourceRange?) -> SceneFile.Failure {
        SceneFile.Failure(
            name: screen.name,
            diagnostics: [
                Diagnostic(
                    .swiftScreenFailed, .error, "'\(screen.name)' \(reason)", at: range ?? screen.range,
                    fixes: screen.kind == "preview"
                        ? []
                        : [Diagnostic.Fix("show it with what it needs: #Preview { … }, or name the app's folder, too")])
            ])
    }

    /// What became of a screen: a document with its places in this file, or why there is none.
    func scene(
        of screen: Screen, _ layout: JSONValue, options: ReadOptions
    ) -> Result<SceneFile.Scene, SceneFile.Failure> {
        let notes = (layout["notes"]?.elements ?? []).compactMap(\.string).map { note in
            Diagnostic(.swiftInterface, .warning, note, at: screen.range)
        }
        guard let text = layout.string("document") else {
            var failure = failure(
                of: screen, layout.string("fault") ?? "gives no layout", at: Self.range(layout["faultRange"]))
            failure.diagnostics = notes + failure.diagnostics
            return .failure(failure)
        }
        let read = Document.read(SourceText(name: "", text), options: options)
        guard var document = read.document else {
            return .failure(SceneFile.Failure(name: screen.name, diagnostics: read.diagnostics))
        }
        for index in document.views.indices {
            document.views[index].source = nil
            document.views[index].idSource = place(ofView: document.views[index].id) ?? screen.range
        }
        let places = layout["places"]?.elements ?? []
        for index in document.constraints.indices {
            document.constraints[index].source = places.indices.contains(index) ? Self.range(places[index]) : nil
        }
        for index in document.guides.indices { document.guides[index].source = nil }
        var scene = SceneFile.Scene(name: screen.name, key: screen.name, document: document)
        scene.diagnostics = notes
        return .success(scene)
    }

    /// Views are named after properties and classes; of several with one name all but the first have a number.
    private func place(ofView id: String) -> SourceRange? {
        let names = value["names"]
        if let found = Self.range(names?[id]) { return found }
        let base = String(id.reversed().drop { $0.isNumber }.reversed())
        return Self.range(names?[base])
    }

    fileprivate static func range(_ value: JSONValue?) -> SourceRange? {
        let numbers = value?.elements.compactMap(\.number) ?? []
        return numbers.count == 2 ? SourceRange(Int(numbers[0]), Int(numbers[1])) : nil
    }
}

extension DiagnosticCode {
    /// An error of the Swift compiler.
    static let swiftError = DiagnosticCode("swift-error")
    /// What was replaced or left out because it does not compile.
    static let swiftLeftOut = DiagnosticCode("swift-left-out")
    /// What a file of Interface Builder asks for and the Swift files do not have.
    static let swiftInterface = DiagnosticCode("swift-interface")
    static let swiftNeedsArguments = DiagnosticCode("swift-needs-arguments")
    /// A screen that ends the program, or never ends.
    static let swiftScreenFailed = DiagnosticCode("swift-screen-failed")
    static let nothingToShow = DiagnosticCode("nothing-to-show")
}
