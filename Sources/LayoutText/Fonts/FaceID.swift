/// A face that a font library has loaded: good for asking that library for outlines, and for nothing else. Numbers follow
/// the order of loading, so nothing that is written out may depend on them.
package struct FaceID: Hashable, Sendable {
    let index: Int
}
