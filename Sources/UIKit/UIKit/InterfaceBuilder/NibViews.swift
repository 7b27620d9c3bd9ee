// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutModel

/// Makes the views of a scene of Interface Builder, of the classes that the file names.
@MainActor
final class NibViews: DocumentViews {
    private let objects: NibObjects
    private let scene: Int
    private let ids: [String]

    /// - Parameter scene: the number of the scene in the file.
    init(_ scene: Int, of objects: NibObjects) {
        self.objects = objects
        self.scene = scene
        ids = objects.nib.scenes[scene].objectIDs
        super.init(objects.nib.scenes[scene].document)
        objects.nib.note(objects.nib.scenes[scene].diagnostics)
    }

    private func object(_ index: Int) -> InterfaceObject? {
        ids.indices.contains(index) ? objects.nib.object(ids[index]) : nil
    }

    override func make(_ index: Int) -> UIView {
        let standard = object(index)?.viewClass ?? model.views[index].content.viewClass
        let type = objects.type(of: object(index), standard)
        let coder = NibCoder { made in
            if let view = made as? UIView { self.fill(view, index) }
        }
        let view = type.init(coder: coder) ?? standard.init(coder: coder) ?? UIView()
        // A class that makes the view in another way than by the file.
        if views[index] == nil { fill(view, index) }
        return view
    }

    override func fill(_ view: UIView, _ index: Int) {
        if let object = object(index) {
            objects.add(view, object)
            view.take(object, of: objects.nib)
        }
        if let frame = model.views[index].frame { view.frame = CGRect(frame) }
        super.fill(view, index)
        if let slider = view as? UISlider, let object = object(index) { slider.takeRange(object) }
    }

    override func state(_ view: UIView, _ index: Int) {
        let model = model.views[index]
        // A root is named after its class.
        if model.superview != nil { view.ownRare.nameInNib = model.id }
        guard let object = object(index) else { return }
        view.takeMargins(object)
        // The canvas of Interface Builder has sizes that the view does not have, and the app's classes have their own.
        let isOfApp = object.customClass != nil && !view.isOfUIKit
        guard !isOfApp, object.kind != "view", let size = model.intrinsicContentSize else { return }
        var stated = View(
            id: model.id, content: model.content, superview: nil, intrinsicContentSize: size,
            contentHugging: model.contentHugging, compressionResistance: model.compressionResistance)
        stated.alignmentRectInsets = view.naturalAlignmentInsets.engineInsets
        view.stated = StatedProperties(stated, insets: view.naturalAlignmentInsets, canvas: nil)
    }

    override func finish() {
        super.finish()
        for (constraint, made) in zip(model.constraints, constraints) {
            guard let made, let id = objects.nib.id(ofConstraint: constraint) else { continue }
            // It is removed when Xcode builds the file.
            if objects.nib.object(id)?.attributes["placeholder"] == "YES" { made.isActive = false }
            objects.add(made, id: id)
        }
    }

    // MARK: Places

    override func place(_ index: Int, in superview: UIView) {
        let key = object(index)?.key
        switch superview {
        case _ where superview.superview is UITableViewCell && fillPart(index, of: superview.superview): break
        case let cell as UITableViewCell where key == "contentView": fillContents(cell.contentView, index)
        case let cell as UICollectionViewCell where key == "contentView": fillContents(cell.contentView, index)
        case let effect as UIVisualEffectView where key == "contentView": fillContents(effect.contentView, index)
        case let table as UITableView where place(index, in: table): break
        case let collection as UICollectionView where place(index, in: collection): break
        default: super.place(index, in: superview)
        }
    }

    private func fillContents(_ view: UIView, _ index: Int) {
        fill(view, index)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Whether the view is a label or the image view of the cell's style, which the cell has already.
    private func fillPart(_ index: Int, of view: UIView?) -> Bool {
        guard let cell = view as? UITableViewCell, let object = object(index),
            let source = object.owner.flatMap({ objects.nib.object($0)?.owner }).flatMap({ objects.nib.object($0) })
        else { return false }
        let parts: [(String, () -> UIView?)] = [
            ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
            ("imageView", { cell.imageView }),
        ]
        guard let part = parts.first(where: { source.attributes[$0.0] == object.id })?.1() else { return false }
        fill(part, index)
        part.translatesAutoresizingMaskIntoConstraints = true
        return true
    }

    /// Whether the table has a place of its own for the view.
    private func place(_ index: Int, in table: UITableView) -> Bool {
        guard let object = object(index) else { return false }
        switch object.key {
        case "tableHeaderView": table.tableHeaderView = make(index)
        case "tableFooterView": table.tableFooterView = make(index)
        case "backgroundView": table.backgroundView = make(index)
        default:
            guard object.kind == "tableViewCell" else { return false }
            let section = object.owner.flatMap { objects.nib.object($0) }
            guard section?.kind == "tableViewSection" else {
                registerPrototype(index, object, in: table)
                return true
            }
            guard let section, let cell = make(index) as? UITableViewCell else { return true }
            table.add(cell, object, in: section, isFirst: isFirst(object, in: section))
        }
        return true
    }

    private func isFirst(_ object: InterfaceObject, in section: InterfaceObject) -> Bool {
        objects.nib.objects(in: section.id).first { $0.kind == "tableViewCell" }?.id == object.id
    }

    private func registerPrototype(_ index: Int, _ object: InterfaceObject, in table: UITableView) {
        guard let identifier = object.attributes["reuseIdentifier"] else { return }
        let (nib, place) = (objects.nib, LoadedNib.Place(scene: scene, view: index))
        table.register(forCellReuseIdentifier: identifier) {
            NibObjects(nib, owner: nil).view(at: place) as? UITableViewCell ?? UITableViewCell()
        }
    }

    private func place(_ index: Int, in collection: UICollectionView) -> Bool {
        guard let object = object(index) else { return false }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        let kind = object.key.flatMap { kinds[$0] }
        guard kind != nil || object.kind == "collectionViewCell" else {
            guard object.key == "backgroundView" else { return false }
            collection.backgroundView = make(index)
            return true
        }
        guard let identifier = object.attributes["reuseIdentifier"] else { return true }
        let (nib, place) = (objects.nib, LoadedNib.Place(scene: scene, view: index))
        collection.register(kind, withReuseIdentifier: identifier) { frame in
            let made = NibObjects(nib, owner: nil).view(at: place)
            made.frame = frame
            return made as? UICollectionReusableView ?? UICollectionViewCell(frame: frame)
        }
        return true
    }
}

extension UITableView {
    fileprivate func add(
        _ cell: UITableViewCell, _ object: InterfaceObject, in section: InterfaceObject, isFirst: Bool
    ) {
        var sections = staticSections ?? []
        if isFirst || sections.isEmpty {
            sections.append(
                StaticSection(header: section.attributes["headerTitle"], footer: section.attributes["footerTitle"]))
        }
        sections[sections.count - 1].cells.append(cell)
        sections[sections.count - 1].heights.append(object.number("rowHeight"))
        staticSections = sections
    }
}
