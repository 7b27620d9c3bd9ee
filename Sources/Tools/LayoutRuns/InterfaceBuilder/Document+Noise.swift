// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel

extension Document {
    /// With six decimals in constants and frames: files have the errors of Xcode's arithmetic, such as 50.000000000000014.
    package var withoutNoise: Document {
        var document = self
        for index in constraints.indices { document.constraints[index].constant.removeNoise() }
        for index in views.indices {
            document.views[index].frame?.x.removeNoise()
            document.views[index].frame?.y.removeNoise()
            document.views[index].frame?.width.removeNoise()
            document.views[index].frame?.height.removeNoise()
        }
        return document
    }
}

extension Double {
    fileprivate mutating func removeNoise() { self = (self * 1e6).rounded() / 1e6 + 0 }
}
