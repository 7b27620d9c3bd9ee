// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutLints

/// The page of a diagnostic code: its meaning, why it matters, an input that has it and the input corrected.
package struct DiagnosticPage: Sendable {
    package let code: DiagnosticCode
    /// `error`, `warning` or `note`, and under which condition another.
    package let severity: String
    /// Its meaning, in one line.
    package let summary: String
    /// Why it is reported, and what helps.
    package let explanation: String
    /// Nil if no file alone can show it; the explanation gives the reason.
    package let failing: DiagnosticExample?
    /// Nil if what a log reports is corrected in the layout.
    package let corrected: DiagnosticExample?
    /// The lint that it belongs to; nil for other diagnostics.
    package internal(set) var lint: Lint?

    init(
        _ code: String, _ severity: String, _ summary: String, why explanation: String, _ failing: DiagnosticExample?,
        corrected: DiagnosticExample? = nil
    ) {
        self.code = DiagnosticCode(code)
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
        self.failing = failing
        self.corrected = corrected
    }

    /// The corrected example is the failing one with each text replaced, wherever it is.
    init(
        _ code: String, _ severity: String, _ summary: String, why explanation: String, _ failing: DiagnosticExample,
        replacing changes: KeyValuePairs<String, String>
    ) {
        self.init(
            code, severity, summary, why: explanation, failing,
            corrected: changes.reduce(failing) { $0.replacing($1.key, with: $1.value) })
    }
}

/// A file that has a diagnostic, or the corrected file.
package struct DiagnosticExample: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case layout, interfaceBuilder, consoleLog, project }

    package var kind: Kind
    package var bytes: [UInt8]
    /// Whether the advice of Apple's guide is applied strictly.
    package var strictGuide = false
    package var variant: String?
    /// The command line's `--device`.
    package var device: String?
    /// Whether conflicts and messages of a log are diagnostics.
    package var asFindings = false
    /// Files that the document names, by path.
    package var files: [String: [UInt8]] = [:]

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        bytes = Array((text.isEmpty ? "" : text + "\n").utf8)
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package var fileName: String {
        switch kind {
        case .layout: "example.layout.json"
        case .interfaceBuilder: "example.xib"
        case .consoleLog: "example.log"
        case .project: "alrender.json"
        }
    }

    /// What the user types to see it.
    package var command: String {
        switch kind {
        case .consoleLog: "alrender explain" + (asFindings ? " --diagnostics short" : "") + " \(fileName)"
        case .project: "alrender test"
        case .layout, .interfaceBuilder:
            "alrender check" + (strictGuide ? " --strict-guide" : "") + (variant.map { " --variant \($0)" } ?? "")
                + (device.map { " --device \($0)" } ?? "") + " \(fileName)"
        }
    }

    func replacing(_ old: String, with new: String) -> DiagnosticExample {
        var result = self
        let parts = text.split(separator: old, omittingEmptySubsequences: false)
        result.bytes = Array(parts.joined(separator: new).utf8)
        return result
    }

    func with(files: [String: [UInt8]]) -> DiagnosticExample {
        var result = self
        result.files = files
        return result
    }

    func with(variant: String?) -> DiagnosticExample {
        var result = self
        result.variant = variant
        return result
    }

    func with(device: String?) -> DiagnosticExample {
        var result = self
        result.device = device
        return result
    }

    /// Under `--strict-guide`.
    var strictly: DiagnosticExample {
        var result = self
        result.strictGuide = true
        return result
    }

    static func layout(_ text: String) -> DiagnosticExample { DiagnosticExample(.layout, text) }
    static func log(_ text: String) -> DiagnosticExample { DiagnosticExample(.consoleLog, text) }

    /// A log whose conflicts and messages are diagnostics.
    static func findings(_ text: String) -> DiagnosticExample {
        var example = log(text)
        example.asFindings = true
        return example
    }
    static func project(_ text: String) -> DiagnosticExample { DiagnosticExample(.project, text) }
    static func file(_ text: String) -> DiagnosticExample { DiagnosticExample(.interfaceBuilder, text) }

    static func bytes(_ kind: Kind, _ bytes: [UInt8]) -> DiagnosticExample {
        var example = DiagnosticExample(kind, "")
        example.bytes = bytes
        return example
    }

    /// A layout of a label and a field, held by these constraints.
    static func form(_ constraints: String...) -> DiagnosticExample {
        screen(
            """
            { "id": "name", "type": "label", "text": "Name" },
                  { "id": "field", "type": "textField" }
            """, constraints)
    }

    /// A layout with these views on a screen of 320 × 120 points.
    static func screen(_ views: String, _ constraints: [String]) -> DiagnosticExample {
        let lines = constraints.map { "    \($0.hasPrefix("{") ? $0 : "\"\($0)\"")" }.joined(separator: ",\n")
        let list = constraints.isEmpty ? "" : ",\n  \"constraints\": [\n\(lines)\n  ]"
        return layout(
            """
            {
              "canvas": { "width": 320, "height": 120 },
              "root": {
                "id": "screen",
                "children": [
                  \(views)
                ]
              }\(list)
            }
            """)
    }

    /// A `.xib` for iOS with a view of 375 × 667 points.
    static func xib(_ content: String, attributes: String = "", afterObjects: String = "") -> DiagnosticExample {
        file(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
              <device id="retina4_7" orientation="portrait"/>
              <objects>
                <view id="root-0"\(attributes)>
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            \(content.isEmpty ? "" : content + "\n")    </view>
              </objects>
            \(afterObjects)</document>
            """)
    }
}
