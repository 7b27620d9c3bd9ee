// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutModel
import SourceLocations

/// A file of Interface Builder that has been read, with the variations of a screen's size classes.
struct LoadedNib {
    /// The place of a view in the scenes of a file.
    struct Place: Hashable {
        var scene: Int
        var view: Int
    }

    /// As in `Main.storyboard`.
    let name: String
    let scenes: [ImportedScene]
    /// In the order of the file.
    let objects: [InterfaceObject]
    let initialViewController: String?
    private let source: SourceText
    private let indices: [String: Int]
    private let places: [String: Place]
    /// The ids of constraints by the starts of their tags.
    private let constraints: [SourceRange: String]

    @MainActor
    init(_ source: SourceText, on screen: UITraitCollection) {
        self.source = source
        name = source.name
        var options = ImportOptions()
        options.assets = AppAssets.current.named
        options.appearance = screen.userInterfaceStyle == .dark ? .dark : .light
        options.sizeClasses = SizeClasses(
            width: screen.horizontalSizeClass.engineClass, height: screen.verticalSizeClass.engineClass)
        let nib = InterfaceBuilderImporter(options: options).nib(of: source)
        scenes = nib.file.scenes
        objects = nib.objects
        initialViewController = nib.initialViewController
        indices = Dictionary(nib.objects.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var places: [String: Place] = [:]
        for (scene, imported) in nib.file.scenes.enumerated() {
            for (view, id) in imported.objectIDs.enumerated() where !id.isEmpty {
                places[id] = Place(scene: scene, view: view)
            }
        }
        self.places = places
        constraints = Dictionary(
            nib.objects.filter { $0.kind == "constraint" }.map { ($0.range, $0.id) }
        ) { first, _ in first }
        if scenes.isEmpty { note(nib.file.diagnostics) }
    }

    /// Reports what of the file is wrong or cannot be shown.
    @MainActor
    func note(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity != .note || diagnostic.code == .leftOut {
            AppInterfaces.current.note("\(place(diagnostic.range ?? SourceRange(0, 0))): \(diagnostic.message)")
        }
    }

    func object(_ id: String) -> InterfaceObject? { indices[id].map { objects[$0] } }

    func place(of id: String) -> Place? { places[id] }

    func id(ofConstraint constraint: Constraint) -> String? { constraint.source.flatMap { constraints[$0] } }

    /// The file and the line, for messages.
    func place(_ range: SourceRange) -> String { "\(name):\(source.position(of: range.lowerBound).line)" }

    /// The objects directly in another one, or in the file.
    func objects(in owner: String?) -> [InterfaceObject] { objects.filter { $0.owner == owner } }

    /// Where the scene of a view controller is; nil for one without a view of its own.
    func scene(of controller: InterfaceObject) -> Place? {
        let views = objects(in: controller.id)
        return views.lazy.compactMap { object in self.place(of: object.id) }.first { $0.view == 0 }
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate var engineClass: SizeClass? {
        switch self {
        case .compact: .compact
        case .regular: .regular
        case .unspecified: nil
        }
    }
}
