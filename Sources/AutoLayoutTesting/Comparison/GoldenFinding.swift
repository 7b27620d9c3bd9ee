// SPDX-License-Identifier: Apache-2.0
/// Something about a case that is not as it was recorded.
package enum GoldenFinding: Hashable, Sendable {
    case missing(GoldenRecord.Part)
    /// A recorded file that cannot be read, and why.
    case unreadable(GoldenRecord.Part, String)
    /// The font files that were recorded and are not used, and those that are used instead: other diagnostics may come of it.
    case fonts(recorded: [String], used: [String])
    case moved([LayoutDifference])
    case pixels(ImageDifference)
    case svg
    /// A recorded picture of a case that has none by the project's settings.
    case unwantedPicture
    /// The diagnostics of a document with errors, by line: those expected that did not come, and the others.
    case diagnostics(missing: [String], unexpected: [String])

    /// The lines of a report, without an end.
    package var lines: [String] {
        switch self {
        case .missing(let part): ["no recorded \(part.rawValue)"]
        case .unreadable(let part, let reason): ["the recorded \(part.rawValue) cannot be read: \(reason)"]
        case .fonts(let recorded, let used):
            recorded.map { "recorded with the font \($0)" } + used.map { "made now with the font \($0)" }
        case .moved(let differences):
            differences.prefix(Self.shownDifferences).map(\.text)
                + (differences.count > Self.shownDifferences
                    ? ["… and \(differences.count - Self.shownDifferences) more"] : [])
        case .pixels(let difference): [difference.text]
        case .svg: ["the SVG's text differs"]
        case .unwantedPicture:
            ["a picture is recorded, but \"pictures\" in \(GoldenProject.fileName) does not list the case"]
        case .diagnostics(let missing, let unexpected):
            missing.map { "expected: \($0)" } + unexpected.map { "unexpected: \($0)" }
        }
    }

    private static let shownDifferences = 20
}
