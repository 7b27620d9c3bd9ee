// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

extension LayoutSchema {
    /// A constraint in a string: a visual format, or an equation.
    static var constraintString: JSONOutput {
        .object([
            "type": .string("string"),
            "anyOf": .array([
                .object(["pattern": .string(visualFormatPattern)]), .object(["pattern": .string(equationPattern)]),
            ]),
            "examples": .array(
                [
                    "title.leading = screen.leading + 20", "field.width >= 120 @750", "H:|-[name]-[field]-|",
                    "image.width = 1.5 * image.height",
                ].map(JSONOutput.string)),
        ])
    }

    static var equationString: JSONOutput {
        .object(["type": .string("string"), "pattern": .string(equationPattern)])
    }

    static var visualFormatString: JSONOutput {
        .object(["type": .string("string"), "pattern": .string(visualFormatPattern)])
    }

    private static let space = #"[ \t\n\r]"#
    private static let number = #"(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?"#
    /// Above 0 and at most 1000; one with an exponent can be any.
    private static let priority =
        #"(?:(?![0.]*(?![0-9.]))0*(?:1000(?:\.0*)?|[0-9]{0,3}(?:\.[0-9]*)?)(?![0-9.eE])|[0-9.]+[eE][-+]?[0-9]+)"#

    /// A ratio or a number as a multiplier.
    static var ratioString: JSONOutput {
        .object(["type": .string("string"), "pattern": .string("^[-+]?\(number)(?:[:/][-+]?\(number))?$")])
    }

    /// The attributes in the spelling of the format, for editors, and with a capital letter.
    static var attribute: JSONOutput {
        .object([
            "type": .string("string"),
            "anyOf": .array([
                .object(["enum": strings(LayoutAttribute.names)]),
                .object(["pattern": .string("^(?:\(attributeNames))$")]),
            ]),
        ])
    }

    static func attributeString(in key: String) -> JSONOutput {
        let attribute = JSONOutput.object(["$ref": .string("#/$defs/attribute")])
        guard key == "secondAttribute" else { return attribute }
        return .object([
            "anyOf": .array([attribute, .object(["enum": strings(["notAnAttribute", "NotAnAttribute"])])])
        ])
    }

    /// Views in brackets with their predicates, the gaps between them, and the superview's edges.
    private static let visualFormatPattern: String = {
        let hexadecimal = #"0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)(?:[pP][-+]?[0-9]+)?"#
        let anyNumber = "(?:\(hexadecimal)|\(number))"
        let name = "[A-Za-z_][A-Za-z0-9_-]*"
        let predicate = "(?:[=<>]=)?(?:[-+]?\(anyNumber)|\(name))(?:@(?:\(priority)|\(hexadecimal)|\(name)))?"
        let predicates = "\\(\(predicate)(?:,\(predicate))*\\)"
        let gap = "(?:-(?:(?:\(anyNumber)|[A-Za-z_][A-Za-z0-9_]*|\(predicates))-)?)?"
        // An instance of a component, or a view in one, is named by its path.
        let path = "\(name)(?:\\[[^\\]]*\\])?(?:\\.\(name)(?:\\[[^\\]]*\\])?)*"
        let view = "\\[\(path)(?:\(predicates))?\\]"
        return "^(?:[HV]:)?(?:\\|\(gap))?\(view)(?:\(gap)\(view))*(?:\(gap)\\|)?$"
    }()

    private static let attributeNames = LayoutAttribute.names.map { name in
        guard let first = name.first else { return name }
        return "[\(first.lowercased())\(first.uppercased())]\(name.dropFirst())"
    }.joined(separator: "|")

    /// Sums on both sides of a relation with an attribute in one of them, a priority and an identifier. Attributes are those of
    /// NSLayoutConstraint, so that a misspelt one does not match.
    private static let equationPattern: String = {
        let guides = BuiltInGuide.allCases.map(\.rawValue).joined(separator: "|")
        let identifier = #"[A-Za-z_][A-Za-z0-9_-]*"#
        // A view in an instance of a component is named by its path; 'frame' and 'bounds' are never views.
        let step = "(?!(?:frame|bounds)(?![A-Za-z0-9_-]))\(identifier)(?:\\[[^\\]]*\\])?"
        let path = "\(identifier)(?:\\[[^\\]]*\\])?(?:\\.\(step))*"
        let item = "\(path)(?:\(space)*\\.\(space)*(?:\(guides)))?"
        let anchor = "\(item)\(space)*\\.\(space)*(?:\(attributeNames))(?![A-Za-z0-9_.])"
        let word = "\(identifier)(?![A-Za-z0-9_.-])"
        let operand = "(?:\(anchor)|\(number)(?![A-Za-z0-9_.%])|\(word))"
        let term = "(?:[-+−(]\(space)*)*\(operand)(?:\(space)*[)])*"
        // What divides has no attribute.
        let sum = "\(term)(?:\(space)*(?:[-+−*×·]|[/:](?!\(space)*(?:[-+−(]\(space)*)*\(anchor)))\(space)*\(term))*"
        return
            "^(?=[^'\"]*\\.\(space)*(?:\(attributeNames)))\(space)*\(sum)\(space)*(?:==?|<=|>=|≤|≥)\(space)*\(sum)\(space)*(?:@\(space)*(?:\(priority)|\(identifier)))?\(space)*(?:'[^']*'|\"[^\"]*\")?\(space)*$"
    }()

