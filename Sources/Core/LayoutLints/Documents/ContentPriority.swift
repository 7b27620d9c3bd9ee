// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

/// A hugging or compression-resistance priority of a view along an axis.
struct ContentPriority {
    enum Kind { case hugging, compressionResistance }

    var view: Int
    var kind: Kind
    var axis: Axis
    var priority: LayoutPriority
    /// Whether it differs from what the type has in the document's profile.
    var isOwn: Bool

    /// NSStackView's own hugging draws it together around its views, and so does NSGridView's.
    func isHuggingOfArrangedViews(in document: Document) -> Bool {
        guard kind == .hugging else { return false }
        return document.isGridView(view)
            || document.platform == .macos && document.views[view].content.type == .stackView
    }

    /// Whether it is what a view has in an Interface Builder file that does not say.
    var isStandardOfXcode: Bool { priority == (kind == .hugging ? .defaultLow : .defaultHigh) }

    /// Where the priority is in a view's object.
    var keys: [String] { [kind == .hugging ? "hugging" : "compressionResistance", axis.rawValue] }

    /// `horizontal hugging priority`.
    var name: String { "\(axis.rawValue) \(kind == .hugging ? "hugging" : "compression-resistance") priority" }
}

extension ContentPriority {
    /// Sets the priority where the document has the view.
    func fix(_ description: String, _ priority: String, in document: Document) -> Diagnostic.Fix {
        Diagnostic.Fix(
            description, setting: document.views[view].source.map { .init(at: $0, keys: keys, value: priority) })
    }
}

extension Document {
    /// The content priorities of all views, in the order of the document.
    var contentPriorities: [ContentPriority] {
        views.enumerated().flatMap { index, view in
            let control = profile.control(of: view.content.type)
            return Axis.allCases.flatMap { axis in
                [
                    ContentPriority(
                        view: index, kind: .hugging, axis: axis, priority: view.contentHugging[axis],
                        isOwn: view.contentHugging[axis] != control.contentHugging[axis]),
                    ContentPriority(
                        view: index, kind: .compressionResistance, axis: axis,
                        priority: view.compressionResistance[axis],
                        isOwn: view.compressionResistance[axis] != control.compressionResistance[axis]),
                ]
            }
        }
    }
}

extension View {
    /// Whether content can give it a size along an axis, so that its content priorities mean anything.
    func hasIntrinsicMetric(_ axis: Axis) -> Bool {
        if case .stackView = content { return false }
        if let intrinsicContentSize { return intrinsicContentSize[axis] != nil }
        return switch content {
        case .view, .custom, .scrollView, .tableView, .stackView, .imageView(nil): false
        case .textView(let text): !text.isScrollEnabled
        case .slider, .progressView, .searchBar, .navigationBar, .tabBar, .toolbar: axis == .vertical
        default: true
        }
    }
}
