// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
package import LayoutGeometry
import LayoutModel

/// The images and colours of an app's asset catalogues, for the program that shows the app's screens.
package struct AppAssets: Sendable {
    package struct Image: Sendable {
        /// As a layout document names it.
        var path: String
        /// Points.
        var size: Size
        var isTemplate: Bool

        package init(path: String, size: Size, isTemplate: Bool) {
            self.path = path
            self.size = size
            self.isTemplate = isTemplate
        }
    }

    /// By name, in the appearance of the screen.
    private let images: [String: Image]
    private let colors: [String: Color]

    /// What stands for images and colours that are missing.
    let missingImage: UIImage?
    private let missingColor: (@Sendable (String) -> UIColor)?

    package init(
        images: [String: Image] = [:], colors: [String: Color] = [:], missingImage: UIImage? = nil,
        missingColor: (@Sendable (String) -> UIColor)? = nil
    ) {
        self.images = images
        self.colors = colors
        self.missingImage = missingImage
        self.missingColor = missingColor
    }

    /// What the app has that is shown. It is set before anything of the app runs.
    nonisolated(unsafe) package static var current = AppAssets()

    func image(named name: String) -> Image? { images[name] }

    /// - Parameter path: as a layout document names the image.
    func name(ofImageAt path: String) -> String? { images.first { $0.value.path == path }?.key }

    /// What the importer of Interface Builder's files needs to know of the images and colours.
    var named: AppearanceAssets {
        var assets = NamedAssets()
        assets.images = images.mapValues(\.path)
        assets.renderingModes = images.filter(\.value.isTemplate).mapValues { _ in .alwaysTemplate }
        var both = AppearanceAssets(light: assets, dark: assets)
        both.colors = colors.mapValues { AdaptiveColor($0) }
        return both
    }

    func color(named name: String) -> UIColor? { colors[name].map { UIColor($0) } ?? missingColor?(name) }
}
