// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Rewrites one source so that it compiles without the runtime of Objective-C, and says where its constraints are written.
final class SourceRewriter: SyntaxVisitor {
    private(set) var edits: SourceEdits
    private(set) var previews: [SwiftScreen] = []
    private let file: Int
    private let source: SwiftSource
    let declarations: Declarations
    private let conditions: CompilationConditions
    private let repairs: [Repair]
    /// Whether there are placeholders for what the rest of the app declares.
    private let takesSamples: Bool
    /// The names of the types that the visited place is in.
    private var owners: [String] = []
    /// Whether the file uses SwiftUI, which there is not.
    private var usesMissingSwiftUI = false

    init(
        _ edits: SourceEdits, file: Int, source: SwiftSource, declarations: Declarations,
        conditions: CompilationConditions, repairs: [Repair]?
    ) {
        self.edits = edits
        self.file = file
        self.source = source
        self.declarations = declarations
        self.conditions = conditions
        self.repairs = repairs ?? []
        takesSamples = repairs != nil
        super.init(viewMode: .sourceAccurate)
        // Other modules of an app often bring the libraries along.
        let usesLibraries = conditions.modules.contains(Self.libraryModule) && source.uses(Self.libraryWords)
        let further = usesLibraries ? "import \(Self.libraryModule)\n" : ""
        self.edits.insert("import UIKitPreviews\n" + further, at: 0, of: file)
        for repair in self.repairs { self.edits.replace(repair.range, of: file, with: repair.replacement) }
    }

    private func remove(_ node: some SyntaxProtocol) { edits.replace(node.range, of: file, with: "") }

