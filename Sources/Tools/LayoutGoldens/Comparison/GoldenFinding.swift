// SPDX-License-Identifier: Apache-2.0
import AutoLayout

/// A difference of a case from its recording.
package enum GoldenFinding: Hashable, Sendable {
    case missing(GoldenRecord.Part)
    /// A recorded file that cannot be read, and why.
    case unreadable(GoldenRecord.Part, String)
    /// The font files that were recorded and are not used, and those that are used instead: they may cause other
    /// diagnostics.
    case fonts(recorded: [String], used: [String])
    case moved([LayoutDifference])
    /// The views are those in which the pixels are, the innermost one of each region.
    case pixels(ImageDifference, views: [String])
    /// As `pixels`, and the content of the canvas is as it was recorded.
    case marks(ImageDifference)
    /// A case without goldens agrees with the goldens of this case, which no longer exists.
    case renamed(from: String)
    case svg
    /// A recorded picture of a case that has none by the project's settings.
    case unwantedPicture
    /// The diagnostics of a document with errors, by line: those expected that did not come, and the others.
    case diagnostics(missing: [String], unexpected: [String])

    var isAboutPicture: Bool {
        switch self {
        case .pixels, .missing(.png): true
        default: false
        }
    }

    /// With the places of what changed.
    func located(in run: LayoutRun) -> GoldenFinding {
        guard case .moved(let differences) = self else { return self }
        return .moved(DocumentPlaces(of: run).located(differences))
    }

    /// The lines of a report, without an end.
    package var lines: [String] {
        switch self {
        case .missing(let part): ["no recorded \(part.rawValue)"]
        case .unreadable(let part, let reason): ["the recorded \(part.rawValue) cannot be read: \(reason)"]
        case .fonts(let recorded, let used):
            recorded.map { "recorded with the font \($0)" } + used.map { "made now with the font \($0)" }
        case .moved(let differences): ChangeSummary(differences).lines
        case .pixels(let difference, let views):
            [
                difference.text + (views.isEmpty ? "" : ", in \(views.joined(separator: ", "))")
                    + (difference.pixelsOutsideCanvas == difference.differingPixels ? ", all outside the canvas" : "")
            ]
        case .marks(let difference): [difference.text + ", in marks alone: the content is as recorded"]
        case .renamed(let name): ["has the goldens of \(name), which is gone: '--update --prune' renames them"]
        case .svg: ["the SVG's text differs"]
        case .unwantedPicture:
            ["a picture is recorded, but \"pictures\" in \(GoldenProject.fileName) does not list the case"]
        case .diagnostics(let missing, let unexpected):
            missing.map { "expected: \($0)" } + unexpected.map { "unexpected: \($0)" }
        }
    }
}
