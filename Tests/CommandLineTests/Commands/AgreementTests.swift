// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct AgreementTests {
    private static let file = Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard")
        .path

    @Test func `A scene is counted with recorded and with measured sizes`() throws {
        let outcome = try Executable.run(["agreement", Self.file])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.first?.split(separator: " ").first == "file")
        #expect(lines.contains { $0.hasPrefix("recorded sizes: ") && $0.hasSuffix(" are as in the file") })
        #expect(lines.contains { $0.hasPrefix("measured sizes: ") })
    }

    @Test func `A frame that was changed in the file is found and its view is named`() throws {
        let scratch = try ScratchDirectory()
        let text = try String(contentsOfFile: Self.file, encoding: .utf8)
        let frame = try Regex(#"<rect key="frame" x="[0-9.]+" y="[0-9.]+" width="[0-9.]+" height="34""#)
        let changed = text.replacing(
            frame, with: #"<rect key="frame" x="3" y="3" width="33" height="34""#, maxReplacements: 1)
        let path = try scratch.write(changed, to: "changed.storyboard")
        let outcome = try Executable.run(["agreement", path, "--sizes", "recorded", "--format", "json", "--details"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
        let summary = try #require((json["summary"] as? [[String: Any]])?.first)
        #expect(summary["sizes"] as? String == "recorded")
        #expect((summary["agreeingViews"] as? Int).map { $0 < (summary["views"] as? Int ?? 0) } == true)
        #expect(outcome.text.contains("\"width\": 33"))
    }

    @Test func `Folders are searched for Interface Builder files only`() throws {
        let outcome = try Executable.run([
            "agreement", Executable.package.appending(path: "samples/valid/interface-builder").path,
        ])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("sign-up.storyboard"))
        #expect(outcome.text.contains("preferences.xib"))
    }

    @Test(arguments: ["", "<a"])
    func `A file that is not XML has an error and no figures`(text: String) throws {
        let scratch = try ScratchDirectory()
        let outcome = try Executable.run(["agreement", try scratch.write(text, to: "a.xib")])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("malformed-xml"))
        #expect(outcome.text.isEmpty)
    }

    @Test func `Another file is refused`() throws {
        let scratch = try ScratchDirectory()
        let outcome = try Executable.run(["agreement", try scratch.write(Layouts.valid, to: "a.layout.json")])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("is not a .xib or .storyboard file"))
    }
}
