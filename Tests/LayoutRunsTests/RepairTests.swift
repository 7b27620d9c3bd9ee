// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutLints
import LayoutRuns
import RunTestSupport
import Testing

/// The fixes of diagnostics, offered and applied.
struct RepairTests {
    private let files = MemoryFiles()

    private static let layout = """
        {
          "canvas": { "width": 320, "height": 200 },
          "root": { "id": "screen", "children": [ { "id": "box", "frame": [30, 40, 100, 50] } ] },
          "constraints": [
            "box.leading = screen.leading + 30", // from the left
            "20 + screen.top = box.top",
          ],
        }

        """

    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="top-vi-ew1">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vi-ew1">
                            <rect key="frame" x="30" y="40" width="100" height="50"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box-vi-ew1" firstAttribute="leading" secondItem="top-vi-ew1" secondAttribute="leading" constant="30" id="c01-aa-001"/>
                        <constraint firstItem="box-vi-ew1" firstAttribute="top" secondItem="top-vi-ew1" secondAttribute="top" constant="40" id="c01-aa-002"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    private func write(_ text: String, to name: String) -> String {
        files[name] = text
        return name
    }

    /// What `check` finds, with the edits of fixes.
    private func findings(
        _ input: String, _ pipeline: LayoutPipeline? = nil, listsEdits: Bool = true
    ) throws -> [Diagnostic] {
        var job = LayoutJob(
            canvas: CanvasSelection(), variants: VariantSelection(), scenes: SceneSelection(),
            report: ReportSelection(advice: Lint.Strictness(isByGuide: false, levels: [:]), listsEdits: listsEdits),
            files: FileAccess(files))
        job.purpose = .checking
        let outcome = job.outcome(of: input, at: 0, try pipeline ?? LayoutPipeline()) { _, _, _ in }
        return outcome.steps.flatMap { step -> [Diagnostic] in
            if case .findings(let diagnostics, _, _) = step { diagnostics } else { [] }
        }
    }

    /// Applies the fixes of a code in place.
    ///
    /// - Returns: what is said about it.
    private func fix(_ input: String, _ code: String) throws -> String {
        let console = KeptConsole()
        var report = RunReport(DiagnosticReport(.short), in: FileAccess(files), console: console)
        let run = RepairRun(
            input: input, steps: [.fixes(DiagnosticCode(code))], views: [], scenes: SceneSelection(),
            files: FileAccess(files), pipeline: try LayoutPipeline())
        report.carryOut(run.outcome(.input))
        return console.messages
    }

