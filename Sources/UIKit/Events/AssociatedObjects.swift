// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a value is associated with an object.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object of this module's classes, by the address of a key, as the runtime of Objective-C
/// does. The value is released with the object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, of: object as AnyObject, key: key)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key: key)
}

/// Values associated with objects, in a table by identity. Entries of released objects are removed.
private enum AssociatedObjects {
    struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    private struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sizeToSweep = 1024
    }

    private static let table = Locked(Table())

    static func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer) {
        nonisolated(unsafe) let value = value
        table.withLock { table in
            if table.entries.count >= table.sizeToSweep {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.sizeToSweep = max(1024, table.entries.count * 2)
            }
            var entry = table.entries[ObjectIdentifier(object)] ?? Entry(object: object)
            // Another object may have the address of one that has been released.
            if entry.object == nil { entry = Entry(object: object) }
            entry.values[key] = value
            table.entries[ObjectIdentifier(object)] = entry
        }
    }

    static func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
        table.withLock { table in
            guard let entry = table.entries[ObjectIdentifier(object)], entry.object != nil else { return nil }
            return entry.values[key]
        }
    }
}

/// A value that one thread at a time can access.
private final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
