// SPDX-License-Identifier: Apache-2.0
package import LayoutRendering
import LayoutRuns

/// What a sweep is drawn as: layouts and a graph, or one layout that changes its size.
package enum SweepOutputFormat: Hashable {
    case picture(RenderFormat)
    /// GIF.
    case animation
    /// SVG.
    case motion
    /// HTML.
    case page

    /// From the extension of a path; nil for another one.
    package init?(path: String) {
        if let format = OutputFormat(path: path)?.picture {
            self = format == .svg ? .motion : .picture(format)
        } else if path.lowercased().hasSuffix(".gif") {
            self = .animation
        } else if OutputFormat(path: path) == .html {
            self = .page
        } else {
            return nil
        }
    }
}
