// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// Samples of types that are known at run time.
@MainActor
struct PlaceholderValue {
    private let name: String

    init(_ name: String) { self.name = name }

    /// Nil inside if there is no sample of the wrapped type.
    ///
    /// A cast from `Any` would not tell such a value from a failure.
    func optional<Optional: OptionalType, Value>(_ type: Optional.Type) -> Value {
        let sample = value(of: type.wrapped)
        return unsafeBitCast(type.init(wrapping: sample), to: Value.self)
    }

    /// Nil for a type of which there is none.
    func value(of type: Any.Type) -> Any? {
        if let sampled = type as? any _Sampled.Type { return sampled._sample() }
        if let view = type as? UIView.Type { return RegisteredClass.make(view) }
        if let placeholder = type as? _Placeholder.Type { return placeholder.init() }
        if let empty = type as? any EmptyCollection.Type { return empty.init() }
        return known(type) ?? firstCase(of: type)
    }

    /// The first case of an enumeration whose cases have no objects.
    private func firstCase(of type: Any.Type) -> Any? {
        // The kind of an enumeration, after Swift's TypeMetadata.rst.
        guard unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x201 else { return nil }
        func zero<Value>(_ type: Value.Type) -> Any? {
            guard _isPOD(type), MemoryLayout<Value>.size <= MemoryLayout<UInt64>.size else { return nil }
            let bits: UInt64 = 0
            return withUnsafeBytes(of: bits) { $0.load(as: type) }
        }
        return _openExistential(type, do: zero)
    }

    /// Views of the module itself: those of the app would bring along their own outlets, again and again.
    func outlet(of type: Any.Type) -> Any? {
        if let view = type as? UIView.Type {
            let isOfApp = String(reflecting: view).hasPrefix("Screens.")
            Self.depth += isOfApp ? 1 : 0
            defer { Self.depth -= isOfApp ? 1 : 0 }
            return Self.depth > Self.deepest ? nil : RegisteredClass.make(view)
        }
        if type is any _Sampled.Type {
            Self.depth += 1
            defer { Self.depth -= 1 }
            return Self.depth > Self.deepest ? nil : value(of: type)
        }
        return value(of: type)
    }

    /// How many views and models of the app are being made as properties of each other.
    private static var depth = 0
    private static let deepest = 4

    private func known(_ type: Any.Type) -> Any? {
        switch type {
        case is Void.Type: ()
        case is String.Type: words
        case is Substring.Type: Substring(words)
        case is NSAttributedString.Type: NSAttributedString(string: words)
        case is AttributedString.Type: AttributedString(words)
        case is Bool.Type: false
        case is Int.Type: 1
        case is Int64.Type: Int64(1)
        case is Int32.Type: Int32(1)
        case is UInt.Type: UInt(1)
        case is Double.Type: 16.0
        case is Float.Type: Float(1)
        case is CGFloat.Type: CGFloat(16)
        case is CGSize.Type: CGSize(width: 44, height: 44)
        case is CGPoint.Type: CGPoint.zero
        case is CGRect.Type: CGRect.zero
        case is UIEdgeInsets.Type: UIEdgeInsets.zero
        case is NSDirectionalEdgeInsets.Type: NSDirectionalEdgeInsets.zero
        case is CGAffineTransform.Type: CGAffineTransform.identity
        case is NSRange.Type: NSRange(location: 0, length: 0)
        case is UILayoutPriority.Type: UILayoutPriority.defaultHigh
        case is UIFont.Weight.Type: UIFont.Weight.regular
        case is UIFont.TextStyle.Type: UIFont.TextStyle.body
        case is CGColor.Type: color.cgColor
        case is UIColor.Type: color
        case is UIFont.Type: UIFont.systemFont(ofSize: 17)
        case is UIImage.Type: UIImage(systemName: "photo") ?? UIImage()
        case is URL.Type: URL(filePath: "/")
        case is Date.Type: Date(timeIntervalSince1970: 1_700_000_000)
        case is Data.Type: Data()
        case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        case is IndexPath.Type: IndexPath(row: 0, section: 0)
        case is UIViewController.Type: UIViewController()
        case is NSLayoutConstraint.Type: Self.anyView.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        case is UIBlurEffect.Type: UIBlurEffect(style: .regular)
        case is (() -> Void).Type: {} as () -> Void
        case is NSObject.Type: NSObject()
        case _ where type == Any.self || type == AnyObject.self: _Placeholder()
        default: nil
        }
    }

    /// What constraints of no consequence are about.
    private static let anyView = UIView()

    /// The colour that a name speaks of.
    private var color: UIColor {
        let name = name.lowercased()
        if name.contains("background") { return .systemBackground }
        if ["text", "label", "title", "foreground"].contains(where: name.contains) { return .label }
        if ["primary", "tint", "accent", "brand"].contains(where: name.contains) { return .systemBlue }
        return .systemGray3
    }

    /// `userName` as `User name`.
    private var words: String {
        var text = ""
        for character in name {
            if character.isUppercase, !text.isEmpty, text.last?.isUppercase == false {
                text += " " + character.lowercased()
            } else {
                text.append(character == "_" ? " " : character)
            }
        }
        return text.isEmpty ? "Text" : text.prefix(1).uppercased() + text.dropFirst()
    }
}

protocol OptionalType {
    static var wrapped: Any.Type { get }
    /// Nil for a value of another type.
    init(wrapping value: Any?)
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
    init(wrapping value: Any?) { self = value.flatMap { $0 as? Wrapped } }
}

private protocol EmptyCollection {
    init()
}

extension Array: EmptyCollection {}
extension Dictionary: EmptyCollection {}
extension Set: EmptyCollection {}
