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

/// Associates a value with an object, by the address of a key, as the runtime of Objective-C does.
///
/// `ASSIGN` holds an object weakly, and `COPY` copies one that can be copied. Values of views, view controllers and other
/// responders are released with them; those of other objects some time later, as values of further objects are set.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value.map { AssociatedValue($0, policy) }, of: object as AnyObject, key: key)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key: key)?.value
}

public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// A value as its policy holds it.
private struct AssociatedValue {
    private var held: Any?
    private weak var assigned: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            if type(of: value) is AnyClass { assigned = value as AnyObject } else { held = value }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: held = (value as? any NSCopying)?.copy() ?? value
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: held = value
        }
    }

    var value: Any? { held ?? assigned }
}

/// The values of one object.
final class AssociatedValues {
    fileprivate var values: [UnsafeRawPointer: AssociatedValue] = [:]
}

/// Values associated with objects: responders hold theirs, others have entries in a table by identity.
///
/// Values are released outside the lock: their deinitialisers may use associated objects themselves.
private enum AssociatedObjects {
    struct Entry {
        weak var object: AnyObject?
        var values = AssociatedValues()
    }

    private struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sizeToSweep = 1024
    }

    private static let table = Locked(Table())

    static func set(_ value: AssociatedValue?, of object: AnyObject, key: UnsafeRawPointer) {
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) var released: [Any] = []
        table.withLock { table in
            if table.entries.count >= table.sizeToSweep {
                released.append(table.entries.filter { $0.value.object == nil })
                table.entries = table.entries.filter { $0.value.object != nil }
                table.sizeToSweep = max(1024, table.entries.count * 2)
            }
            let values = values(of: object, in: &table, released: &released)
            if let old = values.values[key] { released.append(old) }
            values.values[key] = value
        }
        released = []
    }

    private static func values(
        of object: AnyObject, in table: inout Table, released: inout [Any]
    ) -> AssociatedValues {
        if let responder = object as? UIResponder {
            let known = responder.associatedValues ?? AssociatedValues()
            responder.associatedValues = known
            return known
        }
        if let entry = table.entries[ObjectIdentifier(object)] {
            if entry.object != nil { return entry.values }
            // Another object may have the address of one that has been released.
            released.append(entry)
        }
        let made = Entry(object: object)
        table.entries[ObjectIdentifier(object)] = made
        return made.values
    }

    static func value(of object: AnyObject, key: UnsafeRawPointer) -> AssociatedValue? {
        table.withLock { table in
            if let responder = object as? UIResponder { return responder.associatedValues?.values[key] }
            guard let entry = table.entries[ObjectIdentifier(object)], entry.object != nil else { return nil }
            return entry.values.values[key]
        }
    }

    static func removeAll(of object: AnyObject) {
        nonisolated(unsafe) var released: [Any?] = []
        table.withLock { table in
            if let responder = object as? UIResponder {
                released.append(responder.associatedValues)
                responder.associatedValues = nil
            } else {
                released.append(table.entries.removeValue(forKey: ObjectIdentifier(object)))
            }
        }
        released = []
    }
}
