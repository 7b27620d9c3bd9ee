// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutTestSupport

/// Screens that a generator makes up: more views and constraints than fit comfortably, the same for the same seed.
struct CrowdedLayout {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    mutating func document() -> Document {
        let width = Double(120 + next(300))
        var sketch = LayoutSketch(width, Double(120 + next(400)), direction: next(3) == 0 ? .rightToLeft : .leftToRight)
        var parents = ["root"]
        let words = ["Title", "A longer label", "OK", "Subtitle of the row", "x", "12:30"]
        for number in 0..<(4 + next(22)) {
            let id = "v\(number)"
            let parent = parents[next(parents.count)]
            if next(3) == 0 {
                let text = StyledText(content: .plain(words[next(words.count)]), font: Font(size: Double(9 + next(14))))
                sketch.add(id, in: parent, .label(ViewContent.Label(text: text)))
            } else {
                sketch.add(id, in: parent)
                parents.append(id)
            }
            let previous = number > 0 ? "v\(next(number))" : parent
            sketch.constrain("\(id).leading = \(parent).leading + \(next(30))")
            sketch.constrain("\(id).top >= \(parent).top + \(next(24)) @\(next(2) == 0 ? 1000 : 600 + next(300))")
            switch next(5) {
            case 0: sketch.constrain("\(id).width = \(4 + next(120)) @\(next(2) == 0 ? 1000 : 740)")
            case 1: sketch.constrain("\(id).trailing <= \(parent).trailing - \(next(20))")
            case 2 where previous != id: sketch.constrain("\(id).width = \(previous).width @700")
            case 3 where previous != id:
                sketch.constrain("\(id).top = \(previous).bottom + \(next(12)) @\(800 + next(100))")
            default: sketch.constrain("\(id).centerX = \(parent).centerX @300")
            }
            switch next(4) {
            case 0: sketch.constrain("\(id).height = \(3 + next(60))")
            case 1: sketch.constrain("\(id).height = 0.5*\(id).width @600")
            case 2: sketch.constrain("\(id).height = \(10 + next(40)) @\(400 + next(500))")
            default: break
            }
        }
        return sketch.document
    }
}
