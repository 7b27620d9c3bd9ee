// SPDX-License-Identifier: Apache-2.0
/// Objects in the order in which they were added, each once.
struct DistinctObjects<Object: AnyObject> {
    private(set) var all: [Object] = []
    private var known: Set<ObjectIdentifier> = []

    var isEmpty: Bool { all.isEmpty }

    mutating func append(_ object: Object) {
        if known.insert(ObjectIdentifier(object)).inserted { all.append(object) }
    }

    func contains(_ object: Object) -> Bool { known.contains(ObjectIdentifier(object)) }

    mutating func removeAll() {
        all.removeAll()
        known.removeAll()
    }
}
