// SPDX-License-Identifier: Apache-2.0
/// Documents of many views, as text, in columns of a few thousand points so that all of it is in the picture.
enum GeneratedDocument {
    static let all: [(name: String, make: @Sendable (Int) -> String)] = [
        ("lists", lists), ("forms", forms), ("nested stacks", nestedStacks), ("grid", grid),
        ("rows that tie", tyingRows), ("unplaced", unplaced),
        ("on one spot", onOneSpot), ("overlapping", overlapping), ("lines of text", linesOfText),
        ("long word", longWord), ("rows around contents", rowsAroundContents), ("table", table),
        ("random sparse graph", sparseGraph), ("one format", oneFormat), ("contradictory widths", contradictoryWidths),
    ]

    /// Labels below each other.
    static func lists(_ count: Int) -> String {
        var writer = Writer(count: count, most: 150, columnWidth: 200, rowHeight: 30)
        for index in 0..<count {
            let name = writer.begin(index)
            writer.view("r\(index)", #""type": "label", "text": "Row number \#(index)""#)
            writer.rule("r\(index).leading = \(name).leading + 16")
            writer.rule("r\(index).trailing <= \(name).trailing - 16")
            writer.rule("r\(index).top = " + (writer.isFirst ? "\(name).top + 8" : "r\(index - 1).bottom + 8"))
        }
        return writer.text
    }

    /// Labels with fields that begin behind the widest label of their column, all of one width.
    static func forms(_ count: Int) -> String {
        var writer = Writer(count: count / 2, most: 120, columnWidth: 380, rowHeight: 44)
        for index in 0..<count / 2 {
            let name = writer.begin(index)
            let label = #""type": "label", "text": "Label \#(index * 37 % 1000)""#
            writer.view("l\(index)", label + #", "hugging": { "horizontal": 251 }"#)
            writer.view("f\(index)", #""type": "textField", "placeholder": "Value""#)
            writer.rule("l\(index).leading = \(name).leading + 20")
            writer.rule("f\(index).leading >= l\(index).trailing + 8")
            writer.rule("f\(index).leading = l\(index).trailing + 8 @500")
            writer.rule("f\(index).trailing = \(name).trailing - 20")
            writer.rule("l\(index).centerY = f\(index).centerY")
            if !writer.isFirst { writer.rule("f\(index).width = f\(index - 1).width") }
            writer.rule("f\(index).top = " + (writer.isFirst ? "\(name).top + 20" : "f\(index - 1).bottom + 8"))
        }
        return writer.text
    }

    /// Stacks of stacks of labels and switches.
    static func nestedStacks(_ count: Int) -> String {
        let style = #""type": "stackView", "axis": "vertical", "spacing": 4, "alignment": "leading""#
        var writer = Writer(
            count: max(1, count / 6), most: 80, columnWidth: 300, rowHeight: 50, columnStyle: style)
        for index in 0..<max(1, count / 6) {
            _ = writer.begin(index)
            writer.view(
                "s\(index)",
                """
                "type": "stackView", "axis": "horizontal", "spacing": 8, "children": [
                  { "id": "a\(index)", "type": "label", "text": "Name \(index)" },
                  { "id": "v\(index)", "type": "stackView", "axis": "vertical", "spacing": 2, "children": [
                    { "id": "b\(index)", "type": "label", "text": "Detail \(index)" },
                    { "id": "c\(index)", "type": "label", "text": "x" } ] },
                  { "id": "d\(index)", "type": "switch" } ]
                """)
        }
        return writer.text
    }

    /// Rows of two labels that are too long, of which none gives way first.
    static func tyingRows(_ count: Int) -> String {
        var writer = Writer(count: count / 2, most: 150, columnWidth: 200, rowHeight: 30)
        for index in 0..<count / 2 {
            let name = writer.begin(index)
            for label in ["a", "b"] {
                writer.view("\(label)\(index)", #""type": "label", "text": "A long text in row \#(index)""#)
            }
            writer.rule("a\(index).leading = \(name).leading")
            writer.rule("b\(index).leading = a\(index).trailing + 8")
            writer.rule("b\(index).trailing = \(name).trailing")
            writer.rule("b\(index).top = a\(index).top")
            writer.rule("a\(index).top = " + (writer.isFirst ? "\(name).top + 8" : "a\(index - 1).bottom + 8"))
        }
        return writer.text
    }

    /// Rows of one list that are as high as their contents, by a weak wish to have no height.
    static func rowsAroundContents(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 1000, rowHeight: 0)
        writer.height = 1000
        for index in 0..<count / 2 {
            let name = writer.begin(index)
            let child = #"{ "id": "c\#(index)", "type": "label", "text": "Row \#(index)" }"#
            writer.view("r\(index)", #""type": "view", "children": [\#(child)]"#)
            let last = writer.isFirst ? "\(name).top" : "r\(index - 1).bottom"
            writer.rule("r\(index).leading = \(name).leading")
            writer.rule("r\(index).width = 300")
            writer.rule("r\(index).top = \(last)")
            writer.rule("r\(index).height = 0 @20")
            writer.rule("c\(index).leading = r\(index).leading + 8")
            writer.rule("c\(index).top = \(last) + 6")
            writer.rule("r\(index).bottom >= c\(index).bottom")
        }
        return writer.text
    }

    /// Rows of five labels on one baseline, in columns that are as wide as their widest label.
    static func table(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 1000, rowHeight: 0)
        writer.height = 1000
        for index in 0..<count / 5 {
            let name = writer.begin(index)
            for column in 0..<5 {
                let cell = "v\(index)_\(column)"
                writer.view(cell, #""type": "label", "text": "\#(index * 37 % 1000 + column)""#)
                if column == 0 {
                    writer.rule("\(cell).leading = \(name).leading + 16")
                    writer.rule("\(cell).top = " + (index == 0 ? "\(name).top + 8" : "v\(index - 1)_0.bottom + 8"))
                } else {
                    writer.rule("\(cell).leading = v\(index)_\(column - 1).trailing + 8")
                    writer.rule("\(cell).firstBaseline = v\(index)_0.firstBaseline")
                }
                if index > 0 { writer.rule("\(cell).width = v\(index - 1)_\(column).width") }
            }
        }
        return writer.text
    }

    /// Views to the right of one earlier view and below another, at a distance that a third one would have otherwise.
    static func sparseGraph(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 1000, rowHeight: 0)
        writer.height = 1000
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, bound)
        }
        for index in 0..<count {
            let name = writer.begin(index)
            writer.view("v\(index)", #""type": "view""#)
            for (start, end, size) in [("leading", "trailing", "width"), ("top", "bottom", "height")] {
                let others = (0..<3).map { _ in index == 0 ? name : "v\(random(index))" }
                writer.rule("v\(index).\(start) >= \(others[0]).\(index == 0 ? start : end) + \(random(20))")
                writer.rule("v\(index).\(start) = \(others[1]).\(start) + \(random(200)) @\(1 + random(5) * 100)")
                writer.rule("v\(index).\(size) = \(others[2]).\(size) + \(random(9)) @\(50 + random(5) * 100)")
                writer.rule("v\(index).\(size) >= \(10 + random(30))")
            }
        }
        return writer.text
    }

    /// Views in one row, all placed by one visual format.
    static func oneFormat(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 1000, rowHeight: 0)
        writer.height = 1000
        for index in 0..<count {
            _ = writer.begin(index)
            writer.view("v\(index)", #""type": "view""#)
        }
        writer.rule("H:|" + (0..<count).map { "-[v\($0)(20)]" }.joined())
        return writer.text
    }

    /// One view of as many widths.
    static func contradictoryWidths(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 1000, rowHeight: 0)
        writer.height = 1000
        _ = writer.begin(0)
        writer.view("v", #""type": "view""#)
        for index in 0..<count { writer.rule("v.width = \(index + 1)") }
        return writer.text
    }

    /// Views and labels without constraints: all of them are at the root's origin.
    static func unplaced(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 1000, rowHeight: 0)
        writer.height = 1000
        for index in 0..<count {
            _ = writer.begin(index)
            writer.view("v\(index)", index % 2 == 0 ? #""type": "view""# : #""type": "label", "text": "Label""#)
        }
        return writer.text
    }

    /// Labels of one size in the middle of the root, with constraints.
    static func onOneSpot(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 1000, rowHeight: 0)
        writer.height = 1000
        for index in 0..<count {
            let name = writer.begin(index)
            writer.view("v\(index)", #""type": "label", "text": "Label""#)
            for axis in ["X", "Y"] { writer.rule("v\(index).center\(axis) = \(name).center\(axis)") }
            writer.rule("v\(index).width = 100")
            writer.rule("v\(index).height = 50")
        }
        return writer.text
    }

    /// Labels in forty columns that are nearer to each other than their texts are long.
    static func overlapping(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 1300, rowHeight: 0)
        writer.height = count / 40 * 10 + 100
        for index in 0..<count {
            let name = writer.begin(index)
            let (row, column) = index.quotientAndRemainder(dividingBy: 40)
            writer.view("v\(index)", #""type": "label", "text": "Label \#(index)""#)
            writer.rule("v\(index).leading = \(name).leading + \(column * 30 + 4)")
            writer.rule("v\(index).top = \(name).top + \(row * 10 + 2)")
        }
        return writer.text
    }

    /// A label that is as wide as one of its words.
    static func linesOfText(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 100, rowHeight: 0)
        writer.height = 1000
        let name = writer.begin(0)
        let text = (0..<count).map { "word\($0)" }.joined(separator: " ")
        writer.view("text", #""type": "label", "numberOfLines": 0, "text": "\#(text)""#)
        for edge in ["leading", "trailing", "top"] { writer.rule("text.\(edge) = \(name).\(edge)") }
        return writer.text
    }

    /// A word that is as many letters long, in lines of about ten letters.
    static func longWord(_ count: Int) -> String {
        var writer = Writer(count: count, most: count, columnWidth: 100, rowHeight: 0)
        writer.height = 1000
        let name = writer.begin(0)
        let text = String((0..<count).map { index in Character(Unicode.Scalar(UInt8(97 + index * 7 % 26))) })
        writer.view("text", #""type": "label", "numberOfLines": 0, "text": "\#(text)""#)
        for edge in ["leading", "trailing", "top"] { writer.rule("text.\(edge) = \(name).\(edge)") }
        return writer.text
    }

    /// Equal cells.
    static func grid(_ count: Int) -> String {
        let side = max(1, Int(Double(count).squareRoot()))
        var writer = Writer(count: side * side, most: side * side, columnWidth: side * 40 + 8, rowHeight: 0)
        writer.height = side * 40 + 48
        for index in 0..<side * side {
            let name = writer.begin(index)
            let (row, column) = index.quotientAndRemainder(dividingBy: side)
            let color = column % 2 == 0 ? "#336699" : "#d0e0f0"
            writer.view("v\(index)", #""type": "view", "style": { "backgroundColor": "\#(color)" }"#)
            for size in ["width", "height"] {
                writer.rule(index == 0 ? "v0.\(size) = 36" : "v\(index).\(size) = v\(index - 1).\(size)")
            }
            writer.rule("v\(index).leading = " + (column > 0 ? "v\(index - 1).trailing + 4" : "\(name).leading + 4"))
            writer.rule("v\(index).top = " + (row > 0 ? "v\(index - side).bottom + 4" : "\(name).top + 4"))
        }
        return writer.text
    }
}

/// Puts views into columns beside each other.
private struct Writer {
    let most: Int
    let columnWidth: Int
    let columnStyle: String
    let width: Int
    var height: Int
    private(set) var isFirst = true
    private var columns: [String] = []
    private var views: [String] = []
    private var rules: [String] = []

    init(count: Int, most: Int, columnWidth: Int, rowHeight: Int, columnStyle: String = #""type": "view""#) {
        self.most = most
        self.columnWidth = columnWidth
        self.columnStyle = columnStyle
        width = max(1, (count + most - 1) / most) * (columnWidth + 20) + 20
        height = min(count, most) * rowHeight + 60
    }

    /// The name of the column that contains an element.
    mutating func begin(_ index: Int) -> String {
        let (column, place) = index.quotientAndRemainder(dividingBy: most)
        let name = "column\(column)"
        isFirst = place == 0
        if isFirst {
            endColumn()
            rule("\(name).leading = root.leading + \(column * (columnWidth + 20) + 20)")
            rule("\(name).top = root.top + 20")
            if columnStyle.hasSuffix(#""view""#) {
                rule("\(name).width = \(columnWidth)")
                rule("\(name).bottom = root.bottom - 20")
            }
        }
        return name
    }

    private mutating func endColumn() {
        guard !views.isEmpty else { return }
        let head = #"{ "id": "column\#(columns.count)", \#(columnStyle), "children": ["#
        columns.append(head + "\n" + views.joined(separator: ",\n") + "] }")
        views = []
    }

    mutating func view(_ id: String, _ members: String) { views.append(#"{ "id": "\#(id)", \#(members) }"#) }

    mutating func rule(_ text: String) { rules.append("\"\(text)\"") }

    var text: String {
        var whole = self
        whole.endColumn()
        return """
            { "canvas": { "width": \(width), "height": \(height), "scale": 1 },
              "root": { "id": "root", "type": "view", "children": [
            \(whole.columns.joined(separator: ",\n"))
              ] },
              "constraints": [
            \(rules.joined(separator: ",\n"))
              ] }
            """
    }
}
