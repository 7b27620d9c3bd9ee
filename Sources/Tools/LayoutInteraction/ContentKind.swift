// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What of a view's type the constraint system depends on.
enum ContentKind: Int {
    case other, label, textView, stackView, scrollView, tableView

    init(_ content: ViewContent) {
        self =
            switch content {
            case .label: .label
            case .textView: .textView
            case .stackView: .stackView
            case .scrollView: .scrollView
            case .tableView: .tableView
            default: .other
            }
    }
}
