// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Makes the document of a hierarchy that has been laid out.
@MainActor
struct DocumentBuilder {
    let root: UIView

    var document: Document {
        root.layoutIfNeeded()
        let snapshot = LayoutSnapshot(of: root, for: .document)
        // The snapshot has a document once it has been made from a view.
        guard var document = snapshot.document else {
            LayoutException.internalInconsistency.raise("A hierarchy without views has no layout document.")
        }
        let views = snapshot.views.compactMap(\.view)
        let names = ViewNames(of: views)
        let resizing = Set(document.views.compactMap { $0.autoresizingMask == nil ? nil : $0.superview })
        for (index, view) in views.enumerated() {
            document.views[index].id = names.names[index]
            document.views[index].hasGeneratedID = false
            dress(&document.views[index], as: view, keepsFrame: resizing.contains(index))
        }
        for index in document.views.indices {
            guard let view = views[index] as? UIStackView else { continue }
            document.views[index].content = .stackView(view.engineStackView { names.name(of: $0) })
        }
        for index in document.guides.indices { document.guides[index].id = names.guideName(snapshot.guides[index]) }
        document.canvas = canvas(document.canvas)
        if root.viewController == nil, root.statedCanvas == nil, !(root is UIWindow), document.usesMarginsOfRoot {
            document = document.inCanvas(named: names.unusedName("canvas"))
        }
        document.overrides = CanvasOverrides(describing: document.canvas, over: [])
        return document
    }

    /// Adds what a live layout does not need: contents that the document's reader measures, and appearance.
    ///
    /// - Parameter keepsFrame: whether a subview resizes with the view, which takes the frame from which it does.
    private func dress(_ made: inout View, as view: UIView, keepsFrame: Bool) {
        let content = view.documentContent
        if case .stackView = made.content {} else { made.content = content }
        if made.autoresizingMask == nil {
            made.frame =
                keepsFrame
                ? Rect(
                    x: view.frame.minX.engineNumber, y: view.frame.minY.engineNumber,
                    width: view.frame.width.engineNumber, height: view.frame.height.engineNumber) : nil
        }
        if let offset = view.shownOffset, let frame = made.frame {
            made.frame = Rect(x: frame.x - offset.x, y: frame.y - offset.y, width: frame.width, height: frame.height)
        }
        // The reader does that for what is in a table.
        if view.superview is UITableView { made.additionalSafeAreaInsets = .zero }
        if case .scrollView = content, let offset = (view as? UIScrollView)?.contentOffset {
            made.contentOffset = Point(x: offset.x.engineNumber, y: offset.y.engineNumber)
        }
        if view.hasMarginsOfTheReader {
            made.layoutMargins = nil
        } else if view.statedCanvas != nil {
            made.layoutMargins = .absolute(view.ownLayoutMargins.engineInsets)
        }
        made.viewRespectsSystemMinimumLayoutMargins =
            view.viewController?.viewRespectsSystemMinimumLayoutMargins
            ?? view.statedCanvas?.respectsSystemMinimumLayoutMargins ?? true
        // Documents state how images fill their views.
        if case .imageView = content { made.contentMode = view.contentMode.engineMode }
        made.clipsToBounds = view.clipsToBounds
        made.style = view.engineStyle
        made.style.isPlacedBySuperview = view.isPlacedBySuperview
        made.baselineOffsets = view.stated?.baselines
        guard view.measuresItself else { return }
        let own = view.ownContent
        made.intrinsicContentSize = own.size == .noMetric && !view.hasNaturalSize ? nil : own.size
        switch content {
        // Half of the height that is added to a label's is above its text.
        case .view, .label: made.baselineOffsets = own.baselines
        default: break
        }
    }

    private func canvas(_ canvas: Canvas) -> Canvas {
        let screen = UIScreen.main
        var canvas = canvas
        // A size and an orientation that do not belong together would be read as the size turned.
        if let width = canvas.width, let height = canvas.height, width > height { canvas.orientation = .landscape }
        // A window has the look of what fills it.
        let shown = (root as? UIWindow)?.rootViewController?.viewIfLoaded ?? root
        canvas.appearance = shown.traitCollection.userInterfaceStyle == .dark ? .dark : .light
        canvas.contentSizeCategory = screen.preferredContentSizeCategory.engineCategory
        guard let device = Device.named(screen.device.id), root.frame.size == screen.bounds.size else { return canvas }
        let orientation: Canvas.Orientation = screen.orientation.isLandscape ? .landscape : .portrait
        guard device.size(in: orientation) == root.frame.size.engineSize,
            device.safeArea(in: orientation) == canvas.safeArea
        else { return canvas }
        canvas.device = device.id
        canvas.orientation = orientation
        return canvas
    }
}

extension UIView {
    /// Whether a document has to give the content's size, because its reader would measure another.
    fileprivate var measuresItself: Bool {
        if intrinsicContentSize != naturalSize { return true }
        let size = ownContent.size
        switch documentContent {
        case .button: return (self as? UIButton)?.isMeasuredHereOnly == true
        case .segmentedControl: return (self as? UISegmentedControl)?.isMeasuredHereOnly == true
        case .label, .textField, .textView, .imageView, .stackView, .scrollView:
            return false
        case let content:
            let standard = UIScreen.main.systemEra.control(of: content.type)?.intrinsicContentSize
            return size != (standard ?? .noMetric)
        }
    }

    /// Whether the class measures a width or a height.
    fileprivate var hasNaturalSize: Bool { naturalSize.width >= 0 || naturalSize.height >= 0 }

    /// Whether a table, collection or cell places the view.
    fileprivate var isPlacedBySuperview: Bool {
        switch superview {
        case is UITableView, is UICollectionView:
            self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
        case let cell as UITableViewCell: cell.contentView === self
        case let cell as UICollectionViewCell: cell.contentView === self
        case let header as UITableViewHeaderFooterView: header.contentView === self
        case let content as CellContentView: content.places(self)
        default: false
        }
    }

    /// Where the content of the table or collection begins that the view is in: a document shows it as far as it has been
    /// scrolled, so that rows begin below a bar.
    fileprivate var shownOffset: Point? {
        guard let scroll = superview as? UIScrollView, scroll is UITableView || scroll is UICollectionView else {
            return nil
        }
        return Point(x: scroll.contentOffset.x.engineNumber, y: scroll.contentOffset.y.engineNumber)
    }

    /// Whether a document's reader gives the view the margins that it has.
    fileprivate var hasMarginsOfTheReader: Bool {
        !(self is CellContentView) && marginsStorage == nil
            && (viewController == nil && statedCanvas == nil) == (superviewStorage != nil)
    }

    /// Whether the class is one of this module, not a program's.
    var isOfUIKit: Bool { !DebugAddress.className(of: self).contains(".") }
}

extension UIView.ContentMode {
    var engineMode: LayoutModel.ContentMode {
        switch self {
        case .scaleToFill: .scaleToFill
        case .scaleAspectFit: .scaleAspectFit
        case .scaleAspectFill: .scaleAspectFill
        case .redraw: .redraw
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
