// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutRendering

/// What a file is written as.
enum OutputFormat: String, NamedChoice {
    case png, svg, pdf, html, json, txt
    /// The picture's drawing items: `NAME.scene.json`.
    case scene

    /// From the last extension of a path; nil if it says nothing.
    init?(path: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        if path.hasSuffix(".scene.json") {
            self = .scene
        } else {
            self.init(rawValue: path[path.index(after: dot)...].lowercased())
        }
    }

    /// Whether a picture may be light or dark as its reader's system is.
    var mayFollowReader: Bool { self == .svg || self == .html }

    /// Nil for text.
    var picture: RenderFormat? { RenderFormat(rawValue: rawValue) }

    /// Bytes that a terminal cannot show.
    var isBinary: Bool { self == .png || self == .pdf }
}
