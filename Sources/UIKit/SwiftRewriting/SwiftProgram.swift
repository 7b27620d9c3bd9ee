// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// A program that is made of the user's Swift files: they are rewritten so that they compile without Objective-C, and a main file makes
/// what they show.
package struct SwiftProgram: Sendable {
    /// In the order of the screens' numbers.
    package let screens: [SwiftScreen]
    /// The numbers of the screens that it makes.
    package let made: Set<Int>
    package let files: [RewrittenFile]
    /// The file that begins.
    package let main: String
    /// The declarations of what the rest of an app declares; nil if the program does without.
    package let stubs: String?
    /// The types that say how a sample of them is made, by the place of the declaration.
    package private(set) var samples: [RewrittenFile.Origin: String] = [:]

    /// - Parameters:
    ///   - modules: those that can be imported.
    ///   - repairs: what makes the sources compile without the rest of their app; nil to take them as they are.
    ///   - expression: makes a screen; nil for one that the program does not make.
    package init(
        _ sources: [SwiftSource], modules: Set<String>, repairs: Repairs? = nil,
        expression: (SwiftScreen) -> String? = { $0.expression }
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
                edits, file: file, source: source, declarations: declarations, conditions: conditions,
                repairs: repairs?.changes[file])
            rewriter.walk(source.tree)
            edits = rewriter.edits
            screens += rewriter.previews
        }
        screens += declarations.screens(takesSamples: repairs != nil)
        let order: [SwiftScreen.Kind] = [.preview, .viewController, .view]
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        screens = screens.enumerated().sorted {
            ($0.element.file, ranks[$0.element.kind] ?? 0, $0.offset)
                < ($1.element.file, ranks[$1.element.kind] ?? 0, $1.offset)
        }.map(\.element)
        self.screens = screens
        var calls: [String] = []
        var made: Set<Int> = []
        var makers: [[SourcePiece]] = sources.map { _ in [] }
        for (number, screen) in screens.enumerated() {
            guard let expression = expression(screen) else { continue }
            made.insert(number)
            let text = "\n@MainActor func _screen\(number)() -> Any { \(expression) }\n"
            makers[screen.file].append(.text(text, file: screen.file, at: screen.range.lowerBound))
            calls.append("    PreviewScreen(\(number)) { _screen\(number)() },\n")
        }
        self.made = made
        if let repairs {
            // Placeholders make views and view controllers by their classes.
            let shown = Set(screens.map(\.name))
            for (file, source) in sources.enumerated() {
                let declarations = source.tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
                for (sample, range) in declarations.flatMap({ SampleExtension.all(in: $0) }) {
                    guard !shown.contains(sample.name), !repairs.typesWithoutSamples.contains(sample.name),
                        !repairs.changes[file].contains(where: { $0.takesOut(range) })
                    else { continue }
                    samples[RewrittenFile.Origin(file: file, offset: range.lowerBound, isWritten: false)] = sample.name
                    makers[file].append(.text(sample.text, file: file, at: range.lowerBound))
                }
            }
        }
        stubs = repairs.map { repairs in
            "import UIKitPreviews\n" + repairs.types.sorted { $0.key < $1.key }.map(\.value.text).joined()
        }
        main = "import UIKitPreviews\n\nMainActor.assumeIsolated {\n    PreviewProgram.run([\n\(calls.joined())])\n}\n"
        let bytes = sources.map(\.bytes)
        files = sources.indices.map { file in
            RewrittenFile(edits.pieces(of: file) + makers[file], of: bytes)
        }
    }
}
