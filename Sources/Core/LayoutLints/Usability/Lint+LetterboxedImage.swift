// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// An image with empty bands that its own size makes.
    package static let letterboxedImage = Lint(
        .letterboxedImage, "An image that is shown whole (scaleAspectFit) has a box of its own ratio.", level: .note,
        strict: .warning)
}

extension DiagnosticCode {
    package static let letterboxedImage = DiagnosticCode("letterboxed-image")
}

extension LayoutAdvice {
    /// Points; narrower bands are not reported.
    private static let leastBands = 16.0

    var letterboxedImages: [Lint.Finding] {
        visibleViews.compactMap { index in
            let view = document.views[index]
            guard case .imageView(.some) = view.content, view.contentMode == .scaleAspectFit,
                view.intrinsicContentSize == nil, let width = views[index].intrinsicContentSize.width,
                let height = views[index].intrinsicContentSize.height, width > 0, height > 0
            else { return nil }
            let natural = Size(width: width, height: height)
            let box = views[index].alignmentRect
            let image = view.contentMode.frame(ofImage: natural, in: box)
            // The axis on which the image's own size decides, although the image is shown smaller or larger.
            guard let axis = Axis.allCases.first(where: { abs(box.size[$0] - natural[$0]) < 0.5 }),
                box.size[axis] - image.size[axis] > max(Self.leastBands, box.size[axis] / 10),
                !isConstrained(index, axis)
            else { return nil }
            let ratio = "\(Self.points(width))/\(Self.points(height))"
            let setting = view.source.map {
                Diagnostic.Fix.Setting(at: $0, keys: ["constraints"], value: "\"self.width = \(ratio) * self.height\"")
            }
            let (long, cross) = axis == .vertical ? ("tall", "above and below") : ("wide", "at both sides")
            return Lint.Finding(
                "'\(view.id)' keeps its image's \(axis == .vertical ? "height" : "width") of \(Self.points(box.size[axis])), but the image is "
                    + "shown \(Self.points(image.size[axis])) \(long), with empty bands of "
                    + "\(Self.points((box.size[axis] - image.size[axis]) / 2)) points \(cross)",
                at: view.place,
                fixes: [
                    Diagnostic.Fix(
                        "give it the image's ratio: \(view.id).width = \(ratio) * \(view.id).height", setting: setting)
                ], views: [view.id])
        }
    }

    /// Whether the author gives a view a size along an axis.
    private func isConstrained(_ index: Int, _ axis: Axis) -> Bool {
        document.constraints.contains { constraint in
            constraint.isActive
                && constraint.anchors.contains {
                    $0.item == .view(index) && $0.attribute == (axis == .horizontal ? .width : .height)
                }
        }
    }
}
