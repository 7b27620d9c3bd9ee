// SPDX-License-Identifier: Apache-2.0
package import LayoutRuns

/// What a preview shows, and how.
package struct PreviewOptions: Sendable {
    /// A folder of layouts, or one of them.
    package var path: String
    package var canvas: CanvasSelection
    package var variants: VariantSelection
    package var picture: PictureSelection
    package var scenes: SceneSelection
    package var report: ReportSelection
    package var files: FileAccess

    package init(
        path: String, canvas: CanvasSelection = CanvasSelection(), variants: VariantSelection = VariantSelection(),
        picture: PictureSelection = PictureSelection(), scenes: SceneSelection = SceneSelection(),
        report: ReportSelection = ReportSelection(), files: FileAccess
    ) {
        self.path = path
        self.canvas = canvas
        self.variants = variants
        self.picture = picture
        self.scenes = scenes
        self.report = report
        self.files = files
    }
}
