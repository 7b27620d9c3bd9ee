// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// A program that is made of the user's Swift files: they are rewritten so that they compile without Objective-C, and a main file makes
/// what they show.
package struct SwiftProgram: Sendable {
    /// In the order of the screens' numbers.
    package let screens: [SwiftScreen]
    package let files: [RewrittenFile]
    /// The file that begins.
    package let main: String

    /// - Parameters:
    ///   - modules: those that can be imported.
    ///   - isMade: whether the program makes a screen.
    package init(
        _ sources: [SwiftSource], modules: Set<String>, isMade: (SwiftScreen) -> Bool = { $0.expression != nil }
    ) {
        let conditions = CompilationConditions(modules: modules.union(["UIKit"]))
        var declarations = Declarations()
        for (file, source) in sources.enumerated() {
            let collector = DeclarationCollector(declarations, file: file, conditions: conditions)
            collector.walk(source.tree)
            declarations = collector.declarations
        }
        var edits = SourceEdits(counts: sources.map(\.bytes.count))
        var screens: [SwiftScreen] = []
        for (file, source) in sources.enumerated() {
            let rewriter = SourceRewriter(
                edits, file: file, source: source, declarations: declarations, conditions: conditions)
            rewriter.walk(source.tree)
            edits = rewriter.edits
            screens += rewriter.previews
        }
        screens += declarations.screens()
        let order: [SwiftScreen.Kind] = [.preview, .viewController, .view]
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        screens = screens.enumerated().sorted {
            ($0.element.file, ranks[$0.element.kind] ?? 0, $0.offset)
                < ($1.element.file, ranks[$1.element.kind] ?? 0, $1.offset)
        }.map(\.element)
        self.screens = screens
        var calls: [String] = []
        var makers: [[SourcePiece]] = sources.map { _ in [] }
        for (number, screen) in screens.enumerated() {
            guard let expression = screen.expression, isMade(screen) else { continue }
            let text = "\n@MainActor func _screen\(number)() -> Any { \(expression) }\n"
            makers[screen.file].append(.text(text, file: screen.file, at: screen.range.lowerBound))
            calls.append("    PreviewScreen(\(number)) { _screen\(number)() },\n")
        }
        main = "import UIKitPreviews\n\nMainActor.assumeIsolated {\n    PreviewProgram.run([\n\(calls.joined())])\n}\n"
        let bytes = sources.map(\.bytes)
        files = sources.indices.map { file in
            RewrittenFile(edits.pieces(of: file) + makers[file], of: bytes)
        }
    }
}
