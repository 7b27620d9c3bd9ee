// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The arguments of `alrender explain`; `LayoutExplanationsTests` has what it prints.
struct ExplainTests {
    @Test(arguments: [
        (["a.top", "--theme", "print"], "--theme applies to a picture: pass -o PATH"),
        (["a.top", "-o", "x.layout.json"], "a layout's explanation is drawn as .png, .svg, .pdf or .html"),
        (["a.top", "--conflict"], "--conflict explains all conflicts: remove 'a.top'"),
    ])
    func `Options that do not fit the input are usage errors`(options: [String], message: String) throws {
        let scratch = try ScratchDirectory()
        let input = try scratch.write(Layouts.valid, to: "form.layout.json")
        let outcome = try Executable.run(["explain", input] + options, in: scratch.url)
        #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `A conflict is printed and drawn, and the program ends with 1, as for all commands`() throws {
        let scratch = try ScratchDirectory()
        let input = try scratch.write(Layouts.conflicting, to: "form.layout.json")
        let outcome = try Executable.run(["explain", input, "-o", "bars.png"], in: scratch.url)
        #expect(outcome.status == 1 && outcome.errors.isEmpty && outcome.text.contains("box"), "\(outcome.errors)")
        #expect(scratch.names.contains("bars.png"))
    }
}
