// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutModel
import SourceLocations

/// The files of Interface Builder that an app has, for the program that shows the app's screens.
@MainActor
package final class AppInterfaces {
    /// The module of the app's classes.
    let module: String
    /// The names of files that name a class, by the class.
    private let classes: [String: [String]]
    /// By name, as in `Main.storyboard`.
    private let contents: [String: () -> [UInt8]?]
    private var loaded: [String: LoadedNib] = [:]
    /// What the files ask for and the app does not have, each once.
    private(set) var notes: [String] = []
    /// Gets each note as soon as it is made, so that one of a screen that ends the program is not lost.
    package var onNote: ((String) -> Void)?

    /// - Parameters:
    ///   - contents: what reads each file, by its name with its ending.
    ///   - classes: the names of the files that name a class, by the class.
    package init(
        module: String = "", contents: [String: () -> [UInt8]?] = [:], classes: [String: [String]] = [:]
    ) {
        self.module = module
        self.contents = contents
        self.classes = classes
    }

    /// What the app has that is shown. It is set before anything of the app runs.
    package static var current = AppInterfaces()

    /// Nil if there is no such file, or if it cannot be read.
    func nib(_ name: String) -> LoadedNib? {
        let screen = UIScreen.main.traitCollection
        let key = "\(name) \(screen.horizontalSizeClass) \(screen.verticalSizeClass) \(screen.userInterfaceStyle)"
        if let known = loaded[key] { return known }
        guard let bytes = contents[name]?() else { return nil }
        let nib = LoadedNib(SourceText(name: name, bytes: bytes), on: screen)
        loaded[key] = nib
        return nib
    }

    func has(_ name: String) -> Bool { contents[name] != nil }

    /// The names of files, without their ending.
    func names(of ending: String) -> [String] {
        contents.keys.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    /// The words of a message about a missing file: which ones there are.
    func choice(of ending: String) -> String {
        let names = names(of: ending)
        guard !names.isEmpty else { return "the project has no \(ending) file" }
        let listed = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        return "the project has \(listed)" + (names.count > 12 ? " and \(names.count - 12) others" : "")
    }

    /// A class of the app; nil if it is not compiled with the program.
    func type(named name: String) -> AnyClass? { _typeByName("\(module).\(name)") as? AnyClass }

    func note(_ text: String) {
        guard !notes.contains(text) else { return }
        notes.append(text)
        onNote?(text)
    }

    /// The notes since the last call.
    package func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }

    // MARK: Screens

    /// An object of a class as the app's files have it; nil if none has it.
    ///
    /// A view controller is inside the containers that its storyboard puts it into.
    package func object(ofClass name: String) -> UIResponder? {
        // A file with the name of the class is meant for it.
        let files = (classes[name] ?? []).sorted { ($0.hasPrefix(name) ? 0 : 1, $0) < ($1.hasPrefix(name) ? 0 : 1, $1) }
        for file in files {
            guard let nib = nib(file), let object = nib.objects.first(where: { $0.isMade(of: name) }) else { continue }
            if object.isController {
                return UIStoryboard(nib).shown(object)
            }
            if let place = nib.place(of: object.id) {
                return NibObjects(nib, owner: nil).view(at: place)
            }
        }
        return nil
    }
}

extension InterfaceObject {
    /// Whether the file makes an object of a class there, and does not only speak of it as its owner.
    fileprivate func isMade(of name: String) -> Bool { customClass == name && kind != "placeholder" }

    var isController: Bool { kind.hasSuffix("ontroller") }
}
