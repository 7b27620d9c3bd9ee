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
        let sample = Self.depth > Self.deepest ? nil : value(of: type.wrapped)
        return unsafeBitCast(type.init(wrapping: sample), to: Value.self)
    }

    /// Nil for a type of which there is none.
    func value(of type: Any.Type) -> Any? {
        if let view = type as? UIView.Type { return RegisteredClass.make(view) }
        if let placeholder = type as? _Placeholder.Type { return placeholder.init() }
        Self.depth += 1
        defer { Self.depth -= 1 }
        if let list = type as? any SampledList.Type {
            return Self.depth > Self.deepest ? list.init() : list.samples { value(of: $0) }
        }
        if let sampled = type as? any _Sampled.Type {
            return Self.depth > Self.deepest * 4 ? nil : sampled._sample()
        }
        if let empty = type as? any EmptyCollection.Type { return empty.init() }
        return known(type) ?? ProtocolSamples.known.value(of: type) ?? firstCase(of: type) ?? function(of: type)
    }

    /// A function that does nothing, for a type of functions that return nothing.
    private func function(of type: Any.Type) -> Any? {
        // The kind of a function, after Swift's TypeMetadata.rst.
        guard unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302 else { return nil }
        let text = String(reflecting: type)
        guard text.hasSuffix("-> ()"), !text.contains(" async"), !text.contains("@convention") else { return nil }
        func empty<Value>(_ type: Value.Type) -> Any? {
            // Arguments are the caller's, so that a function that takes none can be called with any.
            let nothing: () -> Void = {}
            guard MemoryLayout<Value>.size == MemoryLayout<() -> Void>.size else { return nil }
            return unsafeBitCast(nothing, to: type)
        }
        return _openExistential(type, do: empty)
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
        return Self.depth > Self.deepest ? nil : value(of: type)
    }

    /// How many values are being made as parts of each other.
    private static var depth = 0
    private static let deepest = 4

    private func known(_ type: Any.Type) -> Any? {
        switch type {
        case is Void.Type: ()
        case is String.Type: words
        case is Substring.Type: Substring(words)
        case is NSAttributedString.Type: NSAttributedString(string: words)
        case is AttributedString.Type: AttributedString(words)
        case is Bool.Type: isTrue
        case is Int.Type: count
        case is Int64.Type: Int64(count)
        case is Int32.Type: Int32(count)
        case is UInt.Type: UInt(count)
        case is Double.Type: length
        case is Float.Type: Float(1)
        case is CGFloat.Type: CGFloat(length)
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
        case is UIFont.Type: font
        case is UIImage.Type: UIImage(named: name) ?? Self.picture
        case is URL.Type: URL(filePath: "/")
        case is Date.Type: Date(timeIntervalSince1970: 1_700_000_000)
        case is Data.Type: Data()
        case is UUID.Type: Self.nextIdentifier()
        case is IndexPath.Type: IndexPath(row: 0, section: 0)
        case is UIViewController.Type: UIViewController()
        case is UICollectionViewLayout.Type: UICollectionViewFlowLayout()
        case is Locale.Type: Locale(identifier: "en_US")
        case is Calendar.Type: Calendar(identifier: .gregorian)
        case is TimeZone.Type: TimeZone.gmt
        case is DateFormatter.Type: DateFormatter()
        case is NumberFormatter.Type: NumberFormatter()
        case is DispatchQueue.Type: DispatchQueue.main
        case is NSLayoutConstraint.Type: Self.anyView.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        case is UIBlurEffect.Type: UIBlurEffect(style: .regular)
        case is (() -> Void).Type: {} as () -> Void
        case is NSObject.Type: NSObject()
        case _ where type == Any.self || type == AnyObject.self: _Placeholder()
        default: nil
        }
    }

    /// What stands for an image, grey with any tint.
    static var picture: UIImage {
        UIImage(systemName: "photo")?.withTintColor(.systemGray, renderingMode: .alwaysOriginal) ?? UIImage()
    }

    /// Another one each time, so that samples of a list differ.
    private static func nextIdentifier() -> UUID {
        identifiers &+= 1
        return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, identifiers))
    }

    private static var identifiers: UInt8 = 0

    /// What constraints of no consequence are about.
    private static let anyView = UIView()

    private var color: UIColor { UIColor(named: name) ?? SampleColor(name).color }
    private var words: String { SampleWords(name).text }

    // MARK: Numbers

    /// A length for the name, as of a spacing.
    private var length: Double {
        let name = name.lowercased()
        func has(_ words: String...) -> Bool { words.contains(where: name.contains) }
        if has("alpha", "opacity", "ratio", "multiplier", "scale") { return 1 }
        if has("duration", "delay") { return 0.3 }
        if has("border", "separator", "divider", "hairline", "stroke") { return 1 }
        if has("radius") { return 8 }
        if has("xxs", "tiny", "xsmall") { return 4 }
        if has("xxl", "huge", "xlarge", "extralarge") { return 32 }
        if has("small", "half") || name == "s" { return 8 }
        if has("large", "big", "double") || name == "l" { return 24 }
        if has("icon", "avatar") { return 24 }
        if has("height", "width", "size") { return 44 }
        return 16
    }

    private var count: Int {
        let name = name.lowercased()
        if ["count", "numberof", "total"].contains(where: name.contains) { return 3 }
        return name.contains("lines") ? 0 : 1
    }

    private var isTrue: Bool {
        let name = name.lowercased()
        return ["enabled", "visible", "available", "active"].contains(where: name.hasSuffix)
    }

    /// The font that a name speaks of.
    private var font: UIFont {
        let name = name.lowercased()
        let styles: [(String, UIFont.TextStyle)] = [
            ("largetitle", .largeTitle), ("subtitle", .subheadline), ("title", .title2), ("subhead", .subheadline),
            ("headline", .headline), ("header", .headline), ("heading", .title2), ("caption", .caption1),
            ("footnote", .footnote), ("small", .footnote), ("callout", .callout), ("button", .headline),
        ]
        let font = styles.first { name.contains($0.0) }.map { UIFont.preferredFont(forTextStyle: $0.1) }
        let isBold = ["bold", "heavy", "black"].contains(where: name.contains)
        let known = font ?? .systemFont(ofSize: 17)
        return isBold ? .boldSystemFont(ofSize: known.pointSize) : known
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

/// A list that has some elements, so that what shows it has rows.
private protocol SampledList {
    init()
    static func samples(_ make: (Any.Type) -> Any?) -> Any
}

extension Array: SampledList {
    static func samples(_ make: (Any.Type) -> Any?) -> Any {
        (0..<3).compactMap { _ in make(Element.self) as? Element }
    }
}

extension Dictionary: EmptyCollection {}
extension Set: EmptyCollection {}