    /// Whether a repair replaces the node: nothing may be added to it.
    private func isReplaced(_ node: some SyntaxProtocol) -> Bool {
        let range = node.range
        return repairs.contains { $0.takesOut(range) }
    }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.replace(node.range, of: file, with: text)
    }

    // MARK: Conditions and imports

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let active = conditions.activeClause(of: node)
        for clause in node.clauses {
            // What is not compiled is taken out: a condition alone would leave text that has not been rewritten.
            if let active, clause.id == active.id {
                edits.replace(headRange(of: clause), of: file, with: "")
                if let elements = clause.elements { walk(elements) }
            } else {
                remove(clause)
            }
        }
        remove(node.poundEndif)
        return .skipChildren
    }

    private func headRange(of clause: IfConfigClauseSyntax) -> Range<Int> {
        let start = clause.poundKeyword.range
        return start.lowerBound..<(clause.condition?.range.upperBound ?? start.upperBound)
    }

    /// Libraries of which there is as much as files of apps use.
    private static let libraries: Set<String> = ["SnapKit", "Then", "PureLayout"]
    private static let libraryWords: Set<String> = [
        "snp", "then", "addSubviews", "addArrangedSubviews", "autoPinEdge", "autoPinEdgesToSuperviewEdges",
        "autoSetDimension", "autoSetDimensions", "autoCenterInSuperview", "autoAlignAxis", "autoMatch",
        "configureForAutoLayout", "newAutoLayout", "forAutoLayout",
    ]
    private static let libraryModule = "LayoutLibraries"

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if Self.libraries.contains(module), conditions.modules.contains(Self.libraryModule) {
            replace(node, with: "import \(Self.libraryModule)")
        } else if conditions.provided.contains(module) || !conditions.modules.contains(module) {
            remove(node)
            if module == "SwiftUI" { usesMissingSwiftUI = true }
        } else if node.path.count > 1, node.importKindSpecifier == nil {
            // A submodule, as UIKit.UIGestureRecognizerSubclass, is part of the module here.
            replace(node, with: "import \(module)")
        }
        return .skipChildren
    }

    // MARK: Attributes and modifiers

    private static let removedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "NSManaged", "GKInspectable", "main", "UIApplicationMain", "NSApplicationMain", "NSCopying",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.removedAttributes.contains(node.attributeName.trimmedDescription) { remove(node) }
        return .skipChildren
    }

    /// An outlet gets a sample of its type, for objects that no file of Interface Builder makes; with placeholders so does what the rest of
    /// an app would set.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOutlet = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
        }
        if takesSamples { fillList(node) }
        let isProperty = takesSamples && node.bindings.first?.accessorBlock == nil && !owners.isEmpty
        guard isOutlet || isProperty, !isReplaced(node), let binding = node.bindings.first, binding.initializer == nil,
            let type = binding.typeAnnotation?.type, type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { return .visitChildren }
        for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) { remove(modifier) }
        edits.insert(
            " = \(isOutlet ? "_outlet" : "_property")(\"\(binding.pattern.trimmedDescription)\")",
            at: type.range.upperBound, of: file)
        return .visitChildren
    }

    /// A list that is empty at first gets samples where rows are made of it.
    private func fillList(_ node: VariableDeclSyntax) {
        guard let owner = owners.last, declarations.isDataSource(owner), node.bindingSpecifier.text == "var",
            !isReplaced(node), let binding = node.bindings.first, let value = binding.initializer?.value
        else { return }
        let name = binding.pattern.trimmedDescription
        let isEmptyLiteral = value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
        if let type = binding.typeAnnotation?.type.as(ArrayTypeSyntax.self), isEmptyLiteral, isModel(type.element) {
            replace(value, with: "_samples(\"\(name)\")")
        } else if let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let list = call.calledExpression.as(ArrayExprSyntax.self), list.elements.count == 1,
            let element = list.elements.first?.expression, element.is(DeclReferenceExprSyntax.self),
            Self.isModel(element.trimmedDescription)
        {
            replace(value, with: "_samples(\"\(name)\") as [\(element.trimmedDescription)]")
        }
    }

    private func isModel(_ type: TypeSyntax) -> Bool {
        type.is(IdentifierTypeSyntax.self) && Self.isModel(type.trimmedDescription)
    }

    /// Whether rows are made of values of a type.
    private static func isModel(_ type: String) -> Bool {
        let others = ["Constraint", "View", "Cell", "Controller", "Cancellable", "Disposable", "Observer", "Layer"]
        return !type.hasPrefix("UI") && !type.hasPrefix("NS") && !others.contains(where: type.hasSuffix)
            && !["Any", "AnyObject", "IndexPath", "Void"].contains(type)
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { remove(node) }
        // Nothing else holds a sample.
        if takesSamples, node.name.text == "unowned" { remove(node) }
        return .skipChildren
    }

    // MARK: Types

    private static let typesOfSwiftUI: Set<String> = [
        "View", "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable", "App", "ViewModifier",
        "ButtonStyle", "Shape", "ObservableObject", "PreferenceKey", "EnvironmentKey",
    ]

    private func isOfSwiftUI(_ clause: InheritanceClauseSyntax?) -> Bool {
        guard usesMissingSwiftUI, let clause else { return false }
        return clause.inheritedTypes.contains { type in
            let name = type.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
            return Self.typesOfSwiftUI.contains(name)
        }
    }

    private func enter(_ name: String) { owners.append(owners.last.map { "\($0).\(name)" } ?? name) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text)
        guard isOfSwiftUI(node.inheritanceClause) else { return .visitChildren }
        remove(node)
        return .skipChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        owners.append(name)
        if usesMissingSwiftUI, Self.typesOfSwiftUI.contains(name) || isOfSwiftUI(node.inheritanceClause) {
            remove(node)
            return .skipChildren
        }
        for member in node.memberBlock.members { moveIfOverridden(member, of: name) }
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

    /// Without Objective-C only members in the body of a class override others, and are overridden.
    private func moveIfOverridden(_ member: MemberBlockItemSyntax, of name: String) {
        let names: [String]
        let modifiers: DeclModifierListSyntax
        if let method = member.decl.as(FunctionDeclSyntax.self) {
            (names, modifiers) = ([method.name.text], method.modifiers)
        } else if let variable = member.decl.as(VariableDeclSyntax.self) {
            (names, modifiers) = (variable.bindings.map { $0.pattern.trimmedDescription }, variable.modifiers)
        } else {
            return
        }
        let overrides = modifiers.contains { $0.name.text == "override" }
        guard overrides || names.contains(where: { declarations.isOverridden($0, of: name) }) else { return }
        guard let known = declarations.classes[name] else {
            if overrides { remove(member) }
            return
        }
        edits.move(member.range, of: file)
        edits.replace(
            known.end..<known.end, of: known.file,
            with: [.text("\n"), .source(member.range, file: file), .text("\n")])
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOfObjectiveC = node.attributes.contains { attribute in
            attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
        }
        guard isOfObjectiveC, !isReplaced(node) else { return .visitChildren }
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        if inherited.isEmpty {
            edits.insert(": AnyObject", at: node.name.range.upperBound, of: file)
        } else if !inherited.contains(where: { ["AnyObject", "class"].contains($0) }), let last = node.inheritanceClause
        {
            edits.insert(", AnyObject", at: last.range.upperBound, of: file)
        }
        let defaults = node.memberBlock.members.compactMap { OptionalRequirement($0.decl)?.text }
        if !defaults.isEmpty {
            let isPublic = node.modifiers.contains { $0.name.text == "public" }
            edits.insert(
                "\n\(isPublic ? "public " : "")extension \(node.name.text) { \(defaults.joined(separator: "; ")) }\n",
                at: node.range.upperBound, of: file)
        }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            replace(node, with: SelectorExpression(node, in: owners.last, of: file, declarations).text)
        case "keyPath": replace(node, with: "\"\(node.arguments.trimmedDescription)\"")
        case "colorLiteral": edits.replace(nameRange(node), of: file, with: "UIColor")
        case "imageLiteral":
            let name = node.arguments.first?.expression.trimmedDescription ?? "\"\""
            replace(node, with: "(UIImage(named: \(name)) ?? UIImage())")
        case "Preview":
            expand(PreviewExpansion(node.arguments, node.trailingClosure), range: node.range)
            if let closure = node.trailingClosure { walk(closure) }
        default: return .visitChildren
        }
        return .skipChildren
    }

    private func nameRange(_ node: MacroExpansionExprSyntax) -> Range<Int> {
        node.pound.range.lowerBound..<node.macroName.range.upperBound
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        expand(
            PreviewExpansion(node.arguments, node.trailingClosure),
            range: node.pound.range.lowerBound..<node.range.upperBound)
        return .visitChildren
    }

    private func expand(_ preview: PreviewExpansion, range: Range<Int>) {
        let number = previews.count + 1
        let name = preview.name ?? (number == 1 ? "Preview" : "Preview \(number)")
        let function = "_preview\(file)_\(number)"
        edits.replace(range, of: file, with: preview.function(function, file: file))
        var screen = SwiftScreen(
            file: file, name: name, kind: .preview, range: range.lowerBound..<range.lowerBound + "#Preview".utf8.count)
        screen.expression = function + "()"
        screen.isLandscape = preview.isLandscape
        previews.append(screen)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let replacement = replacement(of: node), !isReplaced(node) {
            replace(node, with: replacement)
            return .skipChildren
        }
        if makesConstraint(node), !isReplaced(node) {
            let range = node.range
            edits.insert(
                "._written(\(file), \(range.lowerBound), \(range.upperBound))", at: range.upperBound, of: file)
        }
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self),
            declarations.optionalMethods.contains(member.declName.baseName.text)
                || DelegateMethod.isOptional(member.declName.baseName.text)
        {
            remove(chain.questionMark)
        }
        return .visitChildren
    }

    /// Calls that compile in another form only.
    private func replacement(of node: FunctionCallExprSyntax) -> String? {
        let name = node.calledExpression.trimmedDescription
        // Foundation on Linux has no initialiser without arguments.
        if ["NSAttributedString", "NSMutableAttributedString"].contains(name), node.arguments.isEmpty,
            node.trailingClosure == nil
        {
            return name + "(string: \"\")"
        }
        if name == "super.init", node.arguments.isEmpty, node.trailingClosure == nil, let owner = owners.last,
            declarations.callsInitializerOfViews(owner)
        {
            return "super.init(frame: .zero)"
        }
        if let type = madeView(node) { return "_made(\(type))" }
        // A view of SwiftUI is left out: its place is shown with its name.
        guard usesMissingSwiftUI, name.prefix(while: { $0 != "<" }) == "UIHostingController" else { return nil }
        let view = node.arguments.first?.expression.trimmedDescription.prefix {
            $0.isLetter || $0.isNumber || $0 == "_"
        }
        return "UIHostingController(_placeholderFor: \"\(view ?? "")\")"
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if usesMissingSwiftUI, node.name.text == "UIHostingController", let arguments = node.genericArgumentClause {
            remove(arguments)
            return .skipChildren
        }
        return .visitChildren
    }

    private static let relations: Set<String> = [
        "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToConstant", "lessThanOrEqualToConstant",
        "greaterThanOrEqualToConstant", "equalToSystemSpacingAfter", "equalToSystemSpacingBelow",
        "lessThanOrEqualToSystemSpacingAfter", "lessThanOrEqualToSystemSpacingBelow",
        "greaterThanOrEqualToSystemSpacingAfter", "greaterThanOrEqualToSystemSpacingBelow",
    ]

    private func makesConstraint(_ node: FunctionCallExprSyntax) -> Bool {
        guard node.trailingClosure == nil, let label = node.arguments.first?.label?.text else { return false }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            switch member.declName.baseName.text {
            case "constraint": return Self.relations.contains(label)
            case "constraints":
                return label == "withVisualFormat" && member.base?.trimmedDescription == "NSLayoutConstraint"
            default: return false
            }
        }
        return label == "item" && node.calledExpression.trimmedDescription == "NSLayoutConstraint"
    }
}
