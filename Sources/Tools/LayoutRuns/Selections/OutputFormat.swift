// SPDX-License-Identifier: Apache-2.0
package import LayoutRendering

/// The format of an output file.
package enum OutputFormat: String, CaseIterable, Sendable {
    case png, svg, pdf, html, json, txt
    /// The picture's drawing items: `NAME.scene.json`.
    case scene

    /// From the last extension of a path; nil if that is unknown.
    package init?(path: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        if path.hasSuffix(".scene.json") {
            self = .scene
        } else {
            self.init(rawValue: path[path.index(after: dot)...].lowercased())
        }
    }

    /// Whether a picture can follow the light or dark appearance of its viewer's system.
    package var mayFollowReader: Bool { self == .svg || self == .html }

    /// Nil for text.
    package var picture: RenderFormat? { RenderFormat(rawValue: rawValue) }

    package var showsPicture: Bool { picture != nil || self == .html }

    /// Bytes that a terminal cannot show.
    package var isBinary: Bool { self == .png || self == .pdf }
}
