// SPDX-License-Identifier: Apache-2.0
import Testing

struct FileTests {
    @Test(arguments: SourceTree.sources)
    func `No file is longer than 400 lines`(file: SourceTree.File) {
        #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count - 1) lines")
    }

    @Test func `The median file is short`() throws {
        let counts = SourceTree.sources.map { $0.lines.count - 1 }.sorted()
        try #require(!counts.isEmpty)
        #expect(counts[counts.count / 2] < 120)
    }

    @Test(arguments: SourceTree.sources)
    func `File names say what is inside`(file: SourceTree.File) {
        let vague = ["Utils", "Utilities", "Helpers", "Helper", "Common", "Extensions", "Misc", "Placeholder"]
        let name = file.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
        #expect(!vague.contains { name.hasSuffix($0) })
    }

    /// Only the executable talks to the world: clock, environment, paths, standard streams. UIKit does so in one file,
    /// where a programmer's error ends the process, and AutoLayoutTesting where it reads and writes recorded
    /// layouts; UIKitPreviews is the body of a program, and alrender-swift is one; ImageProcesses limits the time of the processes that it waits for.
    @Test(
        arguments: SourceTree.sources.filter {
            ![
                "alrender", "alrender-swift", "AutoLayoutTesting", "UIKitPreviews", "ImageProcesses",
            ].contains($0.target)
                && !$0.path.hasSuffix("UIKit/Constraints/LayoutException.swift")
        })
    func `Nothing below the executable uses files, the clock or the environment`(file: SourceTree.File) {
        let words = [
            "print(", "debugPrint(", "stdout", "stderr", "getenv", "ProcessInfo", "FileManager", "CommandLine.",
            "clock_gettime", "ContinuousClock", "SuspendingClock", "Date()", "fatalError(", "try!", "as!",
        ]
        guard words.contains(where: file.text.contains) else { return }
        let code = file.code
        let found = words.filter(code.contains)
        #expect(found.isEmpty, "\(file.path) has \(found.joined(separator: ", "))")
    }

    @Test(arguments: SourceTree.sources)
    func `No comment leaves work for later`(file: SourceTree.File) {
        // Base64 has any word by chance.
        guard !file.path.hasSuffix("/InteractiveModule.swift") else { return }
        let marks = ["TODO", "FIXME", "XXX"]
        let words = Set(file.text.split { !$0.isLetter }.map(String.init))
        let found = marks.filter(words.contains)
        #expect(found.isEmpty, "\(file.path) has \(found.joined(separator: ", "))")
    }

    /// Folders where a file is named otherwise: after several small types of Apple's that are read together, after several
    /// types of arguments, or after functions.
    private static let otherNames = [
        "Sources/UIKit/UIKit/", "Sources/UIKit/_Testing_UIKit/", "Sources/UIKit/_Testing_CoreGraphics/",
    ]
    private static let otherFiles = ["ArgumentTypes", "ExpectLayout", "ModuleExports"]

    @Test(arguments: SourceTree.sources)
    func `A file is named after a type that it declares, and a file Type+Topic extends that type`(
        file: SourceTree.File
    ) throws {
        let name = file.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
        guard !Self.otherNames.contains(where: file.path.hasPrefix), !Self.otherFiles.contains(name) else { return }
        let type = name.split(separator: "+").first.map(String.init) ?? ""
        let pattern =
            name.contains("+")
            ? #"\bextension \[?(\w+\.)*\#(type)\b"#
            : #"\b(struct|enum|class|protocol|typealias|actor) \#(type)\b"#
        #expect(try file.text.firstMatch(of: Regex(pattern)) != nil, "\(file.path) has no \(type)")
    }
}
