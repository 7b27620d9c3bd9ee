// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// Which layout a page shows, and how it differs from its file.
package struct PreviewRequest: Hashable {
    /// The file.
    package var path: String
    /// A scene or a variant; nil = the first one.
    package var part: String?
    /// The width of the canvas, points; nil = as in the file.
    package var width: Double?
    package var height: Double?
    /// The reader's, where it decides: then the other one is not drawn. Nil = both.
    package var appearance: Canvas.Appearance?
    /// Constants that have not been written yet, by the places of their constraints; points.
    package var constants: [Int: Double] = [:]

    /// What all pages of a layout, or of a part of it, have in common, regardless of what its reader changes.
    var pageKey: String { [path, part ?? "", appearance?.rawValue ?? ""].joined(separator: "\0") }

    /// Points: as for a canvas on the command line.
    private static let longestSide = 20_000.0
    static let largestConstant = 1_000_000

    /// Why fields are refused.
    struct Mistake: Error { var message: String }

    init(path: String, fields: [String: String]) throws(Mistake) {
        self.path = path
        part = fields["part"]
        if let name = fields["appearance"] {
            guard let appearance = Canvas.Appearance(rawValue: name) else {
                throw Mistake(message: "'\(name)' is not an appearance")
            }
            self.appearance = appearance
        }
        for (name, side) in [("width", \PreviewRequest.width), ("height", \PreviewRequest.height)] {
            guard let text = fields[name] else { continue }
            guard let number = Double(text), number > 0, number <= Self.longestSide else {
                throw Mistake(message: "the \(name) of a canvas is a number up to \(Int(Self.longestSide))")
            }
            self[keyPath: side] = number
        }
        for entry in (fields["constants"] ?? "").split(separator: ",") {
            let parts = entry.split(separator: ":")
            guard parts.count == 2, let index = Int(parts[0]), let constant = Double(parts[1]), index >= 0,
                abs(constant) <= Double(Self.largestConstant)
            else {
                throw Mistake(
                    message: "a constant is a number from -\(Self.largestConstant) to \(Self.largestConstant)")
            }
            constants[index] = constant
        }
    }
}
