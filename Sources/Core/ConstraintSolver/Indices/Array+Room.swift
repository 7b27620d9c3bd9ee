// SPDX-License-Identifier: Apache-2.0
extension Array {
    /// Reserves room for a number of elements and some that join later.
    mutating func reserveRoom(for count: Int) { reserveCapacity(count + count / 32) }

    /// Makes room for one more element: in a long list that is full for a sixteenth more. Lists that grow by themselves
    /// take twice their size.
    @inline(__always)
    mutating func makeRoom() {
        if count == capacity, count >= 1024 { reserveCapacity(count + count / 16) }
    }
}
