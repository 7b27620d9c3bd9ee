// SPDX-License-Identifier: Apache-2.0
import AutoLayout

/// The picture of a layout, and where one of its views is.
func rendered(_ text: String, showing id: String) throws(LayoutError) -> (svg: [UInt8], frame: LayoutRect?) {
    let layout = try LayoutDocument(text, named: "form.layout.json").solved()
    for diagnostic in layout.diagnostics { print(diagnostic) }
    return (try layout.picture(as: .svg).bytes, layout[id]?.frame)
}
