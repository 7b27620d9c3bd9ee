// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import SwiftRewriting
@testable import alrender_swift

/// What is learned of the errors of one compilation for the next.
struct BuildAttemptTests {
    @Test func `What a file that is taken declares is not replaced, what no file declares is`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let library = "extension UIView { func addAll(_ views: [UIView]) {} }"
        try Data(library.utf8).write(to: folder.appending(path: "Library.swift"))
        let text = "class A: UIView { func a() { b.addAll([]) }; func c() { addAll([]); d(L10n.title) } }"
        let source = SwiftSource(path: folder.appending(path: "A.swift").path, text: text)
        let loader = ProjectLoader(inputs: [source], folder: ProjectFolder(folder.path))
        let interfaces = InterfaceFiles([], near: nil).index
        var attempt = BuildAttempt([source], chosen: [], project: loader, interfaces: interfaces, stubs: true)
        let errors = [
            (".addAll", 1, "value of type 'UIView' has no member 'addAll'"),
            (" addAll", 1, "cannot find 'addAll' in scope"), ("L10n", 0, "cannot find 'L10n' in scope"),
        ].map { word, skipped, message in
            let offset = text.firstRange(of: word).map { text[..<$0.lowerBound].utf8.count + skipped } ?? 0
            return ScreenCompiler.Error(
                origin: RewrittenFile.Origin(file: 0, offset: offset, isWritten: true),
                message: CompilerMessage(path: source.path, line: 1, column: offset + 1, text: message))
        }
        let program = attempt.program(modules: ["UIKit"])
        let isNew = attempt.learn(from: errors, of: program)
        #expect(isNew && attempt.sources.count == 2)
        let rewritten = String(decoding: attempt.program(modules: ["UIKit"]).files[0].bytes, as: UTF8.self)
        #expect(rewritten.contains("b.addAll([])") && rewritten.contains("{ addAll([]); d(_placeholder(\"title\")) }"))
    }
}
