// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Chooses the files of a project with which a file is compiled, so that its screens show what they show in their app: those of the classes
/// that its own inherit from, of the views that it is made of, of its constants and models, and of members that it uses of other types.
/// Services, view models and other controllers are not among them: their placeholders give samples.
package struct NeededFiles: Sendable {
    private let project: ProjectSources
    /// The path of the file for which they are chosen.
    private let path: String
    /// How many steps lead from the file to each of the chosen ones.
    private var depths: [Int: Int] = [:]
    private var viewCount = 0
    private var size = 0

    /// What one screen brings along at most: it may lead to all of its app.
    private static let mostFiles = 60
    private static let mostViews = 20
    private static let mostBytes = 800_000

    /// - Parameter paths: of the files for which they are chosen.
    package init(of paths: [String], in project: ProjectSources) {
        path = paths.first ?? ""
        self.project = project
        let own = Set(paths)
        for file in project.paths.indices where own.contains(project.paths[file]) { depths[file] = 0 }
    }

    package func depth(of file: Int) -> Int { depths[file] ?? 0 }

    // MARK: Types that a file names

    /// The files of the types that a source names, and of those that they name in turn.
    ///
    /// - Parameter depth: of the source.
    package mutating func files(namedIn source: SwiftSource, depth: Int) -> [(file: Int, source: SwiftSource)] {
        var found: [(file: Int, source: SwiftSource)] = []
        var next = [(source, depth)]
        while !next.isEmpty {
            let (source, depth) = next.removeFirst()
            let names = NameCollector(viewMode: .sourceAccurate)
            names.walk(source.tree)
            for name in names.order {
                let file = file(
                    declaring: name, isInherited: names.inherited.contains(name),
                    isQualifier: names.qualifiers.contains(name), depth: depth)
                guard let file else { continue }
                let other = project.source(file)
                found.append((file, other))
                next.append((other, depth + 1))
            }
        }
        return found
    }

    /// The file of a type or of a value outside of types; nil where a placeholder is better, or for what no file declares.
    ///
    /// - Parameter isQualifier: whether types inside the type are used.
    package mutating func file(
        declaring name: String, isInherited: Bool = false, isQualifier: Bool = false, depth: Int
    ) -> Int? {
        let known = (project.index.declarations[name] ?? []).filter { $0.owner == nil }
        guard !known.contains(where: { depths[$0.file] != nil }) else { return nil }
        let fitting = known.filter { isNeeded($0, name, isInherited: isInherited, isQualifier: isQualifier, depth: depth + 1) }
        return choose(among: fitting, name, depth: depth + 1)
    }

    /// The file with a member of another type.
    package mutating func file(extending type: String, with member: String, depth: Int) -> Int? {
        let known = (project.index.declarations[member] ?? []).filter { $0.owner != nil && depths[$0.file] == nil }
        let plain = Self.name(of: type)
        let own = known.filter { $0.owner == plain }
        let fitting = own.isEmpty ? known.filter { isAbove($0.owner ?? "", plain, depth) } : own
        return choose(among: fitting, "", depth: depth + 1)
    }

    private mutating func choose(among known: [SourceIndex.Declaration], _ name: String, depth: Int) -> Int? {
        let nearest = known.enumerated().max { a, b in
            (project.nearness(of: a.element.file, to: path), -a.offset)
                < (project.nearness(of: b.element.file, to: path), -b.offset)
        }
        guard let file = nearest?.element.file, depths.count < Self.mostFiles,
            size + project.texts[file].count < Self.mostBytes
        else { return nil }
        depths[file] = depth
        size += project.texts[file].count
        if project.index.base(of: name).flatMap({ Declarations.kind(ofBase: $0) }) == .view { viewCount += 1 }
        return file
    }

    private func isNeeded(
        _ declaration: SourceIndex.Declaration, _ name: String, isInherited: Bool, isQualifier: Bool, depth: Int
    ) -> Bool {
        switch declaration.kind {
        case .structure, .enumeration, .alias: return depth <= 3
        case .value: return depth <= 3
        case .protocol: return depth <= (isInherited ? 4 : 2)
        case .class:
            if isInherited { return depth <= 5 }
            switch project.index.base(of: name).flatMap({ Declarations.kind(ofBase: $0) }) {
            case .view: return depth <= 4 && viewCount < Self.mostViews
            case .viewController, .preview: return false
            case nil: return depth <= 3 && (Self.isOfDesign(name) || isQualifier && depth <= 2)
            }
        }
    }

    /// Whether the name of a class speaks of how screens look.
    private static func isOfDesign(_ name: String) -> Bool {
        ["Theme", "Style", "Appearance", "Constant", "Layout", "Metric", "Design", "Font", "Color", "Palette", "Asset"]
            .contains { name.contains($0) }
    }

    // MARK: Members

    /// The type of which a message of the compiler speaks, as `UIView` of `UIView?`.
    private static func name(of type: String) -> String {
        if type.hasPrefix("[") { return type.contains(":") ? "Dictionary" : "Array" }
        var name = Substring(type)
        for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
        name = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
        if name.hasSuffix(".Type") { name = name.dropLast(5) }
        return name.split(separator: ".").last.map(String.init) ?? String(name)
    }

    /// Whether members of one type may be members of another.
    private func isAbove(_ owner: String, _ type: String, _ depth: Int) -> Bool {
        let base = project.index.base(of: type) ?? type
        let kind = Declarations.kind(ofBase: base)
        switch owner {
        case "NSObject", "UIResponder", "NSObjectProtocol": return base.hasPrefix("UI")
        case "UIView": return kind == .view
        case "UIControl": return ["Button", "Field", "Control", "Slider", "Switch", "Stepper"].contains { base.hasSuffix($0) }
        case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(base)
        case "UIViewController": return kind == .viewController
        case "Collection", "Sequence", "RangeReplaceableCollection", "BidirectionalCollection", "MutableCollection":
            return ["Array", "Dictionary", "Set", "String"].contains(base)
        case "StringProtocol": return ["String", "Substring"].contains(base)
        case base: return true
        // An extension of a protocol of the app, which a type of the app may conform to.
        default: return depth < 2 && project.index.declarations[owner]?.contains { $0.kind == .protocol } == true
        }
    }
}

/// The names in a source that begin as those of types do.
private final class NameCollector: SyntaxVisitor {
    private(set) var order: [String] = []
    private(set) var inherited: Set<String> = []
    private(set) var qualifiers: Set<String> = []
    private var known: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(InheritedTypeSyntax.self) == true { inherited.insert(node.name.text) }
        if node.parent?.is(MemberTypeSyntax.self) == true { qualifiers.insert(node.name.text) }
        add(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { add(node.baseName.text) }
        return .skipChildren
    }

    private func add(_ name: String) {
        guard name.first?.isUppercase == true, known.insert(name).inserted else { return }
        order.append(name)
    }
}