    /// A profile stands for its platform; beside another platform it is an error.
    static var platformOfProfile: JSONOutput {
        let pairs = Platform.allCases.map { platform in
            let profiles = Profile.Name.allCases.filter { $0.platform == platform }
            return JSONOutput.object([
                "properties": .object([
                    "platform": .object(["enum": strings([platform.rawValue])]),
                    "profile": .object(["enum": strings(profiles.map(\.rawValue))]),
                ])
            ])
        }
        return .object([
            "anyOf": .array(pairs + [.object(["not": .object(["required": strings(["platform", "profile"])])])])
        ])
    }

    /// The names of symbols that have a drawing, for editors; others are allowed.
    static var symbol: JSONOutput {
        let suffixes = ["", ".fill", ".circle", ".circle.fill"]
        let names = SymbolDrawing.names.flatMap { base in suffixes.map { base + $0 } }
        return .object([
            "anyOf": .array([.object(["enum": strings(names)]), .object(["type": .string("string")])])
        ])
    }

    /// Values that show how a definition is used.
    static func examples(of name: Shape.Name) -> JSONOutput? {
        let texts: [JSONOutput]
        switch name {
        case .constraint:
            texts = [
                .string("title.leading = screen.leading + 20"),
                .object([
                    "firstItem": .string("title"), "firstAttribute": .string("width"),
                    "relation": .string("lessThanOrEqual"),
                    "constant": .integer(200), "priority": .integer(750),
                ]),
                .object(["vfl": .string("H:|-[name]-[field]-|"), "options": .array([.string("alignAllFirstBaseline")])]
                ),
            ]
        case .view:
            texts = [
                .object(["id": .string("title"), "type": .string("label"), "text": .string("Hello")]),
                .object(["id": .string("box"), "style": .object(["backgroundColor": .string("#bfdbfe")])]),
            ]
        case .canvas:
            texts = [
                .object(["device": .string("iphone-16")]), .object(["width": .integer(320), "height": .integer(480)]),
            ]
        case .font:
            texts = [
                .object(["textStyle": .string("headline")]),
                .object(["size": .integer(17), "weight": .string("bold")]),
            ]
        case .style: texts = [.object(["backgroundColor": .string("white"), "cornerRadius": .integer(8)])]
        case .priorities:
            texts = [.integer(251), .object(["horizontal": .integer(252), "vertical": .string("defaultHigh")])]
        case .insets: texts = [.object(["top": .integer(8), "left": .integer(16)])]
        case .directionalInsets: texts = [.object(["top": .integer(8), "leading": .integer(16)])]
        case .component:
            texts = [
                .object([
                    "parameters": .object(["title": .null]),
                    "view": .object([
                        "id": .string("row"),
                        "children": .array([
                            .object(["id": .string("name"), "type": .string("label"), "text": .string("{title}")])
                        ]),
                    ]),
                    "constraints": .array([.string("name.leading = row.leading + 16")]),
                ])
            ]
        case .guide: texts = [.object(["id": .string("spacer")])]
        case .variant: texts = [.object(["canvas": .object(["direction": .string("rtl")])])]
        case .fitting: texts = [.object(["item": .string("card"), "target": .string("compressed")])]
        case .barItem: texts = [.string("Edit"), .object(["systemItem": .string("add")])]
        case .bars:
            texts = [
                .object([
                    "navigationBar": .object([
                        "title": .string("Orders"), "rightBarButtonItems": .array([.string("Edit")]),
                    ])
                ])
            ]
        case .presentation:
            texts = [
                .object(["sheet": .string("medium")]),
                .object([
                    "alert": .object([
                        "title": .string("Delete the draft?"),
                        "actions": .array([
                            .string("Cancel"),
                            .object(["title": .string("Delete"), "style": .string("destructive")]),
                        ]),
                    ])
                ]),
            ]
        case .window:
            texts = [.object(["title": .string("Library"), "toolbar": .array([.object(["symbol": .string("plus")])])])]
        case .splitView: texts = [.object(["primary": .string("folders.layout.json")])]
        case .shadow: texts = [.object(["color": .string("#0008"), "y": .integer(2), "radius": .integer(4)])]
        case .drawing:
            texts = [
                .object(["path": .string("M 0 0 L 96 0"), "stroke": .string("separator"), "lineWidth": .integer(2)])
            ]
        case .parts: texts = [.object(["tabs": .array([.string("General"), .string("Advanced")])])]
        case .sizeClasses: texts = [.object(["w": .string("compact")])]
        case .image, .viewOverride, .constraintOverride, .strings, .viewVariation, .constraintVariation,
            .documentVariation:
            return nil
        }
        return .array(texts)
    }

    /// A whole document.
    static let documentExample = JSONOutput.object([
        "canvas": .object(["device": .string("iphone-16")]),
        "root": .object([
            "id": .string("screen"),
            "children": .array([.object(["id": .string("title"), "type": .string("label"), "text": .string("Hello")])]),
        ]),
        "constraints": .array([
            .string("title.centerX = screen.centerX"), .string("title.top = screen.safeAreaLayoutGuide.top + 20"),
        ]),
    ])
}
