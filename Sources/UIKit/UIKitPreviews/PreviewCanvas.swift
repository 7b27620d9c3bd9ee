// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutModel
import UIKit

/// A canvas of a run, as the program that starts this one asks for it. What is not given is as on an upright iPhone 15.
struct PreviewCanvas: Codable {
    var device: String?
    /// Points.
    var width: Double?
    var height: Double?
    var orientation: String?
    var textSize: String?
    var direction: String?
    /// Pixels per point.
    var scale: Double?
    var appearance: String?
    /// What the app's asset catalogues have.
    var assets: PreviewAssets?

    /// Gives the screen the traits of the canvas.
    ///
    /// - Parameter fills: whether something stands for missing images and colours.
    @MainActor
    func prepare(_ screen: UIScreen, fills: Bool) {
        var model = device.flatMap { UIDeviceModel($0) } ?? .iPhone15
        if scale != nil || width != nil || height != nil {
            let isDevice = width == nil && height == nil
            model = UIDeviceModel(
                id: isDevice ? model.id : "canvas",
                size: CGSize(width: width ?? model.size.width, height: height ?? model.size.height),
                scale: scale.map { CGFloat($0) } ?? model.scale, safeArea: isDevice ? model.safeArea : .zero)
        }
        AppAssets.current = (assets ?? .none).read(fills: fills)
        screen.device = model
        screen.orientation = orientation == Canvas.Orientation.landscape.rawValue ? .landscapeLeft : .portrait
        screen.userInterfaceStyle = appearance == Canvas.Appearance.dark.rawValue ? .dark : .light
        let category = textSize.flatMap(ContentSizeCategory.init(rawValue:)) ?? .large
        screen.preferredContentSizeCategory = UIContentSizeCategory(category)
        screen.userInterfaceLayoutDirection =
            direction == LayoutDirection.rightToLeft.rawValue ? .rightToLeft : .leftToRight
    }
}
