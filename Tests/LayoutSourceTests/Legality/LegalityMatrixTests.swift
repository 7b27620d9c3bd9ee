// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Which attributes may be paired: Apple's table, every pair of it.
struct LegalityMatrixTests {
    /// The columns of the table.
    private enum Kind { case none, size, absoluteX, relativeX, neutralX, vertical }

    private static let kinds: [(name: String, kind: Kind)] = [
        ("width", .size), ("height", .size),
        ("left", .absoluteX), ("right", .absoluteX), ("leftMargin", .absoluteX), ("rightMargin", .absoluteX),
        ("leading", .relativeX), ("trailing", .relativeX), ("leadingMargin", .relativeX),
        ("trailingMargin", .relativeX),
        ("centerX", .neutralX), ("centerXWithinMargins", .neutralX),
        ("top", .vertical), ("bottom", .vertical), ("centerY", .vertical), ("firstBaseline", .vertical),
        ("lastBaseline", .vertical), ("topMargin", .vertical), ("bottomMargin", .vertical),
        ("centerYWithinMargins", .vertical),
    ]

    /// The code of the refusal; nil = legal.
    private static func verdict(_ first: Kind, _ second: Kind, isPermissive: Bool) -> String? {
        switch (first, second) {
        case (.size, .none), (.size, .size): nil
        case (_, .none): "illegal-location-constant"
        case (.size, _), (_, .size): "invalid-attribute-pairing"
        case (.vertical, .vertical): nil
        case (.vertical, _), (_, .vertical): isPermissive ? nil : "invalid-attribute-pairing"
        case (.absoluteX, .relativeX), (.relativeX, .absoluteX): "leading-left-pairing"
        default: nil
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `Every pair of attributes, and every attribute alone, is judged as Apple does`(
        isPermissive: Bool, isObject: Bool
    ) {
        var constraints: [String] = []
        var expected: [String?] = []
        for first in Self.kinds {
            constraints.append(
                isObject
                    ? #"{"firstItem": "a", "firstAttribute": "\#(first.name)", "constant": 20}"#
                    : "\"a.\(first.name) = 20\"")
            expected.append(Self.verdict(first.kind, .none, isPermissive: isPermissive))
            for second in Self.kinds {
                constraints.append(
                    isObject
                        ? #"{"firstItem": "a", "firstAttribute": "\#(first.name)", "secondItem": "b", "secondAttribute": "\#(second.name)"}"#
                        : "\"a.\(first.name) = b.\(second.name)\"")
                expected.append(Self.verdict(first.kind, second.kind, isPermissive: isPermissive))
            }
        }
        #expect(Self.kinds.count == LayoutAttribute.allCases.count)
        let source = SourceText(
            name: "",
            """
            {"root": {"id": "r", "children": [{"id": "a"}, {"id": "b"}]}, "constraints": [
            \(constraints.joined(separator: ",\n"))
            ]}
            """)
        let result = Document.read(source, options: ReadOptions(axisPairing: isPermissive ? .permitted : .refused))
        var found: [String?] = Array(repeating: nil, count: expected.count)
        for diagnostic in result.diagnostics {
            guard let range = diagnostic.range else { continue }
            found[source.position(of: range.lowerBound).line - 2] = diagnostic.code.rawValue
        }
        for (place, pair) in zip(found, expected).enumerated() where pair.0 != pair.1 {
            Issue.record("\(constraints[place]): \(pair.0 ?? "legal"), expected \(pair.1 ?? "legal")")
        }
        #expect(result.diagnostics.count == expected.compactMap(\.self).count)
    }

    @Test func `V18: a multiplier on a location is accepted with the guide's advice`() throws {
        let text = """
            {"root": {"id": "super", "children": [{"id": "child"}]}, "constraints": ["child.centerX = 0.5*super.right"]}
            """
        let result = Document.read(SourceText(name: "", text))
        #expect(result.diagnostics.map(\.code) == [.locationMultiplier])
        #expect(result.diagnostics.map(\.severity) == [.warning])
        #expect(try #require(result.document).constraints.map(\.multiplier) == [0.5])
    }

    @Test func `V19: a location alone is an error`() {
        InvalidDocumentTests.check(
            """
            {"root": {"id": "super", "children": [{"id": "child"}]},
             "constraints": ["«illegal-location-constant:child.top» = 20"]}
            """)
    }

    @Test func `V20: a size with a location, leading with left and top with leading are errors`() {
        let head = #"{"root": {"id": "r", "children": [{"id": "a"}, {"id": "b"}]}, "constraints": ["#
        InvalidDocumentTests.check(
            head + """
                "a.width = «invalid-attribute-pairing:b.leading»", "a.leading = «leading-left-pairing:b.left»",
                "a.top = «invalid-attribute-pairing:b.leading»"]}
                """)
        InvalidDocumentTests.check(
            head + """
                "a.width = «invalid-attribute-pairing:b.leading»", "a.leading = «leading-left-pairing:b.left»",
                "a.top = b.leading"]}
                """, options: ReadOptions(axisPairing: .permitted))
    }
}
