// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Which files a file needs so that its screens show what they show in their app: those of the classes and protocols that its classes
/// inherit from, which call what it overrides, and those of the views that it is made of.
package struct NeededFiles {
    private let declarations: Declarations
    /// The files of views, by the name of the class.
    private let views: [String: Int]
    private let words: [Set<String>]

    /// Files of views that one file brings along: a screen of an app may lead to all of them.
    private static let mostViews = 12

    package init(_ sources: [SwiftSource], modules: Set<String>) {
        let conditions = CompilationConditions(modules: modules.union(["UIKit"]))
        var declarations = Declarations()
        for (file, source) in sources.enumerated() {
            let collector = DeclarationCollector(declarations, file: file, conditions: conditions)
            collector.walk(source.tree)
            declarations = collector.declarations
        }
        self.declarations = declarations
        let known = declarations
        views = known.classes.filter { name, _ in
            known.superclasses(of: name).last.flatMap { Declarations.kind(ofBase: $0) } == .view
        }.mapValues(\.file)
        let names = Set(views.keys)
        words = sources.map { source in
            Set(source.tree.tokens(viewMode: .sourceAccurate).lazy.map(\.text).filter(names.contains))
        }
    }

    /// With the file itself, in their order.
    package func files(of file: Int) -> [Int] {
        var found: Set<Int> = []
        addBases(of: file, to: &found)
        var next = [file]
        var count = 0
        while !next.isEmpty {
            let used = next.flatMap { words[$0].sorted() }.compactMap { views[$0] }
            next = []
            for other in used where !found.contains(other) && count < Self.mostViews {
                count += 1
                next.append(other)
                addBases(of: other, to: &found)
            }
        }
        return found.sorted()
    }

    private func addBases(of file: Int, to found: inout Set<Int>) {
        guard found.insert(file).inserted else { return }
        for name in declarations.inherited[file] ?? [] {
            let plain = String(name.prefix { $0 != "<" })
            var files = declarations.classes[plain].map { [$0.file] } ?? []
            if declarations.protocols.contains(plain) { files += declarations.protocolFiles[plain] ?? [] }
            for other in files { addBases(of: other, to: &found) }
        }
    }
}
