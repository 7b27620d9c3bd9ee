// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What bash offers after a part of a command line.
struct CompletionTests {
    /// Sets the variables that bash sets for a completion, and prints the answer, a word on each line.
    private static let driver = """
        source completion.bash
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        function=$(complete -p alrender | sed 's/.*-F //; s/ .*//')
        "$function" alrender "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """

    private static let document = """
        {
          "root": { "id": "screen", "children": [{ "id": "card" }] },
          "constraints": [
            { "equation": "card.width = 8", "identifier": "card-width" },
            { "equation": "card.height = 8", "identifier": "$(touch${IFS}made)" },
            { "equation": "card.top = screen.top", "identifier": "top edge" }
          ],
          "variants": { "wide": {}, "narrow": {} }
        }
        """

    private static func offered(_ words: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "completion-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(document.utf8).write(to: folder.appending(path: "form.layout.json"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "alrender"), withDestinationURL: Executable.path)
        let script = try Executable.run(["--generate-completion-script", "bash"])
        try script.output.write(to: folder.appending(path: "completion.bash"))
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        let arguments = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        process.arguments = ["--norc", "-c", driver, "bash"] + arguments
        process.environment = ["PATH": "\(folder.path):/usr/bin:/bin", "HOME": folder.path]
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "made").path))
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test(arguments: ["alrender render form.layout.json", "alrender form.layout.json"])
    func `Ids, identifiers, variants and fixed values are offered with and without a command`(start: String) throws {
        #expect(try Self.offered("\(start) --focus ") == ["screen", "card"])
        #expect(try Self.offered("\(start) --focus c") == ["card"])
        #expect(try Self.offered("\(start) --only ") == ["card-width"])
        #expect(try Self.offered("\(start) --variant ") == ["wide", "narrow"])
        #expect(try Self.offered("\(start) --theme ") == ["classic", "xcode", "print"])
        #expect(try Self.offered("\(start) --them") == ["--theme"])
        #expect(try Self.offered("\(start) --device iphone-15-pro-").contains("iphone-15-pro-max"))
    }

    @Test func `Commands and inputs are offered first`() throws {
        #expect(try Self.offered("alrender sol") == ["solve"])
        #expect(try Self.offered("alrender for") == ["form.layout.json"])
        #expect(try Self.offered("alrender check for") == ["form.layout.json"])
    }
}
