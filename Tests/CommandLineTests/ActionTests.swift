// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The comment that the action writes on a pull request, with a program of the test's own instead of GitHub's.
struct ActionTests {
    private let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        _ = try scratch.write("## Layout tests: 1 failed, 2 passed\n", to: "layouts.md")
        let gh = """
            #!/bin/bash
            case "$*" in
            *--jq*) cat existing 2>/dev/null || true ;;
            *) echo "$*" >>calls; [ ! -f denied ] ;;
            esac
            """
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: try scratch.write(gh, to: "gh"))
    }

    /// The script of the step, with the indentation of YAML.
    private static func script(ofStep name: String) throws -> String {
        let action = try String(contentsOf: Executable.package.appending(path: "action.yml"), encoding: .utf8)
        let step = try #require(action.components(separatedBy: "    - name: ").first { $0.hasPrefix("\(name)\n") })
        let lines = try #require(step.components(separatedBy: "      run: |\n").last)
        return lines.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
            .joined(separator: "\n")
    }

    /// - Returns: the calls of GitHub's program, and what the step prints.
    private func comment(status: Int, pictures: String = "") throws -> (calls: String, text: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "--noprofile", "--norc", "-eo", "pipefail", "-c", try Self.script(ofStep: "Comment on the pull request"),
        ]
        process.currentDirectoryURL = scratch.url
        process.environment = [
            "PATH": "\(scratch.url.path):/usr/bin:/bin", "COMMENT": "layouts.md", "NUMBER": "7",
            "PICTURES": pictures, "REPOSITORY": "o/r", "RUNNER_TEMP": scratch.url.path, "STATUS": String(status),
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let calls = (try? String(contentsOfFile: scratch.path("calls"), encoding: .utf8)) ?? ""
        return (calls, text)
    }

    private var file: String { "--field body=@\(scratch.path("alrender-comment.md")) --silent" }

    @Test func `A run that fails comments once, with a link to the pictures`() throws {
        #expect(try comment(status: 0).calls.isEmpty)
        #expect(
            try comment(status: 2, pictures: "https://example.com/1").calls
                == "api repos/o/r/issues/7/comments \(file)\n")
        #expect(
            try String(contentsOfFile: scratch.path("alrender-comment.md"), encoding: .utf8) == """
                <!-- alrender -->
                ## Layout tests: 1 failed, 2 passed

                [Pictures before and after](https://example.com/1)

                """)
    }

    @Test(arguments: [0, 2])
    func `A later run brings the comment up to date, whether it fails or not`(status: Int) throws {
        _ = try scratch.write("55\n56\n", to: "existing")
        #expect(
            try comment(status: status).calls == "api --method PATCH repos/o/r/issues/comments/55 \(file)\n")
    }

    @Test func `A pull request that may not comment does not fail for that`() throws {
        _ = try scratch.write("", to: "denied")
        #expect(try comment(status: 2).text.hasPrefix("::warning title=alrender::The comment could not be written"))
    }

    @Test func `A run without a Markdown report says what to add`() throws {
        try FileManager.default.removeItem(atPath: scratch.path("layouts.md"))
        #expect(try comment(status: 2).text.contains("add --report markdown=layouts.md to the arguments"))
    }
}
