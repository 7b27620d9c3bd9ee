// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutModel

/// What is wrong in a layout, by view, beyond the states of its views and constraints.
struct PictureFindings {
    struct Finding {
        /// The kind in words: `truncated text`.
        var name: String
        var sentence: String
        /// By index in the document.
        var views: [Int]
        /// The room that the first view lacks.
        var shortage: Diagnostic.Shortage?
    }

    /// By kind, in the order of the diagnostics.
    let groups: [[Finding]]
    /// Advice on contents that tie for room, by the views that it is about; nil if none would help.
    private let advice: [[String]: Diagnostic.Fix?]
    private let concerned: Set<Int>
    /// Whether something is covered because it is outside the safe area.
    let areOutsideSafeArea: Bool

    init(_ diagnostics: [Diagnostic], in document: Document) {
        let indices = Dictionary(document.views.indices.map { (document.views[$0].id, $0) }) { first, _ in first }
        var groups: [[Finding]] = []
        var places: [DiagnosticCode: Int] = [:]
        var concerned: Set<Int> = []
        var advice: [[String]: Diagnostic.Fix?] = [:]
        for diagnostic in diagnostics where diagnostic.severity != .note {
            guard !Self.states.contains(diagnostic.code) else {
                if diagnostic.code == .ambiguousLayout, advice[diagnostic.views] == nil {
                    advice.updateValue(diagnostic.fixes.first, forKey: diagnostic.views)
                }
                continue
            }
            let finding = Finding(
                name: diagnostic.code.rawValue.split(separator: "-").joined(separator: " "),
                sentence: diagnostic.message, views: diagnostic.views.compactMap { indices[$0] },
                shortage: diagnostic.shortage)
            if !Self.fonts.contains(diagnostic.code) { concerned.formUnion(finding.views) }
            if let place = places[diagnostic.code] {
                groups[place].append(finding)
            } else {
                places[diagnostic.code] = groups.count
                groups.append([finding])
            }
        }
        (self.groups, self.concerned, self.advice) = (groups, concerned, advice)
        areOutsideSafeArea = places[.underBar] != nil
    }

    /// Whether a view's frame shows that something is wrong: what its text is set in says its badge alone.
    func concern(_ view: Int) -> Bool { concerned.contains(view) }

    /// What is said of contents that tie for room once it has been tried; nil if nothing is known of them.
    func triedAdvice(onTieOf views: [String]) -> Diagnostic.Fix?? { advice[views] }

    private static let fonts: Set<DiagnosticCode> = [.unknownFontFamily, .missingFontFile, .missingFontFace]

    /// Codes of diagnostics that the states of views and constraints show.
    private static let states: Set<DiagnosticCode> = [
        .ambiguousLayout, .unsatisfiableConstraints, .misplacedView, .ambiguousScrollableContentSize,
    ]
}
