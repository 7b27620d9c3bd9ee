// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutRuns

/// What a run writes, or what a check finds missing or stale.
struct FigureChanges {
    package let page: String
    package let mode: FigureRun.Mode
    /// The folder that pictures named by the page are in; nil if they may be anywhere.
    let root: String?
    /// Whether something else says what is written.
    let isSilent: Bool

    /// A picture that is not below the root is in a folder that the user or the catalog gives.
    private func links(to path: String) -> FileLinks {
        guard let root else { return .followed }
        let (folder, picture) = (FigureNames.normalized(root), FigureNames.normalized(path))
        let isBelow =
            folder.isEmpty ? !picture.hasPrefix("/") && !picture.hasPrefix("..") : picture.hasPrefix(folder + "/")
        return .beneath(
            isBelow ? root : path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
    }

    package func add(_ picture: FigureDrawing.Picture, line: Int, _ outcome: inout InputOutcome) {
        guard let bytes = picture.bytes else { return }
        switch mode {
        case .write:
            outcome.steps.append(.file(path: picture.path, bytes, directory: .made, links: links(to: picture.path)))
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
