// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import LayoutSource
import SourceLocations
import Testing

/// Calls of UIKit, AppKit and SnapKit that are pasted where an equation belongs.
struct PastedCallTests {
    /// What is reported of a document with one constraint.
    private static func findings(_ constraint: String) -> [Diagnostic] {
        let text = """
            {"canvas": {"width": 320, "height": 120}, "root": {"id": "view", "children": [
            {"id": "a", "type": "label", "text": "A"}, {"id": "b", "type": "label", "text": "B"}]},
            "metrics": {"gap": 8}, "constraints": [\(constraint)]}
            """
        return Document.read(SourceText(name: "a.layout.json", text)).diagnostics.filter { $0.severity == .error }
    }

    @Test(arguments: [
        (
            "a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true",
            "a.leading = view.leading + 8"
        ),
        ("let c = self.a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: -gap)", nil),
        ("a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: gap)", "a.top >= b.bottom + gap"),
        ("a.widthAnchor.constraint(equalToConstant: 44.0)", "a.width = 44"),
        (
            "a.widthAnchor.constraint(lessThanOrEqualTo: view!.widthAnchor, multiplier: 0.5, constant: -16)",
            "a.width <= 0.5 * view.width - 16"
        ),
        ("a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)", "a.top = view.safeAreaLayoutGuide.top"),
        (
            "NSLayoutConstraint.activate([a.leadingAnchor.constraint(equalTo: view.leadingAnchor)])",
            "a.leading = view.leading"
        ),
        (
            "a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)",
            "a.leading = b.trailing + systemSpacing"
        ),
        (
            "NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1, constant: 8)",
            "a.leading = view.leading + 8"
        ),
        (
            "NSLayoutConstraint(item: a, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44)",
            "a.height <= 44"
        ),
        (
            "[a.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:8].active = YES;",
            "a.leading = view.leading + 8"
        ),
        (
            "[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationGreaterThanOrEqual toItem:b attribute:NSLayoutAttributeHeight multiplier:2 constant:0]",
            "a.width >= 2 * b.height"
        ),
        ("a.leading.equalTo(view).offset(8)", "a.leading = view.leading + 8"),
        ("a.snp.top.equalTo(b.snp.bottom)", "a.top = b.bottom"), ("a.width.equalTo(44)", "a.width = 44"),
        ("make.leading.equalToSuperview().offset(8)", nil),
        ("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: f(2))", nil),
    ])
    func `A call is one error with the equation that it means`(_ call: String, _ meant: String?) throws {
        for written in ["\"\(call)\"", "{\"equation\": \"\(call)\"}"] {
            let found = Self.findings(written)
            #expect(
                found.map(\.message) == ["a constraint is written as an equation, rather than as a call"],
                "\(found.map(\.message))")
            let fixes = found.flatMap(\.fixes)
            #expect(fixes.compactMap(\.replacement) == (meant.map { ["\"\($0)\""] } ?? []))
            #expect(fixes.count == 1)
        }
        if let meant { #expect(Self.findings("\"\(meant)\"").isEmpty, "\(meant)") }
    }

    @Test(arguments: ["a.leading = view.leading + gap", "(b.leading - a.trailing) = 0.5 * a.width", "H:|-[a(>=20)]-|"])
    func `A constraint stays a constraint`(_ constraint: String) { #expect(Self.findings("\"\(constraint)\"").isEmpty) }
}
