// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct FindingFormatTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private func check(_ text: String, _ arguments: String..., name: String = "a.layout.json") throws -> String {
        _ = try scratch.write(text, to: name)
        return try Executable.run(["check", name] + arguments, in: scratch.url).text
    }

    @Test func `A conflict is printed as UIKit prints it`() throws {
        let text = try check(Layouts.conflicting, "--diagnostics", "uikit")
        #expect(
            text.hasPrefix(
                "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints in the "))
        #expect(text.contains(".width == 100   (active)>"))
        #expect(text.contains("\n)\n\nWill attempt to recover by breaking constraint \n<NSLayoutConstraint:0x"))
        #expect(text.contains("Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints"))
        #expect(!text.contains("a.layout.json"))
        let mac = try check(
            Layouts.conflicting.replacing("{\n  \"canvas\"", with: "{\n  \"platform\": \"macos\", \"canvas\""),
            "--diagnostics",
            "uikit")
        #expect(mac.hasPrefix("Unable to simultaneously satisfy constraints:\n(\n"))
        let plain = try check(Layouts.conflicting, "--diagnostics", "uikit", "--log-style", "plain")
        #expect(plain.contains("Will attempt to recover by breaking constraint\n    "))
        #expect(!plain.contains("0x"))
    }

    /// Apple's sample: the format, and a caret under the place where its parser stopped.
    @Test func `An error in a visual format is printed as UIKit prints it`() throws {
        let broken = Layouts.valid.replacing("\"box.width = 100\"", with: "\"|-[box\"")
        #expect(
            try check(broken, "--diagnostics", "uikit")
                == """
                *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Unable to parse \
                constraint format:\u{20}
                Expected a ']' here. That is how you give the end of a view.\u{20}
                |-[box\u{20}
                      ^'

                """)
    }

    @Test func `The console format omits ambiguities but not errors`() throws {
        #expect(try check(Layouts.ambiguous, "--diagnostics", "uikit").isEmpty)
        #expect(try check(Layouts.unknownKey, "--diagnostics", "uikit").contains("[unknown-key]"))
    }

    @Test func `Diagnostics are written as a SARIF log`() throws {
        let text = try check(Layouts.conflicting, "--diagnostics", "sarif", name: "a b.layout.json")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["level"] as? String == "error")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: String]])
        #expect(rules[try #require(result["ruleIndex"] as? Int)]["id"] == result["ruleId"] as? String)
        let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"])
        let place = try #require(location as? [String: [String: Any]])
        #expect(place["artifactLocation"]?["uri"] as? String == "a%20b.layout.json")
        #expect(place["region"]?["startLine"] as? Int == 6)
        #expect((result["relatedLocations"] as? [Any])?.isEmpty == false)
    }

    @Test func `A run without diagnostics is a SARIF log, too`() throws {
        let text = try check(Layouts.valid, "--diagnostics", "sarif")
        let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let run = try #require((log?["runs"] as? [[String: Any]])?.first)
        #expect((run["results"] as? [Any])?.isEmpty == true)
    }

    @Test func `Diagnostics are written as workflow commands`() throws {
        let text = try check(Layouts.unknownKey, "--diagnostics", "github", name: "a,b.layout.json")
        #expect(text.contains("::error file=a%2Cb.layout.json,line=3,endLine=3,col=3,endColumn=12,title=unknown-key::"))
        #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("::") })
    }

    /// Standard output is a pipe here, so there are no colours.
    @Test func `A pipe gets no colours`() throws {
        #expect(try !check(Layouts.unknownKey).contains("\u{1B}"))
    }
}
