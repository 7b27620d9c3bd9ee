// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutSource
package import SourceLocations

/// What one Swift file shows.
package struct SwiftFileAnswer: Sendable {
    private let value: JSONValue

    init(_ value: JSONValue) { self.value = value }

    package struct Screen: Sendable {
        fileprivate let value: JSONValue

        package var name: String { value.string("name") ?? "" }
        /// `preview`, `viewController` or `view`.
        package var kind: String { value.string("kind") ?? "" }
        package var range: SourceRange? { SwiftFileAnswer.range(value["range"]) }
        /// The initialisers of a class that cannot be made without arguments.
        package var needs: [String] { value["needs"]?.elements.compactMap(\.string) ?? [] }
        var isChosen: Bool { value.boolean("isChosen") == true }
        var layouts: [JSONValue] { value["layouts"]?.elements ?? [] }
    }

    /// In the order of the file: previews, view controllers, views.
    package var screens: [Screen] { value["screens"]?.elements.map { Screen(value: $0) } ?? [] }

    /// What is wrong with the file itself.
    var diagnostics: [Diagnostic] {
        let found = value["diagnostics"]?.elements.map { finding in
            Diagnostic(
                finding.string("code") == DiagnosticCode.swiftLeftOut.rawValue ? .swiftLeftOut : .swiftError,
                finding.choice("severity") ?? .error, finding.string("message") ?? "", at: Self.range(finding["range"]),
                fixes: finding["help"]?.elements.compactMap { $0.string.map { Diagnostic.Fix($0) } } ?? [])
        }
        return (found ?? []) + hidden
    }

    /// Classes that need arguments, and a file that shows nothing.
    private var hidden: [Diagnostic] {
        let chosen = screens.filter(\.isChosen)
        let hasErrors = value["diagnostics"]?.elements.contains { $0.string("severity") == "error" } == true
        guard !chosen.isEmpty else {
            guard !hasErrors else { return [] }
            let names = screens.map { "'\($0.name)'" }.joined(separator: ", ")
            return [
                Diagnostic(
                    .nothingToShow, .error,
                    screens.isEmpty
                        ? "the file shows nothing: expected a #Preview, or a class of a view controller, a view or a cell that is not generic"
                        : "the file has no view of that name: it shows \(names)", at: nil)
            ]
        }
        let gone = hasErrors ? [] : chosen.filter { $0.needs.isEmpty && $0.layouts.isEmpty }
        let isShown = chosen.contains { $0.needs.isEmpty }
        return gone.map { screen in
            Diagnostic(
                .swiftScreenFailed, .error, "'\(screen.name)' does not compile without what is missing",
                at: screen.range)
        }
            + chosen.filter { !$0.needs.isEmpty }.map { screen in
                let call = screen.needs[0].dropFirst("init".count).replacing(":", with: ": …, ").replacing(
                    ", )", with: ")")
                return Diagnostic(
                    .swiftNeedsArguments, isShown ? .note : .error,
                    "'\(screen.name)' cannot be made without arguments: it has \(screen.needs.joined(separator: " and "))",
                    at: screen.range,
                    fixes: [Diagnostic.Fix("show it with arguments: #Preview { \(screen.name)\(call) }")])
            }
    }

    /// The document of a screen on a canvas, its places in the file; or why there is none.
    func document(
        of screen: Screen, canvas: Int, options: ReadOptions
    ) -> (document: Document?, findings: [Diagnostic]) {
        guard screen.layouts.indices.contains(canvas) else { return (nil, []) }
        let layout = screen.layouts[canvas]
        guard let text = layout.string("document") else {
            let reason = layout.string("fault") ?? "gives no layout"
            return (
                nil,
                [
                    Diagnostic(
                        .swiftScreenFailed, .error, "'\(screen.name)' \(reason)",
                        at: Self.range(layout["faultRange"]) ?? screen.range)
                ]
            )
        }
        let read = Document.read(SourceText(name: "", text), options: options)
        guard var document = read.document else { return (nil, read.diagnostics) }
        for index in document.views.indices {
            document.views[index].source = nil
            document.views[index].idSource = place(ofView: document.views[index].id) ?? screen.range
        }
        let places = layout["places"]?.elements ?? []
        for index in document.constraints.indices {
            document.constraints[index].source = places.indices.contains(index) ? Self.range(places[index]) : nil
        }
        for index in document.guides.indices { document.guides[index].source = nil }
        return (document, [])
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
    static let swiftNeedsArguments = DiagnosticCode("swift-needs-arguments")
    /// A screen that ends the program, or never ends.
    static let swiftScreenFailed = DiagnosticCode("swift-screen-failed")
    static let nothingToShow = DiagnosticCode("nothing-to-show")
}
