// SPDX-License-Identifier: Apache-2.0
import CInitializers

/// Makes objects of classes that are known only at run time, as tables and collections have to for cells that a program has
/// registered.
///
/// Makes objects of classes that are known at run time only. Swift does so with required initialisers. Initialisers of
/// views are not required, so that subclasses may do without them; but they have a place in the table of methods of
/// every subclass, as every initialiser that can be overridden has. In a subclass without the initialiser, that place
/// has Swift's code for unimplemented initialisers, which names the class and ends the process.
///
/// The place is read from metadata whose form Swift keeps on Apple's systems and may change on Linux. What is read is compared with the
/// code that the description states, so that another form ends the process with a message; `RegisteredClassTests` show it first.
@MainActor
package enum RegisteredClass {
    /// A view of any class, as with `init(frame:)` or, for a cell, `init(style:reuseIdentifier:)`.
    package static func make(_ type: UIView.Type) -> UIView {
        if let type = type as? UITableViewCell.Type { return make(type, style: .default, identifier: nil) }
        if let type = type as? UITableViewHeaderFooterView.Type { return make(type, identifier: nil) }
        return object(
            alr_make_with_frame(code(viewSlot, of: type), address(of: type), 0, 0, 0, 0))
    }

    static func make(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, identifier: String?
    )
        -> UITableViewCell
    {
        object(
            identifier.ownedWords { first, second in
                alr_make_with_style(
                    code(cellSlot, of: type), address(of: type), unsafeBitCast(style, to: UInt8.self), first, second)
            })
    }

    static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String?) -> UITableViewHeaderFooterView {
        object(
            identifier.ownedWords { first, second in
                alr_make_with_identifier(code(headerSlot, of: type), address(of: type), first, second)
            })
    }

    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        object(
            alr_make_with_frame(
                code(viewSlot, of: type), address(of: type), Double(frame.minX), Double(frame.minY),
                Double(frame.width), Double(frame.height)))
    }

    // MARK: Tables of methods

    /// Places of `init(style:reuseIdentifier:)`, `init(reuseIdentifier:)` and `init(frame:)`: the first initialisers that
    /// the classes declare.
    private static let cellSlot = firstInitializer(of: UITableViewCell.self)
    private static let headerSlot = firstInitializer(of: UITableViewHeaderFooterView.self)
    private static let viewSlot = firstInitializer(of: UIView.self)

    private static func address(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    private static func code(_ slot: Int, of type: AnyClass) -> UnsafeRawPointer {
        address(of: type).load(fromByteOffset: slot * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    }

    private static func object<Object: AnyObject>(_ made: UnsafeMutableRawPointer?) -> Object {
        guard let made else { LayoutException.internalInconsistency.raise("An initialiser made no object.") }
        return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
    }

    /// The words of a class's metadata until the first initialiser that the class adds to those it inherits, after Swift's
    /// [TypeMetadata.rst](https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst).
    private static func firstInitializer(of type: AnyClass) -> Int {
        let description = address(of: type).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
        let flags = description.load(as: UInt32.self) >> 16
        // Context, name, accessor, fields, superclass, bounds and counts; 32 bits each.
        var position = description + 11 * 4
        let (hasSuperclassReference, hasMetadataInitialization, hasTable) = (
            flags & 1 << 13, flags & 3, flags & 1 << 15
        )
        if hasSuperclassReference != 0 { position += 4 }
        if hasMetadataInitialization == 1 { position += 12 }
        let count = position.load(fromByteOffset: 4, as: UInt32.self)
        let first = position.load(as: UInt32.self)
        let initializer: UInt32 = 1
        for index in 0..<count where hasTable != 0 {
            let method = position + 8 + Int(index) * 8
            guard method.load(as: UInt32.self) & 0xF == initializer else { continue }
            let slot = Int(first + index)
            // The description states the code as well, 32 bits relative to that field: metadata of another form ends here.
            let stated = method + 4 + Int(method.load(fromByteOffset: 4, as: Int32.self))
            guard code(slot, of: type) == stated else { break }
            return slot
        }
        LayoutException.internalInconsistency.raise("The initialiser of \(type) is not in its table of methods.")
    }
}

extension String? {
    /// Calls a function with the two words of a string that the function's callee releases.
    fileprivate func ownedWords(_ body: (UInt, UInt) -> UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        // The string is not deinitialized: it belongs to what is called.
        memory.initialize(to: self)
        defer { memory.deallocate() }
        let words = UnsafeRawPointer(memory)
        let size = MemoryLayout<UInt>.size
        return body(words.load(as: UInt.self), words.load(fromByteOffset: size, as: UInt.self))
    }
}
