// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutRuns
import LayoutScene

extension FigureDrawing {
    /// What becomes one file.
    struct Drawing {
        /// One, or those of an animation.
        package var frames: [Scene]
        /// The picture in the dark appearance, for a file that has both.
        package var dark: Scene?

        package func picture(_ format: FigureFormat, _ appearance: AppearanceChoice?) -> FigurePicture {
            FigurePicture(
                format: format.rawValue,
                appearance: appearance == .auto ? .automatic : appearance == .dark ? .dark : .light,
                scale: frames[0].scale, width: frames.map(\.size.width).max() ?? 0,
                height: frames.map(\.size.height).max() ?? 0)
        }

        /// Frames of different sizes would jump in GIF viewers, and have backgrounds of different sizes.
        mutating func makeFramesEqual() {
            let size = Size(width: frames.map(\.size.width).max() ?? 0, height: frames.map(\.size.height).max() ?? 0)
            if frames.count > 1 { frames = frames.map { $0.enlarged(to: size) } }
        }

        /// The first frame, for readers who prefer reduced motion.
        package func still(_ appearance: AppearanceChoice?) -> (picture: FigurePicture, drawing: Drawing) {
            let drawing = Drawing(frames: Array(frames.prefix(1)), dark: nil)
            var picture = drawing.picture(.png, appearance)
            picture.isStill = true
            return (picture, drawing)
        }
    }
}
