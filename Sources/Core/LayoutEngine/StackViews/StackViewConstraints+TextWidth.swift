// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension StackViewConstraints {
    /// Before iOS 15 each label of several lines in a horizontal stack view that fills gets an equal share of the width, a little
    /// above its own compression resistance, so that its height is known (radars 41192642 and 39275811). Since iOS 15 there is
    /// no such row: the label with the lowest resistance becomes narrower.
    func textWidthDisambiguation() -> [InstalledConstraint] {
        guard stack.axis == .horizontal, stack.distribution == .fill,
            context.document.profile.era.sharesWidthAmongLabels
        else { return [] }
        let share = 1 / Double(arranged.count)
        let spacings: Double = arranged.indices.dropLast().reduce(0.0) { $0 + spacing(after: $1) }
        return arranged.compactMap { view in
            guard case .label(let label) = context.document.views[view].content, label.numberOfLines != 1 else {
                return nil
            }
            let resistance: Float = context.document.views[view].compressionResistance.horizontal.rawValue
            return constraint(
                .view(view), .width, .equal, canvas, .width, multiplier: share, constant: -spacings * share,
                priority: min(resistance + 10, 999), "UISV-text-width-disambiguation")
        }
    }
}
