// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML
import SourceLocations

/// Builds one scene's document, view by view, then its constraints.
struct SceneBuilder {
    /// The meaning of an object id of the file in a constraint.
    enum Item: Hashable {
        case layoutItem(LayoutItem)
        /// `topLayoutGuide` and `bottomLayoutGuide` of a view controller: bars, from before the safe area.
        case topLayoutGuide
        case bottomLayoutGuide
    }

    let draft: SceneDraft
    let insets: SceneInsets
    let content: ContentReader
    let colors: ColorReader
    let appearance: Canvas.Appearance
    var names: ItemNames
    var views: [View] = []
    var elements: [ViewElement] = []
    var recordedFrames: [Rect] = []
    var items: [String: Item] = [:]
    /// The start tags of views that are left out.
    private var uninstalledViews: [SourceRange] = []
    /// The guides of grid views.
    var guides: [Document.Guide] = []
    var constraints: [Constraint] = []
    var variedConstraints: Set<Int> = []
    var diagnostics: [Diagnostic] = []
    /// The elements of the items of bars over the scene.
    var barElements: [XMLElement] = []
    var drawnBars: ScreenBars?
    /// The object ids of the views that constraints are about.
    let constrainedIDs: Set<String>
    /// The bars that containers put around the scene, drawn or not.
    var containerBars: Set<ImportOptions.Bar> = []

    var file: InterfaceFile { draft.file }
    var root: SceneRoot { draft.root }
    var options: ImportOptions { draft.options }

    init(_ draft: SceneDraft) {
        self.draft = draft
        insets = SceneInsets(draft)
        let (file, root, options) = (draft.file, draft.root, draft.options)
        appearance = options.appearance(in: file)
        content = ContentReader(file, options, appearance: appearance)
        colors = content.colors
        names = ItemNames(scope: root.scope, root: root.view.element, known: options.viewIDs)
        constrainedIDs = root.view.element.constrainedIDs
    }

    mutating func scene() -> ImportedScene {
        let safeArea = insets.safeArea
        addScreenBars()
        addView(draft.placing(root.view), superview: nil)
        nameArrangedSubviews()
        for guide in root.ownerElement?.members(of: "layoutGuides") ?? []
        where guide.name == "viewControllerLayoutGuide" {
            guard let id = guide["id"] else { continue }
            items[id] = guide["type"] == "bottom" ? .bottomLayoutGuide : .topLayoutGuide
        }
        for index in elements.indices { addConstraints(of: index) }
        addGridViews()
        addSplitViews()
        applyMargins(safeArea: safeArea)
        reportMarks()
        reportLeftOut()
        reportImagePlaceholders()
        let size = recordedFrames[0].size
        let canvas = Canvas(
            orientation: size.width > size.height ? .landscape : .portrait,
            // A root that was drawn with no size at all takes the one that its contents need.
            width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil,
            scale: file.scale,
            safeArea: DirectionalEdgeInsets(
                top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right),
            direction: Canvas(layers: [CanvasOverrides(language: file.language)]).direction,
            appearance: appearance, contentSizeCategory: file.contentSizeCategory, language: file.language)
        var document = Document(
            name: root.name, platform: file.system.platform, profile: file.profile, canvas: canvas, metrics: [],
            views: views, guides: guides, constraints: constraints, variants: [],
            fontDirectories: options.assets.fontDirectories)
        document.bars = drawnBars
        document.colors = usedColors
        var scene = ImportedScene(
            id: root.view.element["id"] ?? "", sceneID: root.sceneID, name: root.name, document: document,
            objectIDs: elements.map { $0.isOfMatrix ? "" : $0.element["id"] ?? "" }, recordedFrames: recordedFrames,
            misplacedViews: elements.indices.filter { elements[$0].element.isSet("misplaced") },
            ambiguousViews: elements.indices.filter { elements[$0].element.isSet("ambiguous") })
        addIndices(to: &scene)
        return scene
    }

    /// The colours of asset catalogues that views have, each once, in the order of the views.
    private var usedColors: [AdaptiveColor] {
        var used: [AdaptiveColor] = []
        let named = options.assets.colors
        for colors in views.compactMap(\.style.adaptiveColors) {
            for color in colors.roles.compactMap({ colors[$0] }) where !used.contains(color) {
                if let name = color.name, named[name.text] == color { used.append(color) }
            }
        }
        return used
    }

