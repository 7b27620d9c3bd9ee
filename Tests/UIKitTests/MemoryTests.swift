// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit

/// A view with four constraints may take 1.5 KB, of which these objects may take a third.
@MainActor
struct MemoryTests {
    /// What the C library has given an object, in bytes.
    private func size(of object: AnyObject) throws -> Int {
        typealias Size = @convention(c) (UnsafeMutableRawPointer?) -> Int
        let function = try #require(dlsym(nil, "malloc_usable_size"))
        let size = unsafeBitCast(function, to: Size.self)(Unmanaged.passUnretained(object).toOpaque())
        withExtendedLifetime(object) {}
        return size
    }

    /// The smallest of several: a freed block that the C library reuses may be a little larger than requested.
    private func size(of make: () -> AnyObject) throws -> Int {
        try #require(try (0..<16).map { _ in make() }.map { try size(of: $0) }.min())
    }

    @Test func `A constraint takes 88 bytes, a view 120 and a label 184`() throws {
        let (view, label) = (UIView(), UILabel())
        #expect(try size { view.widthAnchor.constraint(equalTo: label.widthAnchor, constant: 8) } <= 88)
        let viewSize = try size { UIView() }
        #expect(viewSize <= 120)
        #expect(try size { UILabel() } <= 184)
    }
}
