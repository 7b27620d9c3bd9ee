// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension ViewStyle {
    /// Colours of a control's parts; nil = the system's.
    mutating func show(track: Color? = nil, thumb: Color? = nil) {
        guard track != nil || thumb != nil else { return }
        var shown = parts ?? SystemParts()
        shown.control.trackColor = track
        shown.control.thumbColor = thumb
        parts = shown
    }
}
