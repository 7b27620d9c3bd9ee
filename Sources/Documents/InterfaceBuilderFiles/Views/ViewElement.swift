// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
internal import LayoutModel
package import LayoutXML

/// A view's element: its place, its mask, and which of the elements below it are its subviews.
package struct ViewElement: Sendable {
    package var element: XMLElement
    package var system: InterfaceFile.System
    /// The table that a header belongs to.
    var table: XMLElement?
    /// Whether it is a grid view that is laid out here.
    let isGridView: Bool
    /// Whether it is a split view whose panes are laid out here.
    let isSplitView: Bool
    /// A frame instead of the one that the file records, or does not record.
    package var replacingFrame: Rect?
    /// Alignment-rectangle insets instead of the system's for this kind of view, points.
    var alignmentInsets: EdgeInsets?
    /// Points: of a cell of AppKit that the file records without a width, that of its column.
    private var widthInColumn: Double?
    /// Whether it is a cell of a column that is hidden.
    private(set) var isInHiddenColumn = false
    /// Whether the file has it as a cell.
    var isOfMatrix = false
    /// How far below the clip view's top its contents begin, under column headers. Points.
    var topInset = 0.0

    /// Nil without a frame, which older files leave out for the contents of some cells, and for views that constraints place.
    package init?(_ element: XMLElement, system: InterfaceFile.System, isContentsOfCell: Bool = false) {
        guard isContentsOfCell || Self.isPlacedByConstraints(element) || Self.hasFrame(element) else { return nil }
        self.element = element
        self.system = system
        isGridView = element.name == "gridView" && !GridView.hasHiddenBands(element)
        isSplitView = system == .macos && element.name == "splitView" && SplitView(element)?.isFilled == true
    }

    var isPlacedByConstraints: Bool { Self.isPlacedByConstraints(element) }

    private static func isPlacedByConstraints(_ element: XMLElement) -> Bool {
        element["id"] != nil && element["translatesAutoresizingMaskIntoConstraints"] == "NO"
    }

    /// Whether the file has the frame, or another one takes its place.
    package var hasFrame: Bool { replacingFrame != nil || Self.hasFrame(element) }

    private static func hasFrame(_ element: XMLElement) -> Bool {
        element.child("rect", key: "frame") != nil || element.child("frame", key: "frameInset") != nil
    }

    /// The recorded frame as in the file: AppKit's y axis points upwards.
    package var recordedFrame: Rect {
        if let replacingFrame { return replacingFrame }
        let frame = element.child("rect", key: "frame")
        // Some versions of Xcode 8 write the frame as the insets of its edges, without those that are 0.
        guard let rect = frame ?? element.child("frame", key: "frameInset") else { return .zero }
        // Thirds of a point come with errors in their last digits.
        func value(_ attribute: String) -> Double { ((rect.number(attribute) ?? 0) * 1e6).rounded() / 1e6 }
        return Rect(
            x: value(frame == nil ? "minX" : "x"), y: value(frame == nil ? "minY" : "y"),
            width: widthInColumn ?? max(0, value("width")),
            height: max(0, value("height")))
    }

    /// Whether y grows downwards in this view's own coordinates.
    var isFlipped: Bool {
        guard system == .macos else { return true }
        // A clip view has the coordinates of its document view, and a plain view has those of AppKit.
        if element.name == "clipView", let document = element.members(of: "subviews").first {
            return !["view", "customView"].contains(document.name) && !endsAtUpperEdge(document)
        }
        return Self.flippedAppKitViews.contains(element.name)
    }

    /// Whether a document view that may have either coordinates ends at the upper edge of this clip view in those of AppKit.
    private func endsAtUpperEdge(_ document: XMLElement) -> Bool {
        guard ["stackView", "webView"].contains(document.name),
            let frame = ViewElement(document, system: system)?.recordedFrame
        else { return false }
        return frame.y != 0 && abs(frame.maxY - recordedFrame.height) <= 0.5
    }

    /// A subview's recorded frame in this view's coordinates, y downwards.
    package func frame(of subview: ViewElement) -> Rect {
        var frame = subview.recordedFrame
        frame.y += topInset
        if let content = element.child(key: "contentView"), subview.element.name == "tableHeaderView" {
            // Its own place is that in a clip view of its own, which files leave out.
            let place = ViewElement(content, system: system).map { self.frame(of: $0) } ?? .zero
            return Rect(x: place.x + frame.x, y: place.y, width: min(frame.width, place.width), height: frame.height)
        }
        if !isFlipped { frame.y = recordedFrame.height - frame.y - frame.height }
        return frame
    }

    /// Back to front. Views are children of elements with many names (cells, sections, tab items), which have no frames.
    package var subviews: [ViewElement] {
        if system == .macos, element.name == "matrix" { return matrixCells }
        var found: [ViewElement] = []
        func search(_ element: XMLElement) {
            for child in element.children where !Self.withoutViews.contains(child.name) {
                let isContents = element.name == "tableViewCell" && child.name == "tableViewCellContentView"
                if let view = ViewElement(child, system: system, isContentsOfCell: isContents) {
                    found.append(view)
                } else {
                    search(child)
                }
            }
        }
        search(element)
        return withWidthsInColumns(withColumnHeaders(found))
    }

    /// The contents of a cell as UIKit places them: they fill it where the file has no frame of them, or one of another height than
    /// the cell's with or without its separator.
    func filling(_ contents: ViewElement) -> ViewElement {
        guard element.name == "tableViewCell", contents.element.name == "tableViewCellContentView" else {
            return contents
        }
        let cell = recordedFrame
        guard !contents.hasFrame || abs(cell.height - contents.recordedFrame.height) > 1 else { return contents }
        var contents = contents
        contents.replacingFrame = Rect(x: 0, y: 0, width: cell.width, height: cell.height)
        return contents
    }

    /// The cells of hidden columns have no width, in which their contents could not be laid out.
    private func withWidthsInColumns(_ subviews: [ViewElement]) -> [ViewElement] {
        guard ["tableView", "outlineView"].contains(element.name) else { return subviews }
        var columns: [String: XMLElement] = [:]
        for column in element.members(of: "tableColumns") {
            for cell in column.members(of: "prototypeCellViews") { cell["id"].map { columns[$0] = column } }
        }
        return subviews.map { view in
            guard let column = view.element["id"].flatMap({ columns[$0] }) else { return view }
            var view = view
            view.isInHiddenColumn = column.isSet("hidden")
            if view.recordedFrame.width == 0 { view.widthInColumn = column.number("width").map { max(0, $0) } }
            return view
        }
    }

    /// The header of a table knows its columns' titles, and the clip view what the header covers.
    private func withColumnHeaders(_ subviews: [ViewElement]) -> [ViewElement] {
        guard system == .macos, element.name == "scrollView", let header = element.child(key: "headerView"),
            let content = element.child("clipView", key: "contentView"),
            let table = content.members(of: "subviews").first,
            let headerView = ViewElement(header, system: system)
        else { return subviews }
        return subviews.map { view in
            var view = view
            if view.element.name == "tableHeaderView" { view.table = table }
            if view.element.key == "contentView" { view.topInset = headerView.recordedFrame.height }
            return view
        }
    }

    /// Nil if the view is laid out by constraints alone. What a grid view lays out has no
    /// mask; in one that cannot be laid out here it keeps its recorded frame.
    func autoresizingMask(in superview: ViewElement?, usesAutoLayout: Bool) -> AutoresizingMask? {
        if let superview, superview.element.name == "gridView" {
            return superview.isGridView ? nil : AutoresizingMask([])
        }
        if superview?.isSplitView == true { return nil }
        let isConstrained = usesAutoLayout && element["translatesAutoresizingMaskIntoConstraints"] == "NO"
        if element.name == "tableCellView", let table = superview?.element {
            // A table of AppKit places its cells by their frames, which change with its columns alone. One that constraints
            // lay out has nothing here but the masks of its cells to tell its size.
            let isTableConstrained =
                usesAutoLayout && table["translatesAutoresizingMaskIntoConstraints"] == "NO"
                && !table.isSet("fixedFrame")
            if isConstrained || !isTableConstrained { return AutoresizingMask([]) }
        }
        if isConstrained { return element.isSet("fixedFrame") ? AutoresizingMask([]) : nil }
        guard let recorded = element.child("autoresizingMask", key: "autoresizingMask") else {
            return AutoresizingMask([])
        }
        var mask: AutoresizingMask = []
        let isFlipped = superview?.isFlipped ?? true
        if recorded.isSet("flexibleMinX") { mask.insert(.flexibleLeftMargin) }
        if recorded.isSet("widthSizable") { mask.insert(.flexibleWidth) }
        if recorded.isSet("flexibleMaxX") { mask.insert(.flexibleRightMargin) }
        if recorded.isSet("flexibleMinY") { mask.insert(isFlipped ? .flexibleTopMargin : .flexibleBottomMargin) }
        if recorded.isSet("heightSizable") { mask.insert(.flexibleHeight) }
        if recorded.isSet("flexibleMaxY") { mask.insert(isFlipped ? .flexibleBottomMargin : .flexibleTopMargin) }
        return mask
    }

    /// AppKit views whose own coordinates grow downwards.
    private static let flippedAppKitViews: Set<String> = [
        "tableView", "outlineView", "scrollView", "clipView", "splitView", "tabView", "collectionView",
        "tableHeaderView", "matrix",
    ]

    private static let withoutViews: Set<String> = [
        "rect", "autoresizingMask", "color", "constraints", "connections", "fontDescription", "font", "state", "point",
        "userDefinedRuntimeAttributes", "accessibility", "menu", "textFieldCell", "buttonCell", "popUpButtonCell",
        "gestureRecognizers", "variation", "viewLayoutGuide", "touchBar",
    ]
}
