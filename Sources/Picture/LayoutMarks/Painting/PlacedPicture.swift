// SPDX-License-Identifier: Apache-2.0
import LayoutScene

/// A picture whose marks, names and badges have their places: what is left out is known before there is a caption.
struct PlacedPicture {
    let painter: LayoutPainter
    let marks: [ConstraintMark]
    let tags: [SizeTag]
    let items: [SceneItem]
    let omissions: SceneOmissions

    func scene() -> Scene {
        let summary = PictureSummary(painter, marks: marks, tags: tags, items: items, omissions: omissions)
        var scene = CaptionAndLegend(painter: painter, findings: summary).scene(around: items)
        scene.omissions = omissions
        return scene
    }
}
