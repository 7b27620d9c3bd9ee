// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Which layout a page shows, and how it differs from its file.
struct PreviewRequest: Hashable {
    /// The file.
    var path: String
    /// A scene or a variant; nil = the first one.
    var part: String?
    /// Of the canvas, points; nil = as in the file.
    var width: Double?
    var height: Double?
    /// The reader's, where it decides: then the other one is not drawn. Nil = both.
    var appearance: Canvas.Appearance?
    /// Constants that have not been written yet, by the places of their constraints; points.
    var constants: [Int: Double] = [:]

    /// Points: as for a canvas on the command line.
    private static let longestSide = 20_000.0
    private static let largestConstant = 1e6

    init(path: String) { self.path = path }

    /// Nil if a field is not a number, or out of range.
    init?(path: String, fields: [String: String]) {
        self.path = path
        part = fields["part"]
        if let name = fields["appearance"] {
            guard let appearance = Canvas.Appearance(rawValue: name) else { return nil }
            self.appearance = appearance
        }
        for (name, side) in [("width", \PreviewRequest.width), ("height", \PreviewRequest.height)] {
            guard let text = fields[name] else { continue }
            guard let number = Double(text), number > 0, number <= Self.longestSide else { return nil }
            self[keyPath: side] = number
        }
        for entry in (fields["constants"] ?? "").split(separator: ",") {
            let parts = entry.split(separator: ":")
            guard parts.count == 2, let index = Int(parts[0]), let constant = Double(parts[1]), index >= 0,
                abs(constant) <= Self.largestConstant
            else { return nil }
            constants[index] = constant
        }
    }
}
