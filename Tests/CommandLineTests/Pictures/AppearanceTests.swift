// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Pictures that follow the appearance of their reader.
struct AppearanceTests {
    private let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private func run(_ arguments: String...) throws -> Executable.Outcome {
        try Executable.run(arguments, in: scratch.url)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: scratch.path(name), encoding: .utf8)
    }

    @Test func `An SVG for both appearances has the colours of both, and each id once`() throws {
        let path = try scratch.write(Layouts.valid, to: "box.layout.json")
        let outcome = try run(path, "-o", "{stem}-{appearance}.svg", "--appearance", "auto")
        #expect(outcome.status == 0)
        let name = try #require(scratch.names.first { $0.hasSuffix("-auto.svg") })
        let svg = try text(name)
        #expect(svg.contains("@media(prefers-color-scheme:dark)"))
        let ids = svg.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(Set(ids).count == ids.count)
        for appearance in ["light", "dark"] {
            #expect(try run(path, "-o", "\(appearance).svg", "--appearance", appearance).status == 0)
            // Every fill of the single picture is in the file for both.
            let single = try text("\(appearance).svg")
            let fills = Set(single.split(separator: "fill=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
            #expect(fills.allSatisfy { svg.contains("fill=\"\($0)\"") || svg.contains("{fill:\($0);") })
            // The other picture adds its colours, and little else.
            #expect(svg.utf8.count < single.utf8.count * 3 / 2)
        }
    }

    @Test(arguments: [["-o", "a.png"], ["-o", "a.svg", "--sheet"], ["-o", "a.svg", "-o", "a.pdf"]])
    func `Other pictures have one appearance`(options: [String]) throws {
        let path = try scratch.write(Layouts.valid, to: "box.layout.json")
        let outcome = try Executable.run([path, "--appearance", "auto"] + options, in: scratch.url)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("--appearance auto applies to SVG pictures"))
    }

    @Test(arguments: ["check", "solve", "test"])
    func `Commands that draw nothing refuse it`(command: String) throws {
        let path = try scratch.write(Layouts.valid, to: "box.layout.json")
        let outcome = try run(command, path, "--appearance", "auto")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("--appearance auto applies to SVG pictures"))
    }
}
