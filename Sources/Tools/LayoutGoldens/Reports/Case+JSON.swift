// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

extension FailurePage.Case {
    /// Everything that the page shows, so that reports of several machines give one page.
    var json: JSONOutput {
        .object([
            "new": isNew ? .boolean(true) : nil,
            "remarks": JSONOutput.array(remarks.map(JSONOutput.string)).unlessEmpty,
            "moved": JSONOutput.array(moved.map(\.reportJSON)).unlessEmpty,
            "pixels": JSONOutput.array(pixels.map(JSONOutput.string)).unlessEmpty,
            "expected": expected.map { .string(Base64.text(of: $0)) },
            "actual": actual.map { .string(Base64.text(of: $0)) },
            "difference": difference.map { .string(Base64.text(of: $0)) },
            "shift": shiftX == 0 && shiftY == 0 ? nil : .array([.integer(shiftX), .integer(shiftY)]),
            "views": JSONOutput.array(
                boxes.map { box in
                    let (columns, rows) = (box.box.columns, box.box.rows)
                    return .object([
                        "view": .string(box.view),
                        "box": .array(
                            [columns.lowerBound, columns.upperBound, rows.lowerBound, rows.upperBound]
                                .map(JSONOutput.integer)),
                    ])
                }
            ).unlessEmpty,
            "acceptingCommand": acceptingCommand.map(JSONOutput.string),
        ])
    }

    init(name: String, lines: [String], json: JSONOutput) {
        func texts(_ key: String) -> [String] { (json[key]?.elements ?? []).compactMap(\.string) }
        func picture(_ key: String) -> [UInt8]? { json[key]?.string.map(Base64.bytes) }
        func integers(_ value: JSONOutput?) -> [Int] {
            (value?.elements ?? []).compactMap { $0.number.flatMap { Int(exactly: $0) } }
        }
        self.init(
            name: name, remarks: texts("remarks"),
            moved: (json["moved"]?.elements ?? []).compactMap(LayoutDifference.init(reportJSON:)),
            expected: picture("expected"), actual: picture("actual"), difference: picture("difference"),
            acceptingCommand: json["acceptingCommand"]?.string)
        self.lines = lines
        isNew = json["new"] == .boolean(true)
        pixels = texts("pixels")
        let shift = integers(json["shift"])
        if shift.count == 2 { (shiftX, shiftY) = (shift[0], shift[1]) }
        boxes = (json["views"]?.elements ?? []).compactMap { value in
            let sides = integers(value["box"])
            guard let view = value["view"]?.string, sides.count == 4, sides[0] <= sides[1], sides[2] <= sides[3] else {
                return nil
            }
            return FailurePage.ViewBox(
                view: view, box: PixelBox(columns: sides[0]..<sides[1], rows: sides[2]..<sides[3]))
        }
    }
}

extension LayoutDifference {
    /// With what a page needs in addition to a comparison's own JSON.
    fileprivate var reportJSON: JSONOutput {
        var (view, side) = (self.view, String?.none)
        switch kind {
        case .frame(let moved, let name), .canvasFrame(let moved, let name), .contentSize(let moved, let name):
            (view, side) = (moved, name)
        case .constant, .document, .rename, .diagnostic, .other: break
        }
        return .object([
            "subject": .string(subject), "old": expected, "new": actual, "view": view.map(JSONOutput.string),
            "side": side.map(JSONOutput.string), "kind": kindName.map(JSONOutput.string),
            "cause": cause.map(JSONOutput.string), "file": (place?.file).map(JSONOutput.string),
            "line": (place?.line).map(JSONOutput.integer), "column": (place?.column).map(JSONOutput.integer),
        ])
    }

    /// Nil for a side of a frame, and for a value without a kind of its own.
    private var kindName: String? {
        switch kind {
        case .frame, .other: nil
        case .canvasFrame: "canvasFrame"
        case .contentSize: "contentSize"
        case .constant: "constant"
        case .document: "document"
        case .rename: "rename"
        case .diagnostic: "diagnostic"
        }
    }

    private static func kind(_ name: String?, _ view: String?, _ side: String?) -> Kind {
        switch (name, view, side) {
        case (nil, let view?, let side?): .frame(view: view, side: side)
        case ("canvasFrame", let view?, let side?): .canvasFrame(view: view, side: side)
        case ("contentSize", let view?, let side?): .contentSize(view: view, side: side)
        case ("constant", _, _): .constant
        case ("document", _, _): .document
        case ("rename", _, _): .rename
        case ("diagnostic", _, _): .diagnostic
        default: .other
        }
    }

    fileprivate init?(reportJSON value: JSONOutput) {
        guard let subject = value["subject"]?.string else { return nil }
        let (view, side) = (value["view"]?.string, value["side"]?.string)
        let kind = Self.kind(value["kind"]?.string, view, side)
        self.init(
            subject: subject, expected: value["old"], actual: value["new"], kind: kind, view: side == nil ? view : nil)
        cause = value["cause"]?.string
        if let line = value["line"]?.number, let column = value["column"]?.number {
            place = Place(file: value["file"]?.string, line: Int(line), column: Int(column))
        }
    }
}
