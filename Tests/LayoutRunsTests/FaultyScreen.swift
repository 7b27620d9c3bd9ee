// SPDX-License-Identifier: Apache-2.0
import RandomTestSupport

/// A random screen with faults: sections below each other, each a card, a scroll view or a stack view of texts, controls and boxes, in which
/// constraints are missing, repeated, contradicted or mistaken.
struct FaultyScreen {
    private var random: SplitMix
    private var views: [String] = []
    private var ids: [String] = []
    private var constraints: [String] = []

    init(seed: UInt64) {
        random = SplitMix(seed: seed).branch("fault")
        for section in 0..<Int.random(in: 1...3, using: &random) { addSection(section) }
        for _ in 0..<Int.random(in: 1...3, using: &random) { addFault() }
    }

    var text: String {
        """
        {
          "canvas": {"width": 390, "height": 700},
          "root": {"id": "s", "children": [\(views.joined(separator: ", "))]},
          "constraints": [
            \(constraints.map { "\"\($0)\"" }.joined(separator: ",\n    "))
          ]
        }

        """
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    // MARK: Sections

    private mutating func addSection(_ section: Int) {
        let id = "v\(section)"
        let (inset, kind) = (pick([8, 12, 16, 25]), pick(["view", "view", "scrollView", "stackView"]))
        let rows = Int.random(in: 1...3, using: &random)
        let contents = (0..<rows).map { row in content("\(id)l\(row)") }
        let settings = kind == "stackView" ? "\"axis\": \"\(pick(["vertical", "horizontal"]))\", \"spacing\": 8, " : ""
        let list = contents.map(\.json).joined(separator: ", ")
        views.append("{\"id\": \"\(id)\", \"type\": \"\(kind)\", \(settings)\"children\": [\(list)]}")
        ids += [id] + (0..<rows).map { "\(id)l\($0)" }
        constraints += [
            "\(id).top = \(section == 0 ? "s.top" : "v\(section - 1).bottom") + \(inset)",
            "\(id).leading = s.leading + 16", "\(id).trailing = s.trailing - 16",
        ]
        if kind == "scrollView" { constraints.append("\(id).height = \(Int.random(in: 80...140, using: &random))") }
        for (row, content) in contents.enumerated() {
            let member = "\(id)l\(row)"
            let isTied = kind == "scrollView" || !random.isOne(in: 3)
            if kind != "stackView" {
                let top = row == 0 ? "\(id).top + \(inset)" : "\(id)l\(row - 1).bottom + 4"
                constraints.append("\(member).top = \(top)")
                constraints.append("\(member).leading = \(id).leading + \(inset)")
                if isTied { constraints.append("\(member).trailing = \(id).trailing - \(inset)") }
            }
            guard content.isEmpty else { continue }
            if kind == "stackView" || !isTied {
                constraints.append("\(member).width = \(Int.random(in: 20...90, using: &random))")
            }
            constraints.append("\(member).height = \(Int.random(in: 10...60, using: &random))")
        }
        if kind != "stackView" { constraints.append("\(id).bottom = \(id)l\(rows - 1).bottom + \(inset)") }
    }

    /// A view, and whether it has no size of its own.
    private mutating func content(_ id: String) -> (json: String, isEmpty: Bool) {
        let text = String(repeating: "Text ", count: Int.random(in: 1...8, using: &random)) + id
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: ("{\"id\": \"\(id)\", \"type\": \"button\", \"title\": \"\(text)\"}", false)
        case 1: ("{\"id\": \"\(id)\", \"type\": \"textField\", \"placeholder\": \"\(text)\"}", false)
        case 2: ("{\"id\": \"\(id)\", \"style\": {\"backgroundColor\": \"#cccccc\"}}", true)
        case 3: ("{\"id\": \"\(id)\", \"type\": \"label\", \"numberOfLines\": 0, \"text\": \"\(text)\"}", false)
        default: ("{\"id\": \"\(id)\", \"type\": \"label\", \"text\": \"\(text)\"}", false)
        }
    }

    // MARK: Faults

    private mutating func addFault() {
        guard constraints.count > 2 else { return }
        let place = Int.random(in: constraints.indices, using: &random)
        let words = constraints[place].split(separator: " ").map(String.init)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: constraints.remove(at: place)
        // Another constant, another relation, the other sign.
        case 2: replace(place, words, at: words.count - 1, with: "\(pick([0, 3, 40, 120, 300]))")
        case 3: replace(place, words, at: 1, with: pick(["<=", ">="]))
        case 4 where words.count == 5: replace(place, words, at: 3, with: words[3] == "+" ? "-" : "+")
        // A second one that says the same or something else.
        case 5: constraints.append(constraints[place] + (random.isOne(in: 2) || words.count < 5 ? "" : "0"))
        case 6:
            constraints.append("\(pick(ids)).\(pick(["width", "height"])) = \(pick([0, 20, 60, 150, 400]))")
        default:
            if random.isOne(in: 2) {
                constraints.append("\(pick(ids)).centerX = s.centerX")
            } else {
                constraints[place] += " @\(pick([250, 500, 749, 750, 999]))"
            }
        }
    }

    private mutating func replace(_ place: Int, _ words: [String], at index: Int, with word: String) {
        guard index > 2 ? Int(words[index]) != nil || index == 3 : true else { return }
        var words = words
        words[index] = word
        constraints[place] = words.joined(separator: " ")
    }
}
