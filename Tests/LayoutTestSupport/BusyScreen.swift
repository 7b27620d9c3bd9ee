// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// Screens of 15 to 40 views with nearly every kind of constraint, the same for the same seed: containers in containers, views
/// below and beside each other, some of them outside the canvas, ambiguous, in conflict or with constraints that cannot all hold.
package struct BusyScreen {
    private var state: UInt64
    private var sketch: LayoutSketch
    private var containers = ["root"]
    private var lastChild: [String: String] = [:]

    package init(seed: Int) {
        state = (UInt64(seed) &+ 77) &* 0x9E37_79B9_7F4A_7C15 | 1
        sketch = LayoutSketch()
        for _ in 0..<8 { _ = next(2) }
        let phone = next(3) > 0
        sketch = LayoutSketch(
            Double(phone ? 320 + next(110) : 200 + next(600)), Double(phone ? 480 + next(400) : 200 + next(500)),
            direction: next(5) == 0 ? .rightToLeft : .leftToRight)
    }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    package mutating func document() -> Document {
        let count = 15 + next(26)
        for number in 0..<count { add("v\(number)") }
        for _ in 0..<next(4) { relate() }
        return sketch.document
    }

    private static let words = [
        "Title", "A longer label", "OK", "Subtitle of the row", "12:30", "Name and address", "€ 8.50",
    ]
    private static let names = ["title", "subtitleLabel", "box", "avatarImageView", "ok", "detail", "separator", "row"]

    private mutating func add(_ stem: String) {
        let parent = containers[next(containers.count)]
        let id = stem + BusyScreen.names[next(BusyScreen.names.count)]
        let isLabel = next(5) < 2
        if isLabel {
            let text = StyledText(
                content: .plain(BusyScreen.words[next(BusyScreen.words.count)]), font: Font(size: Double(10 + next(10)))
            )
            sketch.add(id, in: parent, .label(ViewContent.Label(text: text)))
        } else {
            sketch.add(id, in: parent)
            if next(3) == 0 { containers.append(id) }
        }
        place(id, in: parent, after: lastChild[parent])
        size(id, isLabel: isLabel, parent: parent)
        lastChild[parent] = id
    }

    private mutating func place(_ id: String, in parent: String, after previous: String?) {
        let gap = [0, 4, 8, 8, 8, 12, 16, 20, 37][next(9)]
        guard let previous else {
            sketch.constrain("\(id).leading = \(parent).leading + \(gap)\n\(id).top = \(parent).top + \(gap)")
            return
        }
        switch next(8) {
        case 0, 1, 2:
            sketch.constrain("\(id).top = \(previous).bottom + \(gap)\n\(id).leading = \(previous).leading")
        case 3, 4:
            sketch.constrain("\(id).leading = \(previous).trailing + \(gap)\n\(id).centerY = \(previous).centerY")
        case 5:
            sketch.constrain("\(id).centerX = \(parent).centerX\n\(id).top >= \(previous).bottom + \(gap)")
            sketch.constrain("\(id).top = \(previous).bottom + \(gap) @500")
        case 6:
            sketch.constrain("\(id).trailing = \(parent).trailing - \(gap)\n\(id).top = \(previous).top + \(next(60))")
        default:
            sketch.constrain("\(id).leading = \(parent).leading + \(next(400))")
            if next(3) > 0 { sketch.constrain("\(id).bottom = \(parent).bottom - \(gap)") }
        }
    }

    private mutating func size(_ id: String, isLabel: Bool, parent: String) {
        if isLabel && next(3) > 0 { return }
        switch next(6) {
        case 0: sketch.constrain("\(id).trailing = \(parent).trailing - \(8 * next(4)) @\(next(2) == 0 ? 1000 : 750)")
        case 1: sketch.constrain("\(id).width = 0.5*\(parent).width")
        default: sketch.constrain("\(id).width = \(12 + next(150))")
        }
        switch next(5) {
        case 0: sketch.constrain("\(id).height = 0.75*\(id).width")
        case 1: sketch.constrain("\(id).height >= \(20 + next(30))")
        default: sketch.constrain("\(id).height = \([1, 20, 24, 32, 44, 60][next(6)])")
        }
    }

    /// A further constraint between views that are there: equal sizes, alignment, or more than can hold.
    private mutating func relate() {
        let ids = sketch.document.views.dropFirst().map(\.id)
        let (a, b) = (ids[next(ids.count)], ids[next(ids.count)])
        guard a != b else { return }
        switch next(4) {
        case 0: sketch.constrain("\(a).width = \(b).width @\(next(2) == 0 ? 999 : 700)")
        case 1: sketch.constrain("\(a).height = \(b).height @600")
        case 2: sketch.constrain("\(a).centerY = \(b).centerY @\(300 + next(400))")
        default: sketch.constrain("\(a).width = \(200 + next(200))\n\(a).width = \(20 + next(100))")
        }
    }
}
