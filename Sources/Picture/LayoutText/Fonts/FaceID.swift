// SPDX-License-Identifier: Apache-2.0
/// A face that a font library has loaded. Numbers follow the order of loading, so nothing that is written out may depend on
/// them.
struct FaceID: Hashable, Sendable {
    let index: Int
}
