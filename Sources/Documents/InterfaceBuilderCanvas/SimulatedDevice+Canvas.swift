// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel

extension SimulatedDevice {
    /// The status bar as the versions of Xcode draw it: devices with a home button have none in files of Xcode 11 to 14.2, and of the
    /// others the canvas took some heights of older devices first.
    mutating func takeStatusBar(of xcode: XcodeRelease) {
        guard !id.hasPrefix("appleTV") else { return }
        let top: Double? =
            switch id {
            case _ where !hasHomeIndicator: (XcodeRelease.xcode11 ..< .xcode14_3).contains(xcode) ? 0 : nil
            case "retina6_1" where xcode < .xcode14: 44
            case "retina5_9" where xcode >= .xcode14: xcode >= .xcode14_3 ? 50 : 47
            case "retina6_0" where xcode < .xcode14, "retina6_7" where xcode < .xcode14: 44
            default: nil
            }
        guard let top else { return }
        safeArea.top = top
        if isPad {
            landscapeSafeArea.top = top
        } else if hasHomeIndicator {
            (landscapeSafeArea.left, landscapeSafeArea.right) = (top, top)
        }
    }
}
