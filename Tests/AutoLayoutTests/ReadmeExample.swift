// SPDX-License-Identifier: Apache-2.0
import AutoLayout

/// The picture of a layout document, and where everything is.
func rendered(_ document: String) throws -> (svg: [UInt8], frames: String) {
    let renderer = try LayoutRenderer()
    let svg = try renderer.picture(of: document, named: "form.layout.json", as: .svg)
    return (svg, try renderer.frames(of: document))
}
