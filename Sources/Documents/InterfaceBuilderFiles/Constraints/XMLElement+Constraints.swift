// SPDX-License-Identifier: Apache-2.0
package import LayoutXML

extension XMLElement {
    /// The object ids of the views in this one that constraints are about.
    package var constrainedIDs: Set<String> {
        var ids: Set<String> = []
        forEach { element in
            for constraint in element.members(of: "constraints") {
                for id in [constraint["firstItem"] ?? element["id"], constraint["secondItem"]] {
                    if let id { ids.insert(id) }
                }
            }
        }
        return ids
    }

    /// Whether it is a constraint that has to hold exactly.
    package var isRequiredEquality: Bool {
        self["relation"] == nil && self["priority"] == nil && !isSet("placeholder")
    }
}
