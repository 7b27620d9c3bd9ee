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
    /// What is added to the files, by its place.
    package private(set) var additions: [RewrittenFile.Origin: Addition] = [:]

    /// Calls that give one screen its contents.
    private static let mostFillings = 6

    /// - Parameters:
    ///   - interfaces: the files of Interface Builder that have some of the screens.
    ///   - modules: those that can be imported.
    ///   - repairs: what makes the sources compile without the rest of their app; nil to take them as they are.
    ///   - expression: makes a screen; nil for one that the program does not make.
    package init(
        _ sources: [SwiftSource], modules: Set<String>, repairs: Repairs? = nil, interfaces: InterfaceIndex = .init(),
        expression: (SwiftScreen) -> String? = { $0.expression }
    ) {
        let conditions = CompilationConditions(modules: modules.union(["UIKit"]), provided: ["Combine"])
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
        let classes = interfaces.classes
        for index in screens.indices where classes.contains(screens[index].name) { screens[index].takeFromInterface() }
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
        var additions: [RewrittenFile.Origin: Addition] = [:]
        func add(_ addition: Addition, _ text: String, at origin: RewrittenFile.Origin) -> Bool {
            guard let repairs, !repairs.withoutAdditions.contains(addition), !repairs.failed.contains(origin.file),
                !repairs.changes[origin.file].contains(where: { $0.takesOut(origin.offset..<origin.offset + 1) })
            else { return false }
            additions[origin] = addition
            makers[origin.file].append(.text(text, file: origin.file, at: origin.offset))
            return true
        }
        var cells: [String] = []
        for (number, screen) in screens.enumerated() {
            let expression = expression(screen)
            // Tables and collections show cells that are not requested themselves.
            let isCell = screen.kind == .view && declarations.isCell(screen.name)
            guard expression != nil || isCell else { continue }
            if let expression {
                made.insert(number)
                let text = "\n@MainActor func _screen\(number)() -> Any { \(expression) }\n"
                makers[screen.file].append(.text(text, file: screen.file, at: screen.range.lowerBound))
            }
            var fillings: [String] = []
            let known = screen.kind == .view ? declarations.fillings(of: screen.name) : []
            for (place, filling) in known.prefix(Self.mostFillings).enumerated() {
                let name = "_filling\(number)_\(place)"
                let text =
                    "\n@MainActor func \(name)(_ view: Any) { (view as? \(screen.name))?.\(filling.call) }\n"
                let origin = RewrittenFile.Origin(file: filling.file, offset: filling.offset, isWritten: false)
                if add(.filling(file: filling.file, offset: filling.offset), text, at: origin) {
                    fillings.append("{ \(name)($0) }")
                }
            }
            if isCell { cells += fillings }
            guard expression != nil else { continue }
            calls.append(
                "    PreviewScreen(\(number), fillings: [\(fillings.joined(separator: ", "))]) { _screen\(number)() },\n"
            )
        }
        self.made = made
        if let repairs {
            // Placeholders make views and view controllers by their classes.
            let shown = Set(screens.map(\.name))
            for (file, source) in sources.enumerated() {
                let declarations = source.tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
                for (sample, range) in declarations.flatMap({ SampleExtension.all(in: $0) }) {
                    guard !shown.contains(sample.name), !repairs.changes[file].contains(where: { $0.takesOut(range) })
                    else { continue }
                    let origin = RewrittenFile.Origin(file: file, offset: range.lowerBound, isWritten: false)
                    _ = add(.sample(sample.name), sample.text, at: origin)
                }
            }
        }
        var conformances: [String] = []
        for (name, conformance) in declarations.protocols.sorted(by: { $0.key < $1.key }) where repairs != nil {
            guard let type = conformance.declaration(among: declarations.protocols),
                add(.conformance(name), type.text, at: conformance.origin)
            else { continue }
            conformances.append("    ProtocolSample((any \(name)).self) { \(type.name)() },\n")
        }
        for (name, connections) in declarations.connections.sorted(by: { $0.key < $1.key }) {
            guard let known = declarations.classes[name], declarations.isOfInterfaces(name),
                repairs?.withoutAdditions.contains(.connections(name)) != true
            else { continue }
            let members = connections.members(of: name) { range in
                repairs?.changes[known.file].contains { $0.takesOut(range) } != true
            }
            guard let members else { continue }
            additions[RewrittenFile.Origin(file: known.file, offset: known.end, isWritten: false)] = .connections(name)
            edits.insert(members, at: known.end, of: known.file)
        }
        self.additions = additions
        stubs = repairs.map { repairs in
            "import UIKitPreviews\n" + repairs.types.sorted { $0.key < $1.key }.map(\.value.text).joined()
        }
        let samples =
            repairs == nil ? "" : ", samples: [\n\(conformances.joined())], cells: [\(cells.joined(separator: ", "))]"
        main =
            "import UIKitPreviews\n\nMainActor.assumeIsolated {\n    PreviewProgram.run([\n\(calls.joined())]\(samples))\n}\n"
        let bytes = sources.map(\.bytes)
        files = sources.indices.map { file in
            RewrittenFile(edits.pieces(of: file) + makers[file], of: bytes)
        }
    }
}
