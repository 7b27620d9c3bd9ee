// SPDX-License-Identifier: Apache-2.0
/// What a run writes, or what a check finds missing or stale.
struct FigureChanges {
    let page: String
    let mode: FigureRun.Mode

    func add(_ picture: FigureDrawing.Picture, line: Int, _ outcome: inout InputOutcome) {
        guard let bytes = picture.bytes else { return }
        switch mode {
        case .write:
            outcome.steps.append(.file(path: picture.path, bytes, directory: .made))
            outcome.steps.append(.product(Array("made \(picture.path)\n".utf8)))
        case .check:
            let state = picture.isMissing ? "is missing" : "is stale"
            outcome.steps.append(.product(Array("\(page):\(line): \(picture.path) \(state)\n".utf8)))
            outcome.status.worsen(to: .difference)
        }
    }

    func add(page bytes: [UInt8], _ outcome: inout InputOutcome) {
        switch mode {
        case .write:
            outcome.steps.append(.file(path: page, bytes, directory: .fault))
            outcome.steps.append(.product(Array("changed \(page)\n".utf8)))
        case .check:
            outcome.steps.append(.product(Array("\(page): references are stale\n".utf8)))
            outcome.status.worsen(to: .difference)
        }
    }
}