    /// As an editor carries out a fix.
    private func applying(_ fix: Diagnostic.Fix, to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: edit.replacement.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("a.layout.json", "ambiguous-layout", ("", "")),
        (
            "a.layout.json", "misplaced-view",
            ("\"20 + screen.top = box.top\"", "\"V:|-20-[box(50)]\", \"box.width = 100\"")
        ),
        (
            "a.layout.json", "unsatisfiable-constraints",
            ("\"20 + screen.top", "\"box.leading = screen.leading + 31\", \"20 + screen.top")
        ),
        ("a.xib", "ambiguous-layout", ("", "")),
        (
            "a.xib", "misplaced-view",
            (
                #"<constraint firstItem="box-vi-ew1" firstAttribute="leading""#,
                #"<constraint firstItem="box-vi-ew1" firstAttribute="width" constant="90" id="c01-aa-003"/><constraint firstItem="box-vi-ew1" firstAttribute="height" constant="60" id="c01-aa-004"/><constraint firstItem="box-vi-ew1" firstAttribute="leading""#
            )
        ),
        (
            "a.xib", "unsatisfiable-constraints",
            (
                #"<constraint firstItem="box-vi-ew1" firstAttribute="leading""#,
                #"<constraint firstItem="box-vi-ew1" firstAttribute="leading" secondItem="top-vi-ew1" secondAttribute="leading" constant="31" id="c01-aa-005"/><constraint firstItem="box-vi-ew1" firstAttribute="leading""#
            )
        ),
    ])
    func `Every fix of a diagnostic is an edit that resolves it`(
        name: String, code: String, damage: (old: String, new: String)
    ) throws {
        let original = name.hasSuffix("xib") ? Self.file : Self.layout
        let text = damage.old.isEmpty ? original : original.replacing(damage.old, with: damage.new)
        let input = write(text, to: name)
        let found = try #require(try findings(input).first { $0.code.rawValue == code })
        #expect(!found.fixes.isEmpty && found.fixes.allSatisfy { !$0.edits.isEmpty }, "\(found.fixes)")
        for fix in found.fixes {
            _ = write(applying(fix, to: text), to: name)
            #expect(
                try !findings(input).contains { $0.code.rawValue == code || $0.code.rawValue.hasSuffix("syntax") },
                "\(fix)")
        }
        _ = write(text, to: name)
        let applied = try fix(input, code)
        #expect(applied.hasSuffix("1 fix applied\n"), "\(applied)")
        #expect(try !findings(input).contains { $0.code.rawValue == code })
    }

    @Test func `Only fixes that resolve a diagnostic are offered`() throws {
        let input = write(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a", "intrinsicContentSize": {"width": 30, "height": 30}, "frame": [20, 10, 90, 30]}]},
             "constraints": ["a.leading = s.leading + 10", "a.top = s.top + 10"]}
            """, to: "a.layout.json")
        let found = try findings(input)
        #expect(found.map(\.code.rawValue) == ["misplaced-view"])
        #expect(found.first?.fixes.map(\.description) == ["Set the frame to what the constraints give."])
    }

    @Test(arguments: [
        ("ambiguous-layout", ""), ("unsatisfiable-constraints", ", \"a.height = 20\", \"a.height = 30\""),
        ("misplaced-view", ", \"a.height = 30\""),
    ])
    func `A multiplier on a location does not keep fixes away`(code: String, constraints: String) throws {
        let input = write(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a", "frame": [80, 10, 40, 20]}]},
             "constraints": ["a.centerX = 0.5 * s.right", "a.width = 40", "a.top = s.top + 10"\(constraints)]}
            """, to: "a.layout.json")
        let found = try findings(input)
        let fixes = try #require(found.first { $0.code.rawValue == code }).fixes
        #expect(!fixes.isEmpty && fixes.allSatisfy { !$0.edits.isEmpty }, "\(fixes)")
        if code == "unsatisfiable-constraints" {
            #expect(fixes.map(\.description).contains("Remove the constraint that is broken."))
        }
        let applied = try fix(input, code)
        #expect(applied.hasSuffix("1 fix applied\n"), "\(applied)")
    }

    @Test func `Fixes are offered beside a conflict`() throws {
        let text = """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "a"}, {"id": "b", "intrinsicContentSize": {"width": 30, "height": 30}}, {"id": "c"}]},
             "constraints": [{"firstItem": "a", "firstAttribute": "height", "constant": 20},
               "a.leading = s.leading", "a.top = s.top", "a.width = 10", "a.height = 30",
               "b.leading = a.trailing", "c.top = s.top", "c.leading = s.leading", "c.width = 5"]}
            """
        let input = write(text, to: "a.layout.json")
        let found = try findings(input)
        #expect(
            found.map(\.code.rawValue).sorted() == [
                "ambiguous-layout", "ambiguous-layout", "unsatisfiable-constraints",
            ])
        for (index, finding) in found.enumerated() {
            #expect(finding.fixes.count == (finding.code.rawValue == "unsatisfiable-constraints" ? 2 : 1), "\(finding)")
            for fix in finding.fixes {
                _ = write(applying(fix, to: text), to: "a.layout.json")
                var rest = found
                rest.remove(at: index)
                #expect(try findings(input).map(\.code.rawValue) == rest.map(\.code.rawValue), "\(fix)")
            }
        }
    }

    @Test func `The fix for the content of a scroll view determines what is in it, too`() throws {
        let input = write(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "scroll", "type": "scrollView", "children": [{"id": "a"}]}]},
             "constraints": ["H:|[scroll]|", "V:|[scroll]|", "a.leading = scroll.leading", "a.top = scroll.top"]}
            """, to: "a.layout.json")
        let applied = try fix(input, "ambiguous-scrollable-content-size")
        #expect(applied.hasSuffix("1 fix applied\n"), "\(applied)")
        #expect(try findings(input).isEmpty)
        let again = try fix(input, "ambiguous-scrollable-content-size")
        #expect(again.contains("no diagnostic with the code"), "\(again)")
    }

    // MARK: Random layouts

    private static let errorsAndWarnings: Set<Diagnostic.Severity> = [.error, .warning]

    private static func kinds(_ diagnostics: [Diagnostic]) -> Set<DiagnosticCode> {
        Set(diagnostics.filter { errorsAndWarnings.contains($0.severity) }.map(\.code))
    }

    /// More than four hundred of the five hundred layouts have faults.
    @Test(arguments: 0..<10)
    func `No first fix makes a random faulty layout worse`(batch: Int) throws {
        let pipeline = try LayoutPipeline()
        var fixes = 0
        for number in 0..<50 {
            let screen = FaultyScreen(seed: UInt64(batch * 1000 + number))
            let found = try findings(write(screen.text, to: "a.layout.json"), pipeline)
            for diagnostic in found where Self.errorsAndWarnings.contains(diagnostic.severity) {
                guard let fix = diagnostic.fixes.first(where: { !$0.edits.isEmpty }) else { continue }
                fixes += 1
                let repaired = applying(fix, to: screen.text)
                let left = try findings(write(repaired, to: "b.layout.json"), pipeline, listsEdits: false)
                let new = Self.kinds(left).subtracting(Self.kinds(found))
                #expect(new.isEmpty, "\(diagnostic.code.rawValue) → \(new): \(fix.description)\n\(repaired)")
            }
        }
        #expect(fixes >= 20, "\(fixes)")
    }

    /// At least half of the layouts with a diagnostic have a fix for it that is applied.
    @Test(arguments: [
        "ambiguous-layout", "ambiguous-scrollable-content-size", "unsatisfiable-constraints", "content-priority-tie",
    ])
    func `Applying the fixes of a code makes nothing else wrong`(code: String) throws {
        let pipeline = try LayoutPipeline()
        var (faulty, fixed) = (0, 0)
        for number in 0..<60 {
            let text = FaultyScreen(seed: UInt64(90_000 + number)).text
            let path = write(text, to: "a.layout.json")
            let before = Self.kinds(try findings(path, pipeline, listsEdits: false))
            guard before.contains(DiagnosticCode(code)) else { continue }
            faulty += 1
            _ = try fix(path, code)
            guard files[path] != text else { continue }
            fixed += 1
            let new = Self.kinds(try findings(path, pipeline, listsEdits: false)).subtracting(before)
            #expect(new.isEmpty, "\(new): \(files[path] ?? "")")
        }
        #expect(faulty > 0 && 2 * fixed >= faulty, "\(fixed) of \(faulty)")
    }

    // MARK: Mistakes

    @Test(arguments: [
        (
            "under-bar", #""device": "iphone-15""#, #"{"id": "a", "type": "label", "text": "Hi"}"#,
            #""a.top = s.top", "a.leading = s.leading""#,
            #""a.top = s.safeAreaLayoutGuide.top", "a.leading = s.leading""#
        ),
        (
            "turned-inequality", #""width": 320, "height": 200"#, #"{"id": "a", "type": "label", "text": "Hi"}"#,
            #""a.top = s.top", "a.leading = s.leading", "a.trailing >= s.trailing - 8""#,
            #""a.top = s.top", "a.leading = s.leading", "a.trailing <= s.trailing - 8""#
        ),
        (
            "turned-inequality", #""width": 320, "height": 200"#, #"{"id": "a", "type": "label", "text": "Hi"}"#,
            #""a.top = s.top", "a.leading = s.leading", {"firstItem": "a", "firstAttribute": "trailing", "relation": ">=", "secondItem": "s", "secondAttribute": "trailing"}"#,
            #""a.top = s.top", "a.leading = s.leading", {"firstItem": "a", "firstAttribute": "trailing", "relation": "lessThanOrEqual", "secondItem": "s", "secondAttribute": "trailing"}"#
        ),
        (
            "repeated-constraint", #""width": 320, "height": 200"#, #"{"id": "a", "type": "label", "text": "Hi"}"#,
            #""a.top = s.top", "a.leading = s.leading", "s.top = a.top""#, #""a.top = s.top", "a.leading = s.leading""#
        ),
        (
            "implied-size", #""width": 320, "height": 200"#, #"{"id": "a", "type": "label", "text": "Hi"}"#,
            #""a.top = s.top", "a.leading = s.leading", "a.trailing = s.trailing", "a.width = 320""#,
            #""a.top = s.top", "a.leading = s.leading", "a.trailing = s.trailing""#
        ),
        (
            "under-bar", #""device": "iphone-15", "keyboard": true"#,
            #"{"id": "a", "type": "label", "text": "Hi"}"#,
            #""s.safeAreaLayoutGuide.bottom = a.bottom + 8", "a.leading = s.leading""#,
            #""s.keyboardLayoutGuide.top = a.bottom + 8", "a.leading = s.leading""#
        ),
        (
            "open-bottom", #""width": 320, "height": 200"#,
            #"{"id": "c", "children": [{"id": "a", "type": "label", "text": "Hi"}]}"#,
            #""c.top = s.top", "c.leading = s.leading", "c.trailing = s.trailing", "a.top = c.top + 8", "a.leading = c.leading""#,
            #""c.top = s.top", "c.leading = s.leading", "c.trailing = s.trailing", "a.top = c.top + 8", "a.leading = c.leading", "c.bottom = a.bottom + 8""#
        ),
    ])
    func `A mistake has a fix that is applied`(
        code: String, canvas: String, view: String, before: String, after: String
    ) throws {
        func text(_ constraints: String) -> String {
            """
            { "canvas": { \(canvas) }, "root": { "id": "s", "children": [ \(view) ] }, "constraints": [ \(constraints) ] }
            """
        }
        let path = write(text(before), to: "a.layout.json")
        _ = try fix(path, code)
        #expect(files[path] == text(after))
    }

    private static let edges = #""a.top = s.top", "a.leading = s.leading", "a.trailing = s.trailing""#

    @Test(arguments: [
        (
            "letterboxed-image",
            #""type": "imageView", "image": {"width": 640, "height": 100}, "contentMode": "scaleAspectFit""#,
            #""type": "imageView", "image": {"width": 640, "height": 100}, "contentMode": "scaleAspectFit", "constraints": ["self.width = 640/100 * self.height"]"#,
            edges
        ),
        (
            "letterboxed-image",
            #""type": "imageView", "image": {"width": 640, "height": 100}, "contentMode": "scaleAspectFit", "constraints": ["self.height <= 150"]"#,
            nil, edges
        ),
        (
            "tamic-true", #""frame": [20, 20, 80, 48], "autoresizing": [], "type": "label""#, #""type": "label""#,
            edges
        ),
        // Without its mask the view would have no place.
        ("tamic-true", #""frame": [20, 20, 80, 48], "autoresizing": []"#, nil, #""a.width = 80""#),
    ])
    func `A mistake of a view has a fix that is applied`(
        code: String, before: String, after: String?, constraints: String
    ) throws {
        func text(_ view: String, _ constraints: String) -> String {
            """
            { "canvas": { "width": 320, "height": 200 }, "root": { "id": "s", "children": [ { "id": "a", \(view) } ] }, "constraints": [ \(constraints) ] }
            """
        }
        let path = write(text(before, constraints), to: "a.layout.json")
        _ = try fix(path, code)
        #expect(files[path] == text(after ?? before, constraints))
    }
}
