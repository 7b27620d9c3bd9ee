// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutModel
import UIKit

/// The images and colours of an app that its screens name, in the appearance of the canvas.
struct PreviewAssets: Codable {
    static let none = PreviewAssets(folder: "", images: [:], colors: [:], strings: [:])

    struct Image: Codable {
        /// From the folder.
        var path: String
        var isTemplate: Bool
    }

    /// The folder of the Swift file, with a slash at its end.
    var folder: String
    var images: [String: Image]
    /// Red, green, blue and opacity, 0 to 1.
    var colors: [String: [Double]]
    /// Texts by table and key.
    var strings: [String: [String: String]]

    /// Puts the texts where Foundation looks for those of a program: beside it.
    func writeStrings() {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "en.lproj")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (table, texts) in strings {
            let lines = texts.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }
            try? Data(lines.joined().utf8).write(to: folder.appending(path: "\(table).strings"))
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }

    /// - Parameter fills: whether something stands for what an app has elsewhere.
    @MainActor
    func read(fills: Bool) -> AppAssets {
        let missingColor: @Sendable (String) -> UIColor = { SampleColor($0).color }
        return AppAssets(
            images: images.mapValues { image in
                let bytes = (try? Data(contentsOf: URL(fileURLWithPath: folder + image.path))).map { [UInt8]($0) }
                let file = bytes.flatMap { try? ImageFile(path: image.path, bytes: $0) }
                return AppAssets.Image(path: image.path, size: file?.size ?? .zero, isTemplate: image.isTemplate)
            },
            colors: colors.compactMapValues { parts in
                parts.count == 4 ? Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : nil
            }, missingImage: fills ? PlaceholderValue.picture : nil,
            missingColor: fills ? missingColor : nil)
    }
}
