// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutDiagnostics
import SourceLocations
import Testing

/// Fixes that set a priority, as changes of the file.
struct PriorityEditTests {
    @Test(arguments: [
        (
            #"<label opaque="NO" horizontalHuggingPriority="251" text="A" id="a">"#, ["hugging", "horizontal"],
            #"<label opaque="NO" horizontalHuggingPriority="249" text="A" id="a">"#
        ),
        (
            #"<label opaque="NO" text="A" id="a">"#, ["compressionResistance", "vertical"],
            #"<label opaque="NO" verticalCompressionResistancePriority="249" text="A" id="a">"#
        ),
        (
            #"<constraint firstAttribute="width" constant="5" id="a"/>"#, ["priority"],
            #"<constraint firstAttribute="width" priority="249" constant="5" id="a"/>"#
        ),
        (#"<view/>"#, ["hugging", "vertical"], #"<view verticalHuggingPriority="249"/>"#),
    ])
    func `A priority becomes an attribute where Xcode writes it`(tag: String, keys: [String], expected: String) throws {
        let source = SourceText(name: "f.xib", "  " + tag)
        let range = SourceRange(2, 2 + tag.utf8.count)
        let fix = Diagnostic.Fix("Set it", setting: .init(at: range, keys: keys, value: "249"))
        let diagnostic = Diagnostic(DiagnosticCode("test"), .warning, "m", fixes: [fix])
        let resolved = try #require(diagnostic.resolvingFixes(inInterfaceBuilderFile: source).fixes.first)
        let place = try #require(resolved.range)
        var bytes = source.bytes
        bytes.replaceSubrange(place.lowerBound..<place.upperBound, with: try #require(resolved.replacement).utf8)
        #expect(String(decoding: bytes, as: UTF8.self) == "  " + expected)
    }
}
