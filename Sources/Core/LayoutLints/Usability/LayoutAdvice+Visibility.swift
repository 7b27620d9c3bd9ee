// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

extension LayoutAdvice {
    /// Indices of the views that are drawn and whose frame the constraints determine.
    var visibleViews: [Int] {
        document.views.indices.filter { isVisible($0) && views[$0].state == .determined }
    }

    func isVisible(_ index: Int) -> Bool {
        var current: Int? = index
        while let view = current {
            if document.views[view].isHidden || document.views[view].style.opacity <= 0 { return false }
            current = document.views[view].superview
        }
        return true
    }

    /// Whether the view moves with a scroll view's content, so that it may be anywhere.
    func isScrolled(_ index: Int) -> Bool {
        var current = document.views[index].superview
        while let view = current {
            switch document.views[view].content {
            case .scrollView, .tableView: return true
            default: current = document.views[view].superview
            }
        }
        return false
    }

    /// The text that the view shows, for a message; nil for a view without text.
    func shownText(_ index: Int) -> String? {
        guard let content = views[index].text?.text.content, !content.isEmpty else { return nil }
        let text =
            switch content {
            case .plain(let text), .markup(let text): text
            }
        return text.count > 40 ? text.prefix(39) + "…" : text
    }

    /// Points with at most two decimals.
    static func points(_ value: Double) -> String { DecimalText.shortest((value * 100).rounded() / 100) }
}
