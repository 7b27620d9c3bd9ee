// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutScene

/// Badges and names of a scene that cover what nothing may cover.
package struct Collisions {
    package let descriptions: [String]

    package init(of scene: Scene) {
        var found: [String] = []
        let solid = scene.items.enumerated().filter {
            ![.mark, .leader].contains($0.element.role) && $0.element.layer != .legend
        }
        for (index, item) in solid where item.role == .badge || item.layer == .names {
            // A name's letters are lower than its line, most often even without what hangs below.
            let room = item.layer == .names ? item.bounds.insetBy(dx: 0, dy: 1) : item.bounds
            for (other, covered) in solid where other != index && room.overlaps(covered.bounds) {
                // A badge's own text follows it and lies inside it.
                if item.role == .badge, covered.role == .text, covered.subject == item.subject, other > index,
                    other <= index + 2, item.bounds.contains(covered.bounds)
                {
                    continue
                }
                if covered.role == item.role, other < index { continue }
                found.append(
                    "\(item.role) of \(item.subject) \(item.bounds) covers \(covered.role) of \(covered.subject) "
                        + "\(covered.bounds)")
            }
        }
        descriptions = found
    }
}
