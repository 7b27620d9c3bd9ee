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

    /// Views in brackets with their predicates, the gaps between them, and the superview's edges.
    private static let visualFormatPattern: String = {
        let gap = #"(?:-(?:(?:-?[A-Za-z0-9_.<>=@]+|\([^()]+\))-)?)?"#
        let view = #"\[[A-Za-z_][A-Za-z0-9_-]*(?:\([^()]+\))?\]"#
        return "^(?:[HV]:)?(?:\\|\(gap))?\(view)(?:\(gap)\(view))*(?:\(gap)\\|)?$"
    }()

    /// Sums on both sides of a relation with an attribute in one of them, a priority and an identifier. Attributes are those of
    /// NSLayoutConstraint, so that a misspelt one does not match.
    private static let equationPattern: String = {
        let names = LayoutAttribute.names.map { name in
            guard let first = name.first else { return name }
            return "[\(first.lowercased())\(first.uppercased())]\(name.dropFirst())"
        }
        let guides = BuiltInGuide.allCases.map(\.rawValue).joined(separator: "|")
        let identifier = #"[A-Za-z_][A-Za-z0-9_-]*"#
        let item = "\(identifier)(?:\\.(?:\(guides)))?"
        let number = #"[0-9]*\.?[0-9]+(?:[eE][-+]?[0-9]+)?"#
        let word = "\(identifier)(?![A-Za-z0-9_.-])"
        let operand =
            "(?:\(item)\\.(?:\(names.joined(separator: "|")))(?![A-Za-z0-9_.])|\(number)(?![A-Za-z0-9_.%])|\(word))"
        let term = #"(?:[(]\s*)*[-+−]?\s*(?:[(]\s*)*"# + operand + #"(?:\s*[)])*"#
        let sum = "\(term)(?:\\s*[-+−*×/:]\\s*\(term))*"
        return
            "^(?=[^'\"]*\\.(?:\(names.joined(separator: "|"))))\\s*\(sum)\\s*(?:==?|<=|>=|≤|≥)\\s*\(sum)\\s*(?:@\\s*(?:-?\(number)|\(identifier)))?\\s*(?:'[^']*'|\"[^\"]*\")?\\s*$"
    }()

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
        case .shadow: texts = [.object(["color": .string("#0008"), "y": .integer(2), "radius": .integer(4)])]
        case .parts: texts = [.object(["tabs": .array([.string("General"), .string("Advanced")])])]
        case .sizeClasses: texts = [.object(["w": .string("compact")])]
        case .image, .viewVariation, .constraintVariation, .documentVariation: return nil
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
