// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The pictures of docs/pictures.md and docs/images.md are what their commands make.
struct GalleryTests {
    private static let commands = commands(on: "pictures") + commands(on: "images")

    private static func commands(on page: String) -> [[String]] {
        let text = try? String(contentsOf: Executable.package.appending(path: "docs/\(page).md"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").filter { $0.hasPrefix("alrender ") }
            .map { $0.split(separator: " ").dropFirst().map(String.init) }
    }

    @Test func `The pages have commands`() {
        #expect(Self.commands(on: "pictures").count >= 10)
        #expect(Self.commands(on: "images").count >= 1)
    }

    @Test(arguments: commands)
    func `Each command makes its picture`(command: [String]) throws {
        let scratch = try ScratchDirectory()
        var command = command
        let place = try #require(command.firstIndex(of: "-o")) + 1
        let shown = Executable.package.appending(path: command[place])
        command[place] = scratch.path("picture.png")
        let outcome = try Executable.run(command)
        #expect(outcome.status <= 1, "\(outcome.errors)")
        #expect(try Executable.run(["diff", shown.path, command[place]]).text == "no difference\n")
    }
}
