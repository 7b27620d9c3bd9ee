// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AttributeScopes {
    /// The attributes of UIKit's text.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let kern: KernAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeContainer {
    /// The attributes of text that the scope of UIKit has.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        if let font = dictionary[.font] as? UIFont { self[AttributeScopes.UIKitAttributes.FontAttribute.self] = font }
        if let color = dictionary[.foregroundColor] as? UIColor {
            self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        }
        let kern = dictionary[.kern]
        if let points = (kern as? NSNumber).map({ CGFloat($0.doubleValue) }) ?? kern as? CGFloat {
            self[AttributeScopes.UIKitAttributes.KernAttribute.self] = points
        }
    }
}

/// Changes the attributes of a button's text.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension NSAttributedString {
    /// A copy of the text with the attributes that measuring knows.
    convenience init(attributes text: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run.uiKit.font
            attributes[.foregroundColor] = run.uiKit.foregroundColor
            attributes[.kern] = run.uiKit.kern.map { NSNumber(value: Double($0)) }
            result.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: result)
    }
}
