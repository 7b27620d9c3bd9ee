// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Limits are the same for every command.
struct LimitTests {
    private static let commands = [
        ["check"], ["solve"], ["render", "-o", "x.png"], ["render", "-o", "x.pdf"], ["render", "-o", "x.svg"],
        ["test", "--golden", "golden", "--strict"], ["check", "--sweep", "width=100...101"],
    ]

    @Test(arguments: commands.dropLast())
    func `Every command reports a root that is too large for a picture`(command: [String]) throws {
        let scratch = try ScratchDirectory()
        let document = try scratch.write(
            #"{ "root": { "id": "r" }, "constraints": [ "r.width = 1e9", "r.height = 1e9" ] }"#, to: "a.layout.json")
        let outcome = try Executable.run([command[0], document] + command.dropFirst(), in: scratch.url)
        // A case without its golden is a failure.
        #expect(outcome.status == (command[0] == "test" ? 2 : 1), "\(outcome.errors)")
        #expect((outcome.text + outcome.errors).contains("[canvas-too-large]"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("x.pdf")))
    }

    @Test(
        arguments: commands + [
            ["diff", "a.layout.json"], ["explain", "a.width"], ["fix", "--update-constants", "--dry-run"],
        ])
    func `Every command reports a text that is too long`(command: [String]) throws {
        let scratch = try ScratchDirectory()
        let document = try scratch.write(
            """
            { "canvas": { "width": 200, "height": 100 },
              "root": { "id": "r", "children": [ { "id": "a", "type": "label", "text": "twelve bytes" } ] },
              "constraints": [ "a.top = r.top", "a.leading = r.leading" ] }
            """, to: "a.layout.json")
        let arguments = [command[0], document] + command.dropFirst()
        let outcome = try Executable.run(arguments + ["--limit", "text=10"], in: scratch.url)
        #expect(outcome.status == (command[0] == "test" ? 2 : 1), "\(outcome.errors)")
    }

    @Test(arguments: [["import", "-o", "layouts"], ["agreement"]])
    func `A scene beyond a limit is reported, and neither converted nor compared`(command: [String]) throws {
        let scratch = try ScratchDirectory()
        let file = Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard").path
        let arguments = [command[0], file] + command.dropFirst()
        let outcome = try Executable.run(arguments + ["--limit", "text=2"], in: scratch.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("'--limit text=NUMBER' raises the limit [text-too-large]"))
        #expect(!outcome.text.contains(" all "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).allSatisfy { $0 == "layouts" })
        let written = try? FileManager.default.contentsOfDirectory(atPath: scratch.path("layouts"))
        #expect((written ?? []).isEmpty)
    }

    @Test func `A sheet has the limits of the run`() throws {
        let scratch = try ScratchDirectory()
        let document = try scratch.write(Layouts.valid, to: "a.layout.json")
        let arguments = [document, "-o", scratch.path("x.png"), "--sheet", "--limit", "picture-items=1"]
        let outcome = try Executable.run(arguments, in: scratch.url)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("--limit picture-items="), "\(outcome.errors)")
    }

    @Test func `A picture in two appearances has the limit of items`() throws {
        let scratch = try ScratchDirectory()
        let document = try scratch.write(Layouts.valid, to: "a.layout.json")
        for appearance in ["light", "auto"] {
            let outcome = try Executable.run([
                document, "-o", scratch.path("x.svg"), "--appearance", appearance, "--limit", "picture-items=3",
            ])
            #expect(outcome.status != 0)
            #expect(outcome.errors.contains("--limit picture-items="), "\(outcome.errors)")
        }
    }

    @Test(arguments: ["text", "text=", "text=no", "texts=10", "text=-1", "=1"])
    func `A limit that is not one is a usage error`(argument: String) throws {
        #expect(try Executable.run(["check", "-", "--limit", argument], input: Data("{}".utf8)).status == 64)
    }

    @Test(arguments: [
        ["check"], ["solve"], ["render", "-o", "x.png"], ["test", "--golden", "golden"],
        ["check", "--sweep", "width=100...900"], ["diff", "a.layout.json"], ["explain", "v1.y"],
        ["fix", "--update-constants", "--dry-run"], ["fmt", "--check"],
    ])
    func `What takes longer than the time limit ends with a diagnostic and without a file`(command: [String]) throws {
        let scratch = try ScratchDirectory()
        // Enough work for a second.
        let views = (0..<3000).map { #"{ "id": "v\#($0)", "type": "label", "text": "label \#($0)" }"# }
        let constraints = (1..<3000).map { #""v\#($0).top >= v\#($0 - 1).bottom + 1 @\#($0 % 999 + 1)""# }
        let document = try scratch.write(
            """
            { "canvas": { "width": 200, "height": 100 },
              "root": { "id": "r", "children": [ \(views.joined(separator: ",")) ] },
              "constraints": [ \(constraints.joined(separator: ",")) ] }
            """, to: "a.layout.json")
        let arguments = [command[0], document] + command.dropFirst()
        let outcome = try Executable.run(arguments + ["--time-limit", "0.05"], in: scratch.url)
        #expect(outcome.status == 1)
        #expect((outcome.text + outcome.errors).contains("[time-limit]"))
        #expect((outcome.text + outcome.errors).contains("--time-limit SECONDS"))
        let files = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).sorted()
        #expect(files.filter { $0.contains("tmp") || $0.hasSuffix(".png") }.isEmpty, "\(files)")
    }
}
