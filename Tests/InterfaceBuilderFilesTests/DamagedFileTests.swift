// SPDX-License-Identifier: Apache-2.0
import Foundation
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import LayoutSource
import LayoutTestSupport
import SourceLocations
import Testing

/// Files cut off, with bytes, numbers and lines changed: diagnostics, or a layout, and always an end.
struct DamagedFileTests {
    private static let samples: [String] = [
        "interface-builder/sign-up.storyboard", "interface-builder/preferences.xib",
    ]

    private enum Damage: Int, CaseIterable { case cut, bytes, numbers, lines, identifiers }

    private static func findings(_ subviews: String) -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews></view></objects></document>
            """
        return InterfaceBuilderImporter().scenes(of: SourceText(name: "test.xib", text)).diagnostics
            .filter { $0.severity != .note }.map { "\($0.severity) \($0.code.rawValue)" }
    }

    @Test func `A file of too many views is refused before its scenes are built`() {
        let views = String(repeating: "<view/>", count: InterfaceBuilderImporter.mostViews)
        #expect(Self.findings(views + "<view/>") == ["error too-many-views"])
    }

    @Test func `Ids that are missing or repeated, and numbers that are none, are reported`() {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"42\" height=\"21\"/>"
        #expect(
            Self.findings("<label id=\"a\" text=\"a\">\(frame)</label><label id=\"b\" text=\"b\">\(frame)</label>")
                == [])
        #expect(
            Self.findings("<label id=\"a\" text=\"a\">\(frame)</label><label id=\"a\" text=\"b\">\(frame)</label>")
                == ["error duplicate-object-id"])
        #expect(Self.findings("<label text=\"a\">\(frame)</label>") == ["error missing-object-id"])
        for attributes in [
            "numberOfLines=\"1e400\"", "horizontalHuggingPriority=\"-5\"",
            "verticalCompressionResistancePriority=\"nan\"",
        ] {
            #expect(
                Self.findings("<label id=\"a\" text=\"a\" \(attributes)>\(frame)</label>") == [
                    "warning unusable-number"
                ])
        }
        #expect(
            Self.findings(
                "<label id=\"a\" text=\"a\"><rect key=\"frame\" x=\"1e308\" y=\"0\" width=\"42\" height=\"21\"/></label>"
            )
                == ["warning unusable-number"])
        let constrained = "<label id=\"a\" text=\"a\">\(frame)<constraints>"
        for (constant, finding) in [("20pt", ["warning unusable-number"]), ("20", [])] {
            let constraint = "<constraint firstAttribute=\"width\" constant=\"\(constant)\" id=\"c\"/>"
            let found = Self.findings("\(constrained)\(constraint)</constraints></label>")
            #expect(found.filter { $0.hasSuffix("unusable-number") } == finding)
        }
    }

    /// One sequence for every run.
    private struct Numbers {
        var state: UInt64
        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, bound)))
        }
    }

    private static func damaged(_ bytes: [UInt8], _ damage: Damage, _ seed: Int) -> [UInt8] {
        var sequence = Numbers(state: UInt64(seed) &* 7919 &+ UInt64(damage.rawValue))
        var bytes = bytes
        switch damage {
        case .cut: return Array(bytes.prefix(sequence.below(bytes.count)))
        case .bytes:
            for _ in 0..<4 { bytes[sequence.below(bytes.count)] = UInt8(sequence.below(256)) }
            return bytes
        case .numbers, .identifiers:
            let values = ["1e308", "-1e308", "nan", "9223372036854775808", "-1", "", "0", "root", "1:0"]
            var parts = String(decoding: bytes, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
            let wanted = parts.indices.filter { place in
                place % 2 == 1
                    && (damage == .numbers
                        ? Double(parts[place]) != nil : parts[place].utf8.count == 10 && parts[place].contains("-"))
            }
            guard !wanted.isEmpty else { return bytes }
            for _ in 0..<6 {
                parts[wanted[sequence.below(wanted.count)]] =
                    damage == .numbers
                    ? Substring(values[sequence.below(values.count)]) : parts[wanted[sequence.below(wanted.count)]]
            }
            return Array(parts.joined(separator: "\"").utf8)
        case .lines:
            var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
            for _ in 0..<3 { lines.swapAt(sequence.below(lines.count), sequence.below(lines.count)) }
            lines.remove(at: sequence.below(lines.count))
            return Array(lines.joined(separator: [10]))
        }
    }

    @Test(arguments: samples)
    func `Damaged samples give diagnostics or layouts`(name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../samples/valid/")
        let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
        #expect(bytes.count > 1000)
        var read = 0
        var refused = 0
        for damage in Damage.allCases {
            for seed in 1...12 {
                let source = SourceText(name: name, bytes: Self.damaged(bytes, damage, seed))
                let file = InterfaceBuilderImporter(options: ImportOptions(sizes: .recorded)).scenes(of: source)
                for scene in file.scenes {
                    #expect(Document.read(SourceText(name: name, scene.document.jsonText)).document != nil)
                    read += 1
                }
                if file.scenes.isEmpty {
                    #expect(!file.diagnostics.isEmpty, "\(damage) \(seed) says nothing")
                    refused += 1
                }
            }
        }
        #expect(read > 0 && refused > 0)
    }

    @Test(arguments: [
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"><data/></archive>",
        "NIBArchive\u{1}\u{0}", "bplist00\u{d1}", "<plist version=\"1.0\"><dict/></plist>",
    ])
    func `Files that are not in format 3 are rejected`(text: String) throws {
        let file = InterfaceBuilderImporter(options: ImportOptions()).scenes(of: SourceText(name: "x.xib", text))
        #expect(file.scenes.isEmpty)
        #expect(file.diagnostics.contains { $0.severity == .error })
    }
}
