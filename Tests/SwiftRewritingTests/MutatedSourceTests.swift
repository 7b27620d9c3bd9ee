// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomTestSupport
import Testing

@testable import SwiftRewriting

/// Files of other people, with damage: the rewriter ends, keeps what it does not replace, and knows where it comes from. The program
/// links swift-syntax, which libFuzzer's build leaves out, so this is its fuzzing: `RANDOM_SEED` draws other cases.
struct MutatedSourceTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let files = [
        "Examples/Screens/Sources/Screens/SignInViewController.swift", "Tests/AutoLayoutTests/ReadmeExample.swift",
    ]

    /// What the rewriter has rules for.
    private static let pieces = [
        "@objc", "@IBOutlet weak var a: UILabel!", "@IBAction func b() {}", "#selector(b)", "#Preview(\"A\") { A() }",
        "import SwiftUI", "#if canImport(AppKit)\n", "#else\n", "#endif\n", "class A: UIViewController {", "}", "(",
        "{",
        "NSMutableAttributedString()", "UIHostingController(rootView: B())", "extension A", "protocol P", "dynamic ",
        "@available(iOS 13, *)", "init?(coder: NSCoder) { fatalError() }", "\"\\(", "\"\"\"\n", "/*", "é", "\u{0}", "`",
        "struct A_Previews: PreviewProvider {", "static var previews: some View", "lazy var c = { ", ", ", ": ", "?",
    ]

    private static let seed = ProcessInfo.processInfo.environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 1

    @Test(arguments: files.indices)
    func `Mutated files are rewritten, and every byte has its origin`(index: Int) throws {
        var generator = SplitMix(seed: Self.seed &+ UInt64(index))
        let original = try Array(Data(contentsOf: Self.package.appending(path: Self.files[index])))
        for _ in 0..<60 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 0..<max(bytes.count, 1), using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes.removeSubrange(min(place, bytes.count)..<min(place + 30, bytes.count))
                case 1: bytes = Array(bytes[..<min(place, bytes.count)])
                default:
                    let piece = Self.pieces.randomElement(using: &generator) ?? ""
                    bytes.insert(contentsOf: Array(piece.utf8), at: min(place, bytes.count))
                }
            }
            Self.check(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test func `Random pieces of Swift are rewritten`() {
        var generator = SplitMix(seed: Self.seed)
        for _ in 0..<300 {
            let count = Int.random(in: 0..<14, using: &generator)
            Self.check(
                (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
                    .joined(separator: Bool.random(using: &generator) ? " " : "\n"))
        }
    }

    private static func check(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let source = SwiftSource(path: "A.swift", text: text)
        let program = SwiftProgram([source], modules: ["UIKit", "Foundation"])
        let bytes = program.files[0].bytes
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var isKept = true
        for (line, content) in lines.enumerated() {
            for (column, byte) in content.enumerated() {
                guard let origin = program.files[0].origin(line: line + 1, column: column + 1) else { continue }
                guard origin.isWritten else { continue }
                isKept = isKept && source.bytes.indices.contains(origin.offset) && source.bytes[origin.offset] == byte
            }
        }
        #expect(isKept, "seed \(seed): \(text)", sourceLocation: sourceLocation)
        // Any text may also be a file of the project of another one, of which no part has more bytes than the file.
        let project = ProjectSources([(path: "A.swift", bytes: source.bytes), (path: "B.swift", bytes: source.bytes)])
        var files = ProjectFiles(of: ["A.swift"], in: project)
        let parts = files.files(namedIn: source, number: 0)
        #expect(parts.allSatisfy { $0.path == "B.swift" }, sourceLocation: sourceLocation)
    }
}
