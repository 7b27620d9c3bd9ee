// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Chooses the parts of a project with which a file is compiled, so that its screens show what they show in their app: those of the classes
/// that its own inherit from, of the views that it is made of, of its constants and models, and of members that it uses of other types.
/// Services, view models and other controllers are among them only where no placeholders give samples of them.
package struct NeededFiles: Sendable {
    /// Declarations of one file.
    package struct Part: Sendable {
        package var source: SwiftSource
        /// How many steps lead from the file to it.
        var depth: Int
    }

    /// Whether placeholders stand for services, view models and other controllers, which are not taken then.
    private let hasPlaceholders: Bool
    private let project: ProjectSources
    /// The path of the file for which they are chosen.
    private let path: String
    /// The files for which others are chosen.
    private let own: Set<Int>
    /// What is left of the others.
    private var statements: [Int: FileStatements] = [:]
    private var count = 0
    private var viewCount = 0
    private var size = 0

    /// What one screen brings along at most: it may lead to all of its app.
    private static let mostParts = 60
    private static let mostViews = 20
    private static let mostBytes = 240_000
    /// What the names of types bring along in turn before it is known which members are missing.
    private static let mostNamedBytes = 90_000

    /// - Parameter paths: of the files for which they are chosen.
    package init(of paths: [String], in project: ProjectSources, hasPlaceholders: Bool = true) {
        self.hasPlaceholders = hasPlaceholders
        path = paths.first ?? ""
        self.project = project
        let known = Set(paths)
        own = Set(project.paths.indices.filter { known.contains(project.paths[$0]) })
    }

    func declares(_ name: String) -> Bool { project.index.declarations[name] != nil }

    // MARK: Types that a file names

    /// The files of the types that a source names, and of those that they name in turn.
    ///
    /// - Parameter depth: of the source.
    package mutating func parts(namedIn source: SwiftSource, depth: Int) -> [Part] {
        var found: [Part] = []
        var next = [(source, depth)]
        while !next.isEmpty {
            let (source, depth) = next.removeFirst()
            let names = TypeNames(of: Syntax(source.tree))
            for name in names.order where depth == 0 || size < Self.mostNamedBytes {
                let part = part(
                    declaring: name, isInherited: names.inherited.contains(name),
                    isQualifier: names.qualifiers.contains(name), depth: depth)
                guard let part else { continue }
                found.append(part)
                next.append((part.source, part.depth))
            }
        }
        return found
    }

    /// The declaration of a type or of a value outside of types; nil if a placeholder is better, or no file declares it.
    ///
    /// - Parameter isQualifier: whether types inside the type are used.
    package mutating func part(
        declaring name: String, isInherited: Bool = false, isQualifier: Bool = false, depth: Int
    ) -> Part? {
        let known = (project.index.declarations[name] ?? []).filter {
            $0.owner == nil && isNeeded($0, name, isInherited: isInherited, isQualifier: isQualifier, depth: depth + 1)
        }
        let isView = project.index.base(of: name).flatMap { Declarations.kind(ofBase: $0) } == .view
        let part = part(of: nearest(among: known), [name], depth: depth + 1)
        if part != nil, isView { viewCount += 1 }
        return part
    }

    /// The extension that has a member of another type.
    package mutating func part(extending type: String, with member: String, depth: Int) -> Part? {
        let known = (project.index.declarations[member] ?? []).filter { $0.owner != nil }
        let plain = Self.name(of: type)
        let own = known.filter { $0.owner == plain }
        let nearest = nearest(among: own.isEmpty ? known.filter { isAbove($0.owner ?? "", plain, depth) } : own)
        // Members of the app's models lead far away from the screen.
        let isOfScreens = nearest?.owner.map {
            project.index.declarations[$0] == nil || project.index.base(of: $0) != nil
        }
        guard depth <= (isOfScreens == true ? 4 : 1) else { return nil }
        return part(of: nearest, nearest?.owner.map { [$0] } ?? [], depth: depth + 1)
    }

    private func nearest(among known: [SourceIndex.Declaration]) -> SourceIndex.Declaration? {
        known.enumerated().max { a, b in
            (project.nearness(of: a.element.file, to: path), -a.offset)
                < (project.nearness(of: b.element.file, to: path), -b.offset)
        }?.element
    }

    private mutating func part(of declaration: SourceIndex.Declaration?, _ names: [String], depth: Int) -> Part? {
        guard let file = declaration?.file, !own.contains(file), count < Self.mostParts else { return nil }
        var statements = statements[file] ?? FileStatements(of: project.source(file))
        let index = project.index
        let part = statements.take(names) { index.declarations[$0] == nil }
        self.statements[file] = statements
        guard let part, size + part.bytes.count < Self.mostBytes else { return nil }
        count += 1
        size += part.bytes.count
        return Part(source: part, depth: depth)
    }

    private func isNeeded(
        _ declaration: SourceIndex.Declaration, _ name: String, isInherited: Bool, isQualifier: Bool, depth: Int
    ) -> Bool {
        switch declaration.kind {
        case .structure, .enumeration, .alias: return depth <= (Self.isOfDesign(name) ? 3 : 2)
        case .value: return depth <= 2
        case .protocol: return depth <= (isInherited ? 3 : 2)
        case .class:
            if isInherited { return depth <= 5 }
            if !hasPlaceholders, depth <= 2 { return true }
            switch project.index.base(of: name).flatMap({ Declarations.kind(ofBase: $0) }) {
            case .view: return depth <= 4 && viewCount < Self.mostViews
            case .viewController, .preview: return false
            case nil: return depth <= 3 && (Self.isOfDesign(name) || isQualifier && depth <= 1)
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
        case "UIControl":
            return ["Button", "Field", "Control", "Slider", "Switch", "Stepper"].contains { base.hasSuffix($0) }
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
