// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A document that `import` writes says and shows what its file does.
struct ImportedDocumentTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private func imported(_ file: String) throws -> String {
        let outcome = try Executable.run(["import", file, "-o", scratch.path("out")])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try #require(
            try FileManager.default.contentsOfDirectory(atPath: scratch.path("out")).first.map {
                scratch.path("out/\($0)")
            })
    }

    /// Severity and code of each diagnostic; a document has no recorded frames that could be estimates.
    private func diagnostics(_ path: String) throws -> [String] {
        let report = try Executable.run(["check", path, "--lint", "constant-size=note", "--diagnostics", "short"]).text
        return report.split(separator: "\n").compactMap { line in
            let parts = line.components(separatedBy: ": ")
            guard parts.count > 2, let code = line.split(separator: "[").last, code != "estimated-frames]" else {
                return nil
            }
            return "\(parts[1]) \(code)"
        }.sorted()
    }

    /// Two rows of two boxes, of which the first has a common baseline.
    private static let grid = """
        <subviews><gridView xPlacement="leading" yPlacement="top" rowAlignment="firstBaseline" \
        horizontalHuggingPriority="600" translatesAutoresizingMaskIntoConstraints="NO" id="grid">
        <rect key="frame" x="20" y="130" width="86" height="46"/>
        <rows><gridRow id="r0"/><gridRow height="20" id="r1"/></rows>
        <columns><gridColumn width="40" id="k0"/><gridColumn id="k1"/></columns>
        <gridCells>
        \(cell("0", "0"))\(cell("0", "1"))\(cell("1", "0"))\(cell("1", "1"))
        </gridCells></gridView></subviews>
        <constraints>
        <constraint firstItem="grid" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
        <constraint firstItem="grid" firstAttribute="top" secondItem="root" secondAttribute="top" constant="24" id="t"/>
        </constraints>
        """

    private static func cell(_ row: String, _ column: String) -> String {
        """
        <gridCell row="r\(row)" column="k\(column)" id="x\(row)\(column)">
        <textField key="contentView" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
        translatesAutoresizingMaskIntoConstraints="NO" userLabel="c\(row)\(column)" id="c\(row)\(column)">
        <rect key="frame" x="0" y="0" width="40" height="20"/>
        <constraints><constraint firstAttribute="width" constant="40" id="w\(row)\(column)"/></constraints>
        <textFieldCell key="cell" title="x" id="z\(row)\(column)"><font key="font" metaFont="system"/></textFieldCell>
        </textField></gridCell>
        """
    }

    @Test func `A grid view has the same picture, diagnostics and repairs`() throws {
        let file = try scratch.writeAppKitView(Self.grid)
        let document = try imported(file)
        #expect(try diagnostics(document) == diagnostics(file))
        // Sizes of texts are those that are measured, as in the document.
        let (own, other) = (scratch.path("file.scene"), scratch.path("document.scene"))
        _ = try Executable.run([file, "-o", own, "--sizes", "measured", "--caption", "none"])
        _ = try Executable.run([document, "-o", other, "--caption", "none"])
        let marks = try String(contentsOfFile: own, encoding: .utf8)
        #expect(marks == (try String(contentsOfFile: other, encoding: .utf8)))
        let text = try String(contentsOfFile: document, encoding: .utf8)
        for operation in ["--clear", "--update-constants"] {
            #expect(try Executable.run(["fix", document, operation]).status == 0)
            let changed = try String(contentsOfFile: document, encoding: .utf8)
            let grid = changed.split(separator: "\n").filter { $0.contains("-column") || $0.contains("-row") }
            #expect(grid == text.split(separator: "\n").filter { $0.contains("-column") || $0.contains("-row") })
        }
        #expect(text.components(separatedBy: "firstBaseline").count == 5)
        let cleared = try String(contentsOfFile: document, encoding: .utf8)
        #expect(cleared.components(separatedBy: "firstBaseline").count == 5)
        #expect(!cleared.contains("grid.leading == root.leading"))
    }

    @Test func `A file has the advice that its document has`() throws {
        let file = try scratch.writeAppKitView(
            """
            <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" userLabel="box" id="box">
            <rect key="frame" x="0" y="0" width="150" height="150"/></customView></subviews>
            <constraints>
            <constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="left" id="l"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="50" id="t"/>
            <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="b"/>
            <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" \
            multiplier="0.5" priority="600" id="r"/>
            </constraints>
            """)
        let document = try imported(file)
        let found = try diagnostics(file)
        #expect(found == ["note left-right-attribute]", "note location-multiplier]", "note priority-cluster]"])
        #expect(
            try diagnostics(document)
                == ["note left-right-attribute]", "note priority-cluster]", "warning location-multiplier]"])
        #expect(try Executable.run(["check", file, "--strict-guide"]).text.contains("error: the multiplier 0.5"))
        let off = try Executable.run(["check", file, "--strict-guide", "--lint", "location-multiplier=off"])
        #expect(!off.text.contains("location-multiplier"))
    }
}