    /// What changing the file needs to know.
    private func addIndices(to scene: inout ImportedScene) {
        // Frames that files record in other coordinates cannot be changed in them.
        scene.frameSources = elements.enumerated().map { index, view in
            let isMoved = views[index].superview.map { elements[$0].topInset != 0 } ?? false
            return view.element.name == "tableHeaderView" || view.isOfMatrix || isMoved
                ? nil : view.element.child("rect", key: "frame")?.range
        }
        for (name, path) in content.imageFiles {
            if let image = file.resources.images[name], !image.isSymbol { scene.imageSizes[path] = image.size }
        }
        scene.unrecordedViews = Set(elements.indices.filter { $0 > 0 && !elements[$0].hasFrame })
        scene.uninstalledViews = uninstalledViews
        scene.sizeClasses = file.sizeClasses
        scene.subviewsGrowUpwards = elements.map { !$0.isFlipped }
        scene.fixedViews = elements.indices.filter { elements[$0].element.isSet("fixedFrame") }
        let indices = elements.indices.dropFirst()
        scene.unselectedTabViews = indices.filter { superview(of: $0).isOfUnselectedTab(elements[$0]) }
        var isInHiddenColumn = elements.map(\.isInHiddenColumn)
        for index in indices where isInHiddenColumn[views[index].superview ?? 0] { isInHiddenColumn[index] = true }
        scene.hiddenColumnViews = indices.filter { isInHiddenColumn[$0] }
        scene.containedViews = indices.filter {
            superview(of: $0).element.name == "splitView" || elements[$0].element.name == "tableCellView"
        }
        scene.programSizedViews = elements.indices.filter {
            elements[$0].element["customClass"] != nil || views[$0].content == .imageView(nil)
        }
        scene.cellViews = cellViews
        scene.variedConstraints = variedConstraints
        scene.scrolledViews = indices.filter { superview(of: $0).element.name == "clipView" }
        for (id, item) in items.sorted(by: { $0.key < $1.key }) {
            switch item {
            case .layoutItem(.view): break
            case .layoutItem(let guide): scene.guideIDs[guide] = id
            case .topLayoutGuide: scene.topLayoutGuideID = id
            case .bottomLayoutGuide: scene.bottomLayoutGuideID = id
            }
        }
    }

    /// Cells and what they consist of.
    private var cellViews: Set<Int> {
        let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
        var found: Set<Int> = []
        for (index, view) in elements.enumerated() {
            let isContent = view.element.key == "contentView" && views[index].superview.map(found.contains) == true
            if cells.contains(view.element.name) || view.element.name.hasSuffix("CellContentView") || isContent {
                found.insert(index)
            }
        }
        return found
    }

    /// The superview of a view other than the root.
    private func superview(of index: Int) -> ViewElement { elements[views[index].superview ?? 0] }

    private mutating func addView(_ view: ViewElement, superview: Int?) {
        let element = view.element
        let index = views.count
        var frame = superview.map { elements[$0].frame(of: view) } ?? view.recordedFrame
        if superview == nil { (frame.x, frame.y) = (0, 0) }
        var view = view
        if superview == nil || superview == 0 { view.topInset += adjustedContentInset(of: element, at: frame.y) }
        views.append(self.view(view, superview: superview, frame: frame))
        // What autoresizing masks place, itself or its subviews, cannot be without one.
        if !view.hasFrame, ([view] + view.subviews).allSatisfy(\.isPlacedByConstraints) { views[index].frame = nil }
        elements.append(view)
        recordedFrames.append(frame)
        if let id = element["id"] { items[id] = .layoutItem(.view(index)) }
        for guide in element.children("viewLayoutGuide") {
            guard let id = guide["id"], let key = guide.key else { continue }
            if let builtIn = Self.guides[key] {
                items[id] = .layoutItem(.builtInGuide(builtIn, of: index))
            } else {
                report(.unsupportedGuide, "unsupported layout guide '\(key)'", guide, index)
            }
        }
        for recorded in view.subviews {
            let subview = draft.placing(view.filling(recorded))
            if let id = subview.element["id"], file.uninstalledViews.contains(id) {
                report(
                    .uninstalledView, .note,
                    "this view is not installed for the device's size classes and is left out", subview.element, index)
                uninstalledViews.append(subview.element.range)
                continue
            }
            views[index].subviews.append(views.count)
            addView(subview, superview: index)
        }
    }

    /// Views that are left out have no name.
    private mutating func nameArrangedSubviews() {
        for index in views.indices {
            views[index].content = views[index].content.namingArrangedSubviews { id in
                guard case .layoutItem(.view(let subview))? = items[id] else { return nil }
                return views[subview].id
            }
        }
    }

    private static let guides: [String: BuiltInGuide] = [
        "safeArea": .safeAreaLayoutGuide, "contentLayoutGuide": .contentLayoutGuide,
        "frameLayoutGuide": .frameLayoutGuide, "keyboard": .keyboardLayoutGuide, "layoutMargins": .layoutMarginsGuide,
        "readableContent": .readableContentGuide,
    ]

    private mutating func reportMarks() {
        for index in elements.indices {
            let element = elements[index].element
            if element.isSet("ambiguous") {
                report(.markedAmbiguous, .note, "Interface Builder marked this view as ambiguous", element, index)
            }
            if element.isSet("misplaced") {
                report(
                    .markedMisplaced, .note,
                    "Interface Builder marked this view as misplaced: its recorded frame differs from the one that its constraints give",
                    element, index)
            }
        }
    }

    mutating func report(_ code: DiagnosticCode, _ message: String, _ element: XMLElement, _ view: Int?) {
        report(code, .warning, message, element, view)
    }

    mutating func report(
        _ code: DiagnosticCode, _ severity: Diagnostic.Severity, _ message: String, _ element: XMLElement, _ view: Int?
    ) {
        diagnostics.append(
            Diagnostic(code, severity, message, at: element.range, views: view.map { [views[$0].id] } ?? []))
    }
}

extension DiagnosticCode {
    package static let unsupportedGuide = DiagnosticCode("unsupported-layout-guide")
    package static let uninstalledView = DiagnosticCode("view-not-installed")
    package static let markedAmbiguous = DiagnosticCode("marked-ambiguous")
    package static let markedMisplaced = DiagnosticCode("marked-misplaced")
}

extension InterfaceFile {
    /// The control sizes of the system that the file's Xcode drew with.
    var profile: Profile { .named(era.profile) }
}
