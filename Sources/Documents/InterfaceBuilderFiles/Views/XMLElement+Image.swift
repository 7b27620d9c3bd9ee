// SPDX-License-Identifier: Apache-2.0
package import LayoutXML

extension XMLElement {
    /// The name of an image: an attribute or, since Xcode 11, a reference with the image's scale or rendering mode.
    package func imageName(_ key: String = "image") -> String? {
        self[key] ?? child("imageReference", key: key)?["image"]
    }
}
