// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutRuns

/// What a run writes, or what a check finds missing or stale.
struct FigureChanges {
    package let page: String
    package let mode: FigureRun.Mode
    /// How pictures are written, whose names the page gives.
    let links: FileLinks
    /// Whether something else says what is written.
    let isSilent: Bool

    package func add(_ picture: FigureDrawing.Picture, line: Int, _ outcome: inout InputOutcome) {
        guard let bytes = picture.bytes else { return }
        switch mode {
        case .write:
            outcome.steps.append(.file(path: picture.path, bytes, directory: .made, links: links))
            if !isSilent { outcome.printAchievement("made \(DisplayText.safe(picture.path))\n") }
        case .check:
            let state = picture.isMissing ? "is missing" : "is stale"
            outcome.printProduct("\(DisplayText.safe("\(page):\(line): \(picture.path) \(state)"))\n")
            outcome.status.worsen(to: .difference)
        }
    }

    /// - Parameter read: the page as it was.
    package func add(page bytes: [UInt8], from read: [UInt8], _ outcome: inout InputOutcome) {
        switch mode {
        case .write:
            outcome.steps.append(.rewriting(path: page, from: read, to: bytes))
            if !isSilent { outcome.printAchievement("changed \(DisplayText.safe(page))\n") }
        case .check:
            outcome.printProduct("\(DisplayText.safe(page)): references are stale\n")
            outcome.status.worsen(to: .difference)
        }
    }
}
