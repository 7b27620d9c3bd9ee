// SPDX-License-Identifier: Apache-2.0
/// Something that a Swift file can show.
package struct SwiftScreen: Sendable {
    package enum Kind: String, Sendable {
        case preview, viewController, view
    }

    package var file: Int
    /// The name of the class, or that of the preview.
    package var name: String
    package var kind: Kind
    /// The place of the name in the source.
    package var range: Range<Int>
    /// Makes it; nil if it cannot be made without values that only the program has.
    package var expression: String?
    /// The initialisers of a class that cannot be made, as in `init(viewModel:)`.
    package var needs: [String] = []
    package var isLandscape = false
    /// Whether a file of Interface Builder names the class.
    var isInInterface = false

    private var interfaceExpression: String { "_interface(\"\(name)\")" }

    /// The screen as files of Interface Builder have it, which are those of an app; otherwise it is made as it is.
    mutating func takeFromInterface() {
        guard kind != .preview else { return }
        isInInterface = true
        expression = expression.map { "\(interfaceExpression) ?? \($0)" } ?? "\(interfaceExpression) as Any"
        needs = []
    }

    /// Calls of its other initialisers, with samples.
    var ownExpressions: [String] = []

    /// Other ways to make an object of the class, where its own initialisers do not compile.
    package var otherExpressions: [String] {
        guard kind != .preview else { return [] }
        guard !isInInterface else { return ["\(interfaceExpression) as Any"] }
        let calls =
            kind == .viewController
            ? ["()", "(nibName: nil, bundle: nil)", "(style: .plain)"]
            : ["(frame: .zero)", "()", "(style: .default, reuseIdentifier: nil)", "(reuseIdentifier: nil)"]
        return (ownExpressions + calls.map { name + $0 }).filter { $0 != expression }
    }
}

extension Declarations {
    /// The screens that classes make.
    ///
    /// - Parameter takesSamples: whether initialisers get placeholders, and missing superclasses are declared.
    func screens(takesSamples: Bool = false) -> [SwiftScreen] {
        classNames.compactMap { name in
            let nearest = superclasses(of: name).last ?? ""
            let last = ([name] + superclasses(of: name)).last { classes[$0] != nil } ?? name
            let base = takesSamples ? StubType.superclass(named: nearest, of: last) ?? nearest : nearest
            guard let known = classes[name], !known.isGeneric, !known.isPrivateMember else { return nil }
            guard let kind = Self.kind(ofBase: base) else { return nil }
            var screen = SwiftScreen(file: known.file, name: name, kind: kind, range: known.nameRange)
            let own = initializers(of: name)
            screen.ownExpressions = own.filter { $0.labels != ["coder"] }.map { name + $0.sampleCall }
            let written = known.initializers.filter { !$0.isConvenience }
            if !written.isEmpty, written.allSatisfy({ $0.labels == ["coder"] }) {
                // It inherits no others.
                screen.expression = "\(name)(coder: NSCoder()) as Any"
            } else if let call = call(own, ofBase: base) {
                screen.expression = name + call
            } else if takesSamples,
                let least = own.filter({ $0.labels != ["coder"] }).min(by: { $0.needed.count < $1.needed.count })
            {
                screen.expression = name + least.sampleCall
            } else {
                screen.needs = own.filter { !$0.isConvenience && $0.labels != ["coder"] }.map(\.name)
            }
            return screen
        }
    }

    /// The initialisers of a class and, as long as it has none of its own that Swift would ask for, those of its superclasses.
    private func initializers(of name: String) -> [Initializer] {
        for owner in [name] + superclasses(of: name) {
            let own = classes[owner]?.initializers ?? []
            if own.contains(where: { !$0.isConvenience && $0.labels != ["coder"] }) || own.contains(where: \.isCallable)
            {
                return own
            }
        }
        return []
    }

    /// The arguments that make an object, as far as every program has them.
    private func call(_ own: [Initializer], ofBase base: String) -> String? {
        if own.contains(where: \.isCallable) { return "()" }
        let isCell = base == "UITableViewCell"
        let isHeader = base == "UITableViewHeaderFooterView"
        guard !own.isEmpty else {
            if isCell { return "(style: .default, reuseIdentifier: nil)" }
            if isHeader { return "(reuseIdentifier: nil)" }
            if base == "UICollectionView" { return Self.collection }
            return base.hasSuffix("Controller") ? "()" : "(frame: .zero)"
        }
        let known: [([String], String)] = [
            (["frame"], "(frame: .zero)"), (["style", "reuseIdentifier"], "(style: .default, reuseIdentifier: nil)"),
            (["reuseIdentifier"], "(reuseIdentifier: nil)"), (["nibName", "bundle"], "(nibName: nil, bundle: nil)"),
            (["style"], "(style: .plain)"),
            (["collectionViewLayout"], "(collectionViewLayout: UICollectionViewFlowLayout())"),
            (["frame", "collectionViewLayout"], Self.collection),
        ]
        return known.first { labels, _ in own.contains { $0.labels == labels } }?.1
    }

    private static let collection = "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"

    /// Nil for a class that shows nothing.
    static func kind(ofBase base: String) -> SwiftScreen.Kind? {
        let name = base.split(separator: ".").last.map(String.init) ?? base
        guard name.hasPrefix("UI") else { return nil }
        if name.hasSuffix("Controller") {
            return ["UIPresentationController", "UIDocumentInteractionController", "UIMenuController"].contains(name)
                ? nil : .viewController
        }
        let endings = [
            "View", "Cell", "Button", "Label", "Control", "Field", "Bar", "Switch", "Slider", "Picker", "Stepper",
        ]
        return endings.contains { name.hasSuffix($0) } ? .view : nil
    }
}

extension Declarations.Initializer {
    /// Whether it can be called without arguments.
    var isCallable: Bool { needed.isEmpty }

    /// The arguments of a call with samples.
    fileprivate var sampleCall: String {
        "(" + needed.map { SampleExtension.argument($0.label, $0.type) }.joined(separator: ", ") + ")"
    }

    /// The parameters for which a call has to have arguments.
    var needed: [Parameter] { parameters.filter { !$0.hasDefault } }
}
